import { expect, it } from 'vitest';
import { commonOptionalFields } from '#contract/seo-content.ts';
import { subjects } from './subjects.ts';

const ofEveryForm = commonOptionalFields.filter((field) => field !== 'description');

it.each(['app', 'video'] as const)('the form of an %s gives no example of goods', (subject) => {
  expect(Object.keys(subjects[subject].examples).toSorted()).toEqual(ofEveryForm.toSorted());
  expect(Object.values(subjects[subject].examples).join('; ')).not.toMatch(/lunch|box|mug|divider|OEKO/iu);
});
