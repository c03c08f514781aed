import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext } from '@playwright/test';
import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { openAwake } from './awake.ts';
import { expect, expectAccessible, motionEnds, test } from './journey.ts';
import { layoutShifts } from './layout-shifts.ts';

/** What the build says of its paths: a public one has no loading shell. */
const built: { routes: Record<string, { page: string; shell?: string }> } = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../dist/pages.json'), 'utf8'),
);
/** Every public page under each of its paths, and a gated copy of the landing page. */
const paths = [
  '/',
  '/dashboard',
  ...Object.keys(built.routes).filter((route) => !built.routes[route]?.shell),
];
/** One path for each page. */
const pages = [...new Map(paths.map((route) => [built.routes[route]?.page, route])).values()];
const phone = { width: 390, height: 844 };

// A record of so many pages would cost more than the tests.
test.use({ trace: 'off' });

test('every public page says what it is, once and in full', async ({ request, baseURL }) => {
  const origin = baseURL ?? '';
  const titles = new Map<string, string>();
  for (const route of paths) {
    await test.step(route, async () => {
      const answer = await request.get(route);
      expect(answer.status()).toBe(200);
      const head = readHead(await answer.text());
      const { title, canonical } = head;
      expect(title.length).toBeLessThanOrEqual(60);
      expect(head.meta('description').length).toBeGreaterThanOrEqual(120);
      expect(canonical.startsWith(`${origin}/`)).toBe(true);
      expect(titles.get(title) ?? canonical, 'pages of one title are one page').toBe(canonical);
      titles.set(title, canonical);
      expect(head.meta('og:url')).toBe(canonical);
      expect(head.meta('og:title')).toBe(title);
      expect(head.meta('og:image:alt')).not.toBe('');
      expect(head.meta('twitter:card')).toBe('summary_large_image');
      expect(head.data).toMatchObject({ '@context': 'https://schema.org', '@graph': expect.any(Array) });
      await expectImage(request, head.meta('og:image'));
    });
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const address of new Set(titles.values()))
    expect(sitemap.includes(`<loc>${address}</loc>`) || !(await mayBeListed(request, address))).toBe(true);
});

