import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import type { Message } from './messages.ts';

/**
 * "Farbe: schwarz" of a table: the bare value is no sentence, and only English builds one from it. A state stands behind
 * its label already.
 */
export function withLabel(text: string, { units, topic }: Message, draft: Draft): string {
  const { label = '', text: value = '' } = units[0] ?? {};
  if (label === '' || topic === 'condition' || draft.language.written === 'en') return text;
  if (foldWord(text).startsWith(foldWord(label))) return text;
  const told = /^\p{Lu}{4,}$/u.test(label) ? label.toLowerCase() : label;
  const behind = `${value.charAt(0)}${text.slice(1)}`;
  return `${upperFirst(told)}${draft.lexicon.colon}${foldWord(behind) === foldWord(text) ? behind : text}`;
}
