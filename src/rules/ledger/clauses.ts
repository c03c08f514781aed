import { isSizeRow } from './size-row.ts';
import { opensWithDoing } from './shape.ts';
import { goesOn, leansElsewhere, pricesOther, saysHow, saysOfPrice } from './clause-joints.ts';
import {
  countsThings,
  endOfChoices,
  endOfNouns,
  germanDoing,
  included,
  isShortEntry,
  listedPart,
  missing,
  namesRegion,
  ownKind,
  piecesJoined,
  startOfGrinds,
  whenDone,
} from './list-ends.ts';
import { endOfColonList, enumeration } from './colon-list.ts';
import { breakWall } from './word-wall.ts';
import { isOneBreath, joinsListed } from './one-breath.ts';
import { goesOnWith } from './sentence-ends.ts';
import { hasFigure, hasWordSign } from '#rules/text/letters.ts';
import { remembering } from '#rules/text/remembering.ts';
import { countPieces } from '#rules/text/spaces.ts';

const bullet = /^\s*(?:[-–—•*·▪►✓✔☑➤→>~]+|\p{Extended_Pictographic}\uFE0F?|\(?\d{1,2}[.)])\s+/u;

/** One line that begins with a letter and has no space at its end: nothing to cut and nothing to take off. */
const isPlainLine = /^\p{L}(?:[^\n]*\S)?$/u;

/** Lines of a text without their bullet signs. */
export function linesOf(text: string): string[] {
  if (isPlainLine.test(text)) return [text];
  return text
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');
}

/** Sellers part thoughts with emoji; ©, ® and ™ belong to their word. */
const emojiBreak =
  /\s*(?![©®™])[\u{1F1E6}-\u{1F1FF}\p{Extended_Pictographic}][\uFE0F\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]*\s*/u;

