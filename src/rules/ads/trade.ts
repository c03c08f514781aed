import type { BusinessType, GoogleAdsForm } from '#contract/google-ads-form.ts';
import { industries } from '#contract/seo-content.ts';
import { foldWord } from '#rules/text/words.ts';
import { tradeWords, type NamedTrade } from './trade-words.ts';

export interface Trade {
  type: BusinessType;
  /** The word that tells it, as the form writes it; null where the type is the form's own. */
  named: string | null;
}

const trades = Object.keys(tradeWords) as (keyof typeof tradeWords)[];

interface Matcher {
  trade: NamedTrade | 'service';
  fits: (word: string) => boolean;
}

/** Read at the first unspecific form: a start asks about none. */
let matchers: Matcher[] | undefined;

function readMatchers(): Matcher[] {
  return trades.map((trade) => {
    const words = tradeWords[trade].split(' ').map((word) => foldWord(word));
    const whole = new Set(words.filter((word) => !word.includes('*')));
    const starts = words.flatMap((word) => (/^[^*]+\*$/u.test(word) ? [word.slice(0, -1)] : []));
    const ends = words.flatMap((word) => (word.startsWith('*') ? [word.replaceAll('*', '')] : []));
    const inside = words.flatMap((word) => (/^\*[^*]+\*$/u.test(word) ? [word.slice(1, -1)] : []));
    return {
      trade,
      fits: (word) =>
        whole.has(word) ||
        starts.some((start) => word.startsWith(start)) ||
        ends.some((end) => word.endsWith(end)) ||
        inside.some((part) => word.includes(part)),
    };
  });
}

/** What a text says counts so much: the industry says what the business is, its name often, its services in part. */
const weights = { industry: 3, businessName: 2, primaryServices: 1 } as const;
/** An industry picked from the form's list is wide: two services that name another trade outweigh it. */
const pickedIndustry = 1.5;
const picked = new Set(industries.map((industry) => industry.toLowerCase()));
/** Words of the services that are read: the first name the trade. */
const mostWords = 400;
/** A workshop for bicycles picks "Automotive" as the nearest: it has no cars, and what is said of them is not said of it. */
const bicycles =
  /(?<!\p{L})(?:(?:e-?)?bikes?|bicycles?|cargo bikes?|cycling|\p{L}*fahrr[aä]d\p{L}*|vélos?|velos?|bicis?|bicicletas?)(?!\p{L})/iu;
const motors =
  /(?<!\p{L})(?:cars?|autos?|trucks?|vans?|vehicles?|motor\p{L}*|mot[oa]s?|pkw|kfz|\p{L}*wagen|voitures?|coches?|mot)(?!\p{L})/iu;

/** Two words together that name another trade than each alone. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\breal estate\b/giu, 'real-estate'],
  [/\bestate agen(ts?|cy)\b/giu, 'estate-agen$1'],
  // Boats, tents and tools are let, too: of "rentals" alone, or behind what people live in, homes are.
  [
    /\b(?!(?:vacations?|holidays?|homes?|houses?|flats?|rooms?|condos?|apartments?|villas?|property|residential|student|commercial|office|retail|luxury|furnished|family|beach|city|term|stay|and|for|our|your|local|all)\b)(\p{L}+) rentals\b/giu,
    '$1 rental',
  ],
  [/\bdriving school\b/giu, 'driving-school'],
  [/\bauto[ -]?école\b/giu, 'auto-ecole'],
  [/\bwin(?:e|dow) (?:bar|cleaning)\b/giu, ' '],
  [/\bmarketing (?:agency|consultant)\b/giu, 'marketing'],
  [/\b\p{L}+(?= (?:lawyers?|attorneys?|solicitors?)\b)/giu, ' '],
  // Nobody is treated by a "Velo Doctor" or at a "Phone Clinic".
  [
    /\b(velo|bikes?|cycle|car|auto|phone|computer|pc|laptop|mac|tree|lawn|plumbing|drain|house|shoe|watch|screen|carpet|roof|furniture|sofa|garden|plant|doll|book|guitar) (?:doctors?|clinics?|hospitals?|surgery|rehab)\b/giu,
    '$1 ',
  ],
  [/\bcoffee shops?\b/giu, 'cafe'],
  [/\b(?:repair|body|print|machine) shops?\b/giu, ' '],
  [/\b(?:car|auto|truck|motorcycle|home|pet|dental|health|property)(?= insurance\b)/giu, ' '],
  [
    /\b(?:car|auto|truck|motorcycle|medical|dental|tree|property) (?:accidents?|crash(?:es)?|injur(?:y|ies)|malpractice)\b/giu,
    ' ',
  ],
];
/** Where as much speaks for two trades, the field that another trade is served in gives way: "restaurant lawyer". */
const serving: readonly (NamedTrade | 'service')[] = ['legal', 'professional_services'];

