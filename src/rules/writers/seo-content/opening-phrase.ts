import { piecesOf } from '#rules/text/spaces.ts';
import { stemOf, stemsOf, wordsOf } from '#rules/text/words.ts';
import { opensWithOwnName } from './case.ts';
import type { Draft } from './draft.ts';
import { predicateOf } from './english.ts';
import { article, isPlural, lowerFirst, upperFirst, withArticle } from './english-words.ts';
import { joinPredicates, saysVerbTwice } from './join-predicates.ts';
import type { Message } from './messages.ts';
import { frontOfParticiple } from './points-at-thing.ts';
import { predicateAfter } from './predicate-after.ts';

const joints = /^(.*?)\s(with|made of|made from|made in|in|for|from)\s(.+)$/iu;

/** "Insulated bottle made of steel, 25 oz" → "The Brackwell insulated bottle is made of steel and holds 25 oz." */
export function fromPhrase(message: Message, draft: Draft): string {
  const [first, ...rest] = message.units;
  const made = frontOfParticiple(first!.text);
  const plural = isPlural(made === '' ? first!.text : made);
  const asWritten = upperFirst(
    `${startOf(withKind(first!.text, draft), plural || isUncounted(made), draft)}${message.verbatim.slice(first!.text.length)}`,
  );
  // "Not a chew toy for dogs": what it is not opens no sentence about it.
  if (/^(?:not|no|never)\s/iu.test(first!.text)) return message.verbatim;
  // "Starter kit: 6 colours, lamp": a list behind a colon stays the seller's.
  if (first!.text.includes(':')) return message.verbatim;
  if (draft.brand === '' || draft.platform.handmade || names(first!.text, draft.brand)) return asWritten;
  const parts = made === '' ? joints.exec(first!.text) : null;
  // "Flat sheet, fitted sheet and one pillowcase": a list of what a set is, in which none has another.
  const head = stemsOf(first!.text).at(-1) ?? '';
  if (parts === null && rest.some(({ text }) => stemsOf(text).includes(head))) return message.verbatim;
  if (made !== '') return asWritten;
  const front = lowerFirst(parts === null ? first!.text : parts[1]!).replace(/^(?:an?|the|our|this)\s/iu, '');
  if (
    front.split(' ').length > 6 ||
    // "Donuts made just for dogs": no joint parts the word from its verb.
    /\s(?:just|only|made|specially|especially)$|\s(?:to|that|which|who|so|you) /iu.test(front) ||
    /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|one|pair|set)\b/iu.test(front)
  )
    return asWritten;
  const predicates = rest.map((unit) => predicateOf(unit, draft.type, plural));
  const isSafe = predicates.every((predicate) => predicate !== null) && !saysVerbTwice(predicates);
  const own = parts === null ? null : predicateAfter(parts[2]!.toLowerCase(), parts[3]!, plural, parts[1]);
  // "The Dunmore Leather leather folio" stutters.
  const isTwice = stemsOf(draft.brand).at(-1) === stemsOf(front)[0];
  // Words that take no verb of the sentence stay where the seller put them: "a pan with lid, 6 quart, red".
  if (isTwice || !isSafe || (parts === null ? rest.length === 0 : own === null)) return asWritten;
  const all = [own, ...predicates].filter((predicate): predicate is string => predicate !== null);
  const more = all.length > 3 ? ` ${plural ? 'They' : 'It'} ${joinPredicates(all.slice(3))}.` : '';
  return `The ${draft.brand.replace(/^the\s/iu, '')} ${front} ${joinPredicates(all.slice(0, 3))}.${more}`;
}

/** "Bib sewn from linen" of a baby bib: the seller's bare noun takes the word before it that tells what it is. */
function withKind(text: string, { type }: Draft): string {
  const words = type.split(' ');
  const [first = ''] = text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const tail = words.slice(at).join(' ');
    if (first.toLowerCase() === words[at] && `${text.toLowerCase()} `.startsWith(`${tail} `))
      return `${words.slice(0, at).join(' ')} ${lowerFirst(text)}`;
  }
  return text;
}

