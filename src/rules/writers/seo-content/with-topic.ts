import { withoutFormat } from '#rules/keywords/video-parts.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { cleanName } from './name.ts';

/** A video's first lines are found by its topic: the title stands before a sentence that does not name it. */
export function withTopic(sentence: string, draft: Draft): string {
  const given = withoutFormat(draft.brief.fields['videoTitle'] ?? draft.name);
  const front = given.split(/\s?[:|(–—]\s?/u)[0]!.trim();
  // "Fujifilm X100VI one year later" stands over the film already: its lines open with what it is about.
  const at = draft.language.written === 'en' ? front.toLowerCase().indexOf(draft.type.toLowerCase()) : -1;
  // "Assistant:" before a text is what a script of a talk looks like, and is taken out of texts.
  const isPart =
    at !== -1 &&
    !/^(?:what|how|why|i|we|my)\s/iu.test(draft.type) &&
    // Of two that are compared neither stands alone.
    !/\s(?:vs\.?|versus|or|and|&)\s/iu.test(front) &&
    !/(?:assistant|system|developer|user|human|ai)$/iu.test(draft.type) &&
    /\p{Lu}|\d/u.test(front.slice(at, at + draft.type.length).slice(at === 0 ? 1 : 0));
  const topic = isPart ? front.slice(at, at + draft.type.length) : front;
  const stems = stemsOf(draft.type);
  const said = new Set(stemsOf(sentence));
  const named = stems.filter((stem) => said.has(stem)).length;
  if (draft.shares || stems.length === 0 || named >= stems.length / 2 || countPieces(topic) > 10)
    return sentence;
  const title = isPart ? topic : cleanName(topic, draft.language.written);
  if (/[?!.]$/u.test(title)) return `${upperFirst(title)} ${sentence}`;
  // "How I take …" opens with no name.
  const isName = /^\p{Lu}\S*\s\p{Lu}[\p{L}\d]/u.test(sentence) || draft.language.written === 'de';
  return `${upperFirst(title)}${draft.lexicon.colon}${isName ? sentence : lowerFirst(sentence)}`;
}
