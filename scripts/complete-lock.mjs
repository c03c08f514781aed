// Adds to package-lock.json what npm leaves out: optional packages of other systems that it could not look up when the
// lock was written. `npm ci` refuses a lock without them. `node scripts/complete-lock.mjs` after adding a package;
// with `--check` it changes nothing and ends with 1 when something is missing.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '..', 'package-lock.json');

/** Optional packages that some package of the lock wants and the lock does not have. */
function missingFrom(packages) {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name, version]) => !isIn(version, reachable(packages, place, name)))
      .map(([name, version]) => ({ name, version, dev, place: placeFor(packages, place, name) })),
  );
}

/** What Node finds from a package: it looks beside it, then beside each package above. */
function reachable(packages, place, name) {
  for (const folder of [place, ...foldersAbove(place)]) {
    const found = packages[path.posix.join(folder, 'node_modules', name)];
    if (found) return found;
  }
  return undefined;
}

function foldersAbove(place) {
  const cut = place.lastIndexOf('/node_modules/');
  if (place === '') return [];
  return cut === -1 ? [''] : [place.slice(0, cut), ...foldersAbove(place.slice(0, cut))];
}

/** Ranges are npm's to judge; what is wanted exactly has to be that version. */
function isIn(wanted, found) {
  return found !== undefined && (!/^\d/.test(wanted) || found.version === wanted);
}

/** The top, unless another version stands there: then beside the package that wants it. */
function placeFor(packages, place, name) {
  const top = `node_modules/${name}`;
  if (!packages[top]) return top;
  const [beside = ''] = foldersAbove(place);
  return path.posix.join(beside, top);
}

/** The system that a binding is for, read from its name, so that npm skips it elsewhere. */
function systemOf(name) {
  const os = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32'].find((one) =>
    name.includes(one),
  );
  const cpu = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'wasm32'].find((one) =>
    name.includes(one),
  );
  const libc = name.includes('musl') ? 'musl' : 'glibc';
  return {
    cpu: [cpu ?? 'arm'],
    ...(os === 'linux' && { libc: [libc] }),
    ...(os && { os: [os] }),
  };
}

const lock = JSON.parse(readFileSync(file, 'utf8'));
const missing = missingFrom(lock.packages);
if (process.argv.includes('--check')) {
  for (const { name, version } of missing) console.error(`package-lock.json lacks ${name}@${version}`);
  process.exit(missing.length === 0 ? 0 : 1);
}
for (const { name, version, dev, place } of missing) {
  if (!/^\d/.test(version))
    throw new Error(`${name} is wanted as ${version}; only exact versions can be added.`);
  lock.packages[place] = { version, ...systemOf(name), ...(dev && { dev }), optional: true };
  console.log(`added ${name}@${version} at ${place}`);
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
