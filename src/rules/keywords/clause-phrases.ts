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

/**
 * What the seller's clauses say of the thing, set behind its name as buyers of German, Spanish and French type it:
 * measures, ways of making, what hangs on it, the words of its name one by one, gifts by the seller's own sentence.
 */
export function clausePhrases(brief: Brief, slots: Slots, language: Language): Candidate[] {
  const maker = slots.brand?.text ?? '';
  const isSold = isSelling(brief);
  const head = slots.heads[0];
  if (head === undefined) return [];
  const plain = (text: string): string => (language === 'de' ? text : text.toLowerCase());
  const path = `products.${brief.product.index}`;
  const description = firstWords(brief.product.description, 800);
  const short = language === 'de' ? lastPartOf(head.text) : undefined;
  const names = [
    ...new Set([head.text, short, slots.synonyms[0]?.text].filter((name) => name !== undefined)),
  ];
  const found: Candidate[] = [];
  const add = (phrase: string, kind: Candidate['kind'], source: string): void => {
    if (found.length < mostFound) found.push(built(plain(phrase), kind, source));
  };
  const makers = new Set(stemsOf(maker));
  for (const word of wordsBehind(brief.product.name, head.text, language))
    // "Frijoles doña": one word of a maker's two.
    if (makers.size < 2 || !stemsOf(word).some((stem) => makers.has(stem)))
      add(`${head.text} ${word}`, 'attribute', `${path}.name`);
  // The name as a whole without its measure: "sérum facial vitamina c".
  const front = brief.product.name.split(/[,(|–—:]/u)[0]!.trim();
  const unit = /\s\d[\d.,]{0,9}(?:\s?[x×]\s?\d[\d.,]{0,9}){0,3}\s?(\p{L}{1,8})$/u.exec(front)?.[1] ?? '';
  const bare =
    canonicalUnit(unit) === ''
      ? front
      : front.replace(/\s\d[\d.,]{0,9}(?:\s?[x×]\s?\d[\d.,]{0,9}){0,3}\s?\p{L}{1,8}$/u, '');
  if (bare !== front && foldWord(bare).includes(foldWord(head.text)))
    found.push({ ...built(plain(bare), 'attribute', `${path}.name`), built: false });
  // "Vitamin C Serum": what a German name sets before the thing.
  const before =
    language === 'de' ? setBefore.exec(brief.product.name.split(head.text)[0] ?? '')?.[1] : undefined;
  if (before !== undefined && (maker === '' || !foldWord(before).startsWith(foldWord(maker))))
    add(`${before.trim()} ${head.text}`, 'attribute', `${path}.name`);
  const whom = meantFor[language].exec(brief.product.name);
  if (whom !== null && !isSmallWord(whom[2] ?? '', language))
    for (const name of names)
      add(`${name} ${whom[1]!.toLowerCase()} ${whom[2]!}`, 'audience', `${path}.name`);
  const texts = [
    { path: `${path}.name`, text: brief.product.name },
    { path: `${path}.description`, text: description },
  ];
  for (const size of ownSizes(texts, slots.heads, true))
    for (const name of isOneOfMany(size.text, description) ? [] : names.slice(0, 2))
      add(`${name} ${size.text}`, 'attribute', size.source);
  for (const { path: source, text } of texts) {
    for (const clause of withoutPacking(withoutShortStops(text)).split(/[.,;:!?()\n]+(?!\d)/u)) {
      const said = clause.trim();
      if (denied.test(said)) continue;
      const way = language === 'de' ? germanWays.exec(said)?.[1] : undefined;
      if (way !== undefined)
        for (const name of names) add(`${name} ${way.toLowerCase()}`, 'attribute', source);
      const hangs = hung[language].exec(said);
      // "Sin sacarlo": what is not done to somebody is no trait.
      const tail = hangs !== null && /[aei]r(?:l[aeo]s?|se|te|nos)$/iu.test(hangs[2]!) ? null : hangs;
      // What a used thing comes without nobody searches.
      const isMissing =
        tail !== null &&
        /^(?:ohne|sin|sans)$/iu.test(tail[1]!) &&
        (isSold || text.includes(`(${said})`) || givenBefore.test(text.split(said)[0]!));
      if (tail !== null && !isMissing)
        for (const name of names) add(`${name} ${tail[0]}`, 'attribute', source);
      for (const match of said.matchAll(gift[language])) {
        const whom = match[1] ?? '';
        // "Recién nacido" is one word in two.
        if (isSmallWord(whom, language) || /^(?:recién|mejor|meilleure?)$/iu.test(whom)) continue;
        add(`${giftWord[language]} ${whom}`, 'occasion', source);
        if (language === 'de') add(`${whom} ${giftWord.de}`, 'occasion', source);
        else add(`${giftWord[language]} ${language === 'es' ? 'para' : 'pour'} ${whom}`, 'audience', source);
        // "Kerze Kollegen" is typed by nobody.
        if (!/^(?:kolleg|collèg|compañer)/iu.test(whom))
          add(`${names.at(-1) ?? head.text} ${whom}`, 'occasion', source);
      }
    }
  }
  if (language === 'de') {
    for (const colour of germanColours(description))
      for (const name of names) add(`${name} ${colour}`, 'attribute', `${path}.description`);
  }
  return found;
}

/** Words that the name sets behind the thing in Spanish and French: "bougie parfumée figue" → "parfumée", "figue". */
function wordsBehind(name: string, head: string, language: Language): string[] {
  if (language === 'de') {
    // "Schultüte Dinosaurier": what a German name sets behind the thing without a joint is its motif or kind.
    const at = name.indexOf(head);
    const words =
      at === -1
        ? []
        : name
            .slice(at + head.length)
            .split(/[,(–—:]/u)[0]!
            .trim()
            .split(' ');
    // "Apfelsaft naturtrüb 3 Liter Bag-in-Box": also a trait without an ending, and what stands behind a measure.
    const end = words.findIndex((word) => isSmallWord(word, 'de') || /^\p{Ll}+e[nrsm]?$/u.test(word));
    return (
      words
        .slice(0, end === -1 ? undefined : end)
        .filter(
          (word) =>
            (/^\p{Lu}(?:\p{Ll}+|[\p{Ll}-]+\p{Lu}\p{Ll}+)$/u.test(word) && canonicalUnit(word) === '') ||
            /^\p{Ll}{5,}$/u.test(word),
        )
        // "Nachhilfe Klasse 5-10": without its figure it tells nothing.
        .filter(
          (word) =>
            !/^(?:Personen|Klassen?|Größen?|Gr|Nr|Nummer|Modell|Typ|Teil|Band|Stufe|Serie|Baujahr)$/u.test(
              word,
            ),
        )
        .filter((word) => word.length > 3)
        .slice(0, 4)
    );
  }
  const first = head.toLowerCase();
  for (const run of nameRuns(name, '', language)) {
    const text = run.words.join(' ');
    if (!text.toLowerCase().startsWith(`${first} `)) continue;
    const words = text
      .slice(first.length + 1)
      // "Lait d'ânesse" is one milk.
      .replace(/(?<=\p{L}{3}) (?=d[’']\p{L}{3,})/gu, '\u00A0')
      // "Vitamina c" is one word in two.
      .replace(/(?<=\p{L}{4}) (?=\p{L}(?:\d{0,2})(?:\s|$)(?<! [aeyouàAEYOUÀ]))/gu, '\u00A0')
      // "B2 first" as well.
      .replace(/(?<=^|\s)(\p{L}\d{1,2}) (?=\p{L}{3,})/gu, '$1\u00A0')
      .split(' ')
      .filter((_, at, all) => !leansOnOther(all, at));
    return nameUnits(words, first, language)
      .map((unit) => unit.replaceAll('\u00A0', ' '))
      .filter(
        (unit) =>
          /^(?:\p{L}\d{1,2} )?\p{L}{3,}(?: [\p{L}\d’']+){0,3}$/u.test(unit) &&
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
    /^(?:de|du|des|del|à|a|au)$/iu.test(words[at - 1]!) || /^(?:en|de|du|à|avec|con)$/iu.test(words[at - 2]!)
  );
}

/** "Braunes Rindsleder" → "braun": the colour right before a material, without its ending. */
function germanColours(text: string): string[] {
  const found = new Set<string>();
  for (const match of text.matchAll(/(?<!\p{L})(\p{L}{3,}?)(?:e[rsnm]?)\s(\p{Lu}\p{L}+)/gu)) {
    const colour = (match[1] ?? '').toLowerCase();
    const material = stemOf(match[2] ?? '');
    const named = materialStems.has(material) || /(?:leder|holz|wolle|leinen|garn|filz)$/u.test(material);
    if (named && colourStems.has(stemOf(colour))) found.add(colour);
  }
  return [...found].slice(0, 2);
}
