import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Asks both packages in a bundle like the server's, and notes which of them are loaded before and after. */
const program = `
  import { createRequire } from 'node:module';
  import { englishTagger } from '#rules/language/tagger-model.ts';
  import { detectLanguage } from '#rules/language/detect.ts';
  import { tagsOf } from '#rules/ledger/tagger.ts';
  const { cache } = createRequire(import.meta.url);
  const loaded = () =>
    ['eld', 'wink-nlp', 'wink-eng-lite-web-model'].filter((name) =>
      Object.keys(cache).some((file) => file.includes('/node_modules/' + name + '/')),
    );
  const atStart = loaded();
  const { tag } = detectLanguage(['Kerámia bögre füllel kávéhoz vagy teához'], 'auto');
  const afterLanguage = loaded();
  const tags = tagsOf('a red mug').map((word) => word.tag);
  console.log(JSON.stringify({ atStart, tag, afterLanguage, tags, same: englishTagger() === englishTagger() }));
`;

test('language models are loaded at their first use in the built server, and answer as ever', async () => {
  const script = pathToFileURL(path.join(root, 'scripts/late-packages.mjs')).href;
  const { latePackagesPlugin } = (await import(script)) as { latePackagesPlugin: Plugin };
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'dist', 'late-'));
  try {
    const outfile = path.join(folder, 'program.mjs');
    await build({
      stdin: { contents: program, resolveDir: root, loader: 'ts' },
      absWorkingDir: root,
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      plugins: [latePackagesPlugin],
      logLevel: 'error',
    });
    const answer: unknown = JSON.parse(execFileSync(process.execPath, [outfile], { encoding: 'utf8' }));
    expect(answer).toEqual({
      atStart: [],
      tag: 'hu',
      afterLanguage: ['eld'],
      tags: ['DET', 'ADJ', 'NOUN'],
      same: true,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
