import { isKeyFigure } from '#rules/ledger/key-figure.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { stemOf } from '#rules/text/words.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import type { Attribute } from './attributes-english.ts';
import { ofWhole } from './english-part-wordings.ts';
import { clausesOf } from './said-of-all.ts';
import { freeOfStuff } from './no-names.ts';
import { isTraitAlone } from './own-traits.ts';
import type { Slot } from './slot.ts';

/** What a clause of its own says of the whole thing, as buyers type it before the thing. */
const statedAlone = new Set(
  `bladeless, cordless, tubeless, seamless, unscented, smokeless, brushless, backless, strapless, wired, stackable, nestable,
telescopic, retractable, collapsible, dimmable, hardwired, freestanding, free standing, countertop, blackout, thermal, padded, quilted,
hooded, ribbed, fleece lined, keto, decaf, halal, kosher, laminated, perforated, ruled, spiral bound, weighted, heated,
orthopedic, orthopaedic, ergonomic, bluetooth, non slip,
anti slip, quick dry, quick drying, fast drying, self adhesive, self watering, self cleaning, self sealing, self closing, self inflating,
heavy duty, double sided, dual sided, two sided, double wall, double walled, vacuum insulated, fine mesh, wide mouth, wide toe,
wide fit, wide brim, high waisted, slim fit, relaxed fit, long sleeve, long sleeved, short sleeve, short sleeved, slip on, open toe,
pull on, lace up, zip up, battery operated, battery powered, solar powered, usb rechargeable, usb c rechargeable, mains powered,
noise cancelling, noise canceling, hands free, wall mounted, under cabinet, under bed, under desk, over door, full length, king size,
travel size, extra long, extra large, extra wide, extra thick, spill proof, tamper proof, waterproof, shatterproof, splashproof, weatherproof, windproof, leakproof, leak proof, water resistant, electric, clear`.split(
    /,\s/u,
  ),
);
const opensStated = /^(?:fully|completely|very|100%) | (?:design|style|model|version)$/giu;

const onHeat = /\b(?:gas|induction|ceramic), electric\b|\belectric, (?:gas|induction|ceramic)\b/iu;

/** "Dinosaur print", "floral design": what it shows. */
const shows = /^(?:an? )?(\p{L}{3,}(?: \p{L}{3,})?) (?:prints?|motifs?|patterns?)$/iu;
const showsNothing =
  /^(?:all ?over|paw|foot|hand|finger|art|wall|lino|block|small|large|bold|fun|cute|bright|colou?rful|nice|lovely|pretty|same|matching|digital|screen|clear|large|fine|custom|own|paper|sewing|knitting|crochet|pdf)(?: |$)/iu;

/** Two sides without a unit, as those who sell liners, rugs and posters write them. */
const bareSides = /^\d{1,3}\s?[x×]\s?\d{1,3}$/iu;
const soldBySides =
  /(?:liner|curtain|rug|mat|poster|print|frame|canvas|blanket|throw|tablecloth|tarp|filter|pillow|cushion|cover|sheet|mattress|mirror|window|blind|vent|rack)s?$/iu;

/** "Warm white LED" of what gives light. */
const endsInLed = /^(?!no |not |for |fits )(?:[\p{L}\d-]+ ){0,3}LEDs?$/u;
const lit =
  /(?:lights?|lamps?|lanterns?|torch|flashlight|headlamp|candles?|mirror|sign|projector|floodlights?)$/iu;
const rating = /\s?\(?IPX?\d{1,2}\)?\s?/u;

const mostStated = 4;
/** A key figure with a longer unit than this is typed by nobody. */
const longestFigure = 14;

/**
 * What an English description says of the thing in clauses of their own ("bladeless", "fragrance free", "dinosaur print"), and
 * the figure that such things are chosen by ("1000 lumen").
 */
export function statedAttributes(
  texts: readonly { path: string; text: string }[],
  heads: readonly Slot[],
  type: string,
): Attribute[] {
  const found = new Map<string, Attribute>();
  const isBySides = heads.some(({ text }) => soldBySides.test(text));
  const add = (text: string, source: string, order: Attribute['order']): void => {
    if (found.size < mostStated && !found.has(text)) found.set(text, { text, source, order });
  };
  const isLit = heads.some(({ text }) => lit.test(text));
  for (const { text, source } of clausesOf(texts)) {
    if (source.endsWith('.name') || text.length > 40) continue;
    if (isLit && endsInLed.test(text)) add('led', source, 4);
    // "Reflective stitching" in a row of features makes a reflective harness.
    const whole = hasFigure(text) ? undefined : ofWhole.exec(text.toLowerCase())?.[1];
    if (whole !== undefined) add(whole.replaceAll('-', ' ').replace(/^anti/u, 'non'), source, 2);
    // "Waterproof IP65".
    const rated = text.replace(rating, '').trim().toLowerCase();
    if (rated.length < text.length && statedAlone.has(rated)) add(rated, source, 2);
    if (hasFigure(text)) {
      if (text.length <= longestFigure && isKeyFigure(text, type))
        add(
          text.toLowerCase().replace(/(?<=lumen|litre|liter|watt|quart|gallon|yard|pound)s$/u, ''),
          source,
          1,
        );
      else if (isBySides && bareSides.test(text)) add(text.toLowerCase(), source, 1);
      continue;
    }
    const said = text.toLowerCase().replaceAll('-', ' ').replace(opensStated, '');
    // "On gas, electric and induction stoves": what it works on.
    const isHeat = said === 'electric' && onHeat.test(texts.find(({ path }) => path === source)?.text ?? '');
    const isFree = said.endsWith(' free') && freeOfStuff.test(`${said} thing`) && said.split(' ').length < 4;
    if ((statedAlone.has(said) && !isHeat) || isFree || isTraitAlone(text)) add(said, source, 2);
    const shown = shows.exec(text)?.[1]?.toLowerCase();
    if (shown === undefined || showsNothing.test(shown)) continue;
    const stems = shown.split(' ').map(stemOf);
    if (!stems.some((stem) => materialStems.has(stem) || colourStems.has(stem))) add(shown, source, 5);
  }
  return [...found.values()];
}
