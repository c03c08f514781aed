import { claimHits } from '#rules/ledger/claim-index.ts';
import { namesOnlyColours } from '#rules/ledger/colour-rows.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import { isPlural } from './english-words.ts';
import { detailsIn } from '#rules/ledger/details.ts';
import { isScented } from '#rules/ledger/scents.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** "Floral with a hint of heather": what a taste or a scent is like. */
export const tasting =
  /^(?:(?:floral|fruity|nutty|malty|sweet|spicy|smoky|earthy|citrusy|creamy|crisp|bold|mild|rich|dry|fresh|woody|herbal|tangy|buttery|silky|bright|clean|tart|savoury|salty|bitter|zesty|oaky|dark|sharp)(?:,? and )?){1,2} with\s/iu;

/** "Yellow with dinosaurs": the colour is what is told, and what is on it; no part that has the colour. */
export function opensWithColour(text: string): boolean {
  // "Chocolate and hazelnut notes": what it tastes of.
  if (/ notes?$/u.test(text)) return false;
  // "Natural gray & cream".
  if (text.includes(' & ') && namesOnlyColours(text)) return true;
  const front = text.split(
    / (?:with|and) | (?=(?:plaid|tartan|check|stripes?|floral|paisley|camo|gingham|marble|leopard|polka dots?|tie[- ]dye)$)/u,
  )[0]!;
  return (
    front !== text &&
    detailsIn(front, 'en').some(
      ({ kind, value }) => kind === 'colour' && value.toLowerCase() === front.toLowerCase(),
    )
  );
}

/** "Cream with a sage green border": the colour is that of the whole. */
export function coloursWhole(text: string): boolean {
  return /^\S+(?: \S+)? with\s/u.test(text) && opensWithColour(text);
}

/** Whether the phrase closes on a material ("304 stainless steel"), not on a part ("cork grips"). */
export function isMaterial(text: string): boolean {
  // "Silicone straw": behind another stuff it is a thing of that.
  if (/\s(?:straw|cork|rope|glass|stone)$/u.test(text)) {
    const front = text.slice(0, text.lastIndexOf(' '));
    if (claimHits(front, 'en').some(({ payload }) => payload.kind === 'material')) return false;
  }
  // "12 carabiners metal" are parts.
  if (/^\d{1,3} \p{Ll}{3,}s (?!of )/u.test(text)) return false;
  if (/\bply(?:wood)?$/iu.test(text)) return true;
  return detailsIn(text, 'en').some(({ kind, value }) => kind === 'material' && text.endsWith(value));
}

/** "Ripstop polyester with 3000 mm coating", "nylon with PU coating": a stuff with what is laid on it, and no part. */
export function isCoated(text: string): boolean {
  const stuff =
    /^(\p{L}[\p{L}\d% -]{2,30}) with (?:an? )?(?:[\p{L}\d]+ ){0,3}(?:coating|membrane|backing|finish|stain|lacquer|glaze|varnish|veneer)$/iu.exec(
      text,
    )?.[1];
  return stuff !== undefined && isMaterial(stuff);
}

/** "Gold plated", "14k gold filled": what is laid on it. */
export function isPlated(text: string): boolean {
  return (
    /^(?:[\p{L}\d]+[ -]){1,4}(?:plated|filled|dipped|toned?|coated)$/iu.test(text) && !/\swith\s/iu.test(text)
  );
}

/** "Hand thrown stoneware", "dyed lambswool", "BPA free Tritan": what a thing is, and no part that it has. */
export function isWorkedStuff(text: string): boolean {
  if (/^\p{L}+[ -]free \p{Lu}/u.test(text)) return true;
  return /^(?:hand[ -]?)?\p{L}{2,12}(?:ed|en|wn|un)\s\p{L}+(?:\s\p{L}+)?$/iu.test(text) && isMaterial(text);
}

/** What a food or a cream has beside its ingredients. */
const ofVessel =
  /\b(?:bottle|jar|tin|pouch|bag|box|sachet|brush|applicator|wand|cap|pump|lid|tube|dropper|spatula|scent|smell|aroma|notes?|flavou?r|taste|finish|texture|coating|colou?r|shades?|heat|end|wicks?|seal|tip|handle)s?\b/iu;

/** "Squalane from olives": what a food or a cream is made of it contains, and has not. */
export function isContained(text: string, type: string): boolean {
  if (/^\d/u.test(text) || ofVessel.test(text)) return false;
  const category = typeHits(type, 'en').at(-1)?.category;
  return category === 'food' || category === 'beauty';
}

const rowOfLetters = /\b(?:hd|fhd|uhd|nvme|kb|batt|ssd \d|ram \d)\b/u;
const onRequest = /\b(?:on|upon|by) (?:request|enquiry|arrangement)$|\b(?:available|possible)$/iu;

