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

const isPerson =
  /(?:^|\s)(?:\p{L}*lawyers?|(?<!of )attorneys?|solicitors?|barristers?|notar(?:y|ies)|locksmiths?|plumbers?|electricians?|roofers?|movers?|handym[ae]n|dentists?|doctors?|vets?|physiotherapists?|mechanics?|cleaners?|gardeners?|painters?|decorators?|carpenters?|joiners?|builders?|accountants?|bookkeepers?|photographers?|groomers?|walkers?|sitters?|trainers?|tutors?)$/iu;

/** What is on the farm beside its shop, and on no shelf. */
const visited =
  /^pick your own |(?:^|\s)(?:loans?|bought|valuations?|rides?|tours?|trips?|visits?|collections?|(?:farm|gift|coffee|tea|online) shops?|caf[eé]s?|tea ?rooms?|parks?|play ?grounds?|patch|maze|grotto)$/iu;

/** "We also offer …" with as many of the other services as fit. */
export function also(
  others: readonly string[],
  { language: { written }, businessType }: AdsBrief,
  room: number = max,
): string {
  const lexicon = lexiconOf(written);
  if (lexicon === null) return '';
  // Nobody advises on a lawyer or helps with a locksmith.
  const isOfPeople = written === 'en' && (businessType === 'legal' || businessType === 'home_services');
  const offered = others
    // "We also offer we buy phones"
    .filter((name) => !/^(?:we|i|wir|nous|nosotros) \p{L}/iu.test(name))
    .filter((name) => !isOfPeople || !isPerson.test(name));
  for (let count = Math.min(4, offered.length); count > 0; count -= 1) {
    const named = offered.slice(0, count);
    const isStocked =
      businessType !== 'retail' ||
      !named.some((name) => isDoneForBuyers(name, written) || visited.test(name));
    const text = lexicon.also(joinedList(named, lexicon.tag), isStocked ? businessType : 'other');
    if (countWidth(text) <= room) return text;
  }
  return '';
}
