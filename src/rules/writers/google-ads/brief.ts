import type { CampaignType, BusinessType, GoogleAdsForm } from '#contract/google-ads-form.ts';
import { languageOfTrade } from '#rules/ads/language-of-trade.ts';
import { namedOf } from '#rules/ads/editorial.ts';
import { tradeOf } from '#rules/ads/trade.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import { cleanLine, cleanText } from '#rules/ledger/clean.ts';
import { withoutInstructions } from '#rules/ledger/instructions.ts';
import { wordsOf } from '#rules/text/words.ts';
import { withoutMisspellings } from '#rules/ledger/misspelled.ts';
import { withEnglishCapitals } from '#rules/ledger/english-capitals.ts';
import { linesOf, splitSentences } from '#rules/ledger/clauses.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { ledgerOf } from '#rules/ledger/ledger-of.ts';
import type { Fact, Language, Ledger } from '#rules/listing/listing.ts';
import { isWide } from '#rules/text/regions.ts';
import { withAbbreviations } from './abbreviations.ts';
import { competitorNames } from './competitor-names.ts';
import { factPhrases, type FactPhrase, type PhraseContext } from './fact-phrases.ts';
import { sellsProgram } from './house.ts';
import { namedByTrade } from './named-by-trade.ts';
import { placeOf } from './place.ts';
import { whomRow } from '#rules/offers/whom-row.ts';
import { audienceOf } from './audience-phrase.ts';
import { servicesOf, type Service } from './services.ts';

/** What a campaign is written from: the form, cleaned and cut into what ads are made of. */
export interface AdsBrief {
  language: Language;
  businessName: string;
  /** What the ads are written for: the form's, or what its words name where the form says no more than "service". */
  businessType: BusinessType;
  /** The word of the form that named the type; null where the form chose it. */
  tradeNamed: string | null;
  campaignType: CampaignType;
  industry: string;
  /** As the form says it. */
  location: string;
  /** As an ad names it: the town alone; empty when the location is no place ("nationwide"). */
  place: string;
  services: readonly Service[];
  /** Those of them that the advertiser names as services; all where it names none. */
  offered: readonly Service[];
  /** What sets the business apart, in the advertiser's words, without rank, praise or others' names. */
  facts: readonly FactPhrase[];
  /** Whole sentences of the advertiser that an ad can carry. */
  sentences: readonly FactPhrase[];
  /** For whom, in three words at most; empty when the form does not say it so shortly. */
  audience: string;
  /** Street of the address; empty without one. */
  street: string;
  hasPhone: boolean;
  /** Empty without one. */
  website: string;
  /** Names of others that no ad may carry. */
  competitors: readonly string[];
  /** Keywords that were handed over, cleaned, without those that name others. */
  givenKeywords: readonly string[];
  /** Those that were left out since they name others. */
  refusedKeywords: readonly string[];
  goals: string;
  season: string;
  targetAudience: string;
  /** What an ad may claim. Goals, budget and notes on others are no facts. */
  ledger: Ledger;
}

const online = /\b(?:online|software|saas|apps?|logiciel|programa|web ?shop)\b/iu;
const clean = (text: string | undefined): string => withoutInstructions(cleanText(text ?? ''));
const cleanOneLine = (text: string | undefined): string => withoutInstructions(cleanLine(text ?? ''));

/** Below this many words the services tell no language by themselves. */
const fewWords = 6;

