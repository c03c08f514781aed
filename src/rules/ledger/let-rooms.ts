import { longPattern } from '#rules/text/long-pattern.ts';
import type { Ledger } from '#rules/listing/listing.ts';

/** What is let by the week or the month, where it ends the kind or the name. */
const letPlace = longPattern('iu')`
  (?<!\p{L})(?:(?<!(?:escape|dining|living|utility) )rooms?|bedrooms?|studios?|bedsits?|annexe?s?|flats?
    |apartments?|apts?|houses?|bungalows?|caravans?|lodges?|cottages?|chalets?|cabins?|garages?|lock-?ups?
    |parking (?:spaces?|spots?)|driveways?|storage units?|offices?|desk spaces?|workshops?|stables?
    |house ?shares?|flat ?shares?)(?!\p{L})
`;
const letBy = longPattern('iu')`
  (?<!\p{L})(?:to (?:rent|let)|for rent|holiday (?:let|rental)|sub-?let|lodger|pcm|pppw|ppw
    |(?:per|a|each) (?:month|calendar month|week)|\/ ?(?:mo|month|week|wk)|(?:all )?bills (?:are )?included
    |inc(?:l|luding)?\.? (?:all )?bills)(?!\p{L})
`;

/** Whether a name and its text let a place: "room for rent", "spare room … £425 a month inc bills". English. */
export function isLetPlace({ productType, sentences }: Ledger, name: string): boolean {
  return (
    letPlace.test(`${productType}\n${name}`) &&
    (letBy.test(name) ||
      sentences.some(({ path, text }) => path.endsWith('.description') && letBy.test(text)))
  );
}
