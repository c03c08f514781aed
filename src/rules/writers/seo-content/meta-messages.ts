import { type Draft, isEcho, turned } from './draft.ts';
import { type Message, messagesOf } from './messages.ts';
import { invitesNobody } from './others-last.ts';
import { refusesWork } from './refuses-work.ts';
import { topicOrder } from './topics.ts';
import { thingFirst } from './used-title.ts';

/** A sentence that may stand in a description for a search page. */
export interface MetaMessage {
  message: Message;
  /** It is the first sentence of a page that tells what it does: "Throw two pots on the wheel, we glaze and fire them for you." */
  isOpening: boolean;
  /** Another product of the form says it word for word. */
  isEchoed: boolean;
}

/**
 * Whole sentences of the seller in the buyer's order, those last that another product says too.
 * @param isTold the texts of a used thing are whole sentences: what it is goes before all else
 */
export function metaMessages(draft: Draft, isTold: boolean): MetaMessage[] {
  const order = isTold ? thingFirst(draft) : topicOrder(draft.category);
  const [opening] = messagesOf(draft).filter(({ path }) => path.endsWith('.description'));
  const isStory =
    opening?.topic === 'story' &&
    draft.platform.subject === 'page' &&
    !/^(?:we|our|i|my|wir|ich|unser\p{L}*|nous|notre|je|nuestr\p{L}*|somos)\s/iu.test(opening.verbatim);
  // "Keine Arbeiten bei Frost" waits until it is told what is done.
  const isLast = ({ verbatim }: Message): boolean =>
    draft.platform.subject === 'page' && refusesWork(verbatim);
  const placeOf = (message: Message): number =>
    isStory && message === opening ? -1 : order.indexOf(message.topic) + (isLast(message) ? order.length : 0);
  const own = turned(messagesOf(draft), draft)
    .filter((message) => (!message.shared || !draft.shares) && !invitesNobody(message.verbatim, draft))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((message) => ({
      message,
      isOpening: isStory && message === opening,
      isEchoed: isEcho(draft, message.verbatim),
    }));
  return [...own.filter(({ isEchoed }) => !isEchoed), ...own.filter(({ isEchoed }) => isEchoed)];
}
