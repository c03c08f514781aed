import { preparedOf, type ListingPart } from '#server/listing/write.ts';

export { buildResult as build } from './build.ts';
export { gatherListing as gather } from './gather.ts';
export { partsOf as parts } from './source.ts';

export function prepare(part: ListingPart): void {
  preparedOf(part);
}
