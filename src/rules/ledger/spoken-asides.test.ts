import { describe, expect, it } from 'vitest';
import { withoutDecoration } from './decorated-heads.ts';
import { withoutSellersChat } from './sellers-chat.ts';
import { isSpokenAside } from './spoken-asides.ts';

describe('what is said beside the thing', () => {
  it.each([
    'he kept washers in it',
    'complaints to him please',
    'none of that palm nonsense',
    'Softer than a bunny',
    'stretchier than bedtime excuses',
  ])('%s', (said) => expect(isSpokenAside(said)).toBe(true));
  it.each(['No returns', 'larger than the standard size', 'Stays cooler than 40 °C', 'Heels 9 cm high'])(
    '%s is said of it',
    (said) => expect(isSpokenAside(said)).toBe(false),
  );
  it.each([
    'Right then.',
    'Give your senior dog the rest they deserve!',
    'Need it sooner?',
    'Meet the Oslo, your new favourite chair.',
  ])('%s is told nowhere', (said) =>
    expect(withoutSellersChat(`${said} Oak stool, 45 cm high.`)).toBe('Oak stool, 45 cm high.'),
  );
});

describe('headings between signs', () => {
  it.each([
    ['✦ SIZES ✦\nS, M', 'SIZES\nS, M'],
    ['** CONDITION **\nGood', 'CONDITION\nGood'],
    ['- Oak -\nAsh', 'Oak\nAsh'],
    ['★ Made in Leeds\nOak', '★ Made in Leeds\nOak'],
  ])('%s', (text, told) => expect(withoutDecoration(text, true)).toBe(told));
});
