import type { Draft } from './draft.ts';

const startRead = 24;
const longestTerms = 360;

/** Sentences as paragraphs that are not too long to read. */
export function inParagraphs(sentences: readonly string[], gap: string): string[] {
  const paragraphs: string[] = [];
  for (const sentence of sentences) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + sentence.length < longestTerms)
      paragraphs[paragraphs.length - 1] = `${last}${gap}${sentence}`;
    else paragraphs.push(sentence);
  }
  return paragraphs;
}

/** What is paid, how it renews and who answers for what, in the order of the seller, which says of what each is told. */
export function inGivenOrder(sentences: readonly string[], { brief }: Draft): readonly string[] {
  const { description } = brief.product;
  const places = sentences.map((sentence) => description.indexOf(sentence.slice(0, startRead)));
  if (places.some((place) => place === -1)) return sentences;
  return sentences
    .map((sentence, at) => ({ sentence, place: places[at]! }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ sentence }) => sentence);
}
