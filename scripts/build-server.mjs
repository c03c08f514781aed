// Bundles the server into dist/server: main.js (the product), account.js (operator commands), page-worker.js and
// picture-worker.js (the threads that read foreign pages and draw pictures), beside them the empty database of a first
// start. Run after the web build.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { packedEmptyDatabase } from './empty-database.ts';
import { lateEntryPoints, latePackagesPlugin, statisticsPlugin } from './late-packages.mjs';
import { oneByteSourcePlugin } from './one-byte-source.mjs';

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
const { metafile } = await build({
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
    ...lateEntryPoints,
  },
  outdir,
  bundle: true,
  splitting: true,
  chunkNames: '[name]-[hash]',
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // A pattern with `\p{…}` would be written as `new RegExp('…')`, which is made anew at each use: 6 % of a listing's time.
  supported: { 'regexp-unicode-property-escapes': true },
  external,
  plugins: [latePackagesPlugin, statisticsPlugin, oneByteSourcePlugin],
  // Comments of packages are a quarter of the text. Names stay whole, and lines short enough to be named by an error.
  minifyWhitespace: true,
  lineLimit: 200,
  metafile: true,
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
refuseMissingNames(metafile.outputs);
cpSync(path.join(root, 'src/server/database/migrations'), path.join(outdir, 'migrations'), {
  recursive: true,
  filter: (file) => !file.endsWith('_snapshot.json'),
});
cpSync(await packedEmptyDatabase(), path.join(outdir, 'empty-database.tar.gz'));

/**
 * A CommonJS package has names of its own for Node, but in a bundle nothing beside `default`: code that takes such a name
 * from it runs from its sources and fails once it is built.
 * @throws Error that names the file, the name and the package's part of the bundle
 */
function refuseMissingNames(outputs) {
  for (const file of Object.keys(outputs).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, names, part] of text.matchAll(/\{([^{}]*)\}\s*=\s*await import\("\.\/([^"]+)"\)/g)) {
      const exported = outputs[path.join(path.dirname(file), part)].exports;
      const missing = names
        .split(',')
        .map((name) => name.split(':')[0].trim())
        .filter((name) => name !== '' && !exported.includes(name));
      if (missing.length > 0)
        throw new Error(
          `${file} asks ${part} for ${missing.join(', ')}; it has ${exported.join(', ')} only.`,
        );
    }
  }
}
