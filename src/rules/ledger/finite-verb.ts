import { piecesOf } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * Whether an English clause without a helper ("is", "can") has a subject and a finite verb: "Silicone feet grip the
 * worktop", "Juice flows into the groove". Word order decides, and not the part-of-speech tagger, which takes the
 * noun for the verb and the other way round where goods are listed. A clause that stays unclear counts as no
 * sentence: a phrase that stands alone reads well, while half of a sentence in a title does not.
 */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u));

/** Base forms that are hardly a noun behind a subject. */
const clear = words(`
  absorb accept accommodate add adjust allow appear apply arrive attach avoid beat become begin bend bind blend
  blink bloom bounce breathe brighten bring bulge calculate calm carry catch chew choose cinch cleanse cling
  collect combine come compress conceal connect consist contain contract contribute convert cope create crumble
  curdle cure dangle darken decay decorate deepen deflate deform deliver depend describe detach detect deter
  develop differ dilute disappear disguise dispense disperse dissolve distribute divide draw droop dump eat
  elevate eliminate emerge emit empower enable enclose encourage endure engage enhance enjoy enrich ensure
  entertain equip erase etch evaporate evoke evolve examine exceed exfoliate exist expand expire explain extend
  fade feel fill fit flatten flex flicker flow foam follow forgive form fray fulfil fuse gain generate germinate
  get give gleam glide glisten go govern grind grow happen harden heal hear help hinder hold hydrate identify
  ignite illuminate illustrate imitate improve include indicate inflate infuse insert inspire insulate interrupt
  introduce invigorate invite kill knead know latch lay leak learn let lighten like linger listen locate loosen
  magnify maintain mash mature maximise maximize mean mimic minimise minimize moisturise moisturize motivate
  muffle nestle neutralise neutralize notify nourish obey occupy ooze open operate outlast outperform outweigh
  overlap penetrate perform perish permit plump poke pop pose possess pour predict prefer preheat preserve prevent
  promise promote prompt propel protect prove provide purify put qualify quench quieten radiate raise range reach
  react rebound recall receive recharge recline recognise recognize recommend recover redirect reduce refer
  reflect refresh regulate reinforce relax release rely remain remind remove renew reopen repel replace replicate
  require resemble resist respond restore restrict resume retain retract reveal rinse ripen rise rotate sanitise
  sanitize satisfy say sear see seem seep send separate serve settle sharpen shatter shimmer shorten shred shrink
  shut simmer simplify simulate sing sit smudge snag soften solve soothe sparkle spill spin sprout squeak
  stabilise stabilize stay sterilise sterilize straighten strengthen struggle submerge subside suggest suit supply
  sway sweep swell swivel tangle tarnish teach tell tempt tend thaw thicken tickle tighten tolerate toughen
  transform translate transmit trickle tuck twinkle unclip understand unfold unhook unite unlock unpack unroll
  unscrew untie unzip utilise utilize vanish vary ventilate vibrate wait warn weigh welcome whisper whiten wick
  widen wilt withstand wobble wonder worry wrinkle write yield
`);
/** Verbs too, whose third person is a plural noun before "of", "with" or a figure ("leaves with silver veins"). */
const half = words(`
  save   iron seat sleep
  build cover fall find freeze glow hang hide keep leave lie live look lose love make measure melt move need pull
  push read rub sell shed shield sink slide smell spread stick stop support survive take taste throw touch trap
  travel turn use wake
`);
/** Base forms whose plural names goods as well ("brass hooks", "drawer slides"): what stands behind them decides. */
const unclear = words(`
  anchor bead beep break brew brush burn button cater cause change charge chop clean clear click clip close comb
  conduct control cook cool count cradle crease crisp cross cup curl curve cut dim double drain drift drink drip
  drop dry dust echo empty experience express fasten feature feed filter finish fizz flap flare flash flip float
  fog fold frame gather grip guard guide handle heat highlight hinge hook hug hum jam jump kick last lean lift
  light limit line link list load lock loop lower mark mask mix nest note offer order own pack pair pass peel pick
  pin pivot play pleat plug point polish pool power present press print process produce program pump refill rest
  return ring roast rock roll run rust sail scan scratch screw scrub seal secure select set shape shave shift
  shine show signal sip slice slip slot smoke smooth snap soak sort splash split spoil spot spray spring squeeze
  stack stain stand start steam stitch store strain strap stream stretch strike strip swim swing switch sync tap
  thread tie tilt time tip toast tone total track train transfer trigger trim trip try twist upgrade vent visit
  walk warm wash wear weather whisk whistle win wipe work wrap zip
`);
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
  /^(?:in|for|after|within|every|up|about|around|under)\s(?:(?:to|about|around|only)\s)?(?:\d[\d.,]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|many|several)\s(?:(?:to|and|or)\s\S+\s)?(?:seconds?|h|s|minutes?|min|hours?|hrs?|days?|nights?|weeks?|months?|years?|washes|uses)\b/u;
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
  // "Wheels lock with a foot brake", "rings nest inside each other": a noun behind a plural names a thing made of it.
  // "Colours shift from green to violet".
  if (plural && next === 'from' && rest.includes('to')) return true;
  return plural && /^(?:with|inside|at|by|under|between|behind|against)$/u.test(next) && rest.length >= 3;
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
    const rest = pieces.slice(at + 1);
    const plural = isPlural(before);
    // "A drawstring cinches the hood": between a noun and an article stands a verb, whatever it is.
    if (
      (rest[0] === 'the' || rest[0] === 'your') &&
      head.includes(` ${rest[0]} `) &&
      /^\p{Ll}{3,}$/u.test(word) &&
      !/(?:ed|ing|ly|est)$/u.test(word) &&
      !joints.has(word) &&
      /^[\p{L}-]{3,}$/u.test(before)
    )
      return true;
    const isThird =
      baseOf(word, clear) !== null ||
      (baseOf(word, half) !== null &&
        !halts.has(rest[0]!) &&
        !/^(?:within|around|along|near|past)$/u.test(rest[0]!) &&
        !/^\d/u.test(rest[0]!));
    if (isThird && !plural) return true;
    if (baseOf(word, unclear) !== null && !plural && behindVerb(rest, word, false)) return true;
    const isBase = clear.has(word) || half.has(word);
    if (plural && !audiences.has(before) && isBase) return true;
    if (plural && (isBase || unclear.has(word))) {
      if (audiences.has(before) ? determiners.has(rest[0] ?? '') : behindVerb(rest, word, true)) return true;
    }
    if (at >= 2 && pasts.has(word) && determiners.has(rest[0] ?? '') && /^(?:my|our|the)$/u.test(pieces[0]!))
      return true;
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
    |ft)(?:\s(?:long|wide|high|tall|thick|deep))?$
