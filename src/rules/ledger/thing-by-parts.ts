import type { Brief } from '#rules/listing/listing.ts';
import { typeHits } from './type-hits.ts';

const cameraMakers =
  /^(?:canon|nikon|pentax|olympus|minolta|leica|zorki|zenit|praktica|yashica|contax|mamiya|rollei\p{L}*|hasselblad|konica|ricoh|chinon|fujica|fujifilm|sony|lumix|panasonic)\b/iu;
const cameraParts =
  /\b(?:shutter|light seals?|(?:light )?meter|viewfinder|rangefinder|leatherette|film (?:tested|advance|door|back|counter)|self[- ]timer|sensor|fungus|hot ?shoe|mirror)\b/giu;
const filmSigns = /\b(?:film|light seals?|35 ?mm film|120 film|rewind)\b/iu;
const noCamera =
  /\b(?:lens|flash|battery|charger|strap|case|bag|filter|adapter|manual|grip|mount|hood|cap)\b/iu;

const bikeParts =
  /\b(?:brake pads?|brakes|chain|mudguards?|saddle|pedals?|gears?|derailleurs?|handlebars?|tyres?|tires?|inner tubes?|frame|wheels?|hinge|forks?|cranks?|crankset|spokes?|groupset|cassette|bottom bracket)\b/giu;
const leastBikeParts = 4;

function partsIn(text: string, parts: RegExp): number {
  return new Set(text.toLowerCase().match(parts) ?? []).size;
}

/**
 * What is taken apart in an English text whose name is a maker and a model alone: shutter, meter and light seals are those of a
 * camera, saddle, chain, mudguards and brake pads those of a bike. Null where the name has its noun, or the parts are too few.
 */
export function thingByParts({ product: { name, description } }: Brief): string | null {
  const bare = name.replace(/\s(?:with|and|\+|&|plus)\s.*$/iu, '');
  if (!/\d/u.test(name) || typeHits(bare, 'en').length > 0) return null;
  if (cameraMakers.test(bare) && !noCamera.test(bare) && partsIn(description, cameraParts) > 1)
    return filmSigns.test(description) ? 'film camera' : 'camera';
  if (partsIn(description, bikeParts) < leastBikeParts) return null;
  return /^brompton\b/iu.test(name) ? 'folding bike' : 'bike';
}
