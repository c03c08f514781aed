import { piecesOf } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { clear, half, unclear } from './verb-bases.ts';

/**
 * Whether an English clause without a helper ("is", "can") has a subject and a finite verb: "Silicone feet grip the
 * worktop", "Juice flows into the groove". Word order decides, and not the part-of-speech tagger, which takes the
 * noun for the verb and the other way round where goods are listed. A clause that stays unclear counts as no
 * sentence: a phrase that stands alone reads well, while half of a sentence in a title does not.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Endings of a clause that only a verb has before them. */
const determiners = words(`
  the a an it them its your our my their his her this these those every most any you us everything anything itself
  themselves which how what why whether
`);
const particlesAtEnd = words(
  'on off up down out in away back open shut closed well flat clean dry together apart over smoothly quietly easily quickly',
);
const departing = words('off away apart');
const ways = words('through into onto over across around');
const times =
  /^(?:in|for|after|within|every|up|about|around|under)\s(?:(?:to|about|around|only)\s)?(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|many|several)\s(?:(?:to|and|or)\s\S+\s)?(?:seconds?|secs?|h|s|minutes?|mins?|hours?|hrs?|days?|nights?|weeks?|months?|years?|washes|uses)\b/u;
const lasting = /^(?:runs|lasts|works|holds|burns)$/u;
const timesAlone =
  /^(?:(?:up to|about|around|over|for) )?\d[\d.,/–-]*\s?(?:h|hrs?|hours?|min|mins|minutes?|days?|weeks?|months?|years?)(?!\p{L})/u;
const described = words(
  'wet dry hot cold warm cool soft hard small large big thick thin most many both extra more less fine heavy loose tight deep dirty clean damp sharp',
);
const outcomes = words(
  'shut open closed flat dry clean red green brown white black cold warm hot cool tight loose small large big stiff soft sharp upright fitted',
);
/** Behind these a noun begins anew, or a clause that says more of one ("hooks that hold"). */
const halts = words(
  'for with without in of that which who whose to from by as like than when while if so at on per into via because but where under inside between behind above below',
);
/** Words that may stand between a noun and an article and are no verb. */
const joints = words(
  'and or except included over across around round onto into through against along within until ' +
    'since before after during near past off up down out plus minus unlike about beyond beside besides ' +
    'throughout upon toward towards all both half twice not only even just also then that than what ' +
    'how why whether does did can will may must should would could was were are has have had one two ' +
    'three',
);
const notSubjects = words(
  'and or the a an its your our my their his her this these those no not all both each every more most very only',
);
/** For whom a thing is: "Ladies watch", "sports slip", where the noun follows and no verb. */
const audiences = words(
  'ladies mens womens kids boys girls babies toddlers childrens dogs cats horses sports beginners teachers adults runners cyclists',
);
const irregularPlurals = words(
  'feet teeth people children men women mice geese leaves loaves shelves knives',
);
const pasts = words(
  'built made wrote drew grew took threw found founded started began bought learned taught chose sewed carved designed planted opened',
);

const isPlural = (word: string): boolean =>
  irregularPlurals.has(word) ||
  (word.endsWith('s') && word.length > 2 && word.at(-2) !== 's' && !/(?:us|is|as|ics)$/u.test(word));

/** "Hides" → "hide", "carries" → "carry", "pushes" → "push"; null where the word is no third person. */
function baseOf(word: string, known: ReadonlySet<string>): string | null {
  if (!word.endsWith('s')) return null;
  const short = word.slice(0, -1);
  if (known.has(short)) return short;
  if (word.endsWith('ies') && known.has(`${word.slice(0, -3)}y`)) return `${word.slice(0, -3)}y`;
  return word.endsWith('es') && known.has(word.slice(0, -2)) ? word.slice(0, -2) : null;
}

/** Whether what follows a word that may be a noun too lets only a verb stand before it. */
function behindVerb(rest: readonly string[], base: string, plural: boolean): boolean {
  const [next = '', second = ''] = rest;
  if (determiners.has(next)) return true;
  // "Photos show each step", but "two hooks each 5 cm".
  if (next === 'each' && /^\p{Ll}/u.test(second)) return true;
  if (departing.has(next)) return true;
  if (next.endsWith('ly') && next.length > 4) return true;
  if (particlesAtEnd.has(next) && rest.length === 1) return next !== 'in' || base !== 'plug';
  // "Breaks down urine".
  if (
    !plural &&
    /^(?:down|up|out)$/u.test(next) &&
    /^\p{L}{3,}$/u.test(second) &&
    !halts.has(second) &&
    !determiners.has(second)
  )
    return true;
  // "Switches off after a minute", "rises straight up".
  if (particlesAtEnd.has(next) && halts.has(second) && next !== 'up' && next !== 'in') return true;
  if (outcomes.has(next) && rest.length === 1) return true;
  if (/^(?:through|into|onto)$/u.test(next)) return true;
  // "Deck pad grips wet feet": no adjective stands behind the noun that it describes.
  if (!plural && described.has(next) && rest.length > 1) return true;
  if (times.test(rest.join(' '))) return true;
  // "Handle locks at 2 heights", "battery 400mAh runs 90 min": the figure says where or how long it does so.
  if (!plural && (next === 'at' || next === 'to') && counting.test(second)) return true;
  if (!plural && lasting.test(base) && timesAlone.test(rest.join(' '))) return true;
  // "Wheels lock with a foot brake", "rings nest inside each other": a noun behind a plural names a thing made of it.
  // "Colours shift from green to violet".
  if (plural && next === 'from' && rest.includes('to')) return true;
  return plural && /^(?:with|inside|at|by|under|between|behind|against)$/u.test(next) && rest.length >= 3;
}

