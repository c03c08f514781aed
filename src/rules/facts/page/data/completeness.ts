import { richResultOf } from '#rules/facts/page/rich-results.ts';
import type { DataItem } from './item.ts';

/** What rich results ask of a thing; null where it is only named elsewhere, or of a type that is not judged. */
export function judged(item: DataItem): ReturnType<typeof richResultOf> {
  // A thing with an id and hardly a property refers to another place where it is described.
  const isReference = item.id !== null && item.properties.size < 2;
  return item.isSchema && !isReference && item.properties.size > 0 ? richResultOf(item.types) : null;
}

/** Properties that a thing lacks; those joined by `|` can stand for each other. */
export function missingOf(item: DataItem, wanted: readonly string[]): string[] {
  return wanted
    .filter((names) => !names.split('|').some((name) => item.properties.has(name)))
    .map((names) => names.replaceAll('|', ' or '));
}

/** "VideoObject: uploadDate" for a report. */
export function nameLacking({ item, missing }: { item: DataItem; missing: readonly string[] }): string {
  return `${item.types.join(', ')}: ${missing.join(', ')}`;
}
