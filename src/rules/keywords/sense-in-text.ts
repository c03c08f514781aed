import type { Brief } from '#rules/listing/listing.ts';

interface Senses {
  thing: RegExp;
  /** Words of the text that tell which of the two is meant, with the words that are searched for that one alone. */
  senses: readonly { told: RegExp; words: ReadonlySet<string> }[];
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Things of one name that two trades use; their rows in the tables hold the words of both. */
const rows: readonly Senses[] = [
  {
    thing: /paint ?brush/iu,
    senses: [
      {
        told: /\b(?:walls?|trim|skirting|ceilings?|emulsion|latex|gloss|masonry|fences?|woodwork|primer|furniture|decorating)\b/iu,
        words: words('decorating decorator wall emulsion diy home'),
      },
      {
        told: /\b(?:acrylics?|watercolou?rs?|gouache|canvas|artists?|oil paints?|miniatures?|craft)\b/iu,
        words: words('art artist drawing sketching craft studio painter supplies'),
      },
    ],
  },
];

/** Of the words for a thing of two senses those of the one that the text tells; all where it tells neither or both. */
export function ofItsSense(related: readonly string[], { product }: Brief): readonly string[] {
  const row = rows.find(({ thing }) => thing.test(product.name));
  if (row === undefined) return related;
  const told = row.senses.filter((sense) => sense.told.test(product.description));
  if (told.length !== 1) return related;
  const others = row.senses.filter((sense) => sense !== told[0]);
  return related.filter((word) => !others.some((sense) => sense.words.has(word)));
}
