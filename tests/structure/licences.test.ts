import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isAllowed, licencesPage, productionPackages } from './licences.ts';

const lock = readFileSync('package-lock.json', 'utf8');
const locked = (packages: object) => JSON.stringify({ packages: { '': { version: '1.0.0' }, ...packages } });

it('every package of production has a licence that was looked at: see allowedLicences in tests/structure/licences.ts', () => {
  const packages = productionPackages(lock);
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter(({ licence }) => !isAllowed(licence))).toEqual([]);
});

it('docs/licences.md says what the lock file says: run npm run docs:licences when this fails', () => {
  expect(readFileSync('docs/licences.md', 'utf8')).toBe(licencesPage(lock));
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['(MIT AND BSD-2-Clause)', true],
  ['GPL-3.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['SEE LICENSE IN LICENSE.txt', false],
  ['UNLICENSED', false],
  ['toString', false],
  ['', false],
  [null, false],
])('of the licence %j it is known whether it is allowed: %j', (licence, allowed) => {
  expect(isAllowed(licence)).toBe(allowed);
});

it('leaves out what only developers install', () => {
  const packages = {
    'node_modules/a': { version: '1.0.0', license: 'MIT' },
    'node_modules/b': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/a/node_modules/c': { version: '2.0.0' },
  };
  expect(productionPackages(locked(packages))).toEqual([
    { name: 'a', version: '1.0.0', licence: 'MIT', optional: false },
    { name: 'c', version: '2.0.0', licence: null, optional: false },
  ]);
});
