import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { titleCase } from './case.ts';
import { type Draft, labelOf } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { inTone, type Paragraph } from './prose.ts';
import { cutAtWord } from './search-page.ts';
import type { Telling } from './telling.ts';

/** "[App]: [head keyword]" within the store's limit, or the name alone when it says it. */
export function appName(draft: Draft, max: number): string {
  const given = draft.brief.fields['appName'] ?? draft.name;
  // The product's own name often says more than the app's name alone ("Dotline habit tracker").
  const own = draft.shares || countCharacters(draft.name) <= max ? draft.name : given;
  const clean = own
    .replace(/[\p{Extended_Pictographic}\uFE0F!#*]/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
  const name = cutAtWord(clean, max);
  if (draft.language.written === 'other') return name;
  const heads = [
    draft.ledger.productType,
    ...draft.keywords.filter((keyword) => keyword.kind === 'head').map((keyword) => keyword.phrase),
  ];
  for (const head of heads) {
    if (
      head === '' ||
      foldWord(name).includes(foldWord(head)) ||
      stemsOf(head).some((stem) => stemsOf(name).includes(stem))
    )
      continue;
    const tail = draft.language.written === 'en' ? titleCase(head) : upperFirst(head);
    const full = `${name}: ${tail}`;
    if (countCharacters(full) <= max) return full;
  }
  return name;
}

/** Functions as short phrases, the seller's own, in order. */
export function appFunctions(draft: Draft, telling: Telling): string[] {
  const fromField = telling.points
    .filter((point) => point.unit?.path === 'appFeatures')
    .map((point) => point.text);
  const short = telling.points
    .filter(
      (point) =>
        point.unit !== null &&
        point.unit.path !== 'appFeatures' &&
        !point.whole &&
        point.text.length <= 50 &&
        point.topic === 'what',
    )
    .map((point) => point.text);
  const whole = telling.points
    .filter(
      (point) => point.whole && point.unit !== null && point.text.length <= 60 && point.topic === 'what',
    )
    .map((point) => point.text);
  const all = [...fromField, ...short, ...whole].filter((text) => countCharacters(text) <= 80);
  return [...new Set(all)].slice(0, draft.brief.style === 'concise' ? 6 : 10);
}

/** Paragraphs, the functions as a list under a heading, then price and data. */
export function appBody(draft: Draft, telling: Telling, paragraphs: readonly Paragraph[]): string {
  const listedTexts = new Set(
    telling.points.filter((point) => point.unit?.path === 'appFeatures').map((point) => foldWord(point.text)),
  );
  const functions = appFunctions(draft, telling).filter(
    (text) => listedTexts.has(foldWord(text)) || listedTexts.size === 0,
  );
  const prose = paragraphs
    .map((paragraph) =>
      paragraph.sentences
        .filter(
          (sentence) =>
            ![...listedTexts].some(
              (text) =>
                text !== '' && foldWord(sentence).includes(text) && sentence.length < text.length + 12,
            ),
        )
        .join(' '),
    )
    .filter((text) => text !== '');
  const heading = labelOf(draft, 'functions');
  const list =
    functions.length < 3
      ? ''
      : [heading, ...functions.map((text) => `- ${upperFirst(text)}`)]
          .filter((line) => line !== '')
          .join('\n');
  const at = Math.min(2, prose.length);
  const blocks = [...prose.slice(0, at), list, ...prose.slice(at)].filter((block) => block !== '');
  return inTone(blocks.join('\n\n'), draft.brief.tone, draft.language.written);
}
