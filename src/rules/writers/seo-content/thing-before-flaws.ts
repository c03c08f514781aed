import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import type { Paragraph } from './realise.ts';

const priced = /[£$€]\s?\d|\d pounds\b/u;
const notOfThing: ReadonlySet<Paragraph['topic']> = new Set(['condition', 'terms', 'story']);
const mostLetters = 24;
const article = /^(?:an?|the) /iu;

/** Whether a sentence says by its name or its maker's what the thing is. */
function namesIt(sentence: string, { name, type, brand }: Draft): boolean {
  const [first = ''] = name.split(' ');
  const isMakers = /^\p{Lu}.{2}/u.test(first) && sentence.startsWith(`${first} `);
  const head = stemsOf(type).at(-1) ?? '';
  return isMakers || (brand !== '' && sentence.startsWith(`${brand} `)) || stemsOf(sentence).includes(head);
}

/** Whether a sentence is the one with which the seller's text opens, and names something. */
function opensText(sentence: string, { brief, units }: Draft): boolean {
  const [unit] = units.filter(({ path }) => path.endsWith('.description'));
  return (
    unit?.shape === 'noun' &&
    brief.product.description
      .replace(article, '')
      .toLowerCase()
      .startsWith(sentence.replace(article, '').slice(0, mostLetters).toLowerCase())
  );
}

function moved({ topic, sentences }: Paragraph, at: number): Paragraph {
  return { topic, sentences: [sentences[at]!, ...sentences.filter((_, place) => place !== at)] };
}

/** A text says first of what it tells: the seller's first words or the sentence that names the thing, then its flaws, its price last. English. */
export function thingBeforeFlaws(paragraphs: readonly Paragraph[], draft: Draft): Paragraph[] {
  const isPriced = ({ topic, sentences }: Paragraph): boolean =>
    topic === 'terms' && sentences.some((sentence) => priced.test(sentence));
  const pricedLast = (all: readonly Paragraph[]): Paragraph[] => [
    ...all.filter((told) => !isPriced(told)),
    ...all.filter(isPriced),
  ];
  // What comes along opens no text whose state says already of what it is.
  const isStated = paragraphs.some(
    ({ topic, sentences }) => topic === 'condition' && sentences.some((sentence) => namesIt(sentence, draft)),
  );
  for (const isIt of [opensText, namesIt])
    for (const [at, paragraph] of paragraphs.entries()) {
      if (paragraph.topic === 'terms' || (isIt === namesIt && notOfThing.has(paragraph.topic))) continue;
      if (isStated && isIt === namesIt && paragraph.topic === 'box') continue;
      const place = paragraph.sentences.findIndex((sentence) => isIt(sentence, draft));
      if (place !== -1)
        return [moved(paragraph, place), ...pricedLast(paragraphs.filter((_, other) => other !== at))];
    }
  return pricedLast(paragraphs);
}
