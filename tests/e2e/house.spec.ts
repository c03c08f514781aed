import {
  activate,
  deactivate,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  signInActive,
  signUp,
  test,
} from './journey.ts';
import { openAwake } from './awake.ts';
import { layoutShifts } from './layout-shifts.ts';

const headline = { level: 1, name: 'The leading AI-powered marketplace optimizer' } as const;
/** Bytes of compressed script that a visitor's first page may load. */
const scriptBudget = 90 * 1024;

test.describe('a visitor', () => {
  test('gets the whole landing page without a script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', headline)).toBeVisible();
    await expect(
      page.getByLabel('One product as a title for ten marketplaces').getByRole('listitem'),
    ).toHaveCount(10);
    await context.close();
  });

  test('loads little script, asks for no user, and nothing moves', async ({ page }) => {
    let script = 0;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        script += Number(response.headers()['content-length'] ?? 0);
    });
    await openAwake(page, '/');
    expect(script).toBeGreaterThan(10_000);
    expect(script).toBeLessThanOrEqual(scriptBudget);
    expect(calls).toEqual([]);
    expect(await layoutShifts(page, 1_200)).toEqual([]);
  });

  for (const path of ['/dashboard', '/welcome', '/seo-generator', '/content-history', '/settings']) {
    test(`sees the landing page on ${path}`, async ({ page }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', headline)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  test.describe('on an unknown path', () => {
    test.use({ expectedConsole: /status of 404/ });
    test('sees the landing page with status 404', async ({ page }) => {
      const answer = await page.goto('/no-such-page');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', headline)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    });
  });

  test('measures a title against ten marketplaces', async ({ page }) => {
    await page.goto('/home');
    await page.getByLabel('A title you use today').fill('x'.repeat(80));
    await expect(page.getByText('Fits 7 of 10 marketplaces whole.')).toBeVisible();
    await page.getByLabel('A title you use today').fill('');
    await expect(page.getByText('Type a title to measure it.')).toBeVisible();
  });

  test('opens and closes the menu', async ({ page }) => {
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Site' });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(menu.getByRole('link')).toHaveText(['Home', 'FAQ', 'Login']);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.click();
    await page.mouse.click(40, 500);
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('link', { name: 'Home' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL('/home');
    await page.getByRole('link', { name: 'Shelfmark' }).first().click();
    await expect(page).toHaveURL('/');
  });

  test('comes back to the tool after signing in from its path', async ({ page }) => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute(
      'href',
      '/api/auth/login?returnTo=%2Fsettings',
    );
  });

  test('is led to the plans by Start Now, and to sign-in after having signed in once', async ({ page }) => {
    await page.goto('/');
    const start = page.getByRole('link', { name: 'Start Now' }).first();
    await expect(start).toHaveAttribute('href', '/platforms');
    await page.evaluate(() => localStorage.setItem('signed-in-before', '1'));
    await page.reload();
    await expect(start).toHaveAttribute('href', '/api/auth/login');
  });
});

test('the logo stays where it is on the way from the first page to the sign-in', async ({ page }) => {
  for (const width of [320, 720, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const before = (await page.locator('header svg').first().boundingBox())!;
    await page.goto('/api/auth/login');
    const after = (await page.locator('header svg').first().boundingBox())!;
    expect(Math.abs(after.x - before.x), `${width} px, across`).toBeLessThan(1);
    expect(Math.abs(after.y - before.y), `${width} px, down`).toBeLessThan(1);
  }
});

test.describe('the theme', () => {
  test.use({ colorScheme: 'dark' });
  test('follows the system, then the choice, which survives a reload', async ({ page }) => {
    const root = page.locator('html');
    await page.goto('/');
    await expect(root).toHaveClass(/dark/);
    // An evening on an open page.
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
    await expect(root).not.toHaveClass(/dark/);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('button', { name: 'Switch to light mode' }).click();
    await expect(root).not.toHaveClass(/dark/);
    await page.reload();
    await expect(root).not.toHaveClass(/dark/);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(root).toHaveClass(/dark/);
  });
});

test.describe('the way in', () => {
  test('from a new account through the gate to the dashboard, and out again', async ({ page }) => {
    const email = await signUp(page);
    await expect(page.getByText(email)).toBeVisible();
    await expect(page.getByText('This account has no active subscription.')).toBeVisible();
    await expectAccessible(page);

    await activate(email);
    await page.getByRole('button', { name: 'Check again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mara' })).toBeVisible();
    await expect(page.getByText('Member since Today')).toBeVisible();

    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Tools' });
    // The tools between them come and go with the list of screens.
    for (const name of ['Dashboard', 'SEO Content Generator', 'Content History', 'Account Settings'])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Start Now' }).first()).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', headline)).toBeVisible();
  });

  test('shows the completing screen, cleans the address and greets once with confetti', async ({ page }) => {
    await signInActive(page);
    // A dashboard that is still coming would take the flag and celebrate on a page that is left.
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mara' })).toBeVisible();
    await page.evaluate(() => localStorage.setItem('newUser', 'true'));
    await page.goto('/?auth_success=true');
    await expect(page.getByText('Completing login...')).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mara' })).toBeVisible();
    await expect(page.locator('body > canvas')).toBeAttached();
    expect(await page.evaluate(() => localStorage.getItem('newUser'))).toBeNull();
  });

  test.describe('that failed', () => {
    test.use({ expectedConsole: /sign-in did not succeed/ });
    test('only leaves a line in the console and a clean address', async ({ page }) => {
      await page.goto('/?auth_error=true');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('heading', headline)).toBeVisible();
    });
  });
});

test.describe('an active user', () => {
  test('finds the Walmart generator, which has no tile', async ({ page }) => {
    await signInActive(page, '/dashboard');
    await page.getByRole('link', { name: 'open the Walmart generator' }).click();
    await expect(page).toHaveURL('/platform/walmart');
    await expect(page.getByRole('button', { name: 'Generate Walmart Content', exact: true })).toBeEnabled();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mara' })).toBeVisible();
  });

  test('never sees the landing page on the way to the dashboard', async ({ page }) => {
    await signInActive(page, '/');
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        if (document.querySelector('#headline')) seen.push('landing');
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Where will you sell it?' })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
  });

  test('goes from a tile to the generator with that platform', async ({ page }) => {
    await signInActive(page);
    await page.getByRole('link', { name: /^Etsy/ }).click();
    await expect(page).toHaveURL('/seo-generator?platform=etsy');
  });

  test.describe('whose subscription ends', () => {
    // The calls that are under way are refused, which browsers write into the console.
    test.use({ expectedConsole: /status of 40[134]/ });
    test('is led out of the dashboard', async ({ page }) => {
      const email = await signInActive(page, '/settings');
      await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
      await deactivate(email);
      await page.waitForTimeout(5_100);
      await page.getByRole('link', { name: 'Shelfmark' }).click();
      await expect(page.getByRole('link', { name: 'Start Now' }).first()).toBeVisible();
    });
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`every page in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('is accessible and fits narrow screens for visitors', async ({ page }) => {
      await page.goto('/home');
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectAccessible(page);
    });

    test('is accessible and fits narrow screens for active users', async ({ page }) => {
      await signInActive(page);
      for (const [path, heading] of [
        ['/', 'Welcome, Mara'],
        ['/settings', 'Account Settings'],
      ] as const) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expectAccessible(page);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
      }
    });
  });
}
