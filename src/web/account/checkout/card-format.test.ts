import { describe, expect, it } from 'vitest';
import {
  cardProblems,
  caretAfter,
  formatCardNumber,
  formatCvc,
  formatExpiry,
  parseExpiry,
} from './card-format.ts';

const now = new Date(2026, 10, 21);
const good = { email: 'mara@example.com', number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

describe('what is typed into a card form', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242-42', '4242 4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['42424242424242424242999', '4242 4242 4242 4242 424'],
    ['no digits', ''],
  ])('number %s becomes %s', (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['1230', '12 / 30'],
    ['12/2030', '12 / 30'],
    ['5', '05'],
    ['530', '05 / 30'],
    ['1/', '01'],
    ['', ''],
  ])('expiry %s becomes %s', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it.each([
    ['12 / 30', { month: 12, year: 2030 }],
    ['13 / 30', null],
    ['00 / 30', null],
    ['12 / 3', null],
  ])('expiry %s is %o', (text, expected) => {
    expect(parseExpiry(text)).toEqual(expected);
  });

  it('keeps four digits of a security code', () => {
    expect(formatCvc('12a345')).toBe('1234');
  });

  it.each([
    ['4242 4242', 4, 4],
    ['4242 4242', 5, 6],
    ['4242 4242', 8, 9],
    ['4242', 0, 0],
  ])('in %s the caret after %i digits stands at %i', (formatted, digits, place) => {
    expect(caretAfter(formatted, digits)).toBe(place);
  });
});

describe('what is wrong with it', () => {
  it('nothing with a good card', () => {
    expect(cardProblems(good, now)).toEqual({});
  });

  it.each([
    [{ email: 'mara@' }, 'email', 'Please enter a valid e-mail address'],
    [{ number: '4242 4242' }, 'number', 'Your card number is incomplete.'],
    [{ number: '4242 4242 4242 4241' }, 'number', 'Your card number is invalid.'],
    [{ expiry: '12' }, 'expiry', 'Your card’s expiration date is incomplete.'],
    [{ expiry: '10 / 26' }, 'expiry', 'Your card’s expiration date is in the past.'],
    [{ cvc: '12' }, 'cvc', 'Your card’s security code is incomplete.'],
    [{ number: '3782 822463 10005' }, 'cvc', 'Your card’s security code is incomplete.'],
  ])('%o', (change, field, message) => {
    expect(cardProblems({ ...good, ...change }, now)).toEqual({ [field]: message });
  });

  it('a card is good to the end of its month', () => {
    expect(cardProblems({ ...good, expiry: '11 / 26' }, now)).toEqual({});
  });
});
