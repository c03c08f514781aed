import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

/** "18-34", "25 to 40 years": whom the campaign aims at. In a text it would read as an age limit of the thing. */
export function isTargetedAge(item: string, path: string): boolean {
  const from =
    /^(?:ages?\s)?(\d{1,2})\s?(?:[-–—]|to|bis|a|à)\s?\d{1,2}(?:\s(?:years?(?:\sold)?|jahre|años|ans))?$|^(?:ages?\s)?(\d{2})\+$/iu.exec(
      item,
    );
  if (from === null) return false;
  return Number(from[1] ?? from[2]) >= 13 || path === 'targetViewerAge' || path === 'tiktokAudience';
}

/** "Cat owners in apartments" says no more than "cat owners in small apartments". */
export function isSaidOf(item: string, audiences: ReadonlySet<string>): boolean {
  if (audiences.has(item.toLowerCase())) return true;
  const own = stemsOf(item);
  return own.length > 1 && [...audiences].some((other) => own.every((stem) => stemsOf(other).includes(stem)));
}

const ofPeople: ReadonlySet<string> = new Set([
  'targetAudience',
  'shopifyTargetSegments',
  'tiktokAudience',
  'facebookCommunityFocus',
]);

/** Whether two fields of a form both say whom goods are for, which is one line: "for gardeners and allotment holders". English. */
export function areOneAudience(path: string, other: string, { language, platform }: Draft): boolean {
  return (
    language.written === 'en' && platform.subject === 'product' && ofPeople.has(path) && ofPeople.has(other)
  );
}
