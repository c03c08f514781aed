import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { withoutOrdinalStops } from '#rules/ledger/german-ordinals.ts';
import { mayBeThirdPerson } from '#rules/ledger/finite-verb.ts';
import { thirdPersonVerbs } from '#rules/ledger/verb-words.ts';
import { isSmallWord } from './plain-words.ts';
import { tagEnglish } from './tagger.ts';
import { hasWordSign } from '#rules/text/letters.ts';
import { piecesOf } from '#rules/text/spaces.ts';

/** A run of words that names something, in lower case, with the sentence it stands in (0 is the first). */
export interface NounPhrase {
  words: string[];
  sentence: number;
  path: string;
}

const unit =
  /^(?:mm|cm|m|in|inch|ft|g|kg|oz|lb|ml|cl|l|w|v|mah|lm|k|bar|psi|rpm|nm|gpm|gb|tb|hz|gsm|ply|mg|mp|ah|mm2|cup|cups|qt|pint|quart|gallon|piece|pieces|pack|count|person|seater)$/;
const maxWords = 4;
const doers = new Set(['we', 'i', 'you', 'they', 'who']);

type Tagged = ReturnType<typeof tagEnglish>;

const determiner = /^(?:the|our|this|these|your|its|each|every|my)$/iu;

const particle = /^(?:in|on|off|out|up|down|apart|together|away)$/u;

/** Whether a word is the verb of the subject that a sentence opens with: "The heavy lid seals tightly". */
function isVerbOfSubject(words: Tagged, index: number, length: number): boolean {
  const word = words[index]!.text.toLowerCase();
  const isAction =
    /[^s]s$/u.test(word) && /^(?:an?|the|your|its|every|up)$/u.test(words[index + 1]?.text ?? '');
  // "The legs screw in": behind several the verb has no ending.
  const next = words[index + 1]?.text ?? '';
  if (length > 0 && particle.test(next) && /[^s]s$/u.test(words[index - 1]!.text) && !/[^s]s$/u.test(word))
    return true;
  if (length === 0 || !(isAction || thirdPersonVerbs.has(word) || mayBeThirdPerson(word))) return false;
  const before = words[index - length - 1];
  const opens = words[index - length - 2];
  return (
    before !== undefined &&
    determiner.test(before.text) &&
    (opens === undefined || opens.class === 'break') &&
    words[index + 1] !== undefined &&
    words[index + 1]!.class !== 'break' &&
    words[index + 1]!.class !== 'noun'
  );
}

/** Whether the words before one compare: "than a", "as fast as a". */
function isCompared(words: Tagged, index: number): boolean {
  const before = (back: number): string => words[index - back]?.text.toLowerCase() ?? '';
  const at = /^(?:an?|the|any|most|other)$/u.test(before(1)) ? 2 : 1;
  return before(at) === 'than' || before(at) === 'unlike' || (before(at) === 'as' && before(at + 2) === 'as');
}

