import type { SeoForm } from '#contract/seo-content.ts';
import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';
import { platforms } from '#rules/platforms/index.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { withEnglishCapitals } from './english-capitals.ts';
import { namedBySeller } from './sellers-sentence-abroad.ts';
import { isSoldNew } from './sold-new.ts';
import { rowElsewhere } from './row-elsewhere.ts';
import { devicesIn } from './fitted-devices.ts';
import { countOf, fitting, frontOfRow, joint, makersLength } from './front-of-row.ts';
import { lowerTitle, partsOf, runsOf } from './row-parts.ts';
import { typeHits } from './type-hits.ts';

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
const longRun = 6;

const comma = /\s*[,|;•·]\s+|\s+[-–—|/]\s+|,(?=\p{L})|\s*[()[\]]\s*/u;
const prose = /[.!?:]\s|\s(?:is|are|has|have|was|ist|sind|hat|es|son|tiene|est|sont|a)\s\p{Ll}/u;

/** Whether most of the longer words begin with a capital, as in a title and in no sentence. */
function isTitled(name: string): boolean {
  const words = piecesOf(name).filter((word) => /^\p{L}{4,}/u.test(word));
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word));
  return capitals.length >= words.length * 0.6;
}

const smallWord = /\s(?:and|or|in|of|on|und|oder|aus|y|o|en|et|ou|à|&)\s/iu;
const closesList = /\s(?:and|&|und|y|et)\s/iu;
const fitsModel = /^(?:[Ff]ür|[Ff]or|[Pp]ara|[Pp]our) \p{Lu}[^\d,]{0,24}\d/u;

/** "Clear iphone case iPhone X XS Samsung S8 case": a run that names its thing twice was typed for a search. */
function saysAgain(run: string, language: WrittenLanguage): boolean {
  const thing = typeHits(run, language)[0];
  if (thing === undefined) return false;
  const last = stemOf(piecesOf(run.slice(0, thing.end)).at(-1) ?? '');
  return piecesOf(run).filter((word) => stemOf(word) === last).length > 1;
}

/** Whether a name is a row of search phrases and not what anybody calls the thing. */
function isRow(
  name: string,
  segments: readonly string[],
  language: Exclude<WrittenLanguage, 'other'>,
): boolean {
  if (countOf(name) < fewestWords || prose.test(name)) return false;
  const runs = segments.flatMap((segment) => segment.split(joint[language]));
  if (runs.some((run) => countOf(run) >= longRun && (isTitled(name) || saysAgain(run, language))))
    return true;
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
  // Words without a mark between them are told nowhere, but for the devices that a case comes for.
  const devices = fitting.test(piecesOf(cut.front).at(-1) ?? '') ? devicesIn(cut.rest, language) : null;
  const spelled = (texts: readonly string[]): string[] =>
    texts.map((text) => {
      const small = lowerTitle(text, language);
      return language === 'en' ? withEnglishCapitals(small) : small;
    });
  const row = [cut.front, ...spelled(rest.flatMap((part) => runsOf(part, language)))].join(', ');
  return {
    front: cut.front,
    row,
    told: [...spelled(parts.told), ...(devices === null ? [] : [devices])],
    also: spelled(parts.also),
  };
}

/** Whether a part tells a colour and no more. */
function isColour(part: string, language: WrittenLanguage): boolean {
  return claimHits(part, language).some(
    ({ start, end, payload }) => payload.kind === 'colour' && start === 0 && end === part.length,
  );
}

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A product whose name is a row of search phrases, with the name in it and the rest where facts and searches are read. */
export function withNameInParts(
  product: Brief['product'],
  form: SeoForm,
  fields: Readonly<Record<string, string>>,
  language: WrittenLanguage,
): Brief['product'] {
  if (!isSoldNew(form, fields, product.description)) return namedBySeller(product, language);
  if (platforms[form.platform].subject !== 'product') return product;
  const makers = [fields['amazonBrand'], fields['shopifyVendor'], form.businessName.trim()];
  const maker = makers.find(
    (given) =>
      given !== undefined && given !== '' && foldWord(product.name).startsWith(`${foldWord(given)} `),
  );
  const parts = nameInParts(product.name, product.description, language, maker ?? '');
  if (parts === null) return product;
  // "With mic, black": a colour beside other parts would make colours of them.
  const colours = parts.told.filter((part) => isColour(part, language));
  const others = parts.told.filter((part) => !colours.includes(part));
  const line = [others, colours]
    .filter((told) => told.length > 0)
    .map((told) => `\n${upperFirst(told.join(', '))}.`)
    .join('');
  return {
    ...product,
    // The maker has a field of its own, and stands before a title by that.
    name: upperFirst(parts.front.slice(makersLength(parts.front, maker ?? ''))),
    description: `${product.description}${line}`,
    typed: product.typed ?? product.name,
    row: parts.row,
    also: parts.also,
  };
}
