import type { Brief } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { isMaker, isMakerOfTwo } from './maker-in-name.ts';
import { isGermanNoun } from './small-german.ts';

/** "De'Longhi Magnifica S Kaffeevollautomat", "Thule Heckträger für 2 Räder": a known maker opens the text and the thing stands behind him. German. */
export function makerBefore(description: string, name: string): string {
  const words = piecesOf(description.split(/[,.;\n]/u)[0]!);
  const [maker = ''] = words;
  // "Philips Azur Bügeleisen" of a "Dampfbügeleisen".
  const own = piecesOf(name.toLowerCase());
  const isThing = words
    .slice(1, longestOpening)
    .map((word) => word.toLowerCase())
    .some((word) => own.some((noun) => noun === word || (word.length > 5 && noun.endsWith(word))));
  return isThing && isMaker(maker.toLowerCase().replace(/[’']/u, '')) ? maker : '';
}
const longestOpening = 6;

/** "Wir verkaufen unseren Kinderwagen von Bugaboo": the maker right behind the thing in a sentence that offers it. German. */
export function makerOffered({ description, name, ownSale = false }: Brief['product']): string {
  const told = description.replace(forWhom, '');
  const [first = ''] = told.split(/[.!?\n]/u);
  const [whole = '', thing = '', maker = '', second = ''] =
    /(?<![\p{L}-])(\p{Lu}[\p{L}-]{2,40})(?: [\p{Lu}\d][\p{L}\d-]{0,12}){0,3} von (\p{Lu}\p{L}{2,})(?: (\p{Lu}\p{L}{2,}))?(?![\p{L}-])/u.exec(
      first,
    ) ?? [];
  // "Benzin Rasenmäher von Honda": the thing is the last of the nouns before its maker.
  const nouns = [thing, ...piecesOf(whole.split(' von ')[0]!)];
  const isThing = piecesOf(name.toLowerCase()).some(
    (word) => word.length > 3 && nouns.some((noun) => noun.toLowerCase().endsWith(word)),
  );
  // "Bohrmaschine von Bosch": without the offer before it only a maker that is known.
  // "Dirndl von Krüger Collection, Größe 38": so opens what its owner sells on, unless it is somebody's work.
  const opens =
    told.startsWith(`${thing} von `) &&
    !/(?:buch|roman|bild|gemälde|druck|platte|lp|cd|dvd|album|spiel|film|noten|foto|poster|skulptur|zeichnung)$/iu.test(
      thing,
    );
  const isOffered =
    opens || ownSale || /verkauf|angeboten|biete|abzugeben/iu.test(first) || isMaker(maker.toLowerCase());
  if (!isThing || !isOffered || noMaker.test(maker)) return '';
  return second === '' || isGermanNoun(second.toLowerCase()) ? maker : `${maker} ${second}`;
}
/** "Herren Lederjacke von …": for whom it is. */
const forWhom = /^(?:Herren|Damen|Kinder|Mädchen|Jungen|Baby)(?:-| )/u;
const noMaker = /^(?:Privat|Hand|Herzen|Oma|Opa|Mama|Papa|Anfang|Grund|Natur|Haus|Vorteil)/u;

/** Words before a maker whose thing is only fitted, shown or copied. */
const notBy =
  /^(?:para|pour|per|voor|für|för|til|till|dla|compatible|compatibles|compatibile|como|comme|come|tipo|type|style|estilo|stile|stijl|avec|con|com|met|med|y|et|e|en)$/iu;
/** Words of a first entry in which its maker stands. */
const mostBefore = 7;

/**
 * "Silla de coche Maxi-Cosi grupo 0+", "Alternador Bosch 0124325003": a known maker behind the thing in the first entry of a text. In
 * the languages that set him behind it; empty where none stands there.
 * @param noun the first word of the name, with which the text begins
 */
export function makerInEntry(description: string, noun: string): string {
  const entry = description.split(/[,.;:!?\n(]/u)[0]!;
  if (!entry.toLowerCase().startsWith(`${noun.toLowerCase()} `)) return '';
  const words = piecesOf(entry).slice(0, mostBefore);
  const at = words.findIndex(
    (word, place) =>
      place > 0 &&
      /^\p{Lu}/u.test(word) &&
      !notBy.test(words[place - 1]!) &&
      (isMaker(word.toLowerCase()) || isMakerOfTwo(word.toLowerCase().replace('-', ' '))),
  );
  // "Seat León" is a car that the part is for.
  return at === -1 ? '' : words[at]!;
}
