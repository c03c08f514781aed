import { textsOf, type DataItem } from '#rules/facts/page/data/item.ts';
import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readStructuredData } from '#rules/facts/page/structured-data.ts';

/** Types whose name is what a page of theirs is about. */
const things = new Set(
  'Product Recipe Course JobPosting SoftwareApplication WebApplication MobileApplication Book Movie'.split(
    ' ',
  ),
);
/** "MusicEvent" and its like are events too. */
const isThing = (type: string): boolean => things.has(type) || type.endsWith('Event');
const longestName = 70;
const longestTown = 40;

/** What the page's structured data says that it is about, where it describes one thing: "Lentil Soup". Else empty. */
export function thingInData(facts: PageFacts): string {
  const described = facts
    .derive(readStructuredData)
    .items.filter((item) => item.isSchema && item.types.some(isThing));
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
        !item.types.some((type) => isThing(type) || type === 'Place'),
    );
}

/** Job that the page offers. */
function jobIn(facts: PageFacts): DataItem | undefined {
  return facts
    .derive(readStructuredData)
    .items.find(({ isSchema, types }) => isSchema && types.includes('JobPosting'));
}

/** Town of the job that the page offers; empty where it offers none. */
export function jobTownInData(facts: PageFacts): string {
  for (const place of jobIn(facts)?.properties.get('jobLocation') ?? [])
    if (typeof place !== 'string') return townIn(place);
  return '';
}

/** Who offers the job, without the legal form. */
function employerInData(facts: PageFacts): string {
  for (const employer of jobIn(facts)?.properties.get('hiringOrganization') ?? [])
    if (typeof employer !== 'string') return nameOf(employer, longestTown).replace(legalForm, '');
  return '';
}

export const legalForm =
  /,? (?:Ltd\.?|Limited|LLC|Inc\.?|PLC|GmbH(?: & Co\. KG)?|UG|AG|KG|OHG|SARL|SASU?|EURL|S\.?r\.?l\.?|S\.?L\.?U?\.?|S\.A\.)$/u;

/** Name of the business in its structured data; empty where there is none. */
export function businessInData(facts: PageFacts): string {
  const business = businessIn(facts);
  return business ? nameOf(business, longestTown) : employerInData(facts);
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
  return business ? townIn(business) : '';
}

function townIn(item: DataItem): string {
  for (const address of item.properties.get('address') ?? []) {
    const [town = ''] = typeof address === 'string' ? [] : textsOf(address, 'addressLocality');
    if (town.trim() !== '' && town.length <= longestTown) return town.trim();
  }
  return '';
}

function nameOf(item: DataItem, longest: number): string {
  const [name = ''] = [...textsOf(item, 'name'), ...textsOf(item, 'title')];
  return name.length <= longest ? name.trim() : '';
}
