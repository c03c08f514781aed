import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';
import { typeHits } from './type-hits.ts';

/** "TV spares or repair": in what state it is sold. */
const forSpares =
  /\s(?:for\s)?(?:(?:spares?|parts)(?:\s(?:or|and|&|n)\s|\s?\/\s?)(?:repairs?|parts|spares?|not working)|spares? repairs?(?! kit)).*$/iu;

/** Whether an English name says that the thing is sold to be mended or taken apart. */
export function isForSpares(name: string): boolean {
  return forSpares.test(name);
}

/** An English name of a thing that is sold to be mended or taken apart, without saying so. */
export function withoutSpares(name: string): string {
  return name.replace(forSpares, '');
}

/** "Knife holder!!! BEST QUALITY": what is cried behind the name. */
const cry = /(?<=.{8})!+\s.*$/u;
/** "Girls clothes age 5-6", "jeans size 12": whom or what it fits. */
const ofSize =
  /\s(?:aged?|ages|size|sizes|uk|eu)\s\d[\d\s/-]*(?:\s?(?:years?|yrs?|months?|mths?|cm|xl|uk|us|eu))?$/iu;

/** "PETG filament 1.75 mm 1 kg spool": in what it is sold, behind how much of it. */
const packedAs =
  /\s\d[\d.,]{0,8}\s?(?:kg|g|lbs?|oz|ml|cl|l|lit(?:re|er)s?|m|met(?:re|er)s?|yards?|yd|ft)\s(?<holder>spools?|reels?|rolls?|skeins?|hanks?|cones?|pouch(?:es)?|sachets?|packets?|tins?|tubs?|sacks?|bales?|bags?|box(?:es)?|jars?|bottles?|tubes?|cans?|cartons?|packs?)$/iu;
const sizeBefore = /\s[\d.,]{1,8}\s?\p{L}{1,2}$/u;
const alwaysHolds = /^(?:spool|reel|skein|hank|cone|pouch|sachet|packet|tub|sack|bale)/iu;

/** A "stainless steel 750 ml bottle" is the bottle: only behind a thing does a holder say how that is sold. */
function withoutHolder(name: string): string {
  const match = packedAs.exec(name);
  if (match === null || !/\p{L}/u.test(name.slice(0, match.index))) return name;
  let front = name.slice(0, match.index);
  while (sizeBefore.test(front)) front = front.replace(sizeBefore, '');
  const holds = typeHits(front, 'en').some(({ end }) => end === front.length);
  const isPlain = /\s\p{L}+$/u.test(front) && !claimHits(front, 'en').some(({ end }) => end === front.length);
  return holds || (isPlain && alwaysHolds.test(match.groups!['holder']!)) ? front : name;
}

/** "Budget spreadsheet Google Sheets": the program that opens a file. */
const inProgram =
  /(?<=\p{L}{4}\s)(?:google (?:sheets|docs|slides)|(?:ms |microsoft )?(?:excel|word|powerpoint)|canva|goodnotes|procreate|xlsx?|docx?)$/iu;

/** "Bath salts jar": what is poured is sold, in something. */
const inVessel = longPattern('iu')`
  (?<=\b(?:salts|soak|scrub|melts|balm|butter)) (?:jar|tin|tub|pouch|bag)$
  |(?<=\b(?:off-?cuts|scraps|remnants|leftovers)) (?:bag|pack|box|bundle|lot)(?=$|\s\d)
  |(?<=\b(?:clay|compost|topsoil|gravel|coal|charcoal|logs|firewood|kindling|pellets|briquettes|mulch|cement
      |plaster|mortar|hay|straw|shavings)) (?:(?:bulk|builders?|dumpy|tonne|big|net|small|large) )?(?:bags?
    |sacks?|nets?|bales?|tubs?|buckets?|crates?|pallets?)$
`;

/** "Vitamin D3 4000 IU 365 tablets": how strong they are and how many stands between the stuff and its form. */
const strength =
  /\s\d[\d.,]{0,6}\s?(?:iu|mg|mcg|µg)(?![\p{L}/])(?=.{0,40}\b(?:tablets|capsules|softgels|gummies|caplets|lozenges|drops|powder)\b)/iu;
const howMany =
  /(?<=\p{L}\S{0,20})\s\d{2,4}(?=\s(?:(?:vegan|veggie|vegetarian|veg) )?(?:tablets|capsules|softgels|gummies|caplets|lozenges)\b)/iu;

/** "Lego 75192 incomplete approx 90%", "puzzle 98% complete": how much of it is there. */
const howComplete =
  /\s(?:(?:approx(?:imately)?|about|around|roughly|circa|ca|nearly|almost|over)\.?\s)?\d{1,3}\s?%(?:\s(?:complete|there|full|new))?$/iu;

/** "Pallet of reclaimed bricks": the bricks are sold. */
const loadOf =
  /^(?:pallet|load|(?:trailer|van|lorry) load|stack|crate|bulk bag|builders? bag) of (?=\p{L}{3})/iu;

/** "Wax melts sampler", "soaps taster box": a few of many kinds. */
const ofMany = /(?<=\p{L}{3}s) (?:sampler|taster|discovery)(?: (?:pack|box|set|kit))?$/iu;

/** "Oak dining table 6 chairs": with the chairs a table is sold. */
const withChairs =
  /(?<=\btable),? (?:with |and |& |\+ )?(?:\d{1,2}|two|four|six|eight|ten) (?:\p{L}+ )?(?:chairs|stools|benches)(?!\p{L}).*$/iu;

/** "Bottle jack 12 ton": what it lifts is no thing behind the thing. */
const tons = /(?<=\p{L}{3})\s\d[\d.,]{0,4}\s?(?:tons?|tonnes?)(?=\s|$)/iu;

/** "Mainsail cover 3.5m boom": what it is made for, and how long that is. */
const forMeasured =
  /(?<=\b(?:covers?|cases?|bags?|sleeves?|nets?|racks?|mounts?|brackets?|holders?|stands?|tarps?|liners?|hoses?|pumps?|protectors?))\s\d[\d.,]{0,5}\s?(?:mm|cm|m|ft|in|inch|")\s(?!long|wide|high|tall|deep|thick|x)\p{Ll}{3,}$/iu;

/** An English name without the state, the cry and the size behind the thing. */
export function withoutTerms(name: string): string {
  return withoutHolder(
    name
      .replace(inVessel, '')
      .replace(loadOf, '')
      .replace(ofMany, '')
      .replace(withChairs, '')
      .replace(tons, '')
      .replace(forMeasured, '')
      .replace(strength, '')
      .replace(howMany, '')
      .replace(cry, '')
      .replace(howComplete, '')
      .replace(forSpares, '')
      .replace(ofSize, '')
      .replace(inProgram, '')
      .trimEnd(),
  );
}
