import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { withModelAtOpening } from './model-at-opening.ts';
import { withSaidModel } from './said-model.ts';
import { piecesOf } from '#rules/text/spaces.ts';

/** "I am selling my", "We bought this": how somebody opens who tells in a sentence what he sells, up to its name. */
const opens: Partial<Record<WrittenLanguage, RegExp>> = {
  en: /^(?:(?:hi|hello|hey)[^.!?\n]{0,20}[.!,]\s)?(?:(?:for sale|up for sale|selling)(?: is| are)?|(?:this|here|it)(?: is|['’]s)|the \p{Ll}{3,}(?: \p{Ll}{3,})? is|(?:i|we)(?:['’](?:m|re|ve)| am| are| have)?(?: (?:only|just|now|here|currently|reluctantly|sadly))?(?: (?:selling|sell|bought|purchased|got|offering|listing|letting go of|parting with|have for sale|(?:have )?(?:decided|looking|hoping|trying|want|need|would like) to sell))?)(?: of)? (?:my|our|this|these|an?|the)(?: (?:son|daughter|husband|wife|mum|dad|partner|kid|child)(?:['’]s|s['’]))?\s/iu,
  es: /^(?:hola[.,!]?\s)?(?:(?:se )?vend(?:o|e|en|emos)|pongo a la venta|ponemos a la venta) (?:(?:mis?|nuestr[oa]s?|est[eao]s?|una?|el|la) )?(?=\p{L})/iu,
};
/** Why it is sold, which tells nothing of the thing. */
const reasons: Partial<Record<WrittenLanguage, RegExp>> = {
  es: /^(?:hola[.,!]?\s)?(?:se )?(?:vend(?:o|e|en|emos)|pong?o a la venta|ponemos a la venta)\s.*\s(?:porque|ya que|debido a|por mudanza|por no|al no|puesto que|dado que|pues)\s/iu,
};

/** Whether a clause says that the thing is sold and why: "Vendo mi bicicleta porque ya no la uso". */
export function sellsWithReason(text: string, language: WrittenLanguage): boolean {
  return reasons[language]?.test(text) === true;
}

