import { longestQuestion } from '#contract/support-limits.ts';
import type { SupportEntry } from './entry.ts';
import { plainWords } from './plain-words.ts';

type Keyworded = Pick<SupportEntry, 'keywords'>;

/** Keywords from this length on also match longer words: `refund` finds `refunded`, `kundig` finds `kündigen`. */
const stemLength = 5;

interface Keyword {
  /** As it is searched, with the space that ends it when it has to be a whole word. */
  form: string;
  length: number;
  entry: number;
}

/** Keywords by their first two characters: only few are compared at each word, however the message is made up. */
type Index = ReadonlyMap<string, readonly Keyword[]>;
const indexes = new WeakMap<readonly Keyworded[], Index>();

function indexOf(entries: readonly Keyworded[]): Index {
  const known = indexes.get(entries);
  if (known) return known;
  const index = new Map<string, Keyword[]>();
  for (const [entry, { keywords }] of entries.entries()) {
    for (const keyword of new Set(keywords)) {
      const words = plainWords(keyword).trim();
      const form = keyword.length >= stemLength ? words : `${words} `;
      const beginning = form.slice(0, 2);
      index.set(beginning, [...(index.get(beginning) ?? []), { form, length: keyword.length, entry }]);
    }
  }
  indexes.set(entries, index);
  return index;
}

/** Keywords that begin at a word of the message, each once. */
function matchesIn(message: string, index: Index): Set<Keyword> {
  const found = new Set<Keyword>();
  for (let space = 0; space < message.length - 1; space = message.indexOf(' ', space + 1)) {
    for (const keyword of index.get(message.slice(space + 1, space + 3)) ?? []) {
      if (message.startsWith(keyword.form, space + 1)) found.add(keyword);
    }
  }
  return found;
}

/**
 * The entry with the greatest total matched keyword length (document 1 §8), each keyword counted once; of equals the
 * first. Null when no keyword stands in the message.
 */
export function entryByKeywords<Entry extends Keyworded>(
  message: string,
  entries: readonly Entry[],
): Entry | null {
  const words = `${plainWords(message.slice(0, longestQuestion)).slice(0, longestQuestion)} `;
  const lengths = entries.map(() => 0);
  for (const { entry, length } of matchesIn(words, indexOf(entries))) lengths[entry]! += length;
  const longest = Math.max(0, ...lengths);
  return longest === 0 ? null : (entries[lengths.indexOf(longest)] ?? null);
}
