import type { SeoForm } from '#contract/seo-content.ts';
import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { withEnglishCapitals } from './english-capitals.ts';
import { namedBySeller } from './sellers-sentence-abroad.ts';
import { rowElsewhere } from './row-elsewhere.ts';
import { lowerTitle, partsOf, runsOf } from './row-parts.ts';
import { accessories, genericHeads } from './type-front.ts';
import { type TypeHit, typeHits } from './type-hits.ts';

/**
 * On the big marketplaces sellers type everything into the name that a buyer might search: "Electric Kettle 1.7L Glass Tea
 * Kettle Fast Boil 1500W Hot Water Boiler Cordless Auto Shut Off". Told as one name, such a row is cut wherever the room
 * ends, and it makes no sentence.
 */
export interface NameInParts {
  /** What the thing is called: "Electric Kettle". */
  front: string;
  /** The row with commas between its parts, without what comes along and whom it is for. */
  row: string;
  /** What the row tells of it and the description does not: "auto shut off". */
  told: readonly string[];
  /** Other names for it and wishes that it is a gift for: what people search. */
  also: readonly string[];
}

/** Words of a name from which it is looked at. */
const fewestWords = 9;
/** Letters from which a name in three parts or more is a row, though each part tells something else. */
const longName = 80;
/** Words behind which the first part of a row holds more than a name. */
const longFront = 5;
const longRun = 6;
/** Words of a Spanish or French name with its adjectives, where more of them follow. */
const longOfTraits = 4;
const noRealStuff =
  /^(?:v[ée]g[ae]n\p{L}*|synth\p{L}+|sint[ée]\p{L}+|ecol[óo]gic\p{L}*|artifici\p{L}+|imita\p{L}+|simili\p{L}*|pu|faux|fausse)$/iu;
/** With what comes along, the longest name that is none yet. */
const longWhole = 8;

const comma = /\s*[,|;•·]\s+|\s+[-–—|/]\s+|,(?=\p{L})|\s*[()[\]]\s*/u;
const joint: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /\s(?=(?:with|for|w\/|including|includes)\s)/iu,
  de: /\s(?=(?:mit|für|inkl\.?|inklusive)\s)/iu,
  es: /\s(?=(?:con|para|incluye)\s)/iu,
  fr: /\s(?=(?:avec|pour)\s)/iu,
};
const countFirst =
  /^(?:\d+ ?(?:x|pcs|pieces?|pack|stück|er[ -]set|piezas|pièces)|(?:set|pack|lot) (?:of|de) \d+)\s/iu;
const prose = /[.!?:]\s|\s(?:is|are|has|have|was|ist|sind|hat|es|son|tiene|est|sont|a)\s\p{Ll}/u;

