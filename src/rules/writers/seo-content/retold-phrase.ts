import { hasFigure } from '#rules/text/letters.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import type { Phrase } from './ranked-phrases.ts';

const ofMemory = /^\d+ ?[GT]B (?:of )?(?:memory|RAM|storage|drive|hard drive|SSD)$/u;

/** "Side table in oak" says again what it is: the oak is an entry of its own. English. */
export function isRetold(
  { text, kind }: Phrase,
  found: readonly Phrase[],
  head: string | undefined,
  { language }: Draft,
): boolean {
  // "8 GB" of the "8 GB of memory" that stands there as well.
  const isFigureOf =
    language.written === 'en' &&
    kind === 'capacity' &&
    found.some((other) => other.text.startsWith(`${text} `) && ofMemory.test(other.text));
  // "Cedar" of the "orange and cedar" that stands there as well.
  const isOneOf =
    language.written === 'en' &&
    kind === 'feature' &&
    !text.includes(' ') &&
    found.some(
      (other) =>
        other.kind === 'feature' &&
        (other.text.endsWith(` and ${text}`) ||
          other.text.startsWith(`${text} and `) ||
          other.text.startsWith(`${text}, `)),
    );
  if (isFigureOf || isOneOf) return true;
  return (
    language.written === 'en' &&
    head !== undefined &&
    stemsOf(text).includes(head) &&
    found.some(
      (other) =>
        other.text !== text &&
        (kind === 'feature'
          ? (text.endsWith(` ${other.text}`) || text.startsWith(`${other.text} `)) && hasFigure(other.text)
          : (kind === 'material' || kind === 'colour') && other.kind === kind && text.includes(other.text)),
    )
  );
}
