import type { SeoForm } from '#contract/seo-content.ts';
import { detectLanguage } from '#rules/language/detect.ts';

/** "EN: Beech brush. DE: Bürste aus Buche. FR: Brosse en hêtre.": one text in several languages, each behind its letters. */
const mark = /(?<=^|[\s.!?])(EN|DE|FR|ES|IT|NL|ENG|GER|ESP)\s?[:–-]\s(?=\S)/gu;
const tags: Readonly<Record<string, string>> = { ENG: 'en', GER: 'de', ESP: 'es' };
const fewestTexts = 2;
/** "Hebilla de latón / brass buckle": one line with its two sides. */
const twoSides = /^([^/\n]{3,200})\s[/|]\s([^/|\n]{3,200})$/u;
const fewestLines = 3;

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
  if (new Set(languages).size < fewestTexts || marks[0]!.index > 0) return onOneSide(product, choice);
  const at = Math.max(0, languages.indexOf(choice));
  const from = marks[at]!.index + marks[at]![0].length;
  const description = product.description.slice(from, marks[at + 1]?.index).trim();
  const sides = product.name.split(/\s[/|]\s/u);
  return { name: sides.length === marks.length ? sides[at]! : product.name, description };
}

/** Lines that say all twice, in one language before a stroke and in another one behind it: the side that is chosen, else the first. */
function onOneSide(
  product: { name: string; description: string },
  choice: NonNullable<SeoForm['language']>,
): { name: string; description: string } {
  const lines = product.description.split('\n').filter((line) => line.trim() !== '');
  if (lines.length < fewestLines || !product.description.includes(' / ')) return product;
  const sides = lines.map((line) => twoSides.exec(line.trim()));
  const twofold = sides.filter((side) => side !== null);
  // "Tallas S (30-38 cm)": a line that is understood in both stands once.
  if (twofold.length < fewestLines || twofold.length < lines.length - 1) return product;
  const texts = [1, 2].map((side) =>
    lines.map((line, at) => sides[at]?.[side]?.trim() ?? line.trim()).join('\n'),
  );
  const tags = [1, 2].map(
    (side) => detectLanguage([twofold.map((found) => found[side]!).join('\n')], 'auto').tag,
  );
  if (tags[0] === tags[1]) return product;
  const at = Math.max(0, tags.indexOf(choice));
  const names = product.name.split(/\s[/|]\s/u);
  return { name: names.length === texts.length ? names[at]! : product.name, description: texts[at]! };
}
