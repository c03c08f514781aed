import { isSameWord } from '#rules/text/same-word.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';
import type { NameInParts } from './name-in-parts.ts';

/**
 * Rows of search phrases in languages of which no list tells the things: "Lampka nocna LED dla dzieci, silikonowa lampka dotykowa,
 * ładowana USB, 7 kolorów, prezent dla dziewczynki". Only the seller's own marks part them, and nothing of them is left out.
 */

const fewestWords = 9;
const fewestParts = 3;
/** Words of the first part; more of them are a row themselves. */
const longestFront = 8;
const mostSearched = 5;
/** Letters from which a word tells something. */
const leastLetters = 3;

const marks = /\s*[,|;•·،]\s+|\s+[-–—|/]\s+/u;
const prose = /[.!?:؟]\s/u;
/** A Turkish or Korean name has its thing last, and signs without spaces part otherwise. */
const joinedScript = /[\u3040-\u30FF\u4E00-\u9FFF\uAC00-\uD7A3\u0E00-\u0E7F]/u;
/** "Kit con barattolo, spatola e ricettario": a list that its last entry closes. */
const closesList = /\s(?:e|ed|i|oraz|en|och|og|und|ve|și|и|та|й|a|και|ו\S+|و\S+)\s/iu;

const wordsIn = (text: string): string[] =>
  (text.match(/[\p{L}\p{M}\d]+/gu) ?? [])
    .filter((word) => word.length >= leastLetters || /\d/.test(word))
    .map(foldWord);

const figuresIn = (word: string): string => word.replace(/\D/gu, '');

/** What a part says that is not known yet; figures count as they stand. */
function isFresh(part: string, known: readonly string[]): boolean {
  const words = wordsIn(part);
  const fresh = words.filter((word) =>
    /\d/.test(word)
      ? !known.some((other) => figuresIn(other) === figuresIn(word))
      : !known.some((other) => isSameWord(word, other)),
  );
  return fresh.length > 0 && (part.includes(', ') || fresh.length * 2 >= words.length);
}

/** A part without the capitals of a title, if the description writes all its words without them: "Doppia Parete" → "doppia parete". */
function asTold(part: string, description: string): string {
  const small = part.replace(/(?<!\p{L})\p{Lu}\p{Ll}{2,}(?!\p{L})/gu, (word) =>
    description.includes(word.toLowerCase()) ? word.toLowerCase() : word,
  );
  return /\s\p{Lu}\p{Ll}{2}/u.test(small) ? part : small;
}

/** "Ideale per Palestra", "Sport", "Scuola": words alone behind a small word with one go on with it. */
function withWholeUses(parts: readonly string[]): string[] {
  const whole: string[] = [];
  let isUse = false;
  for (const part of parts) {
    const goesOn =
      /^\p{L}+$/u.test(part) || (closesList.test(part) && piecesOf(part).length < 5 && !/\d/.test(part));
    if (isUse && goesOn) whole[whole.length - 1] += `, ${part}`;
    else {
      whole.push(part);
      isUse = /(?:^|\s)\p{Ll}{1,4}\s\p{L}+$/u.test(part);
    }
  }
  return whole;
}

/** The parts of a name that is such a row; null for a name that is one. */
export function rowElsewhere(name: string, description: string): NameInParts | null {
  if (piecesOf(name).length < fewestWords || joinedScript.test(name) || prose.test(name)) return null;
  const [front = '', ...parts] = name
    .split(marks)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\d]/u.test(part));
  const rest = withWholeUses(parts);
  const words = piecesOf(front).length;
  if (parts.length + 1 < fewestParts || words > longestFront || words < 2) return null;
  if (closesList.test(rest.at(-1)!)) return null;
  // "Custodia iPhone 15 Pro, iPhone 15, iPhone 14": what it fits is half of its name.
  const own = wordsIn(front);
  const fits =
    /\d/.test(front) &&
    rest.some(
      (part) => /\d/.test(part) && wordsIn(part).some((word) => !/\d/.test(word) && own.includes(word)),
    );
  if (fits) return null;
  const known = [...own, ...wordsIn(description)];
  const told: string[] = [];
  for (const part of rest) {
    if (!isFresh(part, known)) continue;
    told.push(asTold(part, description));
    known.push(...wordsIn(part));
  }
  const also = rest.filter((part) => {
    const count = piecesOf(part).length;
    return count > 1 && count <= mostSearched && !/[\d,]|^\p{Ll}{1,4}\s/u.test(part);
  });
  return { front, row: [front, ...rest].join(', '), told, also };
}
