import type { Brief } from '#rules/listing/listing.ts';
import { withoutShortStops } from '#rules/ledger/shortened-words.ts';
import { isOneOfMany } from '#rules/ledger/one-of-many.ts';
import { canonicalUnit } from '#rules/ledger/numbers.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { isSelling } from '#rules/ledger/brand-name.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { lastPartOf } from './german-heads.ts';
import { opensWithPart } from './opens-with-part.ts';
import { isShade, nameUnits } from './name-units.ts';
import { nameRuns } from './noun-phrases.ts';
import { isSmallWord } from './plain-words.ts';
import { ownSizes } from './said-of-all.ts';
import type { Slots } from './slots.ts';
import { firstWords } from '#rules/text/first-words.ts';

type Language = 'de' | 'es' | 'fr';

/** German ways of making, which stand behind the thing without an ending ("Tasse handgemacht"). */
const germanWays =
  /(?<!\p{L})(hand(?:gemacht|genäht|gefertigt|getöpfert|gestrickt|bemalt|gegossen|gewebt|gehäkelt|geschmiedet|geschöpft|bedruckt|bestickt)|personalisiert|personalisierbar|graviert|gehäkelt|gestrickt|gewebt|bestickt|geflochten|geölt)(?:e[rsnm]?)?(?!\p{L})/iu;
