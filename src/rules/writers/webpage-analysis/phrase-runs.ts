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

/** Adds the phrases of one run of words: those that may begin and end where they do. */
export function addRun(found: Map<number, Gathered>, run: readonly PhraseWord[], place: Place): void {
  const isRomance = place.written === 'fr' || place.written === 'es';
  for (let from = 0; from < run.length; from += 1) {
    const first = run[from]!;
    const isNone = place.isLine && place.written === 'en' && first.lower === 'no' && from === 0;
    if ((first.small && !isNone) || first.ofSite || (first.isNumber && !place.takesFigures)) continue;
    if (isDone(run, from, place)) continue;
    let key = 0;
    let content = 0;
    let articles = 0;
    let hasJoint = false;
    let hasAnd = false;
    for (let length = 1; length <= longestRun && from + length <= run.length; length += 1) {
      const last = run[from + length - 1]!;
      if (last.ofSite) break;
      if (last.small && !(isNone && length === 1)) {
        const isAnd = place.isPart && conjunction.test(last.lower);
        const joins = last.joins || isAnd || (last.isArticle && run[from + length - 2]!.joins);
        if (!joins || !(place.isLine || place.wholeOnly || (isRomance && ofNoun.test(last.lower)))) break;
        hasJoint = true;
        hasAnd ||= isAnd;
        if (last.isArticle) articles += 1;
        continue;
      }
      if (isNone && length === 1) continue;
      content += 1;
      if (content > longestLine) break;
      key = key * mostStems + last.id;
      if (last.isNumber && !place.takesFigures) continue;
      if (length === 1 ? !last.standsAlone : !isPhrase(run, from, length)) continue;
      const begins = isBreak(run[from - 1]);
      const ends = isBreak(run[from + length]);
      // "Gutters and fascias" is the name of a part; a row of three is none.
      if ((hasAnd || content > longestPhrase) && length !== run.length) continue;
      // "planters in leeds" out of "plates and planters in leeds city" would be said of half a name.
      const isJoined = run[from - 1]?.joins === true && !place.wholeOnly;
      if (
        hasJoint &&
        (isJoined || !(begins && ends)) &&
        !(place.wholeOnly && !place.isLine && (begins || ends))
      )
        continue;
      // "Robes de mariée achetées en boutique": what stands behind a joint goes on from what stands before.
      if (isRomance && !place.isLine && length > 1 && run[from - 1]?.joins === true) continue;
      // "Le club organise une sortie": before an article stands a verb.
      if (!place.isLine && length > 1 && determiners.has(run[from + length]?.lower ?? '')) continue;
      // "DeWalt 20V MAX Drill Kit": what stands behind a model is the end of a name.
      if (
        place.isLine &&
        content > 1 &&
        run.length > longestLine &&
        /\d\p{L}|\p{L}\d/u.test(run[from - 1]?.lower ?? '')
      )
        continue;
      // "Cup of tea", "what the flat fee covers": the phrase goes on, or a verb ends it.
      if (
        length > 1 &&
        place.written === 'en' &&
        (run[from + length]?.lower === 'of' ||
          ((place.isLine || place.isAgain) && endsOnVerb(run, from + length)))
      )
        continue;
      const isEdge = atEdge(begins, ends, place);
      if (place.isAgain && length > 1 && !isEdge) continue;
      const isHeading = place.isPart && length === run.length;
      add(found, key * 2 + Number(hasJoint), {
        run,
        from,
        length,
        words: Math.min(length - articles, longestLine),
        weight: place.weight,
        count: 1,
        chosen: place.weight >= chosenFrom,
        atEdge: isEdge,
        isWhole: begins && ends,
        isHeading,
        isOwn: place.isOwn,
        named: place.isLine,
      });
    }
  }
}

/** Of a long line a piece names something where it has the noun: English and German end on it, French and Spanish begin with it. */
function atEdge(begins: boolean, ends: boolean, { written, wholeOnly, isLine, isAgain }: Place): boolean {
  if (wholeOnly) return begins && ends;
  if (!isLine && !isAgain) return begins || ends;
  return written === 'fr' || written === 'es' ? begins : ends;
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
