import { stemsOf } from '#rules/text/words.ts';

const fewestTimes = 4;
const leastShare = 0.3;

/** "Tous les vélos, y compris les vélos électriques et les vélos cargos": what stands behind its article is told in a sentence. */
const inSentence =
  /(?<!\p{L})(?:the|an?|our|your|these|der|die|das|den|dem|eine?[nmr]?|unsere?|les?|la|des|nos|vos|une?|el|los|las|una?|nuestr[oa]s?)\s\p{L}+/giu;

/** "2 yard 4 yard 6 yard skips": a unit is said with each figure. */
const counted = /\d+[\s-]?\p{L}+/gu;

/** "S (chest 38in, length 26in), M (chest 41in, length 27in)": what is measured is said with each size. */
const measures = /\([^()]*\d[^()]*\)/gu;

/** "Plumber plumber near me emergency plumber 24/7 plumber london": one word so often that the row speaks to a search engine. */
function isStuffed(said: string): boolean {
  const sentence = said.replace(measures, ' ').replace(counted, ' ');
  const stems = stemsOf(sentence).filter((stem) => /^\p{L}{4,}$/u.test(stem));
  if (stems.length < fewestTimes) return false;
  const counts = new Map<string, number>();
  for (const stem of stemsOf(sentence.replace(inSentence, ' ')).filter((word) => /^\p{L}{4,}$/u.test(word)))
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.max(0, ...[...counts].map(([stem, count]) => count - kindsOf(stem, sentence)));
  return most >= fewestTimes && most / stems.length >= leastShare;
}

/** "City bikes, e-bikes and mountain bikes": how many entries of a row are further kinds of one thing, each by a word of its own. */
function kindsOf(stem: string, sentence: string): number {
  const kinds = sentence
    .replace(/^[^:]{0,90}:\s/u, '')
    .split(/,\s(?:(?:and|und|y|et)\s)?|\s(?:and|und|y|et|&)\s/u)
    .map(stemsOf)
    .filter((words) => words.at(-1) === stem && words.length > 1 && words.length < 5)
    .map((words) => words.slice(0, -1));
  const own = kinds.flat();
  const isRow = new Set(own).size === own.length && !own.some((word) => praised.has(word));
  return isRow && kinds.length > 1 ? kinds.length - 1 : 0;
}

/** "Dog groomer Bristol - dog grooming Bristol - best dog groomer in Bristol.": a sentence of the same words between strokes. */
function withoutStuffedName(text: string): string {
  const [first = ''] = text.split(/(?<=[.!?])\s/u);
  const parts = first.replace(/[.!?]+$/u, '').split(/\s[-–—|]\s/u);
  if (parts.length < 3 || first.length === text.length) return text;
  const own = new Set(stemsOf(parts[0]!).map(frontOf));
  const isAgain = parts.every((part) => {
    const stems = stemsOf(part)
      .filter((stem) => !praised.has(stem))
      .map(frontOf);
    return stems.length > 0 && stems.every((stem) => own.has(stem));
  });
  return isAgain ? text.slice(first.length).trim() : text;
}

const frontOf = (stem: string): string => stem.slice(0, 5);
const praised = new Set(stemsOf('best top cheap cheapest near affordable local in the'));

/** A description without rows of one word over and over; text that is nothing else stays. */
export function withoutStuffing(text: string): string {
  const rest = withoutStuffedName(text);
  if (rest !== text) return withoutStuffing(rest);
  const sentences = text.split(/(?<=[.!?])\s+|(?<=\n)/u);
  if (sentences.length < 2) return text;
  const plain = sentences.filter((sentence) => !isStuffed(sentence));
  return plain.length === 0 || plain.length === sentences.length ? text : plain.join(' ').trim();
}
