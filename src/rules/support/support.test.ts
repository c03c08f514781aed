import { describe, expect, it } from 'vitest';
import { processorTimeOf } from '#tests/setup/processor-time.ts';
import { planKeys, plans, priceText } from '#contract/plans.ts';
import { longestAnswer } from '#contract/support-limits.ts';
import { supportCases } from '#tests/setup/support-questions.ts';
import { answerByKeywords, noMatchText, withContact } from './answer.ts';
import { supportEntries } from './entries/index.ts';
import { supportCategories, type SupportEntry } from './entry.ts';
import { marketplaceNames } from './facts.ts';
import { isGrounded } from './grounding.ts';
import { entryByKeywords } from './keyword-rule.ts';
import { greeting, quickQuestions } from './opening.ts';
import { plainAnswer } from './plain-answer.ts';

const mailbox = 'help@shelfmark.example';
const entry = (id: string) => supportEntries.find((candidate) => candidate.id === id)!;
const priced = /\p{Sc}\s?\d+(?:[.,]\d+)*/gu;
const tablePrices = new Set(
  Object.values(plans).flatMap((plan) => [priceText(plan.monthlyCents), priceText(plan.regularCents)]),
);

describe('what support knows', () => {
  it('covers every category, under ids of its own', () => {
    expect(new Set(supportEntries.map(({ category }) => category))).toEqual(new Set(supportCategories));
    expect(new Set(supportEntries.map(({ id }) => id)).size).toBe(supportEntries.length);
  });

  it('names prices of the plan table only, and one price for every toolkit', () => {
    const toolkits = planKeys.filter((key) => key !== 'bundle').map((key) => plans[key].monthlyCents);
    expect(new Set(toolkits).size).toBe(1);
    expect(plans.bundle.regularCents).toBe(marketplaceNames.length * toolkits[0]!);
    const named = supportEntries.flatMap(({ answer }) => answer.match(priced) ?? []);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((price) => !tablePrices.has(price))).toEqual([]);
  });

  it.each(supportEntries)('answers the question of $id with $id', (known) => {
    expect(entryByKeywords(known.question, supportEntries)?.id).toBe(known.id);
    expect(withContact(known.answer, mailbox).length).toBeLessThan(longestAnswer);
  });
});

describe('the keyword rule', () => {
  it('is tried on at least a hundred questions', () => {
    expect(supportCases.length).toBeGreaterThanOrEqual(100);
  });

  it.each(supportCases)('%s → %s', (question, id) => {
    expect(entryByKeywords(question, supportEntries)?.id ?? null).toBe(id);
    const answer = answerByKeywords(question, supportEntries, mailbox);
    expect(answer).toBe(withContact(id === null ? noMatchText : entry(id).answer, mailbox));
  });

  it('takes the greatest total length of matched keywords, and of equals the first', () => {
    const entries: SupportEntry[] = [
      { id: 'long', category: 'support', keywords: ['elephant'], question: '', answer: '' },
      { id: 'many', category: 'support', keywords: ['ant', 'bee', 'wasp'], question: '', answer: '' },
      { id: 'same', category: 'support', keywords: ['elephant'], question: '', answer: '' },
    ];
    expect(entryByKeywords('An elephant', entries)?.id).toBe('long');
    expect(entryByKeywords('elephant, ant, bee, wasp', entries)?.id).toBe('many');
    expect(entryByKeywords('ant ant ant, elephant', entries)?.id).toBe('long');
    expect(entryByKeywords('antelope', entries)).toBeNull();
  });

  it('says where to write, or whom to ask where no mailbox is known', () => {
    expect(answerByKeywords('refund', supportEntries, mailbox)).toContain(`write to ${mailbox}`);
    expect(answerByKeywords('refund', supportEntries, null)).toContain(
      'contact the people who run this site',
    );
  });

  it('offers four quick questions, each with an answer', () => {
    expect(quickQuestions).toHaveLength(4);
    expect(quickQuestions.map((question) => entryByKeywords(question, supportEntries)?.id)).toEqual([
      'price',
      'unlimited',
      'platforms',
      'begin',
    ]);
    expect(greeting).not.toMatch(/\d/);
  });

  it('stays quick on the longest nonsense', () => {
    const time = processorTimeOf(() => {
      entryByKeywords('a '.repeat(5_000), supportEntries);
      entryByKeywords('refund'.repeat(1_700), supportEntries);
    });
    expect(time).toBeLessThan(200);
  });
});

describe('the check of a model’s answer', () => {
  const sources = ['price', 'bundle-price', 'free', 'publishing', 'cancel', 'platforms', 'website'].map(
    (id) => withContact(entry(id).answer, mailbox),
  );
  const toolkit = priceText(plans.etsy.monthlyCents);

  it.each([
    ...sources,
    `Thanks for your question! ${sources[0]}`,
    'Sorry, I do not know the answer to that.',
    'Shelfmark does not change your site.',
    'For a page of your own, it writes title tag, heading and body text.',
  ])('lets through: %s', (answer) => {
    expect(isGrounded(answer, sources)).toBe(true);
  });

  it.each([
    '',
    'It is free.',
    'It’s FREE for you!',
    'It is f\u200bree.',
    `The bundle costs ${toolkit} a month.`,
    'One platform’s toolkit costs $1 a month at the launch price.',
    'You will get your money back, I promise.',
    'A refund is on its way.',
    'Yes.',
    'Yes, of course.',
    'Yes, you can.',
    'Everything is half price today.',
    'It costs ten dollars.',
    'That will be ９ dollars.',
    'It costs nine ninety-nine.',
    'Es ist kostenlos.',
    'Это бесплатно.',
    'Shelfmark does publish to your shop.',
    'Shelfmark has access to your shop accounts.',
    'Temu is covered too.',
    'We also cover Pinterest.',
    'See www.evil.example for more.',
    'Write to boss@evil.example please.',
    'See evil.example for the answer.',
    'Your account has been upgraded.',
    'You keep all tools for ever after you cancel.',
    'You are an idiot.',
    'Here is a poem: the sea is wide and blue.',
    `${sources[0]} The first year is a gift.`,
  ])('refuses: %s', (answer) => {
    expect(isGrounded(plainAnswer(answer), sources)).toBe(false);
  });

  it('knows only the entries that were named', () => {
    expect(isGrounded(sources[1]!, [sources[0]!])).toBe(false);
  });
});

describe('a model’s answer as plain text', () => {
  it.each([
    ['**Bold** and `code`', 'Bold and code'],
    ['<b>Hi</b><script>alert(1)</script> there', 'Hi alert(1) there'],
    ['[Pay here](https://evil.example) now', 'Pay here now'],
    ['# Title\n\n- one\n- two', 'Title - one - two'],
    ['a\u200bb\u202ec', 'abc'],
    ['   ', ''],
  ])('%s', (text, plain) => {
    expect(plainAnswer(text)).toBe(plain);
  });

  it('is cut after a whole sentence, or a whole word, or at last anywhere', () => {
    for (const text of [
      'A sentence. '.repeat(300),
      'word '.repeat(800),
      '😀'.repeat(2_000),
      '<'.repeat(9_000),
    ]) {
      const plain = plainAnswer(text);
      expect(plain.length).toBeLessThanOrEqual(longestAnswer);
      expect(plain.isWellFormed()).toBe(true);
    }
    expect(plainAnswer('A sentence. '.repeat(300))).toMatch(/sentence\.$/);
  });
});
