import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { industries } from '#contract/seo-content.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { foldWord } from '#rules/text/words.ts';
import { kindOfOffer, tradeIn, type OfferKind } from './offer-kind.ts';
import { englishPlural, romancePlural } from './plural.ts';

/** One thing that the business sells, as people search it. */
export interface Offer {
  /** In the user's own words. */
  said: string;
  /** The searched form: singular and lower case in English, else as said. */
  name: string;
  /** The plural; null where it cannot be formed safely. */
  plural: string | null;
  kind: OfferKind;
  /** Path of the form field. */
  source: 'products' | 'currentKeywords' | 'description' | 'businessName' | 'industry';
}

interface OfferTexts {
  products: readonly string[];
  currentKeywords: readonly string[];
  businessName: string;
  industry: string;
  description: string;
  language: WrittenLanguage;
  subject: Platform['subject'];
}

const mostOffers = 40;
const mostWords = 5;
/** From here on a name tells details that nobody types. */
const tail: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\s(?:with|including|featuring|that|which|from|by|made)\s.*$/iu,
  de: /\s(?:mit|inklusive|inkl\.|aus|von|die|der|das)\s.*$/iu,
  es: /\s(?:con|incluye|que|hech[oa]s?)\s.*$/iu,
  fr: /\s(?:avec|incluant|qui|fait(?:e|s|es)?)\s.*$/iu,
  other: /$^/u,
};

/**
 * What is sold: the products and services; without them the user's own keywords, what the description or the name of
 * the business says, and last the industry in the user's words.
 */
export function offersOf(texts: OfferTexts): Offer[] {
  const from = (list: readonly string[], source: Offer['source']): Offer[] =>
    list.flatMap((said) => offerOf(said, source, texts) ?? []);
  const described = (text: string): string[] => typeHits(text, texts.language).map((hit) => hit.text);
  for (const offers of [
    from(texts.products, 'products'),
    from(texts.currentKeywords, 'currentKeywords'),
    from(described(texts.description.slice(0, 600)).slice(0, 4), 'description'),
    from(
      [tradeIn(texts.businessName), ...described(texts.businessName)]
        .flatMap((name) => name ?? [])
        .slice(0, 1),
      'businessName',
    ),
    // The twelve choices are shelves that nobody searches; what the user wrote instead is a trade.
    from(isChoice(texts.industry) ? [] : [texts.industry], 'industry'),
  ]) {
    const distinct = distinctOffers(offers).slice(0, mostOffers);
    if (distinct.length > 0) return distinct;
  }
  return [];
}

function isChoice(industry: string): boolean {
  return industries.some((choice) => choice.toLowerCase() === industry.toLowerCase());
}

function offerOf(said: string, source: Offer['source'], texts: OfferTexts): Offer | null {
  const { language } = texts;
  const plain = said
    .split(/[|(–—:;]|\s-\s/u)[0]!
    .replace(/["“”*#<>]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  const words = plain.split(' ').length;
  const short = words > mostWords || tail[language].test(plain) ? plain.replace(tail[language], '') : plain;
  const kept = language === 'other' ? short.slice(0, 60) : short.split(' ').slice(0, mostWords).join(' ');
  if (!/\p{L}{2}/u.test(kept)) return null;
  const lower = language === 'de' || language === 'other' ? kept : kept.toLowerCase();
  const kind = kindOfOffer(lower, texts.industry, texts.subject);
  const name = language === 'en' && kind !== 'topic' ? singularPhrase(lower) : lower;
  const plural = language === 'en' ? englishPlural(name) : language === 'es' ? romancePlural(name) : null;
  return { said, name, plural, kind, source };
}

function distinctOffers(offers: readonly Offer[]): Offer[] {
  const seen = new Set<string>();
  return offers.filter(({ name }) => {
    const key = foldWord(name);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
