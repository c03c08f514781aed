import type { TypeHit } from './type-hits.ts';

/** What a seller says of a used thing's parts, where its name is a maker and a model. */
const part =
  /^(?:batter(?:y|ies)|chargers?|cases?|covers?|wheels?|box|manual|stand|straps?|bags?|lid|handles?|cables?|remote|screen|seat|tyres?|tires?|blades?|filters?|motor|bulbs?|plug|bin|doors?|drawers?|shel(?:f|ves)|keys?|pedals?|frame|saddle|lens|glass|hose|tank|cushions?|mattress|pump|speakers?|light|lights)$/iu;

/** "Battery replaced last year" of a "Nikon D3500" tells of a part; "Battery for Nikon D3500" of what is sold. */
export function tellsPart(text: string, { text: noun, end }: TypeHit): boolean {
  return part.test(noun) && !/^\s(?:for|to fit|suitable for|compatible with)\s/iu.test(text.slice(end));
}
