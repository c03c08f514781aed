import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';
import { tellsStoryOnly } from './stuff-of-story.ts';
import type { Unit } from './units.ts';

/** "Cuts wood and plywood": what a tool is used on, and not what it is made of. */
const worksOn = longPattern('iu')`
  ^(?:also |easily |cleanly |neatly )?(?:cuts?|drills?|sands?|cleans?|polishes|removes?|bonds?|glues?|joins?
    |trims?|saws?|slices?|engraves?|sticks? to|works? (?:on|with)|prints? on|writes? on|safe (?:on|for)
    |(?:suitable )?for)\s|^(?:schneidet|bohrt|sägt|schleift|klebt|haftet
    |reinigt|entfernt|poliert|näht|pflegt)\s
`;

/** "Gentle on leather", "sticks to glass": behind it stands what it meets. */
const meets = /(?<!\p{L})(?:(?:sticks?|adheres?) to|(?:soft|gentle|kind|safe|easy) (?:on|to))\s/iu;

/** "Made of steel with an edge that is gentle on the fingers": a stuff before what it meets is its own. */
function isOnlyMet(text: string): boolean {
  const at = text.search(meets);
  return at !== -1 && !claimHits(text.slice(0, at), 'en').some(({ payload }) => payload.kind === 'material');
}

/** Whether a clause names stuffs that the thing is used on, in its own words or behind the heading of a point, or those of a story. */
export function tellsOtherStuff(unit: Pick<Unit, 'kind' | 'text' | 'point'>): boolean {
  const text = unit.point?.body ?? unit.text;
  return worksOn.test(text) || isOnlyMet(text) || tellsStoryOnly(unit);
}

const fewestShown = 3;

/** "Auto mode: ring in blue, green, yellow and red": what a point says that the thing shows is no colour to choose. */
export function showsColours({ point }: Pick<Unit, 'point'>, language: WrittenLanguage): boolean {
  if (
    point === undefined ||
    /(?<!\p{L})(?:colou?rs?|farben?|colou?r options?|colores?|couleurs?|coloris)(?!\p{L})/iu.test(point.head)
  )
    return false;
  const colours = claimHits(point.body, language).filter(({ payload }) => payload.kind === 'colour');
  return colours.length >= fewestShown;
}

const packs =
  /(?<!\p{L})(?:caj(?:it)?as?|bols(?:it)?as?|sobres?|estuches?|paquetes?|empaques?|envoltorios?) de (?:\p{L}+ )?$/iu;
const sends = /(?<!\p{L})(?:entreg|env[ií]|lleg|empa[cq]|envuel|embal|mand|present|recib)\p{L}*(?!\p{L})/iu;

/** "Comes folded with a paper band", "posted in a kraft envelope". English. */
const comesIn =
  /^(?:(?:it|they|each(?: one)?|all) )?(?:is |are )?(?:comes?|arrives?|sent|posted|packed|packaged|wrapped|delivered|ships?|shipped) (?:[^,;]{1,40} )?(?:in|with) (?:an? )?(?:\p{Ll}+ )?$/iu;
const wraps =
  /^\p{L}+(?: \p{L}+)? (?:bands?|bags?|box(?:es)?|sleeves?|wraps?|ribbons?|tags?|envelopes?|cards?|tubes?|pouch(?:es)?|mailers?)(?!\p{L})/u;

/** "Los entrego en una cajita de cartón": of what the thing is sent in it is not made. Spanish. */
export function isStuffOfParcel(text: string, start: number, language: WrittenLanguage): boolean {
  if (language === 'en') return comesIn.test(text.slice(0, start)) && wraps.test(text.slice(start));
  return language === 'es' && packs.test(text.slice(0, start)) && sends.test(text.slice(0, start));
}

/** "Gazelle Orange C7": between a maker and a number the colour is part of a model's name. */
export function isModelsName(text: string, start: number, value: string): boolean {
  return (
    /(?:^|\s)\p{Lu}\p{Ll}+\s$/u.test(text.slice(0, start)) &&
    /^\p{Lu}/u.test(value) &&
    /^\s\p{Lu}{1,2}\d{1,2}(?![\p{L}\d])/u.test(text.slice(start + value.length))
  );
}

const hadByPeople =
  /\b(?:liv(?:e|es|ing)|cop(?:e|es|ing)|born|diagnosed|struggl(?:e|es|ing)|help(?:s|ed)?|deal(?:s|ing)?|people|adults|children|kids|anyone|everyone|someone|those|clients|patients|families|women|men|students|pupils)\s(?:with (?:an? |the |their )?)?$/iu;

/** "Everyone here lives with a brain injury": whether the words before a part say that people have it. English. */
export const isHadByPeople = (before: string): boolean => hadByPeople.test(before);

/** "It smells of orange and cedar": a scent, and no stuff. English. */
export const smellsOf =
  /^(?:It|They|The scent) (?:smells? (?:of|like)|tastes? (?:of|like)|(?:is|are) scented with)\s/u;

/** Labels of a row of shades. */
export const ofColours = /^(?:available )?(?:colou?rs?|farben?|colore?s?|couleurs?|coloris)$/iu;

/** "It holds five lenses and a 15 inch laptop": so big is what goes into it. English. */
export const holdsThings =
  /^(?:it |they |the \p{L}+ )?(?:also )?(?:holds?|fits?|takes?|carries|stores?|accommodates?)\s/iu;
