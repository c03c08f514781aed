import { clickOrContact, namedOf } from '#rules/ads/editorial.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { fillerHits } from '#rules/ledger/filler.ts';
import type { PhraseContext } from './fact-phrases.ts';
import { promisesResult } from './promised-results.ts';

/** "DM on insta", "@glowbymia": a way to somewhere else, where the ad is not measured. */
const elsewhere =
  /(?:^|\s)@[\p{L}\d_.]{3,}|^(?:dm|pm|message|text|whatsapp|inbox|follow|find|tag|like)(?: (?:me|us))?(?: (?:on|at|via|over|through))? (?:my |our )?(?:insta\p{L}*|facebook|fb|tik ?tok|messenger|whatsapp|snapchat|telegram)(?!\p{L})/iu;

/** Ranks that no list of claims holds. */
const rank =
  /\b(?:lowest|cheapest|greatest|biggest|highest[- ]rated|#\s?1|(?:nummer|número|numéro|n[°º]) ?1(?!\d)|no\.? ?1|number (?:1|one)|niedrigste\w*|billigste\w*|größte\w*|más baj[oa]s?|más grande|les plus bas|le plus grand)(?!\p{L})|#\s?1/iu;

/** A market with a name: "du marché de Talensac". */
const marketplace = /(?<!\p{L})(?:du marché|del mercado) (?:de |des |d['’])?(?=\p{Lu})/u;
const ranked =
  /(?<!\p{L})(?:plus|meilleure?s?|más|mejor(?:es)?|beste\w*|\p{L}{4,}ste[nrs]?|únic[oa]|seule?)(?!\p{L})/iu;

const refusedKinds: ReadonlySet<string> = new Set(['superlative', 'social', 'medical']);

/** Rank, praise without figure, others' names and ways to contact: never in an ad, also when the advertiser says it. */
export function isRefused(phrase: string, { language, competitors }: PhraseContext): boolean {
  if (namedOf(phrase, competitors) !== undefined || clickOrContact(phrase) || promisesResult(phrase))
    return true;
  // "Call Lou": what the reader shall do is our part, and one call is enough.
  if (
    /^(?:call|text|phone|ring|email|dm|message|visit|book|order|rufen sie|llame|llama|appelez) \p{L}+(?: (?:now|today|us))?$/iu.test(
      phrase,
    )
  )
    return true;
  if (elsewhere.test(phrase)) return true;
  if (fillerHits(phrase, language).length > 0 || rank.test(phrase)) return true;
  // Vegetables of the market are no product "of the market".
  const said = ranked.test(phrase) ? phrase : phrase.replace(marketplace, '');
  return claimHits(said, language).some(({ payload: { kind } }) => refusedKinds.has(kind));
}

/** Whether a text as it was typed leads the reader to a network instead of the business. */
export function leadsElsewhere(text: string): boolean {
  return elsewhere.test(text);
}
