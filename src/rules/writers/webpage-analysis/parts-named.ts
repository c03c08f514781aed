import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { foldWord } from '#rules/text/words.ts';
import { ofEverySite } from './every-site.ts';
import { quieted } from './quieted.ts';

/** Units of a name that a title adds to its subject. */
export const longestDetail = 30;

/** "2. No plan for water": a point of a list, and no part that the page is on. */
export const isPoint = /^\d{1,2}[.)]\s/u;

/** "Les gîtes", "Our kennels" as a title names them. */
const leadingArticle =
  /^(?:our|the|nos|les|le|la|unsere?|die|der|das|nuestr[oa]s|los|las|il|lo|gli|i nostri|le nostre)\s(?=\p{L}{3,}$)|^l['’](?=\p{L}{3,}$)/iu;

function withoutArticle(part: string): string {
  const bare = part.replace(leadingArticle, '');
  return bare === part ? part : bare.charAt(0).toUpperCase() + bare.slice(1);
}

/** "Water heater repair Tampa" behind "Plumber Tampa": the town is said. */
export function withoutTownOf(line: string, part: string): string {
  const [, rest, town] = /^(\S+ \S.*?)\s(?:(?:in|à|en|a)\s)?(\p{Lu}\p{L}{2,})$/u.exec(part) ?? [];
  return rest !== undefined && town !== undefined && line.split(/[^\p{L}]+/u).includes(town) ? rest : part;
}

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
          !isPoint.test(text),
      )
      .slice(0, mostParts)
      .map(({ text }) => withoutArticle(withoutTownOf(line, quieted(text.trim(), facts))))
      .filter((text) => !shares(line, text));
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
