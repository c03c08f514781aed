import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { type Message, messagesOf } from './messages.ts';

/** The seller's first sentence about a used thing, where it names it: "Hochbett aus Kiefer, 90 x 200 cm" opens the text. */
export function saysWhatIsSold({ path, index, topic, verbatim, shared }: Message, draft: Draft): boolean {
  const { written } = draft.language;
  const isFirst = messagesOf(draft).find((other) => other.path === path)?.index === index;
  return (
    draft.category === 'used' &&
    (written === 'de' || written === 'es' || written === 'fr') &&
    topic !== 'condition' &&
    topic !== 'care' &&
    topic !== 'limit' &&
    topic !== 'story' &&
    !shared &&
    path.endsWith('.description') &&
    isFirst &&
    stemsOf(verbatim).includes(stemsOf(draft.type).at(0) ?? '')
  );
}
