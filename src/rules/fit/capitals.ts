import { capitalWords } from '#rules/facts/capitals.ts';
import { measureText } from '#rules/facts/measured-text.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { FitContext } from './fit-options.ts';
import type { RepairLog } from './repair-log.ts';

/**
 * Sets shouted words in normal case. Acronyms, sizes, Roman numerals and the seller's own names stay. In German,
 * where nouns have a capital, and in titles with title case a word keeps its first capital.
 */
export function calmCapitals(text: string, prose: boolean, context: FitContext, log: RepairLog): string {
  if (!/\p{Lu}{3}|\p{Lu}['’]\p{Lu}/u.test(text)) return text;
  // A protected phrase that is one acronym is taken whole (NICEIC); in a longer one only short words count.
  const short = context.protect.flatMap((phrase) =>
    /^\p{Lu}{6,12}$/u.test(phrase) ? [phrase] : (phrase.match(/\p{Lu}{2,5}(?!\p{L})/gu) ?? []),
  );
  const allowed = new Set([...short, ...(context.names ?? [])].flatMap((name) => stemsOf(name)));
  const shouted = new Set(capitalWords(measureText(text), allowed));
  if (shouted.size === 0) return text;
  log.add('Set in normal case, since capitals read as shouting.', [...shouted]);
  const keepsCapital =
    context.language.written === 'de' ||
    context.language.written === 'other' ||
    (!prose && context.platform.titleCase === 'title');
  return text.replace(/[\p{L}\p{M}'’]+/gu, (word, index: number) => {
    if (!shouted.has(word) && !isSmallInShoutedLine(text, word, index)) return word;
    const lower = word.toLowerCase();
    const opens = /(?:^|[.!?\n:]\s*|^[-•]\s*)$/u.test(text.slice(Math.max(0, index - 3), index));
    // "Works with Zebra, Rollo, MUNBYN printers": in a row of names it is one.
    const isNamed = /\p{Lu}\p{Ll}{2,}, $/u.test(text.slice(Math.max(0, index - 16), index));
    // "Does NOT charge": a small word is stressed, and takes no capital inside a title either.
    if (!opens && context.language.written === 'en' && isFunctionWord(lower)) return lower;
    return keepsCapital || opens || isNamed ? firstUpper(lower) : lower;
  });
}

/** "SHARE A BUDGET", "ON YOUR HOME SCREEN": the small words of a heading in capitals are shouted too. */
function isSmallInShoutedLine(text: string, word: string, index: number): boolean {
  if (word.length > 2 || word !== word.toUpperCase() || !isFunctionWord(word.toLowerCase())) return false;
  const from = text.lastIndexOf('\n', index) + 1;
  const to = text.indexOf('\n', index);
  const whole = text.slice(from, to === -1 ? text.length : to);
  // "EASY TO HOLD: its handle is wide": the head of a point.
  const colon = whole.indexOf(':');
  const line = colon > index - from ? whole.slice(0, colon) : whole;
  return line === line.toUpperCase() && /\p{Lu}{3}/u.test(line);
}

function firstUpper(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}
