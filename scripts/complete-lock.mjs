// Adds to package-lock.json what npm leaves out: optional packages of other systems that it could not look up when the
// lock was written. `npm ci` refuses a lock without them. `node scripts/complete-lock.mjs` after adding a package.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(import.meta.dirname, '..', 'package-lock.json');

/** Optional packages that some package of the lock wants and the lock does not have. */
function missingFrom(packages) {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isReachable(packages, place, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** Node looks beside the package, then beside each package above it. */
function isReachable(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
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
for (const { name, version, dev } of missingFrom(lock.packages)) {
  if (!/^\d/.test(version))
    throw new Error(`${name} is wanted as ${version}; only exact versions can be added.`);
  lock.packages[`node_modules/${name}`] = { version, ...systemOf(name), ...(dev && { dev }), optional: true };
  console.log(`added ${name}@${version}`);
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
