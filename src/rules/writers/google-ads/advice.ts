import type { AdGroup, LandingMatch } from '#contract/google-ads.ts';
import type { BusinessType } from '#contract/google-ads-form.ts';
import type { CampaignEstimate } from '#contract/google-ads-estimate.ts';
import { isNowhere, isWide } from '#rules/text/regions.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { AdsBrief } from './brief.ts';
import { restrictionAdvice } from './restricted-trades.ts';
import type { Service } from './services.ts';

interface Planned {
  brief: AdsBrief;
  groups: readonly AdGroup[];
  estimate: CampaignEstimate;
  landing: LandingMatch;
  /** Services that got no ad group. */
  others: readonly Service[];
  negativeCount: number;
}

const tradeNames: Record<BusinessType, string> = {
  restaurant: 'a restaurant',
  retail: 'a shop',
  service: 'a service',
  healthcare: 'a health practice',
  automotive: 'a car business',
  home_services: 'home services',
  professional_services: 'professional services',
  fitness: 'a fitness business',
  beauty: 'a beauty business',
  education: 'education',
  real_estate: 'real estate',
  legal: 'a law firm',
  other: 'a business',
};

/** Clicks a day below which a campaign learns too slowly to be judged after a month. */
const fewClicksADay = 3;

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
const named = (names: readonly string[]): string =>
  names
    .slice(0, 3)
    .map((name) => `“${name}”`)
    .join(', ');

/** What to do with the campaign, the most useful first. */
export function adviceOf({ brief, groups, estimate, others }: Planned): string[] {
  const clicksADay = estimate.clicks.middle / 30.4;
  const first = groups[0]?.name ?? '';
  return [
    ...restrictionAdvice(brief),
    ...campaignTypeAdvice(brief),
    ...(brief.tradeNamed === null
      ? []
      : [
          `Written as for ${tradeNames[brief.businessType]}, since your form names “${brief.tradeNamed}”. Choose another business type if that is wrong.`,
        ]),
    ...(clicksADay < fewClicksADay && groups.length > 1
      ? [
          `The budget buys about ${clicksADay.toFixed(1)} clicks a day for all groups together by the benchmark. Start with the group “${first}” alone and add the others one by one.`,
        ]
      : []),
    measuring(brief),
    ...(brief.campaignType === 'performance_max'
      ? []
      : [
          `Start with Maximize clicks and a highest cost per click of ${dollars(groups[0]?.maxCpc ?? estimate.benchmark.cpc)}. Change to Maximize conversions after about 15 to 30 conversions.`,
        ]),
    `${targeting(brief)}, and choose “Presence: people in or regularly in your locations”. Google’s usual setting also shows the ad to people elsewhere.`,
    ...scheduling(brief),
    ...(brief.hasPhone
      ? ['Enter your phone number as a call asset. It must not stand in the text of an ad.']
      : []),
    'Look at the report of search terms once a week, and add what does not fit as a negative keyword.',
    ...(others.length > 0
      ? [
          `No ad group of their own: ${named(others.map(({ name }) => name))}${others.length > 3 ? ` and ${others.length - 3} more` : ''}. Make a second campaign for them when this one pays.`,
        ]
      : []),
    ...(brief.refusedKeywords.length > 0
      ? [
          `Left out, since they name other businesses: ${named(brief.refusedKeywords)}. Their names may not stand in your ads, and bidding on them is costly.`,
        ]
      : []),
    ...(brief.season.trim() === ''
      ? []
      : [
          `You wrote about the season: “${brief.season.slice(0, 160)}”. Raise the budget some weeks ahead, and lower it in the quiet months.`,
        ]),
  ];
}

/** What to count: what the advertiser wants, else what most advertisers want. */
function measuring({ goals }: AdsBrief): string {
  const goal = goals.trim().replace(/[.!?\s]+$/u, '');
  const why = 'Without them Google cannot tell a buyer from a visitor.';
  if (goal === '' || goal.length > 160 || goal.includes('\n'))
    return `Measure what counts before you spend: set up conversions for calls, forms or orders. ${why}`;
  return `Your goal is “${goal}”: set up the call, form or order that it begins with as a conversion before you spend, and judge the campaign by what one costs.`;
}

/** A county or a country is targeted as a whole: a radius is drawn around a point. */
const area =
  /(?<!\p{L})(?:county|province|state|region|district|area|landkreis|kreis|bundesland|provincia|comarca|département|région)(?!\p{L})/iu;

function targeting({ location, businessType }: AdsBrief): string {
  if (isNowhere(location)) return 'Set the place to every country or region that you sell to';
  if (businessType === 'retail') return `Set the place to ${location} with the area you deliver to`;
  return isWide(location) || area.test(location)
    ? `Set the place to ${location} as a whole`
    : `Set the place to ${location} with your radius`;
}

