import { countCharacters } from '#rules/text/count.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import { namesThing } from '#rules/ledger/english-thing.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { casedPhrase } from './case.ts';
import type { Draft } from './draft.ts';
import { isNew } from './new-in-title.ts';
import { hasPraise } from './praise.ts';
import { tellsOfThings } from './tells-of-things.ts';
import { noTitleWord, packaging } from './title-words.ts';

const ofUse: ReadonlySet<FactKind> = new Set<FactKind>([
  'feature',
  'use',
  'audience',
  'compatibility',
  'material',
]);
const opensWithUse = /^(?:(?:suitable|made|designed|sized|meant|suited) )?for (?=[\p{L}\d])/iu;
/** Between the thing and what it is for stands nothing that the "for" could belong to. */
const belongsToOther =
  /[,;:(]|\s(?:with|without|of|from|in|on|at|to|by|and|or|that|which|made|has|have|is|are|comes?|includes?|not|no)\s/iu;
/** Where what it is for ends. */
const goesOn =
  /[.;:,(!–—]|\s(?:that|which|who|where|when|if|so|because|with|without|but|from|on|(?<!\d\s)in|at|by|as|while|during|after|before|or more|and (?:is|are|has|have|more|as|the|it|can|also|other|for|to|in|a|an|so|comes?|with))(?=\s|$)/iu;
/** "For class III and IV receivers": what it has to fit. */
const isFit = /^for (?!.*\sup to\s)(?:.*\s)?(?:\p{Lu}|\d)/u;
/** For whom anything is, how long and at what price. */
const saysNothing =
  /^(?:the|an?|your|my|our|his|her|their|its|you|us|me|them|him|it|this|that|these|those|all|any\p{L}*|every\p{L}*|each|both|some|other|more|most|less|sale|spares|parts|repairs?|free|use|over|under|only|about|just|extra|easy|added|better|best|great|maximum|perfect|long|years|months|what|whom|which|hours?|\d[\d.,]* ?(?:min\p{L}*|h|hrs?|hours?|days?|weeks?|months?|years?|nights?|quid|pounds|dollars|euros|gbp|usd)|gifts?|christmas|birthdays?|weddings?|mum|mom|dad|occasions?|collection|pick-?up|delivery|postage|details|info\p{L}*|measurements|sizes?|scale|reference|display)(?![\p{L}\d])|\b(?:I|you|we|us|me|my|our|your|gift|gifts|present|presents|occasions?|only|one|ones)\b|[£$€%?"“”]/iu;
const longest = 40;
/** Of a scale this is no weight of its own. */
const weighsUpTo =
  /^weighs (?:items |anything |loads |bags |luggage )?(up to \d[\d.,]* ?(?:kg|g|lbs?|oz))(?!\p{L})/iu;

/** What a clause says the thing is for, without what goes on behind it; empty where it says nothing a buyer searches by. */
function purposeTold({ text, path, kind, label }: Unit, draft: Draft): string {
  if (!path.endsWith('.description') || label !== '') return '';
  if (/scales?$/u.test(draft.type)) {
    const most = weighsUpTo.exec(text)?.[1];
    if (most !== undefined) return most;
  }
  if (!ofUse.has(kind)) return '';
  const opening = opensWithUse.exec(text)?.[0];
  const at = opening === undefined ? text.search(/\sfor\s/u) : 0;
  if (at === -1) return '';
  const front = text.slice(0, at);
  if (opening === undefined && (belongsToOther.test(front) || !namesThing(front, draft))) return '';
  // "One drawer for pens" of a riser with drawer: what a part is for the thing is not.
  const parts = /\swith\s(.+)$/iu.exec(draft.name)?.[1] ?? '';
  if (opening === undefined && stemsOf(parts).includes(stemsOf(front).at(-1) ?? '')) return '';
  const rest = text.slice(at + (opening ?? ' for ').length);
  const end = rest.search(goesOn);
  const told = beyondName((end === -1 ? rest : rest.slice(0, end)).trim(), draft);
  const isTelling = (/\s/u.test(told) || /\d/u.test(told)) && told.length <= longest;
  return !isTelling ||
    saysNothing.test(told) ||
    hasPraise(told, 'en') ||
    noTitleWord.test(told) ||
    packaging.test(told) ||
    /\s(?:to|and|or|of|up|the|an?)$/iu.test(told)
    ? ''
    : told.startsWith('up to ')
      ? told
      : `for ${told}`;
}

/** "Up to 12 kg" of a dog seat "for dogs up to 12 kg", "for 3/4 and 4/4" of a violin rest "for 3/4 and 4/4 violins". */
function beyondName(told: string, { name }: Draft): string {
  const own = new Set(stemsOf(name));
  const words = told.split(' ');
  const isOwn = (word: string): boolean => stemsOf(word).some((stem) => own.has(stem));
  if (isOwn(words[0]!) && /^up to \d/u.test(words.slice(1).join(' '))) return words.slice(1).join(' ');
  const before = words.slice(0, -1);
  const isFigures = before.length > 0 && before.every((word) => /^\d|^(?:and|or|to|&)$/u.test(word));
  if (isFigures && isOwn(words.at(-1)!)) return before.join(' ');
  return told;
}

/**
 * An English title of goods with what the thing is for, where it leaves room: right behind a name that ends in its noun ("Hitch
 * Lock for Class III and IV Receivers, Steel"), as the last entry behind any other. What is made by hand or sold by a shop of one
 * maker is not named so: there such words are those of a gift. With `isFitOnly` nothing is told but what it has to fit, which goes
 * before all other facts.
 */
export function withUse(
  title: string,
  name: string,
  draft: Draft,
  room: { max: number; words?: number },
  isFitOnly = false,
): string {
  const { language, platform } = draft;
  const order = platform.titleOrder;
  const takesUse = order === undefined || order.includes('compatibility');
  if (language.written !== 'en' || platform.subject !== 'product' || !takesUse || !tellsOfThings(draft))
    return title;
  if (/\sfor\s/iu.test(title)) return title;
  const isBehindNoun =
    stemsOf(name).at(-1) === stemsOf(draft.type).at(-1) && !/\d/u.test(name.split(' ').at(-1)!);
  for (const unit of draft.units) {
    const use = purposeTold(unit, draft);
    if (use === '' || (isFitOnly && !isFit.test(use)) || !isNew(use, title)) continue;
    const isWhom = use.startsWith('for ');
    const told = isWhom ? `for ${casedPhrase(use.slice(4), draft)}` : casedPhrase(use, draft);
    const next = isWhom && isBehindNoun ? `${name} ${told}${title.slice(name.length)}` : `${title}, ${told}`;
    if (countCharacters(next) <= room.max && (room.words === undefined || countPieces(next) <= room.words))
      return next;
  }
  return title;
}
