import { heldBy } from '#rules/ledger/held-title.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { isSmallWord } from './plain-words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';

const mostWords = 5;

/** "Tintin Le Lotus bleu", "album Tintin": how the title of a work is typed, without its year and with what bears it. */
export function heldTitles(brief: Brief): Candidate[] {
  const kind = heldBy(brief);
  if (kind === '') return [];
  const source = `products.${brief.product.index}.name`;
  const name = brief.product.name.replace(/^\d{2} tours |^\p{Lu}{2} /u, '');
  const words = piecesOf(name.split(/[,(|:;]/u)[0]!).filter((word) => !/^(?:19|20)\d\d$/u.test(word));
  // "Vinyle Françoise Hardy": a person has two names.
  const who = words
    .slice(
      0,
      /^\p{Lu}\p{Ll}/u.test(words[1] ?? '') && !isSmallWord(words[1]!.toLowerCase(), brief.language.written)
        ? 2
        : 1,
    )
    .join(' ');
  const kept = words.slice(0, mostWords);
  while (kept.length > 1 && isSmallWord(kept.at(-1)!.toLowerCase(), brief.language.written)) kept.pop();
  const title = kept.join(' ');
  return [title, `${kind} ${who}`].map((text) => ({
    ...built(brief.language.written === 'de' ? text : text.toLowerCase(), 'synonym', source),
    least: 0.5,
    sure: true,
  }));
}
