import { diffWordsWithSpace } from 'diff';

/** A stretch of a text that stayed, was taken out or came in. */
export interface DiffPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/**
 * What a text lost and gained, in parts that can be read: words that were exchanged one by one ("12 oz" for "cream
 * glaze") are told as one exchange, since a single space that stayed between them parts nothing.
 */
export function readableDiff(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [];
  let removed = '';
  let added = '';
  const close = (): void => {
    if (removed !== '') parts.push({ kind: 'removed', text: removed });
    if (added !== '') parts.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  const changes = diffWordsWithSpace(before, after);
  for (const [index, { value, removed: isRemoved, added: isAdded }] of changes.entries()) {
    const next = changes[index + 1];
    const isGap = /^[^\S\n]+$/u.test(value) && (next?.removed || next?.added);
    if (isRemoved) removed += value;
    else if (isAdded) added += value;
    else if (isGap && removed !== '' && added !== '') {
      removed += value;
      added += value;
    } else {
      close();
      parts.push({ kind: 'same', text: value });
    }
  }
  close();
  return parts;
}
