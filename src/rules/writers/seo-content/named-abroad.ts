import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import type { Paragraph } from './realise.ts';

/** "Es hat Lackschäden" opens no text where another sentence names the thing, by its model or its maker. */
export function namedAbroad(paragraphs: Paragraph[], draft: Draft): Paragraph[] {
  const { written } = draft.language;
  if (written === 'en' || written === 'other') return paragraphs;
  const own = new Set(stemsOf(draft.name).filter((stem) => stem.length > 3 && !/\d/u.test(stem)));
  const says = (sentence: string): boolean => stemsOf(sentence).some((stem) => own.has(stem));
  if (paragraphs[0]!.sentences.some(says)) return paragraphs;
  const found = paragraphs.findIndex(({ topic, sentences }) => topic !== 'condition' && sentences.some(says));
  if (found === -1) return paragraphs;
  const { sentences } = paragraphs[found]!;
  const first = sentences.findIndex(says);
  return [
    {
      ...paragraphs[found]!,
      sentences: [sentences[first]!, ...sentences.filter((_, index) => index !== first)],
    },
    ...paragraphs.filter((_, index) => index !== found),
  ];
}
