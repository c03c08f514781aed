import { describe, expect, test } from 'vitest';
import { withoutPageHeadings } from './page-headings.ts';

const told = (text: string): string[] =>
  withoutPageHeadings(text, ['Oak Mill'])
    .split('\n')
    .filter((line) => line !== '');

describe('what stands on a page around its text', () => {
  test.each([
    ['Request a call back   Enquire today'],
    ['Start a project → See our work'],
    ['Follow us'],
    ['Call now   Get directions'],
    ['View our full Amazon wish list'],
    ['About Oak Mill'],
    ['© 2024 The Grain Barn. All rights reserved.'],
    ['Timeslot Rate'],
    ['Simple, transparent pricing'],
    ['Additional details:'],
    ['Why choose Oak Mill?'],
    ['We offer the following services:'],
    ['For more detail on these please continue to browse our website.'],
    ['Please click the photos for the tariff.'],
    ['Thank you for your interest in our classes!'],
  ])('%s', (line) => {
    expect(told(`Boilers are serviced by two engineers.\n${line}\nPower flush`)).toEqual([
      'Boilers are serviced by two engineers.',
      'Power flush',
    ]);
  });

  test.each([
    ['Order a sample box of four flours'],
    ['We offer a free survey.'],
    ['Follow the red arrows to the yard'],
    ['Join our choir on Mondays'],
  ])('%s is told', (line) => expect(told(`Boilers are serviced by two engineers.\n${line}`)).toContain(line));

  test('a list of faults is no offer, and one of what is mended is', () => {
    expect(
      told(
        'We service boilers.\nCommon boiler problems include:\nPilot light out\nKettling\n\nWe are local.',
      ),
    ).toEqual(['We service boilers.', 'We are local.']);
    expect(told('We service boilers.\nProblems we fix:\nPilot light out\nKettling')).toContain('Kettling');
  });

  test('a sentence whose list is lost ends before it', () =>
    expect(told('We are local.\nWe fit boilers of many makers, including.\nCall in.')).toContain(
      'We fit boilers of many makers.',
    ));
});
