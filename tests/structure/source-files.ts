import { existsSync, globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

export interface Import {
  /** As it stands in the source. */
  request: string;
  /** Source file that it means, relative to the root with slashes; null for packages. */
  file: string | null;
  /** Name of the package, `node` for Node's own modules; null for source files. */
  package: string | null;
  /** Erased when compiled. */
  typeOnly: boolean;
  /** Read when the code comes to it: `await import('./work.ts')`. */
  late: boolean;
}

export interface SourceFile {
  /** Relative to the root, with slashes: `src/rules/fit/fit.ts`. */
  path: string;
  text: string;
  lines: number;
  imports: Import[];
  /** Files that are named without an import: `new URL('./worker.ts', import.meta.url)` and the patterns of `import.meta.glob`. */
  references: string[];
}

const patterns = ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'scripts/*.ts', 'bench/**/*.ts', '*.ts'];

/** Every TypeScript file of the project, read and parsed once. */
export const sourceFiles: readonly SourceFile[] = globSync(patterns)
  .map((name) => name.split(path.sep).join('/'))
  .sort()
  .map(readSource);

function readSource(file: string): SourceFile {
  const text = readFileSync(file, 'utf8');
  const parsed = parseSync(file, text);
  if (parsed.errors.length > 0) throw new Error(`${file} does not parse: ${parsed.errors[0]?.message}`);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const requests = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      request: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
      late: false,
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ request: moduleRequest.value, typeOnly: isType, late: false }] : [],
      ),
    ),
    ...dynamicImports.flatMap(({ moduleRequest }) => {
      const quoted = /^['"`]([^'"`$]+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
      return quoted?.[1] ? [{ request: quoted[1], typeOnly: false, late: true }] : [];
    }),
  ];
  const imports = requests.map(({ request, typeOnly, late }) => ({
    request,
    typeOnly,
    late,
    file: fileOf(request, file),
    package: packageOf(request),
  }));
  const named = [...text.matchAll(/\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g)];
  const globbed = [...text.matchAll(/\bimport\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g)].flatMap(
    ([, given = '']) => [...given.matchAll(/['"]!?([.#/][^'"]+)['"]/g)],
  );
  const references = [...named, ...globbed].map(([, request = '']) => fileOf(request, file) ?? request);
  return {
    path: file,
    text,
    references,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    imports,
  };
}

function fileOf(request: string, from: string): string | null {
  if (/^#(?:tests|bench)\//.test(request)) return request.slice(1);
  if (request.startsWith('#')) return request.replace('#', 'src/');
  if (!request.startsWith('.')) return null;
  return path.posix.join(path.posix.dirname(from), request);
}

function packageOf(request: string): string | null {
  if (/^[.#/]/.test(request)) return null;
  const parts = request.split('/');
  if (request.startsWith('node:') || builtinModules.includes(parts[0] ?? '')) return 'node';
  return request.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? null);
}

/**
 * Files that code of `roots` loads, directly or through others. Types do not load anything.
 * @param withLate also what is read only when the code comes to it
 */
export function reachableFrom(roots: readonly SourceFile[], withLate = true): SourceFile[] {
  const byPath = new Map(sourceFiles.map((file) => [file.path, file]));
  const seen = new Set(roots);
  for (const file of seen) {
    for (const { file: target, typeOnly, late } of file.imports) {
      const next = target === null || typeOnly || (late && !withLate) ? undefined : byPath.get(target);
      if (next) seen.add(next);
    }
  }
  return [...seen];
}

export function fileExists(file: string): boolean {
  return existsSync(file);
}