/** English noun phrases of a text by part of speech: `(adjective | noun | number + unit)* noun`, 1 to 4 words. */
export function englishNounPhrases(text: string, path: string): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  let run: { text: string; noun: boolean }[] = [];
  let sentence = 0;
  let compared = false;
  let isReplacing = false;
  const flush = (): void => {
    while (run.length > 0 && run.at(-1)?.noun === false) run.pop();
    // "Loose leaf tea 100 g": how much of it is sold stands behind its name.
    while (run.length > 3 && unit.test(run.at(-1)!.text) && /^\d/.test(run.at(-2)!.text)) run.length -= 2;
    // "Boils a full kettle": how much is in it is no kind of kettle.
    if (run.length === 2 && /^(?:full|empty|whole|entire)$/.test(run[0]!.text) && run[1]!.text !== 'moon')
      run.shift();
    const kept = run.slice(-maxWords);
    // "Single origin whole bean coffee": what was cut off described the first word that is left.
    if (
      kept.length < run.length &&
      kept[0]!.noun &&
      !run[run.length - kept.length - 1]!.noun &&
      kept.length > 2
    )
      kept.shift();
    // The unit of a figure that was cut off: "220 g soy wax candle" is no "g candle".
    while (kept.length > 0 && kept.length < run.length && unit.test(kept[0]!.text)) kept.shift();
    if (kept.length > 0) phrases.push({ words: kept.map((word) => word.text), sentence, path });
    run = [];
  };
  // "Step by step tubeless setup" shows no kind of step.
  const plain = text.includes('tep') ? text.replace(/\bstep[- ]by[- ]step\b/giu, ',') : text;
  // "The Queen's Hall café" is no hall café.
  const named = plain.replace(heldName, ',');
  // A "3/2 mm" wetsuit is none of 2 mm.
  const words = tagEnglish(named.includes('/') ? named.replace(/\d\/\d\s?mm\b/gu, ',') : named);
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    // "We bake granola": what follows is done, whatever it may be elsewhere.
    if (index > 0 && doers.has(words[index - 1]!.text)) {
      flush();
      continue;
    }
    // "The kettle switches off": behind the subject of a sentence such a word is its verb.
    if (isVerbOfSubject(words, index, run.length)) {
      flush();
      continue;
    }
    // "Replaces two bottles of liquid shampoo": what it stands for is none of it.
    if (word.text === 'replaces') isReplacing = true;
    else if (word.class === 'break' || word.text === 'and') isReplacing = false;
    if (isReplacing) {
      flush();
      continue;
    }
    // "As fast as a normal towel": what it is compared with is another's.
    if (run.length === 0 && isCompared(words, index)) {
      compared = true;
    }
    if (compared && (word.class === 'noun' || word.class === 'modifier')) continue;
    compared = false;
    if (word.class === 'noun' && !isSmallWord(word.text, 'en')) run.push({ text: word.text, noun: true });
    else if (word.class === 'modifier' && !isSmallWord(word.text, 'en')) {
      run.push({ text: word.text, noun: false });
    } else if (word.class === 'number' && next !== undefined && unit.test(next.text)) {
      run.push({ text: word.text, noun: false });
    } else {
      flush();
      if (word.class === 'break' && /^[.!?]+$/.test(word.text)) sentence += 1;
    }
  }
  flush();
  return phrases;
}

/** A house by whom it is named after, amid words without a capital: "at the Queen's Hall café". */
const heldName =
  /(?<=\p{Ll} )\p{Lu}\p{Ll}+(?<!Men|Women|Kid|Child|Boy|Girl|Lady|Mother|Father|Valentine|Year|Baby|Children)['’]s(?: \p{Lu}\p{Ll}+){1,3}(?= \p{Ll})/gu;

const joint =
  /\s+(?:for|with|without|in|of|from|by|and|to|mit|ohne|aus|für|fur|von|und|im|in|con|sin|de|para|en|y|avec|sans|pour|et|à|a|au|aux|des|du)\s+/iu;

/**
 * Runs of a short text that a seller wrote as a name or a list, without a tagger: cut at punctuation and at
 * joints, small words at the ends dropped. A word in a name counts as noun or modifier whatever its class.
 */
export function nameRuns(
  text: string,
  path: string,
  language: WrittenLanguage,
  cutAtJoints = true,
): NounPhrase[] {
  if (text === '') return [];
  const phrases: NounPhrase[] = [];
  const read = language === 'de' ? withoutOrdinalStops(text) : text;
  for (const clause of read.split(/(?:,(?!\d)|[;:()|•·\n!?"“”„«»])+|\s\/\s|\s[-–—]+\s|\.(?:\s|$)/u)) {
    for (const part of cutAtJoints ? partsOf(clause, language) : [clause]) {
      const words = piecesOf(part).filter(hasWordSign);
      // "No Pull Dog Harness" without its denial is another harness.
      const isDenial = language === 'en' && words.length > 2 && words[0]!.toLowerCase() === 'no';
      if (!isDenial) while (words.length > 0 && isSmallWord(words[0] ?? '', language)) words.shift();
      while (words.length > 0 && isSmallWord(words.at(-1) ?? '', language)) words.pop();
      if (words.length > 0) phrases.push({ words, sentence: 0, path });
    }
  }
  return phrases;
}

const romanceJoint = /\s+(?:con|sin|para|y|e|avec|sans|pour|et)\s+/iu;
const romanceSmall = /\s+(?:de|del|du|des|en|au|aux|la|el)\s+/iu;
const everySmall = new RegExp(romanceSmall, 'giu');

/** English and German names part at every joint; Spanish and French ones lose their end piece by piece. */
function partsOf(clause: string, language: WrittenLanguage): string[] {
  if (language !== 'es' && language !== 'fr') return clause.split(joint);
  const opening = clause.split(romanceJoint)[0] ?? '';
  const parts = [opening];
  for (let rest = opening; romanceSmall.test(rest);) {
    rest = rest.slice(0, lastJoint(rest)).trim();
    parts.push(rest);
  }
  return parts;
}

function lastJoint(text: string): number {
  let at = 0;
  for (const match of text.matchAll(everySmall)) at = match.index;
  return at;
}
