import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { tokensOf } from '#rules/text/words.ts';
import { attributeStemsOf } from './type-agreed.ts';
import { accessories, genericHeads, singular } from './type-front.ts';
import { typeHits } from './type-hits.ts';

/** "Pond supplies": what they are for stands before it, and is no thing that is sold. */
const generalHead =
  /\s(?:supplies|accessories|equipment|gear|parts|products|essentials|maintenance|care|décor|decor|zubehör|bedarf)$/iu;

/** "Baby feeding" of a "baby feeding set": behind a doing stands the thing that is sold for it. English. */
const servesIt =
  /^(?:set|kit|bundle|pack|mat|table|chair|station|cart|rack|board|bag|box|light|machine|tool)$/u;

/** Whom things are for: "Bebé" of a "carrito bebé", "Hunde" of a "Napf Hunde". German, Spanish, French. */
const whom =
  /^(?:beb[eé]s?|baby|babys|niñ[oa]s?|enfants?|kind(?:er)?|hombres?|mujer(?:es)?|hommes?|femmes?|damen|herren|perros?|gatos?|chiens?|chats?|hunde?|katzen?|mascotas?|caballos?|cheval|chevaux|pferde?|oiseaux?|p[aá]jaros?|v[oö]gel)$/iu;

/** A noun of the category that also stands in the name. */
export function categoryNounInName(brief: Brief, language: WrittenLanguage): string {
  const { name } = brief.product;
  const tokens = tokensOf(name);
  // "Fishing" of a fishing lure says what the lure is for.
  const isForAnother = (at: number): boolean =>
    language === 'en' &&
    tokens[at] !== undefined &&
    tokens[at + 1] !== undefined &&
    /^ ?$/u.test(name.slice(tokens[at].end, tokens[at + 1]!.start)) &&
    (tokens[at].stem.endsWith('ing') ||
      accessories.has(tokens[at + 1]!.stem) ||
      genericHeads.has(tokens[at + 1]!.stem));
  // "Set de alimentación para bebé" in "Bebés": for whom it is, is not what it is.
  // "Replacement post for Rowan cat tree": neither is what it fits.
  const isBehindFor = (at: number): boolean =>
    (language === 'en' ? /\sfor\s/iu : /\s(?:para|pour|für)\s(?:\p{L}{1,4}\s)?$/iu).test(
      name.slice(0, tokens[at]!.start),
    );
  const inName = new Set(
    tokens.filter((_, at) => !isForAnother(at) && !isBehindFor(at)).map((token) => token.stem),
  );
  for (const field of [brief.product.category, brief.fields['shopifyProductType'] ?? '']) {
    if (language === 'en' && generalHead.test(field)) continue;
    // "Pull up bars": the name says all of it.
    const words = tokensOf(field);
    const at = tokens.findIndex(
      (_, from) =>
        words.every(({ stem }, index) => tokens[from + index]?.stem === stem) && !isBehindFor(from),
    );
    if (language === 'en' && words.length > 1 && words.length < 4 && at !== -1) {
      const behind = tokens[at + words.length];
      return behind !== undefined && isForAnother(at + words.length - 1) && servesIt.test(behind.stem)
        ? singular(`${field.trim()} ${name.slice(behind.start, behind.end)}`, language)
        : singular(field.trim(), language);
    }
    for (const token of tokensOf(field)) {
      // "Essuie-glaces": half of what a hyphen joins.
      if (language !== 'en' && (field[token.end] === '-' || field[token.start - 1] === '-')) continue;
      if (language !== 'en' && whom.test(field.slice(token.start, token.end))) continue;
      // "Chalk bags" holds no chalk.
      if (language === 'en' && /^ (?!and |or )\p{L}/iu.test(field.slice(token.end))) continue;
      if (
        token.stem.length > 3 &&
        inName.has(token.stem) &&
        !attributeStemsOf(field, language).has(token.stem)
      ) {
        return singular(field.slice(token.start, token.end), language);
      }
    }
  }
  return '';
}

const categoryFields = [
  'shopifyProductType',
  'amazonCategory',
  'facebookCategory',
  'tiktokCategory',
  'etsyShopSection',
] as const;

/** The noun that closes a category of the form ("Home > Garden > Planters"); empty where none is known. */
export function typeOfCategory({ product, fields, platform }: Brief, language: WrittenLanguage): string {
  let found = '';
  const isGoods = platforms[platform].subject === 'product';
  for (const field of [product.category, ...categoryFields.map((name) => fields[name])]) {
    const last = (field ?? '')
      .split(/[>/»|,]/u)
      .at(-1)!
      .trim();
    const hits = typeHits(last, language);
    const isHeadFirst = language === 'es' || language === 'fr';
    // "House plants" is no house: the head of the category is what counts.
    const hit = hits.find(({ start, end }) => (isHeadFirst ? start === 0 : end >= last.length - 1));
    // "Fensterreinigung" is what the goods on that shelf are for, and none of them.
    if (hit === undefined || (isGoods && language !== 'en' && hit.category === 'service')) continue;
    // "Toys & Games": the last of several shelves is not where everything of theirs stands.
    if (language === 'en' && isGoods && /(?:&|\sand)\s$/iu.test(last.slice(0, hit.start))) continue;
    if (language === 'en') return singular(hit.text, language);
    if (found === '') found = singular(hit.text, language);
    // "Kerzen" and "Duftkerzen", "aceites" and "aceite de oliva": the narrower of the two.
    else if (isNarrower(singular(last, language), found, isHeadFirst)) found = singular(last, language);
  }
  return found;
}

function isNarrower(name: string, wide: string, isHeadFirst: boolean): boolean {
  const [narrow, known] = [name.toLowerCase(), wide.toLowerCase()];
  return isHeadFirst
    ? narrow.startsWith(`${known} de `) && name.split(' ').length === 3
    : narrow.endsWith(known) && /^\p{Lu}\p{Ll}+$/u.test(name);
}
