import { z } from 'zod';

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

export interface LicensedPackage {
  name: string;
  version: string;
  /** SPDX expression as the package states it; null when it states none. */
  licence: string | null;
  /** Installed on some systems only. */
  optional: boolean;
}

/**
 * Licences that a closed product may ship, each with what it asks for. A package under another one fails the
 * structure test until its licence stands here with a reason, or the package is gone.
 */
const allowedLicences: Readonly<Record<string, string>> = {
  MIT: 'Keep the notice.',
  'MIT-0': 'Nothing.',
  '0BSD': 'Nothing.',
  'CC0-1.0': 'Nothing.',
  ISC: 'Keep the notice.',
  'BSD-2-Clause': 'Keep the notice.',
  'BSD-3-Clause': 'Keep the notice; no advertising with the names of the authors.',
  'Apache-2.0': 'Keep licence and NOTICE; say what was changed. Grants patents.',
  'BlueOak-1.0.0': 'Keep the licence or a link to it.',
  'OFL-1.1':
    'Fonts: may be shipped inside a product, not sold by themselves; a changed font may not carry a reserved name. Pictures drawn with them are free. The subsets that the build makes keep the licence.',
  'MPL-2.0':
    'Weak copyleft, file by file: changed files of the package itself have to be published. We change none; our own files are not touched by it. Used unmodified: resvg and satori (pictures for shared pages), axe-core (inside Lighthouse).',
};

/** Packages of the lock file that are not for development alone, one entry for each name and version. */
export function productionPackages(lockFile: string): LicensedPackage[] {
  const { packages } = Lock.parse(JSON.parse(lockFile));
  const found = new Map<string, LicensedPackage>();
  for (const [place, { version = '', license, dev, devOptional, optional }] of Object.entries(packages)) {
    if (place === '' || dev || devOptional) continue;
    const name = place.split('node_modules/').at(-1) ?? place;
    found.set(`${name}@${version}`, { name, version, licence: license ?? null, optional: optional ?? false });
  }
  return [...found.values()].toSorted((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

/** Whether one of the licences among which an expression lets us choose is allowed, or all of those that it joins. */
export function isAllowed(licence: string | null): boolean {
  if (licence === null) return false;
  const plain = licence.replace(/^\((.*)\)$/, '$1');
  // Nested expressions are read by a person.
  if (/[()]/.test(plain)) return false;
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => Object.hasOwn(allowedLicences, name)));
}

/** The page, from the text of the lock file. */
export function licencesPage(lockFile: string): string {
  const packages = productionPackages(lockFile);
  const kinds = Object.entries(Object.groupBy(packages, ({ licence }) => licence ?? 'none stated')).toSorted(
    ([, a = []], [, b = []]) => b.length - a.length,
  );
  const fonts = packages.filter(({ name }) => name.startsWith('@fontsource'));
  return [
    '# Licences',
    '',
    'Written by `npm run docs:licences` from package-lock.json; do not edit. It lists what packages state about',
    'themselves; nobody has compared their texts. `tests/structure/licences.test.ts` fails when a production package has a',
    'licence that `allowedLicences` in `tests/structure/licences.ts` does not name. The product itself is not published under a',
    'free licence.',
    '',
    '## Kinds',
    '',
    '| licence | packages | what it asks for |',
    '| --- | --- | --- |',
    ...kinds.map(([licence, list = []]) => `| ${licence} | ${list.length} | ${askedBy(licence)} |`),
    '',
    '## Fonts',
    '',
    'Text on screens and in pictures is set in these, all under the SIL Open Font License 1.1 (OFL-1.1). The browser for',
    'speed runs brings Open Sans inside its package.',
    '',
    ...fonts.map(({ name, version }) => `- ${name} ${version}`),
    '',
    '## Packages',
    '',
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...packages.map(
      ({ name, version, licence, optional }) =>
        `| ${name} | ${version} | ${licence ?? 'none stated'}${optional ? ' (some systems)' : ''} |`,
    ),
    '',
  ].join('\n');
}

function askedBy(licence: string): string {
  const single = allowedLicences[licence];
  if (single !== undefined) return single;
  return isAllowed(licence) ? 'A choice; one of them is allowed above.' : 'Not allowed yet.';
}

/** By code units, so that the page is the same under every locale. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
