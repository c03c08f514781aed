import { foldWord } from '#rules/text/words.ts';
import type { MeasuredText } from './measured-text.ts';
import { mayCount, repeatedWords, saysNothingTwice } from './repeated-words.ts';

/** One sign that a text was written for a machine: which words, how often. */
export interface StuffingSign {
  word: string;
  count: number;
}

/**
 * Times that one word may stand in running text before it reads as stuffed: five, and one more for
 * each 20 words. Natural product texts stay under it (a 145-word lamp text names the light six times);
 * a keyword pasted ten times does not.
 */
function allowedInText(words: number): number {
  return 5 + Math.floor(words / 20);
}

/**
 * How often one content word, or a phrase that begins and ends in one, may stand among so many words in a row. What the
 * length of a whole text allows lets a keyword be crowded into one paragraph of it ("Our lunch box is the lunch box you
 * want. Buy this lunch box …"). Measured on 26 November 2026 on 1,764 texts by sellers and by our rules: none had more
 * than 4 of one word in 20 words, one had 6 in 40; of two words one had 6 in 80, of three none more than 4.
 */
const crowds = [
  { phrase: 1, words: 20, allowed: 5 },
  { phrase: 1, words: 40, allowed: 6 },
  { phrase: 2, words: 80, allowed: 6 },
  { phrase: 3, words: 80, allowed: 5 },
] as const;

/** The same for letters in a row where no space parts words. Rows of sizes name a size seven times ("Sサイズ、Mサイズ"). */
const unspacedCrowd = { letters: 3, within: 160, allowed: 7 };

/** One content word or phrase that a short stretch of a longer text is full of. */
function crowdedPhrase(text: MeasuredText): StuffingSign | null {
  if (saysNothingTwice(text)) return null;
  const byStem = Map.groupBy(
    [...text.tokens.keys()].filter((place) => mayCount(text.tokens[place]!)),
    (place) => text.tokens[place]!.stem,
  );
  for (const places of byStem.values()) {
    for (const { phrase, words, allowed } of crowds) {
      if (places.length <= allowed) continue;
      const sign = crowdOf(phrasesAt(text, places, phrase), words, allowed);
      if (sign !== null) return sign;
    }
  }
  return null;
}

/** Where each phrase of so many words stands that begins at one of these places. */
function phrasesAt(
  { tokens }: MeasuredText,
  places: readonly number[],
  size: number,
): ReadonlyMap<string, readonly number[]> {
  const whole = places.filter(
    (place) => place + size <= tokens.length && mayCount(tokens[place + size - 1]!),
  );
  return Map.groupBy(whole, (place) =>
    tokens
      .slice(place, place + size)
      .map(({ stem }) => stem)
      .join(' '),
  );
}

function crowdOf(
  phrases: ReadonlyMap<string, readonly number[]>,
  within: number,
  allowed: number,
): StuffingSign | null {
  for (const [word, at] of phrases) {
    for (let last = allowed; last < at.length; last += 1) {
      if (at[last]! - at[last - allowed]! < within) return { word, count: at.length };
    }
  }
  return null;
}

/** Letters that name something where no space parts words; endings and particles are written in hiragana. */
const naming = /^(?!\p{Script=Hiragana}+$)\p{L}+$/u;

function crowdedLetters(text: MeasuredText): StuffingSign | null {
  if (!text.unspaced) return null;
  const { letters, within, allowed } = unspacedCrowd;
  const places = new Map<string, number[]>();
  for (let at = 0; at + letters <= text.plain.length; at += 1) {
    const run = text.plain.slice(at, at + letters);
    const before = places.get(run);
    if (before !== undefined) before.push(at);
    else if (naming.test(run)) places.set(run, [at]);
  }
  return crowdOf(places, within, allowed);
}

/** The same one to three words at least three times in a row ("lunch box lunch box lunch box"). */
function rowOf(text: MeasuredText): StuffingSign | null {
  if (saysNothingTwice(text)) return null;
  const tokens = text.tokens;
  for (let size = 1; size <= 3; size += 1) {
    for (let start = 0; start + size * 3 <= tokens.length; start += 1) {
      if (!sameRun(text, start, start + size, size)) continue;
      const run = tokens.slice(start, start + size);
      if (run.every((token) => token.small || /^(?:\d+|[a-z])$/.test(token.stem))) continue;
      if (size === 1 && isCode(text.plain, run[0]!.text)) continue;
      let times = 1;
      while (sameRun(text, start, start + size * times, size)) times += 1;
      if (times >= 3) return { word: run.map((token) => token.text).join(' '), count: times };
    }
  }
  return null;
}

