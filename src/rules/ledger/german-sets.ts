import type { GermanPhrase } from './german-measures.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

const numbers = new Map(
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ').map((word, at) => [word, at + 2]),
);
const asSet =
  /(?:^|\s)(?:Lieferung|[Gg]eliefert|[Kk]ommt|[Kk]ommen|[Ii]m|[Aa]ls)(?: als| im)? (\d{1,2}er[- ](?:Set|Pack|Packung))(?![\p{L}-])/u;
/** "Vier Bechern zu je 140 g": how many there are and what one holds. */
const ofEach =
  /(?:^|\s)(?:in )?(\d{1,2}|\p{Ll}{4,6}) \p{Lu}[\p{L}-]{3,}n? (?:zu je|à je|mit je|à|je) (\d[\d.,]* ?(?:g|kg|ml|l|cl|m|cm))(?!\p{L})/u;
const forChildren =
  /(?:^|\s)(für (?:Kinder|Babys) (?:ab|von) \d{1,2}(?: bis \d{1,2})? (?:Jahren|Monaten))(?!\p{L})/u;
/** A choice, an offer beside it or a denial. */
const noSet = longPattern('iu')`
  (?<!\p{L})(?:auch|oder|wahlweise|erhältlich|lieferbar|verfügbar|nicht|kein\p{L}*|nie|statt|sparen|günstiger|separat|einzeln|bald|früher|nur
    |ungeeignet|ohne)(?!\p{L})
`;

/** What a German clause says of how many come, of what each of them holds, and from which age. */
export function germanSets(text: string): GermanPhrase[] {
  if (!/\d/u.test(text) || noSet.test(text)) return [];
  const found: GermanPhrase[] = [];
  const set = asSet.exec(text)?.[1];
  if (set !== undefined) found.push({ text: set.replace(' ', '-'), says: 'count' });
  const [, many = '', each = ''] = ofEach.exec(text) ?? [];
  const count = /^\d/u.test(many) ? Number(many) : (numbers.get(many) ?? 0);
  if (count > 1)
    found.push({ text: `${String(count)} x ${each}`, says: 'count' }, { text: `je ${each}`, says: 'count' });
  const whom = forChildren.exec(text)?.[1];
  if (whom !== undefined) found.push({ text: whom, says: 'use' });
  return found;
}
