import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isReachableBy } from './reachable.ts';

it('asks every folder on the way, as the system would', async () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-test-'));
  try {
    const inner = path.join(root, 'a', 'b');
    mkdirSync(inner, { recursive: true });
    const stranger = 65_534;
    // Made for its owner alone.
    expect(await isReachableBy(stranger, inner)).toBe(false);
    expect(await isReachableBy(process.getuid?.() ?? 0, inner)).toBe(true);
    chmodSync(root, 0o711);
    expect(await isReachableBy(stranger, inner)).toBe(true);
    chmodSync(path.join(root, 'a'), 0o700);
    expect(await isReachableBy(stranger, inner)).toBe(false);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
