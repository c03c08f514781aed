import { type Context, kindByPattern } from './clause-kind.ts';
import { quotesOf } from './clauses.ts';
import { defaultKind } from './default-kinds.ts';
import { partsOfPoint } from './headed-points.ts';
import type { Unit } from './units.ts';

/** "Our story: two sisters, one kitchen": who makes a thing is none of its parts. */
const ofMakers =
  /^(?:(?:our|my|the|brand) (?:story|family|mission|philosophy)|who we are|about us|meet the (?:maker|makers|team))$/iu;

/** "Lightweight: only 1.7 lb, size 20 x 13 x 8 inch": one of several points with a heading each is told as it stands. */
export function pointOf(sentence: string, path: string, context: Context): Unit {
  const { text, head, body } = partsOfPoint(sentence);
  return {
    text,
    kind: ofMakers.test(head)
      ? 'story'
      : (kindByPattern(body, context, 'noun') ?? defaultKind(path, context.platform)),
    shape: 'sentence',
    path,
    quote: quotesOf(sentence)[0]!,
    label: '',
    whole: true,
    point: { head, body },
  };
}
