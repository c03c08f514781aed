import { relatedToApp } from '#rules/keywords/related-words-apps.ts';
import { relatedWords } from '#rules/keywords/related-words.ts';
import { isCount } from './neutral.ts';
import { otherNamesFor, otherWordsFor } from './other-words.ts';
import { typedName } from '#rules/listing/listing.ts';
import { contentStemsOf, foldWord } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';

/** Letters from which a word is known inside of a longer one. */
const leastPart = 4;
const sharedFront = 5;

const known = new WeakMap<Prepared, ReadonlySet<string>>();

/** Stems that a text about this product may be known by: the brief's, the business's and those people look for it with. */
export function stemsKnown(prepared: Prepared): ReadonlySet<string> {
  const before = known.get(prepared);
  if (before !== undefined) return before;
  const { ledger, brief, keywords, platform } = prepared;
  const texts = [
    ...ledger.sentences.map(({ text }) => text),
    ...ledger.facts.map(({ value }) => value),
    brief.businessName,
    ledger.productType,
    typedName(brief.product),
    ...keywords.map(({ phrase }) => phrase),
    ...relatedWords([ledger.productType], ledger.language.written, { title: brief.product.name }),
    ...otherNamesFor(foldWord(brief.product.description), ledger.language.written),
    // An app runs on a phone, whatever its brief says.
    ...(platform.subject === 'app'
      ? [
          ...relatedToApp(brief.product.description, ledger.language.written),
          'phone',
          ...otherWordsFor(foldWord(brief.product.description)),
        ]
      : []),
    // What is on a page of videos is one.
    ...(platform.subject === 'video' ? ['video vídeo vidéo film'] : []),
  ];
  const stems = new Set(texts.flatMap(contentStemsOf));
  known.set(prepared, stems);
  return stems;
}

/** "Stable" is no table: a single letter before a word makes no compound of it. */
const isInside = (whole: string, part: string): boolean => {
  const at = whole.indexOf(part);
  return at === 0 || at > 1;
};

/** Whether a word is one of them, of the same front, or a compound with one. */
export function isKnown(given: string, stems: ReadonlySet<string>): boolean {
  // "S’empile" is of what "empilable" is.
  const word = given.replace(/^(?:[cdjlmnst]|qu)[’']/u, '');
  if (stems.has(word)) return true;
  if (word.length < leastPart) return false;
  const front = word.slice(0, sharedFront);
  for (const stem of stems) {
    // "Pennine" is known by no "nine".
    if (stem.length < leastPart || isCount(stem)) continue;
    if (isInside(word, stem) || stem.startsWith(word)) return true;
    if (word.length > leastPart && isInside(stem, word)) return true;
    if (front.length === sharedFront && stem.startsWith(front)) return true;
  }
  return false;
}

const leastShare = 0.6;

/** The same as people search: "numérique" is known by no "numéro", with which it shares no more than its front. */
export function isFirmlyKnown(word: string, stems: ReadonlySet<string>): boolean {
  if (!isKnown(word, stems)) return false;
  if (stems.has(word) || word.length <= sharedFront) return true;
  for (const stem of stems) {
    if (stem.length < leastPart || isCount(stem)) continue;
    if (isInside(word, stem) || stem.startsWith(word) || isInside(stem, word)) return true;
    let shared = 0;
    while (shared < word.length && word[shared] === stem[shared]) shared += 1;
    if (shared >= sharedFront && shared >= word.length * leastShare) return true;
  }
  return false;
}
