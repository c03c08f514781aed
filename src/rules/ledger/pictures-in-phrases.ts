import { endsOpen } from '#rules/fit/open-ends.ts';

/** A cheap sign of a picture; most texts have none. */
const mayHavePicture = /[\u203C-\u32FF\uD83C-\uD83E]/;
/** Pictures in a row within a line, with the spaces around them. */
const pictures =
  /([^\S\n]*)((?:(?![©®™❤♥♡])[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}]|[❤♥♡](?=\uFE0F))(?:[\uFE0F\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]|[^\S\n](?=\p{Extended_Pictographic}))*)([^\S\n]*)/gu;
/** What begins in the middle of a phrase. */
const goesOn =
  /^(?:&|with|and|or|of|for|in|on|at|by|from|to|mit|und|oder|aus|für|von|im|am|auf|con|y|de|del|para|en|avec|et|ou|du|des|à|au|aux|pour|is|are|was|has|that|which|ist|sind|es|est)\s/u;
const longestLook = 60;
const isSmall = /^\p{Ll}/u;
/** A heart may stand for a word: "I ❤️ Leeds". */
const heart = /[❤♥♡]/u;
/** A sentence of somebody's doing, which goes on: "I make these hats 🧶 myself"; what it has begins anew ("comes with lid"). */
const told =
  /(?:^|[.!?\n]\s?|\p{Extended_Pictographic}\uFE0F?\s)(?:I|We|They|You|It|He|She|Ich|Wir|Sie|Es|Yo|Je|Nous|Il|Elle)\s[^.,;:!?\n]{2,56}$/u;
const beginsAnew =
  /^(?:comes?|includ\p{L}+|works?|fits?|no|not|never|has|have|can|very|great|perfect|ideal|free|only|also|took|takes|made|done|costs?|needs?|weighs|measures|lasts?|subscribe|follow|link)\s/u;
/** The only word of its clause: "grey" of "two seats, grey 🛋️ sofa". */
const oneWord = /(?:^|[.,;:!?(\n]\s?)[\p{L}\d'’-]+$/u;
/** A subject that waits for its verb: "the candle 🕯️ burns for 40 hours". */
const subject =
  /(?:^|[.!?\n]\s?)(?:the|this|these|our|my|each|every|der|die|das|diese[rs]?|unsere?|el|la|los|las|est[ea]|le|les|cet(?:te)?|ce|notre)(?:\s[\p{L}'’-]+){1,3}$/iu;
/** The next mark ends what stands behind a picture; another picture does in a row of entries ("vegan 🌱 soft 🌱"). */
const rowGoesOn = /^[^.,;:!?\n]{1,40}?\p{Extended_Pictographic}/u;

/**
 * A text without the pictures that stand inside its phrases: "with a 🌿 fern", "mug 🏺 with lid", "grey 🛋️ sofa,". All
 * others part thoughts and stay, as do signs that come again ("✅ vegan ✅ with lid"), which are marks of a list.
 */
export function withoutPicturesInPhrases(text: string, kind: 'name' | 'text'): string {
  if (!mayHavePicture.test(text)) return text;
  return text.replace(pictures, (found: string, before: string, sign: string, behind: string, at: number) => {
    const head = text.slice(Math.max(0, at - longestLook), at);
    const end = at + found.length;
    const rest = text.slice(end, end + longestLook);
    if (!/[\p{L}\p{N}]$/u.test(head) || !/^[\p{L}\p{N}&]/u.test(rest)) return found;
    const space = before === '' && behind === '' ? '' : ' ';
    if (endsOpen(head)) return space;
    const isMark = text.indexOf(sign) !== text.lastIndexOf(sign);
    if (isMark) return found;
    if (goesOn.test(rest)) return space;
    const isOrnament =
      kind === 'text' &&
      !heart.test(sign) &&
      isSmall.test(rest) &&
      (subject.test(head) ||
        (told.test(head) && !beginsAnew.test(rest)) ||
        (oneWord.test(head) && !rowGoesOn.test(rest)));
    return isOrnament ? space : found;
  });
}
