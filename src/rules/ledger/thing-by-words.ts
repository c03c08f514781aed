import type { Brief } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { typeHits } from './type-hits.ts';

/** Words of those who fish with lures. */
const lureSigns =
  /\b(?:bass|snakeheads?|pike|muskie|walleye|trout|perch|topwater|top[- ]water|crankbait|jig|fish(?:ing)?|anglers?|lures?|baits?|lily pads|weedless|treble hooks?)\b/giu;
const isAnglersOther =
  /\b(?:rods?|reels?|line|nets?|hooks?|box|bag|vest|hat|cap|shirt|tee|boat|kayak|print|poster|mug|sticker|toy|book|guitar|amp|speaker|tackle|lures?|baits?|tank|aquarium)\b/iu;
const fewestLureSigns = 3;

/** "Meadow Mouse" for bass and snakeheads: a lure by three words of its trade where its name is only what it looks like. */
function isLure({ product }: Brief): boolean {
  if (isAnglersOther.test(product.name)) return false;
  const text = `${product.description} ${product.category}`.toLowerCase();
  return new Set(text.match(lureSigns) ?? []).size >= fewestLureSigns;
}

/** "Our chambray button down is perfect for travel": a shirt by its front, where nothing else is said to be one. */
const buttonDown = longPattern('iu')`
  (?<!\p{L})button[- ]?(?:down|up)s?(?=\s*(?:[.,;:!(–—]|$)|\s(?:is|are|has|with|in|for|that|made|features|featuring|from)\s)
`;
const otherGarment =
  /\b(?:dress|skirt|cardigan|coat|jacket|vest|blouse|pyjamas?|pajamas?|jeans|trousers|romper|onesie|sofa|chair|headboard|cushion|pillow|duvet|collar)s?\b/iu;

function isButtonDown({ product }: Brief): boolean {
  const text = `${product.name}. ${product.description}`;
  return buttonDown.test(text) && !otherGarment.test(text) && typeHits(product.name, 'en').length === 0;
}

/** "AC Lowen away jersey 2025": worn for a team, whatever it is knitted of. */
const teamJersey =
  /(?<!\p{L})(?:home|away|third|team|club|football|soccer|basketball|hockey|baseball|rugby|cycling|match|training|goalkeeper) jersey(?!\p{L})/iu;

/** "Double breasted navy wool fabric" on the shelf "Suit": of what the suit is, and no cloth by the yard. */
function wornOfShelf({ product }: Brief): string | null {
  if (
    !/\sfabric(?!\p{L})/iu.test(product.name) ||
    /\b(?:yards?|met(?:re|er)s?|fat quarters?|bolt|swatch)\b/iu.test(product.description)
  )
    return null;
  const [hit, ...others] = typeHits(product.category, 'en');
  return hit?.category === 'apparel' &&
    others.length === 0 &&
    hit.text.length === product.category.trim().length
    ? hit.text.toLowerCase()
    : null;
}

/** "Peanut butter & yoghurt woof dognuts": with two flavours before a word of the shop's own, which is what is sold. */
const flavourPair =
  /^(?:(?:peanut|almond|cashew|apple) butter|honey|yogh?urt|chocolate|maple syrup|jam|cheese|bacon) (?:&|and) \p{L}+ (?:\p{L}+ ){0,3}\p{L}{3,}s$/iu;

function flavouredThing({ product: { name } }: Brief): string | null {
  if (!flavourPair.test(name) || typeHits(name, 'en').at(-1)?.end === name.length) return null;
  return name.slice(name.lastIndexOf(' ') + 1).toLowerCase();
}

/** What an English thing is by the words of its trade, where its own name has no noun for it; null where nothing tells. */
export function thingByWords(brief: Brief): string | null {
  const { name, description } = brief.product;
  if (/jersey/iu.test(name) && teamJersey.test(name)) return 'jersey';
  const worn = wornOfShelf(brief);
  if (worn !== null) return worn;
  const flavoured = flavouredThing(brief);
  if (flavoured !== null) return flavoured;
  if (/button/iu.test(description) && isButtonDown(brief)) return 'shirt';
  return /fish|bass|lure/iu.test(description) && isLure(brief) ? 'fishing lure' : null;
}
