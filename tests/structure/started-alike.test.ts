import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Every way in which the server is started. What is measured must be what people run (decision 28). */
const ways = [
  { way: '`npm start`', files: ['package.json', 'scripts/start.mjs'] },
  { way: 'the image', files: ['Dockerfile'] },
  { way: 'a web process of its own', files: ['deploy/shelfmark-web@.service'] },
  { way: 'a worker of its own', files: ['deploy/shelfmark-worker.service'] },
  { way: 'the bench of memory', files: ['bench/memory.ts'] },
];

describe.each(ways)('$way', ({ files }) => {
  const text = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');

  it.each([
    ['a small space for young objects', /--max-semi-space-size=(\d+)/gu, '2'],
    ['that freed blocks go back', /MALLOC_MMAP_THRESHOLD_\b[^\d\n]*?(\d+)/gu, '65536'],
  ])('asks for %s', (_what, option, value) => {
    expect([...text.matchAll(option)].map(([, given]) => given)).toEqual([value]);
  });
});
