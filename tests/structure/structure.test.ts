import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { platformIds } from '#contract/platform-list.ts';
import { toolIds } from '#contract/tools.ts';
import { fileExists, reachableFrom, sourceFiles, type SourceFile } from './source-files.ts';

const inside = (folder: string) => (file: SourceFile) => file.path.startsWith(`${folder}/`);
const isTest = (file: SourceFile) => /\.test\.tsx?$/.test(file.path) || file.path.startsWith('tests/');
const product = sourceFiles.filter((file) => inside('src')(file) && !isTest(file));

/** Imports as `importer → imported`, so that a failure reads by itself. */
function arrows(files: readonly SourceFile[], forbidden: (target: string) => boolean): string[] {
  return files.flatMap((file) => [
    ...file.imports.flatMap(({ file: target, request }) =>
      target !== null && forbidden(target) ? [`${file.path} → ${request}`] : [],
    ),
    ...file.references.filter(forbidden).map((target) => `${file.path} → ${target}`),
  ]);
}

function packages(files: readonly SourceFile[], forbidden: (name: string) => boolean): string[] {
  return files.flatMap((file) =>
    file.imports.flatMap(({ package: name }) =>
      name !== null && forbidden(name) ? [`${file.path} → ${name}`] : [],
    ),
  );
}

it('reads the sources', () => {
  expect(product.length).toBeGreaterThan(100);
  expect(product.flatMap((file) => file.imports).length).toBeGreaterThan(300);
});

