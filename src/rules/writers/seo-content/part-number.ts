import { phonePattern } from '#rules/platforms/forbidden-everywhere.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { matches } from '#rules/text/pattern-finds.ts';
import type { Draft } from './draft.ts';

/** "Teilenummer 5G1941005", "part no. 8K0 941 003": the maker's number of a spare part. */
const partNumber = longPattern('iu')`
  (?<!\p{L})(?:teile-?(?:nummer|nr\.?)|part (?:number|no\.?)|part(?=\s(?:[A-Z\d]{0,3}\d{4}
        |[A-Z\d]{4}-[A-Z\d]{4}))|oem?(?:[- ](?:number|nummer|nr\.?|no\.?|ref(?:erence)?\.?(?: no\.?)?))?|mpn
    |herstellernummer|n[úu]mero de pieza|referencia(?: equivalente| original| compatible)?|reference(?: number| no\.?)?|ref\.?|réf(?:érence
      |\.))\s?:?\s((?=(?:[A-Z] )?[A-Z\d-]{0,12}\d)[A-Z\d](?:[A-Z\d]|[ /.-](?=[A-Z]{0,2}\d)
      |-(?=[A-Z]{1,2}(?![\p{L}\d]))){4,18})(?![\p{L}\d])
`;
export const partNames: Readonly<Record<string, string>> = {
  en: 'Manufacturer Part Number',
  de: 'Herstellernummer',
  es: 'Número de pieza del fabricante',
  fr: 'Numéro de pièce fabricant',
  it: 'Codice ricambio del produttore',
};

/** "Bosch 0124325003", "Bosch 0 986 494 597": a long number right behind the maker. */
function numberBehind({ brand, brief }: Draft): string | undefined {
  const { description } = brief.product;
  const at = brand === '' ? -1 : description.indexOf(`${brand} `);
  if (at === -1) return undefined;
  const behind = description.slice(at + brand.length + 1, at + brand.length + 20);
  return /^(?=[A-Z\d.-]*\d{5})[A-Z\d][A-Z\d.-]{6,14}(?=[\s,;)]|$)|^\d{1,4}(?: \d{3}){2,3}(?=[\s,;)]|$)/u.exec(
    behind,
  )?.[0];
}

const code = /^(?=[A-Z\d-]*\d{3})[A-Z]{2,5}-[A-Z]{0,2}\d{3,5}[A-Z]{0,3}$/u;

/** "RD-M8000" of a "Shimano Deore XT Schaltwerk RD-M8000": the maker's number in a name that holds a model besides. */
function numberInName({ brand, brief, ledger }: Draft): string | undefined {
  const models = ledger.facts.filter(({ kind }) => kind === 'model').map(({ value }) => value);
  const codes = brief.product.name.split(/[\s,()]+/u).filter((word) => code.test(word));
  const isTold = models.some((model) => model.includes(codes[0] ?? ''));
  return brand === '' || models.length === 0 || codes.length !== 1 || isTold ? undefined : codes[0];
}

/** The maker's number of what is sold, where the brief tells one. */
export const numberOf = (draft: Draft): string | undefined =>
  partNumber.exec(draft.brief.product.description)?.[1] ?? numberBehind(draft) ?? numberInName(draft);

/** The model of what is sold; "Part number: 09.C549.11" of a spare part has a row of its own, and is none. */
export function modelBesideNumber({ ledger, brief }: Draft): string {
  const number = partNumber.exec(brief.product.description)?.[1];
  return ledger.facts.find(({ kind, value }) => kind === 'model' && value !== number)?.value ?? '';
}

/** Digits alone that begin with 0 read as a telephone number. */
export function printedNumber(part: string | undefined, language: string): string {
  if (part === undefined) return '';
  const mark = { de: 'Nr.', es: 'Ref.', fr: 'Réf.' }[language] ?? 'No.';
  return matches(phonePattern, part) ? `${mark} ${part}` : part;
}
