import { letterRuns } from '#rules/text/letters.ts';
import { perWord, tokensOf } from '#rules/text/words.ts';

/**
 * Well-known makers, for the rule against other people's brands (eBay's search manipulation policy,
 * Amazon's search-term rule). Words that are also everyday nouns (Apple the fruit, Gap, Shell) are left out:
 * a false alarm costs the seller more than a missed name.
 */
const vendors =
  'adidas nike puma reebok asics canon nikon fujifilm olympus pentax minolta leica samsung huawei ' +
  'xiaomi sony panasonic toshiba lenovo dell acer sega msi gigabyte asus acer microsoft nintendo ' +
  'playstation xbox ikea lego playmobil barbie disney gucci prada chanel hermes rolex casio seiko ' +
  'dyson bosch makita dewalt ryobi philips braun siemens miele tefal yeti tupperware hydroflask bmw ' +
  'volkswagen toyota honda yamaha suzuki ford mercedes porsche harley gopro garmin fitbit bose jbl ' +
  'iphone ipad macbook airpods kindle alexa nespresso keurig kitchenaid vitamix weber epson karcher ' +
  'stihl husqvarna electrolux whirlpool peugeot renault citroen volvo audi raleigh trek shimano ' +
  'fender gibson levis wrangler logitech sennheiser anker irobot roomba delonghi breville cuisinart ' +
  'smeg hikoki metabo dremel stiga behringer ibanez epiphone thule timberland birkenstock skechers ' +
  'lululemon polaroid kodak tamron razer corsair rowenta bugaboo graco chicco wacom';

/** The same names, in lower case. */
export const vendorsKnown: ReadonlySet<string> = new Set(vendors.split(' '));

/** Joints after which another maker's name is fair: it says what the thing fits. */
const fits =
  /(?:\bfor|\bfits?|compatible with|works with|suitable for|replacement for|\bfür|passend zu|kompatibel mit|\bpara|compatible con|\bpour|compatible avec)\s+(?:\p{L}+[\s,/&-]+){0,3}$/iu;

const held = { found: true };
const notHeld = { found: false };

/** Whether a word is or holds the name of a maker, perhaps beside an apostrophe or mark. */
const holdsVendor = perWord(({ text }) =>
  letterRuns(text).some((run) => vendorsKnown.has(run.toLowerCase())) ? held : notHeld,
);

/** Other makers named in a text outside a statement of what the thing fits. Names of the brief are the seller's own. */
export function otherVendors(text: string, ownStems: ReadonlySet<string>): string[] {
  if (!tokensOf(text).some(({ key }) => holdsVendor(key).found)) return [];
  const found = new Set<string>();
  for (const match of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const word = match[0].toLowerCase();
    if (!vendorsKnown.has(word) || ownStems.has(word)) continue;
    // Italian "dell'Adriatico": an article that is shortened before a vowel.
    if (word === 'dell' && /^[’'](?!s(?!\p{L}))\p{L}/iu.test(text.slice(match.index + 4, match.index + 7)))
      continue;
    if (fits.test(text.slice(Math.max(0, match.index - 60), match.index))) continue;
    found.add(match[0]);
  }
  return [...found];
}