describe('Layers: contract ← rules ← server, contract ← rules ← web', () => {
  it.each([
    ['src/contract', ['src/contract/']],
    ['src/rules', ['src/contract/', 'src/rules/']],
    ['src/server', ['src/contract/', 'src/rules/', 'src/server/']],
    ['src/web', ['src/contract/', 'src/rules/', 'src/web/']],
  ])('%s imports from %j only', (layer, allowed) => {
    const files = product.filter(inside(layer));
    expect(files).not.toEqual([]);
    expect(arrows(files, (target) => !allowed.some((folder) => target.startsWith(folder)))).toEqual([]);
  });

  it('the contract needs no package but zod', () => {
    expect(packages(product.filter(inside('src/contract')), (name) => name !== 'zod')).toEqual([]);
  });

  it('rules need no package but zod, the language data, the HTML and CSV parsers and the list of public suffixes', () => {
    const allowed = ['zod', 'wink-nlp', 'wink-eng-lite-web-model', 'eld', 'parse5', 'papaparse', 'tldts'];
    expect(packages(product.filter(inside('src/rules')), (name) => !allowed.includes(name))).toEqual([]);
  });

  it('rules are pure: no clock, no chance', () => {
    const impure = /\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bperformance\.now\(|\bcrypto\./;
    const found = product.filter(inside('src/rules')).filter((file) => impure.test(file.text));
    expect(found.map((file) => file.path)).toEqual([]);
  });

  it('queries know no tool, no route and no outside service', () => {
    const files = product.filter(inside('src/server/database'));
    const above = /^src\/server\/(?:tools|account|pages|operations|outside)\//;
    expect(arrows(files, (target) => above.test(target))).toEqual([]);
  });

  it('the web starts without the rules that read, write and score: tools read them at their first run', () => {
    const read = reachableFrom(
      product.filter(({ path: file }) => file === 'src/server/app.ts'),
      false,
    );
    expect(read.length).toBeGreaterThan(100);
    const late =
      /^src\/(?:rules\/(?:writers|ledger|keywords|checks|scorecards|fit|facts|language|page\/(?!site\/(?:address|sitemap))|social-meta)|server\/listing\/(?:write|unsaid|faults))/;
    expect(read.map((file) => file.path).filter((file) => late.test(file))).toEqual([]);
  });

  it('nothing imports the files that put the server together, but each other and the tests', () => {
    const files = product.filter((file) => !/^src\/server\/(?:boot|main)\.ts$/.test(file.path));
    expect(arrows(files, (target) => /^src\/server\/(?:app|main)\.ts$/.test(target))).toEqual([]);
  });
});

describe('What reaches the browser', () => {
  const loaded = reachableFrom(product.filter(inside('src/web')));

  it('holds no language model', () => {
    const models = ['wink-nlp', 'wink-eng-lite-web-model', 'eld'];
    expect(packages(loaded, (name) => models.includes(name))).toEqual([]);
  });

  it('holds none of the writer, of the keyword search and of the language detection', () => {
    // Whether a phrase is one that people type is judged while they edit, so that part may come along.
    const judgement = new Set(
      reachableFrom(product.filter((file) => file.path === 'src/rules/keywords/typed.ts')),
    );
    const serverOnly = /^src\/rules\/(?:writers|keywords|language)\//;
    const found = loaded.filter((file) => serverOnly.test(file.path) && !judgement.has(file));
    expect(found.map((file) => file.path)).toEqual([]);
  });
});

it('draws nothing that comes later without its styles: such imports stand in withStyles or lazyScreen', () => {
  // Screens, their gate and platform pages pass through lazyScreen; the dashboard has the whole sheet; the kit is for
  // development; the script after the paint brings what the page is drawn with already.
  const others =
    /^src\/web\/(?:app|frame\/gate|pages|screens|account\/dashboard\/page|marketing\/platform-pages\/screens|lib\/after-paint-script)\.tsx?$/;
  const found = product
    .filter(inside('src/web'))
    .filter(({ path: file, text }) => !others.test(file) && /(?<!withStyles\()\bimport\(/.test(text));
  expect(found.map((file) => file.path)).toEqual([]);
});

describe('Outside services', () => {
  /** Folders that may import a library; its users ask those folders. */
  const owners: [library: RegExp, folders: string[]][] = [
    [/^(?:ai|@ai-sdk\/.*)$/, ['src/server/outside/model']],
    [/^(?:openid-client|oidc-provider|@node-rs\/argon2|otpauth|qrcode)$/, ['src/server/outside/identity']],
    [/^pg-boss$/, ['src/server/outside/jobs']],
    [/^(?:@electric-sql\/pglite|pg)$/, ['src/server/database', 'src/server/account/sign-in']],
    [/^drizzle-orm$/, ['src/server/database', 'src/server/account/sign-in', 'src/server/outside/identity']],
    [/^(?:stripe|nodemailer|undici|lighthouse|puppeteer-core)$/, ['src/server/outside']],
  ];

  it.each(owners)('%s is imported in %j only', (library, folders) => {
    const strangers = product.filter((file) => !folders.some((folder) => inside(folder)(file)));
    expect(packages(strangers, (name) => library.test(name))).toEqual([]);
  });

  it.each(globSync('src/server/outside/*/'))('%s has a port and a live side', (folder) => {
    expect(fileExists(path.join(folder, 'port.ts'))).toBe(true);
    expect(fileExists(path.join(folder, 'live.ts'))).toBe(true);
  });
});

describe('Tools', () => {
  const onServer = ['tool.ts', 'work.ts', 'source.ts', 'gather.ts', 'build.ts', 'tool.test.ts'];
  const inBrowser = ['page.tsx', 'form.tsx', 'result.tsx', 'api.ts'];

  it.each(toolIds)('%s has the same files as every tool', (id) => {
    const missing = [
      ...onServer.map((name) => `src/server/tools/${id}/${name}`),
      ...inBrowser.map((name) => `src/web/tools/${id}/${name}`),
    ].filter((file) => !fileExists(file));
    expect(missing).toEqual([]);
  });

  it.each(toolIds)('%s has a test of its part in the browser', (id) => {
    expect(globSync(`src/web/tools/${id}/**/*.test.ts`)).not.toEqual([]);
  });

  it('have no folder that is not a tool', () => {
    const folders = globSync('src/{server,web}/tools/*/').map((folder) => path.basename(folder));
    expect([...new Set(folders)].sort()).toEqual([...toolIds].sort());
  });

  it('do not import each other', () => {
    const toolOf = (file: string) => /^src\/(?:server|web)\/tools\/([^/]+)\/./.exec(file)?.[1];
    const found = product.flatMap((file) =>
      arrows([file], (target) => {
        const [from, to] = [toolOf(file.path), toolOf(target)];
        return from !== undefined && to !== undefined && from !== to;
      }),
    );
    expect(found).toEqual([]);
  });
});

it('the arrows see types, late imports, workers and patterns', () => {
  const seen = (file: string, target: string) =>
    sourceFiles.some((one) => one.path === file && one.references.includes(target));
  expect(
    seen(
      'src/web/tools/keyword-research/import/read-file.ts',
      'src/web/tools/keyword-research/import/worker.ts',
    ),
  ).toBe(true);
  expect(
    seen('src/web/marketing/platform-pages/screens.tsx', 'src/web/marketing/platform-pages/platforms/*.ts'),
  ).toBe(true);
  const late = sourceFiles.find(({ path }) => path === 'src/web/pages.tsx')?.imports ?? [];
  expect(late.some(({ file }) => file === 'src/web/marketing/faq/page.tsx')).toBe(true);
  const typed = sourceFiles.find(({ path }) => path === 'src/rules/platforms/platform.ts')?.imports ?? [];
  expect(typed.some(({ file, typeOnly }) => typeOnly && file === 'src/rules/listing/listing.ts')).toBe(true);
});

it('no rule asks a platform for its name: the platform’s file says what it does', () => {
  const named = new RegExp(`platform(?:\\??\\.id)?\\)? [!=]== '(?:${platformIds.join('|')})'`);
  const found = product.filter((file) => inside('src/rules')(file) && named.test(file.text));
  expect(found.map((file) => file.path)).toEqual(['src/rules/writers/keyword-research/brief.ts']);
});

it('no sentence for a reader names a document that only its writers have', () => {
  // Comments may: they stand in lines of their own.
  const quoting = /^(?!\s*(?:\/\*|\*|\/\/)).*(?:writing guide|platform rules|design) §/m;
  expect(product.filter(({ text }) => quoting.test(text)).map((file) => file.path)).toEqual([]);
});

it('no text types how many marketplaces there are: marketplace-count.ts says it', () => {
  const typed =
    /\b(?:ten|eleven|twelve|1[0-2]) (?:marketplaces|platforms|toolkits|for \$)|\ball (?:of the )?ten\b/i;
  const texts = product.filter((file) => inside('src/web')(file) || inside('src/contract')(file));
  expect(texts.filter((file) => typed.test(file.text)).map((file) => file.path)).toEqual([]);
});

describe('Code', () => {
  it('switches no check off without a reason', () => {
    const bare =
      /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?![^\n]* -- )|@ts-(?:ignore|nocheck|expect-error)|\bas any\b(?=[);,.\]])/;
    expect(product.filter((file) => bare.test(file.text)).map((file) => file.path)).toEqual([]);
  });

  it('leaves nothing for later', () => {
    const later = /\b(?:TODO|FIXME|XXX|HACK)\b/;
    expect(product.filter((file) => later.test(file.text)).map((file) => file.path)).toEqual([]);
  });
});