/** "UV treated both sides", "DCC ready no decoder", "4 drops after the shower": how it is, what it lacks, how it is used. */
const tellsHow = longPattern('iu')`
  ^(?:self[- ])?(?:assembly|installation|fitting) (?:with|in|by|takes?|without)(?!\p{L})
  |^(?:\p{L}+[- ]){1,2}\p{L}{3,}ed (?:both|all|on|in|inside|outside|throughout|twice|underneath
    |all over)(?!\p{L})|\sno \p{Ll}|^\d+(?:[-–]\d+)? \p{L}+ (?:after|before|daily|twice|once|each|every
    |at night|in the (?:morning|evening))(?!\p{L})
`;

/** "1 month deposit", "2 other housemates": what is asked of a tenant, and who lives there. */
const termsOrPeople = longPattern('iu')`
  ^\d+(?:[- ]\d+)? (?:days?|weeks?|months?|years?) (?:deposit|notice|contract|tenancy|minimum|rent|let)(?!\p{L})
  |^(?:(?:\d+|one|two|three|four|some|a few) )?(?:other )?(?:housemates?|flatmates?|roommates?|tenants?
      |neighbou?rs?)(?!\p{L})
`;
/** "Garage basement workshop": places in a row, where it is used. */
const rooms =
  /^(?:(?:home|garage|basement|workshop|shed|attic|loft|kitchen|bathroom|bedroom|office|garden|patio|hallway|barn|warehouse|dorm|living room|laundry room)(?:[ ,/]+(?:and |or )?|$)){2,6}$/iu;

/** "Full sun": where a plant grows. "Rooted cutting in a pot": the plant itself. "Swatch in photo": what a picture shows. */
const grownOrShown =
  /^(?:[\p{L}-]+ ){0,3}(?:cuttings?|seedlings?|saplings?)(?=$|\s(?:in|with|from)\s)|^(?:full|partial|part|half|dappled|deep|light) (?:sun|shade)(?!\p{L})|\sin (?:the )?(?:photos?|pics?|pictures?)(?!\p{L})/iu;

/**
 * Nouns that name nothing which the thing has: "cold process with olive" is how it is made, "other lengths on request" are
 * not there, "14in full hd" is a row of figures and letters, "Trek Marlin 6 2021 size medium" the thing with its year, and "top
 * notes bergamot, heart cedarwood" what a scented thing smells of.
 */
export function namesNoPart(text: string, type: string): boolean {
  return (
    /^\p{L}+ process(?:ed)?\b/u.test(text) ||
    rowOfLetters.test(text) ||
    tellsHow.test(text) ||
    onRequest.test(text) ||
    termsOrPeople.test(text) ||
    rooms.test(text) ||
    grownOrShown.test(text) ||
    // "100% biodegradable handle": a share, and of a part alone.
    /^\d{1,3}\s?%\s\p{L}+[ai]ble\s\p{L}+$/iu.test(text) ||
    /\s(?:19[5-9]|20[0-4])\d(?![\p{L}\d.,])/u.test(text) ||
    (/^(?:top|head|heart|middle|base)\s/u.test(text) && isScented(type, 'en'))
  );
}

/** "oat and chamomile": two bare nouns of which nobody can tell whether they take an article. */
export function isBarePair(text: string): boolean {
  const pair = /^(\p{Ll}+)(?:, \p{Ll}+)* (?:and|or) (\p{Ll}+)/u.exec(text);
  return (
    pair !== null &&
    !isPlural(pair[1]!) &&
    pair[1]!.length > 1 &&
    !/^(?:an?|the|one|two|three|four)$/u.test(pair[1]!)
  );
}

/** Whether the phrase closes on a noun and its head is one, by the tagger. */
export function endsInNoun(text: string): boolean {
  const tags = tagsOf(text);
  const last = tags.at(-1);
  // "adjust the fill": a verb in front makes it an order.
  if (tags[0]?.tag === 'VERB' && !/(?:ed|ing|en)$/u.test(tags[0].word)) return false;
  if (last === undefined || !['NOUN', 'PROPN', 'NUM', 'X', 'SYM'].includes(last.tag)) return false;
  return !tags.some(
    ({ tag, word }, index) =>
      tag === 'VERB' &&
      word.endsWith('ed') &&
      index > 0 &&
      /\d|^(?:by|to|in|at|on|for|about)$/u.test(tags[index + 1]?.word ?? ''),
  );
}

/** "Lids of plastic", "hardcover in vegan leather": what is made of it is a part. */
export function opensWithPart(text: string): boolean {
  const [front = ''] = text.split(' ', 1);
  return isPlural(front) || (text.startsWith(`${front} in `) && !isMaterial(front));
}
