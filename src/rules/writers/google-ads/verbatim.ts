import { adLimits } from '#rules/ads/limits.ts';
import { countWidth } from '#rules/text/count.ts';
import { upperFirst } from './ad-text.ts';
import type { AdsBrief } from './brief.ts';
import type { Theme } from './themes.ts';

const max = adLimits.description.max;

/** Facts of a language that is not written one behind the other, as many as a description takes. */
function joinedFacts(facts: readonly string[]): string[] {
  const lines: string[] = [];
  let line = '';
  const stop = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(facts.join('')) ? '。' : '.';
  for (const fact of facts) {
    const next = line === '' ? fact : `${line}${stop}${stop === '。' ? '' : ' '}${fact}`;
    if (countWidth(`${next}${stop}`) <= max) line = next;
    else {
      if (line !== '') lines.push(`${line}${stop}`);
      line = fact;
    }
  }
  if (line !== '') lines.push(`${line}${stop}`);
  return lines;
}

/** A language that we do not write: the advertiser's sentences, facts and services as they are. */
export function verbatim(theme: Theme, brief: AdsBrief): string[] {
  const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(theme.head);
  const comma = wide ? '、' : /\p{Script=Arabic}/u.test(theme.head) ? '، ' : ', ';
  const join = (parts: readonly string[]): string => {
    let line = '';
    for (const part of parts) {
      const next = line === '' ? part : `${line}${comma}${part}`;
      if (countWidth(next) > max) break;
      line = next;
    }
    return line;
  };
  const others = brief.offered.filter((service) => service !== theme.service).map(({ name }) => name);
  return [
    join([upperFirst(theme.service.name), ...(brief.place === '' ? [] : [brief.place]), brief.businessName]),
    ...brief.sentences.map(({ text }) => `${text}${/[.!?。]$/u.test(text) || wide ? '' : '.'}`),
    ...joinedFacts(brief.facts.map(({ text }) => text)),
    upperFirst(join(others)),
    // A row of people is no sentence.
    /^\p{Ll}/u.test(brief.targetAudience) ? '' : brief.targetAudience,
    brief.location,
  ].filter((text) => text !== '' && countWidth(text) <= max);
}
