import { bareLabel, policy, policySetApart, praiseHead, saysNothing } from './listing-headings.ts';
import { joinedLines } from './listing-joins.ts';
import { linesOfListing, type Line } from './listing-lines.ts';

/**
 * Sellers draw their listings with the keys that they have: rules of strokes and stars, headings in letters set apart, labels
 * with ":-" behind them, lists below a colon, lines broken where a box was full. Read as it stands, a rule is a fact, a heading a
 * feature, and a line ends where its sentence does not.
 */

/** "1-1.4 mm. approx.": the stop of a unit ends no sentence. */
const stoppedUnit =
  /(?<=\d\s?(?:mm|cm|in|ft|oz|lbs?|kg|g|ml|MM|CM|IN|FT|OZ|LBS?|KG|ML))\.(?=\s(?:(?:approx|each|x|by|per|net|gross|total)(?!\p{L})|(?:long|wide|high|tall|thick|deep)(?=$|[.,;)\n]| (?:and|x|by) )))/gu;
/** "Q'ty: 50 Pieces". */
const shortQuantity = /(?<!\p{L})(q)[’']ty(?!\p{L})/giu;
/** "No problem! (Do not swim with them.)": a whole sentence in brackets is one without them. */
const ownBrackets = /(?<=[.!?]\s)\((\p{Lu}[^()\n]{4,200})([.!?])\)(?=\s|$)/gu;
/** "(PFOA free!)": a cry ends no sentence inside of brackets. */
const criedInBrackets = /(?<=\([^()\n]{2,120})!+(?=\))/gu;
/** "… adapt to stress.*": the star that leads to a footnote. */
const footnoteMark = /(?<=\p{L}[.!)]?)\*{1,2}(?=[,;\s]|$)/gu;
/** "Heat: 🌶🌶🌶 (8/10)": the pictures show what the figure says. */
const shownFigure =
  /(?<=\p{L}:\s?)(?:\p{Extended_Pictographic}\uFE0F?\s?){1,10}\(?(\d+(?:\.\d)? ?\/ ?\d+)\)?/gu;
/** "…, I am always ready to help.))": smiles of who writes on a Russian keyboard. */
const bareSmile = /(?<=[.!?\p{L}])(?<!\([^()\n]{0,80})\){1,4}(?=\s|$)/gu;
const anyLayout =
  /\n|^\(|[.!?]\)|\)\)|q[’']ty|\d\s?(?:mm|cm|in|ft|oz|lbs?|kg|g|ml)\.\s|:\s?\p{Extended_Pictographic}|\p{L}[.!)]?\*/iu;

const policyLine =
  /^(?:shipping|delivery|postage|payments?) (?:and|&|\/) (?:returns?|exchanges?|refunds?|shipping|delivery)(?: policy)?\s?:\s/iu;

const choice =
  /^(?:[-•*]|\d{1,2}[.)])?\s*((?:choose|pick|select)\s(?:\p{L}+\s){0,3}(?:background|design|colou?r|style|motif|scent|font|finish|frame|fabric|thread|wood|metal|charm|stone|flavou?r)s?\s?[:–-]\s.+(?:,|\sor\s).+)$/iu;

const isPolicy = ({ text, isHead, isApart }: Line): boolean =>
  isHead && (isApart ? policySetApart : policy).test(text);

/** Whether a line heads one paragraph on the shop: "Postage and payment" in small letters behind a blank line, "WHAT PEOPLE SAY". */
function headsParagraph(lines: readonly Line[], at: number): boolean {
  const { text, isHead } = lines[at]!;
  if (praiseHead.test(text)) return true;
  const isSetOff = (lines[at - 1]?.text ?? '') === '' && (lines[at + 1]?.text ?? '') !== '';
  return text !== '' && !isHead && isSetOff && policy.test(text);
}

const whatOneGets = /^what you(?:[’']ll| will)? (?:get|receive)\s?:?$/iu;
const countedThing = /^(?:[-•*]\s*)?\d{1,2}\s?(?:x\s)?\p{Ll}{3}/u;

/** "WHAT YOU WILL RECEIVE" over "1 foam stairs", "1 cover": what lies in the box. */
function isOverCounted(lines: readonly Line[], at: number): boolean {
  return whatOneGets.test(lines[at]!.text) && countedThing.test(lines[at + 1]?.text ?? '');
}

/** The lines without parts on how the shop sends, takes back and is paid, and without headings that say nothing. */
function withoutParts(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  let isAside = false;
  let isParagraph = false;
  for (const [at, line] of lines.entries()) {
    // Such a heading takes no more than the lines up to the next blank one.
    if (isParagraph && (line.text === '' || line.isHead)) isParagraph = false;
    if (isParagraph) continue;
    if (headsParagraph(lines, at)) {
      isParagraph = true;
      isAside = false;
      continue;
    }
    if (isOverCounted(lines, at)) {
      isAside = false;
      kept.push({ ...line, text: 'In the box:' });
      continue;
    }
    if (line.isHead) {
      isAside = isPolicy(line);
      if (isAside || line.isApart || saysNothing.test(line.text)) continue;
    } else if (saysNothing.test(line.text)) {
      isAside = false;
      continue;
    }
    // "Shipping & Returns: Free over $75 …": a part of a shop's page in one line.
    if (policyLine.test(line.text)) continue;
    // "Material: jute" among the terms of the shop is told of the thing again.
    if (isAside && bareLabel.test(/^[^:]*(?=:\s)/u.exec(line.text)?.[0] ?? '')) isAside = false;
    if (!isAside) kept.push(line);
    // Of how one orders stays between what one chooses: "2. Choose background: midnight blue or blush".
    else if (choice.test(line.text)) kept.push({ ...line, text: line.text.replace(choice, '$1') });
  }
  return kept;
}

/** A seller's description as its lines are meant; what has no such layout is given back as it is. */
export function withoutLayout(given: string): string {
  if (!anyLayout.test(given)) return given;
  const text = given
    .replace(stoppedUnit, '')
    .replace(shortQuantity, '$1ty')
    .replace(shownFigure, '$1')
    .replace(criedInBrackets, '')
    .replace(footnoteMark, '')
    .replace(ownBrackets, '$1$2')
    .replace(bareSmile, '');
  if (!text.includes('\n')) return text;
  const plain = joinedLines(withoutParts(linesOfListing(text)))
    .join('\n')
    .replace(/(?<=[.!?])\s\p{Lu}(?=\n|$)/gu, '')
    // "Happy planning," over "Sophie": how a letter ends.
    .replace(/,\n{1,2}\p{Lu}\p{Ll}{1,14}$/u, '')
    // "won't split sorry x": a kiss ends it as well.
    .replace(/(?<=\p{Ll}[.!]?) x{1,3}$/u, '')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return plain === '' ? given : plain;
}
