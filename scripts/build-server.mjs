// Bundles the server into dist/server: main.js (the product), account.js (operator commands), page-worker.js and
// picture-worker.js (the threads that read foreign pages and draw pictures). Run after the web build.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { latePackagesPlugin } from './late-packages.mjs';

const root = path.resolve(import.meta.dirname, '..');
const outdir = path.join(root, 'dist', 'server');

/**
 * Packages that stay in node_modules: native code, WebAssembly, or data files which they find beside themselves.
 * All others are bundled, since loading them file by file costs over 100 MB of memory and half a second.
 */
const external = [
  '@electric-sql/pglite',
  '@electric-sql/pglite/*',
  '@jsquash/webp/*',
  '@node-rs/argon2',
  '@resvg/resvg-js',
  '@sparticuz/chromium',
  'eld',
  'eld/*',
  'harfbuzzjs',
  'lighthouse',
  'pg-native',
  'puppeteer-core',
  'subset-font',
  'wink-eng-lite-web-model',
  'wink-nlp',
  'wink-nlp/*',
];

rmSync(outdir, { recursive: true, force: true });
await build({
  absWorkingDir: root,
  entryPoints: {
    main: 'src/server/boot.ts',
    account: 'src/server/operations/account.ts',
    // A process of its own for each speed run.
    'speed-audit': 'src/server/outside/speed/audit-process.ts',
    'page-worker': 'src/server/page-reading/worker.ts',
    'picture-worker': 'src/server/social-images/picture/worker.ts',
    // A process of its own for each logo.
    'logo-process': 'src/server/social-images/picture/logo-process.ts',
  },
  outdir,
  bundle: true,
  splitting: true,
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  external,
  plugins: [latePackagesPlugin],
  legalComments: 'none',
  logLevel: 'warning',
  sourcemap: true,
  sourcesContent: false,
  // CommonJS packages inside an ES module bundle still ask for `require` and their own folder.
  banner: {
    js: [
      "import { createRequire as bundleRequire } from 'node:module';",
      'const require = bundleRequire(import.meta.url);',
      'const __dirname = import.meta.dirname;',
      'const __filename = import.meta.filename;',
    ].join('\n'),
  },
});
cpSync(path.join(root, 'src/server/database/migrations'), path.join(outdir, 'migrations'), {
  recursive: true,
  filter: (file) => !file.endsWith('_snapshot.json'),
});
