import { expect, test } from 'vitest';
import { dailyLimits } from '#contract/daily-limits.ts';
import { catalogueKeys } from '#contract/platforms.ts';
import { plans, priceText } from '#contract/plans.ts';
import { faqEntries } from './faq-entries.ts';
import { faqCategories } from './faq-entry.ts';
import { filledFaq } from './faq-facts.ts';

const answerOf = (id: string) => filledFaq().find((entry) => entry.id === id)?.answer ?? '';

test('prices are those of the plan table', () => {
  const cost = answerOf('what-does-it-cost');
  expect(cost).toContain(`${priceText(plans.etsy.monthlyCents)} a month`);
  expect(cost).toContain(`${priceText(plans.bundle.monthlyCents)} a month`);
  expect(answerOf('launch-price')).toContain(`${plans.etsy.savingPercent}% off`);
  expect(answerOf('toolkit-or-bundle')).toContain(`${plans.bundle.savingPercent}%`);
});

// Document 1 §1: the questions and the subscription's card speak of one subscription, the pricing page of toolkits.
test('the price is that of one monthly subscription with all tools', () => {
  expect(answerOf('what-does-it-cost')).toContain(
    `The subscription costs ${priceText(plans.etsy.monthlyCents)} a month and opens all tools`,
  );
});

test('no saving is said to be more than it is', () => {
  for (const { key, monthlyCents, regularCents, savingPercent, savingOf } of Object.values(plans)) {
    const base = savingOf === 'regular' ? regularCents : monthlyCents;
    expect(Math.round(((regularCents - monthlyCents) / base) * 100), key).toBe(savingPercent);
  }
  expect(answerOf('toolkit-or-bundle')).toContain('saves $9.91, 11% of what you pay');
});

test('limits are those of the specification', () => {
  expect(dailyLimits).toMatchObject({
    'core-web-vitals': 100,
    'social-meta': 150,
    'keyword-research': 100,
    'site-crawl': 10,
    'seo-content': null,
    'webpage-analysis': null,
  });
  expect(answerOf('daily-limits')).toMatch(
    /Vitals 100 checks.*meta 150 optimizations.*research 100 projects.*sites 10 a day/,
  );
  expect(answerOf('meta-lengths')).toMatch(/title up to 60 characters.*description up to 160/);
});

test('no figure of the plan table is typed into an answer, a question or a tag', () => {
  const typed = faqEntries.filter(({ question, answer }) => /\$\s?\d/.test(question + answer));
  expect(typed).toEqual([]);
});

test('the marketplaces are named, each once', () => {
  const names =
    answerOf('which-platforms')
      .split('. ')[0]
      ?.split(/, (?:and )?/) ?? [];
  expect(names).toHaveLength(catalogueKeys.length - 1);
  expect(new Set(names).size).toBe(names.length);
});

test('ids are addresses of their own, every category has entries, and nothing is left to fill', () => {
  const faq = filledFaq();
  expect(faq.length).toBeGreaterThanOrEqual(30);
  expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
  for (const { id, answer, tags } of faq) {
    expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(answer).not.toMatch(/[{}]/);
    expect(tags.length).toBeGreaterThan(2);
  }
  for (const category of faqCategories) expect(faq.some((entry) => entry.category === category)).toBe(true);
});
