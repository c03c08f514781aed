import { isHeightAboveSea } from '#rules/ledger/measures.ts';
import type { Fact } from '#rules/listing/listing.ts';

const bound =
  /(?:^|[\s(])(?:bis(?:\szu)?|max\.?|maximal|höchstens|hasta|máx\.?|máximo|jusqu[’']à|au plus|maximum|up to|fino a|tot|até|do|till|op til|opptil|до|έως|μέχρι)\s$/iu;
/** "Peso máximo del usuario: 110 kg", "Maximale Belastung: 120 kg": what it bears, and not what it weighs. */
const ofLoad =
  /(?:(?:peso|carga)(?: \p{L}+){0,2} máxim[oa]|(?:peso|carga) máxim[oa](?: \p{L}+){0,3}|(?:poids|charge) (?:maximale?|maximum|max\.?)(?: [\p{L}’']+){0,3}|(?:max\.?|maximale[sr]?|höchste|zulässige[sr]?) (?:\p{L}*(?:belastung|gewicht|last|traglast|tragkraft))(?: (?:des|der) \p{L}+)?|belastbar(?:keit)?|traglast|tragkraft)\s?:?\s$/iu;
/** "Fasst 30 g Bohnen": how much goes in. */
const goesIn = /(?:^|\s)(?:caben?|fasst|fassen) $/iu;
const inHowMany = /\p{L}\s(?:en|sur|à|por|par|des|les|los|las|aux|in|an|auf|beiden)\s$/iu;
const ofSpeaker = /(?:^|\s)(?:I[’']m|I am|I weigh|ich bin|ich wiege|soy|peso|je suis|je pèse)\s/iu;

/** "20 kg" of "bis 20 kg": without the word before it the figure would be the thing's own. German, Spanish, French. */
export function isBounded({ kind, value, quote }: Fact): boolean {
  // "Ersetzt keinen Pilzberater": what it is not stands in no title.
  if (/^(?:ersetzt kein|kein Ersatz|no (?:sustituye|reemplaza)|ne remplace)/iu.test(value)) return true;
  // "1.750 metros" of a coffee says nothing without its farm.
  if (isHeightAboveSea(value)) return true;
  // "180 negociables" is what is asked for it.
  if (/\d\s?negociables?$/iu.test(value)) return true;
  const at =
    /^(?:\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf)/u.test(
      value,
    )
      ? quote.indexOf(value)
      : -1;
  if (at < 1) return false;
  const before = quote.slice(0, at);
  // "4 puntos" of "ajustable en 4 puntos": in how many, and no points that it has.
  return (
    bound.test(before) ||
    (kind === 'weight' && (ofLoad.test(before) || goesIn.test(before))) ||
    (kind === 'number' && inHowMany.test(before))
  );
}

/** "3 grams" of "weighs under 3 grams". English. */
export function isUnderOrOver({ kind, value, quote }: Fact): boolean {
  const at = quote.toLowerCase().indexOf(value.toLowerCase());
  // "Twelve people per class at most": without its end it would be as many each time.
  if (
    at !== -1 &&
    /^(?: \p{L}+){0,2} (?:at most|maximum|max|or less|or fewer)(?!\p{L})/iu.test(
      quote.slice(at + value.length),
    )
  )
    return true;
  return (
    (kind === 'weight' || kind === 'size') &&
    /^\d/u.test(value) &&
    /\b(?:under|below|over|(?:less|more) than|nearly|almost)\s$/iu.test(quote.slice(0, quote.indexOf(value)))
  );
}

/** "I'm a heel striker, 82 kg": a figure of who speaks in a film is none of what it shows. */
export function isOfSpeaker({ value, quote }: Fact): boolean {
  return /\d/u.test(value) && ofSpeaker.test(quote.slice(0, Math.max(0, quote.indexOf(value))));
}

/** "± 2 mm": a figure behind a sign of how exact it is. */
export function hasNumberSign({ value, quote }: { value: string; quote: string }): boolean {
  const at = /^\d/u.test(value) ? quote.indexOf(value) : 0;
  // "-20F": so cold, and not so warm.
  return at > 0 && /(?:±|\+\/-|\+-|%) ?$|(?:^|[\s(,])[-−–]$/u.test(quote.slice(0, at));
}

/** What comes along, and is none of the things that are counted. */
export const comesWith =
  /(?<!\p{L})(?:incluye|incluid[oa]s?|con|avec|inclus\p{L}*|fourni\p{L}*|livré\p{L}*|comprend|mit|dabei|inklusive|inkl|enthält|lieferumfang)(?!\p{L})/iu;
/** What tells that a time is one that a thing runs. */
export const runs =
  /autonom|batter|bater[ií]|akku|accu|laufzeit|looptijd|brenn|läuft|hält|ladung|carga|charge|recharge|dura(?!nte)|durée|dure\s|encendid|allum|czas pracy|praten|gebruikstijd|luistertijd|drifttid|稼働|連続|续航|充电/iu;
