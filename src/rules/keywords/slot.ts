import { stemOf } from '#rules/text/words.ts';

/** A phrase with the form field that backs it. */
export interface Slot {
  text: string;
  source: string;
}

/** Entries without those that say the same in other endings. */
export function unique(slots: readonly Slot[]): Slot[] {
  const seen = new Set<string>();
  return slots.filter(({ text }) => {
    const key = text.split(' ').map(stemOf).join(' ');
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
