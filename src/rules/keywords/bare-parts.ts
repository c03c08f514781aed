import { namesPart } from '#rules/ledger/part-nouns.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import type { Search } from './search.ts';

/** Fields in which the seller writes what is searched. */
const sellersRows: ReadonlySet<string> = new Set(['targetKeywords', 'shopifyTags', 'tiktokHashtags']);

/** What things have, hang on or come in, beside the parts that the ledger knows. */
const alsoPart = longPattern('iu')`
  (?:^|\s)(?:snaps?|backs?|threads?|tabs?|loops?|inserts?|wings?|closures?|rims?|bases?|cores?|reeds?|vials?
    |bottles?|jars?|tins?|tubes?|box(?:es)?|envelopes?|sleeves?|bag|sack|globes?|spools?|heads?|pages?|edges?
    |hems?|corners?|sides?|ends?|tips?|tops?|bottoms?|fronts?|holes?|slots?|rings?|wires?|posts?|hooks?|bars?
    |rods?|panels?|plates?|pads?|feet|legs?|arms?|rails?|stands?|mounts?|plugs?|sockets?|switch(?:es)?
    |buttons?|keys?|dials?|triggers?|latch(?:es)?|locks?|shells?|frames?|covers?|cases?|coats?|coatings?
    |finish(?:es)?|glazes?|paints?|stitch(?:es|ing)?|seams?|bindings?|borders?|prints?|patterns?|shapes?|styles?
    |methods?|lines?|marks?|stripes?|drum|spare|spacers?|core|resin|pectin|yarn|cloth|thread|cord|foil|leaf|oil|wax
    |butter|milk|clay|powder|extract|juice|salt|sugar|flour)$
`;

const joint = / (?:with|for|in|without) /u;
const holdsThings =
  /(?:^|\s)(?:packs?|sets?|kits?|bundles?|lots?|collections?|box|hamper|basket|supplies|charms?|ephemera)$/u;
const behindThing = /,|\s(?:with|and|&|\+|plus|incl\.?|including|w\/)\s/iu;

/**
 * Tells the phrases of English goods that name a part or a stuff of the thing and not the thing: "brass snap" of a wallet,
 * "glass bottle" of an ink, "organic cotton" of wraps. Who types them looks for another thing. Tags by which a shop is filtered
 * may name a stuff.
 */
export function bareParts({ brief, slots, platform }: Search): (candidate: Candidate) => boolean {
  // What the name tells behind a joint or a comma comes with the thing.
  const name = brief.product.name.split(behindThing)[0]!;
  // The stuff that its name tells makes no thing of another's stuff: "ring-spun cotton" of cotton towels.
  const own = new Set(
    [
      ...stemsOf(name),
      ...[...slots.heads, ...slots.synonyms, ...slots.categories].flatMap(({ text }) => stemsOf(text)),
    ].filter((stem) => !materialStems.has(stem)),
  );
  const heads = new Set(
    [...slots.heads, ...slots.synonyms, ...slots.categories].map(({ text }) => stemsOf(text).at(-1)),
  );
  // What a pack or kit holds is what is sold.
  const isMany = slots.heads.some(({ text }) => holdsThings.test(text));
  const { tags } = platform.fields;
  const isFilter = tags?.kind === 'list' && tags.filling === 'filters';
  return ({ phrase, source }) => {
    if (sellersRows.has(source) || !phrase.includes(' ') || joint.test(phrase)) return false;
    const stems = stemsOf(phrase);
    if (heads.has(stems.at(-1))) return false;
    const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
    if (isFilter && !/^\d/u.test(phrase)) return false;
    if (materialStems.has(stemOf(last)) && stems.every((stem) => !heads.has(stem))) return true;
    // "Roller head" of an ice roller is none either.
    if (isMany || own.has(stems.at(-1)!)) return false;
    return namesPart(phrase) || alsoPart.test(phrase);
  };
}
