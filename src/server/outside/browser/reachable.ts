import { stat } from 'node:fs/promises';
import path from 'node:path';

const groupOrOthers = { owner: 0o100, group: 0o010, others: 0o001 };

/** Whether a user (and the group of the same number) may walk into a folder, through all folders above it. */
export async function isReachableBy(user: number, folder: string): Promise<boolean> {
  for (let place = path.resolve(folder); ; place = path.dirname(place)) {
    const { uid, gid, mode } = await stat(place);
    const { owner, group, others } = groupOrOthers;
    const bit = uid === user ? owner : gid === user ? group : others;
    if ((mode & bit) === 0) return false;
    if (place === path.dirname(place)) return true;
  }
}
