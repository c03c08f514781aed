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
    if (thing === '' || noThing.test(thing)) return name;
    const said = lowerStart(name).split(' ');
    return [...said.slice(0, -1), singularPhrase(lowerStart(thing)), said.at(-1)].join(' ');
  }
  const house = `${industry} ${businessName}`;
  if (!isOfVehicles) return rid(withWhole(name, house), house);
  if (twoWheels.test(house)) return name;
  if (partOfMany.test(name)) return `car ${lowerStart(name)}`;
  return workshop.test(house) ? mendedPart(name) : name;
}
