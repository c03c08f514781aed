import type { Listing } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';
import { headOf, upperFirst } from './english-words.ts';
import { thingAgain, thingName } from './subject.ts';
import { byLine, sentencesIn } from './unlike-earlier.ts';

/** "It has a 30 m range.": one thing that it has, told shortly and of nothing else. */
const hadAgain = /^(?:It has|They have) ((?:(?! and | that | which | with | for | so )[^.,;:])+)\.$/u;
const had =
  /^((?:It|They|The [^.,;:]{2,40}?) (?:has|have) )((?:(?! and | that | which | with | for | so )[^.,;:])+)\.$/u;
const ownsOne = /\s(?:has|have|with|includes?|on|in|for) (?:an?|one|its|the|your)\s/u;
const tellsHow =
  /^(?:is|are|was|were|comes?|weighs?|measures?|holds?|folds?|opens?|closes?|looks?|can|will)\s/u;
const longestTogether = 120;

/**
 * English goods: neighbours that only say what the thing has are one sentence, and a sentence that would begin with the name
 * of the thing as the one before it does says "it".
 */
export function withHadTogether(listing: Listing, draft: Draft): Listing {
  const body = listing['improvedBodyText'];
  if (draft.language.written !== 'en' || draft.platform.subject !== 'product' || typeof body !== 'string')
    return listing;
  const names = [...new Set([thingName(draft), thingAgain(draft)])].map((name) => `${upperFirst(name)} `);
  const improvedBodyText = byLine(body, (line) => {
    if (!line.includes('. ')) return line;
    const { sign, sentences } = sentencesIn(line);
    const pronoun = draft.plural ? 'They' : 'It';
    const told = named(joinHad(named(sentences, names, pronoun)), names, pronoun);
    return told.every((sentence, at) => sentence === sentences[at]) ? line : `${sign}${told.join(' ')}`;
  });
  return improvedBodyText === body ? listing : { ...listing, improvedBodyText };
}

/** "The bow fits either hand. The bow suits beginners." → "… It suits beginners." */
function named(sentences: readonly string[], names: readonly string[], pronoun: string): string[] {
  return sentences.map((sentence, at) => {
    const name = names.find((one) => sentence.startsWith(one));
    const before = sentences[at - 1];
    const isAgain =
      name !== undefined &&
      // "The desk has a drawer. The desk is 30 cm high": "it" would be the drawer.
      !(before !== undefined && ownsOne.test(before) && tellsHow.test(sentence.slice(name.length))) &&
      before !== undefined &&
      names.some((one) => before.startsWith(one)) &&
      !names.some((one) => sentences[at - 2]?.startsWith(one) === true);
    return isAgain ? `${pronoun} ${sentence.slice(name.length)}` : sentence;
  });
}

function joinHad(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  let things: string[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const front = before === undefined ? null : had.exec(before);
    const more = hadAgain.exec(sentence)?.[1];
    if (things.length === 0 && front !== null) things = [front[2]!];
    const heads = new Set(things.map((thing) => headOf(thing).toLowerCase()));
    if (
      more === undefined ||
      things.length === 0 ||
      heads.has(headOf(more).toLowerCase()) ||
      before!.length + more.length > longestTogether
    ) {
      joined.push(sentence);
      things = [];
      continue;
    }
    const start = before!.slice(0, before!.indexOf(things[0]!));
    things = [...things, more];
    joined[joined.length - 1] = `${start}${things.slice(0, -1).join(', ')} and ${things.at(-1)!}.`;
  }
  return joined;
}
