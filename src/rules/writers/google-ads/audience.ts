import type { TargetAudience } from '#contract/google-ads.ts';
import type { BusinessType } from '#contract/google-ads-form.ts';
import type { AdsBrief } from './brief.ts';

/** Google's age ranges; everybody whose age is not known is beside them. */
const ageRanges = ['18-24', '25-34', '35-44', '45-54', '55-64', '65+'] as const;
const genders = ['Female', 'Male'] as const;
const unknown = 'Unknown';

/**
 * Names of Google's affinity and in-market segments, from memory (21 Nov 2026). Google renames them now and then, so that
 * they are shown as suggestions to look up.
 */
const segments: Record<BusinessType, { interests: readonly string[]; inMarket: readonly string[] }> = {
  restaurant: { interests: ['Foodies', 'Frequently Dines Out'], inMarket: [] },
  retail: { interests: ['Shoppers'], inMarket: ['Gifts & Occasions'] },
  // Anything may stand behind it: dogs are walked, weddings planned.
  service: { interests: [], inMarket: [] },
  healthcare: { interests: [], inMarket: [] },
  automotive: { interests: ['Auto Enthusiasts'], inMarket: ['Autos & Vehicles'] },
  home_services: { interests: ['Home Decor Enthusiasts'], inMarket: ['Home & Garden', 'Real Estate'] },
  professional_services: { interests: ['Business Professionals'], inMarket: ['Business Services'] },
  fitness: { interests: ['Health & Fitness Buffs'], inMarket: ['Sports & Fitness'] },
  beauty: { interests: ['Beauty Mavens'], inMarket: [] },
  education: { interests: [], inMarket: ['Education'] },
  real_estate: { interests: [], inMarket: ['Real Estate'] },
  legal: { interests: [], inMarket: [] },
  other: { interests: [], inMarket: [] },
};

const women =
  /\b(?:women|woman|ladies|female|mothers|moms|mums|girls|frauen|mütter|damen|mujeres|madres|señoras|femmes|mères)\b/iu;
const men =
  /\b(?:men|man|gentlemen|male|fathers|dads|boys|männer|väter|herren|hombres|padres de familia|caballeros|hommes|pères)\b/iu;
const ages =
  /(?<!\d)(1[89]|[2-9]\d)\s?(?:-|–|to|bis|a|à|and|und|y|et)\s?(1[89]|[2-9]\d)(?!\d)|\b(?:over|above|ab|über|älter als|mayores de|más de|plus de|de plus de)\s+(1[89]|[2-9]\d)\b|(?<!\d)(1[89]|[2-9]\d)\s?\+|\b(?:under|below|unter|bis|menores de|moins de)\s+([2-9]\d)\b/giu;

/**
 * Whom to aim at. Ages and genders are narrowed only where the brief names them, and never for housing, where Google
 * forbids it in the United States and Canada (policy on housing, employment and credit).
 */
export function audienceFor(brief: AdsBrief): TargetAudience {
  const { interests, inMarket } = segments[brief.businessType];
  const text = brief.targetAudience;
  const isHousing = brief.businessType === 'real_estate';
  const wantedAges = isHousing ? [] : agesIn(text);
  const gender = isHousing ? null : genderIn(text);
  const notes: string[] = [];
  if (isHousing)
    notes.push(
      'All ages and genders, since Google does not let ads for housing be narrowed by them in the United States and Canada.',
    );
  else if (wantedAges.length > 0 || gender !== null)
    notes.push(
      'Ages and genders as your target audience names them. “Unknown” stays in: Google does not know the age or gender of many people.',
    );
  else notes.push('All ages and genders, since your target audience names none.');
  notes.push(
    interests.length + inMarket.length > 0
      ? 'Interests and in-market segments are suggestions from a list, not from your brief. Add them for observation first and look at their figures before you narrow the campaign.'
      : 'No segment is suggested for this kind of business: the searched words say more than any segment does.',
  );
  return {
    demographics: {
      ageRanges: [...(wantedAges.length > 0 ? wantedAges : ageRanges), unknown],
      genders: gender === null ? [...genders, unknown] : [gender, unknown],
    },
    interests: [...interests],
    inMarket: [...inMarket],
    notes,
  };
}

/** "Women over 40, mostly local": what else is said of the same people. */
const ageOnly =
  /^\s*(?:aged?|over|under|from|between|mostly|mainly|especially|local|locals|living|in|with|who|ab|über|unter|im|aus|mit|die|mayores|de|entre|con|que|âgées?|entre|plus|moins|à|avec|qui|\d)(?!\p{L})/iu;

function genderIn(text: string): (typeof genders)[number] | null {
  // "Students, pregnant women, employees" are not women alone.
  const groups = text
    .split(/[,;/\n]|\s(?:and|or|&|und|oder|y|o|e|et|ou)\s/iu)
    .filter((group) => /\p{L}{3}/u.test(group));
  const isAll = (pattern: RegExp): boolean =>
    groups.some((group) => pattern.test(group)) &&
    groups.every((group) => pattern.test(group) || ageOnly.test(group));
  const named = { women: isAll(women), men: isAll(men) };
  if (named.women === named.men) return null;
  return named.women ? 'Female' : 'Male';
}

function agesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [, from, to, over, plus, under] of text.matchAll(ages)) {
    const lowest = Number(from ?? over ?? plus ?? 18);
    const highest = Number(to ?? under ?? 120);
    for (const range of ageRanges) {
      const first = Number.parseInt(range, 10);
      const last = range.endsWith('+') ? 120 : Number(range.slice(3));
      if (first <= highest && last >= lowest) found.add(range);
    }
  }
  return ageRanges.filter((range) => found.has(range));
}
