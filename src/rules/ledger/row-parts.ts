import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { claimHits } from './claim-index.ts';
import { lowerGerman } from '#rules/language/lower-german.ts';
import { accessories, qualifiers } from './type-front.ts';
import { type Category, type TypeHit, typeHits } from './type-hits.ts';

type Spoken = Exclude<WrittenLanguage, 'other'>;

/** Words of what one part tells; more are a row without marks that nothing parts for sure. */
const mostWords = 5;
const mostSearched = 5;
/** A part of more words is a row itself, of which only short runs say one thing. */
const longestPart = 6;
const mostLoose = 2;
/** Words of what comes along. */
const mostAlong = 3;
/** Several users or uses with a mark or a small word between them. */
const listed = /,|\s(?:and|or|und|oder|y|o|et|ou|&)\s/iu;
/** Words of a figure with what it counts: "7 brightness levels". */
const mostCounted = 3;
/** Letters of a German word from which it is a compound that is searched alone. */
const leastCompound = 9;

const gift = /(?<!\p{L})(?:gifts?|presents?|geschenke?|geschenkidee|regalos?|cadeaux?)(?!\p{L})/iu;
const onlyUsers =
  /^(?:(?:baby|toddler|little|teen|adult)? ?(?:girls?|boys?|men|women|mens|womens|man|woman|kids?|children|adults?|him|her|mom|dad|unisex|ladies|babies|toddlers?|teens?)(?:[ /&,]+(?:and |or )?|$)){1,6}$/iu;
const comesWith: Readonly<Record<Spoken, RegExp>> = {
  en: /(?:^|\s)(?:with|w\/|including|includes)\s/iu,
  de: /(?:^|\s)(?:mit|inkl\.?|inklusive)\s/iu,
  es: /(?:^|\s)(?:con|incluye)\s/iu,
  fr: /(?:^|\s)avec\s/iu,
};
const meantFor: Readonly<Record<Spoken, RegExp>> = {
  en: /(?:^|\s)for\s/iu,
  de: /(?:^|\s)für\s/iu,
  es: /(?:^|\s)para\s/iu,
  fr: /(?:^|\s)pour\s/iu,
};
/** English words that describe whatever they stand before. */
const describes =
  /^(?:slim|clear|tough|lightweight)$|^\p{L}{3,}(?:able|proof|free|less|resistant|tight|-\p{L}+ing|-\p{L}+ed)$/u;
/** A figure with its unit, or with what such rows count. */
const measured =
  /^\d\S*\p{L}(?=\s)|^\d\S* (?:mm|cm|m|kg|g|l|ml|w|v|oz|lb|in|inch|ft|leds?|modes?|modos|modi|speeds?|levels?|pcs|pieces?|piezas|pièces|teile|stück|packs?|plazas|places|fach|hours?|min)(?!\p{L})/iu;
/** Things whose row names the stuffs that they work on: "wood masonry metal drill bits". */
const worksOnStuff =
  /(?<!\p{L})(?:drill|saw|blades?|bits?|sand(?:er|ing|paper)|cutter|screws?|anchors?|adhesive|glue|tape|paint|primer|cleaner|polish|bohrer|säge\p{L}*|kleber|brocas?|sierra|forets?|scie|colle)(?!\p{L})/iu;
/** What the figures before a name count. */
const counted =
  /^(?:inch|inches|in|cm|mm|ft|oz|ml|l|g|kg|w|v|pcs|pieces?|pack|piezas|pièces|stück|teilig\p{L}*|colou?rs?|colores|couleurs|farben)$/iu;

/** "5.4", "16x16 inch", "3 colours": a name without the figures before it and what they count. */
function withoutCount(text: string): string {
  const words = piecesOf(text);
  const first = words.findIndex(
    (word, at) => !/\d/u.test(word) && !(at > 0 && counted.test(word) && /\d/u.test(words[at - 1]!)),
  );
  return first === -1 ? '' : words.slice(first).join(' ');
}

/** That it is made for one person says nothing alone, and "custom name blanket" is what people search. */
const madeForOne = /^(?:custom|personali[sz]ed)$/u;
/** What only counts or sorts the word behind it. */
const emptyWord =
  /^(?:size|sized|pieces?|sets?|packs?|colou?rs?|style|type|personal|with|from|their|your)$/iu;

