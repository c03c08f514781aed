import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * Notes of a shop beside what it says of its goods: how they are paid, who packed them under which licence, what a printer on
 * demand writes below each shirt, and answers to questions. English.
 */

/** "Payment: cash on delivery", "Pricing: all taxes included". */
const ofService =
  /^\P{L}{0,6}(?:pricing|payments?(?: methods?)?|cod|emi|tax(?:es)?|gst|return policy)\s?:[^\n]{1,160}$/iu;
const madeBy =
  /^\P{L}{0,4}(?:manufactured|marketed|packed|packaged|imported|distributed|mfd\.?|mktd\.?)(?:,? (?:and|&) \p{L}+)? by\b[^\n]{0,200}$/iu;
const licence =
  /^\P{L}{0,4}(?:fssai|lic\.?|licen[cs]e|gst(?:in)?|cin|drug lic)(?![\p{L}])[^\n]{0,60}\d{4}[^\n]{0,60}$/iu;
/** "AW 104, Lake Complex, Opposite the gate, Bhiwandi, 421302, India": below who made it. */
const address = /^[^\n:.!?]{0,80},[^\n:!?]{3,160}\d{4,6}[^\n:!?]{0,40}$/u;

/** What printers on demand and makers of labels write below everything. */
const onDemand = longPattern('giu')`
  (?<=^|[.!?\n]\s{0,2}(?:[•*–-]\s)?)(?:this product is made especially for you as soon as you place an order[^.!?\n]{0,120}
    |making products on demand instead of in bulk[^.!?\n]{0,160}
    |blank product sourced from [^.!?\n]{2,40}
    |in compliance with the general product safety regulation[^\n]{0,600}
    |who knew (?:that )?[^.!?\n]{3,160}
    |(?:elevate|upgrade|level up|refresh) your (?:\p{L}+ ){1,3}(?:today|now) with [^.!?\n]{3,160})(?:[.!?]{1,3}|(?=\n|$))\s?
`;
/** "At Harbour Tees, we guarantee …": said of the shop. */
const atShop =
  /(?<=^|[.!?\n]\s{0,2})At \p{Lu}[\p{L}&’']*(?: \p{Lu}[\p{L}&’']*){0,3}, (?:we|our|this|you|every)\s[^.!?\n]{3,200}[.!?]\s?/gu;
const disclaimer = /(?<=^|[.!?\n]\s{0,2})disclaimer:\s(?=\p{Lu})/giu;
/** "Sizes XS – XL": a range is one value. */
const sizeRange = /(?<![\p{L}\d])(\d{0,2}X{0,4}[SML])\s[–—-]\s(\d{0,2}X{0,4}[SML])(?![\p{L}\d])/gu;
/** "Safe and .": a joint that a machine left behind. */
const loneJoint = /\s(?:and|or|with)\s?(?=[.!](?:\s|$))/gu;
const questions = /^\P{L}{0,4}(?:faqs?|frequently asked questions|q ?& ?a)\s?:?$/iu;
/** "| 37 cm x 38 cm | handle 60 cm |": points between bars, with one on each side. */
const betweenBars = /^[^\S\n]*\|[^\S\n]*([^|\n][^\n]*[^|\s])[^\S\n]*\|[^\S\n]*$/u;

/** "Includes: 🥨 6 pretzels – oats 🍪 4 cookies": what lies in the box, with a picture before each. */
const picturedBox =
  /(?<=^|[.!?\n]\s{0,2})((?:this box )?includes?|what[’']?s inside|inside (?:the box|you[’']?ll find)|contains)\s?:?\s?(?=\p{Extended_Pictographic})([^\n]{10,600})/giu;
function inBox(whole: string, _label: string, row: string): string {
  const things = row
    .split(/\s*\p{Extended_Pictographic}\uFE0F?\s*/u)
    .map((thing) => thing.replace(/[\s.,;!]+$/u, ''))
    .filter((thing) => thing !== '');
  if (things.length < 2 || things.some((thing) => thing.length > 90)) return whole;
  const told = things.map((thing) =>
    /[()]/u.test(thing) ? thing.split(/\s[–—]\s/u)[0]! : thing.replace(/\s[–—]\s(.+)$/u, ' ($1)'),
  );
  return `\nIncludes: ${told.join(', ')}\n`;
}

const sign =
  /includ|inside|contains|pric|payment|cod|emi|tax|gst|return|exchange|refund|by |lic|cin|on demand|especially|sourced|compliance|knew|your|At |disclaimer|faq|asked|q ?& ?a|\||[SML] [–—-]| (?:and|or|with) ?[.!]/iu;

/** A description without the notes of its shop; a text that is nothing else stays. */
export function withoutShopNotes(given: string): string {
  if (!sign.test(given)) return given;
  const text = given
    .replace(onDemand, '')
    .replace(atShop, '')
    .replace(disclaimer, '')
    .replace(sizeRange, '$1–$2')
    .replace(loneJoint, '')
    .replace(picturedBox, inBox);
  const lines = text.split('\n');
  const end = lines.length > 2 ? lines.findIndex((line) => questions.test(line)) : -1;
  const told: string[] = [];
  let isMakers = false;
  for (const [at, line] of (end > 0 ? lines.slice(0, end) : lines).entries()) {
    const isAddress = isMakers && address.test(line);
    isMakers = madeBy.test(line) || (isMakers && line.trim() === '');
    if (isMakers || isAddress || ofService.test(line) || licence.test(line)) continue;
    const isTable = [lines[at - 1], lines[at + 1]].some((other) => other?.trim().startsWith('|') === true);
    const row = isTable ? null : betweenBars.exec(line);
    told.push(row === null ? line : row[1]!.replace(/\s*\|\s*/gu, ', '));
  }
  const plain = told.join('\n').trim();
  return plain === '' ? given : plain;
}
