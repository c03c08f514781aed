import type { PageCheck } from '#rules/checks/page-check.ts';
import { isOfType, textsOf, type DataItem } from '#rules/facts/page/data/item.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readStructuredData } from '#rules/facts/page/structured-data.ts';
import { foldWord } from '#rules/text/words.ts';

export const structuredDataVisible: PageCheck = {
  id: 'structured-data-visible',
  subject: 'Data and visible page',
  titleGood: 'The page shows what its data says',
  titleBad: 'The data says what the page does not show',
  why: 'Google asks that marked-up content is visible to readers; otherwise it may act against the site.',
  lacks: (facts) =>
    facts.text.visibleLength === 0 || claimsOf(facts).length === 0
      ? 'The data makes no claim that can be looked up in the text.'
      : null,
  judge: (facts) => {
    const claims = claimsOf(facts);
    const shown = foldWord(
      [
        facts.head.title ?? '',
        ...facts.headings.map(({ text }) => text),
        ...facts.parts.blocks.map(({ text }) => text),
      ].join(' '),
    );
    const missing = claims.filter(
      ({ value, isPrice }) => !(isPrice ? showsPrice(shown, value) : showsName(shown, value)),
    );
    return {
      score: 1 - (0.5 * missing.length) / claims.length,
      found:
        missing.length === 0
          ? 'Names and prices stand on the page'
          : `Not in the text: ${missing
              .slice(0, 5)
              .map(({ property, value }) => `${property} “${value.slice(0, 80)}”`)
              .join(', ')}`,
      expected: 'The same name and price in the data and on the page',
      fix: 'Show what the data says, or correct the data.',
      elements: missing.map(({ item }) => item.element),
    };
  },
};

/** Things whose name a reader must find, with the property that holds it. */
const named: readonly (readonly [types: ReadonlySet<string>, property: string])[] = [
  [new Set(['Product', 'ProductGroup', 'Recipe', 'Event', 'Course', 'SoftwareApplication']), 'name'],
  [new Set(['Article', 'NewsArticle', 'BlogPosting']), 'headline'],
  [new Set(['JobPosting']), 'title'],
];
const offers = new Set(['Offer']);

interface Claim {
  item: DataItem;
  property: string;
  value: string;
  isPrice: boolean;
}

/** Names of what the page is about, and the prices asked for it. */
function claimsOf(facts: PageFacts): Claim[] {
  const { items } = facts.derive(readStructuredData);
  return items.flatMap((item) => {
    const [, property] = named.find(([types]) => isOfType(item, types)) ?? [];
    if (property === undefined) return [];
    const claims = textsOf(item, property)
      .slice(0, 1)
      .filter((value) => value.trim() !== '')
      .map((value): Claim => ({ item, property, value, isPrice: false }));
    const [offer] = (item.properties.get('offers') ?? []).filter((value) => typeof value !== 'string');
    const [price] = offer && isOfType(offer, offers) ? textsOf(offer, 'price') : [];
    if (price !== undefined && /^\d{1,9}(?:\.\d{1,4})?$/.test(price) && Number(price) > 0)
      claims.push({ item, property: 'price', value: price, isPrice: true });
    return claims;
  });
}

/** Whether most words of a name stand in the text. */
function showsName(shown: string, name: string): boolean {
  const words = foldWord(name.slice(0, 300)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = words.filter((word) => shown.includes(word)).length;
  return found >= words.length * 0.7;
}

/** A price in any of its written forms: 1299.90, 1,299.90, 1.299,90, 1 299. */
function showsPrice(shown: string, price: string): boolean {
  const [whole = '', cents = ''] = price.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, "[.,'’\\s]?");
  const rest = /^0*$/.test(cents) ? '(?:[.,]0{1,2})?' : `[.,]${cents.replace(/0+$/, '')}0?`;
  return new RegExp(`(?<!\\d)${grouped}${rest}(?!\\d)`, 'u').test(shown);
}
