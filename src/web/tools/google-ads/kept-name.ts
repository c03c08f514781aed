import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

const keyOf = (campaignId: number) => `shelfmark.google-ads-name.${campaignId}`;

/** A campaign's new name that was begun in this tab and neither saved nor given up; null where there is none. */
export const keptName = (campaignId: number): string | null =>
  readStored(keyOf(campaignId), 'sessionStorage');

export function keepName(campaignId: number, name: string): void {
  writeStored(keyOf(campaignId), name, 'sessionStorage');
}

export function forgetName(campaignId: number): void {
  removeStored(keyOf(campaignId), 'sessionStorage');
}
