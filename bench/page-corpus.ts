import { globSync, readFileSync, statSync } from 'node:fs';

/** Where real pages lie on a machine: documentation of the system and of tools, and what packages bring. */
const places = [
  '/usr/share/doc/nodejs/api/*.html',
  '/usr/share/doc/*/html/*.html',
  '/usr/share/doc/*/*.html',
  '/usr/lib/node_modules/npm/docs/output/**/*.html',
  `${process.env.HOME ?? '/root'}/.rustup/toolchains/stable*/share/doc/rust/html/{book,nomicon,reference,cargo,edition-guide}/**/*.html`,
  `${process.env.HOME ?? '/root'}/.rustup/toolchains/stable*/share/doc/rust/html/{std,core,alloc}/*/*.html`,
  'node_modules/**/*.html',
];
const largest = 1_500_000;

/** Real pages of this machine, at most so many, evenly taken from each place. Paths. */
export function realPages(most: number): string[] {
  const found = places
    .map((pattern) => globSync(pattern).filter((file) => !/\/(?:print|all)\.html$/.test(file)))
    .filter((files) => files.length > 0);
  const each = Math.ceil(most / Math.max(1, found.length));
  return [...new Set(found.flatMap((files) => evenly(files, each)))]
    .filter((file) => isPage(file))
    .slice(0, most);
}

function isPage(file: string): boolean {
  const about = statSync(file, { throwIfNoEntry: false });
  return about !== undefined && about.isFile() && about.size > 200 && about.size < largest;
}

function evenly(files: readonly string[], count: number): string[] {
  const step = Math.max(1, files.length / count);
  return Array.from(
    { length: Math.min(count, files.length) },
    (_, index) => files[Math.floor(index * step)]!,
  );
}

/** The same as texts, and pages made like a shop's and a magazine's, so that there are some on any machine. */
export function pageTexts(most: number): string[] {
  return [
    ...realPages(most).map((file) => readFileSync(file, 'utf8')),
    ...Array.from({ length: 12 }, (_, index) => madePage(index)),
  ];
}

const words =
  'stoneware mug glaze kiln clay potter workshop hand thrown signed matt green dishwasher safe holds tea coffee gift '.split(
    ' ',
  );

/** A page as shops and magazines have them: head full of tags, menus, products, text, comments, footer. */
function madePage(seed: number): string {
  let state = seed * 7919 + 17;
  const pick = (): string =>
    words[(state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % words.length] ?? 'mug';
  const sentence = (length: number): string => `The ${Array.from({ length }, pick).join(' ')}.`;
  const paragraph = (): string =>
    `<p class="prose">${Array.from({ length: 6 }, () => sentence(14)).join(' ')}</p>`;
  const card = (_: unknown, index: number): string =>
    `<li class="grid__item"><article class="card"><a class="card__link" href="/products/${pick()}-${index}?variant=${index}"><img class="card__image" src="/cdn/${index}.webp" alt="${pick()} ${pick()}" width="400" height="400" loading="lazy"><h3 class="card__heading">${sentence(4)}</h3></a><div class="price"><span class="price__regular">€ ${index}9.90</span></div></article></li>`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: pick(),
    offers: { '@type': 'Offer', price: '39.90', priceCurrency: 'EUR' },
  };
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${sentence(5)} | Kiln</title><meta name="description" content="${sentence(18)}"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="https://shop.example/p/${seed}"><meta property="og:title" content="${pick()}"><script type="application/ld+json">${JSON.stringify(data)}</script><script src="/app.js" defer></script></head><body class="template-product"><a class="skip-link" href="#main">Skip</a><header class="site-header"><nav><ul>${Array.from({ length: 40 }, (_, index) => `<li class="menu__item"><a href="/collections/${index}">${pick()}</a></li>`).join('')}</ul></nav></header><main id="main"><h1>${sentence(5)}</h1>${Array.from({ length: 12 }, () => `<h2>${sentence(4)}</h2>${paragraph()}${paragraph()}`).join('\n')}<ul class="grid">${Array.from({ length: 48 }, card).join('\n')}</ul></main><footer class="footer">${Array.from({ length: 30 }, (_, index) => `<a href="/pages/${index}">${pick()} ${pick()}</a>`).join(' ')}</footer></body></html>`;
}
