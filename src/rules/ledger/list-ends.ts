import { joinedDenials } from './denial-rows.ts';
import { joinedAdjectives } from './paired-adjectives.ts';
import { colourStems, materialStems } from '#rules/keywords/attribute-words.ts';
import { isRegion } from '#rules/text/regions.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { withNames } from './apposition.ts';
import { rowsBehindOn } from './row-behind-on.ts';
import { shapeOf } from './shape.ts';

/** A short piece that says something else than the list before it. */
export const ownKind = /(?:safe|free|proof|washable|vegan|included|made|waterproof|inklusive|frei)$/iu;

const joints = new Set(['y', 'e', 'et', 'und', 'ou', 'oder', 'sowie']);

/** "Pintura y suelos laminados": two sides of up to four words without a figure, parted by one joint. */
function closesList(part: string): boolean {
  const words = piecesOf(part);
  const at = words.findIndex((word) => joints.has(word));
  return at > 0 && at < 5 && words.length > at + 1 && words.length < at + 6 && !/\d/.test(part);
}
const mostListed = 6;

/**
 * Index of the entry that closes a list behind a colon in German, Spanish or French with its joint ("pintura y suelos
 * laminados"), where each entry before it is short and has no figure; -1 where none does.
 */
export function closedBy(parts: readonly string[], from: number): number {
  for (let at = from; at < Math.min(parts.length, from + mostListed); at += 1) {
    const part = parts[at]!;
    if (closesList(part)) return at;
    if (/\d/.test(part) || countPieces(part) > 8 || ownKind.test(part)) return -1;
  }
  return -1;
}

const hangsNoun = /\s(?:für|mit|aus|zu|von)\s\p{Lu}[\p{L}-]+$/u;

/**
 * "Gemahlen für Siebträger, Herdkanne, Vollautomat": two or more bare German nouns to the end of the sentence behind a noun on
 * a preposition are its list, though no "und" closes it. One alone may say something else ("aus Leder, Handarbeit").
 */
export function endOfNouns(parts: readonly string[], index: number): number {
  if (englishHang.test(parts[index]!)) return endOfEnglishNouns(parts, index);
  if (!hangsNoun.test(` ${parts[index]!}`)) return index;
  const rest = parts.slice(index + 1);
  const isList = rest.length > 1 && rest.every((part) => /^\p{Lu}[\p{L}-]{2,}$/u.test(part));
  return isList && !rest.some((part) => ownKind.test(part)) ? parts.length - 1 : index;
}

const englishHang = /\s(?:for|with)\s\p{Ll}{3,}$/u;
const bareNoun = /^\p{Ll}{3,}(?: \p{Ll}{3,})?$/u;

/** "Milk frother for coffee, latte, cappuccino, matcha", never "mug for coffee, stoneware, black": those are told of the mug. */
function endOfEnglishNouns(parts: readonly string[], index: number): number {
  const rest = parts.slice(index + 1);
  const isList =
    rest.length > 1 &&
    rest.every(
      (part) =>
        bareNoun.test(part) &&
        !ownKind.test(part) &&
        shapeOf(part, 'en') === 'noun' &&
        !stemsOf(part).some((stem) => colourStems.has(stem) || materialStems.has(stem)),
    );
  return isList ? parts.length - 1 : index;
}

const inTown = /\b(?:in|near|from|at|around|outside)\s\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}'’.-]+){0,2}$/u;

/** "Clear aligners in Boulder, Colorado": behind a town stands where it lies. */
export function namesRegion(before: string, part: string): boolean {
  // "Im Raum Leipzig, Halle und Altenburg".
  if (/ im (?:Raum|Kreis) \p{Lu}[\p{L}-]+$/u.test(before))
    return /^\p{Lu}[\p{L}-]+(?: und \p{Lu}[\p{L}-]+)?$/u.test(part);
  if (!/^\p{Lu}/u.test(part) || !inTown.test(before)) return false;
  return isRegion(part) || /^[A-Z]{2}$/.test(part);
}

/** "Dentistry in Austin, Texas: checkups, fillings": the list begins behind the town and where it lies. */
function withRegions(parts: readonly string[]): readonly string[] {
  const at = parts.findIndex(
    (part, index) => index > 0 && part.includes(': ') && namesRegion(parts[index - 1]!, part.split(': ')[0]!),
  );
  return at === -1
    ? parts
    : [...parts.slice(0, at - 1), `${parts[at - 1]!}, ${parts[at]!}`, ...parts.slice(at + 1)];
}

