import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { mostStems, type PhraseWord } from './page-words.ts';

/** Words that carry something; a title or heading may be one phrase of four: "New patient health check". */
const longestPhrase = 3;
const longestLine = 4;
/** Words with those between: "mildiou de la tomate". */
const longestRun = 6;
/** From this weight on somebody chose a phrase to say what the page is. */
const chosenFrom = 3;

/** What a phrase may be by where it stands. */
export interface Place {
  weight: number;
  /** A line that names something: "mug for tea" is one phrase there. In sentences a phrase ends at a small word. */
  isLine: boolean;
  /** A figure may begin or end a phrase: "Pixel 9". In sentences figures count things, and lists number them. */
  takesFigures: boolean;
  /** Only phrases that fill what stands between two breaks count at once: the language's small words are not known. */
  wholeOnly: boolean;
  /** Where a verb stands can be told from the words around it. */
  written: WrittenLanguage;
  /** A heading read in the text once more: no piece of it comes again by that. */
  isAgain: boolean;
  /** A heading of a part of the page. */
  isPart: boolean;
  /** Not under a heading that every site has: how to wash it and how it is delivered is not what is searched. */
  isOwn: boolean;
}

/** A phrase while the page is read; its words are joined when it is known to weigh enough. */
export interface Gathered {
  run: readonly PhraseWord[];
  from: number;
  /** Words of the run that it goes over, articles too. */
  length: number;
  words: number;
  weight: number;
  count: number;
  chosen: boolean;
  /** Whether it began or ended what stands between two breaks at least once; a piece of a longer name does neither. */
  atEdge: boolean;
  /** Whether it did both at least once. */
  isWhole: boolean;
  isHeading: boolean;
  isOwn: boolean;
  /** Whether a title or heading says it. */
  named: boolean;
}

/** The words from one place of a run on, while one after another is added. */
interface Stretch {
  run: readonly PhraseWord[];
  from: number;
  length: number;
  /** Words that carry something. */
  content: number;
  articles: number;
  hasJoint: boolean;
  hasAnd: boolean;
  begins: boolean;
  ends: boolean;
}

/** Adds the phrases of one run of words: those that may begin and end where they do. */
export function addRun(found: Map<number, Gathered>, run: readonly PhraseWord[], place: Place): void {
  for (let from = 0; from < run.length; from += 1) {
    const first = run[from]!;
    const isNone = place.isLine && place.written === 'en' && first.lower === 'no' && from === 0;
    if ((first.small && !isNone) || first.ofSite || (first.isNumber && !place.takesFigures)) continue;
    if (!isDone(run, from, place)) addFrom(found, run, from, isNone, place);
  }
}

/** Adds the phrases that begin at one word, up to the word that no phrase goes over. */
function addFrom(
  found: Map<number, Gathered>,
  run: readonly PhraseWord[],
  from: number,
  isNone: boolean,
  place: Place,
): void {
  const stretch: Stretch = {
    run,
    from,
    length: 1,
    content: 0,
    articles: 0,
    hasJoint: false,
    hasAnd: false,
    begins: isBreak(run[from - 1]),
    ends: false,
  };
  // The stems of its words in one number.
  let key = 0;
  for (; stretch.length <= longestRun && from + stretch.length <= run.length; stretch.length += 1) {
    const last = run[from + stretch.length - 1]!;
    if (last.ofSite) return;
    if (isNone && stretch.length === 1) continue;
    if (last.small) {
      if (!goesOver(stretch, last, place)) return;
      continue;
    }
    stretch.content += 1;
    if (stretch.content > longestLine) return;
    key = key * mostStems + last.id;
    if (last.isNumber && !place.takesFigures) continue;
    if (stretch.length === 1 ? !last.standsAlone : !isPhrase(run, from, stretch.length)) continue;
    stretch.ends = isBreak(run[from + stretch.length]);
    if (stretch.length === 1 || isWholeName(stretch, place))
      add(found, key * 2 + Number(stretch.hasJoint), gathered(stretch, place));
  }
}

/** Whether a phrase goes on behind a small word, which it then has in it. */
function goesOver(stretch: Stretch, last: PhraseWord, place: Place): boolean {
  const isAnd = place.isPart && conjunction.test(last.lower);
  const isJoint =
    last.joins || isAnd || (last.isArticle && stretch.run[stretch.from + stretch.length - 2]!.joins);
  if (!isJoint) return false;
  if (!place.isLine && !place.wholeOnly && !(isRomance(place) && ofNoun.test(last.lower))) return false;
  stretch.hasJoint = true;
  stretch.hasAnd ||= isAnd;
  if (last.isArticle) stretch.articles += 1;
  return true;
}

function isRomance({ written }: Place): boolean {
  return written === 'fr' || written === 'es';
}

/** Whether several words are a name by themselves, and no piece of a longer one or of a clause. */
function isWholeName(stretch: Stretch, place: Place): boolean {
  const { run, length, content, hasAnd, hasJoint } = stretch;
  // "Gutters and fascias" is the name of a part; a row of three is none.
  if ((hasAnd || content > longestPhrase) && length !== run.length) return false;
  if (hasJoint && isCutAtJoint(stretch, place)) return false;
  if (isOfClause(stretch, place) || isBehindModel(stretch, place)) return false;
  return !place.isAgain || atEdge(stretch, place);
}

