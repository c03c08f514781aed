import type { EnglishClause } from '#rules/ledger/english-sentences.ts';
import { barePart, figureOf, partWordings } from './english-part-wordings.ts';
import { freeWordings, isOneColour, wordingsOfUse } from './english-wordings.ts';
import { before, type Wording } from './wording.ts';
import { materialStems } from './attribute-words.ts';
import { genericWords, isSmallWord, singularOf } from './plain-words.ts';
import { stemOf } from '#rules/text/words.ts';

const machine = 'dishwasher|microwave|oven|freezer';
const safeIn = new RegExp(
  `^(?:(?:is|are) safe (?:to (?:use|put|go) )?(?:in|for)|(?:can |will )?(?:go|goes)(?: safely)? (?:in|into|through)|can be (?:used|put|washed|cleaned|warmed|heated) in)\\s((?:both )?(?:the )?(?:${machine})(?:(?:, | and | or |, and )(?:in |into )?(?:the )?(?:${machine}))*)$`,
  'u',
);
const eachMachine = new RegExp(machine, 'gu');

/** What a predicate says in a verb, and how buyers type it before the name. */
const saidByVerb: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:can |will )?(?:goes|go) (?:in|into|through) the (?:washing machine|wash)(?=$|[\s,])/u,
    'machine washable',
  ],
  [
    /^(?:can be|is|are) (?:machine[- ]washed|machine[- ]washable|washed in the (?:washing )?machine)(?=$|[\s,])/u,
    'machine washable',
  ],
  [/^can be washed (?:at \d|by hand|in)/u, 'washable'],
  [/^(?:folds?|can be folded) (?:completely )?(?:flat|up|away|in half|down|small)(?=$|[\s,])/u, 'foldable'],
  [
    /^(?:adjusts? (?:from|to|between|in|with)|can be adjusted|(?:is|are) adjustable)(?=$|[\s,])/u,
    'adjustable',
  ],
  [/^(?:stacks?|can be stacked)(?=$|[\s,])/u, 'stackable'],
  [
    /^(?:charges?|recharges?|(?:is|are) charged) (?:by|via|over|with|through|from) (?:an? )?USB/u,
    'rechargeable',
  ],
  [
    /^(?:runs?|works?) on (?:two|three|four|one|an?|\d) (?:AAA?|C|D|9V|button|coin) (?:cell )?batter/u,
    'battery operated',
  ],
  [/^(?:(?:is|are) powered by|runs? on|charges? in) (?:the sun|sunlight|solar power)/u, 'solar'],
  [/^glows? in the dark/u, 'glow in the dark'],
  [/^extends? (?:from|to)\s/u, 'extendable'],
  [/^expands? (?:from|to)\s/u, 'expandable'],
  [/^(?:withstands?|resists?) heat(?=$|[\s,])/u, 'heat resistant'],
  [/^(?:is|are) waterproof (?:to|up to) (?:IP|\d)/u, 'waterproof'],
  [/^(?:is|are) thrown (?:by hand )?on (?:the|a) (?:potter[’']s |kick )?wheel/u, 'wheel thrown'],
  [
    /^(?:is|are) (?:hand-?)?woven (?:by hand )?on (?:an? )?(?:floor|hand|wooden|table|backstrap) ?loom/u,
    'handwoven',
  ],
  [/^(?:works?|can be used) on (?:[\p{L}\s,]+ )?induction(?=$|[\s,])/u, 'induction'],
];

/** "Reusable for about a year", "dimmable by touch". */
const traitWith =
  /^(?:is|are) (?:also |fully )?(reusable|washable|dimmable|adjustable|rechargeable|reversible|foldable|stackable|refillable|recyclable|compostable|biodegradable) (?:for|at|by|in|up|with|from|on both|through|via|over) /u;
const freeBefore = /(?:^(?:is|are)|,|\sand) (\p{L}+)[ -]free(?=$|,|\sand\s)/u;
const paperSize = /^(?:is|are) (A[3-6])(?=$|[\s,])/u;
/** "It holds blankets, toys or laundry". */
const keeping = /(?:basket|bin|box|organi[sz]er|caddy|pouch|case|holder|rack|stand)$/u;
const kept =
  /^(?:holds|takes|stores) (\p{Ll}+(?: \p{Ll}+)?(?:, \p{Ll}+)*(?:,? (?:or|and) \p{Ll}+)?)(?=$| of \d| up to )/u;
const scented =
  /^(?:is|are) (?:[\p{L}\s]{0,40} and )?scented with (?:natural |pure |real )?(\p{Ll}+)(?: essential)?(?: oil)?(?=$|,|\sand\s)/u;
const cosmetic = /(?:soap|balm|lotion|scrub|cream|shampoo|butter|salve|mask|toner|serum)s?$/u;
const madeWith = /^(?:is|are) made with (.+)$/u;
const seatsMany =
  /^(?:sleeps|seats) (?:up to )?(\d{1,2}|two|three|four|five|six|eight|ten|twelve)(?=$|,|\s(?:people|adults|persons|and|in)(?:\s|$))/u;
const proof =
  /^(?:is|are) (?:also |fully )?((?:water|wind|stain|flame|heat|fade|scratch|odou?r|shock|dust|splash|rain)[- ](?:repellent|resistant|retardant|proof))(?=$|,|\sand\s)/u;
const byHand =
  /^(?:is|are) (?:\p{L}+ and )?(\p{Ll}{2,}(?:ed|wn|en|ut|ast|un|ound|orged)) by hand(?=$|[\s,])/u;
const handled =
  /^(?:washed|sanded|oiled|polished|waxed|varnished|sealed|assembled|cleaned|packed|wrapped|tested|checked|finished|inspected|picked|selected|posted|sent|chosen|signed|numbered|written|done|cut|driven|opened|folded|filled|rinsed|dried|wound)$/u;
const covered =
  /(?:^(?:is|are)|\sand) (?:fully |half )?(lined|coated|trimmed|plated) with ((?:\p{L}+ )?\p{L}+)(?=$|,|\sand\s)/u;
const strung =
  /^(?:is|are) (?:[\p{L}\s]{0,40} and )?(?:strung|set|filled|decorated|embellished|adorned|hung) with (.+)$/u;
const withParts = /,\swith\s(?=(?:an?|two|three|four|six|\d)\s)(.+)$/u;
const alsoFor = /\sand (?:made|meant|designed|sized|built|intended|suited) for (.+)$/u;
const vessel =
  /^comes? in an? (?:\p{L}+ ){0,2}?((?:\p{L}+ )?(?:jar|tin|bottle|tub))(?=$|,|\swith\s|\sand\s)/u;
const free = /(?:^|\s)free (?:of|from) ([\p{L}, ]+)$/u;
const inColour =
  /^(?:(?:comes?|is|are)|(?:is|are) (?:[\p{L}\s]{0,30} and )?(?:glazed|dyed|painted|finished|stained|coloured|colored|lacquered|enamelled)) (?:in )?(?:an? )?(?:matte?|glossy|satin|deep|soft|warm|pale|rich|bright)?\s?(\p{L}+(?: \p{L}+)?)(?=$|\swith\s|\sand (?:is|are|has|have|measures?|weighs?)\s)/u;
const shown =
  /^(?:is|are) (?:hand-?)?(?:printed|painted|embroidered|carved|engraved|appliquéd|pictured|drawn) (?:on|onto|across|in)\s/u;
const showing =
  /^(?:is|are) (?:hand-?)?(?:[\p{L}\s]{0,40} and )?(?:printed|painted|embroidered|decorated) with (?:(?:an?|wild|small|little|tiny) ){0,2}(\p{Ll}{3,})(?=$|\sand\s|\son\s|\sin\s)/u;
/** What is put on things without showing anything. */
const noMotif =
  /^(?:logo|name|text|message|label|size|date|letter|pattern|design|stamp|mark|number|picture|image|motif|words?|saying|quote|initial|scale|measure|care|brand|tag|ink|paint|wax|gold|silver|dye|photo|line|dot|border|edge)$/u;

function washed(predicate: string): Wording[] {
  const where = safeIn.exec(predicate)?.[1];
  return where === undefined ? [] : (where.match(eachMachine) ?? []).map((one) => before(`${one} safe`));
}

/** "Seed" of "seeds". */
const oneOfMany = (noun: string): string =>
  noun.endsWith('ies')
    ? `${noun.slice(0, -3)}y`
    : singularOf(noun) === noun && /[^su]s$/u.test(noun)
      ? noun.slice(0, -1)
      : singularOf(noun);

export function motifOf(word: string): Wording[] {
  const one = oneOfMany(word.toLowerCase());
  return noMotif.test(one) || genericWords.has(stemOf(one)) || isSmallWord(one, 'en') ? [] : [before(one)];
}

/** "The fringes at both ends are knotted": what has such a part is looked for with it. */
function ofPart(part: string, predicate: string): Wording[] {
  const noun = part.toLowerCase().replace(/\s(?:at|in|on|of|around|inside|outside)\s.*$/u, '');
  if (!/^\p{L}{3,}$/u.test(noun)) return [];
  if (noun === 'height' && /^(?:adjusts|can be adjusted|is adjustable)(?=$|[\s,])/u.test(predicate))
    return [before('height adjustable')];
  // A knife has a handle as a matter of course.
  const isOwn =
    /^(?:handle|spout|button|leg|seat|door|strap|mirror|window|shelf|shelves|wheel|stand|sleeve|zip|zipper|hook|light)s?$/u.test(
      noun,
    );
  return shown.test(predicate) ? motifOf(noun) : isOwn ? [] : barePart(noun);
}

const has = /^(?:has|have|comes? with|features?|(?:is|are) fitted with)\s/u;
const hadPart =
  /(?<=^|\s)(?:an?|its|two|three|four|five|six|eight|\d) ((?:[\p{L}-]{3,} ){0,2}\p{L}{3,})(?=$|,|\s(?:and|on|in|at|for|that|with|to|inside|outside|which|so|around|under|over|between|from|by|along)(?:\s|$))/gu;

/** "It has a handle on top and two pour spouts": parts by their own words. */
function hadParts(predicate: string): Wording[] {
  const list = has.test(predicate) ? predicate : (withParts.exec(predicate)?.[1] ?? '');
  return list !== '' && !/\sor\s/u.test(list)
    ? [...list.matchAll(hadPart)].flatMap(([, part = '']) => partWordings(part))
    : [];
}

/** "Strung with wool felt balls and felt stars": "felt ball garland", "felt star garland". */
function stringOf(list: string): Wording[] {
  return list.split(/,\s(?:and\s)?|\sand\s/u).flatMap((entry) => {
    const words = entry
      .replace(/^(?:(?:an?|the|some|tiny|little|small|large|real|\d+|two|three|four|six) )+/u, '')
      .replace(/\s(?:of|in|on|from|by|at|for)\s.*$/u, '')
      .split(' ');
    const last = words.at(-1)!;
    const isNamed = words.length < 4 && words.every((word) => /^\p{Ll}{3,}$/u.test(word));
    const isMany = /[^s]s$/u.test(last) || /^an?\s/u.test(entry);
    return isNamed && (isMany || materialStems.has(stemOf(last)))
      ? [before([...words.slice(-2, -1), oneOfMany(last)].join(' '))]
      : [];
  });
}

/** What a thing is there to hold: "toy basket", "taper candle holder". */
function keptIn(predicate: string, name: string): Wording[] {
  const list = keeping.test(name) ? (kept.exec(predicate)?.[1] ?? '') : '';
  return list.split(/, (?:or |and )?| (?:or|and) /u).flatMap((entry) => {
    const words = entry.split(' ').map((word, at, all) => (at === all.length - 1 ? oneOfMany(word) : word));
    const last = words.at(-1)!;
    if (
      entry === '' ||
      /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|all|most|many)$/u.test(words[0]!) ||
      genericWords.has(stemOf(last)) ||
      isSmallWord(words[0]!, 'en')
    )
      return [];
    // "Taper candles" of a candle holder.
    return name.startsWith(`${last} `)
      ? words.slice(0, -1).map((word) => before(word, 'use'))
      : [before(words.join(' '), 'use')];
  });
}

/** How buyers type what a clause says with its verb: "safe in the dishwasher" → "dishwasher safe mug". */
export function wordingsOfClause({ part, predicate }: EnglishClause, name: string): Wording[] {
  if (part !== '') return ofPart(part, predicate);

  const found = [...washed(predicate), ...hadParts(predicate)];
  const resists = proof.exec(predicate)?.[1];
  if (resists !== undefined) found.push(before(resists));
  for (const [pattern, front] of saidByVerb) if (pattern.test(predicate)) found.push(before(front));
  const done = byHand.exec(predicate)?.[1] ?? '';
  if (done !== '' && !handled.test(done)) found.push(before(done === 'made' ? 'handmade' : `hand-${done}`));
  const [, coat = '', cover = ''] = covered.exec(predicate) ?? [];
  if (coat !== '' && !/^(?:the|an?|your|its|more|soft|water|care|love)\b/u.test(cover))
    found.push(before(`${cover} ${coat}`));
  found.push(...stringOf(strung.exec(predicate)?.[1] ?? ''));
  found.push(...keptIn(predicate, name));
  const scent = scented.exec(predicate)?.[1];
  if (scent !== undefined) found.push(before(scent));
  const mixed = cosmetic.test(name) ? (madeWith.exec(predicate)?.[1] ?? '') : '';
  for (const entry of mixed.split(/, (?:and )?| and /u))
    if (/^\p{Ll}{3,}(?: (?:oil|butter|milk|clay|water|honey))?$/u.test(entry)) found.push(before(entry));
  const paper = paperSize.exec(predicate)?.[1];
  if (paper !== undefined) found.push(before(paper.toLowerCase()));
  const how = traitWith.exec(predicate)?.[1];
  if (how !== undefined) found.push(before(how));
  const lack = freeBefore.exec(predicate)?.[1];
  if (lack !== undefined) found.push(...freeWordings(lack));
  const people = seatsMany.exec(predicate)?.[1];
  if (people !== undefined) found.push(before(`${figureOf(people)} person`));
  const whom = alsoFor.exec(predicate)?.[1];
  if (whom !== undefined) found.push(...wordingsOfUse(`for ${whom}`, name));
  const holder = vessel.exec(predicate.replace(/ glass(?= jar)/u, ''))?.[1];
  if (holder !== undefined && name.endsWith('candle')) found.push(before(holder));
  const lacking = free.exec(predicate)?.[1];
  if (lacking !== undefined) found.push(...freeWordings(lacking));
  const colour = inColour.exec(predicate)?.[1] ?? '';
  if (colour !== '' && isOneColour(colour)) found.push(before(colour));
  const motif = showing.exec(predicate)?.[1];
  if (motif !== undefined) found.push(...motifOf(motif));
  return found;
}