`;

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
  if (baseOf(first, clear) !== null) return /^(?:and|or|of)$/u.test(next) ? null : 'verb';
  const base = baseOf(first, half) ?? baseOf(first, unclear);
  // "Sews a good straight stitch": behind several things stands no article.
  if (base === null)
    return /^(?:an?|its|your)$/u.test(next) && /^\p{L}{2,}[^s]s$/u.test(first) ? 'verb' : null;
  if (acting.has(base) && !/^(?:and|or|by)$/u.test(next)) return 'verb';
  if (/^(?:of|and|or|from)$/u.test(next)) return 'noun';
  if (determiners.has(next) || departing.has(next) || loosely.has(next) || ways.has(next)) return 'verb';
  if (/^(?:under|against|beneath)$/u.test(next) || (next.endsWith('ly') && next.length > 4)) return 'verb';
  if (outcomes.has(next) && others.length === 0) return 'verb';
  if (/^(?:if|when|once|while|like|as)$/u.test(next)) return 'verb';
  if (counting.test(next)) return holding.has(base) ? 'verb' : null;
  const [second = ''] = others;
  if (next === 'to') return /^\p{L}/u.test(second) ? 'verb' : null;
  if (times.test([next, ...others].join(' '))) return next === 'for' && !holding.has(base) ? 'noun' : 'verb';
  if (next === 'at') return closing.has(base) || /^\d/u.test(second) ? 'verb' : 'noun';
  if (next === 'by' && second.endsWith('ing')) return 'verb';
  if (next === 'with' || next === 'by')
    return (closing.has(base) && !(next === 'by' && base === 'work')) || (next === 'by' && base === 'charge')
      ? 'verb'
      : 'noun';
  if (next === 'for' && counting.test(second)) return holding.has(base) || base === 'cook' ? 'verb' : 'noun';
  if (next === 'for')
    return /^(?:travel|storage|transport|cleaning|washing|easy|packing|use)$/u.test(second) ? 'verb' : 'noun';
  if (next === 'in') return second === 'the' && others[1] === 'dark' ? 'verb' : 'noun';
  if (next === 'on' && unclear.has(base) && !/^(?:clip|slip|slot|snap)$/u.test(base))
    return /^(?:its|their|one|two|a|an|\d.*)$/u.test(second) ? null : 'noun';
  return null;
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

/** "We clear blocked sinks", "right now we need jars": behind who speaks stands nothing but a verb. */
export const opensWithSpeaker =
  /^(?:(?:(?:right )?now|today|currently|usually|mostly|often|sometimes|normally|here|then|at the moment|(?:this|every|each) \p{L}+)\s)?(?:we|i|you|they)\s(?!and\b|all\b|both\b)(?:need|bring|\p{Ll}{2,}(?<!ed|ing))\s/iu;
