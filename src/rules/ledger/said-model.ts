import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';
import { isMaker } from './maker-in-name.ts';
import { tagsOf } from './tagger.ts';

const pointer =
  /(?:^|\s)(?:the|an?|my|our|her|his|their|this)\s(?:(?:old|trusty|beloved|used|original)\s)?$/iu;
/** "F310", "V2", "AHS 50-16", "Mk3": a word of a code that tells one model from another. */
const codeWord =
  /^(?=.*\d)(?:\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*|\d{1,4}(?:-\d{1,4}|\p{Lu}[\p{Lu}\d-]{0,4})?)$/u;
const nameWord = /^\p{Lu}[\p{L}\d+’'-]*$/u;
/** What follows a number that counts or measures, and is no model's. */
const counted =
  /^(?:\p{Ll}|cm|mm|m|km|g|kg|l|ml|L|V|W|A|Ah|mAh|GB|TB|MP|inch|inches|in|ft|feet|years?|%|litres?)/u;
const mostAdded = 4;

/** The words of a model from the first on, without those that count what follows: "F310" of "F310 is for sale". */
function modelFrom(words: readonly string[]): string[] {
  const run: string[] = [];
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/[,.;:!)]+$/u, '');
    const next = words[at + 1] ?? '';
    const counts =
      /^\d+$/u.test(bare) &&
      bare === word &&
      counted.test(next) &&
      !/^(?:is|in|with|and|for|that|which|has|but)$/u.test(next);
    if (counts || !(codeWord.test(bare) || nameWord.test(bare))) break;
    run.push(bare);
    if (bare !== word) break;
  }
  return run;
}

/** "Giant Defy" of a text that opens with "Giant Defy road bike in size M": maker and model right before the whole name. */
function namesBefore(name: string, description: string): string {
  const at = description.slice(0, longestOpening).toLowerCase().indexOf(name.toLowerCase());
  const front = at < 1 ? [] : piecesOf(description.slice(0, at).trim());
  const [first = ''] = front;
  if (
    front.length === 0 ||
    front.length > mostAdded ||
    !front.every((word) => nameWord.test(word) || codeWord.test(word))
  )
    return '';
  const isSure =
    isMaker(foldWord(first)) ||
    (front.length > 1 && /^(?:NOUN|PROPN)$/u.test(tagsOf(first.toLowerCase())[0]?.tag ?? ''));
  return isSure && !opensPlain.test(first)
    ? `${front.join(' ')} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : '';
}

const longestOpening = 80;
const opensPlain =
  /^(?:used|new|old|my|our|the|an?|this|selling|sold|for|great|lovely|beautiful|genuine|original|vintage|mens?|womens?|ladies|girls?|boys?|kids?|uk|us|eu|size)$/iu;

/** "It's the HRG 466 with a 46 cm deck": a model alone, of the maker that the name begins with. */
const modelAlone =
  /(?:^|[.!?]\s)(?:it[’']s|it is|this is|mine is) (?:the|an?) (\p{Lu}{1,5}[- ]?\d{2,4}\p{Lu}{0,3})(?= (?:with|in|and|which|that|from|model)\b|[,.])/iu;

/**
 * The name of a thing with the model that a sentence tells behind its maker: "Yamaha acoustic guitar" of which it says "her Yamaha F310 is
 * for sale" is a "Yamaha F310 acoustic guitar". English; a model has a figure.
 */
export function withSaidModel(name: string, description: string): string {
  const words = piecesOf(name);
  const [maker = ''] = words;
  const before = /^\p{Lu}?\p{Ll}+(?: \p{Ll}+)*$/u.test(name) ? namesBefore(name, description) : '';
  if (before !== '') return before;
  if (words.length < 2 || !/^\p{Lu}[\p{L}&’'-]+$/u.test(maker) || /\d/u.test(name)) return name;
  let at = description.indexOf(maker);
  while (at !== -1) {
    const run = pointer.test(description.slice(Math.max(0, at - 24), at))
      ? modelFrom(piecesOf(description.slice(at + maker.length, at + maker.length + 60).trim()))
      : [];
    const shared = run.findIndex((word, index) => foldWord(word) !== foldWord(words[index + 1] ?? ''));
    const added = shared === -1 ? [] : run.slice(shared);
    const isModel = added.length <= mostAdded && added.some((word) => codeWord.test(word));
    if (isModel && !added.some((word) => words.includes(word)))
      return [...words.slice(0, shared + 1), ...added, ...words.slice(shared + 1)].join(' ');
    at = description.indexOf(maker, at + maker.length);
  }
  const model = modelAlone.exec(description)?.[1];
  return model === undefined ? name : [maker, model, ...words.slice(1)].join(' ');
}
