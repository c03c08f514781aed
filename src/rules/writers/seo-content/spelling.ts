import type { Brief } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

const british = longPattern('u')`
  \b(?:colour\p{L}*|grey|aluminium|jewellery|jewelled|personalised|customised|metres?|litres?|centimetres?
    |fibre|mould\p{L}*|tyres?|cosy|favourite|cancelling|travelling|centre|licence|jumper|postage)\b|£\s?\d
  |\b(?:UK|GB|England|Scotland|Wales|Britain|Ireland|Australia|London|Leeds|Manchester|Bristol|Glasgow
    |Edinburgh|Cardiff|Birmingham|Liverpool|Sheffield|Belfast|Dublin|Newcastle|Norwich|Brighton|Devon
    |Cornwall|Yorkshire)\b
`;

/** Whether the seller spells as in Britain, or sits there, so that our labels spell so too. English briefs only. */
export function isBritish({ product, fields, bodyTexts }: Brief): boolean {
  const about = bodyTexts.map(({ text }) => text).join('\n');
  const own = `${product.name}\n${product.description}\n${about}\n${fields['keyFeatures'] ?? ''}`;
  return british.test(`${own}\n${fields['location'] ?? ''}\n${fields['facebookLocation'] ?? ''}`);
}

/** "Galvanised" and "galvanized", "grey" and "gray" are one word. */
export function oneSpelling(stem: string): string {
  if (stem === 'grey') return 'gray';
  const plain = stem.includes('colour') ? stem.replace('colour', 'color') : stem;
  return plain.includes('is', 4) ? plain.replace(/(?<=\p{L}{4}i)s(?=(?:e|ed|ing)?$)/u, 'z') : plain;
}
