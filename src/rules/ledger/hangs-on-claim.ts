import { countPieces } from '#rules/text/spaces.ts';

/** What stands behind a claim and would hang in the air without it. */

/** "Mit hochwertigem, cremefarbenem Papier": the comma between two adjectives goes with the first. German. */
export function withoutPairComma(said: string, after: string): string {
  const next = /^,\s\p{Ll}[\p{L}-]{3,}(e[mnrs])(?=\s\p{Lu})/u.exec(after);
  return next !== null && said.endsWith(next[1]!) ? after.slice(1) : after;
}

/** "The best care for dry hair, brittle or dyed": what is listed behind the clause hangs on what stood behind its preposition. */
export const listsOn = (said: string, tail: string): boolean =>
  /(?:^|\s)(?:for|für|pour|para|per)\s/u.test(said) &&
  /^,\s(?:\p{Ll}[\p{L}’'-]*(?:\s\p{L}+)?,\s){0,4}\p{Ll}[\p{L}’'-]*(?:\s\p{L}+)?\s(?:or|and|oder|und|ou|et|o|u|y|e)\s\p{L}+(?:\s\p{L}+)?\s*[.!]?\s*$/u.test(
    tail,
  );

/** More entries of a row behind its first, up to its last: ", grief and burnout". */
export const rowGoesOn =
  /^(?:,\s\p{Ll}[\p{L}’'-]*(?:\s\p{Ll}+)?){1,4},?\s(?:or|and|oder|und|ou|et|o|u|y|e)\s\p{Ll}+(?=[,.;!]|$)/u;

/** So much may head what a sentence tells behind its colon. */
const longestHead = 6;
const fewestBehind = 5;
const tellsOn =
  /^\s?(?:each|every|the|it|they|this|these|you|your|we|our|one|der|die|das|jede[rs]?|sie|es|wir|du|le|la|les|chaque|elle|il|nous|vous|el|los|las|cada)\s/iu;
const headsList = /(?:includ|compris|inclu|contain|enth|box|parcel|set|kit|comes?|gift|extra|bonus|free)/iu;

/** "Cold brew without the mess: each bag makes a litre" tells behind its colon what stands by itself. */
export const isToldBehind = (head: string, tail: string): boolean =>
  tellsOn.test(tail) &&
  !headsList.test(head) &&
  countPieces(head.trim()) <= longestHead &&
  countPieces(tail.trim()) >= fewestBehind;

const countsWhom = /^\s*(?:over |more than |some )?\d[\d.,]*\+? \p{L}+(?: \p{L}+){0,3}[.!]?\s*$/iu;

/** Whether only a count of people is left of who trusts a thing: "4,200 sole traders". English. */
export const isLoneCount = (rest: string, sentence: string): boolean =>
  countsWhom.test(rest) && /\bby (?:over |more than |some )?\d/iu.test(sentence);
