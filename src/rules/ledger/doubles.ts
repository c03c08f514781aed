import type { Brief, BriefText } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { linesOf, splitSentences } from './clauses.ts';

/** Whether two texts are the same but for capitals, accents and spaces. */
export function isSameName(a: string, b: string): boolean {
  return foldWord(a).replace(/\s+/gu, ' ') === foldWord(b).replace(/\s+/gu, ' ');
}

/** The product of which another one is a double; one of the same name and text goes before one of the same name. */
export function sameAs(products: readonly Brief['product'][], index: number): Pick<Brief, 'sameAs'> {
  const { name, description } = products[index]!;
  const named = products.slice(0, index).filter((other) => isSameName(other.name, name));
  const whole = named.find((other) => isSameName(other.description, description));
  const first = whole ?? named[0];
  return first === undefined ? {} : { sameAs: { index: first.index, isWhole: whole !== undefined } };
}

/** Characters of a description's beginning by which a copy of it is known before any sentence is compared. */
const copiedFrom = 24;

/**
 * The body texts without the sentences that a product's description holds word for word: sellers paste one text into
 * both, and it would be told twice, or of the wrong product.
 */
export function withoutCopies(
  texts: readonly BriefText[],
  products: readonly Brief['product'][],
): BriefText[] {
  const copied = products.filter(
    ({ description }) =>
      description !== '' && texts.some(({ text }) => text.includes(description.slice(0, copiedFrom))),
  );
  if (copied.length === 0) return [...texts];
  const own = new Set(copied.flatMap(({ description }) => linesOf(description).flatMap(splitSentences)));
  return texts.flatMap(({ path, text }) => {
    const lines = linesOf(text).map((line) =>
      splitSentences(line)
        .filter((sentence) => !own.has(sentence))
        .join(' '),
    );
    const left = lines.filter((line) => line !== '').join('\n');
    return left === '' ? [] : [{ path, text: left }];
  });
}

/** Sentences that stand in the descriptions of several products, for each product. */
export function echoesOf(products: readonly Brief['product'][]): string[][] {
  if (products.length < 2) return [];
  const sentences = products.map((product) =>
    linesOf(product.description)
      .flatMap(splitSentences)
      .map((sentence) => `${sentence.toLowerCase().replace(/[.!?\s]+$/u, '')}.`),
  );
  const counts = new Map<string, number>();
  for (const list of sentences) {
    for (const sentence of new Set(list)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return sentences.map((list) => list.filter((sentence) => counts.get(sentence)! > 1));
}
