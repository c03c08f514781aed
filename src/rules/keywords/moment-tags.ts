import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { isOtherNumber } from '#rules/text/same-word.ts';
import { built, type Candidate } from './candidate.ts';
import { type MomentWords, momentWords } from './moment-words.ts';
import { dutchTrait, isStuff, sorts, wordOnShelf } from './thing-words.ts';

/** Characters of the longest tag of a shop for handmade things. */
const longestTag = 20;
const mostThings = 3;
const mostOfMoments = 10;
const least = 0.33;

/**
 * Tags of handmade things in six languages, by what their sellers say: when and by whom a thing is worn or given ("abanico boda",
 * "doopcadeau"), that it bears a name, and what is shown on it. A gift it is called only where a sentence speaks of one.
 * @param things what the thing is called, the best known first
 */
export function momentTags(
  { platform, product }: Brief,
  { language }: Ledger,
  things: readonly string[],
): Candidate[] {
  const words = momentWords[language.tag.slice(0, 2)];
  if (words === undefined || platforms[platform].handmade !== true) return [];
  const names = [...new Set(things)].filter((thing) => thing.length > 2).slice(0, mostThings);
  const source = `products.${product.index}.description`;
  const found = new Set<string>();
  const add = (phrase: string): void => {
    if (phrase.length <= longestTag && !stutters(phrase)) found.add(phrase);
  };
  const text = firstWords(`${product.name}. ${product.description}`, 900);
  for (const moment of momentsIn(text, names, words)) {
    if (found.size >= mostOfMoments) break;
    for (const phrase of giftsOf(moment, words, text)) add(phrase);
    // A baby's hat is given to its mother, and is none of hers.
    if (moment.isDay || !moment.isGift || !ofBabies.test(text))
      for (const name of names) add(`${name} ${moment.typed}`);
    // "Fête des pères" is searched alone where no word has room beside it.
    if (moment.isDay && moment.typed.includes(' ') && moment.isGift) add(moment.typed);
  }
  const [says, typed] = words.named;
  if (says.test(text)) for (const name of names) if (!name.includes(typed)) add(`${name} ${typed}`);
  // "Taufkerze mit Namen Regenbogen": the motif behind them is the thing's.
  const motif = /\smit (?:Wunsch)?[Nn]amen (\p{Lu}\p{Ll}{3,})$/u.exec(product.name)?.[1] ?? '';
  for (const name of motif === '' ? [] : names) add(`${name} ${motif}`);
  const fan = words.giftWord === null || !words.gift.test(text) ? '' : (words.fans.exec(text)?.[1] ?? '');
  if (fan !== '') add(`${words.giftWord} ${fan}`);
  // "Porta incenso": what carries something is typed in two words as well.
  for (const name of names) {
    const carried = /^porta(\p{Ll}{4,})$/u.exec(name)?.[1] ?? '';
    if (carried !== '' && language.tag.startsWith('it')) add(`porta ${carried}`);
  }
  for (const [, shown = ''] of text.matchAll(words.shown))
    for (const name of names) add(`${name} ${withoutDiminutive(shown, language.tag)}`);
  return [...found].map((phrase) => ({
    ...built(phrase, 'occasion', source),
    sure: true,
    sentence: 2,
    least,
  }));
}

interface Moment {
  typed: string;
  isDay: boolean;
  /** Whether its sentence speaks of a gift. */
  isGift: boolean;
}

/** The days and people that the sentences name, none that they deny. */
function momentsIn(text: string, names: readonly string[], words: MomentWords): Moment[] {
  const found = new Map<string, Moment>();
  // "Un après-midi entre amies": with whom one is at it, and nobody who is given it.
  const own = text.replace(/(?<!\p{L})(?:entre (?:ami|copin|amig)\p{L}+|unter Freund\p{L}+)/giu, ' ');
  for (const sentence of own.split(/[.!?;\n]+/u)) {
    if (words.denied.test(sentence)) continue;
    const isGift = words.gift.test(sentence);
    const isCased = words.giftWord === 'Geschenk';
    const said = ` ${(isCased ? sentence : sentence.toLowerCase()).replace(/[^\p{L}\p{N}’'-]+/gu, ' ')} `;
    for (const [isDay, list] of [
      [true, words.days],
      [false, words.people],
    ] as const)
      for (const [written, typed] of list) {
        // A Dutch "geboortetegel" opens with its day.
        const isSaid =
          said.includes(` ${written} `) ||
          (words.giftWord === null && isDay && names.some((name) => name.startsWith(written)));
        if (isSaid && (isDay || isGift || isMeant(said, written)) && found.get(typed)?.isGift !== true)
          found.set(typed, { typed, isDay, isGift });
      }
  }
  return [...found.values()];
}