const counted = /^\d{1,3}\s\p{L}{4,}(?:\s\p{L}+)?$/u;

/** "2 Brände", "filtro abitacolo e 40 controlli": a figure that counts things of the list, and measures nothing. */
export function countsThings(part: string): boolean {
  const sides = part.split(/\s(?:und|y|e|et|ou|oder|and|i|oraz|en|och|og|и|&)\s/u);
  return (
    sides.length < 3 &&
    sides.every((side) => (/\d/.test(side) ? counted.test(side) : true)) &&
    countPieces(part) < 6
  );
}

const choices =
  /^(?:farben?|colou?rs?|colores?|couleurs?|coloris|colori|kleuren|cores|sorten|sabores|parfums|motive|düfte)\s\p{Ll}[^,:\d]*$/iu;

const oneColour = /^(?:farbe|colou?r|couleur)\s/iu;
const isColour = (part: string): boolean => stemsOf(part).some((stem) => colourStems.has(stem));

/** "Colores negro, vino, verde militar": what follows the word for it to the end is the choice, without any joint. */
export function endOfChoices(parts: readonly string[], index: number): number {
  if (!choices.test(parts[index]!)) return index;
  // "Color blanco, libre": behind the word for one colour stands a row only where that goes on with colours.
  if (oneColour.test(parts[index]!) && !isColour(parts[index + 1] ?? '')) return index;
  let end = index;
  while (
    end + 1 < parts.length &&
    countPieces(parts[end + 1]!) < 4 &&
    !/[\d:]/.test(parts[end + 1]!) &&
    !ownKind.test(parts[end + 1]!)
  )
    end += 1;
  return end;
}

/** "Lehrmaterial und App inklusive": said of every entry before it. */
const saidOfAll =
  /\s(?:und|y|e|et)\s\S+\s(?:inklusive|inbegriffen|enthalten|incluid[oa]s|compris(?:es)?|inclus(?:es)?|fourni(?:e)?s)$/iu;
/** "Prodotto a Bitonto", "fabriqué à Uzès": behind the town stands its region. */
const madeIn =
  /\p{L}(?:t[oaie]|ad[oa]s?|id[oa]s?|qué[es]{0,2}|maakt|fertigt|stellt|made)\s(?:\p{L}+\s){0,2}(?:a|in|en|à|em|te)\s\p{Lu}\p{L}+$/u;

/** "Hält 6 Stunden heiß, 12 Stunden kalt": the second figure in the same unit hangs on the verb of the first. */
function saysSame(before: string, part: string): boolean {
  const again = /^\d[\d.,]{0,6}\s(\p{L}{2,})\s\p{Ll}+$/u.exec(part)?.[1];
  const words = piecesOf(before);
  return again !== undefined && words.length > 3 && words.at(-2) === again && /^\d/.test(words.at(-3)!);
}

const tongues = longPattern('iu')`
  ^(?:français|anglais|allemand|espagnol|italien|arabe|portugais|deutsch|englisch|französisch|spanisch
    |italienisch|türkisch|russisch|polnisch|arabisch|español|castellano|inglés|francés|alemán|italiano
    |catalán|portugués)(?:\s(?:et|und|y|e)\s(?:français|anglais|allemand|espagnol|italien|arabe|portugais
      |deutsch|englisch|französisch|spanisch|italienisch|türkisch|russisch|polnisch|arabisch|español
      |castellano|inglés|francés|alemán|italiano|catalán|portugués))?$
`;
const inTongue = longPattern('iu')`
  (?:^|\s)(?:en|auf|in|,)\s(?:français|anglais|allemand|espagnol|italien|arabe|portugais|deutsch|englisch
    |französisch|spanisch|italienisch|türkisch|russisch|polnisch|arabisch|español|castellano|inglés|francés
    |alemán|italiano|catalán|portugués)$|,\s(?:français|anglais|allemand|espagnol|italien|arabe|portugais
    |deutsch|englisch|französisch|spanisch|italienisch|türkisch|russisch|polnisch|arabisch|español
    |castellano|inglés|francés|alemán|italiano|catalán|portugués)$
`;

