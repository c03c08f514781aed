import type { StructuredSnippet } from '#contract/google-ads.ts';
import type { BusinessType } from '#contract/google-ads-form.ts';
import { adLimits, type SnippetHeader } from '#rules/ads/limits.ts';
import { similarity } from '#rules/text/words.ts';
import { innerCase, upperFirst } from './ad-text.ts';
import { suitsAudience } from './audience-phrase.ts';
import type { AdsBrief } from './brief.ts';
import { childcare } from './childcare.ts';
import { refusalOf } from './choose.ts';
import { standsAlone } from './fact-phrases.ts';
import { lexiconOf } from './lexicon/index.ts';
import { isListed } from './reader-words.ts';
import { mostServiceLinks } from './sitelinks.ts';
import { shortFact } from './short-fact.ts';
import { shortName } from './themes.ts';

const max = adLimits.callout.max;
/** Google advises four; more than eight are never shown together. */
const mostCallouts = 8;
/** Google shows callouts from two on: only to reach these does a line stand that claims nothing. */
const fewestCallouts = 2;

/**
 * Callouts: the short facts, also those that a headline tells (writing guide §5.12 does so: Google shows few of each at a
 * time); then the place, for whom, and the services without a sitelink.
 */
export function calloutsOf(brief: AdsBrief): string[] {
  const lexicon = lexiconOf(brief.language.written);
  const candidates = [
    // The first facts stand in the first description and headlines already.
    ...brief.facts
      .filter(standsAlone)
      .map(({ text }) => upperFirst(shortFact(text, max, brief.language.written)))
      .toReversed(),
    ...(lexicon === null
      ? [brief.place, ...brief.offered.slice(mostServiceLinks).map(({ name }) => upperFirst(name))]
      : [
          ...(brief.place === '' ? [] : [lexicon.callouts.place(brief.place)]),
          ...(brief.audience === '' || !brief.offered.every(({ name }) => suitsAudience(name, brief.audience))
            ? []
            : [lexicon.callouts.audience(innerCase(brief.audience, brief.language.written))]),
          // Those with a page of their own are sitelinks.
          ...brief.offered
            .slice(mostServiceLinks)
            .filter(({ name }) => isListed(name, brief))
            .map(({ name }) => upperFirst(name)),
        ]),
  ];
  const callouts: string[] = [];
  const add = (text: string): void => {
    if (text === '' || callouts.length >= mostCallouts || refusalOf(text, 'callout', max, brief) !== null)
      return;
    if (callouts.every((other) => similarity(other, text) < 0.5)) callouts.push(text);
  };
  candidates.forEach(add);
  for (const text of lexicon?.callouts.plain ?? []) if (callouts.length < fewestCallouts) add(text);
  return callouts;
}

/** Which of Google's headers names what a type of business lists. */
const headerOf: Partial<Record<BusinessType, SnippetHeader>> = {
  retail: 'Types',
  restaurant: 'Types',
  education: 'Courses',
};

/** The services under Google's header for them; none with fewer than three. English header, as Google takes it everywhere. */
export function snippetsOf(brief: AdsBrief): StructuredSnippet[] {
  const { written } = brief.language;
  const values: string[] = [];
  for (const { name } of brief.offered) {
    if (!isListed(name, brief)) continue;
    const value = upperFirst(shortName(innerCase(name, written), adLimits.snippetValue.max, written));
    if (values.length >= adLimits.snippetValues.max) break;
    if (refusalOf(value, 'snippet', adLimits.snippetValue.max, brief) !== null) continue;
    if (
      values.every((other) => other.toLowerCase() !== value.toLowerCase() && similarity(other, value) < 0.8)
    )
      values.push(value);
  }
  if (values.length < (adLimits.snippetValues.min ?? 3)) return [];
  // A nursery runs no courses.
  const header = headerOf[brief.businessType];
  const isTrue = header !== 'Courses' || !values.some((value) => childcare.test(value));
  return [
    { header: header !== undefined && isTrue ? header : 'Service catalog', language: 'English', values },
  ];
}
