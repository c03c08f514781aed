import { clamp } from '#rules/checks/check.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';
import { readProse } from '#rules/facts/page/prose.ts';

/** Reading ease from which a text is plain enough for most adults (Flesch: 50 to 60 is fairly difficult). */
const plain = 50;
/** University level. */
const hard = 20;

export const readableText: PageCheck = {
  id: 'readable-text',
  outsidePatch: true,
  subject: 'Reading ease',
  titleGood: 'The text is easy to read',
  titleBad: 'The text is hard to read',
  why: 'Long words and sentences lose readers on phones (Flesch reading ease, with the formula of the language).',
  lacks: (facts) =>
    facts.derive(readProse).readingEase === null
      ? 'It needs 100 words of sentences in English, German, Spanish or French.'
      : null,
  judge: (facts) => {
    const ease = facts.derive(readProse).readingEase ?? 0;
    return {
      score: clamp((ease - hard) / (plain - hard)),
      found: `Reading ease ${Math.round(ease)} (${facts.derive(readProse).language.tag})`,
      expected: `${plain} or more`,
      fix: 'Use shorter words and put one thought into each sentence.',
    };
  },
};
