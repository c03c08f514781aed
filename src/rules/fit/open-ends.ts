import { foldWord } from '#rules/text/words.ts';

/** Words after which a line must not end: it would promise more. */
const openEnds = new Set(
  (
    'a an and as at by for from in into of on or per plus the to with without und oder mit für fur aus von im in am an auf bei beim zu zum zur der die das den dem ein eine ohne ' +
    'much many such y o e de del la el los las con para por en sin un una et ou le les des du avec pour dans sans au aux sur your our its & + ' +
    // Verbs and small words of clauses, in prose.
    'is are was were has have not never over than that which who whose ist sind wird noch sehr auch dass weil wenn está están que muy sont très vraiment qui dont lesquels lesquelles savoir saber'
  ).split(' '),
);

/** These words are short; looking further back would make long lines slow. */
const longestEnd = 30;

const endsClause = /(?<!\p{L})(?:as|where|how|what|who) (?:it|they|he|she|you|we|things) $/iu;

/** Whether a line ends on a word that needs another: an article, a preposition, a conjunction. */
export function endsOpen(head: string): boolean {
  const end = head.slice(-longestEnd);
  const match = /[^\s,;:]+[\s,;:]*$/u.exec(end);
  if (match === null) return false;
  const last = match[0].trim();
  // "2.4 in" is a measure, "Vitamin A" a name.
  const isUnit = /^(?:in|a|e|y|o)$/iu.test(last) && /\d\s?$/u.test(end.slice(0, match.index));
  if (isUnit || /^\p{Lu}$/u.test(last)) return false;
  // "As they are", "where it is": the verb ends what stands before it.
  if (/^(?:is|are|was|were)$/iu.test(last) && endsClause.test(end.slice(0, match.index))) return false;
  // "Mosaics all over south Manchester", and "one size fits all".
  if (last === 'all' && /(?<!fit)s\s$/u.test(end.slice(0, match.index))) return true;
  return openEnds.has(last.toLowerCase()) || openEnds.has(foldWord(last));
}

/** The line without such words at its end. */
export function withoutOpenEnd(line: string): string {
  let result = line;
  while (endsOpen(result)) {
    const shorter = result.replace(/[^\s,;:]+[\s,;:]*$/u, '').trimEnd();
    if (shorter === result) break;
    result = shorter;
  }
  return result;
}
