import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';
import { endsInDone } from './part-made-of.ts';

const has =
  /^(?:it|they)\s(?:also\s|both\s)?(?:has|have|features?|contains?|offers?|(?:is|are) (?:equipped|fitted) with|(?:is|are) made (?:to order |by hand )?(?:from|of|with)|(?:is|are) (?:filled|lined|insulated|finished|printed) (?:with|in|on))\s(.{8,200})$/iu;
/** "This kit has everything you need: printed cotton fabric, a bamboo hoop". */
const kitParts = /^[^:]{0,80}\b(?:kit|set|box|bundle)\b[^:]{0,80}:\s(.{8,200})$/iu;
const namedPart =
  /^The ((?:[\p{Ll}\d/-]+ ){1,3}\p{Ll}{3,}) (?:is|are|do|does|can|has|have|will|keeps?|folds?|lets?|opens?|makes?|stays?|holds?)\s/u;
/** Where a part ends and what it is for, or where it sits, begins. */
const behindPart = String.raw`(?=$| (?:made |cut |sewn )?(?:for|that|which|with|on|in|at|of|so|to|inside|from|where|along|around|under)\b)`;
const onePart = new RegExp(
  String.raw`^(?:an? |the |its own )?((?:two|three|four|five|six|\d+) )?((?:\p{Ll}[\p{Ll}-]{2,} ){1,2}\p{Ll}[\p{Ll}-]{2,})${behindPart}`,
  'u',
);
/** "380 ml cup", "1/2 inch chuck", "three-inch memory foam base", "M1 chip": a part with its figure or its code. */
const measuredPart = new RegExp(
  String.raw`^(?:an? |the |its own )?((?:\d[\d.,/]*(?:[ -]?(?:inch|in|mm|cm|m|ft|foot|ml|liter|litre|oz|ounce|quart|gallon|m?Ah|W|watt|V|volt|[GT]B|MP|Hz|lumen|piece|way|speed|layer|tier|lb|kg|g|K|k|kt|ct|karat))?|(?:two|three|four|five|six|seven|eight|ten|twelve)-(?:inch|foot|layer|way|tier|speed|piece|point|pocket)|\p{Lu}\p{Lu}?\d{1,4}) (?:\p{Ll}[\p{Ll}-]{2,} ){0,3}(?!made |cut |sewn )\p{Ll}[\p{Ll}-]{2,})${behindPart}`,
  'u',
);
const memory = /^(?:an? )?(\d+ ?[GT]B of (?:memory|RAM|storage))$/u;
const noPart = longPattern('u')`
  ^(?:never|not|no longer|been|to|main|whole|entire|other|same|similar|different|new|old|very|lots|plenty|enough|some|many|more|less|little|small|light|few|been|minor|slight|normal|usual|own|all|both
    |great|good|nice|two|three|four|five|six)\s
  |\b(?:pieces?|inside|outside|marks?|scratch(?:es)?|dents?|stains?|wear|scuffs?|cracks?|chips?|holes?|length|width|height|weight|capacity
    |life|range|warranty|guarantee|returns?|space|traces?|signs?|crystals?|hours?|minutes?|days?|weeks?|months?
    |years?)$
`;

/** "A reactive glaze, which means that the colors vary": what goes on in a clause names no part. */
const ownClause = /,? (?:which|so that|making|while|but|because|including)\s.*$/u;

/** What a part is of a thing that has it, where it names a stuff or a figure before it. */
function entryIn(entry: string): string {
  const known = memory.exec(entry)?.[1];
  if (known !== undefined) return known;
  const measured = measuredPart.exec(entry)?.[1] ?? '';
  if (measured !== '')
    return (noPart.test(measured) && !/^\p{Lu}/u.test(measured)) || /^\d+ \p{L}+$/u.test(measured)
      ? ''
      : measured;
  const match = onePart.exec(entry);
  const value = match?.[2] ?? '';
  if (match === null || match[1] !== undefined || noPart.test(value)) return '';
  return /\s(?:split|cut|sewn|held|built|put)$/u.test(value) ||
    endsInDone(value, entry.slice(match[0].length))
    ? ''
    : value;
}

/** The parts that an English sentence counts up: "It has a padded sleeve for laptops, a 380 ml cup and a hidden pocket". */
export function hadThings(text: string): { kind: 'feature'; value: string; start: number }[] {
  // "The 3/4 inch brass fittings do not rust": a part with what it is made of.
  const named = text.startsWith('The ') ? (namedPart.exec(text)?.[1] ?? '') : '';
  const made =
    named === '' ? undefined : claimHits(named, 'en').find(({ payload }) => payload.kind === 'material');
  if (made !== undefined && made.end < named.length) return [{ kind: 'feature', value: named, start: 4 }];
  const list = has.exec(text)?.[1] ?? (text.includes(':') ? kitParts.exec(text)?.[1] : undefined);
  if (list === undefined) return [];
  // "Both fine and medium teeth" are one entry.
  const entries = list.replace(ownClause, '').split(/,\s(?:and\s)?|(?<!\bboth \p{L}+)\sand\s/u);
  return entries.flatMap((given, at) => {
    const entry = given.replace(/^(?:has|have|features?|includes?|offers?) /u, '');
    // "8-inch and 10-inch fry pans": half of what is counted.
    const value = /^\d\S*$/u.test(entries[at - 1] ?? '') ? '' : entryIn(entry);
    // "Made of solid oak" names a stuff, which is found as one.
    const isStuff = claimHits(value, 'en').some(
      ({ payload, end }) => payload.kind === 'material' && end === value.length,
    );
    return value === '' || isStuff ? [] : [{ kind: 'feature' as const, value, start: text.indexOf(value) }];
  });
}
