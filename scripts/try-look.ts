import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { AxeBuilder } from '@axe-core/playwright';
import { browserLaunch } from '../tests/setup/browser.ts';
const out = '/tmp/house/social-screen/shots';
execFileSync('mkdir', ['-p', out]);
const base = 'http://localhost:4504';
const browser = await chromium.launch(await browserLaunch());
const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 1000 } });
const page = await context.newPage();
page.on('console', (m) => {
  if (m.type() !== 'log' && m.type() !== 'info') console.log('console', m.type(), m.text());
});
page.on('pageerror', (e) => console.log('pageerror', e));
const email = `mara-${crypto.randomUUID()}@example.com`;
await page.goto(base + '/api/auth/login?screen_hint=signup');
await page.getByLabel('First name').fill('Mara');
await page.getByLabel('Last name').fill('Kiln');
await page.getByLabel('Email').fill(email);
await page.getByLabel('Password', { exact: true }).fill('a long enough passphrase 7');
await page.getByRole('button', { name: 'Create account' }).click();
await page.waitForURL((u) => !u.pathname.startsWith('/oidc') && !u.searchParams.has('auth_success'));
execFileSync(process.execPath, ['scripts/account.mjs', 'activate', email], {
  env: { ...process.env, DATA_DIR: '/tmp/house/social-screen/data' },
});
await page.goto(base + '/social-meta-optimizer');
await page.getByText('No page optimized yet').waitFor();
await page.getByRole('button', { name: 'Optimize Social Meta' }).click();
console.log(
  'focused',
  await page.evaluate(() => (document.activeElement as HTMLInputElement)?.name),
  await page.locator('.text-poor').allInnerTexts(),
);
await page.screenshot({ path: out + '/form-errors.png', fullPage: true });
await page.getByLabel('URL', { exact: true }).fill('https://kiln.example/mugs');
await page.getByLabel('Business Name').fill('Kiln & Co.');
await page.getByLabel('Industry').selectOption('Retail');
await page
  .getByLabel('Page Description')
  .fill(
    'Hand-thrown stoneware mugs from our studio in Devon. Each mug holds 350 ml, is glazed twice and is safe for the dishwasher. 24.90 EUR, sent within 3 days.',
  );
await page.getByLabel('Call to Action').fill('Choose your mug');
await page.getByLabel('Primary Keywords').fill('stoneware mug, pottery gift');
await page.getByRole('button', { name: 'Optimize Social Meta' }).click();
await page
  .getByRole('heading', { name: 'Kiln & Co.' })
  .waitFor({ timeout: 20000 })
  .catch(async (e) => {
    await page.screenshot({ path: out + '/stuck.png', fullPage: true });
    throw e;
  });
await page.waitForTimeout(2500);
const id = new URL(page.url()).searchParams.get('id');
const record = await (await page.request.get(`${base}/api/social-meta/${id}`)).json();
(await import('node:fs')).writeFileSync(out + '/record.json', JSON.stringify(record, null, 1));
const image = (url: string, extra = {}) => ({
  given: url,
  url,
  state: 'read',
  type: 'image/jpeg',
  bytes: 412000,
  width: 800,
  height: 800,
  alt: null,
  problems: ['It is 800 × 800 pixels; cards show 1.91 : 1, so its upper and lower parts are cut off.'],
  ...extra,
});
const long =
  'Mugs | Kiln & Co. | Handmade stoneware mugs and bowls and plates from Devon | Free delivery from 50 EUR | Order now';
const card = (n: number) => ({
  title: { text: long, from: 'title', shown: long.slice(0, n) + '…' },
  description: { text: '', from: null, shown: '' },
  image: image('https://kiln.example/mug.jpg'),
  card: 'small',
});
const checks = record.checks.map((c: any) => ({ ...c, score: 0.3 }));
const read = {
  ...record,
  notices: [],
  page: {
    state: 'read',
    finalUrl: 'https://kiln.example/mugs',
    statusCode: 200,
    tagCount: 3,
    missing: ['og:description', 'og:url', 'twitter:card'],
    tags: [
      {
        name: 'title',
        value: long,
        place: { line: 4, column: 3, selector: 'title', snippet: '' },
        takenBy: ['facebook'],
        problems: ['Longer than any network shows.'],
      },
      {
        name: 'og:image',
        value: '/mug.jpg',
        place: { line: 9, column: 3, selector: 'meta', snippet: '' },
        takenBy: [],
        problems: ['The address is relative; most networks ask for an absolute one.'],
      },
      {
        name: 'og:title',
        value: '',
        place: { line: 10, column: 3, selector: 'meta', snippet: '' },
        takenBy: [],
        problems: ['It is empty.'],
      },
    ],
    cards: Object.fromEntries(
      ['facebook', 'twitter', 'linkedin', 'pinterest', 'whatsapp'].map((k) => [k, card(70)]),
    ),
  },
  before: {
    scores: { total: 31, surfaces: { facebook: 34, twitter: 20, linkedin: 31, pinterest: 22, whatsapp: 40 } },
    checks,
  },
};
for (const [theme, width] of [
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
] as const) {
  await page.emulateMedia({ colorScheme: theme });
  await page.setViewportSize({ width, height: 1000 });
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${out}/result-${width}-${theme}.png`, fullPage: true });
  const { violations } = await new AxeBuilder({ page }).analyze();
  console.log(
    theme,
    width,
    'axe',
    JSON.stringify(violations.map((v) => [v.id, v.nodes.map((n) => n.html.slice(0, 160))])),
  );
  console.log('excess', await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth));
}
await page.setViewportSize({ width: 320, height: 900 });
console.log(
  '320 excess',
  await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
);
await page.route('**/api/social-meta/' + id, (r) =>
  r.request().method() === 'GET' ? r.fulfill({ json: read }) : r.continue(),
);
await page.emulateMedia({ colorScheme: 'light' });
await page.setViewportSize({ width: 1440, height: 1000 });
await page.reload();
await page.getByText('What the page has now').waitFor();
await page.getByRole('button', { name: 'Show the tags' }).click();
await page.waitForTimeout(2000);
await page.screenshot({ path: out + '/read-1440-light.png', fullPage: true });
for (const name of ['Facebook', 'X (Twitter)', 'LinkedIn', 'Pinterest', 'WhatsApp'])
  for (const look of ['Light', 'Dark']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await page.getByRole('button', { name: look, exact: true }).click();
    await page.waitForTimeout(500);
    await page
      .locator('figure.preview')
      .first()
      .screenshot({ path: `${out}/card-${name.slice(0, 4).trim()}-${look}.png` });
    const { violations } = await new AxeBuilder({ page }).include('figure.preview').analyze();
    if (violations.length)
      console.log(
        name,
        look,
        'axe',
        JSON.stringify(
          violations.map((v) => [
            v.id,
            v.nodes.map((n) => n.html.slice(0, 160) + n.failureSummary?.slice(0, 200)),
          ]),
        ),
      );
  }
await page.getByRole('button', { name: 'Today' }).click();
await page.waitForTimeout(500);
await page.screenshot({ path: out + '/today.png', fullPage: true });
await browser.close();
