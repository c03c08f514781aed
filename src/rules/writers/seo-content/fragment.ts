import { isThirdPerson } from '#rules/ledger/finite-verb.ts';
import { countPieces } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';

const pronoun = /^(?:It|They)\s(?=[\p{Ll}\d])/u;
const pointer = /^(?:This|These|The)\s/u;
const mostWords = 6;

/**
 * Length of "It ", "They ", "This laundry basket " at the front of a sentence, 0 where another subject stands there: "The
 * inner tent" is a part of the tent, so that only words of the name may stand before its noun.
 */
function subjectLength(text: string, draft: Draft): number {
  const spoken = pronoun.exec(text)?.[0].length ?? 0;
  if (spoken > 0) return spoken;
  let at = pointer.exec(text)?.[0].length ?? 0;
  if (at === 0) return 0;
  const own = `${draft.brand} ${draft.name} ${draft.type}`.toLowerCase().split(' ');
  const head = draft.type.toLowerCase().split(' ').at(-1) ?? '';
  for (let count = 0; count < mostWords; count += 1) {
    const end = text.indexOf(' ', at);
    const word = end === -1 ? '' : text.slice(at, end).toLowerCase();
    if (word === '' || !own.includes(word)) return 0;
    at = end + 1;
    if (word === head) return at;
  }
  return 0;
}

const verb =
  /^(?:(?:can|should|must|will|may|do|does)\s|comes?\s|\p{Ll}{2,14}[^su]s\s|(?:hold|fit|fold|weigh|measure|work|run|take|make|keep|last|need|charge|stand|open|close|clip|hang|store|cook|dry|heat|clean|cut|carry|stay|protect|suit|use)\s)/u;
const being =
  /^(?:is|are)\s(?=(?:not\s)?(?:\d|about\s\d|up to\s\d|\p{Ll}{3,}(?:ed|en|able|ible|free|proof|safe|resistant|own)(?:\s|$)|made\s|for\s|\p{Ll}+-\p{Ll}))/u;
const having = /^(?:has|have)\s(?:an?\s(?![^,.]{0,60}\s(?:that|which|who)\s))?/u;

/** "Come in a 250 g bag" without its beans is an order. */
const coming = /^come in an?\s/u;

const secondPredicate =
  /\sand\s(?:comes?|is|are|has|have|can|holds?|fits?|measures?|weighs?|keeps?|folds?|takes?|lasts?)\s/u;

/**
 * A sentence about the thing without its subject, for lists that name the fact first: "It holds 40 litres" → "Holds 40
 * litres", "This lamp is 40 cm tall" → "40 cm tall", "They have two handles" → "Two handles". English; what has another
 * subject or leans on it stays as it is.
 */
export function asFragment(text: string, draft: Draft): string {
  if (draft.language.written !== 'en') return text;
  const length = subjectLength(text, draft);
  if (length === 0) return text;
  const rest = text.slice(length);
  // "They have a 5 inch inseam and come with a liner": behind "a 5 inch inseam" the second verb has no subject.
  if (having.test(rest) && secondPredicate.test(rest)) return text;
  for (const front of [being, having, coming])
    if (front.test(rest)) return upperFirst(rest.replace(front, ''));
  return verb.test(rest) ? upperFirst(rest) : text;
}

const hanging = /\s(?:so|because|which|when|if|while|until|but)\s/u;

/** Clauses of such a sentence that stand alone in a line of phrases: "Folds flat to 2.5 inches", "fits most tubs". */
export function shortFragments(text: string, draft: Draft, longest: number): string[] {
  const fragment = asFragment(text, draft);
  if (fragment === text) return [];
  return (
    fragment
      .split(/,\s|\sand\s(?=\p{Ll}{2,}s\s)/u)
      .slice(0, fragment.includes(' and ') ? 2 : 1)
      .map((part) => ({ part: part.split(hanging)[0]!, isCut: hanging.test(part) }))
      // "Turns on" of "turns on when you open the door" says too little.
      .filter(({ part, isCut }) => !isCut || countPieces(part) > 2)
      .map(({ part }) => part)
      .filter(
        (part, at) =>
          part.length <= longest &&
          part.length > 7 &&
          !/\s(?:it|they|them|this|that)$/u.test(part) &&
          // "Napkins and snacks" ends a list; what goes on behind it has a verb of its own.
          (at === 0 || isThirdPerson(part.split(' ')[0]!)),
      )
  );
}
