/**
 * `npm run docs:configuration` writes the README's table of settings from src/server/setting-texts.ts. A test says
 * when it has to be run.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { configurationTable } from '#server/setting-texts.ts';

const readme = new URL('../README.md', import.meta.url);
const text = readFileSync(readme, 'utf8').replace(
  /(<!-- configuration:begin -->\n)[\s\S]*?(\n<!-- configuration:end -->)/,
  (_whole, begin: string, end: string) => `${begin}\n${configurationTable()}\n${end}`,
);
writeFileSync(readme, text);
const formatter = new URL('../node_modules/oxfmt/bin/oxfmt', import.meta.url);
execFileSync(process.execPath, [fileURLToPath(formatter), fileURLToPath(readme)], { stdio: 'inherit' });
