import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { Patterns } from './pattern.ts';
import { spanish } from './spanish.ts';

/** Null for languages whose words are taken as they stand. */
export const patternsOf: Readonly<Record<WrittenLanguage, Patterns | null>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  other: null,
};

const placeholder = /\{(x|xs|ax|ux|s|a|p|b|c)\}/gu;

const twice = /(?<!\p{L})(\p{L}+)\s\1(?!\p{L})/iu;

/** What the placeholders stand for; null or absent leaves the wording out. */
export type Filling = Partial<Record<'x' | 'xs' | 'ax' | 'ux' | 's' | 'a' | 'p' | 'b' | 'c', string | null>>;

/** Fills a wording; null when a placeholder has no filling or a word would stand twice in a row. */
export function fillPattern(pattern: string, filling: Filling): string | null {
  let whole = true;
  const text = pattern.replace(placeholder, (_, name: keyof Filling) => {
    const value = filling[name];
    if (value === undefined || value === null || value === '') whole = false;
    return value ?? '';
  });
  if (!whole) return null;
  // "Bao Bao Bus" is called so.
  const own = [filling.b, filling.c].reduce<string>(
    (rest, name) =>
      name === undefined || name === null || name === '' ? rest : rest.replace(name, '\u0000'),
    text,
  );
  // "best best walking shoes", "software software pricing".
  const isTwice = twice.test(twice.test(filling.b ?? '') || twice.test(filling.c ?? '') ? own : text);
  return isTwice ? null : text;
}
