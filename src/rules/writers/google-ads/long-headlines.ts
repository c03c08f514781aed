import { adLimits } from '#rules/ads/limits.ts';
import { countWidth } from '#rules/text/count.ts';
import { similarity } from '#rules/text/words.ts';
import type { AdsBrief } from './brief.ts';
import { refusalOf } from './choose.ts';
import { innerCase, upperFirst } from './ad-text.ts';
import { standsAlone, type FactPhrase } from './fact-phrases.ts';
import { joinedList } from './joined-list.ts';
import { lexiconOf } from './lexicon/index.ts';
import { suits } from './rival-services.ts';
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

/** Shorter ones say too little to stand alone in 90 units: "No contracts". */
const whole = 24;
/** Share of common words from which two long headlines say the same. */
const alike = 0.6;

function written(theme: Theme, brief: AdsBrief): { text: string }[] {
  const lexicon = lexiconOf(brief.language.written);
  const { businessName: business, businessType: type, place } = brief;
  const head = upperFirst(theme.head);
  const others = brief.offered
    .filter((service) => service !== theme.service)
    .map((service) => innerCase(themeOf(service, brief).head, brief.language.written));
  const inside = ({ text }: FactPhrase): string => innerCase(text, brief.language.written);
  const facts = brief.facts.filter(standsAlone).filter(suits(theme, brief));
  const sentences = brief.sentences
    .filter(suits(theme, brief))
    .map(({ text }) => text)
    .filter((text) => countWidth(text) >= whole);
  // "Gait analysis: gait analysis with every fitting"
  const besides = facts.filter(({ text }) => !text.toLowerCase().includes(theme.root));
  const opening = lexicon?.opening({ head, place, business, type });
  const texts =
    lexicon === null || opening === undefined
      ? [`${head} ${place}`.trim(), ...sentences, ...facts.map(({ text }) => text)]
      : [
          ...besides
            .slice(0, 1)
            .map((fact) =>
              opening.includes(':') ? `${opening}. ${fact.text}` : `${opening}: ${inside(fact)}`,
            ),
          ...facts.slice(1, 2).map((fact) => `${business}: ${inside(fact)}`),
          ...joined([head, ...others], lexicon.tag),
          ...besides.slice(2, 3).map((fact) => `${head}: ${inside(fact)}`),
          ...sentences,
          opening,
          ...besides.slice(0, 2).map((fact) => `${head}: ${inside(fact)}`),
          lexicon.inPlace(head, place) === '' || place === '' ? head : lexicon.inPlace(head, place),
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
