import { describe, expect, it } from 'vitest';
import { shortFact } from './short-fact.ts';

describe('a fact that is too long for a headline', () => {
  it.each([
    ['Same day service', 'Same day service'],
    ['12-month guarantee on all repairs', '12-month guarantee on repairs'],
    ['Groomer certified in cat handling', 'certified in cat handling'],
    ['Speaks English, Arabic and Spanish', 'English, Arabic & Spanish'],
    ['140 planning approvals since 2009', '140 planning approvals'],
    ['Fixed fees agreed before we start', 'Fixed fees agreed'],
    ['Seaweed baths in a converted boathouse', 'Seaweed baths'],
    ['Letters cut by hand in our own yard since 1952', 'Letters cut by hand'],
    ['Cemetery permits handled for you', 'Cemetery permits handled'],
    ['Gift vouchers emailed in minutes', 'Gift vouchers in minutes'],
    ['Open Monday to Saturday until 8 pm', 'Open Mon to Sat until 8 pm'],
    ['Calls returned within one hour or so', ''],
    ['Full photo gallery within 6 weeks', 'Full photo gallery in 6 weeks'],
    ['Small groups so everyone gets a turn', 'Small groups'],
  ])('%s: %s', (text, expected) => {
    expect(shortFact(text, 30, 'en')).toBe(expected);
  });

  it.each([
    'No overtime charges on the weekends',
    'Free delivery when you spend over $50 a month',
    '20% off the first visit before the end of May',
    'Lifetime warranty on the frames that we build',
    'Clinic nurses certified before they start here',
    'Travel within 100 miles of us included',
    'Full refunds when the order arrives late',
    'Money back with the original receipt',
    'Street parking in the evening for guests',
    'Pay nothing before we start the work here',
    'Two coffees at the price of just one cup',
  ])('%s keeps its condition or stays out', (text) => {
    expect(shortFact(text, 30, 'en')).toBe('');
  });

  it('is shortened in the other languages by what every reader spares', () => {
    expect(shortFact('Über 400 zufriedene Bauherren seit 1998', 30, 'de')).toBe(
      'Über 400 zufriedene Bauherren',
    );
  });
});
