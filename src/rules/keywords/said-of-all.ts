import { hasFigure } from '#rules/text/letters.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import type { Attribute } from './attributes-english.ts';
import type { Slot } from './slot.ts';
import { shades } from '#rules/ledger/details.ts';
import { withoutShortStops } from '#rules/ledger/shortened-words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

interface Text {
  path: string;
  text: string;
}

const methods = longPattern('giu')`
  (?<![\p{L}-])((?:hand|laser|wheel|screen|block|machine|cross|needle|cold)[ -](?:knitted|knit|poured|sewn
      |stitched|painted|carved|thrown|dyed|woven|printed|engraved|embroidered|forged|turned|cut|cast|felted
      |stamped|blown|crafted|tied|rolled|dipped|etched|bound|pressed|finished|drawn|lettered))(?![\p{L}-])
`;
/** A clause that says nothing but what the whole thing stands. */
const stands =
  /^(?:it is |it['’]s |is |are |they are |fully |top[- ]rack )?((?:dishwasher|microwave|oven|freezer)[- ]safe|(?:machine|hand)[- ]washable|water[- ]resistant|heat[- ]resistant|non[- ]stick)$/iu;
const denied = /\b(?:no|not|never|without|non)\b/iu;
const mostFound = 5;

/** Clauses of English texts with the field they stand in. */
export function clausesOf(texts: readonly Text[]): Slot[] {
  return texts.flatMap(({ path, text }) =>
    withoutShortStops(text)
      .split(/[.,;:!?()\n]+(?!\d)|\s[–—-]\s/u)
      .flatMap((clause) => {
        const plain = clause.trim();
        return plain === '' ? [] : [{ text: plain, source: path }];
      }),
  );
}

/** Whether what follows in the clause names no part: the thing itself, a joint, or nothing. */
function isOfThing(rest: string, lasts: ReadonlySet<string | undefined>): boolean {
  const [next = '', second = ''] = piecesOf(rest.trim());
  return (
    next === '' ||
    /^(?:in|from|by|with|and|at|to|on|using|onto|around)$/iu.test(next) ||
    lasts.has(stemOf(next)) ||
    lasts.has(stemOf(second))
  );
}

/**
 * What else stands before the thing as buyers type it: ways of making in two words ("hand knitted"), what the
 * whole thing stands ("dishwasher safe"), and the rest of a compound without its material or colour ("silver moon
 * necklace" → "moon"). Each is the seller's own and said of the thing, not of a part.
 */
export function saidOfAll(
  texts: readonly Text[],
  heads: readonly Slot[],
  known: readonly Attribute[],
  ledger: Ledger,
): Attribute[] {
  const lasts = new Set(heads.map((head) => stemOf(head.text.split(/[\s-]+/u).at(-1) ?? '')));
  const found = new Map<string, Attribute>();
  const taken = new Set(known.map(({ text }) => text.replaceAll('-', ' ')));
  const add = (text: string, source: string, order: Attribute['order']): void => {
    const plain = text.toLowerCase().replaceAll('-', ' ');
    if (found.size < mostFound && !taken.has(plain) && !found.has(plain))
      found.set(plain, { text: plain, source, order });
  };
  for (const { text, source } of clausesOf(texts)) {
    const whole = stands.exec(text)?.[1];
    if (whole !== undefined) add(whole, source, 2);
    for (const match of matchesOf(methods, text)) {
      const rest = text.slice(match.index + match[0].length);
      if (!denied.test(text.slice(0, match.index)) && isOfThing(rest, lasts)) add(match[0], source, 2);
    }
  }
  // "Soy wax" makes the soy of "lavender soy candle" a material too.
  const own = new Set([
    ...ledger.facts.filter(({ kind }) => kind === 'material').flatMap(({ value }) => stemsOf(value)),
    // Of soy a candle can only be made.
    ...(lasts.has('candle') ? ['soy'] : []),
  ]);
  const colours = new Set(
    ledger.facts.filter(({ kind }) => kind === 'colour').map(({ value }) => value.toLowerCase()),
  );
  for (const { text, source } of known) {
    const rest = withoutMaterials(text, own, colours);
    if (rest !== '') add(rest, source, 5);
  }
  return [...found.values()];
}

/** What remains of modifiers without materials and colours; empty when the rest leans on what is gone ("cast iron"). */
function withoutMaterials(modifiers: string, own: ReadonlySet<string>, colours: ReadonlySet<string>): string {
  // "Forest green" and "bottle green" are one colour each, whatever their first word is elsewhere.
  const words = modifiers.split(' ');
  if (words.length > 1 && colourStems.has(stemOf(words.at(-1)!)) && colours.has(modifiers)) return '';
  const rest = words.filter((word) => {
    const stem = stemOf(word);
    return !materialStems.has(stem) && !colourStems.has(stem) && !own.has(stem);
  });
  if (rest.length === words.length || rest.length === 0 || rest.length > 2) return '';
  // "Moss green" without its green is moss.
  return rest.some((word) => leans.test(word) || shades.has(word)) ? '' : rest.join(' ');
}

const leans = longPattern('u')`
  (?:ed|ing|ly|less|free|ish|like|look|tone|effect|style)$|^(?:stainless|cast|carbon|sterling|solid|faux
    |recycled|organic|memory|merino|bone|vegan|genuine|real|natural|raw|crushed|tempered|borosilicate|rose|light
    |dark|pale|deep|bright|matte?|glossy|pure|bound|cut|of|and|hand|non|full|grain|top|wash|mix|blend|look
    |high|low|\d.*)$
`;

const measure = String.raw`\d{1,3}(?:(?:\s\d{3})+|[\d.,]*)\s?(?:ml|l|liters?|litres?|oz|g|kg|lbs?|inch|inches|in|ft|cm|mm|quart|qt)`;
const onlySize = new RegExp(
  String.raw`^(?:(?:DIN )?A[0-6]|${measure}|\d[\d.,]*\s?[x×]\s?\d[\d.,]*\s?(?:cm|mm|in|inch|inches|ft))$`,
  'iu',
);
const sizeBefore = new RegExp(String.raw`(?<![\d.,/]|\d\s)(${measure})\s(\p{L}+)(?:\s(\p{L}+))?`, 'giu');
const onlyWeight = /\d\s?(?:g|kg|lbs?)$/iu;
const mostSizes = 2;
const onlyLength = /^\d[\d.,]*[\s-]?(?:cm|mm|m|in|inch(?:es)?|ft|feet)$/iu;
/** Things that people look for by how long or wide they are; a "17 cm roller" is nobody's search. */
const bySize = longPattern('iu')`
  (?:rug|carpet|curtain|blind|mirror|table|desk|shelf|shelve|mat|mattress|bed|cushion|pillow|blanket|throw
    |towel|napkin|tablecloth|runner|print|poster|frame|canvas|tv|monitor|screen|pan|skillet|wok|bowl|plate
    |vase|planter|basket|shade|light|lamp|rope|cord|cable|hose|strip|chain|necklace|bracelet|wig|extension
    |strap|belt|ribbon|tape|fabric|bike|tarp|pool|trampoline|balloon|wreath|tree|doll|candle|zipper|ruler
    |knife|needle|tile|pipe|rod|pole|net|sign|clock|globe|figure|plush|bear)s?$
`;

/**
 * Measures that are said of the thing: alone between marks, or right before its name. As the seller spells them.
 * @param isWeighed whether such things are sold by their weight, as food is
 */
export function ownSizes(texts: readonly Text[], heads: readonly Slot[], isWeighed: boolean): Slot[] {
  const lasts = new Set(heads.map((head) => stemOf(head.text.split(/[\s-]+/u).at(-1) ?? '')));
  const isMeasured = heads.some(({ text }) => bySize.test(text));
  const found = new Map<string, Slot>();
  const add = (text: string, source: string): void => {
    if (found.size < mostSizes && text.length <= 12) found.set(text.toLowerCase(), { text, source });
  };
  for (const { text, source } of clausesOf(texts)) {
    if (!hasFigure(text)) continue;
    // Nobody types a "340 g bottle", but a "250 g coffee".
    if (
      onlySize.test(text) &&
      (source.endsWith('.name') ||
        ((isWeighed || !onlyWeight.test(text)) && (!onlyLength.test(text) || isMeasured)))
    )
      add(text, source);
    for (const match of matchesOf(sizeBefore, text)) {
      // "Ojales de 4 cm por cortina": of what each of them has.
      if (/^(?:por|par|per|pro|je)$/iu.test(match[2] ?? '')) continue;
      if (lasts.has(stemOf(match[2] ?? '')) || lasts.has(stemOf(match[3] ?? ''))) add(match[1] ?? '', source);
    }
  }
  return [...found.values()];
}
