import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from 'vite';

const runtimeName = 'rolldown-runtime';
const coreName = 'core';

/**
 * Puts the bundler's module helpers (0.4 kB, which it always writes as a file of their own) into the framework's
 * file: one request less before a page answers. Changes the files of the folder and the manifest.
 * @throws when the bundler writes its helpers in another shape
 */
export function joinRuntime(folder: string, manifest: Manifest): void {
  const [runtimeKey, runtimeFile] = fileOf(manifest, runtimeName);
  const [, coreFile] = fileOf(manifest, coreName);
  const helpers = readFileSync(path.join(folder, runtimeFile), 'utf8');
  const exported = /export\{([^}]+)\};?\s*$/.exec(helpers);
  if (!exported?.[1]) throw new Error(`${runtimeFile} exports nothing that could be joined.`);
  const names = pairs(exported[1]);
  const body = helpers.slice(0, exported.index);
  const inside = names.map(([local, outer]) => `${outer}:${local}`).join();
  const outside = names.map(([, outer]) => `${outer}:${joined(outer)}`).join();
  const definitions = `const{${outside}}=(()=>{${body}return{${inside}}})();`;

  for (const chunk of new Set(Object.values(manifest).map(({ file }) => file))) {
    if (!chunk.endsWith('.js') || chunk === runtimeFile) continue;
    const file = path.join(folder, chunk);
    const code = readFileSync(file, 'utf8');
    const imported = new RegExp(`import\\{([^}]+)\\}from"\\./${path.basename(runtimeFile)}";`).exec(code);
    if (!imported?.[1]) continue;
    const wanted = pairs(imported[1]);
    const replacement =
      chunk === coreFile
        ? `${definitions}${wanted.map(([outer, local]) => `const ${local}=${joined(outer)};`).join('')}`
        : `import{${wanted.map(([outer, local]) => `${joined(outer)} as ${local}`).join()}}from"./${path.basename(coreFile)}";`;
    const exports = chunk === coreFile ? `export{${names.map(([, outer]) => joined(outer)).join()}};` : '';
    writeFileSync(file, code.replace(imported[0], () => replacement) + exports);
  }

  rmSync(path.join(folder, runtimeFile));
  const [coreKey] = fileOf(manifest, coreName);
  for (const [key, chunk] of Object.entries(manifest)) {
    if (!chunk.imports?.includes(runtimeKey)) continue;
    const others = chunk.imports.filter((imported) => imported !== runtimeKey && imported !== coreKey);
    chunk.imports = key === coreKey ? others : [coreKey, ...others];
  }
  delete manifest[runtimeKey];
}

/** A name that no minified file uses by itself. */
function joined(name: string): string {
  return `runtime_${name}`;
}

function fileOf(manifest: Manifest, name: string): [key: string, file: string] {
  const found = Object.entries(manifest).find(([, chunk]) => chunk.name === name);
  if (!found) throw new Error(`The build has no file “${name}”.`);
  return [found[0], found[1].file];
}

/** `a as b,c` as [["a", "b"], ["c", "c"]]. */
function pairs(list: string): [string, string][] {
  return list.split(',').map((entry) => {
    const [from = '', to = from] = entry.trim().split(/\s+as\s+/);
    return [from, to];
  });
}
