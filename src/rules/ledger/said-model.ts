import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';
import { isMaker } from './maker-in-name.ts';
import { tagsOf } from './tagger.ts';

const pointer =
  /(?:^|\s)(?:the|an?|my|our|her|his|their|this|these|those)\s(?:(?:old|trusty|beloved|used|original)\s)?$/iu;
/** "F310", "V2", "AHS 50-16", "Mk3": a word of a code that tells one model from another. */
const codeWord =
  /^(?=.*\d)(?:\p{Lu}[\p{L}\d]*(?:-[\p{L}\d]+)*|\d{1,4}(?:-\d{1,4}|\p{Lu}[\p{Lu}\d-]{0,4})?)$/u;
const nameWord = /^\p{Lu}[\p{L}\d+’'-]*$/u;
/** What follows a number that counts or measures, and is no model's. */
const counted =
  /^(?:\p{Ll}|cm|mm|m|km|g|kg|l|ml|L|V|W|A|Ah|mAh|GB|TB|MP|inch|inches|in|ft|feet|years?|%|litres?)/u;
const mostAdded = 4;

/** The words of a model from the first on, without those that count what follows: "F310" of "F310 is for sale". */
function modelFrom(words: readonly string[], name: readonly string[]): string[] {
  const run: string[] = [];
  for (const [at, word] of words.entries()) {
    const bare = word.replace(/[,.;:!)]+$/u, '');
    const next = words[at + 1] ?? '';
    const counts =
      /^\d+$/u.test(bare) &&
      bare === word &&
      counted.test(next) &&
      !name.includes(next) &&
      !/^(?:is|in|with|and|for|that|which|has|but)$/u.test(next);
    if (counts || !(codeWord.test(bare) || nameWord.test(bare))) break;
    run.push(bare);
    if (bare !== word) break;
  }
  return run;
}

/** "Motorola MBP36S" of "we don't need our Motorola MBP36S". */
function behindPointer(text: string): string {
  return (
    /(?:^|\s)(?:my|our|his|her|their|this|these)\s(\S+(?:\s\S+){0,4})$/iu.exec(text)?.[1] ??
    text.replace(/^(?:the|an?)\s/iu, '')
  );
}

/** "Giant Defy" of "Giant Defy road bike in size M", "DFS" of "our DFS corner sofa": makers and models right before the name. */
function namesBefore(name: string, description: string): string {
  const start = description.slice(0, longestOpening);
  const whole = start.toLowerCase().indexOf(name.toLowerCase());
  const words = piecesOf(name);
  // "IKEA Sniglar cot" of a "baby cot": by its noun alone only behind a maker that everybody knows.
  const noun =
    whole === -1
      ? start.search(new RegExp(`(?<=\\s)${words.at(-1)!.replace(/[^\p{L}]/gu, '.')}(?!\\p{L})`, 'iu'))
      : -1;
  const at = whole === -1 ? noun : whole;
  const front = at < 1 ? [] : piecesOf(behindPointer(start.slice(0, at).trim()));
  const [first = ''] = front;
  // "Stihl FS 55 petrol strimmer": one plain word may stand between a model and the noun.
  const proper = /^\p{Ll}{3,}$/u.test(front.at(-1) ?? '') ? front.slice(0, -1) : front;
  if (
    proper.length === 0 ||
    proper.length > mostAdded ||
    !proper.every((word) => nameWord.test(word) || codeWord.test(word)) ||
    // "Bose QC35 II headphones" of "Bose headphones" has the maker already.
    front.some((word) => foldWord(word) === foldWord(words[0]!))
  )
    return '';
  const isKnown = isMaker(foldWord(first));
  const isSure =
    isKnown ||
    (whole !== -1 && proper === front && isHouse.test(first)) ||
    (whole !== -1 &&
      proper === front &&
      front.length > 1 &&
      /^(?:NOUN|PROPN)$/u.test(tagsOf(first.toLowerCase())[0]?.tag ?? ''));
  return isSure && !opensPlain.test(first)
    ? `${front.join(' ')} ${name.charAt(0).toLowerCase()}${name.slice(1)}`
    : '';
}

/** "DFS", "IKEA": a house that is known by its letters. */
const isHouse =
  /^(?!UK$|US$|EU$|USB$|LED$|PVC$|MDF$|DVD$|CD$|LP$|TV$|VW$|NEW$|XL$|XXL$|RRP$|HDMI$|PC$)\p{Lu}{2,6}$/u;

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
  const before = /^\p{Lu}?\p{Ll}+(?:[ -]\p{Ll}+)*$/u.test(name) ? namesBefore(name, description) : '';
  if (before !== '') return before;
  const words = piecesOf(name);
  const end = words.findIndex((word) => !makerWord.test(word));
  if (end === 0) return withOwnersModel(name, description);
  if (words.length < 2 || end === -1 || /\d/u.test(name)) return name;
  // "Uppababy Vista" whole, or its first word.
  for (const size of new Set([end, 1])) {
    const told = modelBehind(words, size, description);
    if (told !== '') return told;
  }
  const model = modelAlone.exec(description)?.[1];
  return model === undefined
    ? withOwnersModel(name, description)
    : [words[0], model, ...words.slice(1)].join(' ');
}

const makerWord = /^\p{Lu}[\p{L}&.’'-]+$/u;

function modelBehind(words: readonly string[], size: number, description: string): string {
  const maker = words.slice(0, size).join(' ');
  let at = description.indexOf(maker);
  while (at !== -1) {
    const isPointed = at === 0 || pointer.test(description.slice(Math.max(0, at - 24), at));
    const behind = description.slice(at + maker.length, at + maker.length + 60);
    const run = isPointed && behind.startsWith(' ') ? modelFrom(piecesOf(behind.trim()), words) : [];
    const shared = run.findIndex((word, index) => foldWord(word) !== foldWord(words[index + size] ?? ''));
    const added = shared === -1 ? [] : run.slice(shared);
    const isModel = added.length <= mostAdded && added.some((word) => codeWord.test(word));
    if (isModel && !added.some((word) => words.includes(word)))
      return [...words.slice(0, shared + size), ...added, ...words.slice(shared + size)].join(' ');
    at = description.indexOf(maker, at + maker.length);
  }
  return '';
}

/** "My Pendleton Somerby has hardly been ridden". */
const opensWithOwned =
  /^(?:My|Our) ((?!(?:Mum|Mother|Dad|Nan|Gran|Aunt|Uncle|Son|Daughter|Wife|Husband)\b)\p{Lu}\p{Ll}{2,}(?: \p{Lu}[\p{L}\d]+){1,2}) (?:has|is|was|needs)\s/u;

const soldByOwner =
  /\b(?:outgrown|selling|grown out of|letting go of|parting with|done with|given up) (?:my|our|his|her|their) (\p{Lu}\p{Ll}{2,} \p{Lu}{0,3}\d{1,4})(?= (?:so|and|is|has|which|but|because|for|as)\b|[,.])/u;

/** "Our son has outgrown his Frog 55": of a "kids bike" its maker with a number. */
function withOwnersModel(name: string, description: string): string {
  const model = /\d/u.test(name)
    ? undefined
    : (soldByOwner.exec(description) ?? opensWithOwned.exec(description))?.[1];
  return model === undefined ? name : `${model} ${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
