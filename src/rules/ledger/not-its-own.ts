import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { platforms } from '#rules/platforms/index.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Context } from './clause-kind.ts';
import { notItsOwnTurns, type Turns } from './not-its-own-turns.ts';
import { tellsLiability, tellsRenewal } from './store-terms.ts';
import { answers } from './unit-openings.ts';
import { namesOthers, tellsOfOthers } from './other-things.ts';

/** Characters of the longest stretch behind a word that denies. */
const longest = 120;
/** Entries of the longest row that is denied in one breath: "no lead, zinc or nickel". */
const longestRow = 4;

/** "Not more than 3 kg", "doesn't fade before 40 washes": a bound, which the thing keeps. */
const bound =
  /(?<!\p{L})(?:more|less|longer|higher|over|above|below|until|before|within|exceed\p{L}*|mehr|weniger|länger|höher|über|unter|bis|más|menos|hasta|plus|moins|jusqu\p{L}*)(?!\p{L})/iu;

/** Subjects that are the thing, or its seller. */
const ownSubject =
  /^(?:it|they|this|these|we|i|my|its|each|both|you|all|every|if|when|while|whether|for|with)(?!\p{L})/iu;

/** "You will need: DK cotton in red, 8 mm eyes": what a pattern or a kit has not, its buyer brings. English. */
const neededBeside =
  /^you(?:[’']ll| will)? (?:(?:also|only|just|still) )?need\b(?! (?:to|no|not|never|only|if|this|these|it|them)\b)/iu;

/** Whether a detail stands where its clause has blanks. */
export const isBlank = (own: string, { start, value }: { start: number; value: string }): boolean =>
  own.slice(start, start + value.length).trim() === '';

/** Whether a sentence tells what the buyer of a thing has to have beside it. */
export function tellsNeeds(sentence: string, language: WrittenLanguage): boolean {
  return language === 'en' && neededBeside.test(sentence);
}

/** A text in which what is not said of the thing is blank, sign by sign. */
class Blanked {
  readonly #text: string;
  readonly #signs: string[];

  constructor(text: string) {
    this.#text = text;
    // By UTF-16 units, as places in texts are counted.
    this.#signs = text.split('');
  }

  blank(start: number, end: number): void {
    for (let at = start; at < Math.min(end, this.#text.length); at += 1) this.#signs[at] = ' ';
  }

  toString(): string {
    return this.#signs.join('');
  }
}

/**
 * A clause with blanks, of the same length, in place of what it does not say of the thing as it is: what the thing is not ("not of
 * plastic"), what it is compared with, what others are, what is sold out, planned or past.
 * @param name of the thing
 * @param sentence that the clause stands in
 */
export function ownWordsOf(text: string, language: WrittenLanguage, name: string, sentence = text): string {
  const told = notItsOwnTurns[language];
  if (told === undefined || !(told.sign.test(sentence) || namesOthers(sentence, language))) return text;
  // What stands before a clause in its sentence may deny it: "El gorro de la modelo es | gris".
  const at = text === sentence ? -1 : sentence.indexOf(text);
  if (at !== -1) return ownWordsOf(sentence, language, name).slice(at, at + text.length);
  const blanked = new Blanked(text);
  const others = endOfOthers(text, sentence, language, name, told);
  blanked.blank(0, others);
  for (const pattern of [told.denial, told.comparison])
    for (const match of matchesOf(pattern, text)) {
      const start = match.index + match[0].length;
      const end = endOfDenied(text, start, told);
      if (!bound.test(text.slice(start, end)))
        blanked.blank(start, start + deniedLength(text.slice(start, end)));
    }
  for (const match of matchesOf(told.absent, text))
    blanked.blank(
      startOfClause(text, match.index),
      endOfDenied(text, match.index + match[0].length, { ...told, or: never }),
    );
  return blanked.toString();
}

const never = /^(?!)/u;

const ownWord =
  /^[;,\s–—-]+(?:(?:but|and|while|whereas|yet)\s)?(ours|mine|this one|these ones|it|this|these)(?=\s)/iu;

/** An English sentence from where it speaks of the thing on: "It is cork" of "Most mats are PVC, ours is cork"; empty where it never does. */
export function behindOthers(sentence: string, name: string): string {
  const blanked = ownWordsOf(sentence, 'en', name);
  if (blanked === sentence || blanked.startsWith(sentence.slice(0, 1))) return sentence;
  const rest = sentence.slice(blanked.search(/\S|$/u));
  return rest.replace(ownWord, (_, word: string) => (/^the/iu.test(word) ? 'They' : 'It'));
}

/** Where a sentence about others comes to the thing, by a word for it or by its name; -1 where it never does. */
function turnToThing(sentence: string, name: string, { contrast }: Turns): number {
  const turn = contrast.exec(sentence)?.index ?? -1;
  if (turn !== -1) return turn;
  return Math.max(sentence.indexOf(`; ${name}`), sentence.indexOf(`, ${name}`));
}

const ofOriginal =
  /^The (?:original|genuine one|branded one|factory one)(?: \p{Ll}+)? (?:has|had|is|was|comes?|came|costs?|weigh[s]?|gives?|runs?)\s/u;

/** Where a clause stops to speak of other things; 0 where it never did. */
function endOfOthers(
  text: string,
  sentence: string,
  language: WrittenLanguage,
  name: string,
  turns: Turns,
): number {
  const { plainContrast, sibling } = turns;
  const turn = namesOthers(sentence, language) ? turnToThing(sentence, name, turns) : -1;
  if (turn !== -1 || tellsOfOthers(sentence, language, name)) {
    // Behind the turn the sentence speaks of the thing again.
    const at = sentence.indexOf(text);
    if (at !== -1) return turn === -1 ? text.length : Math.max(0, turn - at);
    const own = turnToThing(text, name, turns);
    return own === -1 ? text.length : own;
  }
  // "The original has 65 W, so this one charges faster".
  const original = language === 'en' && ofOriginal.test(sentence) ? turns.contrast.exec(text) : null;
  if (original !== null) return original.index;
  const noun = sibling === null ? undefined : sibling.exec(sentence)?.[1];
  if (noun !== undefined && isSibling(sentence, noun, name)) return text.length;
  const plain = ownSubject.test(text) ? null : (plainContrast?.exec(text) ?? null);
  return plain?.index ?? 0;
}

/** Whether a sentence holds the thing against others: it is told as it stands, since half of it would say the contrary. */
export function contrasts(sentence: string, language: WrittenLanguage, name: string | undefined): boolean {
  const told = notItsOwnTurns[language];
  return (
    told !== undefined &&
    name !== undefined &&
    ((told.plainContrast !== null && !ownSubject.test(sentence) && told.plainContrast.test(sentence)) ||
      (namesOthers(sentence, language) && turnToThing(sentence, name, told) !== -1))
  );
}

/** "…; ours has none", "…, diese nicht": what is said of the thing itself is no more than yes or no. */
const endsShort = /[,;–-]\s(?:[^\s\d]+\s){0,2}[^\s\d]+$/u;

/** "Le micro-ondes, oui ; le lave-vaisselle, non": neither answer says anything without its question. */
const answered = /[,;]\s(?:oui|non|sí|no|ja|nein|yes)\s?(?:[,;]|$)/iu;
/** "The lid, not the mug, goes in the dishwasher": the verb stands far from its subject. English. */
const interrupted =
  /^(?:The|Its|Only the) (?:\p{L}+ )?\p{L}+, (?:and not|but not|not|unlike) [^,]{2,40}, \p{Ll}+ /u;

const isFreeThing =
  /^(?:est|ist|es) (?:une?|eine?|un|una|la|le|die|der|das) [^.]{0,60}(?:gratuit|gratis|kostenlos)\p{L}* \p{L}+ \p{L}/iu;

/**
 * Sentences that are told as they stand, since a part of them would say something else: null for any other. One that holds
 * the thing against others is a fact of the thing, unless it tells hardly more than what others do.
 */
export function toldWhole(
  sentence: string,
  path: string,
  { language, name, platform }: Pick<Context, 'language' | 'name' | 'platform'>,
): { kind?: 'feature' | 'story' | 'price' } | null {
  if (platforms[platform].subject === 'app') {
    if (tellsRenewal(sentence)) return { kind: 'price' };
    if (tellsLiability(sentence)) return { kind: 'story' };
    // "Coureur est un entraîneur gratuit qui vous guide": what it is, and no price.
    if (
      name !== undefined &&
      sentence.startsWith(`${name} `) &&
      isFreeThing.test(sentence.slice(name.length + 1))
    )
      return { kind: 'feature' };
  }
  // "Paiement en espèces, chèque, virement": how one pays is no list of what the thing is.
  if (paysBy.test(sentence)) return { kind: 'story' };
  // "Is it a cot bumper? No, only for sitting": in the text alone.
  if (sentence.includes('?') && answers.test(sentence)) return { kind: 'story' };
  if (contrasts(sentence, language, name))
    return { kind: path.startsWith('products.') && !endsShort.test(sentence) ? 'feature' : 'story' };
  // "No shipping to PO boxes, AK, HI": the places come with nothing.
  if (noShipping.test(sentence)) return {};
  // "Charged by computer, power bank, car charger": none of them comes with it.
  if (sentence.includes(',') && poweredBy.test(sentence)) return {};
  return sentence.includes(',') && (answered.test(sentence) || interrupted.test(sentence)) ? {} : null;
}

const poweredBy =
  /(?<!\p{L})(?:charged|powered|charges?) (?:by|via|from|through|with) (?:an? |any |your )?\p{L}[^,.;]{1,40},\s(?:an? |any |or |the |your ){0,2}(?:power ?banks?|(?:car |phone |wall |usb )?chargers?|(?:wall )?(?:adapters?|sockets?|plugs?|outlets?)|laptops?|(?:notebook |desktop )?computers?|pcs?|notebooks?|tablets?|usb ports?)(?!\p{L})/iu;
const noShipping =
  /^(?:no (?:shipping|delivery|postage)|(?:we |i )?(?:do not|don[’']t|cannot|can[’']t) (?:ship|deliver|post)) to\s/iu;
const paysBy =
  /^(?:paiements?|règlements?|(?:be)?zahlung|pagos?|(?:formas?|medios?|métodos?) de pago|moyens? de paiement|payment)\s?(?::|(?:en|par|per|via|bar|possible|acceptés?|möglich|con|por|mediante|by|via)(?!\p{L}))/iu;

/** "Our adult jacket" of a kids' jacket; "our kids jacket" of one is the thing itself. */
function isSibling(sentence: string, noun: string, name: string): boolean {
  const own = stemsOf(name);
  if (/^The\s/u.test(sentence))
    return (
      /^(?:model|version|one|edition|generation)$/iu.test(noun) || own.includes(stemsOf(noun).at(-1) ?? '')
    );
  const [, which = ''] = sentence.split(' ');
  return own.includes(stemsOf(noun).at(-1) ?? '') && !stemsOf(which).some((stem) => own.includes(stem));
}

/** "Need a big camera" of "you do not need a big camera for the meteor shower": the shower is not denied. English. */
function deniedLength(denied: string): number {
  return /^needs? .*?(?=\s(?:for|to)\s)/u.exec(denied)?.[0].length ?? denied.length;
}

/** Where what is denied ends, with the rest of its row. */
function endOfDenied(text: string, from: number, { stop, or }: Turns): number {
  const most = Math.min(text.length, from + longest);
  let end = nextStop(text, from, stop, most);
  // "No lead, zinc or nickel": the row is denied as a whole where its last entry says so.
  let ahead = end;
  for (let entry = 0; entry < longestRow && text[ahead] === ','; entry += 1) {
    const next = nextStop(text, ahead + 1, stop, most);
    const piece = text.slice(ahead, next);
    if (or.test(piece) || / (?:or|nor|oder|noch|o|ni|ou) /u.test(piece)) return next;
    ahead = next;
    if (ahead >= most) break;
  }
  return end;
}

function nextStop(text: string, from: number, stop: RegExp, most: number): number {
  stop.lastIndex = from;
  const found = stop.exec(text)?.index ?? most;
  stop.lastIndex = 0;
  return Math.min(found, most);
}

function startOfClause(text: string, at: number): number {
  const before = text.slice(0, at);
  return Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), before.lastIndexOf('.')) + 1;
}

/** The kind of a sentence about other things, which tells why the thing was made; null for any other. */
export function storyOfOthers(
  sentence: string,
  language: WrittenLanguage,
  name: string | undefined,
): 'story' | null {
  return name !== undefined && tellsOfOthers(sentence, language, name) ? 'story' : null;
}
