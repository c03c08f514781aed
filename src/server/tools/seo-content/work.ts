import { preparedOf, type ListingPart } from '#server/listing/write.ts';

export { buildProduct as build } from './build.ts';
export { gatherProduct as gather } from './gather.ts';
export { partsOf as parts } from './source.ts';

export function prepare(part: ListingPart): void {
  preparedOf(part);
}