/** Days of the week, which ads can be scheduled by; English, German, Spanish, French. */
const days = longPattern('iu')`
  (?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|week-?days?|weekends?
    |(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|wochenenden?|unter der woche|lunes|martes
    |miércoles|jueves|viernes|sábados?|domingos?|fin(?:es)? de semana|lundis?|mardis?|mercredis?|jeudis?
    |vendredis?|samedis?|dimanches?|week-ends?|en semaine)(?!\p{L})
`;

function scheduling({ goals }: AdsBrief): string[] {
  if (!days.test(goals)) return [];
  return [
    'Your goal names days of the week: give the campaign an ad schedule, and put more of the budget before and on those days.',
  ];
}

function campaignTypeAdvice({ campaignType, location }: AdsBrief): string[] {
  if (campaignType === 'local')
    return [
      'Google ended its own campaign type “Local” in 2022. This plan is a Search campaign for the people around you: link your Google Business Profile, so that the ad can show your address, and map searches count.',
    ];
  if (campaignType === 'performance_max')
    return [
      `Performance Max also needs pictures and a logo: at least one of 1200 × 628, one of 1200 × 1200 and a logo of 1200 × 1200. It has no keywords; those of each group serve as its search themes. Without conversions it cannot learn, in ${location} or anywhere.`,
    ];
  return [];
}

/** What the page behind the ads should have. */
export function landingAdvice({ brief, groups, landing }: Planned): string[] {
  const lines: string[] = [];
  if (landing.state === 'no_website')
    lines.push(
      'Ads need a page to lead to. Give your website, and this plan says which keywords its page speaks of.',
    );
  if (landing.state === 'failed')
    lines.push(`Your page could not be read, so keywords were not compared with it: ${landing.message}`);
  if (landing.state === 'read') {
    const weak = landing.groups.filter(({ share }) => share < 0.5).map(({ name }) => name);
    if (weak.length > 0)
      lines.push(
        `Your page hardly speaks of ${named(weak)}. Give each a page of its own, with the service as its heading, and lead its ad group there.`,
      );
    const bare = landing.keywords.filter(({ foundIn }) => foundIn === 'text').slice(0, 3);
    if (bare.length > 0)
      lines.push(
        `In the text but in no heading: ${named(bare.map(({ text }) => text))}. Say it in a heading too.`,
      );
    if (weak.length === 0 && bare.length === 0)
      lines.push('Your page has the words of every ad group in its title or headings.');
  }
  const first = groups[0]?.ad.headlines[0]?.text ?? '';
  lines.push(
    `Repeat what the ad says at the top of the page: “${first}” and one fact, before anything else.`,
  );
  if (brief.facts.length > 0)
    lines.push(`Prove on the page what the ad claims: ${named(brief.facts.map(({ text }) => text))}.`);
  lines.push(
    brief.hasPhone
      ? 'Show the phone number as a link at the top, and a short form beside it: name, number, what it is about.'
      : 'Offer one way to get in touch without scrolling: a short form, or a phone number as a link.',
  );
  lines.push(
    'Have the page ready in under 2.5 seconds on a phone. The speed tool of this suite measures it.',
  );
  return lines;
}

/** What to ask the advertiser, since a headline of a fact is worth more than one without. */
export function questionsOf({ brief }: Planned): string[] {
  const text = [...brief.facts, ...brief.sentences]
    .map((fact) => fact.text)
    .join(' ')
    .toLowerCase();
  const has = (pattern: RegExp): boolean => pattern.test(text);
  return [
    ...(has(/\d{4}|year|jahr|año|ans\b/u)
      ? []
      : ['How long have you been doing this? “Since 2009” is a headline.']),
    ...(has(
      /[$€£]|price|\bfees?\b|\brates?\b|quote|estimate|preis|honorar|angebot|presupuesto|precio|devis|prix|tarif/u,
    )
      ? []
      : ['How do you price: fixed, from an amount, by the hour? Is a quote free?']),
    ...(has(
      /licen|insur|certif|regist|charter|accredit|approved|member of|degree|qualified|diploma|zertifi|meister|versich|colegiad|certific|agré|diplôm/u,
    )
      ? []
      : ['Which licences, certificates or memberships do you hold?']),
    ...(has(
      /24|open|hour|day|minute|within|uhr|stund|täglich|sofort|\btage?n?\b|wochen?|horas?|días?|heures?|jours?|semaines?|semanas?|weeks?|\d\s?h\b/u,
    )
      ? []
      : ['When do you answer, and how soon can you be there or deliver?']),
    ...(has(/guarant|warrant|garant|gewähr|money[- ]back/u)
      ? []
      : ['Do you give a guarantee, and for how long?']),
    ...(brief.targetAudience.trim() === '' &&
    !['healthcare', 'legal', 'real_estate'].includes(brief.businessType)
      ? ['Whom do you mostly work for? Two words, such as “homeowners” or “small shops”.']
      : []),
  ].slice(0, 5);
}

export type { Planned };
