import { piecesOf } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** A run of words without any mark that is too long for one clause. */
export const wallWords = 22;
/** What is said behind a thing of whether it comes along. */
export const tellsStatus: ReadonlySet<string> = new Set(
  'included needed required supplied incl dabei inklusive enthalten vorhanden incluido incluida incluidos incluidas inclus incluse incluses fourni fournie fournis fournies'.split(
    ' ',
  ),
);

const cue = longPattern('iu')`
  ^(?:i|comes?|no|not|needs?|works?|includes?|reset|bought|pick-?up|collection|cash|has|have|fits|runs|turns
    |dishwasher|machine|bpa|battery|batery|some|all|one|two|three|four|tested|selling|used|good|gud|very
    |price|only|never|new|widget|sos|screen|strobe|heat|steel|face|rust|dents?|scratch(?:es)?|scrach|stains?
    |we|open|qualified|delivery|ships|available|since|free|weight|weighs|colou?r|size|material|good
    |adjustable|non|made|capacity)$
`;
/** Their pieces may be of two words: "weight 180gr color grey". */
const label = /^(?:weight|weighs|colou?r|size|material|capacity)$/iu;

const joins =
  /^(?:the|an?|of|to|in|on|with|for|from|by|at|and|or|that|which|who|how|what|when|where|if|because|so|than|you|your|we|our|they|their|it|its)$/iu;
/** Part of its words that join the others in a sentence written with care; a wall of thoughts has about half as many. */
const leastJoins = 0.36;
/** Where two clauses of it lean on others: "the mistakes that I made", "what it cost me". */
const fewJoins = 0.25;
/** "In this video [I sharpen …]", "on a wet Sunday in March [we walk …]": when and where, which leans on who does it. */
const opensWhen = /^(?:in|on|at|for|with|after|before|during|over|from|this|today|last)$/iu;
const doer = /^(?:i|we)$/iu;
const longestWhen = 8;

/** "De", "und", "avec": of the words of German, Spanish and French prose every fourth joins the others. */
const joinsAbroad =
  /^(?:del?|la|las|el|los|en|con|para|por|que|y|una?|les?|des?|du|et|à|au|aux|avec|pour|dans|qui|sur|der|die|das|den|dem|und|mit|für|aus|von|im|am|ist|sind|eine?[mnrs]?)$/iu;
const leastJoinsAbroad = 0.25;

const leads = /^(?:that|which|what|how|who|whom|why)$/iu;

/** "In the next 18 minutes I explain how pivot tables work in Excel and how you can use them …": a long sentence, and no wall. */
function isProse(words: readonly string[]): boolean {
  if (!/^\p{Lu}\p{Ll}/u.test(words[0]!)) return false;
  const ofJoins = words.filter((word) => joins.test(word)).length;
  return (
    ofJoins >= words.length * (words.filter((word) => leads.test(word)).length > 1 ? fewJoins : leastJoins) ||
    words.filter((word) => joinsAbroad.test(word)).length >= words.length * leastJoinsAbroad
  );
}

/** Cuts a wall of words before words that usually open a new thought; pieces of three words or more. */
export function breakWall(sentence: string): string[] {
  const wall = /[,;:—]/u.exec(sentence)?.index ?? sentence.length;
  // What a colon ends is a heading.
  if (wall < 90 || sentence[wall] === ':') return [sentence];
  const walled = piecesOf(sentence.slice(0, wall));
  if (walled.length <= wallWords || isProse(walled)) return [sentence];
  const words = [...walled.slice(0, -1), `${walled.at(-1)!}${sentence.slice(wall)}`];
  const pieces: string[][] = [[]];
  words.forEach((word, index) => {
    const last = pieces.at(-1)!;
    const before = words[index - 1]?.toLowerCase() ?? '';
    const isBound =
      (pieces.length === 1 && last.length < longestWhen && doer.test(word) && opensWhen.test(last[0]!)) ||
      /^(?:about|around|nearly|almost|roughly|every|each|our|my|your|their|and|or|to|of|in|on|with|for|the|a|an|very|is|are|top|no|not|one|all|by|any|at|its|it|as|from|i|you|they|we|do|does|did|can|will|would|should|must|has|have|had|be|been|being|was|were|am|just|often|that|which|who|where|when|what|how|if|because|so|but|de|del|en|con|un|una|du|des|et|la|le|el|y)$/u.test(
        before,
      ) ||
      // "Liner not included": the thing stands before it.
      (/^(?:not|no)$/iu.test(word) && tellsStatus.has(words[index + 1]?.toLowerCase() ?? '')) ||
      // "Two rivals face off": a verb.
      (/^face$/iu.test(word) && /^(?:off|up|down|the|each|an?)$/iu.test(words[index + 1] ?? '')) ||
      // "From smoke free pet free home".
      (word.toLowerCase() === 'free' &&
        /^(?:smoke|pet|dust|rust|lead|gluten|sugar|dairy|post|odou?r)$/u.test(before));
    const least = label.test(word) || label.test(last[0] ?? '') ? 2 : 3;
    if (last.length >= least && cue.test(word) && !isBound && words.length - index > 1) pieces.push([word]);
    else last.push(word);
  });
  return pieces.map((piece) => piece.join(' '));
}
