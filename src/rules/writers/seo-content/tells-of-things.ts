import type { Draft } from './draft.ts';

/** Whether the offer is a thing that has parts and measures; a service, video or house is told in the seller's words. */
export function tellsOfThings(draft: Draft): boolean {
  return (
    draft.platform.subject !== 'page' &&
    !['service', 'course', 'property', 'app', 'video'].includes(draft.category)
  );
}
