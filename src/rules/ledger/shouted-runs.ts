import { towns } from './words/towns.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { withSharpS } from './german-sharp-s.ts';
import { isGermanNoun, withNounCapitals } from './small-german.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Small words of German, Spanish, French, Italian, Portuguese and Dutch: in capitals they are shouted, and no acronym. */
const small = new Set(
  (
    'und oder der die das den dem des ein eine einen einem einer für mit ohne aus von vom zum zur zu ' +
    'im in am an auf bei bis nach nur nicht kein keine keinen ist sind wird hat alle alles sehr auch ' +
    'als wie inkl incl neu gut alt rot blau y o e el la los las un una de del con sin para por en se ' +
    'no al lo su sus es son muy más ref et ou le les des du une au aux avec sans pour par sur dans ne ' +
    'pas est sont à ce il del della di da con per non e ed che om com sem para por não na no nos het ' +
    'een en van met zonder voor niet que te qui was du dir dich wer wo so ihr wir ich er sie es ni si ya tu me vos je ça où ti mi toi moi'
  ).split(' '),
);
const german =
  /(?<!\p{L})(?:und|der|die|das|mit|für|aus|nicht|ohne|ist|sind|eine?[rnms]?|zum|zur|bei|wegen|meine?[rnms]?|sehr|noch|nur|auch|verkaufe|stück|größe|farben?)(?!\p{L})|[äöüß]/giu;
const romance =
  /(?<!\p{L})(?:de|la|el|los|las|con|sin|para|por|una?|y|es|son|muy|et|les|des|du|une|avec|sans|pour|est|ne|pas|au|il|di|della|per|com|sem|uma?)(?!\p{L})/giu;
const english =
  /(?<!\p{L})(?:the|and|with|of|for|is|are|from|this|your|to|by|we|my|new|has|have|will|not|only|very|works?)(?!\p{L})/giu;
const french = /(?<!\p{L})(?:les|des|du|et|avec|pour|sans|ne|pas|une|aux|sur|dans|tous)(?!\p{L})/giu;
/** German words that are no nouns, by their endings: "EINFACHE", "RUTSCHFEST", "INKLUSIVE", "ENTHÄLT". */
const noNoun = longPattern('u')`
  (?:lich|ig|bar|los|frei|fest|dicht|haft|sam|isch|iv|ive|iert|ert|elt|ält|leicht|arm|reich|beschichtet
    |gefüttert|ge(?:reinigt|prüft|testet|fertigt|macht|liefert|baut|polstert|sichert|näht|strickt|dämpft|federt)|enthalten|waschen|trocknen)$|^(?:dunkel|hell)?(?:schwarz|wei(?:ß|ss)|grau|braun|grün|gelb
    |rosa|lila|beige|pink|türkis|bunt|rot|blau|klein|groß|gebraucht|neu|alt|warm|kalt|heiß|kühl|leise|schnell|langsam|weich|hart|glatt|matt|dick|dünn|lang|kurz|hoch|tief|breit|schmal|stark|trocken|nass|frisch|süß|sauber|schön|einfach|bequem|vegan|stabil|robust|modern|elegant|\p{L}*neutral)$
  |^(?:läuft|geht|passt|hält|macht|funktioniert|kostet|kommt|liegt|steht|gibt|lässt|darf|kann|muss|wurde|war
    |haben|sind|verkaufe|suche|biete)$
`;
const inflected = /(?:e|er|es|en|em)$/u;

