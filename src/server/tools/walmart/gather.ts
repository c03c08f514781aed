import { writePart, type ListingPart, type Written } from '#server/listing/write.ts';
import type { ToolContext } from '#server/tools/definition.ts';

/** Proposes the listing, as every tool that writes listings does. */
export function gatherListing(part: ListingPart, context: ToolContext): Promise<Written> {
  return writePart(part, context);
}
