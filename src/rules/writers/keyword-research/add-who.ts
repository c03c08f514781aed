import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { whoDoes } from '#rules/keywords/who-does-it.ts';
import { countryIn, makerWords } from '#rules/offers/makers.ts';
import type { ResearchBrief } from './brief.ts';
import type { CandidateList } from './candidates.ts';
import type { Offer } from './offers.ts';
import { fillPattern, patternsOf } from './patterns/index.ts';

/** A field of law is searched with who practises it: "avocat divorce". */
const lawyers: Readonly<Partial<Record<WrittenLanguage, (field: string) => string>>> = {
  en: (field) => `${field} lawyer`,
  de: (field) => `Anwalt ${field}`,
  es: (field) => `abogado ${field}`,
  fr: (field) => `avocat ${field}`,
};
const lawyerSaid =
  /(?:lawyer|attorney|solicitor|law|legal|advice|anwalt|kanzlei|beratung|abogad|bufete|asesor|avocat|cabinet|conseil|notar)/iu;

function whoFor(
  { name, kind }: Offer,
  { language: { written }, industry, businessName }: ResearchBrief,
): string | null {
  if (kind !== 'service') return null;
  const who = whoDoes(name, written);
  if (who !== null) return written === 'de' ? who.charAt(0).toUpperCase() + who.slice(1) : who;
  return isLawField({ name, kind }, { industry, businessName }) ? (lawyers[written]?.(name) ?? null) : null;
}

/** Whether a law firm names a field by itself: nobody has a divorce near them. */
export function isLawField(
  { name, kind }: Pick<Offer, 'name' | 'kind'>,
  { industry, businessName }: Pick<ResearchBrief, 'industry' | 'businessName'>,
): boolean {
  return kind === 'service' && !lawyerSaid.test(name) && lawFirm.test(`${industry} ${businessName}`);
}

const lawFirm =
  /(?<!\p{L})(?:law (?:firm|office)s?|lawyers?|attorneys?|solicitors?|\p{L}*anw[aä]lt\p{L}*|\p{L}*kanzlei|abogad\p{L}+|bufete|avocats?)(?!\p{L})/iu;

/**
 * Who is looked for before what is done: "wedding photographer" of "wedding photography", "avocat divorce" of a lawyer's
 * divorces.
 */
export function addWho(brief: ResearchBrief, offer: Offer, list: CandidateList): void {
  const { written } = brief.language;
  const keyword = whoFor(offer, brief);
  if (keyword === null || brief.platform !== null) return;
  list.add({ keyword, category: 'primaryKeywords', origin: 'rules', offer: offer.name });
  const [placed = '', near = ''] = patternsOf[written]?.local.others ?? [];
  const [town] = brief.places.towns;
  if (town === undefined) return;
  for (const pattern of [placed, near]) {
    const filled = fillPattern(pattern, { x: keyword, p: written === 'de' ? town : town.toLowerCase() });
    if (filled !== null)
      list.add({ keyword: filled, category: 'localKeywords', origin: 'rules', offer: offer.name });
  }
}

const mostPlaced = 3;

/** Goods that a maker or a wholesaler offers to firms, as their buyers type them: "corrugated box manufacturer". */
export function addMakers(brief: ResearchBrief, offer: Offer, list: CandidateList): void {
  const { language, industry, form, platform, places } = brief;
  const opening = (form.description ?? '').slice(0, 60);
  const words =
    offer.kind === 'product' && platform === null
      ? makerWords(`${industry} ${opening}`, language.written)
      : null;
  if (words === null) return;
  const country = countryIn(form.location ?? '') || places.country.toLowerCase();
  const keywords = [
    ...words.fronts.slice(0, 1).map((front) => `${front} ${offer.name}`),
    ...words.tails.slice(0, 2).map((tail) => `${offer.name} ${tail}`),
  ];
  for (const keyword of keywords)
    list.add({ keyword, category: 'longTailKeywords', origin: 'rules', offer: offer.name });
  // "Custom sheet metal enclosures germany" is typed by nobody.
  if (country !== '' && offer.name.split(' ').length <= mostPlaced)
    list.add({
      keyword: `${offer.plural ?? offer.name} ${country}`,
      category: 'localKeywords',
      origin: 'rules',
      offer: offer.name,
    });
}
