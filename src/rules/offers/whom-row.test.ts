import { describe, expect, it } from 'vitest';
import { headOfWhom, whomRow } from './whom-row.ts';
import { splitList } from './split-list.ts';

describe('A row of those for whom something is', () => {
  it.each<[string, string | null, string[]]>([
    [
      'Tax returns for landlords, freelancers and people who moved to Denver',
      'Tax returns',
      ['landlords', 'freelancers', 'people who moved to Denver'],
    ],
    [
      'Wills for unmarried couples, parents and people who own a business and a house',
      'Wills',
      ['unmarried couples', 'parents', 'people who own a business and a house'],
    ],
    ['Swimming lessons for babies and toddlers', 'Swimming lessons', ['babies', 'toddlers']],
    // What it is used for or made for is nobody.
    ['Shelves for books, plants and records', null, []],
    ['Bookkeeping for small shops', null, []],
  ])('%s', (text, head, whom) => {
    const row = whomRow(text);
    expect(row?.head ?? null).toBe(head);
    expect(row?.whom ?? []).toEqual(whom);
  });

  it('is no list of its own', () => {
    expect(
      splitList(
        'Bookkeeping, tax returns for landlords, freelancers and people who moved to Denver, payroll',
        'en',
        'names',
      ),
    ).toEqual([
      'Bookkeeping',
      'tax returns for landlords, freelancers and people who moved to Denver',
      'payroll',
    ]);
    expect(
      splitList('Home haircuts for kids, seniors and anyone who can not get to a salon', 'en', 'list'),
    ).toHaveLength(1);
  });

  it('goes by its head, with the first of them where that says too little', () => {
    expect(headOfWhom('tax returns for landlords and freelancers')).toBe('tax returns');
    expect(headOfWhom('wills for unmarried couples, parents and seniors')).toBe(
      'wills for unmarried couples',
    );
    expect(headOfWhom('boiler repair')).toBe('boiler repair');
  });
});
