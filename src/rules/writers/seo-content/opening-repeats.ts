import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import type { Message } from './messages.ts';
import type { Opening } from './opening.ts';

/** Sentences that say nothing but what the opening says already: "Length 55 cm." behind "Wind chime: length 55 cm." */
export function withoutRepeats(opening: Opening, draft: Draft, messages: readonly Message[]): Opening {
  if (opening.sentence === '' || opening.used.size > 0 || draft.language.written === 'other') return opening;
  const said = new Set(stemsOf(opening.sentence));
  const repeated = messages.filter((message) => {
    const stems = stemsOf(message.verbatim);
    return (
      !message.whole &&
      message.path.endsWith('.description') &&
      stems.length > 0 &&
      stems.every((stem) => said.has(stem))
    );
  });
  return repeated.length === 0 ? opening : { ...opening, used: new Set(repeated) };
}
