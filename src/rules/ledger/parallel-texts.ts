import type { SeoForm } from '#contract/seo-content.ts';

/** "EN: Beech brush. DE: Bürste aus Buche. FR: Brosse en hêtre.": one text in several languages, each behind its letters. */
const mark = /(?<=^|[\s.!?])(EN|DE|FR|ES|IT|NL|ENG|GER|ESP)\s?[:–-]\s(?=\S)/gu;
const tags: Readonly<Record<string, string>> = { ENG: 'en', GER: 'de', ESP: 'es' };
const fewestTexts = 2;

/**
 * The name and the text of a product in one language, where a seller wrote it in several side by side: that which the form chooses,
 * else the first. A name with as many sides ("Dishbrush / Spülbürste / Brosse") gives the side of its language.
 */
export function inOneLanguage(
  product: { name: string; description: string },
  choice: NonNullable<SeoForm['language']>,
): { name: string; description: string } {
  const marks = [...product.description.matchAll(mark)];
  const languages = marks.map(([, letters = '']) => tags[letters] ?? letters.toLowerCase());
  if (new Set(languages).size < fewestTexts || marks[0]!.index > 0) return product;
  const at = Math.max(0, languages.indexOf(choice));
  const from = marks[at]!.index + marks[at]![0].length;
  const description = product.description.slice(from, marks[at + 1]?.index).trim();
  const sides = product.name.split(/\s[/|]\s/u);
  return { name: sides.length === marks.length ? sides[at]! : product.name, description };
}
