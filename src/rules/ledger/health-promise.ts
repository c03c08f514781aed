import { deniesCure } from './ailments.ts';
import { claimHits } from './claim-index.ts';

const joint = /,? (?:that|which|to)\s/gu;
/** Verbs of a sentence that stands without what hangs on its thing. */
const stands =
  /\s(?:has|have|is|are|contains?|features?|includes?|comes?|offers?|uses?|made)\s(?:\S+\s){0,12}\S+$/iu;
/** "Is designed to relieve pain": without its purpose nothing is said. */
const needsPurpose =
  /(?:\s(?:is|are|designed|made|meant|used|intended|able|helps?|formulated|proven|known|developed|created|it|they|enough|ideal|perfect|suitable|tested|clinically|and|or))$/iu;

/**
 * "It has a memory foam core that supports joints and relieves pressure" → "It has a memory foam core": the thing stays where an
 * effect on health hangs on it. Any other English sentence as it is.
 */
export function withoutHealthPromise(text: string): string {
  const joints = [...text.matchAll(joint)];
  if (joints.length === 0) return text;
  const first = claimHits(text, 'en').find(({ payload }) => payload.kind === 'medical');
  if (first === undefined || deniesCure(text, first.start)) return text;
  const at = joints.map(({ index }) => index).findLast((index) => index < first.start);
  if (at === undefined || /[,;:.]/u.test(text.slice(at + 1, first.start))) return text;
  const front = text.slice(0, at);
  // What follows behind a comma may speak of the effect as well.
  if (/[;:.]|,\s/u.test(text.slice(first.end))) return text;
  return stands.test(front) && !needsPurpose.test(front) ? front : text;
}
