import type { SearchIntent } from '#contract/keyword-research.ts';
import type { Cut } from './cut.ts';

/** Fewer comparing searches than this are answered by a section of the offer's own page. */
const fewestOfOwnPage = 4;

export interface IntentCut {
  intent: SearchIntent;
  cut: Cut;
}

/** Puts a few searches such as "teapot reviews" onto the page that offers teapots, so that the two do not compete. */
export function joinSmall(cuts: readonly IntentCut[]): IntentCut[] {
  const key = ({ topic }: Cut): string => topic.toSorted().join(' ');
  const offers = new Map(
    cuts.flatMap(({ intent, cut }) => (intent === 'transactional' ? [[key(cut), cut] as const] : [])),
  );
  return cuts.filter(({ intent, cut }) => {
    const offer = offers.get(key(cut));
    if (intent !== 'commercial' || offer === undefined || cut.members.length >= fewestOfOwnPage) return true;
    offer.members.push(...cut.members);
    return false;
  });
}
