import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { plans, priceText } from './src/contract/plans.ts';
import { platforms } from './src/rules/platforms/index.ts';
import { supportEntries } from './src/rules/support/entries/index.ts';
import { filledCatalogue } from './src/web/marketing/content/catalogue-limits.ts';
import { filledFaq } from './src/web/marketing/content/faq-facts.ts';
import { platformPages } from './vite-platform-pages.ts';
import { measuredSamples } from './src/web/marketing/content/measured-samples.ts';
import { samplesNote } from './src/web/marketing/content/samples.ts';
import { pageHeads, plainImports } from './vite-page-heads.ts';
import { prerender } from './vite-prerender.ts';

/** Port of the product's server during development (scripts/dev.mjs starts both). */
const apiPort = process.env.API_PORT ?? '3001';
const api = { target: `http://127.0.0.1:${apiPort}`, xfwd: true };

/**
 * `virtual:title-limits`: name and title limit of each platform, read from the platform files while
 * building. The landing page needs these figures only, not the files with their rules.
 */
function titleLimits(): Plugin {
  const id = 'virtual:title-limits';
  return {
    name: 'title-limits',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) => {
      if (source !== `\0${id}`) return;
      const rows = Object.values(platforms).map((platform) => {
        const title = platform.fields[platform.titleField];
        if (title?.kind !== 'text') throw new Error(`${platform.name} has no title that is a text.`);
        return [platform.id, { name: platform.name, limit: title.limit.max }];
      });
      return `export const titleLimits = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
  };
}

/**
 * `virtual:plans`: what the public pages say about each plan, with its prices out of the contract and its limits
 * out of the platform files. Read while building: those pages carry neither zod nor the rules. The landing page
 * needs two prices only, which are `virtual:platform-price`, and `virtual:samples`, counted. `virtual:faq`: the
 * answers with their figures; `virtual:support-entries`: those of the support chat.
 */
function planPages(): Plugin {
  const sources: Record<string, () => string> = {
    'virtual:plans': () => {
      const texts = filledCatalogue();
      const rows = Object.values(plans).map(
        ({ key, monthlyCents, regularCents, savingPercent, savingOf }) => [
          key,
          {
            key,
            ...texts[key],
            monthly: priceText(monthlyCents),
            regular: priceText(regularCents),
            saving: priceText(regularCents - monthlyCents),
            savingShare: `${savingPercent}%${savingOf === 'monthly' ? ' of what you pay' : ''}`,
            savingPercent,
          },
        ],
      );
      return `export const planPages = ${JSON.stringify(Object.fromEntries(rows))};`;
    },
    'virtual:support-entries': () => {
      const rows = supportEntries.map(({ keywords, answer }) => ({ keywords, answer }));
      return `export const supportEntries = ${JSON.stringify(rows)};`;
    },
    'virtual:faq': () => `export const faq = ${JSON.stringify(filledFaq())};`,
    'virtual:platform-price': () =>
      `export const platformPrice = ${JSON.stringify(priceText(plans.etsy.monthlyCents))};
       export const bundlePrice = ${JSON.stringify(priceText(plans.bundle.monthlyCents))};`,
    'virtual:samples': () =>
      `export const measuredSamples = ${JSON.stringify(measuredSamples())};
       export const samplesNote = ${JSON.stringify(samplesNote)};`,
  };
  return {
    name: 'plans',
    resolveId: (source) => (source in sources ? `\0${source}` : undefined),
    load: (source) => (source.startsWith('\0') ? sources[source.slice(1)]?.() : undefined),
  };
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    titleLimits(),
    planPages(),
    platformPages(),
    pageHeads(),
    plainImports(),
    prerender('src/web/entry-server.tsx'),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    // One style sheet, which every page carries inside its HTML: no request stands before the first paint.
    cssCodeSplit: false,
    // Shells preload their screen's chunks themselves; the helper would only weigh on visitors.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Two files for a visitor: the framework, which stays cached between releases, and our own code of the
      // first screen, which the entry brings along. Lazy screens import from both.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'core',
              // Without the parts of the query library that only screens behind the gate use.
              test: /node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\/(?!.*(?:[mM]utationObserver|infiniteQueryObserver|useInfiniteQuery|useMutation|useQuery\.))/,
              priority: 3,
            },
            { name: 'frame', tags: ['$initial'], priority: 2 },
            // What the other public pages share: a request for each small module would cost more than its bytes.
            {
              name: 'public',
              test: /src\/web\/(?:marketing\/public-frame|lib\/address-query|ui\/empty-state)|\/useQuery\./,
              priority: 1,
            },
            {
              name: 'plans',
              test: /virtual:plans|src\/web\/marketing\/plans\//,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/oidc': api } },
});
