import { longPattern } from '#rules/text/long-pattern.ts';

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** "Some wardrobe boxes", "about 20 boxes": how many there are is searched by nobody. */
const howMany = words(
  'much too enough less about approx approximately around roughly nearly almost over some few several many various lots plenty all both each every any',
);
/** "Four dentist", "two hygienists": how many there are is searched by nobody; "two tone" and "four poster" describe. */
const numbers = words('two three four five six seven eight nine ten eleven twelve');
const describing = words(
  'tone piece seater person man way ply poster player season pocket layer row door speed pint string cup slice sided part in',
);
/** "Laundry basket folds": what the thing does in the seller's sentence. */
const doing = words(
  'folds fits comes works keeps makes takes gives lasts needs measures weighs extends opens closes sits hangs cleans heats cools protects helps stops slides holds contains includes features offers lets allows becomes looks feels arrives uses has is',
);
/** "Day review" of what was used every day. */
const times = words('day days week weeks month months year years time times hour hours minute minutes');
const told = words('review tutorial test');

/**
 * Whether an English phrase of two words or more counts things or tells what one does, and names nothing.
 * @param endsInThing whether its last word is the thing itself: "slides" that one wears
 */
export function namesNothing(phrase: string, endsInThing: boolean): boolean {
  const plain = phrase.toLowerCase();
  const end = plain.indexOf(' ');
  const first = plain.slice(0, end);
  const last = plain.slice(plain.lastIndexOf(' ') + 1);
  const isAsked = plain.startsWith('what') || plain.startsWith('how ');
  if (isAsked && /^(?:what['’]s|how (?:i|we) |what (?:i|we) \p{L}+$)/u.test(plain)) return true;
  if (howMany.has(first) || (doing.has(last) && !endsInThing)) return true;
  if (plain.length !== end + 1 + last.length) return false;
  return (numbers.has(first) && !describing.has(last)) || (times.has(first) && told.has(last));
}

/** "Sème douze variétés": a Spanish or French sentence with its count. */
export const countsInside =
  /\s(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|(?<!à\s)dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte)\s/iu;

const statement = /^(?!what|how|why|where|when|which|who)\p{L}+(?: \p{L}+)? (?:is|are|was|were)(?: |$)/iu;
const halfQuestion = /^(?:why|how|what) (?:(?:your|my|the|a|an) )?\p{L}+$/iu;

const stating = words('is are was were');

/** "Sourdough is dense" and "why your sourdough": halves of an English question; with its words in small letters. */
export function isHalfAsked(phrase: string, folded: readonly string[], isQuestion: boolean): boolean {
  if (isQuestion) return halfQuestion.test(phrase);
  return (stating.has(folded[1] ?? '') || stating.has(folded[2] ?? '')) && statement.test(phrase);
}

/** "Top down raglan", "hot sauce": what is on top, and what is hot on the tongue or to the touch. */
export const noPraise =
  /\btop (?:down|coat|handle|load\w*|shelf|rack|stitch\w*|opening)\b|\bhot (?:honey|sauces?|chocolate|cocoa|drinks?|peppers?|chil[il]i\w*|mustard|salsa|ketchup|curry|paste|dogs?|plates?|glue|tubs?|water|stones?|wax|compress\w*|packs?|rollers?|brush|combs?|tools?|knife|wire|wheels?|cross|toddy|pot)\b/iu;
/** "Sugar free jam", "BPA free bottle": what is not in a thing, and no gift. */
export const freeOfStuff = longPattern('iu')`
  \b(?:pfas|pfoa|sugar|gluten|dairy|lactose|plastic|pvc|bpa|vinyl|fragrance|scent|perfume|paraben|sulphate|sulfate|sls|alcohol|lead
    |nickel|latex|phthalate|palm oil|aluminium|aluminum|silicone|nut|egg|wheat|soy|grain|caffeine|chlorine|cruelty|acid|toxin|oil|salt
    |fat|meat|peat|smoke|solvent|glue|acid|lint|frizz|streak|flicker|tangle|hands)[- ]free\s(?=\p{L})
`;

/** "Shop light", "shop vac": of a workshop. */
export const ofWorkshop =
  /\bshop (?:lights?|lamps?|vacs?|vacuums?|towels?|rags?|stools?|aprons?|press(?:es)?|cranes?|fans?|heaters?|carts?|tools?|bench(?:es)?|floors?|coats?)\b/iu;

/** "X 3 inch", "strap 3 inch x": half of a size or a dose. */
export const halfMeasure = /^(?:(?:\d{1,3} )?[x×]|iu|mc?g|i{2,3}|iv|seconds|minutes|inches|ounces) | [x×]$/iu;

/** "XL XXL", "vol": sizes alone and shortened words; "plans against": what goes on behind it; "blues frame": shades to choose from. */
export const noSearch = longPattern('iu')`
  (?:^| )(?:air|pro|mini|max|plus|lite|ultra|oled|se) (?:ipad|iphone|macbook|airpods|switch|kindle
    |galaxy tab)$|^(?:instant|download) (?:patterns?|prints?|planners?|templates?|invitations?|art|files?)$
  |^(?:(?:x{0,3}[sml]|x{1,3}l)(?: (?:x{0,3}[sml]|x{1,3}l))*|vol|abv|approx|incl)$
  |\s(?:against|about|between|during|through|via|than)$|^(?:whites|blues) (?:\p{L}+ )?(?:frame|print|mug
    |bowl|vase|necklace|earrings|bracelet|scarf|quilt|blanket|rug|cushion|candle|wreath|bouquet)s?$
  |^(?!(?:how|what|why|who|where|when) )(?:[\p{L}’'&-]+ ){0,2}(?:makes|sells|builds|designs|creates|imports|manages|rents|offers|provides|helps|serves
    |produces|crafts|pours|roasts) \p{L}|^partir de\s|(?:^|\s)(?:intervient|fabrique|crée|propose|vend|réalise|conçoit|diseña|fabrica|vende|ofrece|crea|näht|verkauft
    |entwickelt|fertigt|behandelt|berät|graviert|repariert|liefert)(?:\s|$)
`;