/** Reads a submitted form. Orders to a machine, markup and hidden characters are gone. Any form gives a brief. */
export function readAdsBrief(form: GoogleAdsForm): AdsBrief {
  const businessName = adName(cleanOneLine(form.businessName)) || adName(cleanLine(form.industry));
  const location = cleanOneLine(form.location);
  const season = clean(form.seasonalConsiderations);
  const goals = clean(form.businessGoals);
  const address = cleanOneLine(form.address);
  const trade = tradeOf(form);
  const typed = [form.primaryServices, form.uniqueSellingProposition].map(clean);
  const industryTyped = cleanOneLine(form.industry);
  const detected = detectLanguage(
    [...typed, cleanOneLine(form.targetAudience), clean(form.competitorAnalysis), goals, season],
    form.language ?? 'auto',
  );
  const language =
    (form.language ?? 'auto') === 'auto' && wordsOf(typed.join(' ')).length < fewWords
      ? languageOfTrade(industryTyped, detected)
      : detected;
  const spelled = (text: string): string =>
    language.written === 'en'
      ? withAbbreviations(withoutMisspellings(withEnglishCapitals(text, location)))
      : language.written === 'other'
        ? text
        : withAbbreviations(text);
  const [servicesText = '', proposition = ''] = typed.map(spelled);
  const targetAudience = spelled(cleanOneLine(form.targetAudience));
  const industry = spelled(industryTyped);
  const town = placeOf(location, language.written);
  const isSent =
    trade.type === 'retail' || sellsProgram({ industry }) || online.test(`${industry} ${servicesText}`);
  // A country behind goods that are sent or programs that are opened is what nobody types.
  const place = isSent && isWide(town) ? '' : town;
  const own = [businessName, location, servicesText, industry];
  const competitors = competitorNames(
    clean(form.competitorAnalysis),
    [...own, proposition],
    language.written,
  );
  const context = { language: language.written, businessName, competitors };
  const given = (form.targetKeywords ?? []).map(cleanOneLine).filter((text) => text !== '');
  const isFree = (text: string): boolean => namedOf(text, competitors) === undefined;
  const texts: readonly (readonly [string, string])[] = [
    ['businessName', businessName],
    ['primaryServices', servicesText],
    ['uniqueSellingProposition', proposition],
    ['targetAudience', targetAudience],
    ['location', location],
    ['address', address],
    ['industry', industry],
    ['seasonalConsiderations', season],
  ];
  const { facts, sentences } = factPhrases(proposition, 'uniqueSellingProposition', context);
  const { services: named, extras } = servicesOf(servicesText, given.filter(isFree), location, context);
  const ledger = ledgerOf([...phraseFacts([...facts, ...extras, ...sentences]), ...factsOf(texts)], language);
  // "Cheap plumber" may be bid on, but makes no theme of ads that do not say so.
  const backed = named.filter(
    ({ isKeyword, name }) => !isKeyword || unbackedClaims(name, ledger).length === 0,
  );
  const told = backed.length > 0 ? backed : [nameless(industry, businessName, context)];
  const services = namedByTrade(told, { industry, businessName, businessType: trade.type, language });
  const offered = services.filter(({ isOffered }) => isOffered);
  return {
    language,
    businessName,
    businessType: trade.type,
    tradeNamed: trade.named,
    campaignType: form.campaignType,
    industry,
    location,
    place,
    services,
    offered: offered.length > 0 ? offered : services,
    facts: [...facts, ...extras],
    sentences,
    audience: audienceOf(
      targetAudience || whomOfOne(services, form.primaryServices, language.written),
      trade.type,
      language.written,
    ),
    street: streetOf(address),
    hasPhone: (form.phone ?? '').trim() !== '',
    website: form.website ?? '',
    competitors,
    givenKeywords: [...new Set(given.filter(isFree))],
    refusedKeywords: given.filter((text) => !isFree(text)),
    goals,
    season,
    targetAudience,
    ledger,
  };
}

function phraseFacts(phrases: readonly FactPhrase[]): Fact[] {
  return phrases.map(({ text, source, quote }, index) => ({
    id: `p${index}`,
    kind: 'other',
    value: text,
    source,
    quote,
  }));
}

/** Every sentence of the texts as a fact, so that what an ad claims can be held against it. */
function factsOf(texts: readonly (readonly [string, string])[]): Fact[] {
  return texts.flatMap(([source, text]) =>
    linesOf(text)
      .flatMap(splitSentences)
      .map((quote, index) => ({
        id: `${source}.${index}`,
        kind: 'other' as const,
        value: quote,
        source,
        quote,
      })),
  );
}

/** Something has to be advertised: the industry, else the business itself. */
function nameless(industry: string, businessName: string, context: PhraseContext): Service {
  const { services } = servicesOf(`${industry}\n${businessName}`, [], '', context);
  const [first] = services;
  return (
    first ?? { name: 'Services', source: 'primaryServices', quote: '', isKeyword: false, isOffered: true }
  );
}

/** Legal forms and trades that keep their capitals where a shouted name is written small. */
const legalForms = new Map(
  'GmbH gGmbH mbH KG OHG AG UG eG LLC LLP PLC PLLC SL SLU SA SARL SAS BV NV USA UK US BBQ HVAC RV AC IT TV PC ATV DJ'
    .split(' ')
    .map((form) => [form.toLowerCase(), form]),
);
const legalForm = /(?<=\s)\p{L}{2,5}(?=[\s.,&]|$)/gu;

/** A name as ads may print it: without marks and pictures around it. */
function adName(name: string): string {
  const plain = name
    .replace(/[!¡！*★☆✓|<>~^=_"“”«»]+|(?![#*\d©®™])\p{Extended_Pictographic}/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s,;:.-]+|[\s,;:-]+$/gu, '')
    .slice(0, 200);
  const letters = plain.replace(/[^\p{L}]+/gu, '');
  const isShouted =
    letters.length > 5 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
  return isShouted && plain.includes(' ')
    ? plain
        .replace(/(?<=\p{Lu})[\p{Lu}\p{M}]+/gu, (rest) => rest.toLowerCase())
        .replace(legalForm, (form) => legalForms.get(form.toLowerCase()) ?? form)
    : plain;
}

/** "12 Mill Lane" of "12 Mill Lane, Leeds LS1 4AB". */
function streetOf(address: string): string {
  const first = address.split(/[,;\n]/u)[0]?.trim() ?? '';
  return /\p{L}{3}/u.test(first) && first.length <= 40 ? first : '';
}

/** "Landlords" of an only service "tax returns for landlords, freelancers and people who moved to Denver". English. */
function whomOfOne(services: readonly Service[], text: string, written: Language['written']): string {
  if (services.length !== 1 || written !== 'en') return '';
  return whomRow(text.replace(/[.!?].*$/su, ''))?.whom[0] ?? '';
}
