import { foldWord, stemOf } from '#rules/text/words.ts';
import { categoryNounInName, typeOfCategory } from './category-noun.ts';
import { claimHits } from './claim-index.ts';
import { isConfirmed, openingThing, setOfSaid } from './confirmed-noun.ts';
import { thingInFirstSentence } from './first-sentence.ts';
import { opensAsSet } from './head-first.ts';
import type { NameRead } from './name-read.ts';
import { namesPart } from './part-nouns.ts';
import { endsInModel, tellsThing } from './name-signs.ts';
import { isShortOffer } from './offer-of-page.ts';
import { smallNoun } from './said-noun.ts';
import { genericHeads, singular } from './type-front.ts';
import { typeHits } from './type-hits.ts';
import { cased } from './video-type.ts';

/** Categories that hold things of every kind. */
const wideShelf = /^(?:(?:hand|power|garden) )?(?:tool|accessory|gadget|supply|tackle|decoration)s?$/iu;

/** The type of a name in which no known thing stands: what the text confirms, then the category, then the text alone. */
export function typeOfUnknown(read: NameRead): string {
  const { brief, language, isThing, front, byName } = read;
  // "Natural gut 16 set": words that the name sets apart are no noun of two words, and the shelf tells what it is.
  const isTorn = language === 'en' && isThing && byName.includes(' ') && isApartInName(byName, front);
  const shelf = isTorn ? plainShelf(brief.product.category) : '';
  if (shelf !== '') return shelf;
  const type =
    (isThing && setOfSaid(front, brief)) ||
    behindWholeName(read) ||
    beforeWholeName(read) ||
    openingThing(front, byName, brief) ||
    categoryNounInName(brief, language) ||
    // A German noun has its capital anywhere, so that its place in the text confirms little: the category is asked first.
    (language !== 'de' && isConfirmed(byName, brief) && byName) ||
    offerAbroad(read) ||
    ofItsCategory(read) ||
    (language === 'de' && isConfirmed(byName, brief) && byName) ||
    // "K2 drops" of oil.
    (isThing && /\d/.test(front) && genericHeads.has(stemOf(byName.split(' ').at(-1) ?? '')) && byName) ||
    behindCode(read) ||
    (language === 'en' && tellsThing(front, byName) && byName) ||
    saidOrHead(read);
  // "Nintendo 64 gris": a colour is no thing.
  return language !== 'en' && read.isGoods && isColour(type, language) ? '' : cased(type, language);
}

function isColour(type: string, language: NameRead['language']): boolean {
  return claimHits(type, language).some(
    ({ start, end, payload }) => payload.kind === 'colour' && start === 0 && end === type.length,
  );
}

/** Whether a figure stands between two words of a noun in the name that it was read from. */
function isApartInName(noun: string, front: string): boolean {
  const [first = '', last = ''] = noun.split(' ').slice(-2);
  const at = foldWord(front).lastIndexOf(`${foldWord(first)} `);
  return at !== -1 && /^\s\d\S*\s/u.test(front.slice(at + first.length)) && front.trimEnd().endsWith(last);
}

const oneShelf = /^\p{L}{3,}(?: \p{Ll}{3,}){0,2}$/u;

/** "Tennis string" of the shelf "Tennis strings"; empty for a shelf of several things. */
function plainShelf(category: string): string {
  const shelf = category.trim();
  const isOne = oneShelf.test(shelf) && /[^s]s$/u.test(shelf) && !/\s(?:and|or)\s/iu.test(shelf);
  return isOne ? cased(singular(shelf, 'en'), 'en') : '';
}

/** "Führerschein Klasse B" of a "Fahrschule": the shelf of a page is its trade, and no name of the offer. */
function offerAbroad({ isPage, language, written, front }: NameRead): string {
  return isPage && language !== 'en'
    ? ([written.trim(), front].find((text) => isShortOffer(text)) ?? '')
    : '';
}

function ofItsCategory({ brief, language, isThing, name, byName }: NameRead): string {
  const category = typeOfCategory(brief, language);
  const small = isThing && /\bparts?$/iu.test(category) ? smallNoun(name) : '';
  if (small !== '') return small;
  const isShelf = isThing && byName !== '' && wideShelf.test(category);
  return isShelf ? '' : category;
}

const nameOfMaker = /^\p{Lu}\p{Ll}+ (?=.*(?:\d|\p{Lu}))/u;
const runEnds = /[,.;:(\n]|\s(?:with|in|for|and|from|to|comes|is|has)\s/u;

/**
 * What a thing is that goes by its maker's name, where the description opens with all of it and goes on: "coffee machine" of
 * "Nespresso Vertuo Next coffee machine in grey". English.
 */
function behindWholeName({ language, isThing, description, given }: NameRead): string {
  if (language !== 'en' || !isThing || !nameOfMaker.test(given)) return '';
  if (!description.toLowerCase().startsWith(`${given.toLowerCase()} `)) return '';
  const [run = ''] = description.slice(given.length + 1).split(runEnds, 1);
  const said = thingInFirstSentence(run, 'en');
  return said !== '' && run.trim().toLowerCase().endsWith(said.toLowerCase()) ? said : '';
}

/**
 * "Consola" of "Nintendo DS Lite blanca", whose text opens with "Consola Nintendo DS Lite": what stands there before maker and
 * series is the thing. German, Spanish and French.
 */
function beforeWholeName({ language, isThing, isGoods, description, given }: NameRead): string {
  if (language === 'en' || isThing || !isGoods) return '';
  const [maker = '', series = ''] = given.split(' ');
  const at = series === '' ? -1 : description.indexOf(` ${maker} ${series}`);
  if (at < 1 || !/^\p{Lu}\p{L}+$/u.test(maker)) return '';
  const front = description.slice(0, at).replace(/^(?:eine?|una?|une?|cette?|esta?|diese[rs]?)\s/iu, '');
  const hit = typeHits(front, language)[0];
  return hit !== undefined && hit.start === 0 && hit.end === front.length ? hit.text : '';
}

function behindCode({ isThing, front, description }: NameRead): string {
  return isThing && endsInModel(front) ? thingInFirstSentence(description, 'en') : '';
}

/** What the first sentence says is sold, else the head of the name. */
function saidOrHead({ isPage, language, description, front, byName }: NameRead): string {
  // A page's name is what it offers: "Storage" is no container of its text. Nor is the first of a "coffret" its name.
  const isNamed = (isPage && byName !== '') || opensAsSet(front, language);
  const said = isNamed ? '' : thingInFirstSentence(description, language);
  // "Messer" of a "Messerblock" is what its name begins with.
  // "Der Abzieher" of a text is the "Fensterabzieher" of its name.
  const isFront =
    language === 'de' &&
    (foldWord(byName).startsWith(foldWord(said)) ||
      (said !== '' && foldWord(byName).endsWith(foldWord(said))));
  return said === '' || isFront || (language === 'en' && isListedPart(said, byName, description))
    ? byName
    : said;
}

/** The hooks of a strap that is "110 cm, brass hooks": parts listed behind something else name no thing. English. */
function isListedPart(said: string, byName: string, description: string): boolean {
  if (byName === '' || !said.endsWith('s') || byName.endsWith('s') || !namesPart(said)) return false;
  const [first = ''] = description.split(/[.!?\n]/u, 1);
  return first.lastIndexOf(',', first.toLowerCase().indexOf(said.toLowerCase())) > 0;
}
