import { tellsOfOthers } from '#rules/ledger/other-things.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import type { Phrase } from './ranked-phrases.ts';
import { isSmallBefore } from './small-before.ts';
import { isProperWord } from './english-words.ts';
import { hasPraise } from './praise.ts';
import { tellsOfThings } from './tells-of-things.ts';

/** The words with which a seller's first English sentence names the thing. */
interface FirstPhrase {
  /** "Brown leather three seater sofa"; empty where the sentence opens otherwise. */
  text: string;
  /** The same, whatever it names. */
  whole: string;
  /** What goes on behind it, up to the end of the sentence. */
  behind: string;
  /** "Set" and "three" of a "set of three". */
  holder: string;
  count: string;
}

const none: FirstPhrase = { text: '', whole: '', behind: '', holder: '', count: '' };
const longestRead = 240;
/** Where the name of the thing ends and what is said of it begins. */
const ends =
  /[,;:(]|\s\p{Ll}{3,}(?:ed|wn|en)\s(?:from|with|in|by|of|on|to|for)\s|\s(?:with|from|in|on|of|for|that|which|made|by|and|or|to|at|is|are|was|has|have|engraved|knotted|knitted|sewn|cut|set|about|around|approx|size|not|no|but|including|featuring|showing|plus|all|bought|used|worn)(?=\s|$)/u;
/** "Not the brown sofa of my other advert", "unlike stonewashed linen". */
const deniedOrOthers =
  /^(?:not|unlike|no|non|never|neither|none|instead|most|many|some|other|others|if|when|as|like|than|similar|inspired|imitation|faux|fake|looks?|for|from|with|without|compared)(?![\p{L}])/iu;
const pairOf = /^(?:an? )?pair of\s/iu;
/** What nobody sells by the piece. */
const alwaysPairs =
  /(?:earring|shoe|boot|trainer|sneaker|sandal|slipper|sock|glove|mitten|trouser|jean|short|legging|glasse|sunglasse|scissor|plier|tong|stud|hoop|cufflink|headphone|earphone|earbud|tight|stocking|binocular|ski|skate|crutche|pyjama)s?$/iu;
const counted =
  /^(?:an? )?(set|pair|pack|lot|bundle|box|collection) of (\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve)\s/iu;

/** "Six dryer balls felted from wool": how many are sold as one. */
const severalFirst =
  /^(two|three|four|five|six|seven|eight|nine|ten|twelve)\s(?=\p{Ll})(?!(?:speed|tier|piece|seater|person|man|drawer|door|way|tone|ply|layer|sided|inch|part|stage|panel|burner|slot|pack|zone|litre|man|day)(?!\p{L}))/iu;

const read = new WeakMap<Draft, FirstPhrase>();

export function firstPhrase(draft: Draft): FirstPhrase {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const found = readFirst(draft);
  read.set(draft, found);
  return found;
}

function readFirst(draft: Draft): FirstPhrase {
  const { brief, type, units, language } = draft;
  if (language.written !== 'en' || !tellsOfThings(draft)) return none;
  const [unit] = units.filter(({ path }) => path.endsWith('.description'));
  if (unit === undefined || unit.label !== '' || unit.kind === 'flaw' || unit.kind === 'exclusion')
    return none;
  const told = behindCry(brief.product.description.slice(0, longestRead), type);
  if (deniedOrOthers.test(told) || tellsOfOthers(told.split(/[.!?\n]/u)[0]!, 'en', draft.name)) return none;
  const [, holder = '', count = ''] = counted.exec(told) ?? [];
  const isPair = pairOf.test(told);
  const rest = told.replace(counted, '').replace(pairOf, '');
  const sentence = rest.split(/[.!?\n](?:\s|$)/u)[0]!;
  const at = sentence.search(ends);
  const whole = (at === -1 ? sentence : sentence.slice(0, at)).trim();
  const behind = at === -1 ? '' : sentence.slice(at);
  const head = stemsOf(type).at(-1) ?? '';
  const isThing = stemsOf(whole).at(-1) === head;
  const isStuff = claimHits(whole, 'en').some(
    ({ payload, end }) => payload.kind === 'material' && end === whole.length,
  );
  const text = isThing || isStuff ? whole : '';
  const several =
    isThing && holder === '' && /[^s]s$/u.test(whole) ? severalFirst.exec(whole)?.[1] : undefined;
  if (several !== undefined)
    return {
      text: whole.replace(severalFirst, ''),
      whole,
      behind,
      holder: 'set',
      count: several.toLowerCase(),
    };
  return {
    text,
    whole,
    behind,
    holder: isThing && isPair && holder === '' ? 'pair' : isThing ? holder.toLowerCase() : '',
    count: isThing ? count : '',
  };
}

/** "Take your workout anywhere with this complete set of 5 bands", "Transform your drawers with our expandable organiser". */
const cried =
  /^(?!I\s|We\s|You\s|If\s)\p{Lu}\p{Ll}+\s(?:[^.!?\n,;:]{2,80}\s)?(?:with|in|by|on|to|meet)\s(?:this|these|our)\s(?:(?:complete|full|entire|new|elegant|stylish|beautiful|stunning|handy|sleek|premium|lovely|cosy|cozy|adorable|versatile|gorgeous|charming)[,\s]+){0,3}(?=\p{Ll})/u;

/** The description from where it names the thing, behind a cry that names what a buyer does with it. */
function behindCry(told: string, type: string): string {
  const head = stemsOf(type).at(-1) ?? '';
  const [first = ''] = /^[^.!?\n]{4,100}[.!]\s+/u.exec(told) ?? [];
  const isCry =
    first !== '' && (/!\s+$/u.test(first) || invites.test(first)) && !stemsOf(first).includes(head);
  if (isCry) return told.slice(first.length).replace(/^(?:This|Our|Brand new|New)\s(?=[\p{Ll}\d])/u, '');
  const opening = cried.exec(told)?.[0] ?? '';
  if (opening === '' || denies.test(opening)) return told;
  const rest = told.slice(opening.length);
  const named = rest.split(/[.!?\n,;:]/u)[0]!;
  return stemsOf(named).includes(head) ? rest : told;
}

/** What copy calls upon a buyer to do, before it says what is sold. */
const invites =
  /^(?:Add|Bring|Celebrate|Create|Discover|Enjoy|Extend|Give|Keep|Make|Meet|Plan|Say|Sink|Spark|Take|Transform|Treat|Turn|Upgrade)\s(?:\p{Ll}|an?\s)/u;
const denies = /(?<!\p{L})(?:not|n[’']t|no|never|without|than|instead|like|unlike)(?!\p{L})/iu;

const countedTrait =
  /(?<![\p{L}\d-])((?:\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)[- ](?:seater|drawer|door|tier|man|person|piece|speed|burner|panel|slot|string|shelf|bed|berth|ring|arm|light|wheel))(?![\p{L}-])/iu;

/** How it is fixed, moves and is powered, by which such things are told apart. */
const sortBefore =
  /(?<![\p{L}-])(?:(?:wall|ceiling|floor|under|clip|rack|pole|tree)[- ]mounted|retractable|telescopic|extendable|expandable|printable|ribbed|quilted|hooded|collapsible|stackable|rechargeable|cordless|wireless|reversible|hanging|freestanding|free-standing|self-watering|battery[- ]powered|solar[- ]powered|hand[- ]held|handheld|waterproof|weatherproof|water[- ]resistant|inflatable|magnetic|dimmable|adjustable)(?=\s)/giu;

/** "4.00-8 wheelbarrow tyre", "1/4-20 bolts": a size in figures of its trade. */
const sizeBefore = /^((?:M?\d[\d.]*(?:[x×/-]\d[\d.]*)+|M\d{1,2})[A-Z]?)\s\p{L}/u;

/** What stands before the thing in the seller's first words and tells it from others: its colour, its seats, how many there are. */
export function openingTraits(draft: Draft, told: readonly Phrase[]): Phrase[] {
  const { text, holder, count } = firstPhrase(draft);
  const found: Phrase[] = [];
  const isCounted =
    told.some(({ kind }) => kind === 'pack') ||
    /(?<!\p{L})(?:trio|duo|pair|quartet|twin)(?!\p{L})/iu.test(draft.name);
  if (
    count !== '' &&
    !isCounted &&
    !/\d/.test(draft.brief.product.name) &&
    !stemsOf(draft.name).includes(stemsOf(holder)[0] ?? '')
  )
    found.push({ text: `${holder} of ${count}`, kind: 'pack' });
  const isThing = stemsOf(text).at(-1) === stemsOf(draft.type).at(-1);
  if (!isThing) return found;
  if (holder === 'pair' && !alwaysPairs.test(draft.type) && !/\bpair\b/iu.test(draft.name))
    found.push({ text: 'pair', kind: 'pack' });
  const factor = /(?<!\p{L})SPF ?\d{1,3}\+?(?![\p{L}\d])/u.exec(text)?.[0];
  if (factor !== undefined) found.push({ text: factor, kind: 'pack' });
  const stuff = stuffBefore(text, draft);
  if (stuff !== '') found.push({ text: stuff, kind: 'material' });
  const seats = countedTrait.exec(text)?.[1];
  if (seats !== undefined) found.push({ text: seats.toLowerCase(), kind: 'number' });
  const many = /(?<!\S)\d{1,2}[ -]in[ -]1(?!\S)/iu.exec(text)?.[0];
  if (many !== undefined && !/in[ -](?:1|one)/iu.test(draft.name))
    found.push({ text: many.replaceAll(' ', '-').toLowerCase(), kind: 'number' });
  const code = sizeBefore.exec(text)?.[1];
  if (code !== undefined && !draft.name.includes(code)) found.push({ text: code, kind: 'size' });
  for (const [trait] of text.matchAll(sortBefore))
    if (!stemsOf(draft.name).some((stem) => stemsOf(trait).includes(stem)))
      found.push({ text: trait.toLowerCase(), kind: 'feature' });
  const [colour] = claimHits(text, 'en').filter(({ payload }) => payload.kind === 'colour');
  // "Oak dining table": a shade that is a stuff as well is told as that.
  // "Plum 8ft trampoline": before a measure it may be a maker.
  const isOpening = colour?.start === 0 && / (?!\d)/u.test(text.slice(colour.end, colour.end + 2));
  if (isOpening && !told.some(({ kind }) => kind === 'colour'))
    found.push({ text: text.slice(0, colour.end).toLowerCase(), kind: 'colour' });
  return found;
}

const mostStuffWords = 4;

/** "High density cork" of a "high density cork block", whose name tells no stuff; empty where one word tells it. */
function stuffBefore(text: string, { name }: Draft): string {
  const hits = claimHits(text, 'en').filter(({ payload }) => payload.kind === 'material');
  const last = hits.at(-1);
  if (last === undefined || claimHits(name, 'en').some(({ payload }) => payload.kind === 'material'))
    return '';
  const before = text
    .slice(0, last.end)
    .replace(/^(?:(?:an?|the|our|my|this|used|new|old|set of|pair of)\s)+/iu, '');
  const words = before.split(' ');
  const isOnlyThingBehind = !text.slice(last.end).trim().includes(' ');
  const isFair =
    words.length > 1 &&
    words.length <= mostStuffWords &&
    isOnlyThingBehind &&
    words.every((word) => /^\p{L}{3,}(?:-\p{L}+)*$/u.test(word) && !isSmallBefore(word)) &&
    !words.slice(1).some((word) => /^\p{Lu}/u.test(word) && !isProperWord(word)) &&
    !hasPraise(before, 'en') &&
    !claimHits(before, 'en').some(({ payload }) => payload.kind === 'colour') &&
    !stemsOf(name).some((stem) => stemsOf(before).includes(stem));
  return isFair ? before.toLowerCase() : '';
}

/** The stuff that the first words tell in more than one word; empty where they tell none. */
export function stuffAtOpening(draft: Draft): string {
  const { text } = firstPhrase(draft);
  return stemsOf(text).at(-1) === stemsOf(draft.type).at(-1) ? stuffBefore(text, draft) : '';
}