/** "planters in leeds" out of "plates and planters in leeds city" would be said of half a name. */
function isCutAtJoint({ run, from, begins, ends }: Stretch, place: Place): boolean {
  const isJoined = run[from - 1]?.joins === true && !place.wholeOnly;
  return (isJoined || !(begins && ends)) && !(place.wholeOnly && !place.isLine && (begins || ends));
}

/** Whether the words around it make it a part of a clause. */
function isOfClause({ run, from, length }: Stretch, place: Place): boolean {
  const next = run[from + length]?.lower;
  if (!place.isLine) {
    // "Robes de mariée achetées en boutique": what stands behind a joint goes on from what stands before.
    if (isRomance(place) && run[from - 1]?.joins === true) return true;
    // "Le club organise une sortie": before an article stands a verb.
    if (next !== undefined && determiners.has(next)) return true;
  }
  // "Cup of tea", "what the flat fee covers": the phrase goes on, or a verb ends it.
  return (
    place.written === 'en' &&
    (next === 'of' || ((place.isLine || place.isAgain) && endsOnVerb(run, from + length)))
  );
}

/** "DeWalt 20V MAX Drill Kit": what stands behind a model is the end of a name. */
function isBehindModel({ run, from, content }: Stretch, place: Place): boolean {
  return (
    place.isLine &&
    content > 1 &&
    run.length > longestLine &&
    /\d\p{L}|\p{L}\d/u.test(run[from - 1]?.lower ?? '')
  );
}

function gathered(stretch: Stretch, place: Place): Gathered {
  const { run, from, length } = stretch;
  return {
    run,
    from,
    length,
    words: Math.min(length - stretch.articles, longestLine),
    weight: place.weight,
    count: 1,
    chosen: place.weight >= chosenFrom,
    atEdge: atEdge(stretch, place),
    isWhole: stretch.begins && stretch.ends,
    isHeading: place.isPart && length === run.length,
    isOwn: place.isOwn,
    named: place.isLine,
  };
}

/** Of a long line a piece names something where it has the noun: English and German end on it, French and Spanish begin with it. */
function atEdge({ begins, ends }: Stretch, place: Place): boolean {
  if (place.wholeOnly) return begins && ends;
  if (!place.isLine && !place.isAgain) return begins || ends;
  return isRomance(place) ? begins : ends;
}

const conjunction = /^(?:and|und|y|e|et)$/u;
/** Joints of a noun that stand in sentences too: "une chambre d'hôtes". */
const ofNoun = /^(?:d['’]|de|del)$/u;

function add(found: Map<number, Gathered>, key: number, phrase: Gathered): void {
  const known = found.get(key);
  if (known === undefined) {
    found.set(key, phrase);
    return;
  }
  known.weight += phrase.weight;
  known.count += 1;
  known.chosen ||= phrase.chosen;
  known.atEdge ||= phrase.atEdge;
  known.isWhole ||= phrase.isWhole;
  known.isHeading ||= phrase.isHeading;
  known.isOwn ||= phrase.isOwn;
  known.named ||= phrase.named;
}

/** "What the flat fee covers", "how long it takes": a question without a helping verb ends on its own. */
function endsOnVerb(run: readonly PhraseWord[], end: number): boolean {
  return (
    end === run.length &&
    /^(?:what|how|why|where|when)$/u.test(run[0]!.lower) &&
    !/^(?:to|is|are|do|does|can|should)$/u.test(run[1]?.lower ?? '') &&
    end > 1
  );
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const determiners = words("a an the your our un une le la les des una el los las unos unas l’ l'");
const asked = words('how when what where ways need want have able time ready');
const doers = words('we you they i how');
const owners = words('your our');
const purposes = words('comment cómo como pour para peut-on');
const ofThings = words("de du des d' d’ à en con para");

/** Whether somebody does there what a word says: "how to store lentils", "comment éviter le mildiou", "Choisir des variétés". */
function isDone(run: readonly PhraseWord[], from: number, { written, isLine }: Place): boolean {
  if (written === 'en') {
    if (from === 0) return false;
    const before = run[from - 1]!.lower;
    if (doers.has(before)) return true;
    if (before === 'to') return asked.has(run[from - 2]?.lower ?? '');
    return owners.has(before) && /['’]s$/u.test(run[from]!.lower);
  }
  if (written === 'es' && isWeDo.test(run[from]!.lower)) return true;
  if ((written !== 'fr' && written !== 'es') || (from === 0 && !isLine)) return false;
  if (from > 0) return purposes.has(run[from - 1]!.lower) && isInfinitive.test(run[from]!.lower);
  return run[1]?.small === true && !ofThings.has(run[1].lower) && isInfinitive.test(run[from]!.lower);
}

/** "Damos clases", and no "ramos de novia". */
const isWeDo =
  /^(?!(?:ramos|tramos|gramos|kilogramos|extremos|remos|supremos|mimos|racimos|primos|últimos|máximos|mínimos|próximos|décimos)$)\p{L}+(?:amos|emos|imos)$/u;

const isInfinitive = /(?:[aei]r|re)$/u;

/** Whether a phrase ends before this word: at the end of its run, at a small word or at one of the site's furniture. */
function isBreak(word: PhraseWord | undefined): boolean {
  return word === undefined || word.small || word.ofSite;
}

/** Numbers alone are no phrase; words of the site were kept out before. */
function isPhrase(run: readonly PhraseWord[], from: number, length: number): boolean {
  for (let index = from; index < from + length; index += 1) if (!run[index]!.isNumber) return true;
  return false;
}