const runPattern =
  /(?<![\p{L}\d])\p{Lu}{2,}(?:(?:[ ,/&-]{1,2}|(?<=[LDNSJMTCU])['’])(?:\p{Lu}+|\d+)(?![\p{Ll}\d]))+/gu;
/** What a line opens with before its colon: "EINFACHE MONTAGE: …", "4 LAGEN: …". */
const headPattern =
  /(?<=^|\n)(?:\d{1,3} (?:% )?)?\p{Lu}{4,}(?:(?:[ -]|(?<=[LDNSJMTCU])['’])(?:\p{Lu}+|\d+(?:\p{Lu}|°|%)?(?!\p{L})))*(?=\s?:\s)/gu;

const fewestLetters = 12;

/** "L’APPAREIL", "JUSQU’À", "DELL’800": what French and Italian shorten before a vowel. */
const isElided = (word: string, next = '', isGerman: boolean): boolean =>
  !isGerman && /^['’]/u.test(next) && /^(?:[LDNSJMTC]|\p{Lu}{0,6}QU|(?:[AD]|NE|SU|DA)LL|UN)$/u.test(word);

/** Acronyms with a vowel; one without ("TPU", "BMW") is known by that. */
const acronyms = new Set(
  'led usb bpa abs ovp uv eva uk usa eu iso ip dvi ac dc ce ean isbn ram oem pfas hdmi wlan ikea'.split(' '),
);

/** An acronym or a code inside a run: "LED", "OVP", "TPU"; where all is shouted, a short word is rather a word: "ASA". */
function isAcronym(word: string, isAllShouted: boolean): boolean {
  const lower = word.toLowerCase();
  if (isAllShouted && acronyms.has(lower)) return true;
  if (word.length > 3 || small.has(lower)) return false;
  return !isAllShouted || !/[aeiouyäöü]/u.test(lower);
}

function isShoutedRun(run: string): boolean {
  const words = run.split(/[^\p{L}]+/u).filter(Boolean);
  const plain = words.filter((word) => word.length > 3);
  if (plain.length === 0) return false;
  return (
    words.some((word) => word.length > 1 && small.has(word.toLowerCase())) ||
    (plain.length > 1 && plain.join('').length >= fewestLetters && plain.length >= words.length / 2)
  );
}

/** "RECOGER EN TOLEDO": a town keeps its capital. */
function townOf(lower: string, before = ''): string | undefined {
  const town = lower.charAt(0).toUpperCase() + lower.slice(1);
  return towns.has(town) || (before === 'À' && townsBehind.test(lower)) ? town : undefined;
}

/** Words of every day but for what stands before them. */
const townsBehind = /^(?:grasse|tours|nice|pau|sens|lens|gap|foix|albi|agen|auch|vienne|moulins|valence)$/u;

/** Which of its small words a text has most of; undefined where those are English. */
export function tongueAbroad(text: string): 'german' | 'romance' | undefined {
  const count = (words: RegExp): number => (text.match(words) ?? []).length;
  const [germanWords, romanceWords] = [count(german), count(romance)];
  if (Math.max(germanWords, romanceWords) <= count(english)) return undefined;
  return germanWords > romanceWords ? 'german' : 'romance';
}

/** Whether a text is plainly in another language, also in one whose small words are not known here. */
export const isUnlikeEnglish = (text: string): boolean =>
  tongueAbroad(text) !== undefined || (/[^\p{ASCII}\P{Ll}]/u.test(text) && !text.match(english));

/**
 * A seller's German, Spanish or French text with the runs that are shouted in small letters, so that what is told of them reads
 * as a sentence: "FÜR DIE RÜCKBANK: …", "NO SE TRANSPARENTAN". German nouns keep a capital. Single words in capitals, names that
 * the product's name writes so and acronyms stay; so does English, which has its own way (`quietened`).
 */
export function withoutShouting(text: string, names: string): string {
  if (!/\p{Lu}{4}/u.test(text)) return text;
  const tongue = tongueAbroad(text);
  if (tongue === undefined) return text;
  const isGerman = tongue === 'german';
  const isAllShouted = !/\p{Ll}{2}/u.test(text);
  const isFrench = (text.match(french) ?? []).length > 1;
  // A name that is shouted too keeps nothing.
  const kept = new Set(
    !/\p{Ll}{2}/u.test(names) ? [] : names.split(/[^\p{L}\d]+/u).filter((word) => /^\p{Lu}{2,}$/u.test(word)),
  );
  // "Borraccia Termica Acciaio Inox": where each word has its capital, none is a name by it.
  const ofName = isGerman || /(?<!\p{L})\p{Ll}{4}/u.test(names) ? names : '';
  const written = new Map(
    (
      `${text}\n${ofName.split(' ').slice(1).join(' ')}`.match(
        /(?<![\p{L}\d])\p{Lu}?\p{Ll}{2,}(?!\p{L})/gu,
      ) ?? []
    ).map((word) => [foldWord(word), word]),
  );
  /** "LAVAGE A LA MAIN", "CALOR Y FRIO". */
  const loneLetter = (letter: string, before: string, behind: string): string => {
    if (!/^\p{Lu}$/u.test(letter)) return letter;
    if (letter === 'À') return 'à';
    // "CALDO E FREDDO": between two shouted words the letter is one itself; "CLASE A", "VITAMINA E" end.
    if (/^[YOEÈ]$/u.test(letter) && /^\p{Lu}{4}/u.test(before) && /^\p{Lu}{3}/u.test(behind))
      return letter.toLowerCase();
    if (isGerman) return letter.toLowerCase();
    // "POMPE D ORIGINE": the apostrophe was left out.
    if (isAllShouted && /^[DLN]$/u.test(letter) && /^[AEIOUYHÉÈÊ]\p{Lu}/u.test(behind))
      return letter.toLowerCase();
    if (letter === 'A' && isFrench) return 'à';
    // "BORSA A TRACOLLA", "MANDO A DISTANCIA".
    if (letter === 'A' && /^(?!VITAMIN|CLAS|GRAD|TIPO)\p{Lu}{4}/u.test(before) && /^\p{Lu}{4}/u.test(behind))
      return 'a';
    return /^[AYOEÀÈ]$/u.test(letter) && isAllShouted ? letter.toLowerCase() : letter;
  };
  const calm = (run: string, at: number, whole: string): string => {
    const words = run.split(/(?<=[^\p{L}])(?=\p{L})|(?<=\p{L})(?=[^\p{L}])/u);
    const opens = /(?:^|[.!?:\n•–—-]\s*|[„“«»‚]\s?)$/u.test(whole.slice(Math.max(0, at - 3), at));
    let isFirst = opens;
    return words
      .map((word, place) => {
        // "18V-55": a letter between two figures is one of a code.
        if (/^-?\d/u.test(words[place + 1] ?? '') && (word.length === 1 || /^\d/u.test(words[place + 1]!)))
          return word;
        if (isElided(word, words[place + 1], isGerman)) {
          const small = isFirst ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase();
          isFirst = false;
          return small;
        }
        // "100 % DICHT": behind a figure no word opens.
        if (/\d/u.test(word)) isFirst = false;
        if (!/^\p{Lu}{2,}$/u.test(word))
          return loneLetter(word, words[place - 2] ?? '', words[place + 2] ?? '');
        if (kept.has(word) || isAcronym(word, isAllShouted)) {
          isFirst = false;
          return word;
        }
        const lower = isGerman ? withSharpS(word.toLowerCase()) : word.toLowerCase();
        const own = isGerman
          ? isAllShouted
            ? lower
            : germanCase(lower, words[place + 1] === ' ' ? words[place + 2]! : '', written)
          : (written.get(foldWord(lower)) ?? townOf(lower, words[place - 2]) ?? lower);
        const told = isFirst ? own.charAt(0).toUpperCase() + own.slice(1) : own;
        isFirst = false;
        return told;
      })
      .join('');
  };
  if (isAllShouted) return calmText(text, isGerman, calm);
  const told = text
    .replace(headPattern, calm)
    .replace(runPattern, (run, at: number, whole: string) =>
      isShoutedRun(run) ? calm(run, at, whole) : run,
    );
  // What a figure parts from its run: "2005-2009 REF 1P1941006".
  return told === text
    ? text
    : told
        .replace(/(?<=\d )\p{Lu}{3,4}(?= \d)/gu, (word) =>
          small.has(word.toLowerCase()) ? word.toLowerCase() : word,
        )
        // "98 % D'INGRÉDIENTS".
        .replace(/(?<=[\d%] )[DL](?=['’]\p{Ll})/gu, (letter) => letter.toLowerCase());
}

/** A German word out of a shouted run: as the text writes it elsewhere, else with the capital of a noun. */
function germanCase(lower: string, next: string, written: ReadonlyMap<string, string>): string {
  const known = written.get(foldWord(lower));
  if (small.has(lower)) return lower;
  if (known !== undefined) return known;
  if (
    noNoun.test(lower) ||
    (inflected.test(lower) &&
      lower.length > 4 &&
      !isGermanNoun(lower) &&
      /^\p{Lu}{3,}$/u.test(next) &&
      !small.has(next.toLowerCase()))
  )
    return lower;
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

/** "2-Gang", "3-Zimmer": a noun behind its count; "2-fach" and "3-teilig" are none. */
const behindCount = /(?<=\d-)\p{Ll}(?=\p{Ll}{2})(?!\p{Ll}*(?:fach|ig(?:e[nrsm]?)?|mal)(?!\p{L}))/gu;
const shoutedUnit =
  /(?<=\d ?)(?:CM|MM|ML|CL|KG|KM|GR|MIN)(?![\p{L}\d])|(?<=\d(?:\d|[.,]\d{1,3}) ?)[GM](?![\p{L}\d])|(?<=\d)H(?![\p{L}\d])|(?<=\d)X(?=\d)/gu;

/** "Damenmantel von gil bret": who made it, behind the thing and before what no name holds. */
const behindVon = /(?<=(?<!\p{L})von )(\p{Ll}{3,12})(?: (\p{Ll}{3,12}))?(?=[ ,.]|$)/gu;

function withMakersBehind(text: string): string {
  const isName = (word: string): boolean =>
    !noNoun.test(word) &&
    !inflected.test(word) &&
    !small.has(word) &&
    !/^(?:privat|hier|dort|da|vorn|an|ab|oma|opa|hand)$/u.test(word);
  return text.replace(behindVon, (all, first: string, second?: string) => {
    if (!isName(first)) return all;
    const isPair = second !== undefined && isName(second) && !isGermanNoun(second);
    return [first, ...(second === undefined ? [] : [second])]
      .map((word, at) => (at === 0 || isPair ? word.charAt(0).toUpperCase() + word.slice(1) : word))
      .join(' ');
  });
}

/** A text that is all in capitals, with its sentences and, in German, its nouns as they are written. */
function calmText(
  text: string,
  isGerman: boolean,
  calm: (run: string, at: number, whole: string) => string,
): string {
  const told = text
    .replace(shoutedUnit, (measure) => measure.toLowerCase())
    .replace(/[^\n]+/gu, (line) => calm(line, 0, line))
    .replace(/[^\n]+/gu, (line) => (isGerman ? withMakersBehind(withSharpS(line)) : line))
    .replace(/(?<=^|\n|[.!?]\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
  return isGerman
    ? withNounCapitals(told).replace(behindCount, (letter) => letter.toUpperCase())
    : told.replace(joinedTown, capitalJoined);
}

/** "Clermont-ferrand", "saint-denis": each part of a joined town but "en" and "sur" has its capital. */
const joinedTown =
  /(?<![\p{L}-])(?:saint|sainte|clermont|boulogne|charleville|aix|chalon|bourg|villefranche|le mans(?!\p{L})|la rochelle(?!\p{L}))(?:-\p{Ll}{2,})*/giu;
const capitalJoined = (town: string): string =>
  /[- ]/u.test(town)
    ? town.replace(/(?<!\p{L})(?!(?:en|sur|sous|de|du|le|la|les|lès)(?!\p{L}))\p{Ll}(?=\p{L})/gu, (letter) =>
        letter.toUpperCase(),
      )
    : town;

const unit = /^(\d[\d.,x]*)(CM|MM|ML|CL|KG|GR|G|M)$/u;

/** "TORTILLA DE PATATAS JUGOSA receta fácil": three words and more are no brand. */
const longRun = /(?<![\p{L}\d])\p{Lu}{3,}(?: \p{Lu}{2,}){2,}(?![\p{L}\d])/gu;

function calmRun(run: string, at: number): string {
  const told = run.toLowerCase();
  return at === 0 ? told.charAt(0).toUpperCase() + told.slice(1) : told;
}

/** A name that is all in capitals, as its language writes it: "POELE TOUS FEUX 28CM", "WASCHMASCHINE MIELE W1". Codes stay. */
export function calmName(name: string, language: WrittenLanguage): string {
  if (language === 'en' || language === 'other') return name;
  if (/\p{Ll}{2}/u.test(name)) return language === 'de' ? name : name.replace(longRun, calmRun);
  const words = name.split(' ');
  if (words.filter((word) => /^\p{Lu}[\p{Lu}'’-]{3,}[,.]?$/u.test(word)).length < 2) return name;
  const told = words.map((word, at) => {
    const measure = unit.exec(word);
    if (measure !== null) return measure[1]! + measure[2]!.toLowerCase();
    if (/^\d+(?:X\d+)+$/u.test(word)) return word.toLowerCase();
    if (language === 'de' && /^GR\.?$/u.test(word)) return 'Gr.';
    if (/\d/u.test(word) || (isAcronym(word, true) && word.length > 1)) return word;
    const lower = word.toLowerCase();
    return language === 'de' ? withSharpS(germanCase(lower, words[at + 1] ?? '', new Map())) : lower;
  });
  const text = told.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
