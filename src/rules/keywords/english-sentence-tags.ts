import { namesThing } from '#rules/ledger/english-thing.ts';
import { saidInEnglish } from '#rules/ledger/english-sentences.ts';
import { unitsOf } from '#rules/ledger/extract.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { built, type Candidate, saidRank } from './candidate.ts';
import { wordingsOfClause } from './english-deeds.ts';
import { wordingsOfSentence } from './english-sentence-wordings.ts';
import { wordingsOf } from './english-wordings.ts';
import { barePart } from './english-part-wordings.ts';
import { before, type Wording } from './wording.ts';
import type { Search } from './search.ts';
import { shortNameOf } from './variants.ts';

const mostFound = 24;
/** Characters of the longest tag of shops that take short ones, and of others. */
const shortTag = 20;
const longTag = 40;
/** Rank of what is searched without the name. */
const withoutName = 0.3;

/** What whole sentences say of the thing, as buyers type it: "undyed linen runner", "mug with lid", "dishwasher safe mug". */
export function englishSentenceTags(search: Search): Candidate[] {
  const { brief, ledger, slots, platform, takesShortTags } = search;
  const [head] = slots.heads;
  if (head === undefined || platform.subject !== 'product') return [];
  const name = head.text.toLowerCase();
  const source = `products.${brief.product.index}.description`;
  // "Cast iron skillet": with more before it nobody types all three.
  const shorter = slots.heads.find(({ text }) => text.split(' ').length < 3)?.text.toLowerCase() ?? name;
  const names = [
    ...new Set([name, shorter, ...(takesShortTags ? [shortNameOf(name), ...oneOfSet(name)] : [])]),
  ];
  const room = takesShortTags ? shortTag : longTag;
  const known = foldWord(brief.product.name);
  const wordings = wordingsIn(search, name);
  filters.set(ledger, filtersIn(wordings, known));
  const found = new Map<string, Candidate>();
  for (const wording of wordings) {
    // One tag with the whole name; what it says besides has room behind its short one.
    const isToldWhole =
      takesShortTags &&
      [...found.keys()].some((phrase) => names.slice(0, -1).some((whole) => phrase.includes(whole)));
    for (const phrase of typedOrShorter(
      wording,
      (isToldWhole || wording.kind === 'use') && !namesKind(wording) ? names.toReversed() : names,
      room,
      known,
    )) {
      const least = wording.alone === undefined ? saidRank : withoutName;
      if (!found.has(phrase))
        found.set(phrase, { ...built(phrase, wording.kind, source), sentence: 1, least, sure: true });
    }
  }
  return [...found.values()].slice(0, mostFound);
}

/** "Large dog collar", "180 cm table runner": whose it is and how large it is goes with the whole name. */
function namesKind({ front = '', kind }: Wording): boolean {
  return kind === 'audience' || /^\d/u.test(front);
}

/** "Scrunchie" of a "scrunchie set": one of it has what all have. */
function oneOfSet(name: string): string[] {
  const one = /^(.{4,}) set$/u.exec(name)?.[1];
  return one === undefined ? [] : [one];
}

const filters = new WeakMap<Ledger, readonly string[]>();

/** What sentences say that shops filter by ("dishwasher safe", "pockets"), once the searches of a ledger are found. */
export function englishFilters(ledger: Ledger): readonly string[] {
  return filters.get(ledger) ?? [];
}

function filtersIn(wordings: readonly Wording[], known: string): string[] {
  const told = wordings.flatMap(({ front, tail, kind }) => {
    if (kind === 'audience') return [];
    const behindName = tail?.replace(/^(?:with|for)\s/u, '') ?? '';
    // Nobody filters by "lid".
    return front ?? (behindName.includes(' ') || behindName === 'pockets' ? behindName : []);
  });
  const fair = told.filter(
    (text) => !/\d/u.test(text) && text.split(' ').length < 3 && !known.includes(foldWord(text)),
  );
  return [...new Set(fair)];
}

function wordingsIn({ brief, ledger }: Search, name: string): Wording[] {
  const thing = {
    brief,
    ledger,
    units: unitsOf(ledger, brief),
    name: brief.product.name,
    type: ledger.productType === '' ? name : ledger.productType,
    brand: ledger.brand,
  };
  const { phrases, clauses, sentences } = saidInEnglish(thing);
  return [
    ...phrases.flatMap((phrase) => wordingsOf(phrase, name)),
    ...clauses.flatMap((clause) => wordingsOfClause(clause, name)),
    ...sentences.flatMap((sentence) => wordingsOfSentence(sentence, (noun) => namesThing(noun, thing), name)),
  ];
}

/** A wording, or where it has no room a shorter one: "washable cover", "cover with zipper". */
function typedOrShorter(wording: Wording, names: readonly string[], room: number, known: string): string[] {
  const found = typedAs(wording, names, room, known);
  const { front, tail, kind } = wording;
  if (found.length > 0 || room > shortTag) return found;
  if (front === 'machine washable') return typedAs(before('washable'), names, room, known);
  const last = /^with (?:\S+ )+(\S+)$/u.exec(tail ?? '')?.[1];
  return last === undefined
    ? []
    : barePart(last).flatMap((bare) => typedAs({ ...bare, kind }, names, room, known));
}

const youngest = /^(?:newborn|toddler|pram|crib|cot|stroller)$/u;

/** A wording with the names that leave it room; nothing where it says what the name says. */
function typedAs(
  { front, tail, alone }: Wording,
  names: readonly string[],
  room: number,
  known: string,
): string[] {
  const said = front ?? tail?.replace(/^(?:with|for)\s/u, '') ?? alone ?? '';
  if (known.includes(foldWord(said))) return [];
  if (alone !== undefined) return alone.length <= room ? [alone] : [];
  const stems = stemsOf(said);
  return (
    names
      .filter((name) => !stemsOf(name).some((stem) => stems.includes(stem)))
      // "Newborn blanket": a newborn is a baby.
      .map((name) => (youngest.test(front ?? '') ? name.replace(/^baby /u, '') : name))
      .map((name) => (front === undefined ? `${name} ${tail}` : `${front} ${name}`))
      .filter((phrase) => phrase.length <= room && phrase.split(' ').length <= 6)
      .slice(0, room > shortTag ? 2 : 1)
  );
}