/** A part of a title in the small letters of a sentence; acronyms, codes and German nouns keep their capitals. */
export function lowerTitle(text: string, language: WrittenLanguage): string {
  if (language === 'de') return text.split(' ').map(lowerGerman).join(' ');
  return text.replace(/(?<![\p{L}\d-])\p{Lu}\p{Ll}+(?![\p{L}\d])|(?<=\p{Ll}-)\p{Lu}(?=\p{Ll})/gu, (word) =>
    word.toLowerCase(),
  );
}

/** A part of a row cut before its figures, without what comes along and whom it is for. */
export function runsOf(segment: string, language: Spoken): string[] {
  const [withoutUse = ''] = segment.split(meantFor[language]);
  const [front = ''] = withoutUse.split(comesWith[language]);
  // "8 modes décoration jardin": behind the unit of a figure nothing parts what is told.
  return cutAtFigures(front).flatMap((run) => {
    if (worksOnStuff.test(run)) return [];
    if (countPieces(run) <= mostCounted) return [run];
    const figure = measured.exec(run)?.[0];
    return figure === undefined ? [run] : [figure, ...stuffsIn(run, language)];
  });
}

/** "5 color modes", "7 brightness levels": each figure opens a part; that of "up to 16 in", "set of 3" and "6 in 1" does not. */
function cutAtFigures(text: string): string[] {
  return text
    .split(
      /(?<!(?:^|\s)(?:bluetooth|usb|wi-?fi|hdmi|android|ios|windows|iphone|ipad|galaxy|type|class|series|model|gen|sizes?|ages?|gr\.?|größe|tallas?|tailles?|up to|set of|pack of|lot de|juego de|jeu de|x|in))\s(?=\d)/iu,
    )
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** What the parts behind a name tell of the thing, and what they call it beside. */
export function partsOf(
  segments: readonly string[],
  language: Spoken,
  given: ReadonlySet<string>,
  category: Category | undefined,
): { told: string[]; also: string[] } {
  const known = new Set(given);
  const told: string[] = [];
  const also: string[] = [];
  /** Whether the part at hand stands in a row without marks, so that nothing tells where what it says ends. */
  let isLoose = false;
  /** Keeps a part that says something new; of a longer one half of it must be. */
  const tell = (text: string): void => {
    // "70x55cm gris oscuro" of a text that says the sides itself.
    const part = withoutKnownFigures(text.trim(), known);
    const stems = stemsOf(part).filter((stem) => stem.length > 1);
    const fresh = stems.filter((stem) => !known.has(stem));
    if (fresh.length === 0 || fresh.length * 2 < stems.length) return;
    const most = isLoose ? mostLoose : mostWords;
    if (countPieces(part) > most && !part.startsWith('for ')) return;
    // "12M" of a text that says "12 m", "60x90 cm" of one that says "60 x 90 cm".
    const figures = part.match(/\d+/gu) ?? [];
    if (figures.length > 0 && !/\p{L}{4}/u.test(part) && figures.every((figure) => known.has(figure))) return;
    told.push(part);
    for (const stem of stems) known.add(stem);
  };
  const name = (text: string): void => {
    // "5.4 headphones", "IPX7 waterproof earphones": nobody searches the figure before them.
    const plain = withoutCount(text.trim());
    const words = countPieces(plain);
    const isSearched = words > 1 || (language === 'de' && plain.length >= leastCompound);
    if (isSearched && words <= mostSearched && !/\d/.test(plain)) also.push(plain);
  };
  for (const segment of withWholeUses(segments, language)) {
    isLoose = countPieces(segment) > longestPart;
    // "Girl boy", "men women kids": whom it is searched for is nothing that it has.
    if (gift.test(segment) || (language === 'en' && onlyUsers.test(segment.trim()))) {
      name(segment);
      continue;
    }
    const [withoutUse = '', ...uses] = segment.split(meantFor[language]);
    const [front = '', ...along] = withoutUse.split(comesWith[language]);
    for (const run of cutAtFigures(front)) tellRun(run, language, category, tell, name);
    for (const part of along) if (countPieces(part.trim()) <= mostAlong) tell(part);
    // "For men women": a row of users without marks reads as no one's.
    for (const use of uses)
      if (countPieces(use.trim()) < 2 || listed.test(use))
        tell(`${meantFor[language].exec(segment)?.[0].trim() ?? ''} ${use}`);
  }
  return { told, also };
}

/** The segments of a row with the entries behind "for desk" joined to it: "for desk, home office and car". */
function withWholeUses(segments: readonly string[], language: Spoken): string[] {
  const whole: string[] = [];
  let uses: string[] = [];
  const close = (): void => {
    if (language === 'en' && uses.length > 0 && whole.length > 0)
      whole.push(whole.pop()!.split(meantFor.en)[0]!, `for ${andList(uses)}`);
    uses = [];
  };
  for (const segment of segments) {
    const isUse =
      uses.length > 0 &&
      countPieces(segment.trim()) < 3 &&
      !/\d/.test(segment) &&
      stuffsIn(segment, language).length === 0;
    if (isUse) uses.push(segment.trim());
    else {
      close();
      whole.push(segment);
      const use = segment.split(meantFor[language]).at(1)?.trim() ?? '';
      if (use !== '' && countPieces(use) < 3) uses = [use];
    }
  }
  close();
  return whole.filter((segment) => segment.trim() !== '');
}

function andList(entries: readonly string[]): string {
  return entries.length < 2
    ? (entries[0] ?? '')
    : `${entries.slice(0, -1).join(', ')} and ${entries.at(-1)!}`;
}

function withoutKnownFigures(part: string, known: ReadonlySet<string>): string {
  const found = /^\d[\d.,x×]*(?: ?(?:mm|cm|m|in|inch|ml|l|g|kg|oz|lb))?\s(?=\p{L}{3})/iu.exec(part)?.[0];
  const figures = found?.match(/\d+/gu) ?? [];
  return found !== undefined && /x|×|\p{L}/iu.test(found) && figures.every((figure) => known.has(figure))
    ? part.slice(found.length)
    : part;
}

/** A run of words: another name for the thing with what describes it before, or what it tells. */
function tellRun(
  run: string,
  language: Spoken,
  category: Category | undefined,
  tell: (text: string) => void,
  name: (text: string) => void,
): void {
  const text = run.trim();
  const hits = thingsIn(text, language);
  const [first] = hits;
  if (first === undefined) {
    tell(text);
    return;
  }
  const traits = language === 'en' ? traitsFirst(text) : [];
  // "Mini juicer", "automatic curling iron": what only sorts other names of it is told by none.
  for (const trait of traits) if (describes.test(trait)) tell(trait);
  const isName = hits.length === 1 && first.end === text.length && countPieces(text) <= mostSearched;
  if (isName && language !== 'de') name(piecesOf(text).slice(traits.length).join(' '));
  else
    for (const [at, hit] of hits.entries()) {
      // "Spice containers bottles": a thing right before another only describes it; German joins the two.
      const isAlone =
        language === 'de' || (hits[at + 1]?.start !== hit.end + 1 && hits[at - 1]?.end !== hit.start - 1);
      // "Honeycomb" in a row about a mat is none of its names.
      const isKind =
        language === 'de' || hit.text.includes(' ') || category === undefined || hit.category === category;
      if (isAlone && isKind) name(searchedAs(text, hit, language));
    }
  for (const stuff of stuffsIn(text, language)) tell(stuff);
}

/** What a run says of stuffs and colours. */
function stuffsIn(text: string, language: Spoken): string[] {
  if (worksOnStuff.test(text)) return [];
  return claimHits(text, language)
    .filter(({ payload }) => payload.kind === 'material' || payload.kind === 'colour')
    .map(({ start, end }) => text.slice(start, end));
}

/** The things of a run; where none is known, the last word if it names what is made for other things ("slim cover"). */
function thingsIn(text: string, language: Spoken): TypeHit[] {
  const hits = typeHits(text, language);
  const last = piecesOf(text).at(-1) ?? '';
  const isThing = language === 'en' && text.includes(' ') && accessories.has(stemOf(last));
  return hits.length > 0 || !isThing
    ? hits
    : [{ category: 'general', text: last, start: text.length - last.length, end: text.length }];
}

/** What people search of a thing inside a run: a known name of several words or one compound, else with the word before it. */
function searchedAs(text: string, { start, end }: TypeHit, language: Spoken): string {
  const hit = text.slice(start, end);
  if (hit.includes(' ') || language === 'de') return hit;
  const before = piecesOf(text.slice(0, start).trim()).at(-1) ?? '';
  const isOwn = /^\p{L}[\p{L}-]{3,}$/u.test(before) && !emptyWord.test(before) && language === 'en';
  return isOwn ? `${before} ${hit}` : hit;
}

/** The words that open a run and describe the thing by their form; the last two words of a run stay a name. */
function traitsFirst(text: string): string[] {
  const words = piecesOf(text.toLowerCase());
  const end = words.findIndex(
    (word) => madeForOne.test(word) || !(qualifiers.has(word) || describes.test(word)),
  );
  return words.slice(0, Math.max(0, Math.min(end, words.length - 2)));
}