/** What is done beside many trades: courses by a basket maker, probate valuations by an auction house. */
const besideTrades: readonly (NamedTrade | 'service')[] = ['education', 'legal', 'retail'];

/**
 * A basket maker who offers one course among four services is no school, and nobody looks for classes about coffins. Where
 * only the services name such a trade, at least half of them have to.
 */
function isBesideTheTrade(
  trade: NamedTrade | 'service',
  fromServices: boolean,
  services: string,
  isPicked: boolean,
): boolean {
  // An industry that was typed says the trade itself: who writes "courier" and carries blood treats nobody.
  if (!fromServices || (isPicked && !besideTrades.includes(trade))) return false;
  const entries = services.split(/[,;\n]/u).filter((entry) => entry.trim() !== '');
  const fits = matchers?.find((matcher) => matcher.trade === trade)?.fits;
  const teaching = entries.filter((entry) => wordsIn(entry).some((word) => fits?.(foldWord(word))));
  return teaching.length * 2 < entries.length;
}

/**
 * The kind of business that ads are written for: the form's own; where the form says only "service" (which it says when
 * nothing was chosen) or "other", what its industry, name or services name.
 */
export function tradeOf(
  form: Pick<GoogleAdsForm, 'businessType' | 'industry' | 'businessName' | 'primaryServices'>,
): Trade {
  const own: Trade = { type: form.businessType, named: null };
  if (form.businessType !== 'service' && form.businessType !== 'other') return own;
  matchers ??= readMatchers();
  const isPickedForm = picked.has(form.industry.trim().toLowerCase());
  const scores = new Map<NamedTrade | 'service', { score: number; named: string; fromServices: boolean }>();
  for (const field of ['industry', 'businessName', 'primaryServices'] as const) {
    const seen = new Set<string>();
    const isPicked = field === 'industry' && isPickedForm;
    const isTyped = field === 'industry' && !isPicked;
    const weight = isPicked ? pickedIndustry : weights[field];
    for (const word of wordsIn(form[field])) {
      const folded = foldWord(word);
      if (seen.has(folded)) continue;
      seen.add(folded);
      for (const { trade, fits } of matchers) {
        if (!fits(folded) || (trade === 'automotive' && !isTyped && hasOnlyBicycles(form))) continue;
        const known = scores.get(trade);
        scores.set(trade, {
          score: (known?.score ?? 0) + weight,
          named: known?.named ?? word,
          fromServices: known?.fromServices ?? field === 'primaryServices',
        });
      }
    }
  }
  const [best] = [...scores]
    .filter(
      ([trade, { fromServices }]) =>
        !isBesideTheTrade(trade, fromServices, form.primaryServices, isPickedForm),
    )
    .toSorted(
      (a, b) =>
        b[1].score - a[1].score ||
        Number(serving.includes(b[0])) - Number(serving.includes(a[0])) ||
        Number(a[0] === 'service') - Number(b[0] === 'service'),
    );
  return best === undefined || best[0] === 'service' ? own : { type: best[0], named: best[1].named };
}

function hasOnlyBicycles({
  businessName,
  primaryServices,
}: Pick<GoogleAdsForm, 'businessName' | 'primaryServices'>): boolean {
  const said = `${businessName} ${primaryServices}`.slice(0, 4_000);
  return bicycles.test(said) && !motors.test(said);
}

function wordsIn(text: string): string[] {
  let read = text.slice(0, 4_000);
  for (const [pattern, word] of joined) read = read.replace(pattern, word);
  return (read.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []).slice(0, mostWords);
}
