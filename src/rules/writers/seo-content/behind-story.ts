import type { Draft } from './draft.ts';
import type { Message } from './messages.ts';
import { names } from './opening-phrase.ts';
import { pointsAtThing } from './points-at-thing.ts';

/** "We print your recipe on a flour sack towel" of a dish towel: what the maker does says what the thing is. */
export function tellsMaking(first: Message | undefined, { type }: Draft): Message | undefined {
  const says =
    first?.whole === true &&
    /^(?:I|[Ww]e)\s\p{Ll}{3,}\s/u.test(first.verbatim) &&
    !ofLife.test(first.verbatim) &&
    first.verbatim.length < 140 &&
    type.split(' ').some((word) => names(first.verbatim, word));
  return says ? first : undefined;
}

/** What somebody has been, done or felt: nothing that is done to the thing. */
const ofLife =
  /^(?:I|We) (?:have|had|was|were|are|love|loved|started|began|came|grew|live|lived|moved|used to|wore|wear|bought|needed|wanted|remember|never|always)\s/u;
const ofSomebody = /^(?:I|I['’](?:m|ve)|We|We['’](?:re|ve)|My|Our|When (?:I|we|my|our))\s/u;

/** The sentence that says what the thing is, where a text begins with a story: "The Slow Apron is a cross back apron …". English. */
export function behindStory(own: readonly Message[], draft: Draft): Message | undefined {
  const [first] = own;
  if (first === undefined || (first.topic !== 'story' && !ofSomebody.test(first.verbatim))) return undefined;
  const opensWell =
    opensOnThing(first, draft) || (pointsAtThing(first, draft) && !ofLife.test(first.verbatim));
  if (opensWell || tellsMaking(first, draft) !== undefined) return undefined;
  return own.slice(1).find((message) => message.topic !== 'story' && opensOnThing(message, draft));
}

const front =
  /^(?:this|these|the|each|every) ((?:[\p{L}\d-]+ ){0,4}?[\p{L}-]+) (?:is|are|has|have|holds?|comes?|measures?|fits?|sits?|takes?)\s/u;

function opensOnThing({ verbatim, whole }: Message, { type, short }: Draft): boolean {
  if (!whole || /\s(?:not|never)\s/iu.test(verbatim.slice(0, 60))) return false;
  const text = verbatim.toLowerCase();
  if (text.startsWith(`${short.toLowerCase()} `)) return true;
  const subject = front.exec(text)?.[1];
  return (
    subject !== undefined && (names(subject, type.slice(type.lastIndexOf(' ') + 1)) || names(short, subject))
  );
}
