import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Packages whose loading waits until they are first used, with what each of their exports is; `default` is the whole of a
 * CommonJS package. They are data: reading them takes about 100 ms of a start that asks them nothing.
 */
const latePackages = {
  'eld/extrasmall': { eld: 'object' },
  'wink-eng-lite-web-model': { default: 'object' },
  'wink-nlp': { default: 'function' },
};

/** Entry points of the build, to be added to its own: late packages that are bundled, each a file of its own. */
export const lateEntryPoints = { 'language-detector': 'eld/extrasmall' };

/** Imports of such a package get stand-ins that load it at the first call or the first look at a property. */
export const latePackagesPlugin = {
  name: 'late-packages',
  setup(build) {
    const namespace = 'late';
    const filter = new RegExp(`^(?:${Object.keys(latePackages).join('|')})$`);
    build.onResolve({ filter }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, namespace },
    );
    build.onLoad({ filter, namespace }, ({ path }) => ({ contents: standIn(path, latePackages[path]) }));
  },
};

/**
 * The language detector's statistics are an object of 50,000 parts written as JavaScript. Compiling that leaves 40 MB of
 * the engine's memory behind. They become a file of their own, read and let go, in which parts that say the same are
 * one: a part takes up to 60 places for the numbers of its languages, and only 12,588 of them differ.
 */
export const statisticsPlugin = {
  name: 'statistics-as-data',
  setup(build) {
    build.onLoad({ filter: /[\\/]eld[\\/]src[\\/]ngrams[\\/]\w+\.js$/ }, async ({ path: file }) => {
      const { ngramsData } = await import(pathToFileURL(file).href);
      const { outdir } = build.initialOptions;
      mkdirSync(outdir, { recursive: true });
      writeFileSync(path.join(outdir, statisticsFile), JSON.stringify(sharedParts(ngramsData)));
      return {
        contents: `
          import { readFileSync } from 'node:fs';
          const { names, place, parts, ...rest } = JSON.parse(
            readFileSync(new URL('./${statisticsFile}', import.meta.url), 'utf8'),
          );
          const ngrams = Object.create(null);
          for (let at = 0; at < names.length; at += 1) ngrams[names[at]] = parts[place[at]];
          export const ngramsData = { ...rest, ngrams };
        `,
      };
    });
  },
};

const statisticsFile = 'language-statistics.json';

/** @returns the statistics with the names of all parts, the parts that differ, and for each name the place of its part */
function sharedParts({ ngrams, ...rest }) {
  const placeOf = new Map();
  const names = Object.keys(ngrams);
  const place = names.map((name) => {
    const text = JSON.stringify(ngrams[name]);
    if (!placeOf.has(text)) placeOf.set(text, placeOf.size);
    return placeOf.get(text);
  });
  return { ...rest, names, place, parts: [...placeOf.keys()].map((text) => JSON.parse(text)) };
}

/** Source of the stand-in. The package is found as an import finds it and loaded at once, which `import()` cannot do. */
function standIn(name, exported) {
  const lines = Object.entries(exported).map(([each, kind]) => {
    const whole = each === 'default' ? 'load()' : `load().${each}`;
    const target = kind === 'function' ? 'function () {}' : '{}';
    return `${each === 'default' ? 'export default' : `export const ${each} =`} late(${target}, () => ${whole});`;
  });
  const bundled = Object.keys(lateEntryPoints).find((file) => lateEntryPoints[file] === name);
  const place = bundled ? `'./${bundled}.js'` : `fileURLToPath(import.meta.resolve('${name}'))`;
  return `
    import { createRequire } from 'node:module';
    import { fileURLToPath } from 'node:url';
    let loaded;
    const load = () => (loaded ??= createRequire(import.meta.url)(${place}));
    const late = (target, real) =>
      new Proxy(target, {
        apply: (_, self, values) => Reflect.apply(real(), self, values),
        get: (_, key) => {
          const value = real()[key];
          return typeof value === 'function' ? value.bind(real()) : value;
        },
      });
    ${lines.join('\n    ')}
  `;
}
