import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Waits until the disk has every file below a folder, and the folder itself. @throws the disk's error */
export function syncFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const one = path.join(folder, entry.name);
    if (entry.isDirectory()) syncFolder(one);
    else if (entry.isFile()) syncOne(one);
  }
  syncOne(folder);
}

/** Waits until the disk has a file, or the names that a folder holds. @throws the disk's error */
export function syncOne(place: string): void {
  const file = openSync(place, 'r');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
