import { textsOf, type DataItem } from '#rules/facts/page/data/item.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readStructuredData } from '#rules/facts/page/structured-data.ts';

/** Types whose name is what a page of theirs is about. */
const things = new Set(
  'Product Recipe Event Course JobPosting SoftwareApplication WebApplication MobileApplication Book Movie'.split(
    ' ',
  ),
);
const longestName = 70;
const longestTown = 40;

/** What the page's structured data says that it is about, where it describes one thing: "Lentil Soup". Else empty. */
export function thingInData(facts: PageFacts): string {
  const described = facts
    .derive(readStructuredData)
    .items.filter((item) => item.isSchema && item.types.some((type) => things.has(type)));
  const [only] = described;
  return only && described.length === 1 ? nameOf(only, longestName) : '';
}

/** The business whose page this is: what has a telephone or an address of its own, and is no event or job. */
function businessIn(facts: PageFacts): DataItem | undefined {
  return facts
    .derive(readStructuredData)
    .items.find(
      (item) =>
        item.isSchema &&
        (item.properties.has('telephone') || item.properties.has('address')) &&
        !item.types.some((type) => things.has(type) || type.endsWith('Event') || type === 'Place'),
    );
}

/** Name of the business in its structured data; empty where there is none. */
export function businessInData(facts: PageFacts): string {
  const business = businessIn(facts);
  return business ? nameOf(business, longestTown) : '';
}

/** Who may sell everywhere, whatever its address. */
const anywhere = new Set(
  'Organization Corporation OnlineStore OnlineBusiness NewsMediaOrganization NGO Person Brand WebSite'.split(
    ' ',
  ),
);

/** Town of the local business in its structured data; empty where there is none. */
export function townInData(facts: PageFacts): string {
  const business = businessIn(facts);
  if (business?.types.some((type) => anywhere.has(type))) return '';
  for (const address of business?.properties.get('address') ?? []) {
    const [town = ''] = typeof address === 'string' ? [] : textsOf(address, 'addressLocality');
    if (town.trim() !== '' && town.length <= longestTown) return town.trim();
  }
  return '';
}

function nameOf(item: DataItem, longest: number): string {
  const [name = ''] = [...textsOf(item, 'name'), ...textsOf(item, 'title')];
  return name.length <= longest ? name.trim() : '';
}
