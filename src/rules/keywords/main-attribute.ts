import { letterRuns } from '#rules/text/letters.ts';
import { isOneOfTwo, isSaidOfWhole, type SentenceContext } from './said-of-whole.ts';
import { isBeforePart, namesPart } from '#rules/ledger/part-nouns.ts';
import { stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

const stemsBetweenSpaces = (text: string): string => ` ${letterRuns(text).map(stemOf).join(' ')} `;

/** "mug made of …", "Brotdose aus …", "camiseta de …": up to one word, a joint, up to two words that are no joint. */
const saidAfter =
  /^(?: (?!in |of |from |de |du |aus |en |mit |with |con |avec )\S+){0,2}(?: (?:made|hecha|hecho|fabrique|fabriquee|knitted|sewn|woven))?(?: by hand)?(?: (?:in|of|from|de|aus|en|a la|au))(?:(?: a| an)?(?: single| one| solid| thick)? (?:piece|block|sheet|length|slab|board|plank|branch) of)?(?: (?!in |of |from |de |du |aus |en |mit |with |con |avec )\S+){0,2}(?: de)? $/u;

const sizedAfter = /^ size (?:uk |eu |us )?[\p{L}\d]{1,3} $/u;

/** "In an amber glass jar": the material is of what the thing comes in. Words in their comparison form. */
const vessel =
  /^(?: \S+)? (?:jar|tin|box|bag|bottle|pouch|vessel|container|tube|case|dose|glas|flasche|karton|schachtel|tarro|frasco|caja|bote|bolsa|botella|pot|boite|sachet|flacon|bocal)s? /u;

/** "Bougie en pot céramique", "vela en vaso de cristal", "Kerze im Glas aus": what it comes in, right before the stuff of that. */
const vesselBefore =
  / (?:en|dans|in|im|con|avec) (?:une? |una |einem |einer |un )?(?:pot|bocal|flacon|verre|boite|sachet|contenant|tarro|frasco|vaso|bote|lata|tarrina|caja|glas|becher|tiegel|dose|topf)s?(?: (?:de|en|aus|d))? $/u;

/** How a material is worked or how much of it: the clause "hand thrown stoneware" is said of the thing all the same. */
const worked = longPattern('iu')`
  ^\s*(?:(?:hand|wheel|machine|slip)[ -]?(?:thrown|made|cast|built|knitted|woven|spun|forged|turned|carved
      |blown|cut|stitched|dyed)|solid|pure|real|genuine|natural|soft|thick|heavy|brushed|polished|matte?
    |waxed|washed|knitted|woven|forged|turned|carved|recycled|organic|full[ -]grain|vegetable[ -]tanned
    |\d+ ?gsm)\s+
`;

/** "In recycled sterling silver", "carved by hand from a single piece of cherry": what stands behind is the thing's own stuff. */
const madeIn =
  /^\s*(?:(?:hand[- ])?(?:cast|carved|knitted|knit|crocheted|turned|made|woven|sewn|cut|forged|thrown|stitched|built|moulded|molded|crafted|set)\s(?:by hand\s|in \p{Lu}\p{Ll}+\s)?)?(?:in|from|of|out of)\s(?:(?:a single piece|one piece|offcuts) of\s)?(?:\d+\s?%\s)?/iu;

const thisOne = /^\s*(?:this|the) (?:pair|piece|one|set|item|example) (?:is|are|comes? in) /iu;

/** "This pair is aqua": said of the very piece that is sold. English. */
function saysOfThisOne(entry: string, value: string): boolean {
  const opening = thisOne.exec(entry)?.[0];
  return opening !== undefined && entry.startsWith(value, opening.length);
}

/** "Se vende una cafetera DeLonghi en color rojo": whatever stands between, the colour is that of the thing. Spanish. */
function isInColour(entry: string, value: string, heads: readonly (readonly string[])[]): boolean {
  const front = /^(?:se vende|vend[oe]|vendemos)\s(.*)\s(?:en|de) color\s$/iu.exec(
    entry.slice(0, entry.indexOf(value)),
  )?.[1];
  const stems = front === undefined ? '' : stemsBetweenSpaces(front);
  return heads.some(([head = '']) => head !== '' && stems.includes(` ${head} `));
}

/** Whether a run of words stands at the beginning of a text, or after one or two other words. Both are parted by spaces. */
function standsNear(text: string, run: string): boolean {
  for (let words = 0, at = 0; words <= 2 && at !== -1; words += 1, at = text.indexOf(' ', at + 1))
    if (text.startsWith(run, at)) return true;
  return false;
}

function isMadeIn(entry: string, wanted: string): boolean {
  const stuff = entry.replace(madeIn, '');
  return stuff.length < entry.length && (isAlone(stuff, wanted) || isBefore(stuff, wanted));
}

/** "Cotton at home in Cork", "oak with brass feet": the stuff, and how or where it was made. */
function isBefore(stuff: string, wanted: string): boolean {
  const end = stuff.search(/\s(?:at|by|here|with|and|in|for)\s/u);
  return end !== -1 && !isOneOfTwo(stuff.slice(end)) && isAlone(stuff.slice(0, end), wanted);
}

/** Whether a clause is nothing but the stuff, its share and how it is worked: "100% merino wool", "hand thrown stoneware". */
function isAlone(clause: string, wanted: string): boolean {
  const stuff = clause.replace(share, '');
  return stemsBetweenSpaces(stuff) === wanted || stemsBetweenSpaces(stuff.replace(worked, '')) === wanted;
}

/** "Tres colores de fondo: blanco, crema y gris". */
const colourOfPart = /(?:colou?rs?|colores?|couleurs?) (?:of|de|du|des) \p{L}+\s*$/iu;

/** "Acero inoxidable 18/8 de doble pared", "acier à double paroi" where a text begins: of which the thing is. Spanish and French. */
const opensWithStuff =
  /^(?:\s\d[\d/]{0,6})?\s(?:de (?:doble|simple|triple|alta)|doble|à (?:double|simple|triple)|double) \p{L}/iu;

const oneThing = /(?:^\s*|\sand )(?:an?|one|two|three|four|five|six) \p{Ll}{3,}/u;

const share = /^\s*\d+\s?%\s*/u;

/**
 * Whether a material or colour is said of the product and not of one of its parts ("silicone seal", "vaso de
 * vidrio"): before the head, after "head … made of", behind "the head is", or as an entry of its own between commas.
 * @param context what the quote is told in and behind, by which it is known whom "they are cotton" means
 */
export function isOfTheThing(
  value: string,
  quote: string,
  heads: readonly (readonly string[])[],
  context?: SentenceContext,
): boolean {
  const wanted = stemsBetweenSpaces(value);
  const pieces = quote.split(/([.;:!?\n(]+)/u);
  for (let piece = 0; piece < pieces.length; piece += 2) {
    const clause = pieces[piece]!;
    const [opening = '', ...others] = clause.split(',');
    // "Stainless steel pump (bronze)", "filling: polyester", "front and back D ring, steel": of the part before it.
    const isBehindPart =
      (/[(:]$/u.test(pieces[piece - 1] ?? '') &&
        (namesPart(pieces[piece - 2]!) || colourOfPart.test(pieces[piece - 2]!))) ||
      (others.length === 1 && namesPart(opening) && stemsBetweenSpaces(others[0]!) === wanted);
    if (isBehindPart) continue;
    const text = stemsBetweenSpaces(opening.includes('%') ? opening.replace(/\d+\s*%/gu, ' ') : opening);
    const at = text.indexOf(wanted);
    if (at !== -1) {
      if (text.endsWith(wanted) && isAlone(opening, wanted)) return true;
      if (
        at === 0 &&
        piece === 0 &&
        context?.before === '' &&
        opensWithStuff.test(opening.slice(value.length))
      )
        return true;
      if (isMadeIn(opening, wanted) || saysOfThisOne(opening, value) || isInColour(opening, value, heads))
        return true;
      if (context !== undefined && isSaidOfWhole(opening, value, heads, context)) return true;
      const after = text.slice(at + wanted.length - 1);
      const front = text.slice(0, at + 1);
      // "Steel toe work boots".
      const isOfPart = isBeforePart(
        opening.slice(opening.toLowerCase().indexOf(value.toLowerCase()) + value.length),
      );
      for (const head of heads) {
        const headRun = ` ${head.join(' ')} `;
        const headAt = front.lastIndexOf(headRun);
        if (standsNear(after, headRun) && (after.startsWith(headRun) || !isOfPart)) return true;
        const between = headAt === -1 ? '' : front.slice(headAt + headRun.length - 1);
        if (headAt !== -1 && !vessel.test(after) && !vesselBefore.test(between) && saidAfter.test(between))
          return true;
        if (headAt !== -1 && headAt + headRun.length === front.length && !isOfPart) return true;
        // "Jacket size L olive green".
        if (headAt !== -1 && sizedAfter.test(front.slice(headAt + headRun.length - 1))) return true;
      }
    }
    // "A pen, wax, tweezers and a tray": what lies in a box is no stuff of it.
    if (others.length > 1 && [opening, ...others].filter((entry) => oneThing.test(entry)).length > 1)
      continue;
    for (const entry of at === -1 || text === wanted ? [opening, ...others] : others) {
      const plain = stemsBetweenSpaces(
        entry.replace(/^\s*(?:farbe|couleur|color|colour|en)\s+|\s+(?:colou?r)\s*$/giu, ''),
      );
      if (plain === wanted || isMadeIn(entry, wanted)) return true;
    }
  }
  return stemsBetweenSpaces(quote) === wanted;
}
