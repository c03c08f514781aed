import { halfAdjective } from '#rules/ledger/half-adjective.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { tagsOf } from '#rules/ledger/tagger.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { adjectives, genericWords, isSmallWord } from './plain-words.ts';
import type { Slots } from './slots.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Words behind which a name only says with what, where or for whom. */
const otherJoint = /\s(?:for|with|in|at|on|by|from|near|without|using|to|of)\s|\s[-–—|]\s|[:(,;!?]/iu;
/** How something is done, and no part of what it is done to. */
const howDone =
  /^(?:one-(?:on|to)-one|(?:home|farm|site)-visit|(?:at|in)-home|on-site|in-person|call-out|walk-in|drop-in|next-day|door-to-door|online|private|mobile|emergency|same-day|local|bespoke|custom|professional|free|weekly|monthly|daily|regular|group|adult|home|commercial|residential|domestic)$/u;
/** Words of an offer that name what is done, behind what it is done to. */
const doneTo =
  /(?:ing|ment|tion|care|repairs?|service|removal|therapy|surgery|checks?|exams?|hire|rental|lessons?|tuition|courses?|classes|survey|design|makers?|shop|store)$/u;
/** What a firm says that it does, and the noun by which it is searched. */
const deeds = new Map([
  ['repair', 'repair'],
  ['clean', 'cleaning'],
  ['fit', 'fitting'],
  ['paint', 'painting'],
  ['restore', 'restoration'],
  ['install', 'installation'],
  ['hire', 'hire'],
]);
const saysDeed = /\b(?:we|and|or|to)\s(repair|clean|fit|paint|restore|install|hire)s?\b/giu;
const opening =
  /^[^.!?]{0,60}?\sfor\s(\p{Ll}{4,})(?:(?:,\s(\p{Ll}{4,}))?\s(?:and|&|or)\s(\p{Ll}{4,}))?(?=\s(?:in|at|on|with|who)\s|[.,;])/u;
const mostTold = 5;
const longest = 3;

/** "Flat", "bespoke", "one-to-one": a word that only describes. */
function isModifier(word: string): boolean {
  return (
    word.includes('-') || howDone.test(word) || tagsOf(word)[0]?.tag === 'ADJ' || adjectives.has(stemOf(word))
  );
}

const atNight =
  /(?:^|[.!?]\s+)(?:(?:we|I)(?:['’]re| are)? (?:come out|available|open|on call|work|attend|respond|answer calls|take calls)\s|(?:open |available )?(?=24))(?:[^.!?]{0,30}\s)?24 ?(?:hours(?: a day)?|\/7|h)(?!\p{L})/iu;

/** "We come out 24 hours a day": whether a firm says of itself that it does its work at any hour. */
function isThereAtNight(description: string): boolean {
  const said = atNight.exec(description)?.[0] ?? '';
  return said !== '' && !/\b(?:not|no|within|in|for)\b/iu.test(said);
}

function isPlain(words: readonly string[]): boolean {
  return (
    words.length > 1 &&
    words.length <= longest &&
    !halfAdjective.test(words[0]!) &&
    words.every((word) => /^\p{L}[\p{L}’'-]+$/u.test(word)) &&
    !isSmallWord(words[0]!, 'en') &&
    !isSmallWord(words.at(-1)!, 'en')
  );
}

/** The trade at the end of a firm's name, where its own texts say it as a common word: "solicitors". Empty where they do not. */
function tradeOf({ businessName, bodyTexts, product }: Brief): string {
  const [before = '', last = ''] = businessName.toLowerCase().trim().split(/\s+/u).slice(-2);
  if (last === '') return '';
  if (!/^\p{Ll}{5,}s$/u.test(last)) return '';
  const said = [product.description, ...bodyTexts.map(({ text }) => text)].join('\n');
  // "Oakline Tree Surgeons" of whom the text says "tree surgeons": the last word alone is another trade.
  const whole = `${before} ${last}`;
  if (/^\p{Ll}{3,}$/u.test(before) && said.toLowerCase().includes(whole)) return whole;
  return new RegExp(`(?<!\\p{L})${last}(?!\\p{L})`, 'u').test(said) ? last : '';
}

/**
 * What an English page is searched by beside its name: the thing that is worked on ("sash window"), the end of a long name
 * ("cabin rental"), what else the text calls it, what the firm says that it does, for whom; each with the town.
 */
export function pageParts(brief: Brief, slots: Slots, phrases: readonly NounPhrase[]): Candidate[] {
  const source = `products.${brief.product.index}.name`;
  const town = slots.places[0];
  const place = town?.text.toLowerCase() ?? '';
  const found: Candidate[] = [];
  const add = (phrase: string, kind: Candidate['kind'], from: string, withTown = true): void => {
    found.push({ ...built(phrase, kind, from), least: 0.3 });
    if (withTown && town !== undefined && !phrase.includes(place) && phrase.split(' ').length <= longest)
      found.push({ ...built(`${phrase} ${place}`, 'place', town.source), least: 0.3 });
  };
  const name = brief.product.name.replace(/^how (?:to|do (?:i|you)) \p{L}+\s/iu, '');
  // A yoga studio's yoga is no name of its own.
  const said = new Set(stemsOf(brief.product.description.replace(/\p{Lu}\p{L}*/gu, ' ')));
  const own = new Set(stemsOf(brief.businessName).filter((stem) => !said.has(stem)));
  const cores = name
    .split(otherJoint)[0]!
    .split(/\s(?:and|&|\+)\s/iu)
    .map((part) =>
      piecesOf(part.trim().toLowerCase()).filter((word) => !/^(?:an?|the|your|our|my)$/u.test(word)),
    );
  const [first = []] = cores;
  for (const words of cores.slice(0, 2)) if (isPlain(words)) add(words.join(' '), 'synonym', source);
  // "Wills and probate" of "Hollis & Reed Solicitors": each side with the town, and with the trade that the firm's name ends in.
  const trade = tradeOf(brief);
  if (trade !== '') add(trade, 'head', 'businessName');
  const sides = cores.filter((words) => words.length === 1 && /^\p{L}{4,}$/u.test(words[0]!));
  if (sides.length === 2 && cores.length === 2)
    for (const [side = ''] of sides) {
      add(side, 'synonym', source);
      if (trade !== '') add(`${side} ${trade}`, 'synonym', source);
    }
  // "Flat roof replacement" is a roof replacement; "fuse box replacement" replaces no box.
  const plainFrom = first.findIndex((word) => !isModifier(word));
  const end = first.slice(plainFrom);
  if (plainFrom > 0 && end.length === 2 && isPlain(end) && !genericWords.has(stemOf(end[1]!)))
    add(end.join(' '), 'synonym', source);
  let thing = '';
  const object = first.slice(0, -1).filter((word) => !own.has(stemOf(word)));
  while (object.length > 0 && howDone.test(object[0]!)) object.shift();
  if (first.length > 1 && doneTo.test(first.at(-1)!) && object.length < longest && isPlain(object)) {
    thing = object.join(' ');
    add(thing, 'use', source);
  }
  const about = new Set(
    cores.flatMap((words) => stemsOf(words.join(' '))).filter((stem) => stem.length > 3 && !own.has(stem)),
  );
  let told = 0;
  for (const { words, path } of phrases) {
    if (told >= mostTold) break;
    if (!isPlain(words) || !about.has(stemOf(words.at(-1)!)) || isModifier(words[0]!)) continue;
    if (words.some((word) => genericWords.has(stemOf(word)))) continue;
    told += 1;
    add(words.join(' ').toLowerCase(), 'attribute', path, false);
  }
  const verbs = new Set(
    [...firstWords(brief.product.description, 600).matchAll(saysDeed)].map(([, verb = '']) =>
      verb.toLowerCase(),
    ),
  );
  if (thing !== '')
    for (const verb of verbs)
      if (!first.includes(deeds.get(verb)!)) add(`${thing} ${deeds.get(verb)!}`, 'use', source);
  const whom = (opening.exec(brief.product.description) ?? []).slice(1).filter((word) => word !== undefined);
  const head = slots.heads.find(({ text }) => text.split(' ').length <= longest);
  if (head !== undefined)
    for (const audience of whom)
      if (/s$|children|people|women|men/u.test(audience) && !stemsOf(head.text).includes(stemOf(audience)))
        add(`${head.text} for ${audience}`, 'audience', `products.${brief.product.index}.description`, false);
  // "24 hour plumber leeds": who comes out at night is looked for by that.
  if (head !== undefined && isThereAtNight(brief.product.description))
    add(`24 hour ${head.text}`, 'attribute', source);
  return found;
}
