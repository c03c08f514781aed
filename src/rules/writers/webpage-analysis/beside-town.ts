import { longPattern } from '#rules/text/long-pattern.ts';

/** "Just ten minutes from Morpeth", "close to Hay": not in the town. German "bei" stands before any noun, and is left out. */
const beside = longPattern('iu')`
  \s(?:(?:minutes?|miles?|hours?|km|kilomet(?:er|re)s?|minuten|kilometern?|kilómetros|kilomètres|minuti
      |minutos|minuto|chilometri|drive|walk)\s(?:(?:drive|walk|away|by\s\p{L}+|en\s\p{L}+)\s)?(?:from|von|de|da)
    |near|close\sto|outside|près\sde|non\sloin\sde|unweit\svon|cerca\sde|vicino\sa)\s
`;
const nearWord: Readonly<Partial<Record<string, string>>> = {
  en: 'near',
  de: 'bei',
  es: 'cerca de',
  fr: 'près de',
  it: 'vicino a',
};

/** " near Morpeth" where a sentence says so; empty where it does not. */
export function besideTown(sentence: string, tag: string): string {
  const found = beside.exec(sentence);
  const word = nearWord[tag];
  if (found === null || word === undefined) return '';
  const [town = ''] =
    /^\p{Lu}[\p{L}’'-]{2,20}(?:[ -]\p{Lu}[\p{L}’'-]{2,20})?/u.exec(
      sentence.slice(found.index + found[0].length),
    ) ?? [];
  return town === '' ? '' : ` ${word} ${town}`;
}
