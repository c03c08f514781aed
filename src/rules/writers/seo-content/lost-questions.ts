import type { Draft } from './draft.ts';
import type { Paragraph } from './realise.ts';

const mostWords = 5;
const startRead = 12;

/**
 * Paragraphs without short questions whose answer stands elsewhere by now: "No water?" before "Most repairs same day" asks what its own
 * next sentence, "We answer 24/7", told. What an article asks stays.
 */
export function withoutLostQuestions(paragraphs: readonly Paragraph[], draft: Draft): readonly Paragraph[] {
  const sentences = paragraphs.flatMap((paragraph) => paragraph.sentences);
  if (draft.category === 'article' || !sentences.some(isShort)) return paragraphs;
  const description = draft.brief.product.description.toLowerCase();
  const lost = new Set(
    sentences.filter((sentence, at) => {
      if (!isShort(sentence)) return false;
      const found = description.indexOf(sentence.toLowerCase());
      const answer = found === -1 ? '' : description.slice(found + sentence.length).trimStart();
      const next = (sentences[at + 1] ?? '').slice(0, startRead).toLowerCase();
      return answer !== '' && !answer.startsWith(next === '' ? ' ' : next);
    }),
  );
  if (lost.size === 0 || lost.size === sentences.length) return paragraphs;
  return paragraphs
    .map((paragraph) => ({
      ...paragraph,
      sentences: paragraph.sentences.filter((sentence) => !lost.has(sentence)),
    }))
    .filter((paragraph) => paragraph.sentences.length > 0);
}

function isShort(sentence: string): boolean {
  return sentence.endsWith('?') && sentence.split(' ').length <= mostWords;
}
