import type { Brief } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import type { Candidate } from './candidate.ts';

/** Languages without templates: the seller's chunks between marks and spaces, verbatim (writing guide §4.6). */
export function verbatimPhrases(brief: Brief): Candidate[] {
  const path = `products.${brief.product.index}`;
  const candidates: Candidate[] = [];
  const add = (text: string, source: string, sentence: number): void => {
    const phrase = text.replace(/^["'“”„「『（(\s]+|["'“”」』）)\s.]+$/gu, '');
    const long = /[\u3040-\u30FF\u4E00-\u9FFF]/u.test(phrase) && sentence > 0 ? 12 : 40;
    if (
      phrase.split(' ').length <= (sentence === 0 ? 5 : 4) &&
      countCharacters(phrase) <= long &&
      !instruction.test(phrase)
    ) {
      candidates.push({ phrase, kind: 'attribute', source, built: false, sentence });
    }
  };
  const instruction = /(?:ください|です|ます|して|避けて保存|请|勿|不要)/u;
  const cut = /[,;:!?()（）|•·/\n、，。；：！？・／।۔؟،؛]+|\.(?:\s|$)|\s[-–—]\s/u;
  for (const part of brief.product.name.split(cut)) add(part, `${path}.name`, 0);
  if (/[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3\u0E00-\u0E7F]/u.test(brief.product.name)) {
    for (const part of piecesOf(brief.product.name)) add(part, `${path}.name`, 0);
  }
  const spaced = piecesOf(brief.product.name);
  // A long name is rarely searched whole; its first words name the thing in most languages.
  if (spaced.length > 3 && spaced.slice(0, 2).every((word) => /^\p{L}{3,}$/u.test(word))) {
    add(spaced.slice(0, 2).join(' '), `${path}.name`, 0);
  }
  // "Painel de azulejos pintado à mão": the small word joins the two that name the thing.
  if (
    spaced.length > 3 &&
    /^\p{L}{3,}$/u.test(spaced[0]!) &&
    /^\p{L}{1,3}$/u.test(spaced[1]!) &&
    /^\p{L}{4,}$/u.test(spaced[2]!)
  ) {
    add(spaced.slice(0, 3).join(' '), `${path}.name`, 0);
  }
  add(brief.product.category, `${path}.category`, 0);
  for (const name of ['appFeatures', 'keyFeatures', 'appCategory', 'videoCategory'] as const) {
    for (const part of (brief.fields[name] ?? '').split(cut)) add(part, name, 1);
  }
  const prose = brief.product.description.replace(/(?:^|[.!?\n])[^.!?:\n]{1,40}:\s/gu, '. ');
  prose
    .split(cut)
    .filter((part) => !/[0-9]/.test(part) && countPieces(part.trim()) <= 4)
    .forEach((part, index) => add(part, `${path}.description`, index + 1));
  return candidates;
}
