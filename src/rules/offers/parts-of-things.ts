import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { lowerStart } from '#rules/text/lower-start.ts';

/** Parts of a vehicle or a device that are put in new: "clutch replacement". */
const partReplaced =
  /^(?:brake pads|batter(?:y|ies)|clutch(?:es)?|ty[ir]es|timing belts?|cambelts?|windscreens?|windshields?|alternators?|starter motors?|screens|boilers?)$/iu;
/** Parts that a workshop mends: "brake repair". */
const partRepaired =
  /^(?:brakes?|starters?|radiators?|suspensions?|exhausts?|transmissions?|gearboxes|gearbox|engines?|steering|air con(?:ditioning)?|a\/c|ac|mufflers?|catalytic converters?|power windows?|torque converters?|mechatronics?|dpfs?|turbos?|turbochargers?|injectors?|differentials?|fuel pumps?|water pumps?|head gaskets?)$/iu;

/** "Clutch replacement" and "brake repair" of a workshop's "clutches, brakes": nobody is there for a clutch to take home. */
export function mendedPart(name: string): string {
  if (partReplaced.test(name)) return `${singularPhrase(lowerStart(name))} replacement`;
  return partRepaired.test(name) ? `${singularPhrase(lowerStart(name))} repair` : name;
}

interface Whole {
  /** Industries or firms that are there for the thing. */
  trade: RegExp;
  /** What its parts are called after. */
  thing: string;
  parts: RegExp;
  /** What is done to a part that is named alone; none where it is sold as well. */
  deed: string;
}

/** Things with parts that other things have, too: "cap replacement" of a chimney sweep is searched as one of chimneys. */
const wholes: readonly Whole[] = [
  {
    trade: /\bchimneys?\b/iu,
    thing: 'chimney',
    parts:
      /^(?:caps?|liners?|lining|cowls?|pots?|crowns?|flashing|dampers?|smoke tests?|cctv surveys?|camera surveys?|bird nests?)(?!\p{L})/iu,
    deed: '',
  },
  {
    trade: /\bdrain(?:s|age)?\b/iu,
    thing: 'drain',
    parts:
      /^(?:cctv surveys?|camera (?:surveys?|inspections?)|relining|lining|jetting|unblocking)(?!\p{L})/iu,
    deed: '',
  },
  {
    trade: /\bgarage doors?\b/iu,
    thing: 'garage door',
    parts: /^(?:springs?|cables?|openers?|rollers?|panels?|tracks?)(?!\p{L})/iu,
    deed: 'replacement',
  },
  {
    trade: /\bpools?\b/iu,
    thing: 'pool',
    parts: /^(?:liners?|pumps?|filters?|heaters?|opening|closing)(?!\p{L})/iu,
    deed: '',
  },
  {
    trade: /\b(?:i?phones?|mobiles|cell phones?|smartphones?)\b/iu,
    thing: 'phone',
    parts: /^(?:screens?|batter(?:y|ies)|charging ports?|back glass|cameras?|speakers?)(?!\p{L})/iu,
    deed: 'repair',
  },
  {
    trade: /\b(?:shoes?|boots?|cobblers?)\b/iu,
    thing: 'shoe',
    parts: /^(?:heels?|soles?|zips?|zippers?|insoles?|stitching)$/iu,
    deed: 'repair',
  },
  {
    trade:
      /\b(?:window|gutter|pressure|exterior|carpet|upholstery|oven|soft|roof) (?:cleaning|cleaners?|washing|washers?)\b/iu,
    thing: '',
    parts:
      /^(?:conservatory roofs?|conservatories|solar panels|gutters?|fascias?(?: and soffits?)?|driveways?|patios?|decking|render|roofs?|carpets?|rugs?|sofas?|upholstery|mattress(?:es)?|ovens?|hobs|bbqs|windows|curtains|leather sofas?|signs|cladding)$/iu,
    deed: 'cleaning',
  },
];
const partAlone = /^\p{L}+(?: (?:ports?|glass))?$/u;
/** Done to something by its own name: "smoke tests". */
const isDeed = /(?:tests?|surveys?|inspections?|ing)$/iu;

/** A part or what is done to it by the thing that it belongs to; other names stay. */
export function withWhole(name: string, house: string): string {
  const whole = wholes.find(({ trade, parts }) => parts.test(name) && trade.test(house));
  if (whole === undefined) return name;
  const { thing, deed } = whole;
  const told = lowerStart(name);
  if (thing === '') return `${singularPhrase(told)} ${deed}`;
  if (!partAlone.test(told) || isDeed.test(told)) return `${thing} ${told}`;
  return deed === '' ? name : `${thing} ${singularPhrase(told)} ${deed}`;
}

const pestTrade = /\b(?:pests?|exterminat\p{L}*|vermin|termites?)\b/iu;
const pest =
  /^(?:rodents?|rats?|mice|mouse|ants?|cockroach(?:es)?|roach(?:es)?|wasps?|hornets?|termites?|bed ?bugs?|fleas?|ticks?|moths?|mosquito(?:e?s)?|spiders?|squirrels?|moles?|pigeons?|silverfish|flies|flying ants|carpet beetles?|rabbits?|foxes|raccoons?|scorpions?)(?: and (?:rodents?|rats?|mice|ants|fleas|ticks|hornets))?$/iu;

const pestNest = /^(?:wasp|wasps|hornet|bee|bird|squirrel|ant)['’]?s? nests?$/iu;

/** "Rodent control": nobody orders rodents. */
export function rid(name: string, house: string): string {
  if (!pestTrade.test(house)) return name;
  if (pestNest.test(name)) return `${singularPhrase(lowerStart(name))} removal`;
  if (!pest.test(name)) return name;
  return `${name.includes(' and ') ? lowerStart(name) : singularPhrase(lowerStart(name))} control`;
}
