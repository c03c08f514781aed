import { heldBy } from '#rules/ledger/held-title.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';

const mostWords = 5;

/** "Tintin Le Lotus bleu", "album Tintin": how the title of a work is typed, without its year and with what bears it. */
export function heldTitles(brief: Brief): Candidate[] {
  const kind = heldBy(brief);
  if (kind === '') return [];
  const source = `products.${brief.product.index}.name`;
  const words = piecesOf(brief.product.name.split(/[,(|:;]/u)[0]!).filter((word) => !/^\d{2,4}$/u.test(word));
  const [first = ''] = words;
  const title = words.slice(0, mostWords).join(' ');
  return [title, `${kind} ${first}`].map((text) => ({
    ...built(brief.language.written === 'de' ? text : text.toLowerCase(), 'synonym', source),
    least: 0.5,
    sure: true,
  }));
}
