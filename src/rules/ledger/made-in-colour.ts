import type { Detail } from './details.ts';

/** What may stand between "in" and a colour. */
export const beforeColour =
  '(?:(?:a|an) )?(?:(?:light|dark|deep|pale|soft|warm|rich|bright|dusty|muted|natural|classic|faded) )?';
const sewn = 'sewn|cut|knit|knitted|crocheted|woven|handwoven|handknitted|stitched|tailored|felted|quilted';
const thing = String.raw`^((?:[\p{L}\d'’-]+ ){0,6}?)(?:(?:is|are|was|were) )?(?:hand[- ]?|machine[- ]?)?`;
const ofStuff = String.raw` (?:by hand |entirely |wholly )?(?:from|of|with|out of) (?:[\p{L}\d%-]+ ){1,5}in ${beforeColour}`;

/** "Apron sewn from washed linen in", "it is knitted from merino in a soft": what comes next is the colour of what is made. */
const madeIn = new RegExp(`${thing}(?:made|crafted|${sewn})${ofStuff}$`, 'u');

const itself = /^(?:it|they|this|these|each|all|every one)?$/iu;
/** What may follow one colour; a comma, "or" and another colour would make a row of it. */
export const goesOnBehindColour =
  /^(?: colou?r)?(?:$|[.;:]|,? (?:with|and (?:has|have|is|are|it|they|comes?|fits?|lined|finished))\s)/u;

/** Whether a clause tells the one colour in which something is made. @param isThing of the last word before the verb */
export function isColourOfMade(colour: string, text: string, isThing: (noun: string) => boolean): boolean {
  const at = text.indexOf(colour);
  const made = at < 1 ? null : madeIn.exec(text.slice(0, at));
  if (made === null || !goesOnBehindColour.test(text.slice(at + colour.length))) return false;
  const subject = made[1]!.trim();
  return itself.test(subject) || isThing(subject.split(' ').at(-1)!);
}

/** Plants, stones and dishes that are a colour where a cloth is told by them. */
const shades =
  'olive|rust|sage|mustard|moss|stone|sand|slate|oatmeal|plum|mint|peach|lavender|rose|blush|clay|forest|berry|caramel|mocha|heather|ecru';
const sewnInShade = new RegExp(`${thing}(?:${sewn})${ofStuff}(?<shade>${shades})(?!\\p{L})`, 'u');
const cloth =
  'linen|cotton|wool|merino|cashmere|silk|velvet|canvas|corduroy|tweed|denim|flannel|jersey|hemp|felt|leather|suede';
/** "Made from linen in a dark olive colour": of a cloth, since an oak tray told by stone or olive would be of that. */
const madeInShade = new RegExp(
  `${thing}(?:made|crafted) (?:from|of|out of) (?:[\\p{L}\\d%-]+ ){0,4}(?:${cloth}) in ${beforeColour}(?<shade>${shades})(?= colou?r(?!\\p{L}))`,
  'u',
);

/** "Sewn from washed linen in olive": the one shade of something sewn or knitted, which elsewhere is no colour. English. */
export function shadeOfCloth(text: string): Detail[] {
  const told = text.includes(' in ') ? (sewnInShade.exec(text) ?? madeInShade.exec(text)) : null;
  const value = told?.groups?.['shade'];
  if (told === null || value === undefined) return [];
  const end = told[0].length;
  return goesOnBehindColour.test(text.slice(end))
    ? [{ kind: 'colour', value, start: end - value.length }]
    : [];
}
