import { shapeOf } from '#rules/ledger/shape.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { isSmallWord, sellingWords } from './plain-words.ts';
import type { Slot } from './slot.ts';
import { deedIn, titleFront } from './video-parts.ts';
import { withoutFormat } from './film-format.ts';

/** Characters of a tag from which nobody types it. */
const longestTag = 40;
const mostWords = 6;
const mostOfTopic = 3;
const mostEntries = 4;
const ownFront = /^(?:my|our|the|an?)\s/iu;
/** Who speaks and what is asked is searched in other forms, which have finders of their own. */
const opensElse =
  /^(?:i|we|you|he|she|they|it|this|that|these|is|are|do|does|can|what|how|why|where|when|who|which)\s/iu;
const isVlog = /\b(?:vlogs?|day in the life|travel diary)\b/iu;

const happened =
  /\p{L}ed$|\s(?:got|went|was|were|came|ran|fell|broke|had|did|made|took|died|left|lost|people|you|they|we|i|it)(?:\s|$)/u;

export const howItWas =
  /^\s*(?:\p{L}+ ){0,2}(?:job|day|weather|morning|evening|afternoon|night|weekend|hours?|mood)(?=,)|,\s(?:\p{L}+ ){0,2}(?:job|day|weather|morning|evening|mood)(?=,|$)/iu;

/** "Frozen gears", "planting garlic": entries of two and three plain words of the lists that a film's text holds. */
function entriesOf(description: string): string[] {
  return (
    description
      .slice(0, 600)
      .split(/[.!?\n;:]+/u)
      // "Winter job, dry day, sharp saw": how it was that day.
      .filter((sentence) => !howItWas.test(sentence))
      .flatMap((sentence) => (sentence.includes(',') ? sentence.split(/,|\s(?:and|&)\s/u) : []))
      .map((part) => part.trim().replace(ownFront, '').toLowerCase())
      .filter(
        (part) =>
          /^\p{L}{3,}(?: \p{L}{3,}){1,2}$/u.test(part) &&
          // "Neighbours helped", "van got stuck" tell what happened.
          !happened.test(part) &&
          !piecesOf(part).some((word) => isSmallWord(word, 'en') || sellingWords.has(word)) &&
          shapeOf(part, 'en') === 'noun',
      )
  );
}

/**
 * An English film by its whole title, its topics as a vlog where it is one, and the things that its text lists: short films have
 * few other words that people type.
 */
export function wholeFilm({ product, fields }: Brief, heads: readonly Slot[]): Candidate[] {
  const source = fields.videoTitle === undefined ? `products.${product.index}.name` : 'videoTitle';
  const title = withoutFormat(fields.videoTitle ?? product.name);
  const front = titleFront(title).replace(ownFront, '').toLowerCase();
  const found: Candidate[] = [];
  const words = countPieces(front);
  if (
    words > 1 &&
    words <= mostWords &&
    deedIn(front) === null &&
    front.length <= longestTag &&
    /^[\p{L}\p{N}’'& -]+$/u.test(front) &&
    !opensElse.test(`${front} `) &&
    !/\s(?:or|after|vs)\s/u.test(front) &&
    !isSmallWord(piecesOf(front).at(-1)!, 'en')
  )
    found.push({ ...built(front, 'use', source), least: 0.5, sure: true });
  const form = `${fields.videoType ?? ''} ${fields.videoCategory ?? ''} ${product.category} ${title}`;
  if (isVlog.test(form))
    for (const { text } of heads.slice(0, 1))
      if (countPieces(text) <= mostOfTopic && !isVlog.test(text) && !/^\d|ing$/u.test(text))
        found.push({ ...built(`${text} vlog`, 'attribute', source), least: 0.45 });
  for (const entry of entriesOf(product.description).slice(0, mostEntries))
    found.push({
      ...built(entry, 'attribute', `products.${product.index}.description`),
      built: false,
      least: 0.28,
    });
  return found;
}
