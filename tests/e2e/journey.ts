import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page, type Route } from '@playwright/test';
import { askRunningProduct } from '#server/operations/ask-running-product.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The data folder that playwright.config.ts gives to the product. */
export const dataFolder = path.join(root, 'test-results/data');
const password = 'a long enough passphrase 7';

interface JourneyOptions {
  /**
   * Console lines that a journey brings about on purpose; any other error or warning fails it. Several kinds
   * are one pattern with `|`: Playwright takes a list of two for a value with its options.
   */
  expectedConsole: RegExp | RegExp[];
}

/** A test whose browser console must stay quiet. */
export const test = base.extend<JourneyOptions & { quietConsole: void }>({
  expectedConsole: [/nothing is expected/, { option: true }],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const lines: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(String(error)));
      await use();
      const expected = [expectedConsole].flat();
      const unexpected = lines.filter((line) => !expected.some((pattern) => pattern.test(line)));
      expect(unexpected, 'lines in the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const newEmail = (firstName: string) => `${firstName.toLowerCase()}-${crypto.randomUUID()}@example.com`;

/** Creates an account on the embedded sign-in page and comes back signed in. Gives its e-mail. */
export async function signUp(page: Page, firstName = 'Mara'): Promise<string> {
  const email = newEmail(firstName);
  await page.goto('/api/auth/login?screen_hint=signup');
  await page.getByLabel('First name').fill(firstName);
  await page.getByLabel('Last name').fill('Kiln');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/oidc') && !url.searchParams.has('auth_success'));
  return email;
}

/** Gives an account its subscription, as the operator's command does while the product runs. */
export async function activate(email: string): Promise<void> {
  await command('activate', email);
}

/** Takes it away again. */
export async function deactivate(email: string): Promise<void> {
  await command('deactivate', email);
}

/** What `operate` comes to, without the second that starting a command takes. */
async function command(...words: string[]): Promise<void> {
  const answer = await askRunningProduct(dataFolder, words);
  expect(answer, words.join(' ')).toMatchObject({ exitCode: 0 });
}

/** Runs an operator's command on the running product. Gives what it prints. */
export async function operate(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/account.mjs', ...words], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  return stdout;
}

/** Opens the path as an active user with a new account. Gives its e-mail. */
export async function signInActive(page: Page, address = '/'): Promise<string> {
  const email = await join(page);
  await activate(email);
  await page.goto(address);
  return email;
}

/** Creates an account by what its pages send, without drawing them: these journeys begin behind the sign-in. */
async function join(page: Page): Promise<string> {
  const { request } = page.context();
  const email = newEmail('Mara');
  const form = await request.get('/api/auth/login?screen_hint=signup');
  const action = /<form[^>]*action="([^"]+)"/.exec(await form.text())?.[1];
  if (action === undefined) throw new Error(`No form for a new account on ${form.url()}`);
  const sent = new URL(action, form.url());
  const answer = await request.post(sent.href, {
    form: { email, password, firstName: 'Mara', lastName: 'Kiln' },
    headers: { origin: sent.origin },
  });
  expect(new URL(answer.url()).searchParams.get('auth_success'), answer.url()).toBe('true');
  return email;
}

/**
 * Answers the first call to an address in the network's place, and lets the later ones through. Playwright's `times: 1`
 * stops listening as it hands over that answer, and of the calls that a page made in the same moment 9 of 300 were held up
 * for good.
 */
export async function answerFirst(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<unknown>,
): Promise<void> {
  let answered = false;
  await page.route(address, async (route) => {
    if (answered) return route.fallback();
    answered = true;
    await answer(route);
  });
}

/** Waits for what fades or slides to come to rest: colours in between are nobody's to read. What turns for ever is left. */
export async function motionEnds(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A theme that has just turned with the system's begins its transitions with the next frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const passing = document.getAnimations().filter(({ playState, effect }) => {
      return playState === 'running' && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Fails on any rule of WCAG 2.0 A to 2.2 AA, and on axe's best practices. */
export async function expectAccessible(page: Page): Promise<void> {
  await motionEnds(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found, 'axe').toEqual([]);
}

/** Fails when a page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess, 'pixels wider than the window').toBeLessThanOrEqual(0);
}
