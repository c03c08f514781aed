import { adLimits } from '#rules/ads/limits.ts';
import { countWidth } from '#rules/text/count.ts';
import { innerCase } from './ad-text.ts';
import type { AdsBrief } from './brief.ts';
import { isDoneForBuyers } from './deeds.ts';
import { sellsProgram } from './house.ts';
import { joinedList } from './joined-list.ts';
import { lexiconOf } from './lexicon/index.ts';
import { isReadersDeed } from './reader-words.ts';
import type { Theme } from './themes.ts';

const max = adLimits.description.max;

/** "You can cancel subscriptions, too": what else a program lets its reader do, as many as fit. */
export function moreDeeds({ service }: Theme, brief: AdsBrief): string {
  const { written } = brief.language;
  const lexicon = lexiconOf(written);
  const names = brief.offered
    .filter((offered) => offered !== service && isReadersDeed(offered.name, written))
    .map(({ name }) => innerCase(name, written));
  if (lexicon?.moreDeeds === undefined || !sellsProgram(brief)) return '';
  for (let count = Math.min(3, names.length); count > 0; count -= 1) {
    const text = lexicon.moreDeeds(joinedList(names.slice(0, count), lexicon.tag));
    if (countWidth(text) <= max) return text;
  }
  return '';
}

/** "We also offer …" with as many of the other services as fit. */
export function also(
  others: readonly string[],
  { language: { written }, businessType }: AdsBrief,
  room: number = max,
): string {
  const lexicon = lexiconOf(written);
  if (lexicon === null) return '';
  for (let count = Math.min(4, others.length); count > 0; count -= 1) {
    const named = others.slice(0, count);
    const isStocked = businessType !== 'retail' || !named.some((name) => isDoneForBuyers(name, written));
    const text = lexicon.also(joinedList(named, lexicon.tag), isStocked ? businessType : 'other');
    if (countWidth(text) <= room) return text;
  }
  return '';
}
