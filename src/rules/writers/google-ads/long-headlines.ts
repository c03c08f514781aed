import { adLimits } from '#rules/ads/limits.ts';
import { countWidth } from '#rules/text/count.ts';
import { similarity } from '#rules/text/words.ts';
import type { AdsBrief } from './brief.ts';
import { refusalOf } from './choose.ts';
import { innerCase, upperFirst } from './ad-text.ts';
import { joinedList } from './joined-list.ts';
import { lexiconOf } from './lexicon/index.ts';
import { themeOf, type Theme } from './themes.ts';

/** Long headlines of an asset group: what and where, what sets it apart, what else there is. None copies a description. */
export function longHeadlinesOf(
  theme: Theme,
  brief: AdsBrief,
  descriptions: readonly string[],
  proposed: readonly { text: string }[] = [],
): string[] {
  const { max } = adLimits.longHeadline;
  const said = new Set(descriptions.map(wordsOnly));
  const taken: string[] = [];
  for (const { text } of [...proposed, ...written(theme, brief)]) {
    if (taken.length >= adLimits.longHeadlines.max) break;
    if (said.has(wordsOnly(text)) || refusalOf(text, 'headline', max, brief) !== null) continue;
    // Google shows one of them at a time: they only have to differ.
    if (taken.every((other) => similarity(other, text) < alike)) taken.push(text);
  }
  return taken;
}

/** Share of common words from which two long headlines say the same. */
const alike = 0.6;

function written(theme: Theme, brief: AdsBrief): { text: string }[] {
  const lexicon = lexiconOf(brief.language.written);
  const { businessName: business, businessType: type, place } = brief;
  const head = upperFirst(theme.head);
  const others = brief.services
    .filter((service) => service !== theme.service)
    .map((service) => innerCase(themeOf(service, brief).head, brief.language.written));
  const pair = (brief.facts.length > 1 ? brief.facts : []).map(({ text }) => text);
  const texts =
    lexicon === null
      ? [
          `${head} ${place}`.trim(),
          ...brief.sentences.map(({ text }) => text),
          ...brief.facts.map(({ text }) => text),
        ]
      : [
          lexicon.opening({ head, place, business, type }),
          ...brief.sentences.map(({ text }) => text),
          ...joined([head, ...others], lexicon.tag),
          ...pair.flatMap((fact, index) =>
            index % 2 === 0 && pair[index + 1]
              ? [
                  brief.language.written === 'de'
                    ? `${fact}. ${pair[index + 1]!}`
                    : `${fact}, ${innerCase(pair[index + 1]!, brief.language.written)}`,
                ]
              : [],
          ),
          ...pair.slice(0, 2).map((fact) => `${business}: ${fact}`),
          ...(lexicon.inPlace(head, place) === '' || place === '' ? [head] : [lexicon.inPlace(head, place)]),
        ];
  return texts.map((text) => ({ text }));
}

function joined(names: readonly string[], tag: string): string[] {
  for (let count = Math.min(4, names.length); count > 1; count -= 1) {
    const text = joinedList(names.slice(0, count), tag);
    if (countWidth(text) <= adLimits.longHeadline.max) return [text];
  }
  return [];
}

function wordsOnly(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
