import type { SupportEntry } from './entry.ts';
import { plainWords } from './plain-words.ts';

/** Keywords from this length on also match longer words: `refund` finds `refunded`, `kundig` finds `kündigen`. */
const stemLength = 5;

function contains(message: string, keyword: string): boolean {
  const word = plainWords(keyword).trimEnd();
  return message.includes(keyword.length >= stemLength ? word : `${word} `);
}

/** Total length in characters of the entry's keywords that the message holds; each counts once. */
function matchedLength(message: string, entry: Pick<SupportEntry, 'keywords'>): number {
  return entry.keywords
    .filter((keyword) => contains(message, keyword))
    .reduce((total, keyword) => total + keyword.length, 0);
}

/**
 * The entry with the greatest total matched keyword length (document 1 §8); of equals the first. Null when no keyword
 * stands in the message.
 */
export function entryByKeywords<Entry extends Pick<SupportEntry, 'keywords'>>(
  message: string,
  entries: readonly Entry[],
): Entry | null {
  const words = plainWords(message);
  let best: Entry | null = null;
  let longest = 0;
  for (const entry of entries) {
    const length = matchedLength(words, entry);
    if (length <= longest) continue;
    best = entry;
    longest = length;
  }
  return best;
}
