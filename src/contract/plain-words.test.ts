import { expect, it } from 'vitest';
import { z } from 'zod';
import { NewSubscription } from './billing.ts';
import { inPlainWords } from './plain-words.ts';
import { planKeys } from './plans.ts';
import { SeoForm } from './seo-content.ts';
import { Settings } from './settings.ts';
import { SocialMetaForm } from './social-meta.ts';
import { SupportQuestion } from './support-chat.ts';

/** The message of each field that is refused. */
function said(schema: z.ZodType, input: unknown): Record<string, string> {
  const { error } = schema.safeParse(input, inPlainWords);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
}

it('asks for a question where the chat gets none', () => {
  for (const input of [{}, { message: 5 }, { message: ' ' }])
    expect(said(SupportQuestion, input)).toEqual({ message: 'Please write a question first.' });
});

it('names the plans where one is asked for that is not sold', () => {
  expect(said(NewSubscription, { platform: 'nope' })).toEqual({
    platform: `Choose one of these: ${planKeys.join(', ')}.`,
  });
  expect(said(NewSubscription, {})).toEqual({ platform: 'This is required.' });
});

it('keeps the words of a schema', () => {
  expect(said(NewSubscription, { platform: 'etsy', email: 'mara' })).toEqual({
    email: 'Please enter a valid e-mail address',
  });
});

it('asks for a web address, however wrong the one is that was given', () => {
  for (const logoUrl of ['nowhere', 'W'.repeat(5_000)])
    expect(said(SocialMetaForm.pick({ logoUrl: true }), { logoUrl })).toEqual({
      logoUrl: 'Please enter a valid URL',
    });
  expect(said(SocialMetaForm.pick({ logoUrl: true }), { logoUrl: ' ' })).toEqual({});
});

it('speaks of characters, entries and figures', () => {
  expect(said(Settings.pick({ firstName: true }), { firstName: 'm'.repeat(101) })).toEqual({
    firstName: 'This may be at most 100 characters.',
  });
  const sizes = z.object({
    list: z.array(z.string()).max(1),
    text: z.string().min(2),
    score: z.number().max(2_000),
  });
  expect(said(sizes, { list: ['a', 'b'], text: 'a', score: 2_001 })).toEqual({
    list: 'This may be at most 1 entry.',
    text: 'This has to be at least 2 characters.',
    score: 'This may be at most 2,000.',
  });
});

it('speaks the same where a form is given too much', () => {
  const tooMuch = { platform: 'etsy', targetAudience: 'm'.repeat(5_001), brandStory: 'm'.repeat(20_001) };
  expect(said(SeoForm.pick({ platform: true, targetAudience: true, brandStory: true }), tooMuch)).toEqual({
    targetAudience: 'This may be at most 5,000 characters.',
    brandStory: 'This may be at most 20,000 characters.',
  });
});

it('has a sentence of its own for everything that zod can find', () => {
  const every = z.strictObject({
    text: z.string(),
    number: z.number(),
    whole: z.number().int(),
    flag: z.boolean(),
    list: z.array(z.string()).min(1),
    named: z.record(z.string(), z.number()),
    one: z.literal('one'),
    either: z.union([z.string(), z.number()]),
    even: z.number().multipleOf(2),
    address: z.url(),
    mail: z.email(),
    code: z.string().regex(/^\d+$/),
    positive: z.number().positive(),
    date: z.date(),
  });
  const wrong = {
    text: 1,
    number: 'x',
    whole: 1.5,
    flag: 'yes',
    list: [],
    named: 5,
    one: 'two',
    either: null,
    even: 3,
    address: 'nowhere',
    mail: 'nobody',
    code: 'abc',
    positive: 0,
    date: 'today',
    surplus: true,
  };
  for (const message of [...Object.values(said(every, wrong)), ...Object.values(said(every, {}))]) {
    expect(message).toMatch(/^[A-Z].*\.$/);
    expect(message).not.toMatch(/invalid|expected (string|number)|received|Too (big|small)/i);
  }
  expect(Object.keys(said(every, wrong))).toHaveLength(15);
});
