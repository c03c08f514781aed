import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import type { Slot } from './slot.ts';
import { shortNameOf } from './variants.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Parts by which things are told apart in a search: "tray with handles", "hamper with lid". */
const parts = longPattern('giu')`
  (?<![\p{L}-])(?<!\b(?:that|which|who|it|they|kitchen|facility|shirt|jacket|coat|trouser|jeans) )(handles?|lids?|pockets?|hood|drawers?
    |wheels|zip|zipper|straps?|shelves|doors|hooks|buttons|saucers?|spout|mirror|lights|remote|brushes|scoop
    |dividers|compartments|drainage|drainage holes?|tassels|fringe|timer|usb port|headrest|footrest|armrests
    |cup holder|whistle|carabiner)(?![\p{L}-])(?! (?:straps?|hooks?|posts?|pads?|covers?|loops?|rails?
      |holes?|ties|sockets?|mounts?|threads?)(?!\p{L}))
`;
/** Behind these the part is no part of the thing: it is missing, somebody else's, or what the thing goes with. */
const notItsOwn =
  /(?:n['’]t\b)|\b(?:no|not|never|per|without|non|missing|lost|broken|needs?|for|fits?|under|on|onto|into|slips?|tuck|over|behind|from|to|any|your|separate(?:ly)?|replace(?:d|ment)?|chip|scratch(?:es)?|scuff(?:s)?|crack|wear|worn|mark(?:s)?|nick|dent)\b/iu;
/** "Handle sold separately": such a part is another's wherever else the text names it. */
const notSold = /\b(?:sold separately|not (?:included|supplied))\b/iu;
/** "Has Netflix and Prime buttons? No": what is asked is not had. */
const asked = /(?<=^|[.;!?\n])[^.;!?\n]{0,200}\?/gu;
/** "Spray for paint, glass and wheels": what a thing is for goes on behind the commas. */
const listedFor = /\bfor \p{L}+(?: \p{L}+)?$/iu;
const listed = /^\s\p{L}+(?: \p{L}+)?$/u;
const lastListed = /^\s(?:\p{L}+(?: \p{L}+)? )?(?:and|or|&) \p{L}+(?: \p{L}+)?$/iu;
const most = 2;
const readLength = 600;

/** The clauses of a text; those that only go on with what the thing is for are told with its "for". */
function clausesOf(text: string): string[] {
  return text.split(/[.;:!?()\n]+/u).flatMap((sentence) => {
    const clauses = sentence.split(',');
    const first = clauses.findIndex((clause) => listedFor.test(clause));
    const end = first === -1 ? -1 : clauses.findIndex((clause, at) => at > first && lastListed.test(clause));
    const isList = end > first && clauses.slice(first + 1, end).every((clause) => listed.test(clause));
    return isList
      ? clauses.map((clause, at) => (at > first && at <= end ? `for${clause}` : clause))
      : clauses;
  });
}

/** The thing with a part that the seller's own text gives it: "serving tray with handles". English. */
export function withToldParts({ product }: Brief, heads: readonly Slot[]): Candidate[] {
  const [head] = heads;
  // Of a coffee the filter is another's, and of a kit everything is a part.
  if (head === undefined || /\b(?:kit|set|pack|box)s?$/u.test(head.text)) return [];
  if (typeHits(head.text, 'en').some(({ category }) => category === 'food')) return [];
  const source = `products.${product.index}.description`;
  const name = head.text.toLowerCase();
  const own = new Set(stemsOf(product.name));
  const found = new Set<string>();
  const text = firstWords(product.description, readLength);
  const clauses = clausesOf(text.includes('?') ? text.replace(asked, '') : text);
  const missing = new Set(
    clauses
      .filter((clause) => notSold.test(clause))
      .flatMap((clause) => matchesOf(parts, clause).map(({ 1: part = '' }) => stemOf(part.toLowerCase()))),
  );
  for (const clause of clauses) {
    if (notItsOwn.test(clause)) continue;
    for (const { 1: part = '' } of matchesOf(parts, clause)) {
      const stem = stemOf(part.toLowerCase());
      if (found.size < most && !own.has(stem) && !missing.has(stem)) found.add(part.toLowerCase());
    }
  }
  const longestTag = 20;
  const longest = Math.max(...[...found].map((part) => part.length));
  const short = shortNameOf(name);
  // "Storage with lid", "maker with lid": half a name that is sold as nothing of its own is no search.
  const shelf = typeHits(name, 'en').at(-1)?.category;
  const isShortThing = typeHits(short, 'en').some(
    // The conditioner of an air conditioner is no conditioner.
    ({ end, category }) =>
      end === short.length && (category === shelf || !/^(?:beauty|food)$/u.test(category)),
  );
  const names = new Set([
    name,
    ...(isShortThing && `${name} with `.length + longest > longestTag ? [short] : []),
  ]);
  return [...found].flatMap((part) =>
    [...names].map((thing) => ({ ...built(`${thing} with ${part}`, 'attribute', source), sentence: 5 })),
  );
}
