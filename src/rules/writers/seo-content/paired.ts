import { clauseGap, type Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { subjectName } from './subject.ts';
import type { Paragraph } from './realise.ts';

/** The double of an earlier product joins its sentences in pairs, and names the product where one stands alone. */
export function doubled(paragraphs: Paragraph[], draft: Draft): Paragraph[] {
  if (draft.twin === 0) return paragraphs;
  return paragraphs.map(({ topic, sentences }) => ({ topic, sentences: paired(sentences, draft) }));
}

/** "A. B. C." → "A; b." "About it: c." */
export function paired(sentences: readonly string[], draft: Draft): string[] {
  const pairs: string[] = [];
  const lower = (text: string): string => (draft.language.written === 'en' ? lowerFirst(text) : text);
  for (let index = 0; index < sentences.length; index += 2) {
    const first = sentences[index]!;
    const second = sentences[index + 1];
    if (second !== undefined)
      pairs.push(`${first.replace(/[.。]$/u, '')}${clauseGap(draft)}${lower(second)}`);
    else if (draft.language.written === 'other') pairs.push(first);
    else {
      const about = draft.lexicon.sentences.about(subjectName(draft), lower(first));
      pairs.push(upperFirst(about[(draft.twin + pairs.length) % about.length]!));
    }
  }
  return pairs;
}
