const ofChoice =
  /^(?:disponibles?|existe\p{L}*|décliné\p{L}*|au choix|proposé\p{L}*|formats?|tailles?)(?!\p{L})/iu;

/** "A3 et 50 x 70 cm" of "disponible en A4, A3 et 50 x 70 cm", "45 tours" of "33 et 45 tours". French. */
export function isHalfOfChoice(value: string, quote: string): boolean {
  const before = quote.slice(0, Math.max(0, quote.indexOf(value)));
  if (/(?<![\d.,])\d[\d.,]{0,7}\s?(?:et|ou|à|-|\/)\s?$/u.test(before) && /^\d/u.test(value)) return true;
  // "Formats A4" of "Formats A4, A3 ou 50x70 cm".
  if (/^(?:formats|tailles)\s/iu.test(value) && /,| ou /u.test(quote.slice(before.length + value.length)))
    return true;
  return ofChoice.test(quote) && /[,]\s$|\s(?:et|ou)\s$/u.test(before);
}

/** "En paquet de 250 g ou de 1 kg", "S (18 x 20 cm), M (25 x 28 cm)": the buyer chooses, or each is another. */
const eitherAmount =
  /\d ?(?:g|kg|ml|l|cl|cm|m) (?:ou|oder|o|u) (?:(?:de|d[’']|à|mit|von|zu) ?)?\d|\d ?k?g y (?:el|la|los|las) \p{L}+ (?:de )?\d|(?<!\p{L})X{0,3}[SML] \(\d[^()]{0,30}\)[^()]{1,12}(?<!\p{L})X{0,3}[SML] \(\d/iu;

/** "1 EL auf 250 ml", "2 g por 100 ml": what it is mixed into. */
const takenFor = /(?:^|\s)(?:auf|pro|je|pour|por|para|sur|par|cada)\s$/iu;

const takenInto = /^ (?:pour|por|para|auf|je|pro|in|en|dans) (?:une? |un |el |la |\d)/iu;

/** Whether an amount is that of the thing: not one of a choice, and not what it is mixed into. */
export function isAmountOfIt(value: string, quote: string): boolean {
  const at = Math.max(0, quote.indexOf(value));
  return (
    !eitherAmount.test(quote) &&
    !takenFor.test(quote.slice(0, at)) &&
    // "60 g pour 1 litre d'eau".
    !takenInto.test(quote.slice(at + value.length))
  );
}

/** "3000K" of "3 Lichtfarben (3000K, 4000K, 6000K)". */
export const isOfOneLight = (value: string, quote: string): boolean =>
  /^\d{4} ?K$/u.test(value) && /\d ?K(?:[,/]| [yoeu] | et | ou | und | oder ) ?\d{4}/u.test(quote);

const stuffs = /(?<!\p{L})aus (\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+){1,4} (?:und|oder|sowie) \p{Lu}\p{L}+)/u;

/** "Aus Holz", "Kunststoff" of windows "aus Holz, Kunststoff und Aluminium": one of several stuffs says that they are of no other. German. */
export function isOneOfStuffs(text: string, description: string): boolean {
  const bare = text.replace(/^aus /u, '');
  if (bare.includes(' ') || !description.includes(bare)) return false;
  // "Schmeckt leicht nach Minze": there is none in it.
  if (/^\p{Lu}/u.test(bare) && description.includes(` nach ${bare}`)) return true;
  const row = stuffs.exec(description)?.[1] ?? '';
  return row !== '' && row.split(/, | (?:und|oder|sowie) /u).includes(bare);
}
