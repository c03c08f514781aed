import type { Plugin } from 'vite';
import { platformOfCatalogueKey } from './src/contract/platforms.ts';
import { platforms } from './src/rules/platforms/index.ts';
import { writeByRules } from './src/rules/writers/seo-content/prepared.ts';
import { fillLimits } from './src/web/marketing/content/catalogue-limits.ts';
import type { PlatformPageContent } from './src/web/marketing/platform-pages/content.ts';
import { pageData } from './src/web/marketing/platform-pages/page-data.ts';
import { platformContents } from './src/web/marketing/platform-pages/platforms/index.ts';
import { sampleForm } from './src/web/marketing/platform-pages/sample-form.ts';

const heads = 'virtual:platform-heads';
const pageFile = /platform-pages\/platforms\/(\w+)\.ts\?page$/;

/**
 * The pages of `/platform/{key}`, finished while building, so that browsers get neither the platform files nor the
 * writer: `platforms/{key}.ts?page` is what the page shows, with the sample written by the rules;
 * `virtual:platform-heads` holds titles and descriptions.
 */
export function platformPages(): Plugin {
  return {
    name: 'platform-pages',
    resolveId: {
      order: 'pre',
      handler(source) {
        if (source === heads) return `\0${heads}`;
      },
    },
    load: {
      order: 'pre',
      handler(id) {
        if (id === `\0${heads}`) {
          const inBrowser = this.environment.name === 'client';
          const rows = Object.values(platformContents).map((content) => headOf(content, inBrowser));
          return `export const platformHeads = ${JSON.stringify(rows)};`;
        }
        const key = pageFile.exec(id)?.[1];
        if (key === undefined) return;
        const content = Object.values(platformContents).find((candidate) => candidate.key === key);
        if (!content) throw new Error(`No page stands in platforms/index.ts for ${key}.`);
        return `export default ${JSON.stringify(writtenPage(content))};`;
      },
    },
  };
}

function writtenPage(content: PlatformPageContent) {
  const [item] = writeByRules(sampleForm(content));
  if (!item) throw new Error(`The sample of ${content.key} has no product.`);
  return pageData(content, item);
}

function headOf({ key, title, description }: PlatformPageContent, inBrowser: boolean) {
  const platform = platforms[platformOfCatalogueKey(key)];
  return {
    key,
    name: platform.name,
    title: fillLimits(title, platform),
    description: inBrowser ? '' : fillLimits(description, platform),
  };
}