/** Parts of which the last is said of the bare nouns before it, or names where the town before it lies, with these joined. */
function joinedEnds(given: readonly string[]): readonly string[] {
  const parts = withDeeds(given);
  if (parts.length < 2) return parts;
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isAll = before !== undefined && saidOfAll.test(part) && /^\p{L}[\p{L}-]+$/u.test(before);
    const isSame = before !== undefined && saysSame(before, part);
    const isRegion = before !== undefined && /^\p{Lu}\p{Ll}+$/u.test(part) && madeIn.test(before);
    // "En français, anglais et italien".
    const isTongue = before !== undefined && tongues.test(part) && inTongue.test(before);
    if (isAll || isRegion || isSame || isTongue) joined[joined.length - 1] = `${before}, ${part}`;
    else joined.push(part);
  }
  return joined;
}

const nounWithDeed = /^\p{Lu}[\p{L}-]+ \p{Ll}{3,}(?:en|ern|eln)$/u;
const oneDeed = /^\p{Ll}{3,}(?:en|ern|eln)$/u;
const deedOrDeed = /^\p{Ll}{3,}(?:en|ern|eln) (?:oder|und) \p{Ll}{3,}(?:en|ern|eln)$/u;
const oneNoun = /^\p{Lu}[\p{L}-]+$/u;
const nounAndDeed = /^\p{Lu}[\p{L}-]+ und \p{Lu}[\p{L}-]+ \p{Ll}{3,}(?:en|ern|eln)$/u;

/** Where "Völker, Durchsichten und Ernten erfassen" ends: a German verb does it to each of them. Zero for any other list. */
function endOfDeed(parts: readonly string[]): number {
  // "Karten tippen, fotografieren oder importieren": what is done to the first is done in the others.
  const deeds = nounWithDeed.test(parts[0]!) ? parts.findIndex((part) => deedOrDeed.test(part)) : -1;
  if (deeds > 0 && parts.slice(1, deeds).every((part) => oneDeed.test(part))) return deeds;
  const at = oneNoun.test(parts[0]!) ? parts.findIndex((part) => !oneNoun.test(part)) : -1;
  return at > 0 && nounAndDeed.test(parts[at]!) ? at : 0;
}

function withDeeds(parts: readonly string[]): readonly string[] {
  const end = parts.length < 2 ? 0 : endOfDeed(parts);
  return end === 0 ? parts : [parts.slice(0, end + 1).join(', '), ...parts.slice(end + 1)];
}

const lastChoice = /^(?:or|oder|o|u|ou) \S/iu;
const mostChoiceWords = 4;

/** "Fig & cassis, Sea salt, or Unscented": one of several that the buyer chooses from, of which none alone is the thing's. */
function joinedChoice(parts: string[]): string[] {
  if (parts.length < 3 || !lastChoice.test(parts.at(-1)!)) return parts;
  const areShort = parts.every((part) => !/[\d()]/u.test(part) && countPieces(part) <= mostChoiceWords);
  return areShort ? [parts.join(', ')] : parts;
}

const opensNotes = /(?:^|\s)(?:notes?|hints?|aromas?|flavou?rs?) of \p{L}[\p{L} -]*$/iu;
const oneNote = /^(?:and )?\p{Ll}{3,}$/u;

/** "Notes of peach, jasmine, bergamot": what it tastes of goes on in single words. */
function joinedNotes(parts: string[]): string[] {
  const at = parts.findIndex((part) => opensNotes.test(part));
  if (at === -1) return parts;
  let end = at + 1;
  while (end < parts.length && oneNote.test(parts[end]!) && !ownKind.test(parts[end]!)) end += 1;
  return [...parts.slice(0, at), parts.slice(at, end).join(', '), ...parts.slice(end)];
}

/** Parts of a clause between its commas, those joined again that tell one thing together. */
export function piecesJoined(parts: string[]): readonly string[] {
  return joinedDenials(
    joinedEnds(rowsBehindOn(withNames(joinedNotes(joinedChoice([...joinedAdjectives(withRegions(parts))]))))),
  );
}

