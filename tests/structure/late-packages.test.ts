import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
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
    ['/language-detector.js', '/node_modules/wink-nlp/', '/node_modules/wink-eng-lite-web-model/'].filter((part) =>
      Object.keys(cache).some((file) => file.includes(part)),
    );
  const atStart = loaded();
  const { tag } = detectLanguage(['Kerámia bögre füllel kávéhoz vagy teához'], 'auto');
  const afterLanguage = loaded();
  const tags = tagsOf('a red mug').map((word) => word.tag);
  console.log(JSON.stringify({ atStart, tag, afterLanguage, tags, same: englishTagger() === englishTagger() }));
`;

test('language models are loaded at their first use in the built server, and answer as ever', async () => {
  const script = pathToFileURL(path.join(root, 'scripts/late-packages.mjs')).href;
  const { lateEntryPoints, latePackagesPlugin, statisticsPlugin } = (await import(script)) as {
    lateEntryPoints: Record<string, string>;
    latePackagesPlugin: Plugin;
    statisticsPlugin: Plugin;
  };
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const folder = mkdtempSync(path.join(root, 'dist', 'late-'));
  try {
    await build({
      stdin: { contents: program, resolveDir: root, loader: 'ts', sourcefile: 'program.ts' },
      entryPoints: lateEntryPoints,
      absWorkingDir: root,
      outdir: folder,
      bundle: true,
      format: 'esm',
      platform: 'node',
      plugins: [latePackagesPlugin, statisticsPlugin],
      logLevel: 'error',
    });
    const answer: unknown = JSON.parse(
      execFileSync(process.execPath, [path.join(folder, 'stdin.js')], { encoding: 'utf8' }),
    );
    expect(answer).toEqual({
      atStart: [],
      tag: 'hu',
      afterLanguage: ['/language-detector.js'],
      tags: ['DET', 'ADJ', 'NOUN'],
      same: true,
    });
    // As JavaScript the statistics would leave 40 MB of the engine's memory behind, and a megabyte of text as a constant.
    expect(statSync(path.join(folder, 'language-detector.js')).size).toBeLessThan(100_000);
    expect(readdirSync(folder)).toContain('language-statistics.json');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