describe('Files', () => {
  it('are never named for nothing', () => {
    const empty = /(?:^|\/)(?:utils?|helpers?|common|misc|types|shared|lib\/index)(?:\.tsx?$|\/)/;
    expect(sourceFiles.map((file) => file.path).filter((file) => empty.test(file))).toEqual([]);
  });

  it('have names in kebab case', () => {
    const kebab = /^[a-z\d]+(?:-[a-z\d]+)*(?:\.property)?(?:\.test|\.spec|\.config|\.d)?\.tsx?$/;
    const names = sourceFiles.map((file) => file.path).filter((file) => !kebab.test(path.basename(file)));
    expect(names).toEqual([]);
  });

  it('have at most 300 lines', () => {
    const long = sourceFiles.filter((file) => file.lines > 300);
    expect(long.map((file) => `${file.path}: ${file.lines}`)).toEqual([]);
  });

  it('import by alias or from their own folder, with the extension', () => {
    const found = sourceFiles.flatMap((file) =>
      file.imports
        .filter(
          ({ request, package: name }) =>
            request.startsWith('../') ||
            (name === null && !/\.(?:tsx?|css|json|svg)(?:\?\w+)?$/.test(request)),
        )
        .map(({ request }) => `${file.path} → ${request}`),
    );
    expect(found).toEqual([]);
  });

  it('are used: every product file is an entry or imported by one that is', () => {
    const entry =
      /^src\/(?:server\/(?:boot|main|operations\/account|outside\/speed\/audit-process|page-reading\/worker|social-images\/picture\/(?:worker|logo-process))|web\/(?:entry-(?:client|server)|tools\/keyword-research\/import\/worker))\.tsx?$/;
    // Ambient types belong to no importer; worked examples and fixtures are for tests.
    const standsAlone = /\.d\.ts$|\/worked-example\.ts$|\/fixtures\//;
    const tooling = sourceFiles.filter((file) => /^(?:[^/]+|scripts\/.*)$/.test(file.path));
    const used = new Set(reachableFrom([...product.filter((file) => entry.test(file.path)), ...tooling]));
    const typed = new Set(
      [...used].flatMap((file) => file.imports.flatMap(({ file: target }) => (target ? [target] : []))),
    );
    const idle = product.filter((file) => !used.has(file) && !typed.has(file.path));
    expect(idle.map((file) => file.path).filter((file) => !standsAlone.test(file))).toEqual([]);
  });
});
