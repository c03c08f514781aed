// `node bench/compare-with-browser.ts [pages]`: reads real pages of this machine with the analyzer and with the
// browser, and prints each difference. Not part of the tests: it takes minutes and depends on the machine's pages.
import { readFileSync } from 'node:fs';
import { compareReadings } from '#tests/setup/browser-reading.ts';
import { nastyPages } from '#tests/setup/nasty-pages.ts';
import { realPages } from './page-corpus.ts';

const files = realPages(Number(process.argv[2] ?? 400));
// A page that refreshes to another at once cannot be read in a browser.
const pages = files
  .map((name) => ({ name, body: readFileSync(name), contentType: 'text/html' }))
  .filter(({ body }) => !/http-equiv\s*=\s*["']?refresh/i.test(body.toString('latin1')));
const different = await compareReadings([...nastyPages, ...pages]);
for (const { name, product, browser } of different) {
  console.log(name);
  for (const key of Object.keys(product) as (keyof typeof product)[]) {
    if (JSON.stringify(product[key]) === JSON.stringify(browser[key])) continue;
    console.log(
      `  ${key}\n    product ${sample(product[key], browser[key])}\n    browser ${sample(browser[key], product[key])}`,
    );
  }
}
console.log(`${different.length} of ${pages.length + nastyPages.length} pages differ`);

/** A list from its first difference on. */
function sample(value: unknown, other: unknown): string {
  if (!Array.isArray(value) || !Array.isArray(other)) return JSON.stringify(value)?.slice(0, 300) ?? '';
  const at = value.findIndex((one, index) => one !== other[index]);
  return `(${value.length}) ${JSON.stringify(value.slice(Math.max(0, at), at + 3)).slice(0, 300)}`;
}