/** "DC/DC/DC" tells what supplies a controller, its inputs and its outputs: letters of a code between strokes. */
function isCode(plain: string, letters: string): boolean {
  return /^\p{Lu}{2,3}$/u.test(letters) && plain.includes(`${letters}/${letters}/${letters}`);
}

function sameRun(text: MeasuredText, left: number, right: number, size: number): boolean {
  if (right + size > text.tokens.length) return false;
  for (let offset = 0; offset < size; offset += 1) {
    if (text.tokens[left + offset]?.stem !== text.tokens[right + offset]?.stem) return false;
  }
  return true;
}

/** The same letters at least three times in a row, where no space parts words ("弁当箱弁当箱弁当箱"). */
function unspacedRow(text: MeasuredText): StuffingSign | null {
  if (!text.unspaced) return null;
  const match = /([\p{L}\p{N}]{2,12}?)\1{2,}/u.exec(text.plain);
  const word = match?.[1];
  return match === null || word === undefined ? null : { word, count: match[0].length / word.length };
}

/** The sentences of a text that stand in it word for word more than twice. */
function repeatedSentence(text: MeasuredText): StuffingSign | null {
  const counts = new Map<string, number>();
  for (const sentence of text.plain.split(/[.!?\n]+/u)) {
    const key = sentence.trim().toLowerCase();
    if (key.length < 8) continue;
    const count = (counts.get(key) ?? 0) + 1;
    if (count > 2) return { word: sentence.trim(), count };
    counts.set(key, count);
  }
  return null;
}

/** Whether a line (title, subtitle) repeats its words: none may stand more often than `allowed` times. */
export function stuffedLine(line: MeasuredText, allowed: number): StuffingSign | null {
  return repeatedWords(line, allowed)[0] ?? rowOf(line) ?? unspacedRow(line);
}

/** Whether running text repeats one word beyond what its length explains, or one sentence thrice. */
export function stuffedText(text: MeasuredText): StuffingSign | null {
  const repeated = repeatedWords(text, allowedInText(text.wordCount))[0];
  return (
    rowOf(text) ??
    repeated ??
    crowdedPhrase(text) ??
    repeatedSentence(text) ??
    unspacedRow(text) ??
    crowdedLetters(text)
  );
}

/**
 * Whether a list of phrases (tags, keywords) is one phrase many times: an entry that repeats a word
 * inside itself three times, the same entry three times, or two entries of three saying the same.
 */
export function stuffedList(entries: readonly MeasuredText[]): StuffingSign | null {
  const counts = new Map<string, StuffingSign>();
  for (const entry of entries) {
    const inside = repeatedWords(entry, 2)[0] ?? rowOf(entry);
    if (inside !== undefined && inside !== null) return inside;
    const stems =
      entry.contentStems.size > 0 ? [...entry.contentStems].sort().join(' ') : entry.plain.toLowerCase();
    const sign = counts.get(stems);
    if (sign === undefined) counts.set(stems, { word: entry.plain, count: 1 });
    else sign.count += 1;
  }
  for (const sign of counts.values()) {
    if (sign.count >= 3 || (sign.count >= 2 && entries.length <= 3)) return sign;
  }
  return null;
}

/** Search phrases of the listing in a row, from which a text is a copy of its tags and says nothing. */
const pastedInRow = 6;

/**
 * The longest row of search phrases that stands in a text with nothing between them but commas or line ends, when it is
 * long enough to be the listing's tags pasted there.
 * @param phrases entries of the listing's lists of search phrases
 */
export function pastedPhrases(
  text: MeasuredText,
  phrases: readonly MeasuredText[],
): readonly string[] | null {
  const pieces = text.plain.split(/[,;|\n、，；؛،]/u);
  if (pieces.length < pastedInRow) return null;
  const known = new Set(phrases.map(({ plain }) => foldWord(plain.trim())));
  let row: string[] = [];
  for (const piece of pieces) {
    const phrase = piece.trim().replace(/^[#•-]\s*|[.。]$/gu, '');
    if (known.has(foldWord(phrase))) row.push(phrase);
    else if (row.length >= pastedInRow) return row;
    else row = [];
  }
  return row.length >= pastedInRow ? row : null;
}
