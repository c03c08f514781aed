import { unbackedClaims } from '#rules/ledger/claims.ts';
import type { Ledger, Listing } from '#rules/listing/listing.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { stemsOf } from '#rules/text/words.ts';
import { entriesOf } from './field-text.ts';
import { plainText } from './plain-text.ts';

/** A claim of a field that nothing in the brief backs. */
export interface ClaimHit {
  field: FieldId;
  text: string;
  kind: string;
}

/** Lists of words that buyers type; nobody reads them as a statement about the thing. */
const searchLists: ReadonlySet<FieldId> = new Set([
  'searchTerms',
  'tags',
  'keywords',
  'keywordField',
  'hashtags',
]);

/** Wider words for a material that the seller named more exactly ("metal" for steel, "ceramic" for stoneware). */
const widerMaterials: ReadonlySet<string> = new Set(
  'metal tin ceramic ceramics clay wood wooden fabric cloth textile metall keramik holz stoff tela cerámica madera métal céramique bois tissu'.split(
    ' ',
  ),
);

/**
 * Whether a find is a search word and no claim: a wider word for a material, or a bare appliance ("freezer",
 * without "safe"), in a list that is only searched.
 */
function isSearchWord(field: FieldId, text: string, kind: string): boolean {
  if (!searchLists.has(field)) return false;
  if (kind === 'material') return widerMaterials.has(text.toLowerCase());
  return kind === 'safety' && appliances.has(text.toLowerCase());
}

/** Where a thing may go, in a list that is searched: "freezer" beside "containers". */
const appliances: ReadonlySet<string> = new Set(
  (
    'dishwasher dishwashers microwave microwaves oven ovens freezer freezers fridge stove stovetop hob ' +
    'induction grill dryer spülmaschine geschirrspüler mikrowelle backofen ofen gefrierschrank ' +
    'gefriertruhe kühlschrank herd induktion waschmaschine trockner lavavajillas microondas horno ' +
    'congelador nevera lavadora secadora inducción four congélateur réfrigérateur'
  ).split(' '),
);

/** "Shot 2:", "Escena 3:": the numbers of a shooting list are no figures of the product; those of "pack of 4" are. */
function isShotNumber(field: FieldId, text: string, kind: string, before: string): boolean {
  return (
    field === 'videoIdeas' &&
    kind === 'number' &&
    /^\d$/.test(text) &&
    /(?<!\p{L})(?:shot|scene|take|clip|frame|step|bild|szene|einstellung|schritt|plano|toma|escena|paso|plan|scène|prise|étape)\s$/iu.test(
      before,
    )
  );
}

/** "Shot 1: white wall": the colour of the scene, unless what bears it is a word of the brief. */
function isOfTheScene(field: FieldId, kind: string, after: string, ledger: Ledger): boolean {
  if (field !== 'videoIdeas' || kind !== 'colour') return false;
  const [word] = stemsOf(/^\s(\p{L}+)/u.exec(after)?.[1] ?? '');
  return word !== undefined && !ledger.stems.has(word);
}

/** `claims(t)` over a listing, each claim once; words of the product's own name are the seller's. */
export function claimsIn(
  listing: Listing,
  fields: readonly FieldId[],
  ledger: Ledger,
  productName: string,
): ClaimHit[] {
  const hits: ClaimHit[] = [];
  const seen = new Set<string>();
  const name = productName.toLowerCase();
  for (const field of fields) {
    for (const entry of entriesOf(listing[field])) {
      const plain = plainText(entry);
      for (const { text, kind, start, end } of unbackedClaims(plain, ledger)) {
        const key = text.toLowerCase();
        if (
          isSearchWord(field, text, kind) ||
          isShotNumber(field, text, kind, plain.slice(Math.max(0, start - 20), start))
        )
          continue;
        if (isOfTheScene(field, kind, plain.slice(end), ledger)) continue;
        if (seen.has(key) || name.includes(key)) continue;
        seen.add(key);
        hits.push({ field, text, kind });
      }
    }
  }
  return hits;
}
