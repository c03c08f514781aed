import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What a firm does not do or have. That nothing is charged, added or needed is a reason to come, and none of these. */
const deniedOffers: Partial<Record<WrittenLanguage, RegExp>> = {
  en: longPattern('iu')`
    ^(?:(?:we|i) (?:do not|don[’']t|cannot|can[’']t) (?:currently |yet |also |usually )?(?:do|offer|sell|buy|give
      |work (?:on|with)|treat|repair|teach|ship|deliver|post|provide|make|bake|cover|stock|fit|install|handle
      |hire|rent|tune|board|groom|take on|travel)\s
      |there (?:is|are|[’']s) (?:no|not an?) (?:online shop|webshop|website|shop|parking|car park|lift
      |delivery|wheelchair|step-free|disabled|public transport|changing rooms?|showers?|watch app
      |web version|desktop version|android version|iphone version|tablet version|refunds?)(?!\p{L}))
  `,
  de: longPattern('iu')`
    (?:^|\s)(?:(?:biet|behandel|behandl|verkauf|kauf|reparier|vermiet|liefer|führ|mach|übernehm|verarbeit
      |unterricht|versend|verschick|nehm)e?n? (?:wir|ich) (?:leider |derzeit )?(?:nicht|kein\p{L}*)
      |^(?:wir|ich) (?:biet|behandel|behandl|verkauf|kauf|reparier|vermiet|liefer|führ|mach|übernehm|verarbeit
      |unterricht|versend|verschick)e?n? (?:leider |derzeit )?kein\p{L}*
      |gibt es (?:leider |derzeit |noch |hier )?(?:nicht|keine?n?))(?!\p{L})
  `,
  es: /^no (?:hacemos|hago|vendemos|vendo|compramos|compro|reparamos|reparo|atendemos|atiendo|ofrecemos|ofrezco|trabajamos|trabajo|enviamos|damos|doy|tenemos|impartimos|imparto|alquilamos|sustituye|incluye)(?!\p{L})/iu,
  fr: /^(?:nous ne|je ne|on ne|nous n[’']|je n[’'])\s?(?:faisons|fais|vendons|vends|achetons|achète|réparons|répare|traitons|traite|proposons|propose|livrons|livre|travaillons|travaille|donnons|donne|avons|ai|assurons|assure|prenons|prends) (?:pas|plus)(?!\p{L})/iu,
};

/** Whether a sentence says what a firm or an app does not do: true, and worth telling behind all that it does. */
export function deniesOffer(sentence: string, language: WrittenLanguage): boolean {
  return deniedOffers[language]?.test(sentence) === true;
}
