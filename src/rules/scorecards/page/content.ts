import { cleanEncoding } from '#rules/checks/page/clean-encoding.ts';
import { enoughText } from '#rules/checks/page/enough-text.ts';
import { noPlaceholderText } from '#rules/checks/page/no-placeholder-text.ts';
import { noRepeatedParagraphs } from '#rules/checks/page/no-repeated-paragraphs.ts';
import { noStuffing } from '#rules/checks/page/no-stuffing.ts';
import { paragraphLength } from '#rules/checks/page/paragraph-length.ts';
import { readableText } from '#rules/checks/page/readable-text.ts';
import { sentenceLength } from '#rules/checks/page/sentence-length.ts';
import { titleWordsInText } from '#rules/checks/page/title-words-in-text.ts';
import type { PageGroupLines } from './line.ts';

/** What the page says and how it reads. */
export const contentLines: PageGroupLines = {
  group: 'content',
  lines: [
    { check: enoughText, points: 4, reason: 'Nothing can be found that is not written.' },
    { check: titleWordsInText, points: 2, reason: 'The promise has to be kept.' },
    { check: readableText, points: 1.5, reason: 'Readers stay.' },
    { check: sentenceLength, points: 1, reason: 'Readers stay.' },
    { check: paragraphLength, points: 0.5, reason: 'Readers stay.' },
    { check: noPlaceholderText, points: 1, reason: 'Rare, then embarrassing.' },
    { check: noStuffing, points: 1, reason: 'Against the spam policies.' },
    { check: noRepeatedParagraphs, points: 1, reason: 'A template that shows.' },
    { check: cleanEncoding, points: 1, reason: 'Unreadable letters.' },
  ],
};
