import type { StructuredSnippet } from '#contract/google-ads.ts';
import type { BusinessType } from '#contract/google-ads-form.ts';
import { adLimits, type SnippetHeader } from '#rules/ads/limits.ts';
import { countWidth } from '#rules/text/count.ts';
import { similarity } from '#rules/text/words.ts';
import { innerCase, upperFirst } from './ad-text.ts';
import type { AdsBrief } from './brief.ts';
import { childcare } from './childcare.ts';
import { refusalOf } from './choose.ts';
import { lexiconOf } from './lexicon/index.ts';
import { mostServiceLinks } from './sitelinks.ts';
import { shortName } from './themes.ts';

const max = adLimits.callout.max;
/** Google advises four; more than eight are never shown together. */
const mostCallouts = 8;
/** Fewer facts than these all go into headlines, which more people read than callouts. */
const enoughForBoth = 5;

/**
 * Facts that callouts tell and headlines leave: of the short ones up to half, the last ones first, since the first say
 * most.
 */
export function reservedForCallouts(brief: AdsBrief): ReadonlySet<string> {
  const short = brief.facts.filter(({ text }) => countWidth(text) <= max);
  const printable = brief.facts.filter(({ text }) => countWidth(text) <= adLimits.headline.max).length;
  const share = printable < enoughForBoth ? 0 : Math.min(4, Math.floor(printable / 2));
  return new Set(
    short
      .toReversed()
      .slice(0, share)
      .map(({ text }) => text),
  );
}

/** Callouts: short facts; then the place and for whom. None says what a headline says in the same words. */
export function calloutsOf(brief: AdsBrief, headlines: readonly string[]): string[] {
  const lexicon = lexiconOf(brief.language.written);
  const reserved = reservedForCallouts(brief);
  const candidates = [
    ...brief.facts.filter(({ text }) => reserved.has(text)).map(({ text }) => text),
    ...brief.facts.map(({ text }) => text),
    ...(lexicon === null
      ? [brief.place]
      : [
          ...(brief.place === '' ? [] : [lexicon.callouts.place(brief.place)]),
          ...(brief.audience === '' ? [] : [lexicon.callouts.audience(brief.audience)]),
          // Those with a page of their own are sitelinks.
          ...brief.services.slice(mostServiceLinks).map(({ name }) => upperFirst(name)),
          ...lexicon.callouts.plain,
        ]),
  ];
  const said = new Set(headlines.map((text) => text.toLowerCase()));
  const callouts: string[] = [];
  for (const text of candidates) {
    if (callouts.length >= mostCallouts) break;
    if (said.has(text.toLowerCase()) || refusalOf(text, 'callout', max, brief) !== null) continue;
    if (callouts.every((other) => similarity(other, text) < 0.5)) callouts.push(text);
  }
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
  for (const { name } of brief.services) {
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