/** A clause of its own that hangs something on the thing: "mit Gravur", "con tapa", "avec couvercle". */
const hung: Readonly<Record<Language, RegExp>> = {
  de: /^(mit|ohne)\s(\p{Lu}\p{L}+)$/u,
  es: /^(con|sin)\s(\p{L}{3,}(?:\sde\s\p{L}{3,})?)$/iu,
  fr: /^(avec|sans)\s(\p{L}{3,}(?:\s(?:de|en)\s\p{L}{3,})?)$/iu,
};
/** "Geschenk zum Vatertag", "regalo para mamá", "cadeau pour maman": whom or what a gift is for. */
const gift: Readonly<Record<Language, RegExp>> = {
  de: /\bGeschenk(?:idee)?\s(?:(?:zum|zur|zu|für)\s)?(?:(?:die|den|das|der|eine[nr]?)\s)?(\p{Lu}\p{L}{2,})/gu,
  es: /\bregalo\s(?:para|de|por)\s(?:(?:el|la|los|las|mi|tu|un|una)\s)?(\p{L}{3,}(?:\sde\sla\s\p{L}+|\sdel\s\p{L}+)?)/giu,
  fr: /\bcadeau\s(?:pour|de|d[’'])\s?(?:(?:la|le|les|ma|mon|une?|sa|son)\s)?(\p{L}{3,}(?:\sdes\s\p{L}+)?)/giu,
};
/** "Lachsöl für Hunde": whom or what the name itself sells it for; a restriction behind it ("bis 30 kg") is not left out. */
const meantFor: Readonly<Record<Language, RegExp>> = {
  de: /(?<!\p{L})(für)\s((?!Schritt|Tag|Stück|Wort)\p{Lu}\p{L}{2,})(?=$|[,;(]|\s(?:und|oder|\d|mit|aus|in)\s?)/u,
  es: /(?<!\p{L})(para)\s(?:el\s|la\s|los\s|las\s)?(\p{L}{3,})(?=$|[,;(]|\s(?:y|o|\d|con|en)\s?)/iu,
  fr: /(?<!\p{L})(pour)\s(?:le\s|la\s|les\s|l[’'])?(\p{L}{3,})(?=$|[,;(]|\s(?:et|ou|\d|avec|en)\s?)/iu,
};
/** "Câble fourni, sans adaptateur", "mit Kabel (liegt bei), ohne Netzteil": what is missing in the parcel. */
const givenBefore =
  /(?:fournie?s?|incluse?s?|livrée?s?|incluid[oa]s?|enthalten|inklusive|liegt bei|dabei),\s$/iu;
/** "Lavage à 40 °C, sans adoucissant": how it is washed. */
const caredBefore =
  /(?<!\p{L})(?:lavages?|laver|lavez|lave|se lavan?|lávese|lavable|nettoy\p{L}+|entretien|repassage|lavar|lavado|limpi\p{L}+|waschen|spülen|waschbar|wäsche|reinigen|pflege)(?!\p{L})[^.!?\n]{0,40},\s$/iu;
const setBefore = /^((?:\p{Lu}[\p{L}\d-]*\s){1,3})$/u;
const giftWord: Readonly<Record<Language, string>> = { de: 'Geschenk', es: 'regalo', fr: 'cadeau' };
const denied =
  /(?<!\p{L})(?:müsste\p{L}*|sollte\p{L}*|könnte\p{L}*|debería\p{L}*|devrait|kein\p{L}*|nicht|nie|no|nunca|pas|jamais)(?!\p{L})/iu;
const mostFound = 24;
/** "Verschickt werden sie in einem Karton, ohne Plastik": what is said of the parcel is not said of the thing. */
const ofParcel =
  /(?<!\p{L})(?:verschick|versend|versand|verpack|expédi|envoi|envoy|emball|se envía|enviamos|embala)\p{L}*/iu;

function withoutPacking(text: string): string {
  if (!ofParcel.test(text)) return text;
  return text
    .split(/(?<=[.!?])\s/u)
    .filter((sentence) => !ofParcel.test(sentence))
    .join(' ');
}

/** A German, Spanish or French brief while what its name and clauses say is set behind the thing. */
interface Setting {
  brief: Brief;
  slots: Slots;
  language: Language;
  head: string;
  /** The thing, the last part of its compound and a synonym. */
  names: readonly string[];
  /** Path of the name in the form. */
  nameSource: string;
  add: (phrase: string, kind: Candidate['kind'], source: string) => void;
}

/**
 * What the seller's clauses say of the thing, set behind its name as buyers of German, Spanish and French type it:
 * measures, ways of making, what hangs on it, the words of its name one by one, gifts by the seller's own sentence.
 * @param isWeighed whether such things are sold by their weight, as food is
 */
export function clausePhrases(
  brief: Brief,
  slots: Slots,
  language: Language,
  isWeighed: boolean,
): Candidate[] {
  const head = slots.heads[0]?.text;
  if (head === undefined) return [];
  const path = `products.${brief.product.index}`;
  const plain = (text: string): string => (language === 'de' ? text : text.toLowerCase());
  const short = language === 'de' ? lastPartOf(head) : undefined;
  const found: Candidate[] = [];
  const setting: Setting = {
    brief,
    slots,
    language,
    head,
    names: [...new Set([head, short, slots.synonyms[0]?.text].filter((name) => name !== undefined))],
    nameSource: `${path}.name`,
    add: (phrase, kind, source) => {
      if (found.length < mostFound) found.push(built(plain(phrase), kind, source));
    },
  };
  addWordsOfName(setting);
  const bare = nameWithoutMeasure(brief.product.name);
  if (bare !== undefined && foldWord(bare).includes(foldWord(head)))
    found.push({ ...built(plain(bare), 'attribute', setting.nameSource), built: false });
  addFrontOfName(setting);
  const texts = [
    { path: setting.nameSource, text: brief.product.name },
    { path: `${path}.description`, text: firstWords(brief.product.description, 800) },
  ] as const;
  for (const size of ownSizes(texts, slots.heads, isWeighed))
    for (const name of isOneOfMany(size.text, texts[1].text) ? [] : setting.names.slice(0, 2))
      setting.add(`${name} ${size.text}`, 'attribute', size.source);
  for (const { path: source, text } of texts)
    for (const clause of withoutPacking(withoutShortStops(text)).split(/[.,;:!?()\n]+(?!\d)/u))
      addClause(clause.trim(), text, source, setting);
  if (language === 'de')
    for (const colour of germanColours(texts[1].text))
      for (const name of setting.names) setting.add(`${name} ${colour}`, 'attribute', texts[1].path);
  return found;
}

function addWordsOfName({ brief, slots, language, head, nameSource, add }: Setting): void {
  const makers = new Set(stemsOf(slots.brand?.text ?? ''));
  for (const word of wordsBehind(brief.product.name, head, language))
    // "Frijoles doña": one word of a maker's two.
    if (makers.size < 2 || !stemsOf(word).some((stem) => makers.has(stem)))
      add(`${head} ${word}`, 'attribute', nameSource);
}

/** The name as a whole without the measure at its end: "sérum facial vitamina c"; undefined when it has none. */
function nameWithoutMeasure(name: string): string | undefined {
  const front = name.split(/[,(|–—:]/u)[0]!.trim();
  const measure = /\s\d[\d.,]{0,9}(?:\s?[x×]\s?\d[\d.,]{0,9}){0,3}\s?(\p{L}{1,8})$/u.exec(front);
  return measure === null || canonicalUnit(measure[1]!) === '' ? undefined : front.slice(0, measure.index);
}

/** What a German name sets before the thing ("Vitamin C Serum"), and whom a name says that it is for. */
function addFrontOfName({ brief, slots, language, head, names, nameSource, add }: Setting): void {
  const { name } = brief.product;
  const maker = slots.brand?.text ?? '';
  const before = language === 'de' ? setBefore.exec(name.split(head)[0] ?? '')?.[1] : undefined;
  if (before !== undefined && (maker === '' || !foldWord(before).startsWith(foldWord(maker))))
    add(`${before.trim()} ${head}`, 'attribute', nameSource);
  const [, joint = '', whom = ''] = meantFor[language].exec(name) ?? [];
  if (joint !== '' && !isSmallWord(whom, language))
    for (const called of names) add(`${called} ${joint.toLowerCase()} ${whom}`, 'audience', nameSource);
}

/** @param text the whole text that the clause is of */
function addClause(said: string, text: string, source: string, setting: Setting): void {
  const { language, names, add } = setting;
  if (denied.test(said)) return;
  const way = language === 'de' && !opensWithPart(said, names) ? germanWays.exec(said)?.[1] : undefined;
  if (way !== undefined) for (const name of names) add(`${name} ${way.toLowerCase()}`, 'attribute', source);
  const tail = hungOn(said, text, setting);
  if (tail !== undefined) for (const name of names) add(`${name} ${tail}`, 'attribute', source);
  for (const match of said.matchAll(gift[language])) addGift(match[1] ?? '', source, setting);
}

/** What a clause hangs on the thing. */
function hungOn(said: string, text: string, { brief, language }: Setting): string | undefined {
  const match = hung[language].exec(said);
  // "Sin sacarlo": what is not done to somebody is no trait.
  if (match === null || /[aei]r(?:l[aeo]s?|se|te|nos)$/iu.test(match[2]!)) return undefined;
  // What a used thing comes without nobody searches.
  const isMissing =
    /^(?:ohne|sin|sans)$/iu.test(match[1]!) &&
    (isSelling(brief) ||
      text.includes(`(${said})`) ||
      [givenBefore, caredBefore].some((told) => told.test(text.split(said)[0]!)));
  return isMissing ? undefined : match[0];
}

function addGift(whom: string, source: string, { language, head, names, add }: Setting): void {
  // "Recién nacido" is one word in two.
  if (isSmallWord(whom, language) || /^(?:recién|mejor|meilleure?)$/iu.test(whom)) return;
  add(`${giftWord[language]} ${whom}`, 'occasion', source);
  if (language === 'de') add(`${whom} ${giftWord.de}`, 'occasion', source);
  else add(`${giftWord[language]} ${language === 'es' ? 'para' : 'pour'} ${whom}`, 'audience', source);
  // "Kerze Kollegen" is typed by nobody.
  if (!/^(?:kolleg|collèg|compañer)/iu.test(whom)) add(`${names.at(-1) ?? head} ${whom}`, 'occasion', source);
}

/** "Schultüte Dinosaurier": what a German name sets behind the thing without a joint is its motif or kind. */
function germanBehind(name: string, head: string): string[] {
  const at = name.indexOf(head);
  if (at === -1) return [];
  const behind = name.slice(at + head.length).split(/[,(–—:]/u)[0]!;
  const words = behind.trim().split(' ');
  // "Apfelsaft naturtrüb 3 Liter Bag-in-Box": also a trait without an ending, and what stands behind a measure.
  const end = words.findIndex((word) => isSmallWord(word, 'de') || /^\p{Ll}+e[nrsm]?$/u.test(word));
  return words
    .slice(0, end === -1 ? undefined : end)
    .filter(
      (word) =>
        word.length > 3 &&
        // "Nachhilfe Klasse 5-10": without its figure it tells nothing.
        !/^(?:Personen|Klassen?|Größen?|Gr|Nr|Nummer|Modell|Typ|Teil|Band|Stufe|Serie|Baujahr)$/u.test(
          word,
        ) &&
        ((/^\p{Lu}(?:\p{Ll}+|[\p{Ll}-]+\p{Lu}\p{Ll}+)$/u.test(word) && canonicalUnit(word) === '') ||
          /^\p{Ll}{5,}$/u.test(word)),
    )
    .slice(0, 4);
}

/** Words that the name sets behind the thing: "bougie parfumée figue" → "parfumée", "figue". */
function wordsBehind(name: string, head: string, language: Language): string[] {
  if (language === 'de') return germanBehind(name, head);
  const first = head.toLowerCase();
  for (const run of nameRuns(name, '', language)) {
    const text = run.words.join(' ');
    if (!text.toLowerCase().startsWith(`${first} `)) continue;
    const words = text
      .slice(first.length + 1)
      // "Lait d'ânesse" is one milk.
      .replace(/(?<=\p{L}{3}) (?=d[’']\p{L}{3,})/gu, '\u00A0')
      // "Vitamina c" is one word in two.
      .replace(/(?<=\p{L}{4}) (?=(?![aeyouà]\s)\p{L}\d{0,2}(?:\s|$))/giu, '\u00A0')
      // "B2 first" as well.
      .replace(/(?<=^|\s)(\p{L}\d{1,2}) (?=\p{L}{3,})/gu, '$1\u00A0')
      .split(' ')
      .filter((_, at, all) => !leansOnOther(all, at));
    return nameUnits(words, first, language)
      .map((unit) => unit.replaceAll('\u00A0', ' '))
      .filter(
        (unit) =>
          /^(?:\p{L}\d{1,2} )?\p{L}{3,}(?: [\p{L}\d’']+){0,3}$|^20\d\d$|^\d{1,2} \p{L}{4,}$/u.test(unit) &&
          // "Plaqué or" is one word in two.
          !/^(?:plaqué|plaquée|hech[oa]s?|faite?s?|mano|main)$/iu.test(unit) &&
          !/^(?:uds|unidades|pcs|piezas|pack|lot|pièces|stück|zoll|pouces|pulgadas)$/iu.test(unit) &&
          !isSmallWord(unit.toLowerCase(), language),
      );
  }
  return [];
}

/** "Rénovation de salle de bain": the second complement belongs to the first, "rénovation bain" is no such thing. */
export function leansOnOther(words: readonly string[], at: number): boolean {
  // "Perle d'eau douce": the water is soft, and no necklace.
  if (at > 0 && /^[dl][’']\p{L}+$/iu.test(words[at - 1]!)) return true;
  // "Cambio de bañera por plato de ducha": what it is changed for is no kind of change.
  if (at > 0 && /^por$/iu.test(words[at - 1]!)) return true;
  // "Grès bleu nuit": the shade goes with its colour.
  if (at > 1 && isShade(words[at - 1]!, words[at]!)) return leansOnOther(words, at - 1);
  if (at < 2) return false;
  // "En bois flotté": what stands right behind a complement describes it.
  return (
    /^(?:de|du|des|del|à|a|au)$/iu.test(words[at - 1]!) ||
    /^(?:en|de|du|à|au|aux|al|avec|con)$/iu.test(words[at - 2]!)
  );
}

/** "50 Seiten schwarzer Karton", "Futter aus rotem Leinen": the part that is of such stuff. */
const ofPartBefore =
  /(?<!\p{L})(?:\d+ \p{Lu}\p{L}+|(?:Innen)?[Ff]utter|Rücken|Griffe?n?|Seiten|Boden|Deckel|Riemen|Henkeln?|Kordel|Band) (?:aus |mit )?$/u;

/** "Braunes Rindsleder" → "braun": the colour right before a material, without its ending. */
function germanColours(text: string): string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(/(?<!\p{L})(\p{L}{3,}?)(?:e[rsnm]?)\s(\p{Lu}\p{L}+)/gu)) {
    const colour = (match[1] ?? '').toLowerCase();
    const material = stemOf(match[2] ?? '');
    const named = materialStems.has(material) || /(?:leder|holz|wolle|leinen|garn|filz)$/u.test(material);
    if (named && colourStems.has(stemOf(colour)) && !ofPartBefore.test(text.slice(0, match.index)))
      found.add(colour);
  }
  return [...found].slice(0, 2);
}
