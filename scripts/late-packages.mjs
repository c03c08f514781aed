/**
 * Packages whose loading waits until they are first used, with what each of their exports is; `default` is the whole of a
 * CommonJS package. They are data: reading them takes about 100 ms of a start that asks them nothing.
 */
const latePackages = {
  'eld/extrasmall': { eld: 'object' },
  'wink-eng-lite-web-model': { default: 'object' },
  'wink-nlp': { default: 'function' },
};

/** Imports of such a package get stand-ins that load it at the first call or the first look at a property. */
export const latePackagesPlugin = {
  name: 'late-packages',
  setup(build) {
    const namespace = 'late';
    const filter = new RegExp(`^(?:${Object.keys(latePackages).join('|')})$`);
    build.onResolve({ filter }, ({ path }) => ({ path, namespace }));
    build.onLoad({ filter, namespace }, ({ path }) => ({ contents: standIn(path, latePackages[path]) }));
  },
};

/** Source of the stand-in. The package is found as an import finds it and loaded at once, which `import()` cannot do. */
function standIn(name, exported) {
  const lines = Object.entries(exported).map(([each, kind]) => {
    const whole = each === 'default' ? 'load()' : `load().${each}`;
    const target = kind === 'function' ? 'function () {}' : '{}';
    return `${each === 'default' ? 'export default' : `export const ${each} =`} late(${target}, () => ${whole});`;
  });
  return `
    import { createRequire } from 'node:module';
    import { fileURLToPath } from 'node:url';
    let loaded;
    const load = () =>
      (loaded ??= createRequire(import.meta.url)(fileURLToPath(import.meta.resolve('${name}'))));
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
