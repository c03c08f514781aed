import { claimHits } from '#rules/ledger/claim-index.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { withBareArticle } from './bare-article.ts';
import { withArticle } from './english-words.ts';
import { isBarePair, isMaterial } from './noun-readings.ts';

/** "Balm with bladderwrack, shea butter and squalane": what it is mixed of, and nothing that it has one of. */
const isBlend = (front: string, rest: string): boolean =>
  /,| and /u.test(rest) &&
  !/\b(?:pump|brush|lid|cap|applicator|mirror|bottle|jar|tin|tube|wand|spatula|sponge|dropper|finish|scent|case|box|bag|pouch|handle)\b/iu.test(
    rest,
  ) &&
  typeHits(front, 'en').at(-1)?.category === 'beauty';

const stuffInIt =
  /\b(?:oils?|extracts?|acids?|vitamins?|butter|clay|squalane|ceramides?|collagen|glycerine?|aloe(?: vera)?|niacinamide|panthenol|retinol|peptides?|caffeine|menthol|shea|jojoba|beeswax)\b(?! (?:tabs?|sheets?|wipes?|pads?|sachets?))/iu;

/** "With jojoba oil, vitamin E and peppermint oil" of a lip oil: what is in it, where other things come with theirs. */
export function withPredicate(text: string, type: string, plural: boolean): string {
  if (isBlend(type, text) && stuffInIt.test(text))
    return `${plural ? 'contain' : 'contains'} ${text.replace(/^with\s/iu, '')}`;
  return `${plural ? 'come' : 'comes'} ${withBareArticle(text)}`;
}

const isFood = (front: string): boolean => typeHits(front, 'en').at(-1)?.category === 'food';

/** "KDF-55, calcium sulfite and activated carbon": a row that opens with the code of a stuff. */
const opensWithCode = /^(?=\S*[-\d])\p{Lu}{2,}[\p{Lu}\d-]*, /u;

/** "Chili crisp in oil": what food lies in is not what it is made of. */
const liquid = /^(?:oil|olive oil|brine|water|syrup|juice|vinegar|sauce|broth|honey|chocolate)\b/iu;

/**
 * The verb before "in …": a table in oak is made of it; a soy wax candle in amber glass comes in it, as a jumper does in
 * navy; what is sewn in Portugal is made in it.
 */
function inPlaceOrStuff(front: string, rest: string, plural: boolean): string {
  const comes = plural ? 'come in' : 'comes in';
  if (liquid.test(rest)) return comes;
  const are = plural ? 'are' : 'is';
  // "Lip stain in coral rosewood": what is eaten or put on the skin is made of no wood, and such a word is its shade.
  if (isFood(front) || typeHits(front, 'en').at(-1)?.category === 'beauty') return comes;
  // "In 18/10 stainless".
  if (/^\d+\s?%|^\d+\/\d+ \p{Ll}/u.test(rest)) return `${are} made of`;
  // "In 600D polyester", "in 3 mm steel".
  const bare = rest.replace(/^\d[\d.,]*\s?\p{L}{0,6}\s/u, '').split(/\s(?:with|and|for)\s|,/u)[0]!;
  if (/^\d/u.test(rest)) return isMaterial(bare) ? `${are} made of` : comes;
  if (/^(?:an?|the|one|two|three|four|\d+)\s/iu.test(rest)) return comes;
  if (!/^\p{Ll}/u.test(rest)) return `${are} made in`;
  // The stuff that is named before the thing is its own, and the one behind it that of its vessel.
  const isNamed = claimHits(front, 'en').some(({ payload }) => payload.kind === 'material');
  const stuff = rest.split(/\s(?:with|and|for)\s|,/u)[0]!;
  return isMaterial(stuff) && !isNamed ? `${are} made of` : comes;
}

/** "In amber jar", "in 1 kg bag": one of what it comes in. */
const inOneVessel =
  /^(?:\d[\d.,]* ?(?:kg|g|ml|cl|l|oz|lb) )?(?:(?!an? |the |one |its |our |my |your )\p{Ll}+ ){0,2}(?:jar|bag|tin|box|pouch|tube|bottle|tub|packet|sachet|tumbler|canister)$/u;

/**
 * What the words behind a noun and its joint say of it: "with a lid" → "has a lid", "in oak" → "is made of oak".
 * @returns null where no wording is safe
 */
export function predicateAfter(joint: string, rest: string, plural: boolean, front = ''): string | null {
  if (/\b(?:that|which|who)\b/iu.test(rest) && joint !== 'with') return null;
  switch (joint) {
    case 'with':
      if (isBarePair(rest)) return null;
      // "Chocolate with pistachio cream and nuts": food in food takes no article.
      return `${plural ? 'have' : 'has'} ${isFood(front) || isBlend(front, rest) || opensWithCode.test(rest) ? rest : withArticle(rest)}`;
    case 'in':
      return `${inPlaceOrStuff(front, rest, plural)} ${inOneVessel.test(rest) ? withArticle(rest) : rest}`;
    case 'for':
    case 'from':
      // "A tray for wet boots with a raised edge": the edge is the tray's.
      if (/\swith\s/iu.test(rest)) return null;
      // "Kneeling pad from EVA foam".
      if (joint === 'from' && isMaterial(rest)) return `${plural ? 'are' : 'is'} made from ${rest}`;
      return `${plural ? 'are' : 'is'} ${joint} ${rest}`;
    default:
      return `${plural ? 'are' : 'is'} ${joint} ${rest}`;
  }
}
