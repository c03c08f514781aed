import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { metasNamed } from '#rules/facts/page/head-facts.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';

/** A phrase of the page with what it weighs there. */
export interface PagePhrase {
  /** As it stands on the page, in lower case unless it is a name. */
  text: string;
  words: number;
  weight: number;
  /** Times in the part of the text that was read. */
  count: number;
}

/** What an occurrence weighs by where it stands: what is written on purpose weighs more than running text. */
const weights = {
  title: 6,
  heading1: 5,
  description: 3,
  heading2: 2,
  heading3: 1.5,
  meta: 1.5,
  text: 1,
} as const;
/** Units of main text that are read. */
const readLength = 30_000;
const longestPhrase = 3;
const mostPhrases = 40;

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&+.-]*/gu;
const spaceless = /[\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\u0e00-\u0e7f]/u;
/** Words of shops and sites that are about no subject. */
const siteWords = new Set(
  'home page click read more menu login cart search cookie cookies policy privacy terms contact subscribe newsletter share copyright rights reserved start seite mehr lesen weiter impressum datenschutz warenkorb accueil panier lire suite inicio carrito leer'.split(
    ' ',
  ),
);

let segmenter: Intl.Segmenter | undefined;

/** Phrases of one to three words by their weight on the page, heaviest first. Stems decide what is the same. */
export function readPhrases(facts: PageFacts): PagePhrase[] {
  const found = new Map<string, PagePhrase & { forms: Map<string, number> }>();
  const add = (text: string, weight: number): void => {
    for (const run of runsOf(text)) {
      for (let from = 0; from < run.length; from += 1) {
        for (let length = 1; length <= longestPhrase && from + length <= run.length; length += 1) {
          const words = run.slice(from, from + length);
          if (!isPhrase(words)) continue;
          const key = words.map(({ stem }) => stem).join(' ');
          const form = words.map(({ text: word }) => word).join(' ');
          const known = found.get(key);
          if (known) {
            known.weight += weight;
            known.count += 1;
            known.forms.set(form, (known.forms.get(form) ?? 0) + 1);
          } else found.set(key, { text: form, words: length, weight, count: 1, forms: new Map([[form, 1]]) });
        }
      }
    }
  };
  add(facts.head.title ?? '', weights.title);
  add(facts.head.description ?? '', weights.description);
  for (const { content } of metasNamed(facts.head, 'keywords')) add(content, weights.meta);
  for (const { level, text, inSubject } of facts.headings)
    if (level === 1) add(text, weights.heading1);
    else if (inSubject && level <= 3) add(text, level === 2 ? weights.heading2 : weights.heading3);
  add(facts.text.main.slice(0, readLength), weights.text);
  return [...found.values()]
    .map(({ forms, ...phrase }) => ({ ...phrase, text: commonest(forms) }))
    .filter(({ count, weight, words }) => count > 1 || (weight >= weights.heading2 && words > 1))
    .map((phrase) => ({ ...phrase, weight: phrase.weight * (phrase.words === 1 ? 0.6 : phrase.words) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostPhrases);
}

interface PhraseWord {
  text: string;
  stem: string;
  small: boolean;
}

/** Words of a text, cut where a phrase cannot go on: at punctuation and line ends. */
function runsOf(text: string): PhraseWord[][] {
  return text.split(/[\n,;:!?()[\]{}|"“”„«»/<>=•·…–—]+|\.(?=\s|$)|\s-\s/u).flatMap((piece) => {
    const words = spaceless.test(piece) ? segmented(piece) : (piece.match(wordPattern) ?? []);
    return words.length === 0 ? [] : [words.map(wordOf)];
  });
}

function segmented(text: string): string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

function wordOf(text: string): PhraseWord {
  const plain = text.replace(/[.'’-]+$/u, '');
  const isName = /^\p{Lu}{2,}$|\p{Ll}\p{Lu}/u.test(plain);
  const folded = foldWord(plain);
  return { text: isName ? plain : plain.toLowerCase(), stem: stemOf(plain), small: isFunctionWord(folded) };
}

function isPhrase(words: readonly PhraseWord[]): boolean {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last || first.small || last.small) return false;
  if (words.every(({ text }) => /^[\d.,%-]+$/.test(text))) return false;
  if (words.some(({ text }) => siteWords.has(text.toLowerCase()))) return false;
  return words.length > 1 || spaceless.test(first.text) || first.text.length > 2;
}

function commonest(forms: ReadonlyMap<string, number>): string {
  let best = '';
  let most = 0;
  for (const [form, count] of forms)
    if (count > most) {
      best = form;
      most = count;
    }
  return best;
}