/** "Schneidet Leinen, Jeans und Leder bis 2 mm". */
export const germanDoing =
  /^(?:Schneidet|Hält|Trägt|Fasst|Reinigt|Entfernt|Zeigt|Misst|Zählt|Erkennt|Schützt|Kühlt|Wärmt|Trocknet|Verbindet|Speichert|Bohrt|Sägt|Schleift|Klebt|Haftet|Filtert|Löst|Pflegt|Bietet|Nimmt|Mahlt|Rührt|Hackt|Lädt|Spielt|Liest)\s/u;

export const whenDone =
  /^(?:après|avant|dès|une fois|pendant|después de|antes de|una vez|nach (?:dem|der)|vor (?:dem|der)|once|after|before) (?:l[’']|la |le |el |each |every )?\p{L}+$/iu;

/** "4 pilas AA, no incluidas": said of what stands before it. */
export const included =
  /^(?:not )?(?:included|supplied|provided)$|^sold separately$|^inklusive$|^(?:no )?incluid[oa]s?$|^(?:non )?(?:inclus|fourni)(?:e?s?)$|^nicht (?:enthalten|inbegriffen)$|^pero no (?:el|la|los|las) [\p{L} ]{3,40}$/iu;

export const missing =
  /\p{L}\s(?:not (?:included|supplied)|sold separately|nicht (?:enthalten|inbegriffen)|no incluid[oa]s?|non (?:inclus|fourni)e?s?)$/iu;

/** "Storm-damaged and overgrown trees with crane": what is listed, without what is said of all of it. */
export function listedPart(part: string): string {
  return part.split(/\s(?:with|by|in|on|for|from|into|during|at)\s/iu)[0]!;
}

/** Three words at most beside what stands in brackets, without a figure and of no kind of its own: "baby knits (adult use)". */
export function isShortEntry(part: string): boolean {
  return countPieces(part.replace(/ \([^()]*\)/u, '')) <= 3 && !/\d/.test(part) && !ownKind.test(part);
}

/** "Gas, vitrocerámica y horno hasta 220 °C": the entry that closes a list, without how far it goes. */
export function withoutBound(part: string): string {
  return part.replace(/\s(?:up to|bis|hasta|jusqu[’']à|fino a|tot)\s\d.*$/iu, '');
}

const groundFor = /(?<!\p{L})(?:ground|milled|roasted|grind) for \p{L}[^,]*$/iu;
const shortEntry = /^(?:(?:and|or|&) )?\p{L}[\p{L}\d'-]*(?: \p{L}[\p{L}\d'-]*){0,3}$/u;

/** Where the last entries of a row begin that are what something is ground for: "ground for cafetiere, V60, aeropress"; -1 where none are. */
export function startOfGrinds(parts: readonly string[]): number {
  const at = parts.findIndex((part) => groundFor.test(part));
  const rest = parts.slice(at + 1);
  return at !== -1 && rest.length > 0 && rest.every((part) => shortEntry.test(part)) ? at : -1;
}

/** "60 Übungen zum Zählen, Addieren und Vergleichen bis 20": what all of them are for. German. */
const germanUse = /\s(?:zum|beim|fürs) \p{Lu}\p{Ll}+n$/u;
const germanUseAfter = /^\p{Lu}\p{Ll}+n$/u;
const germanLastUse = /^\p{Lu}\p{Ll}+n (?:und|oder) \p{Lu}\p{Ll}+n(?!\p{L})/u;

/** Index of the entry that ends such a list, or 0 where none begins. */
export function endOfUses(parts: readonly string[]): number {
  if (!germanUse.test(parts[0]!)) return 0;
  const last = parts.findIndex((part, index) => index > 0 && !germanUseAfter.test(part));
  return last > 0 && germanLastUse.test(parts[last]!) ? last : 0;
}

const sharedNoun =
  /^\p{Ll}+(?:-\p{Ll}+)? (?:and|or) \p{Ll}+(?:-\p{Ll}+)? \p{Ll}{3,}s(?: (?:in|made|for|with|from) .*)?$/u;

/** "Hybrid, tag-along and tandem bikes": the noun at the end is that of each. The index of that end, or no more than 0. */
export function endOfSorts(parts: readonly string[]): number {
  const end = parts.findIndex((part) => sharedNoun.test(part));
  return end > 0 && parts.slice(0, end).every((part) => /^\p{L}+(?:-\p{L}+)?$/u.test(part)) ? end : -1;
}