/** Whether the word at a place can only be the verb of what stands before it. */
function isFiniteAt(pieces: readonly string[], at: number, head: string): boolean {
  const word = pieces[at]!;
  const before = pieces[at - 1]!;
  const rest = pieces.slice(at + 1);
  if (standsBeforeArticle(word, before, rest[0]!, head)) return true;
  if (isPlural(before) ? isVerbOfPlural(word, before, rest) : isVerbOfOne(word, rest)) return true;
  return at >= 2 && pasts.has(word) && determiners.has(rest[0] ?? '') && /^(?:my|our|the)$/u.test(pieces[0]!);
}

/** "A drawstring cinches the hood": between a noun and an article stands a verb, whatever it is. */
function standsBeforeArticle(word: string, before: string, next: string, head: string): boolean {
  return (
    (next === 'the' || next === 'your') &&
    head.includes(` ${next} `) &&
    /^\p{Ll}{3,}$/u.test(word) &&
    !/(?:ed|ing|ly|est)$/u.test(word) &&
    !joints.has(word) &&
    /^[\p{L}-]{3,}$/u.test(before)
  );
}

function isVerbOfOne(word: string, rest: readonly string[]): boolean {
  const next = rest[0]!;
  return (
    baseOf(word, clear) !== null ||
    (baseOf(word, half) !== null &&
      !halts.has(next) &&
      !/^(?:within|around|along|near|past)$/u.test(next) &&
      !/^\d/u.test(next)) ||
    (baseOf(word, unclear) !== null && behindVerb(rest, word, false))
  );
}

function isVerbOfPlural(word: string, before: string, rest: readonly string[]): boolean {
  const isBase = clear.has(word) || half.has(word);
  if (audiences.has(before)) return (isBase || unclear.has(word)) && determiners.has(rest[0] ?? '');
  return isBase || (unclear.has(word) && behindVerb(rest, word, true));
}

