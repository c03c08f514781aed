import { foldWord, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * What shops set around their goods in a description, line by line: points whose mark touches the text,
 * what screens and pictures excuse, rows of searched words, and where the guide of sizes is found. English.
 */

/** "*Material: steel", "-Colour: black": a mark that touches what it points at. */
const tightMark = /^[^\S\n]*[*-](?=[\p{L}\p{N}])/gmu;
const fewestMarks = 2;
/** "-Est weight 600g-": a line between two strokes. */
const betweenStrokes = /^[^\S\n]*-[^\S\n]?(?=\p{L})([^\n]{3,200}[^\s-])[^\S\n]?-[^\S\n]*$/gmu;

/** Sentences that say what pictures, screens and tape measures may do, and where sizes are told. */
const excuse = longPattern('giu')`
  (?<=^|[.!?\n]\s{0,2})(?:[*-]\s?|\d{1,2}[.)]\s?)?(?:(?:please )?note(?: that)?:? )?(?:
    (?:all |the |our )?(?:pictures?|photos?|images?|photographs?)(?: (?:shown|displayed|used))? (?:is|are) (?:shown |used )?for (?:illustration|illustrative|reference|display|representation)[^.!?\n]{0,40}
    |(?:the )?actual (?:product|item|colou?rs?)(?: of the (?:product|item))? (?:may|might|can) (?:be )?(?:slightly )?(?:var(?:y|ies)|differ(?:ent)?|look)[^.!?\n]{0,120}
    |(?:due to|because of|owing to) [^.!?\n]{3,90}(?:colou?r|item|product|picture|image)s?[^.!?\n]{0,40} (?:may|might|can|could) [^.!?\n]{3,120}
    |colou?rs? (?:may|might|can) (?:vary|differ|look|appear)[^.!?\n]{0,120}
    |colou?r ?: ?as (?:shown|pictured|the pictures?|in)[^.!?\n]{0,40}
    |(?:please )?(?:allow|permit)(?: (?:for|the data to have))? [^.!?\n]{0,40}(?:deviations?|differences?|errors?|variations?)[^.!?\n]{0,80}
    |(?:please )?(?:see|view|check(?: out)?|refer to|consult) (?:our|the) (?:[\p{L}’']+ ){0,3}(?:fit|siz(?:e|ing)) ?-?(?:guide|chart)s?[^.!?\n]{0,60}
    |find your (?:perfect |ideal |best )?(?:fit|size)|questions\?(?: [^.!?\n]{3,60})?
    |this is a demo(?:nstration)? store|you can (?:purchase|buy|get) (?:products|items) like this (?:from|at|on) [^.!?\n]{2,40}
    |(?:i|we) (?:believe|hope|think|trust) (?:this|the|that this) (?:product|item)[^.!?\n]{0,60}|you can buy (?:it |this )?with confidence
    |no need to worry about [^.!?,\n]{2,60})(?:[.!?]{1,3}-?|(?=\s*(?:\n|$)))\s?
`;
/** "Made of good stuff, you can buy it with confidence": what the seller adds to a fact. */
const addedPraise =
  /,\s(?:so )?(?:you can (?:buy|order|use) (?:it |this )?with confidence|no need to worry(?: about [^.!?,\n]{2,60})?)(?=[.!\n]|$)/giu;
/** "No need to worry about leakage, it is sealed": what the seller says before a fact. */
const noWorry = /(?<=^|[.!?\n]\s{0,2}(?:[-*]\s)?)no need to worry about [^.!?,\n]{2,60},\s(\p{Ll})/giu;
/** "Is your dog bored?", "Tired of cold feet?": asked of the reader, and said of nothing. */
const asksReader = longPattern('giu')`
  (?<=^|[.!?\n]\s{0,2})(?:\p{Extended_Pictographic}\uFE0F?\s?)?(?:(?:is|are|do|does|did|have|has|can[’']t|want|need|ever|still) [^.!?:\n]{0,90}\byou(?:rs?|rself)?\b[^.!?:\n]{0,90}
    |(?:tired|sick|fed up) of [^.!?:\n]{3,120}|(?:ready|struggling|looking) (?:to|for|with) [^.!?:\n]{3,120})\?(?:\s?\p{Extended_Pictographic}\uFE0F?)?(?:[^\S\n]|(?=\n|$))
`;
/** "Cosy bed – “Does your dog sleep on the floor…”": the name, and a cry behind it. */
const criedName =
  /^([^\n"“”.!?]{3,60}?)\s[–—-]\s["“][^"“”\n]{8,120}["”](?:\s?\p{Extended_Pictographic}\uFE0F?)*$/gmu;
/** One of these stands in each. */
const sign =
  /pictur|photo|image|colou?rs? |as shown|actual|due to|because|owing|allow|permit|size|sizing|fit|questions\?|store|like this|confidence|believe|hope|trust|worry/iu;

/** "sofa set | wooden sofa | 3 seater sofa set": words that are typed into a search, between bars. */
const fewestSearched = 5;
const mostOwnShare = 0.5;
function isSearchedRow(line: string): boolean {
  const parts = line.split(/\s\|\s/u);
  if (parts.length < fewestSearched || parts.some((part) => /[:.!?]/u.test(part))) return false;
  const stems = parts.flatMap((part) => stemsOf(part));
  return new Set(stems).size < stems.length * mostOwnShare;
}

/** "Wing flapping — Moves like prey" in three lines and more: what stands before the stroke heads its point. */
const strokeHead =
  /^((?:[-*•\p{Extended_Pictographic}\uFE0F\u20E3]\s?){0,4})(\p{Lu}[^.!?:\n–—]{2,40}?)\s[–—]\s(?=[\p{Lu}\p{N}])/u;
const fewestHeads = 3;
function withStrokeHeads(lines: readonly string[]): readonly string[] {
  const heads = lines.filter((line) => strokeHead.test(line)).length;
  return heads < fewestHeads ? lines : lines.map((line) => line.replace(strokeHead, '$1$2: '));
}

/** "Primary material: oak, colour: brown, style: modern": several rows in one line. */
const rowsInLine = /(?<=^[^\n]{0,300}\p{L}: [^:\n]{2,60}),\s(?=\p{Lu}\p{L}+(?: \p{L}+){0,2}\s?:\s)/gmu;
const fewestRows = 3;
const ofSides = /\b(?:height|width|length|depth|diameter|size|h|w|l|d)\s?:/iu;
function withRowsApart(line: string): string {
  const rows = line.match(/(?:^|,\s)\p{Lu}\p{L}+(?: \p{L}+){0,2}\s?:\s/gu) ?? [];
  return rows.length < fewestRows || line.includes(';') || ofSides.test(line)
    ? line
    : line.replace(rowsInLine, '\n');
}

const nextRow =
  /(?<=[\p{L}\p{N})])[^\S\n]+(?=(?:Package (?:Contents?|Includes?|Included|List)|Packing List|Specifications)\s?:)|(?<=[.!])[^\S\n]+(?=(?:Colou?r|Material)\s?:)|(?<=\p{L});[^\S\n]+(?=\d{1,2}[- ](?:months?|years?) (?:warranty|guarantee))/giu;

/** A description without the lines that a shop sets around its goods; a text that is nothing else stays. */
export function withoutShopLines(given: string): string {
  let text = given;
  if (/^[^\S\n]*[*-]\S/mu.test(text)) {
    text = text.replace(betweenStrokes, '$1');
    if ((text.match(tightMark) ?? []).length >= fewestMarks) text = text.replace(tightMark, '- ');
  }
  if (sign.test(text))
    text = text
      .replace(addedPraise, '')
      .replace(noWorry, (_cry, first: string) => first.toUpperCase())
      .replace(excuse, '');
  if (text.includes('?')) text = text.replace(asksReader, '');
  if (/["“]/u.test(text)) text = text.replace(criedName, '$1');
  // "Material:ABS Package contents:": the next row in the same line.
  if (text.includes(':')) text = text.replace(nextRow, '\n');
  // "Material:- Sheesham wood".
  if (text.includes(':-')) text = text.replace(/(?<=\p{L}\s?):-\s?(?=\p{L})/gu, ': ');
  const kept = text.split('\n').filter((line) => !isSearchedRow(line));
  const lines = kept.flatMap((line) => (line.includes(':') ? withRowsApart(line).split('\n') : [line]));
  const told = withStrokeHeads(lines);
  const plain = told
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
  return plain === '' ? given : plain;
}

/** "KRAFTZWERG KETTLEBELL – DEIN HEIMSTUDIO": behind its stroke a line only says that the thing is the reader's. */
const sloganLine =
  /^((?:[\p{L}\d’'&+-]+ ){0,5}[\p{L}\d’'-]+)\s?[:–—|-]\s?(?:your|deine?|euer|eure|ihre?|tus?|ton|ta|votre|vos) (?:\p{L}+ ?){1,3}!?$/iu;

/**
 * A description whose first line is no more than the name, without it: a name that is said twice is confirmed by nothing. A slogan
 * behind it goes too; what stands before the slogan stays if it says more than name and maker.
 * @param makers names of the business and the brand
 */
export function withoutNameLine(text: string, name: string, makers: readonly string[]): string {
  const [first = '', ...rest] = text.split('\n');
  const line = first.replaceAll(/\p{Extended_Pictographic}|\uFE0F/gu, '').trim();
  const told = rest.join('\n').trim();
  if (line === '' || told === '') return text;
  if (foldWord(line) === foldWord(name.trim())) return told;
  const front = sloganLine.exec(line)?.[1];
  if (front === undefined) return text;
  const own = new Set([name, ...makers].flatMap((own) => own.match(/[\p{L}\d]+/gu) ?? []).map(foldWord));
  const words = front.match(/[\p{L}\d]+/gu) ?? [];
  if (!words.some((word) => own.has(foldWord(word)))) return text;
  return words.every((word) => own.has(foldWord(word))) ? told : `${front}\n\n${told}`;
}
