// One Lighthouse run, in a process of its own: its state is global, and a page that never ends is ended with it.
// Arguments: address, form factor, categories separated by commas. Answers with one message.
import { rmSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { browserLaunch } from './browser.ts';
import { readReport } from './lighthouse-report.ts';

const [address = '', formFactor = 'mobile', categories = ''] = process.argv.slice(2);
const userDataDir = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-lighthouse-'));
// Over a pipe the browser ends with this process, however that ends.
const browser = await launch({ ...(await browserLaunch()), pipe: true, userDataDir });
try {
  const flags: Flags = {
    onlyCategories: categories.split(','),
    disableFullPageScreenshot: true,
    logLevel: 'error',
    locale: 'en-US',
  };
  const config = formFactor === 'desktop' ? desktopConfig : undefined;
  const result = await lighthouse(address, flags, config, await browser.newPage());
  if (!result) throw new Error(`Lighthouse gave no report on ${address}.`);
  process.send?.(readReport(result.lhr));
} finally {
  await browser.close();
  rmSync(userDataDir, { recursive: true, force: true });
  process.disconnect?.();
}