/** Whether most of the longer words begin with a capital, as in a title and in no sentence. */
function isTitled(name: string): boolean {
  const words = piecesOf(name).filter((word) => /^\p{L}{4,}/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return capitals.length >= words.length * 0.6;
}

function countOf(text: string): number {
  return text === '' ? 0 : piecesOf(text).length;
}

/** Whether a word names a thing by its form alone, in one or many: "capsules", "rack". */
function namesForm(word: string): boolean {
  const small = word.toLowerCase();
  return genericHeads.has(small) || genericHeads.has(small.replace(/s$/u, ''));
}

/** Whether the word behind a thing belongs to its name: "mug warmer", "phone holder mount". */
function goesOn(last: string, next: string, told: string): boolean {
  if (!/^\p{L}[\p{L}-]*$/u.test(next)) return false;
  const stem = stemOf(next);
  return accessories.has(stem) || namesForm(next) || told.includes(`${last} ${next}`.toLowerCase());
}

const germanHead =
  /^(?:Organizer|(?:Wand)?[Hh]alter(?:ung)?|Tasche|(?:Schutz)?[Hh]ülle|Abdeckung|Abdeckplane|Bezug|Adapter|Ständer|Aufbewahrung|Zubehör|Set|Matte|Auflage|Kissen|Korb|Box|Filter|Ladegerät|Ladekabel|Kabel|Netz|Gurt|Rollen|Räder|Ersatz\p{L}*|Einlage|Matratze|Spielzeug|Bett|Decke|Lampe|Leuchte|Gerät|Maschine|Reiniger|Creme|Öl|Fußsack|Verdeck|Regenschutz|Sonnenschutz|Moskitonetz)$/u;

/** Where the thing's own name ends in a run of words without a mark; 0 where nothing tells it. */
function endOfThing(run: string, language: WrittenLanguage, told: string): number {
  const hits = typeHits(run, language);
  const first = hits[0];
  if (first === undefined) return 0;
  const isSaid = (from: TypeHit, to: TypeHit): boolean =>
    told.includes(run.slice(from.start, to.end).toLowerCase());
  let { end } = first;
  for (const hit of hits.slice(1)) if (hit.start <= end + 1 || isSaid(first, hit)) end = hit.end;
  const words = piecesOf(run.slice(end).trim());
  if (language === 'en') {
    let last = piecesOf(run.slice(0, end)).at(-1) ?? '';
    while (words[0] !== undefined && goesOn(last, words[0], told)) {
      end += words[0].length + 1;
      last = words.shift()!;
    }
  } else if (language === 'de') {
    // "Kinderwagen Organizer": in two words, and still what goes on the pram.
    if (words[0] !== undefined && germanHead.test(words[0])) end += words[0].length + 1;
  } else {
    // "Guirlande Lumineuse Extérieure": adjectives stand behind, up to the next thing.
    const next = hits.find(({ start }) => start > end)?.start ?? run.length;
    for (const word of words) {
      if (end + word.length + 1 > next || /\d/.test(word)) break;
      // "Cuir vegan" is no leather: what it is not really made of ends no name.
      if (countOf(run.slice(0, end)) >= longOfTraits && !noRealStuff.test(word)) break;
      end += word.length + 1;
    }
  }
  return end;
}

/** What is made for another maker's device. */
const fitting =
  /^(?:case|cover|screen|charger|battery|cable|strap|band|pantalla|funda|carcasa|cargador|batería|cable|filtros?|soporte|protector|correa|coque|étui|housse|écran|chargeur|batterie|câble|filtres?|support|bracelet|vitre|(?:schutz)?hülle|ladegerät|akku|ladekabel|kabel|halterung|display|armband|panzerglas)$/iu;

/** "For Galaxy S24 S25 Case Magnetic Clear": what it fits stands before the thing; the name says it behind. */
function fittedFront(first: string, language: WrittenLanguage): { front: string; rest: string } | null {
  const words = piecesOf(first);
  const known = words.findIndex((word, index) => index > 1 && fitting.test(word));
  const at =
    known > 0
      ? known
      : words.findIndex(
          (word, index) =>
            index > 1 &&
            /^\p{L}+$/u.test(word) &&
            (accessories.has(stemOf(word)) || typeHits(word, language).length > 0),
        );
  if (at < 2) return null;
  const fits = words.slice(1, at).join(' ');
  return { front: `${words[at]} ${words[0]!.toLowerCase()} ${fits}`, rest: words.slice(at + 1).join(' ') };
}

/** UTF-16 units of the maker before a name and the space behind it; 0 where the name does not begin with it. */
function makersLength(name: string, maker: string): number {
  return maker !== '' && foldWord(name).startsWith(`${foldWord(maker)} `) ? maker.length + 1 : 0;
}

const dose =
  /^(?:capsules?|tablets?|gummies|softgels?|pills?|drops?|powder|sachets?|kapseln|tabletten|cápsulas|comprimidos|gélules|comprimés)$/iu;

/** Where a name ends whose thing stands behind its figure; 0 where the thing stands before it. */
function endBehindFigure(own: string, measure: number, hit: TypeHit | undefined): number {
  const form = /^\s\d\S* ?(?:mg|g|ml|mcg|iu)? (\p{L}{4,})/iu.exec(own.slice(measure));
  const isForm = form !== null && dose.test(form[1]!);
  if (isForm) return measure + form[0].length;
  const isBehind = hit !== undefined && hit.start > measure && countOf(own.slice(0, measure)) === 1;
  return isBehind && countOf(own.slice(0, hit.end)) <= longWhole ? hit.end : 0;
}

/** The name in the first part of a row, and what is left of that part. */
function frontOfRow(
  first: string,
  language: Exclude<WrittenLanguage, 'other'>,
  maker: string,
  told: string,
): { front: string; rest: string } | null {
  if (/^(?:for|für|para|pour)\s/iu.test(first)) return fittedFront(first, language);
  const from = makersLength(first, maker);
  const counted = countFirst.exec(first.slice(from))?.[0].length ?? 0;
  const start = from + counted;
  const own = first.slice(start);
  const measure =
    /\s(?=(?:(?:set|pack|lot|juego|jeu|kit) (?:of|de) |up to |ages? |sizes? |gr\.? |größe |tallas? |tailles? )?\d)/iu.exec(
      own,
    )?.index ?? own.length;
  const joined = joint[language].exec(own)?.index ?? own.length;
  const run = own.slice(0, Math.min(measure, joined));
  if (joined < measure && countOf(run) <= longFront && countOf(own) <= longWhole)
    return { front: first, rest: '' };
  const hits = typeHits(own, language);
  // "Magnesium Glycinate 400mg Capsules", "SweetHome 6 Tier Shoe Rack": the thing stands behind the figure.
  const behind = endBehindFigure(own, measure, hits[0]);
  if (behind > 0) return { front: first.slice(0, start + behind), rest: own.slice(behind).trim() };
  // "Cama para Perros Mediana Lavable": for whom the thing is belongs to so short a name.
  const user = joined < measure && countOf(run) < 3 ? forWhom.exec(own.slice(joined))?.[0] : undefined;
  if (user !== undefined && hits.length > 0) {
    const end = joined + user.length;
    return { front: first.slice(0, start + end), rest: own.slice(end).trim() };
  }
  const isShort =
    !givenAway.test(run) &&
    countOf(run) <= longFront &&
    (language === 'en' || hits.filter((hit) => hit.end <= run.length).length < 2);
  const end = isShort ? run.length : endOfThing(run, language, told);
  if (end === 0) return null;
  const front = language === 'de' ? withoutTraits(own.slice(0, end)) : own.slice(0, end);
  return { front: first.slice(0, start + front.length), rest: own.slice(front.length).trim() };
}

const smallWord = /\s(?:and|or|in|of|on|und|oder|aus|y|o|en|et|ou|à|&)\s/iu;
const closesList = /\s(?:and|&|und|y|et)\s/iu;
const fitsModel = /^(?:[Ff]ür|[Ff]or|[Pp]ara|[Pp]our) \p{Lu}[^\d,]{0,24}\d/u;
/** "Engraved gift" ends no name; a gift set is one. */
const givenAway =
  /(?<!\p{L})(?:gift|present|geschenk|regalo)s?(?!\p{L}|\s(?:set|box|basket|bag|card|tag|wrap))/iu;
const forWhom = /^\s(?:for|für|para|pour) \p{L}{3,}(?=\s)/iu;

/** "Stirnlampe LED Wiederaufladbar": German adjectives behind their noun are no part of its name. */
function withoutTraits(front: string): string {
  const words = piecesOf(front);
  while (words.length > 1 && lowerTitle(words.at(-1)!, 'de') !== words.at(-1)) words.pop();
  return words.join(' ');
}

/** Whether a name is a row of search phrases and not what anybody calls the thing. */
function isRow(
  name: string,
  segments: readonly string[],
  language: Exclude<WrittenLanguage, 'other'>,
): boolean {
  if (countOf(name) < fewestWords || prose.test(name)) return false;
  const runs = segments.flatMap((segment) => segment.split(joint[language]));
  if (runs.some((run) => countOf(run) >= longRun) && isTitled(name)) return true;
  const names = segments.slice(1).filter((segment) => typeHits(segment, language).length > 0);
  return segments.length > 2 && (name.length > longName || names.length > 1);
}

/**
 * The parts of a name that is a row of search phrases; null for a name that is one, however long.
 * @param maker - what the thing bears before its name, or empty
 */
export function nameInParts(
  name: string,
  description: string,
  language: WrittenLanguage,
  maker: string,
): NameInParts | null {
  if (language === 'other') return rowElsewhere(name, description);
  const segments = name.split(comma).filter((segment) => /\p{L}/u.test(segment) || /\d/.test(segment));
  if (!isRow(name, segments, language)) return null;
  const told = description.toLowerCase();
  const cut = frontOfRow(segments[0] ?? '', language, maker, told);
  if (cut === null || !/\p{L}{3}/u.test(cut.front)) return null;
  const rest = [...(cut.rest === '' ? [] : [cut.rest]), ...segments.slice(1)];
  const isJoinedAlone =
    rest.length === 1 &&
    joint[language].exec(` ${cut.rest}`)?.index === 0 &&
    (countOf(cut.rest) < longRun || smallWord.test(cut.rest));
  // "Kit with Jar, Scraper, Cloth and Recipe Book": a list that its last entry closes.
  if (
    segments.length > 1 &&
    joint[language].test(segments[0] ?? '') &&
    closesList.test(segments.at(-1) ?? '')
  )
    return null;
  // "Brake pads for Yamaha MT-07 2014": what a part fits is half of its name.
  if (rest.length === 0 || isJoinedAlone || fitsModel.test(rest[0]!)) return null;
  const figures = `${cut.front} ${description}`.match(/\d+/gu) ?? [];
  const known = new Set([...stemsOf(`${cut.front} ${description}`), ...figures]);
  const parts = partsOf(rest, language, known, typeHits(cut.front, language).at(-1)?.category);
  const spelled = (texts: readonly string[]): string[] =>
    texts.map((text) => {
      const small = lowerTitle(text, language);
      return language === 'en' ? withEnglishCapitals(small) : small;
    });
  const row = [cut.front, ...spelled(rest.flatMap((part) => runsOf(part, language)))].join(', ');
  return { front: cut.front, row, told: spelled(parts.told), also: spelled(parts.also) };
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where people sell what they own, a long name is its maker, its model and its state. */
function isNew({ platform }: SeoForm, fields: Readonly<Record<string, string>>): boolean {
  return (
    platforms[platform].goods !== 'resold' ||
    /^(?:brand )?(?:new|neu|nuev[oa]|neuf|neuve)(?!\p{L})/iu.test(fields['itemCondition'] ?? '')
  );
}

/** A product whose name is a row of search phrases, with the name in it and the rest where facts and searches are read. */
export function withNameInParts(
  product: Brief['product'],
  form: SeoForm,
  fields: Readonly<Record<string, string>>,
  language: WrittenLanguage,
): Brief['product'] {
  if (!isNew(form, fields)) return namedBySeller(product, language);
  if (platforms[form.platform].subject !== 'product') return product;
  const makers = [fields['amazonBrand'], fields['shopifyVendor'], form.businessName.trim()];
  const maker = makers.find(
    (given) =>
      given !== undefined && given !== '' && foldWord(product.name).startsWith(`${foldWord(given)} `),
  );
  const parts = nameInParts(product.name, product.description, language, maker ?? '');
  if (parts === null) return product;
  const told = parts.told.join(', ');
  const line = told === '' ? '' : `\n${told.charAt(0).toUpperCase()}${told.slice(1)}.`;
  return {
    ...product,
    // The maker has a field of its own, and stands before a title by that.
    name: upperFirst(parts.front.slice(makersLength(parts.front, maker ?? ''))),
    description: `${product.description}${line}`,
    typed: product.name,
    row: parts.row,
    also: parts.also,
  };
}
