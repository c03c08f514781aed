import { descriptionNotTitle } from '#rules/checks/page/description-not-title.ts';
import { descriptionPresent } from '#rules/checks/page/description-present.ts';
import { descriptionSingle } from '#rules/checks/page/description-single.ts';
import { descriptionWidth } from '#rules/checks/page/description-width.ts';
import { titlePresent } from '#rules/checks/page/title-present.ts';
import { titleSaysSomething } from '#rules/checks/page/title-says-something.ts';
import { titleSharedWithHeading } from '#rules/checks/page/title-shared-with-heading.ts';
import { titleSingle } from '#rules/checks/page/title-single.ts';
import { titleWidth } from '#rules/checks/page/title-width.ts';
import { titleWithoutRepeats } from '#rules/checks/page/title-without-repeats.ts';
import type { PageGroupLines } from './line.ts';

/** What stands in the search result. */
export const titleAndDescriptionLines: PageGroupLines = {
  group: 'title-and-description',
  lines: [
    { check: titlePresent, points: 6, reason: 'The strongest single signal of a page.' },
    { check: titleSingle, points: 0.5, reason: 'Rare.' },
    { check: titleWidth, points: 3, reason: 'Decides about the click.' },
    { check: titleSaysSomething, points: 2, reason: 'A placeholder is worth no more than none.' },
    { check: titleWithoutRepeats, points: 1, reason: 'Stuffing.' },
    { check: titleSharedWithHeading, points: 1, reason: 'Keeps Google from writing its own title.' },
    { check: descriptionPresent, points: 4, reason: 'Decides about the click.' },
    { check: descriptionSingle, points: 0.5, reason: 'Rare.' },
    { check: descriptionWidth, points: 1.5, reason: 'Google often shows page text instead.' },
    { check: descriptionNotTitle, points: 0.5, reason: 'A wasted line.' },
  ],
};
