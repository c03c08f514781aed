import { catalogueKeys } from '#contract/platforms.ts';
import { currency, planKeys, plans, type PlanKey } from '#contract/plans.ts';
import { productName } from '#web/lib/product-name.ts';
import { filledCatalogue } from '#web/marketing/content/catalogue-limits.ts';
import { filledFaq } from '#web/marketing/content/faq-facts.ts';
import { checkoutAddress } from '#web/marketing/plans/plan-address.ts';
import type { PageHead } from './head-tags.ts';
import { indexedPages, nameOf } from './listed-pages.ts';
import { addressOf } from './site.ts';

/** A node of schema.org's vocabulary. */
export interface SchemaNode {
  '@type': string;
  [property: string]: unknown;
}

const siteLanguage = 'en';
const organization = { '@id': addressOf('/#organization') };
const website = { '@id': addressOf('/#website') };

/**
 * What a page says about itself in schema.org's words (https://schema.org, JSON-LD 1.1). Ratings are left
 * out: the reviews of the landing page are samples until users have written their own.
 * @param picture absolute address of the social image
 */
export function structuredData(
  page: PageHead,
  picture: string,
): { '@context': string; '@graph': SchemaNode[] } {
  const nodes =
    page.canonical === '/' ? landingNodes(page, picture) : innerNodes(page, page.canonical ?? '/', picture);
  return { '@context': 'https://schema.org', '@graph': nodes };
}

function landingNodes(page: PageHead, picture: string): SchemaNode[] {
  const cents = planKeys.map((key) => plans[key].monthlyCents);
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: productName,
      url: addressOf('/'),
      logo: { '@type': 'ImageObject', url: addressOf('/icon-512.png'), width: 512, height: 512 },
    },
    {
      '@type': 'WebSite',
      ...website,
      name: productName,
      url: addressOf('/'),
      description: page.description,
      inLanguage: siteLanguage,
      publisher: organization,
    },
    application(productName, page.description, picture, {
      '@type': 'AggregateOffer',
      priceCurrency: currency.toUpperCase(),
      lowPrice: amount(Math.min(...cents)),
      highPrice: amount(Math.max(...cents)),
      offerCount: cents.length,
      url: addressOf('/platforms'),
    }),
  ];
}

function innerNodes(page: PageHead, path: string, picture: string): SchemaNode[] {
  const address = addressOf(path);
  const nodes: SchemaNode[] = [
    {
      ...kindOf(path),
      '@id': `${address}#page`,
      url: address,
      name: page.title,
      description: page.description,
      inLanguage: siteLanguage,
      isPartOf: { '@type': 'WebSite', ...website, name: productName, url: addressOf('/') },
      primaryImageOfPage: { '@type': 'ImageObject', url: picture },
      breadcrumb: { '@id': `${address}#trail` },
    },
    trail(page.name, path, address),
  ];
  const sold = soldOn(path);
  if (sold.length > 0) {
    const offers = sold.map(offer);
    nodes.push(application(productName, page.description, picture, offers));
  }
  return nodes;
}

/** The page of questions says them all; every other page is a page. */
function kindOf(path: string): SchemaNode {
  if (path !== '/faq') return { '@type': 'WebPage' };
  const questions = filledFaq().map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return { '@type': 'FAQPage', mainEntity: questions };
}

/** Plans that a page sells: all on the page of prices, its own on a platform's page. */
function soldOn(path: string): PlanKey[] {
  if (path === '/platforms') return [...planKeys];
  return catalogueKeys.filter((key) => path === `/platform/${key}`);
}

function application(
  name: string,
  description: string,
  image: string,
  offers: SchemaNode | SchemaNode[],
): SchemaNode {
  return {
    '@type': 'SoftwareApplication',
    name,
    description,
    url: addressOf('/'),
    image,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any with a web browser',
    publisher: { '@type': 'Organization', ...organization, name: productName, url: addressOf('/') },
    offers,
  };
}

function offer(key: PlanKey): SchemaNode {
  const { name, line } = filledCatalogue()[key];
  const price = amount(plans[key].monthlyCents);
  const priceCurrency = currency.toUpperCase();
  return {
    '@type': 'Offer',
    name,
    description: line,
    url: addressOf(checkoutAddress(key)),
    price,
    priceCurrency,
    availability: 'https://schema.org/InStock',
    // Without it the price would read as paid once. MON is UN/CEFACT's code of the month.
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
    },
  };
}

/** The way from the landing page; what is bought stands below the plans. */
function trail(name: string, path: string, address: string): SchemaNode {
  const belowPlans = path === '/checkout' || path.startsWith('/platform/');
  const plansPage = indexedPages.find(({ paths }) => paths[0] === '/platforms');
  const steps = [
    { name: productName, path: '/' },
    ...(belowPlans && plansPage ? [{ name: nameOf(plansPage), path: plansPage.paths[0] }] : []),
    { name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#trail`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: addressOf(step.path),
    })),
  };
}

/** US cents as schema.org wants a price: `9.99`. */
function amount(cents: number): string {
  return (cents / 100).toFixed(2);
}
