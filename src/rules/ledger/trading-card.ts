import type { Brief } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

const signs = longPattern('giu')`
  \b(?:pok[eé]mon|magic the gathering|mtg|yu-?gi-?oh|lorcana|one piece tcg|topps|panini|upper deck|bowman
    |fleer|donruss|rookie|holo(?:foil)?|reverse holo|foil|full art|special illustration|alt(?:ernate)? art
    |secret rare|ultra rare|illustration rare|first edition|1st edition|refractor|psa|bgs|cgc|graded
    |near mint|nm|lightly played|top ?loader|penny sleeve|straight from pack|(?:set|card) number
    |trading cards?|tcg|ccg)\b
`;
/** "199/165" of 165, "#57", "PSA 9", "1/99". */
const numbered = /(?:^|\s)(?:\d{1,3}\/\d{1,3}|#\d{1,4}|(?:PSA|BGS|CGC) \d{1,2})(?![\d/])/u;
const noCard =
  /\b(?:boxe?s?|boosters?|packs?|tins?|sleeves?|binders?|albums?|lot|bundle|(?<!upper )decks?|comics?|coins?|figures?|plush|posters?|prints?|shirts?|games?|frames?|holders?|cases?|displays?|cars?|lp|vinyl)\b/iu;

/** Whether an English brief tells one collectable card by its number and two signs: its name says only what it shows. */
export function isTradingCard({ product }: Brief): boolean {
  if (noCard.test(product.name) || !numbered.test(product.name)) return false;
  return new Set(`${product.name}. ${product.description}`.toLowerCase().match(signs) ?? []).size > 1;
}
