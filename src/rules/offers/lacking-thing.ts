import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { lowerStart } from '#rules/text/lower-start.ts';
import { mendedPart, rid, withWhole } from './parts-of-things.ts';

/** What is done to anything, perhaps with how often: "yearly inspections". */
const deedAlone =
  /^(?:(?:yearly|annual|regular|routine|seasonal|preventive|emergency|new|full|free|same[- ]day) )?(?:inspections?|repairs?|maintenance|installations?|installs?|cleaning|replacements?|tune-?ups?|servicing|service calls?)$/iu;
/** An industry that names the thing and that something is done to it: "chimney services", "HVAC contractor". */
const doneToThing =
  /^(\p{L}{3,}(?: \p{L}{3,})?) (?:services?|repairs?|contractors?|compan(?:y|ies)|specialists?|maintenance|installation|installers?|service and repair)$/iu;
/** No things: nobody types "home inspections" for a cleaner's, or "professional repairs". */
const noThing =
  /^(?:home|house|general|local|mobile|professional|business|commercial|residential|industrial|technical|emergency|it|field|building|property|maintenance|repair|cleaning|handyman|moving|personal)(?!\p{L})/iu;

/** How long, for whom or how well, before what a house does with its one thing: "long term hire", "advanced courses". */
const heldOrTaught =
  /^(?:(?:long|short)[- ]term|weekly|monthly|weekend|day|advanced|beginners?|intermediate|intensive|refresher|private|group|evening|holiday|adult|corporate|emergency|mobile|sample|air) (testing|sampling|monitoring|hire|rentals?|courses?|class(?:es)?|lessons?|tuition|cleaning|repairs?|servicing|tuning)$/iu;
/** What of them each kind of house does: it hires out a thing, or teaches it. */
const houses: readonly (readonly [RegExp, RegExp])[] = [
  [/^(\p{L}{3,}(?: \p{L}{3,})?) (?:hire|rentals?)$/iu, /^(?:hire|rentals?)$/iu],
  [
    /^(\p{L}{3,}(?: \p{L}{3,})?) (?:schools?|academy|lessons|classes|courses|tuition|training)$/iu,
    /^(?:courses?|class(?:es)?|lessons?|tuition)$/iu,
  ],
  [
    /^(\p{L}{4,}) (?:surveys?|testing|removals?|inspections?|consultants?)(?: (?:and|&) .+)?$/iu,
    /^(?:testing|sampling|monitoring)$/iu,
  ],
];
/** A school of many things names none. */
const ofMany =
  /^(?:language|music|night|primary|private|adult|evening|cookery|cooking|art|craft|training|vocational|online|summer)$/iu;
/** Goods that a house is known by: "headstones and memorials". */
const goodsOf = /^(\p{L}{4,}s)(?: (?:and|&) \p{L}+)?$/iu;

/** "Long term horsebox hire" of a horsebox rental, "headstone cleaning" of who sells headstones; the name itself where that says nothing. */
function withThingOfHouse(name: string, industry: string): string {
  const words = lowerStart(name).split(' ');
  const deed = heldOrTaught.exec(name)?.[1] ?? '';
  for (const [house, done] of deed === '' ? [] : houses) {
    const thing = house.exec(industry)?.[1]?.toLowerCase() ?? '';
    if (thing !== '' && done.test(deed) && !ofMany.test(thing) && !noThing.test(thing))
      return /^(?:sample|air) /u.test(lowerStart(name))
        ? `${thing} ${lowerStart(name)}`
        : [...words.slice(0, -1), singularPhrase(thing), words.at(-1)].join(' ');
  }
  const goods = /^(?:cleaning|repairs?|restoration|engraving|servicing|sharpening)$/iu.test(name)
    ? goodsOf.exec(industry)?.[1]
    : undefined;
  return goods === undefined || noThing.test(goods) || /(?:ings|services)$/iu.test(goods)
    ? name
    : `${singularPhrase(goods.toLowerCase())} ${lowerStart(name)}`;
}

/** Parts that other things have as well. */
const partOfMany = /^(?:batter(?:y|ies)|keys?|windows?|locks?|lights?|bulbs?)$/iu;
const twoWheels = /bik(?:es?|ing)(?!\p{L})|\bcycl|bicycl/iu;
const workshop = /\b(?:repairs?|mechanics?|garages?|workshops?|service cent(?:re|er)s?)\b/iu;

interface House {
  /** As the form says it. */
  industry: string;
  businessName: string;
  /** It sells or mends vehicles. */
  isOfVehicles: boolean;
}

/**
 * A service with the thing that its own name takes for granted, as nobody types it without: "yearly chimney inspections" of
 * chimney services, "brake repair" of a mechanic's "brakes". English; other names stay.
 */
export function withThing(name: string, { industry, businessName, isOfVehicles }: House): string {
  if (deedAlone.test(name)) {
    const thing = doneToThing.exec(industry)?.[1] ?? '';
    if (thing === '' || noThing.test(thing)) return withThingOfHouse(name, industry);
    const said = lowerStart(name).split(' ');
    return [...said.slice(0, -1), singularPhrase(lowerStart(thing)), said.at(-1)].join(' ');
  }
  const whole = withThingOfHouse(name, industry);
  if (whole !== name) return whole;
  const house = `${industry} ${businessName}`;
  if (!isOfVehicles) return rid(withWhole(name, house), house);
  if (twoWheels.test(house)) return name;
  if (partOfMany.test(name)) return `car ${lowerStart(name)}`;
  return workshop.test(house) ? mendedPart(name) : name;
}
