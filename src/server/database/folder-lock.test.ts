import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FolderInUseError, lockFolder } from './folder-lock.ts';

let folder = '';
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-lock-'));
});
afterEach(() => {
  // Also of a test that failed before its own kill.
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const holderScript = `
  import { lockFolder } from ${JSON.stringify(path.join(import.meta.dirname, 'folder-lock.ts'))};
  try { lockFolder(process.argv[1]); gc(); console.log('held'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }
`;

function startHolder() {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', holderScript, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, line: once(child.stdout, 'data').then(([text]) => String(text).trim()) };
}

it('is free again after its release, and leaves nothing but its own file', () => {
  lockFolder(folder)();
  const release = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderInUseError);
  release();
  release();
  expect(readdirSync(folder)).toEqual(['lock']);
});

it('is not fooled by a process id that a dead process left behind', () => {
  writeFileSync(path.join(folder, 'lock.pid'), String(process.pid));
  expect(() => lockFolder(folder)()).not.toThrow();
});

it('refuses another process with a sentence that names the holder, until the holder is killed', async () => {
  const holder = startHolder();
  expect(await holder.line).toBe('held');
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by another process (pid ${holder.child.pid}). Stop that one first, or set DATA_DIR to another folder.`,
  );
  holder.child.kill('SIGKILL');
  await once(holder.child, 'exit');
  expect(() => lockFolder(folder)()).not.toThrow();
});

it('admits one of several that start at once', async () => {
  const holders = Array.from({ length: 4 }, startHolder);
  const lines = await Promise.all(holders.map(({ line }) => line));
  for (const { child } of holders) child.kill('SIGKILL');
  expect(lines.filter((line) => line === 'held')).toHaveLength(1);
});