/** "Para madrinas", "pour bébé", "per la mamma": people behind a word that means them. */
function isMeant(said: string, written: string): boolean {
  const before = said.slice(0, said.indexOf(` ${written} `));
  return /\s(?:para|pour|für|per|voor)(?:\s(?:la|las|los|le|les|die|den|il|lo|i|gli|de|o|a|os|as|una?|um|uma))?(?:(?:\s\p{L}+){1,3}\s(?:y|o|e|et|ou|und|oder|en|of))?$/iu.test(
    before,
  );
}

const ofBabies =
  /(?<!\p{L})(?:bébés?|babys?|baby['’]s|neonat\p{L}+|bimb[oi]|bebés?|bebês?|recién nacido|naissance|geboorte)(?!\p{L})/iu;

const asWritten = ['presente para', 'prenda para', 'regalo per', 'cadeau voor'];

function giftsOf({ typed, isDay, isGift }: Moment, { giftWord }: MomentWords, text: string): string[] {
  // "Presente para mãe" of the text is searched as it stands there.
  const told = text.toLowerCase();
  if (!isGift || asWritten.some((words) => told.includes(`${words} ${typed}`))) return [];
  // "Prenda" in Portugal, "presente" in Brazil: as the seller calls it.
  if (giftWord === 'presente' && /(?<!\p{L})prenda/iu.test(text)) return [`prenda ${typed}`];
  if (giftWord !== null) return [`${giftWord} ${typed}`];
  if (!isDay) return [`cadeau voor ${typed}`, `cadeau ${typed}`];
  return [`${typed}${/^verjaardag$/u.test(typed) ? 's' : ''}cadeau`];
}

/** "Konijn" of a "konijntje". */
function withoutDiminutive(word: string, tag: string): string {
  return tag.startsWith('nl') ? word.replace(/(?<=[lnrwij]|[aeiou]{2})tjes?$/u, '') : word;
}

function stutters(phrase: string): boolean {
  const [first = '', ...rest] = phrase.toLowerCase().split(' ');
  return rest.some((word) => word.length > 3 && (first.startsWith(word) || word.startsWith(first)));
}

const joints = /\s(?:con|in|di|da|per|com|em|de|do|para|van|met|voor|uit|op|aan)\s|[,(–—|:]|\s-\s/iu;

/** "Gebreid", "handgemaakt": how it is made stands behind a Dutch thing. */
const dutchMade = /^(?:hand)?ge\p{Ll}{3,}(?:d|t|en)e?$/u;

/** What a handmade thing is called by its name in Italian, Portuguese or Dutch; with its shelf where that is the same in its plural. */
export function thingsElsewhere({ product, language }: Brief, ledger: Ledger): string[] {
  const tag = language.tag.slice(0, 2);
  if (tag !== 'it' && tag !== 'pt' && tag !== 'nl') return [];
  const words = (product.name.split(joints)[0] ?? '')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => /^\p{L}{3,}$/u.test(word) && !sorts.test(word))
    .filter((word) => tag !== 'nl' || !(dutchMade.test(word) || dutchTrait.test(word)))
    // "Houten snijplank berken": what it is made of stands behind it.
    .filter((word) => !isStuff(word, ledger));
  const shelf = product.category.trim().toLowerCase();
  // "Knuffel olifant" on the shelf "Knuffels": the motif stands behind its thing.
  const thing = wordOnShelf(words, shelf) || ((tag === 'nl' ? words.at(-1) : words[0]) ?? '');
  if (thing === '') return [];
  // "Keramisch tegeltje" of a "geboortetegeltje": what the compound ends in.
  const ends = product.description
    .slice(0, 60)
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter((word) => tag === 'nl' && word.length > 4 && word !== thing && thing.endsWith(word));
  return [
    thing,
    withoutDiminutive(thing, tag),
    ...ends.slice(0, 1),
    ...(/^\p{L}{4,}$/u.test(shelf) && isOtherNumber(shelf, thing) ? [shelf] : []),
  ];
}
