import { namesPart } from '#rules/ledger/part-nouns.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { sellingWords, singularOf } from './plain-words.ts';

/** First words of names of two words, which are not parted ("stainless steel"). */
export const halves =
  /^(?:fair|granny|guinea|washing|stainless|cast|boiled|punch|cross|carbon|sterling|solid|faux|recycled|organic|memory|merino|bone|vitamin|full|double|single|hand|air|non|no|moon|live|birth|ice|hot|cold|heat|peat|wood|rose|olive|gua|high|low|pain|shea|tea|aloe|sea|semi|hi)$/iu;

const bodyPart = /^(?:edge|nib|tip|bottom|top|neck|hem|leg|cage)s?$/iu;
const ofPart = (word = ''): boolean => bodyPart.test(word) || namesPart(word);

/** What says for whom, how many or in which form, and describes nothing. */
const noMotif =
  /^(?:women|men|kids|children|adults|aged?|ages|sizes?|for|and|with|set|pack|pair|trio|duo|job|lot|bundle|kit|girls?|boys?|months?|files?|downloads?|assortment|collection|bag|box|gauge|scale|height|length|width)$/u;

/** Whether a word may describe the thing: a small one, or one that the text writes small where the name has capitals. */
function describes(word: string, text: string): boolean {
  if (/^\p{Ll}{3,}$/u.test(word)) return true;
  return /^\p{Lu}\p{Ll}{2,}$/u.test(word) && text.includes(` ${word.toLowerCase()} `);
}

const figure = /^\d{1,4}(?:[.,]\d{1,2})?$/;
/** Measures by which things are told apart in a search. */
const unit =
  /^(?:tons?|tonnes?|quarts?|qt|gallons?|gal|cups?|pints?|lit(?:re|er)s?|l|ml|oz|inch(?:es)?|in|ft|foot|feet|m|cm|mm|w|watts?|v|volts?|amps?|lbs?|kg|g|gauge|mah|gb|tb|mhz|lumens?)$/iu;
const glued = /^\d{1,4}(?:[.,]\d{1,2})?(?:l|ml|oz|in|ft|m|cm|mm|w|v|lb|kg|g|mah|gb|tb)$/iu;
const holds =
  /^(?:pots?|jars?|tins?|bottles?|tubes?|spools?|rolls?|pouch|bags?|box|poles?|hoops?|rings?|plates?)$/iu;
/** One of them, where a noun goes on behind it: "inch" of inches. */
const oneOf: Readonly<Record<string, string>> = { inches: 'inch', feet: 'ft', foot: 'ft', lbs: 'lbs' };

/** "12 ton" of a "bottle jack 12 ton": the measure right behind the thing. */
function measureBehind([first = '', second = '', third = '']: readonly string[]): string {
  if (/^[x×]/iu.test(second) || /^[x×]/iu.test(third)) return '';
  // "Monstera plant 17cm pot": the measure of what it stands in.
  const measures = (word: string): boolean => word !== '' && (holds.test(word) || ofPart(word));
  if (glued.test(first)) return measures(second) ? '' : first.toLowerCase();
  if (!figure.test(first) || !unit.test(second) || measures(third)) return '';
  const named = second.toLowerCase();
  return `${first} ${oneOf[named] ?? singularOf(named)}`;
}

/** "Rust proof", "motion sensor", "long handled": neither word describes the thing without the other. */
const keptOff = /^(?:proof|resistant|repellent|safe|free|friendly|sensor|control|activated|handled)$/iu;

const noPart =
  /^(?:pieces?|packs?|pcs|sets?|pairs?|colou?rs?|sizes?|styles?|designs?|years?|months?|weeks?|days?|hours?|minutes?|people|persons?|players?|x|count|ct|metres?|meters?)$/iu;

/** "4 claw weed puller" of a "weed puller 4 claw", "stand up weed puller": how many of its parts it has, and how it is used. */
function partsCounted(behind: readonly string[], head: string): string[] {
  const at = behind.findIndex((word) => /^[2-9]$|^1[0-9]$/u.test(word));
  const part = at === -1 || at > 2 ? '' : (behind[at + 1] ?? '');
  const isPart = /^\p{Ll}{3,}$/u.test(part) && !unit.test(part) && !noPart.test(part) && !holds.test(part);
  return [
    ...(isPart ? [`${behind[at]!} ${singularOf(part)} ${head}`] : []),
    ...(/^stand$/iu.test(behind[0] ?? '') && behind[1] === 'up' ? [`stand up ${head}`] : []),
  ];
}

/** "Jar opener under cabinet": where it goes. */
const placeBehind = /^(?:under|over|behind)$/iu;

/**
 * What an English name sets behind its thing, as it is searched before it: "ceramic mug cat" is a "cat mug", "pressure cooker 8
 * quart" an "8 quart pressure cooker".
 * @param behind the words of the name behind the thing
 * @param head what the thing is called
 */
export function behindThing(behind: readonly string[], head: string, { product }: Brief): string[] {
  const text = ` ${product.description.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const described = behind
    .slice(0, 2)
    .filter(
      (word, index) =>
        describes(word, text) &&
        !sellingWords.has(stemOf(word)) &&
        !noMotif.test(word.toLowerCase()) &&
        // "Drill body only": without what belongs to it.
        !/^only$/iu.test(behind[index + 1] ?? '') &&
        // "Glove left hand": for which one it is.
        !(/^(?:left|right)$/u.test(word) && /^hand/iu.test(behind[index + 1] ?? '')) &&
        !(word.startsWith('hand') && /^(?:left|right)$/u.test(behind[index - 1] ?? '')) &&
        // "Shears wavy blade", "wheel flat bottom": how a part of it is.
        !ofPart(word) &&
        !ofPart(behind[index + 1]) &&
        // "3 burner" counts what the grill has.
        !/\d/.test(behind[index - 1] ?? '') &&
        // "Weed puller stand up" is no stand.
        !/^(?:up|on|in|off|out|down)$/u.test(behind[index + 1] ?? '') &&
        // "Shower caddy rust proof" is one against rust.
        !keptOff.test(behind[index + 1] ?? '') &&
        !keptOff.test(word) &&
        !placeBehind.test(word) &&
        !placeBehind.test(behind[index - 1] ?? '') &&
        // "Diffuser sea salt" is neither of the sea nor of salt.
        !halves.test(word) &&
        !halves.test(behind[index - 1] ?? ''),
    )
    .map((word) => `${singularOf(word.toLowerCase())} ${head}`);
  const measure = measureBehind(behind);
  const [place = '', where = ''] = behind;
  // "Rear derailleur medium cage": how a part of it is, as it is searched before the thing.
  const [how = '', part = ''] = behind;
  const ofOnePart = /^(?:short|medium|long|large|small)$/iu.test(how) && /^cage$/iu.test(part);
  const [from = '', off = ''] = behind;
  return [
    ...described,
    ...(keptOff.test(off) && /^\p{L}{3,}$/u.test(from) ? [`${from} ${off} ${head}`.toLowerCase()] : []),
    ...partsCounted(behind, head),
    ...(ofOnePart ? [`${how} ${part} ${head}`.toLowerCase()] : []),
    ...(measure === '' ? [] : [`${measure} ${head}`]),
    ...(placeBehind.test(place) && /^\p{L}{3,}$/u.test(where)
      ? [`${place} ${where} ${head}`.toLowerCase()]
      : []),
  ];
}
