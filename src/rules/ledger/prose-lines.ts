import { countPieces } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** A list of what a thing has begins with none of these. */
const determined = /^(?:The|This|These|Each|Every|Our|Its)\s/u;
/** "Handcrafted in Italy, this tie …", "Whether you camp or hike, these poles …": what stands before the sentence's subject. */
const before =
  /^(?:\p{Lu}\p{Ll}{2,}(?:ed|ing)|\p{Lu}\p{Ll}+ly \p{Ll}+(?:ed|en|ing)|With|From|Made|Built|Known|Woven|Whether|Where|When|While|As)\s/u;
const subject = /^(?:this|these|our|its|each|every|your|(?:it|you|we|they)(?:[’']\p{L}{1,2})?)\s/u;
const thing = /^the\s/u;
/** "Not only that, oat has been proven to …". */
const goesOn =
  /^(?:Not only that|In addition|Additionally|Moreover|Furthermore|Best of all|What[’']s more|On top of that)$/u;
const fewestWords = 10;

/** "…, offering calm for the whole room", "…, as well as good grip", "… and their dogs agree": nothing without the clause before it. */
export const leansBack = longPattern('u')`
  ^(?:(?:as well as|along with|together with|hallmarks? of|even (?:after|during|if|when|while))\s
    |(?:ensuring|offering|providing|creating|adding|highlighting|showcasing|framing|bringing|making|giving|allowing|exuding|blending
      |combining|elevating|evoking|lending|utili[sz]ing|capturing) (?:[\p{L}’'-]+ ){0,6}[\p{L}’'-]+$
    |and (?:their|they|it|you|your|its|his|her|we)\s)
`;

/** Whether pieces between commas are one sentence of prose, whose verb no reading knows. English. */
export function isProse(pieces: readonly string[]): boolean {
  const [first = ''] = pieces;
  if (pieces.length < 2 || pieces.some((piece) => /[\d:;]/u.test(piece))) return false;
  if (goesOn.test(first)) return true;
  if (before.test(first))
    return pieces.some(
      (piece, at) =>
        at > 0 && (subject.test(piece) || (at === 1 && pieces.length === 2 && thing.test(piece))),
    );
  // "The handle is wrapped in cord, lead free glaze, removable lid": a list, though it opens with a sentence.
  const last = pieces.at(-1)!;
  return (
    determined.test(first) &&
    (/^(?:and|or)\s/u.test(last) || leansBack.test(last)) &&
    pieces.reduce((sum, piece) => sum + countPieces(piece), 0) >= fewestWords
  );
}