/** Whether a clause without end punctuation has a subject and a finite verb that word order makes sure. */
export function hasFiniteVerb(text: string): boolean {
  const end = text.search(/[,;:(–—]/u);
  const head = (end === -1 ? text : text.slice(0, end)).trim();
  const pieces = piecesOf(head.toLowerCase().replaceAll('’', "'"));
  if (pieces.length < 3) return false;
  const most = Math.min(pieces.length - 1, 7);
  for (let at = 1; at < most; at += 1) {
    const word = pieces[at]!;
    const before = pieces[at - 1]!;
    if (halts.has(word) || halts.has(before)) return false;
    if (notSubjects.has(before) || before.endsWith('ly')) continue;
    if (isFiniteAt(pieces, at, head)) return true;
  }
  return false;
}

/** "Screws come with it", "handle rotates": the first word could be a verb, and the second can be nothing else. */
export function opensWithSubject(first: string, second: string): boolean {
  if (isPlural(first))
    return [unclear, half, clear].some((known) => baseOf(first, known) !== null) && clear.has(second);
  return baseOf(second, clear) !== null;
}

const closing = words('close fasten pair work operate run tie button buckle zip open');
const counting = /^(?:\d[\d.,]*|up|about|around|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/u;
const holding = words('seat sleep cover hold feed serve fit carry weigh measure last store take pack charge');
/** Whose third person is a thing in other trades only ("works by local artists"). */
const acting = words('work run taste smell look feel');
const loosely = words('up out down open shut flat back together outside underneath anywhere everywhere');

/** "Bristles 18 mm": parts and how long they are. */
const partsMeasured = longPattern('iu')`
  ^(?!(?:measures|holds|fits|takes|extends|reaches|stands|hangs|cuts|rises|adjusts|opens|folds|closes|covers
      |spans|weighs|runs|lifts|stretches|expands|drops|sits|grows|drills|clears|moves|travels|turns|rolls
      |packs|sprays|throws|shoots|floats|dives)\s)\p{L}+s \d[\d.,]{0,6}\s?(?:mm|cm|m|in|inch|inches
    |ft)(?:\s(?:long|wide|high|tall|thick|deep|each(?: side| end)?|per side|either side))?$
`;

/** "Records kept 15 months", "photos stored on the phone": what is done to several things. */
const isWhatIsDone = /^(?:kept|stored|saved|held|shown|taken|logged|signed|scanned)$/u;
const arriving = /^(?:comes|arrives|ships|gets|goes|stays|remains|looks|is|was)$/u;

/**
 * What a clause opens with whose first word is the third person of a verb and may be a plural noun as well: "clips onto
 * shelves" is a verb, "clips for curtains" are things. Null where the word is no such verb or its company says nothing.
 */
export function opensWithThird(text: string): 'verb' | 'noun' | null {
  const pieces = piecesOf(text);
  if (!pieces[0]!.toLowerCase().endsWith('s')) return null;
  if (partsMeasured.test(text)) return 'noun';
  const [first = '', next = '', ...others] = pieces
    .slice(0, 8)
    .map((piece) => piece.toLowerCase().replaceAll('’', "'"));
  if (next === '') return null;
  if (isWhatIsDone.test(next) && !arriving.test(first)) return 'noun';
  if (baseOf(first, clear) !== null) return /^(?:and|or|of)$/u.test(next) ? null : 'verb';
  const base = baseOf(first, half) ?? baseOf(first, unclear);
  // "Sews a good straight stitch": behind several things stands no article.
  if (base === null)
    return /^(?:an?|its|your)$/u.test(next) && /^\p{L}{2,}[^s]s$/u.test(first) ? 'verb' : null;
  if (acting.has(base) && !/^(?:and|or|by)$/u.test(next)) return 'verb';
  if (/^(?:of|and|or|from)$/u.test(next)) return 'noun';
  if (followsVerb(next, others)) return 'verb';
  if (counting.test(next)) return holding.has(base) ? 'verb' : null;
  const [second = '', third = ''] = others;
  if (next === 'to') return /^\p{L}/u.test(second) ? 'verb' : null;
  if (times.test([next, ...others].join(' '))) return next === 'for' && !holding.has(base) ? 'noun' : 'verb';
  if (next === 'on') return byWhereOn(base, second);
  if (!/^(?:at|by|with|for|in)$/u.test(next)) return null;
  return isVerbBefore(next, second, third, base) ? 'verb' : 'noun';
}

/** Whether behind such a word stands what no plural noun has behind it. */
function followsVerb(next: string, others: readonly string[]): boolean {
  return (
    determiners.has(next) ||
    departing.has(next) ||
    loosely.has(next) ||
    ways.has(next) ||
    /^(?:under|against|beneath)$/u.test(next) ||
    (next.endsWith('ly') && next.length > 4) ||
    (outcomes.has(next) && others.length === 0) ||
    /^(?:if|when|once|while|like|as)$/u.test(next)
  );
}

/** Whether such a word is a verb before one of time, place or means: "closes with a zip", "charges by USB". */
function isVerbBefore(next: string, second: string, third: string, base: string): boolean {
  switch (next) {
    case 'at':
      return closing.has(base) || /^\d/u.test(second);
    case 'by':
      return second.endsWith('ing') || (closing.has(base) && base !== 'work') || base === 'charge';
    case 'with':
      return closing.has(base);
    case 'for':
      return counting.test(second)
        ? holding.has(base) || base === 'cook'
        : /^(?:travel|storage|transport|cleaning|washing|easy|packing|use)$/u.test(second);
    default:
      return second === 'the' && third === 'dark';
  }
}

function byWhereOn(base: string, second: string): 'noun' | null {
  if (!unclear.has(base) || /^(?:clip|slip|slot|snap)$/u.test(base)) return null;
  return /^(?:its|their|one|two|a|an|\d.*)$/u.test(second) ? null : 'noun';
}

/** Whether an English word is the third person of a verb and hardly the plural of a thing: "lets", "keeps". */
export function isThirdPerson(word: string): boolean {
  return baseOf(word.toLowerCase(), clear) !== null;
}

/** Whether it could be one, though its plural names goods as well: "runs", "files", "covers". */
export function mayBeThirdPerson(word: string): boolean {
  const lower = word.toLowerCase();
  return [clear, half, unclear].some((known) => baseOf(lower, known) !== null);
}

/** Whether a clause could have a verb where it seems to name things: "blade locks with a nut", "deck pad grips well". */
export function mayHideVerb(text: string): boolean {
  const pieces = piecesOf(text.toLowerCase());
  return pieces.some((word, at) => {
    const before = pieces[at - 1] ?? '';
    return (
      at > 0 &&
      at < pieces.length - 1 &&
      pieces.slice(0, at).every((other) => !halts.has(other)) &&
      !isPlural(before) &&
      !notSubjects.has(before) &&
      /^\p{L}+$/u.test(before) &&
      baseOf(word, unclear) !== null &&
      /^(?:with|on|in|to|at|under)$/u.test(pieces[at + 1]!) &&
      /^(?:an?|the|its|your)$/u.test(pieces[at + 2] ?? '')
    );
  });
}

/** "We clear blocked sinks", "right now we need jars", "I crocheted this blanket": behind who speaks stands nothing but a verb. */
export const opensWithSpeaker =
  /^(?:(?:(?:right )?now|today|currently|usually|mostly|often|sometimes|normally|here|then|at the moment|(?:this|every|each) \p{L}+)\s)?(?:we|i|you|they)\s(?!and\b|all\b|both\b)(?:need|bring|\p{Ll}{2,}(?<!ed|ing)|\p{Ll}{2,}ed(?=\s(?:this|these|each|every|it|them|the|my|our|all|both|an?)\s))\s/iu;