/** "Popcorn popped in kettles" takes no article. */
function isUncounted(front: string): boolean {
  return front !== '' && withArticle(lowerFirst(front)) === lowerFirst(front);
}

const makerAndCode = /^\p{Lu}[\p{L}&’'-]{1,40} (?:\p{Lu}{2,40}|\S{0,30}\d)\S{0,30}(?=\s)/u;

/** "Babolat VS Touch natural gut": a text that opens as the name does, with a word and a code, opens with a name. */
function opensAsName(text: string, { brief }: Draft): boolean {
  const front = makerAndCode.exec(text)?.[0];
  return front !== undefined && brief.product.name.startsWith(`${front} `);
}

/** The phrase with its article, bare where it takes none: "A midi dress …", "Two towels …". */
function startOf(text: string, bare: boolean, draft: Draft): string {
  if (opensAsName(text, draft)) return text;
  const lowered = opensWithOwnName(text, draft) ? text : lowerFirst(text);
  if (bare || /^(?:an?|the|our|my|this|these|\d|two|three|four|five|six|eight|ten|twelve)\b/iu.test(lowered))
    return lowered;
  const withIt = withArticle(text);
  return withIt === lowerFirst(text) ? lowered : `${article(lowered)} ${lowered}`;
}

/** The name before a text that says its count or measure again: "Headlamp: 400 lumens on high", no "Headlamp 400 lumen: 400 …". */
export function nameBefore(text: string, { name, language }: Draft): string {
  if (language.written !== 'en') return name;
  const tail = /(?<=\p{L}{3}),? (?:(?:set|pack|box|lot) of (\d+)|(\d+)[ -]?\p{L}+)$/iu.exec(name);
  // "Curtains 52x84: two panels, each 52 x 84 inches".
  const sides = / (\d+(?:x\d+)+)(?:\p{L}{2})?$/iu.exec(name);
  if (sides !== null && text.replaceAll(' ', '').includes(sides[1]!.toLowerCase()))
    return name.slice(0, sides.index);
  if (tail === null) return name;
  const figure = tail[1] ?? tail[2]!;
  const said = [figure, ['two', 'three', 'four', 'five', 'six'][Number(figure) - 2] ?? figure];
  return said.some((word) => text.toLowerCase().startsWith(`${word} `)) ? name.slice(0, tail.index) : name;
}

/** Whether a text holds all words of a noun. */
export function names(text: string, noun: string): boolean {
  const stems = new Set(
    wordsOf(text)
      .flatMap((word) => word.text.split('-'))
      .map(stemOf),
  );
  return piecesOf(noun).every((word) => stems.has(stemOf(word)));
}

/** "Full valet £65, mini £30" of a neighbour: first words of a service or a course that say not of what. English. */
export function lacksName(
  { verbatim, whole, units }: Message,
  { language, platform, type, category }: Draft,
): boolean {
  return (
    language.written === 'en' &&
    platform.subject === 'product' &&
    (category === 'service' || category === 'course') &&
    !whole &&
    !verbatim.includes(': ') &&
    ['noun', 'adjective', 'preposition'].includes(units[0]!.shape) &&
    !names(verbatim, type)
  );
}

/** "These mugs are not made from it though": it answers the sentence before. */
const takesBack = /^(?:this|these|those) (?:\p{L}+ ){0,2}(?:is|are)(?: not|n['’]t) |\sthough[.!]*$/iu;

/** Whether a text may begin with it: a state and what a thing costs say not what it is. */
export function mayOpen({ topic, verbatim }: Message): boolean {
  return (
    topic !== 'condition' &&
    !verbatim.endsWith('?') &&
    !/^[£$€]\s?\d/u.test(verbatim) &&
    !takesBack.test(verbatim)
  );
}

/** "Spray three times into the throat" is what to do with a spray and not what it is, as "mount for handlebar bags" is. */
export function isTelling({ whole, units, verbatim }: Message): boolean {
  return whole && (units[0]!.shape !== 'order' || /^\p{L}+ (?:for|with|of|from) /u.test(verbatim));
}
