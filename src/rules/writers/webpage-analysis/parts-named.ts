import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { foldWord } from '#rules/text/words.ts';
import { ofEverySite } from './every-site.ts';
import { quieted } from './quieted.ts';

/** Units of a name that a title adds to its subject. */
export const longestDetail = 30;

/** Parts that are looked at. */
const mostParts = 20;

/** What the headings of the page's parts name, and of their parts where those of the first level are every site's. */
export function partsNamed(facts: PageFacts, line: string): string[] {
  const { headings } = facts;
  const named = (wanted: number): string[] =>
    headings
      .filter(
        ({ level, text, inSubject }) =>
          level === wanted &&
          inSubject &&
          text.length <= longestDetail &&
          text.length >= (isSpaceless.test(text) ? 2 : 4) &&
          !ofEverySite.test(text) &&
          !shares(line, text),
      )
      .slice(0, mostParts)
      .map(({ text }) => quieted(text.trim(), facts));
  const parts = named(2);
  return parts.length > 0 ? parts : named(3);
}

/** The same beside the name of a business, which may name a part itself: "Roof repairs" of Millbrook Roofing. */
export function partsOfBusiness(facts: PageFacts, brand: string): string[] {
  const name = foldWord(brand);
  return partsNamed(facts, '').filter((part) => !foldWord(part).includes(name));
}

const isSpaceless = /[\u3040-\u30ff\u3400-\u9fff]/u;

/** Whether a line and a phrase share a word that says something. */
export function shares(line: string, phrase: string): boolean {
  const folded = foldWord(line);
  const words = new Set(folded.split(/[^\p{L}\p{N}]+/u));
  return foldWord(phrase)
    .split(' ')
    .some((word) => (word.length > 3 ? folded.includes(word) : word.length === 3 && words.has(word)));
}