/** A word of a maker's or a model's name, a year or a code. */
const proper =
  /^(?:\p{Lu}[\p{L}\d.&+’'-]*|\d{1,4}(?:\p{Lu}[\p{Lu}\d-]{0,5})?|\d{1,2}\.\d|\d{1,4}(?:-\d{1,4})?mm|f\/\d[\d.]*\p{Lu}?)$/u;
/** What may stand between a model and the noun: "corner" of a "Friheten corner sofa bed". */
const plain = /^\p{Ll}{3,}(?:['’]s)?(?:-\p{Ll}+)*$/u;
const small =
  /^(?:and|or|with|for|from|that|which|who|because|since|when|while|but|not|old|new|used|own|beloved|trusty|faithful|very|other|spare|first|second|last|two|three|four|five|six|few|couple|pair|set|full|size|year|years|months?|good|great|nice|lovely|beautiful|much|well|hardly|barely|gently)$/u;
const mostAdded = 5;
const longestOpening = 240;

/**
 * The product with the name by which the seller's own sentence calls the thing: "Pram" of whom it says "I am selling our Bugaboo Fox 2 pram
 * because …" is a "Bugaboo Fox 2 pram". Only names of makers and models add to it, with the words that stand between them and
 * the noun; what else describes the thing is read as its details. English, and Spanish, where they stand behind.
 */
export function namedInSentence(product: Brief['product'], language: WrittenLanguage): Brief['product'] {
  const opened = fullerName(product.name, product.description, language);
  const isOpened = opened !== product.name || language !== 'en';
  const name = isOpened
    ? opened
    : withSaidModel(withModelAtOpening(product.name, product.description), product.description);
  return name === product.name ? product : { ...product, name };
}

/** "My KitchenAid Artisan stand mixer has been on my worktop". */
const ofOwner = /^(?:my|our)\s/iu;

function fullerName(name: string, description: string, language: WrittenLanguage): string {
  const start = description.slice(0, longestOpening);
  const opening =
    opens[language]?.exec(start)?.[0] ?? (language === 'en' ? ofOwner.exec(start)?.[0] : undefined);
  if (opening === undefined) return name;
  const front =
    /^[\p{L}\d .&+’'-]+?(?=\s(?:with|for|in|from|by|and|plus)\s|\s?[,(|–—:/]|$)/iu.exec(name)?.[0] ?? '';
  const own = piecesOf(front).map((word) => foldWord(word));
  if (own.length === 0) return name;
  // "The box is a Trek": of what is sold alone, by its own noun.
  const noun = /^the (?:\p{Ll}+ )?(\p{Ll}+) is /iu.exec(opening)?.[1];
  if (noun !== undefined && !own.includes(foldWord(noun))) return name;
  const told = piecesOf(start.slice(opening.length).split(/[.!?](?:\s|$)|[,;:(\n]/u)[0]!);
  const run: string[] = [];
  let next = 0;
  for (const word of told) {
    if (foldWord(word) === own[next]) next += 1;
    else if (!isAdded(word, run)) return name;
    run.push(word);
    if (next === own.length) break;
  }
  // "My Nintendo Switch OLED in white": the model goes on behind the name.
  if (next === own.length) run.push(...modelBehind(told.slice(run.length)));
  const added = run.length - own.length;
  if (next < own.length || added < 1 || added > mostAdded) return name;
  const names = run.filter((word) => proper.test(word) && !own.includes(foldWord(word)));
  if (!names.some((word) => /\p{L}/u.test(word) || /^(?:19|20)\d\d$/u.test(word))) return name;
  // "Cafetera DeLonghi" that is a "DeLonghi Dedica EC685": of two names in a row nobody knows which is the maker's.
  const isSecondName = language !== 'en' && proper.test(own.length > 0 ? piecesOf(front).at(-1)! : '');
  if (isSecondName && /^\p{Lu}\p{Ll}+$/u.test(run[own.length] ?? '')) return name;
  const called = language === 'en' ? run.join(' ') : `${front} ${run.slice(own.length).join(' ')}`;
  return `${called}${name.slice(front.length)}`;
}

function modelBehind(words: readonly string[]): string[] {
  const end = words.findIndex((word) => !/^(?:\p{Lu}[\p{L}\d-]*|\d{1,3})$/u.test(word) || word === 'I');
  return words.slice(0, end === -1 ? words.length : end);
}

/** "We've been using it", "our daughter has given up the guitar": signs that what is sold has been somebody's. */
const ownedBefore = longPattern('iu')`
  ^(?:(?:hi|hello|hey)[^.!?\n]{0,20}[.!,]\s)?(?:i|we)(?:['’](?:m|re|ve)|\sam|\sare|\shave)?(?:\s[a-z]+){0,3}?\s(?:selling
    |sell|letting\sgo\sof|parting\swith)\s(?:my|our)\s(?!new\s|hand|own\s)
  |^(?:only\s)?selling\s(?:my|our)\s(?!new\s|hand|own\s)
  |\bwhich\s(?:i|we)(?:['’]ve|\shave)?\s(?:only\s)?(?:used|rode|wore|played|had)\b
  |\b(?:we|i)\s(?:bought|purchased)\s(?:it|this|these|them)\b
  |\bno\slonger\s(?:fits?|needs?|needed|uses?|used)\b
  |\b(?:i|we)(?:['’]ve|\shave)?\s(?:only\s|barely\s|hardly\s)?(?:used|ridden|worn|played|driven)\s(?:it|this|them|these)\b
  |\b(?:my|our|her|his|their)\s(?:\p{L}[\p{L}\d-]*\s){1,5}is\sfor\ssale\b
  |\bfor\ssale\s(?:because|as|since)\s(?:i|we|my|our)\b
  |^we(?:['’]re|\sare)\smoving\b|\bis\slooking\sfor\s(?:an?\s)?new\s(?:home|owner|family)\b
  |\b(?:we|i)\s(?:always\s)?(?:oil|wash|clean|polish|service|store|keep)\s(?:it|them)\s
  |\b(?:son|daughter|kids?|children|boys?|girls?|husband|wife)\s(?:has\s|have\s)?(?:given\sup|gave\sup|grown\sout\sof|moved\son)\b
`;

/** Whether somebody speaks of a thing of his own that he sells: it has been used, whatever else is said of its state. English. */
export function sellsOwnThing(description: string): boolean {
  return ownedBefore.test(description);
}

/** A name anywhere, a plain word only behind one: "my old Trek bike" has an age, and no model called "old". */
function isAdded(word: string, before: readonly string[]): boolean {
  return (
    proper.test(word) || (before.some((other) => proper.test(other)) && plain.test(word) && !small.test(word))
  );
}