/** Sentences of one line; decimal points, abbreviations and initials end none. */
export const splitSentences: (line: string) => readonly string[] = remembering((line) => {
  const pieces = /[^ -~]/.test(line) ? line.split(emojiBreak) : [line];
  const sentences: string[] = [];
  for (const piece of pieces)
    for (const part of piece.split(/(?<=[.!?…।۔؟])["'”’)]?\s+(?=\S)|(?<=[。！？])/u)) {
      const last = sentences.at(-1);
      if (last !== undefined && goesOnWith(last, part)) sentences[sentences.length - 1] = `${last} ${part}`;
      else sentences.push(part);
    }
  const found: string[] = [];
  for (const sentence of sentences)
    for (const piece of breakWall(sentence)) {
      const trimmed = piece.trim();
      if (hasWordSign(trimmed)) found.push(trimmed);
    }
  return found;
});

/** The longest quote that a fact may carry. */
const longestQuote = 200;

/** Cuts a sentence over 200 characters at its commas, else at spaces, so that quotes together hold all of it. */
export function quotesOf(sentence: string): string[] {
  const quotes: string[] = [];
  let rest = sentence;
  while (rest.length > longestQuote) {
    const window = rest.slice(0, longestQuote);
    const comma = Math.max(window.lastIndexOf(', '), window.lastIndexOf('; '), window.lastIndexOf('、'));
    const space = window.lastIndexOf(' ');
    const at = comma > 60 ? comma + 1 : space > 60 ? space : longestQuote;
    quotes.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  if (rest !== '') quotes.push(rest);
  return quotes;
}

const opensContents = /^(?:(?:it|they) )?(?:comes? with|includes?|including|complete with|supplied with)\s/iu;
const opensList =
  /^sizes? \p{Lu}{1,3}$|^(?:no|without|free (?:from|of)|keine?|ohne|sin|sans|farben?|colou?rs?|colores?|couleurs?|coloris|kleuren|motive?|prints?|scents?|flavou?rs?|düfte|sorten|sabores)\s[^,]*$|(?:^|\s)(?:such as|with|without|ohne|sin|sans|free (?:of|from)|for|(?<!\d\s)in|of|from|including|featuring|showing|includes?|contains?|between|inkl\.?|inklusive|inclusief|medföljer|medfølger|incl\.?|einschl\.?|incluye|incluido|comprend|mit|für|aus|von|nach|im Raum|rund um|zwischen|con|para|de|avec|pour|voor|met|per|dla|для|su|sulla?|em|no|na|op|adatt[oaei] a|comes with|works? on|runs? on|fits|to(?=\s\p{L})|(?:that|which|who)\s\p{L}+)\s[^,]*$|:\s/iu;

/**
 * Fragments of a sentence without a verb: cut at semicolons and at commas, but an enumeration ("with oat, chamomile
 * and honey") stays whole, and so does anything in brackets.
 */
export function fragmentsOf(text: string): string[] {
  const entries = partingSign.test(text) ? text.split(partingSigns) : [text];
  const fragments: string[] = [];
  for (const entry of entries)
    for (const part of joinEnumerations(piecesJoined(splitCommas(entry)))) {
      const trimmed = part.trim();
      const fragment = '.,;:!'.includes(trimmed.at(-1) ?? '.') ? trimmed.replace(/[.,;:!]+$/u, '') : trimmed;
      if (hasWordSign(fragment)) fragments.push(fragment);
    }
  return fragments;
}

/** Behind a bracket a new entry begins: "pocket for a bladder (not included), whistle". */
const partingSigns =
  /[;；|•]\s*|\s[–—]\s|\s\/\s(?![^()]*\))(?!(?<=\d\S{0,4}(?: \p{L}+)?\s\/\s)\d)|(?<=\((?:not included|not supplied|sold separately)\)),\s/u;
/** One sign of each of them; most clauses have none. */
const partingSign = /[;；|•–—/)]/u;

/** A comma between two figures ("for 2, 4 or 8 hours", "1,200") cuts nothing. */
function isCut(text: string, index: number): boolean {
  // Sellers who write Chinese or Japanese often type the Latin comma, without a space.
  if (/[\u3040-\u30FF\u4E00-\u9FFF]/u.test(`${text[index - 1] ?? ''}${text[index + 1] ?? ''}`)) return true;
  const after = text.slice(index + 1, index + 3);
  if (!/^\s/.test(after)) return false;
  if (isSizeRow(text, index)) return false;
  if (!/\d/.test(text[index - 1] ?? '') || !/^\s\d/.test(after)) return true;
  // "Bluetooth 5.3, 8 h per charge" are two things: only bare figures in a row are one list.
  return (
    !listedFigure.test(text.slice(index + 1, index + 16)) &&
    !bareFigure.test(text.slice(Math.max(0, index - 10), index))
  );
}

const listedFigure =
  /^\s\d+(?:[.,]\d+)?(?:[-–]\d+)?\s?(?:,|&|(?:or|and|to|und|oder|bis|y|o|a|et|ou|à|en|e|of|i|och|og|lub)\s)/iu;
const bareFigure = /(?:^|,)\s*\d+(?:[.,]\d+)?(?:[-–]\d+)?$/u;

/** Commas of other scripts, which cut wherever they stand; but the one for lists joins Chinese words to one entry. */
const otherCommas = '、，،';
const anyComma = /[,、，،]/u;

function splitCommas(text: string): string[] {
  if (!anyComma.test(text)) return text.trim() === '' ? [] : [text.trim()];
  if (isOneBreath(text)) return [text.trim()];
  const joinsWords = joinsListed(text);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]!;
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (
      (character === ',' && depth === 0 && isCut(text, index)) ||
      (otherCommas.includes(character) && !(joinsWords && character === '、'))
    ) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** "450 ml" and "11 cm de diámetro" end what they tell; nothing is listed behind them. */
const measured =
  /(?:^|\s)\d[\d.,]*\s?\p{L}{0,3}(?:\s(?:de\s|d[’'])(?:alt[oau]r?a?|anch[oura]*|larg[oeur]*|fondo|profundidad|diámetro|grosor|haut\p{L}{0,3}|long\p{L}{0,5}|diamètre|profondeur|épaisseur))?$/u;
/** What a part fits bears figures: "VW Golf Mk7 2012 to 2020, Audi A3 8V and Seat Leon 5F". */
const fitsOthers =
  /^(?:fits?|suits|compatible with|works with|(?:(?:(?:can|may) be )?used|doubles|serves) as an?|passend für|passt|compatible con|compatible avec)\s/iu;

/** "Pastillas para Yamaha MT-07 2014-2020, XSR 700 y Tracer 700": models of one list. */
const namesModels = /(?:^|\s)(?:para|pour|für)\s\p{Lu}[\p{L}-]+\s(?:\S+\s)?\S*\d/u;
const isFit = (part: string): boolean => fitsOthers.test(part) || (hasFigure(part) && namesModels.test(part));

const many = /\p{Ll}{2}[^s\P{L}]s$/u;

const sharedNoun = /^\p{Ll}+(?:-\p{Ll}+)? (?:and|or) \p{Ll}+(?:-\p{Ll}+)? \p{Ll}{3,}s$/u;

/** Joins "with oat" + "chamomile and honey" again: short pieces that end in "… and …" and hang on a preposition. */
function joinEnumerations(parts: readonly string[]): readonly string[] {
  if (parts.length < 2) return parts;
  // "Burns pine needles, burlap or wood pellets, fuel not included": the list ends before what is missing.
  if (parts.length > 2 && missing.test(parts.at(-1)!))
    return [...joinEnumerations(parts.slice(0, -1)), parts.at(-1)!];
  const opening = parts[0] ?? '';
  // "Après ouverture, conserver au frais": when something is done is told with it.
  if (whenDone.test(opening)) return joinEnumerations([`${opening}, ${parts[1]!}`, ...parts.slice(2)]);
  const isShortList = parts.slice(1).every(isShortEntry);
  const isCountedList = parts
    .slice(1)
    .every(
      (part) =>
        countPieces(part) <= 5 && !/\d[^\p{L}]*$|\d\s?\p{L}{1,2}(?!\p{L})/u.test(part) && !ownKind.test(part),
    );
  // "For squats, glutes, physical therapy" is one list even without an "and".
  if (
    /^(?:for|für|para|pour|(?:(?:perfect|great|ideal|lovely|best|nice) )?(?:gift|geschenk|regalo|cadeau|idée cadeau|presente|cadeau) (?:for|für|para|pour|voor)|(?:suitable|suited|good|great|ideal|perfect|lovely|handy|useful|meant|intended|made|designed) for|with|mit|con|avec)\s\p{L}+(?:\s\p{L}+){0,2}$/iu.test(
      opening,
    ) &&
    isShortList
  )
    return [parts.join(', ')];
  // "Fig, cedar and black pepper": one alone says nothing.
  if (
    /^\p{L}+$/u.test(opening) &&
    !ownKind.test(opening) &&
    isCountedList &&
    enumeration.test(` ${parts.at(-1)!} `)
  )
    return [parts.join(', ')];
  // "Hybrid, tag-along and tandem bikes": the noun at the end is that of each.
  const sorts = parts.findIndex((part) => sharedNoun.test(part));
  if (sorts > 0 && parts.slice(0, sorts).every((part) => /^\p{L}+(?:-\p{L}+)?$/u.test(part)))
    return [parts.slice(0, sorts + 1).join(', '), ...joinEnumerations(parts.slice(sorts + 1))];
  // "Tracks income, bills, savings and debt", "notez semis, arrosages et récoltes": what a verb does to all of it.
  if (
    isCountedList &&
    enumeration.test(` ${parts.at(-1)!} `) &&
    (opensWithDoing(opening) || /^(?!(?:assez|chez)\s)\p{L}{2,}ez\s/iu.test(opening))
  )
    return [parts.join(', ')];
  if (germanDoing.test(opening) && enumeration.test(` ${parts[1]!} `) && countPieces(parts[1]!) < 7)
    return [`${opening}, ${parts[1]!}`, ...joinEnumerations(parts.slice(2))];
  // "Sizes S, M, L, XL" is one list without an "and".
  if (
    /^(?:sizes?|größen?|tallas?|tailles?) \S+$/iu.test(opening) &&
    parts
      .slice(1)
      .every((part) =>
        /^(?:\d?X{0,3}[SML]|one size|\d{2}|small|medium|large|\d{1,2}\s?[-–]\s?\d{1,2}\s?(?:m|mths?|months?|y|yrs?|years?))$/iu.test(
          part,
        ),
      )
  )
    return [parts.join(', ')];
  // "Oven (no lid), microwave, freezer and dishwasher safe": what is safe is each of them.
  if (
    /^\p{L}+(?: and| or) \p{L}+ (?:safe|proof|friendly|resistant|compatible)$/iu.test(parts.at(-1)!) &&
    parts.slice(0, -1).every((part) => /^\p{L}+(?: \([^()]{1,30}\))?$/u.test(part))
  )
    return [parts.join(', ')];
  const ground = startOfGrinds(parts);
  if (ground !== -1) return [...joinEnumerations(parts.slice(0, ground)), parts.slice(ground).join(', ')];
  const joined: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index]!;
    const fits = isFit(part);
    const isOtherSide = joined.at(-1)?.includes('auf der einen') === true && part.includes('auf der anderen');
    const before = joined.at(-1);
    if (
      before !== undefined &&
      (goesOn.test(part) ||
        leansElsewhere.test(part) ||
        isOtherSide ||
        saysOfPrice.test(part) ||
        pricesOther.test(part) ||
        namesRegion(before, part) ||
        (/^\d+(?:, \d+){0,6}$/u.test(before) && /^\p{L}.* (?:and|or) /u.test(part)))
    ) {
      joined[joined.length - 1] = `${before}, ${part}`;
    } else if (joined.length > 0 && included.test(part)) {
      joined[joined.length - 1] = `${joined.at(-1)} (${part})`;
    } else if (part.includes(':') && /[\p{L}\d]\s?:\s/u.test(part)) {
      const end = endOfColonList(parts, index);
      joined.push(parts.slice(index, end + 1).join(', '));
      index = end;
    } else if (fits || (opensList.test(part) && !saysHow.test(part) && !measured.test(part))) {
      // "Comes with case, key, 3 bobbins, a chipped bobbin cover and the manual".
      const isContents = opensContents.test(part);
      const most = fits || isContents ? 9 : 6;
      let end = index;
      for (
        let next = index + 1;
        next < parts.length && countPieces(listedPart(parts[next]!)) <= most;
        next += 1
      ) {
        if (
          (!fits && /(?<!\p{Lu})\d/u.test(parts[next]!) && !countsThings(parts[next]!)) ||
          /\s[Ii]ncluded$|^\p{Ll}{3,}t \p{Lu}\p{L}+ und /u.test(parts[next]!)
        )
          break;
        if (enumeration.test(` ${parts[next]!} `) || /^(?:and|und|y|et)\s/iu.test(parts[next]!)) {
          end = next;
          break;
        }
        if (countPieces(parts[next]!) > (isContents ? 5 : 3)) break;
      }
      // "Fits beagles, border collies, spaniels": many of a kind in a row are one list without an "and".
      if (end === index && fits && many.test(part))
        while (end + 1 < parts.length && many.test(parts[end + 1]!) && countPieces(parts[end + 1]!) < 4)
          end += 1;
      if (end === index && fits)
        while (/^\p{Lu}[\p{L}-]+ (?:\S+ )?\S*\d/u.test(parts[end + 1] ?? '')) end += 1;
      if (end === index) end = endOfNouns(parts, index);
      if (end === index) end = endOfChoices(parts, index);
      // "In Tampa, Brandon and Riverview: skim, vacuum, brush".
      if (/[\p{L}\d]\s?:\s/u.test(parts[end]!)) end = endOfColonList(parts, end);
      joined.push(parts.slice(index, end + 1).join(', '));
      index = end;
    } else if (joined.length > 0 && /^(?:top|upper|bottom|lower)[- ]rack(?: only)?$/iu.test(part)) {
      // "Dishwasher safe, top rack": the rack of the dishwasher.
      joined[joined.length - 1] = `${joined.at(-1)} (${part.toLowerCase()})`;
    } else if (/^(?:and|und|y|et)\s/iu.test(part) && joined.length > 0) {
      joined.push(part.replace(/^(?:and|und|y|et)\s/iu, ''));
    } else joined.push(part);
  }
  return joined;
}