for (const [name, mine] of [
  ['first half', pages.filter((_, index) => index % 2 === 0)],
  ['second half', pages.filter((_, index) => index % 2 === 1)],
] as const) {
  test.describe(`public pages, ${name}`, () => {
    test.use({ viewport: phone, reducedMotion: 'reduce' });
    test('stand still, keep the console quiet and are accessible in both themes', async ({ page }) => {
      test.slow();
      await page.addInitScript(() => localStorage.setItem('theme', 'light'));
      for (const route of mine) {
        await test.step(route, async () => {
          await openAwake(page, route);
          await expect(page.locator('h1')).toHaveCount(1);
          expect(await layoutShifts(page), 'layout shift').toEqual([]);
          await expectAccessible(page);
          await page.evaluate(() => document.documentElement.classList.add('dark'));
          await motionEnds(page);
          const dark = await new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode().analyze();
          expect(dark.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
        });
      }
    });
  });
}

/** A browser may draw the page when it has read the logo and not yet the menu beside it. */
for (const route of ['/', '/terms', '/checkout']) {
  test(`the logo of ${route} stands where it stays before the menu beside it has been read`, async ({
    page,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(route);
      const logo = page.locator('header a[href="/"]').first();
      const y = await logo.evaluate((link) => {
        const beside = link.nextElementSibling as HTMLElement;
        const stands = link.getBoundingClientRect().y;
        beside.style.display = 'none';
        return { stands, alone: link.getBoundingClientRect().y };
      });
      expect(y.alone, `at ${width}`).toBe(y.stands);
    }
  });
}

/** And when it has read the first button of that row and not yet the second. */
test('the buttons beside the logo stand where they stay while they are read', async ({ page }) => {
  for (const route of ['/', '/terms']) {
    await page.goto(route);
    const row = page.locator('header a[href="/"]').first().locator('xpath=following-sibling::*[1]');
    const x = await row.evaluate((buttons) => {
      const first = buttons.firstElementChild as HTMLElement;
      const stays = first.getBoundingClientRect().x;
      for (const later of [...buttons.children].slice(1)) (later as HTMLElement).style.display = 'none';
      return { stays, alone: first.getBoundingClientRect().x };
    });
    expect(x.alone, route).toBe(x.stays);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('every public page can be read', async ({ page }) => {
    for (const route of pages) {
      await test.step(route, async () => {
        await page.goto(route);
        await expect(page.locator('h1')).toBeVisible();
        const text = await page.locator('body').innerText();
        expect(text.length, text).toBeGreaterThan(250);
      });
    }
  });
});

interface Head {
  title: string;
  canonical: string;
  meta: (name: string) => string;
  data: unknown;
}

/** The head's tags; one that is missing or stands twice fails. */
function readHead(html: string): Head {
  const elements = elementsOf(parse(html));
  const attribute = (element: DefaultTreeAdapterTypes.Element, name: string) =>
    element.attrs.find((one) => one.name === name)?.value;
  const only = (what: string, found: DefaultTreeAdapterTypes.Element[]) => {
    expect(found.length, what).toBe(1);
    return found[0] as DefaultTreeAdapterTypes.Element;
  };
  const textOf = (element: DefaultTreeAdapterTypes.Element) =>
    element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
  const tagged = (tag: string, name: string, value: string) =>
    elements.filter((element) => element.tagName === tag && attribute(element, name) === value);
  return {
    title: textOf(
      only(
        'title',
        elements.filter(({ tagName, parentNode }) => {
          return tagName === 'title' && parentNode !== null && parentNode.nodeName === 'head';
        }),
      ),
    ),
    canonical: attribute(only('canonical', tagged('link', 'rel', 'canonical')), 'href') ?? '',
    meta: (name) => {
      const found = [...tagged('meta', 'name', name), ...tagged('meta', 'property', name)];
      return attribute(only(name, found), 'content') ?? '';
    },
    data: JSON.parse(textOf(only('structured data', tagged('script', 'type', 'application/ld+json')))),
  };
}

function elementsOf(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.Element[] {
  const inside = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...inside] : inside;
}

/** A PNG of the size that the tags promise, small enough for those who share it. */
async function expectImage(request: APIRequestContext, address: string): Promise<void> {
  const answer = await request.get(address);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/png']);
  expect(answer.headers()['cache-control']).toContain('immutable');
  const png = await answer.body();
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(300_000);
}

async function mayBeListed(request: APIRequestContext, address: string): Promise<boolean> {
  return !(await (await request.get(address)).text()).includes('<meta name="robots" content="noindex">');
}

test('a plan that the keyboard has reached stands in a ring that nothing cuts off', async ({ page }) => {
  await page.goto('/platforms');
  await page.getByRole('link', { name: 'Choose Walmart' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Choose Etsy' })).toBeFocused();
  const label = page.locator('#etsy article');
  await expect(label).toHaveCSS('outline-style', 'solid');
  await expect(label).toHaveCSS('outline-width', '3px');
  await expect(page.locator('#walmart article')).not.toHaveCSS('outline-style', 'solid');
});

test('no name of a plan lies under its price, with the panel open or not', async ({ page }) => {
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/platforms');
    for (const open of [false, true]) {
      if (open) await page.getByRole('button', { name: 'Plans and dark mode' }).click();
      const hidden = await page.locator('article:has(.price-tag)').evaluateAll((cards) =>
        cards.flatMap((card) => {
          const name = card.querySelector('h3')!;
          const words = document.createRange();
          words.selectNodeContents(name);
          // The price stands on a slope of 14 px.
          const edge = card.querySelector('.price-tag')!.getBoundingClientRect().left + 14;
          return words.getBoundingClientRect().right > edge ? [name.textContent] : [];
        }),
      );
      expect(hidden, `${width} px, panel ${open ? 'open' : 'closed'}`).toEqual([]);
    }
  }
});
