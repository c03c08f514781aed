import type { Plugin } from 'vite';

/** What a file of the router loses: a pattern and what stands in its place. */
const cuts: Record<string, readonly (readonly [RegExp, string])[]> = {
  'lib/dom/lib.js': [
    // Calls and assignments that the bundler has to keep, though nobody uses what they make: NavLink, Form and all behind.
    [/^(const \w+ = )(React\$?\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2'],
    [/^\w+\.displayName = "\w+";$/gm, ''],
    // Prefetching works in the router's framework mode only.
    [/return shouldPrefetch && [^\n]* : link;/, 'return link;'],
  ],
  'lib/components.js': [[/^(const \w+ = )(React\$?\d*\.memo\()/gm, '$1/* @__PURE__ */ $2']],
};

/**
 * Leaves out of a visitor's first page what the router holds for modes that this product does not use: 2 kB of 90.
 * A router whose code has changed stops the build, so that nothing comes back unnoticed.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => {
      if (!id.includes('/react-router/dist/production/')) return;
      const file = Object.keys(cuts).find((end) => id.endsWith(`/${end}`));
      if (file === undefined) return;
      return (cuts[file] ?? []).reduce((text, [pattern, instead]) => {
        if (text.search(pattern) < 0)
          throw new Error(`${id} has no ${pattern.source}: see vite-lean-router.ts.`);
        return text.replace(pattern, instead);
      }, code);
    },
  };
}
