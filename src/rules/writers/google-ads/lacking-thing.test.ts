import { describe, expect, it } from 'vitest';
import { GoogleAdsForm, type GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { readAdsBrief } from './brief.ts';
import { shortFact } from './short-fact.ts';

const briefOf = (form: Partial<GoogleAdsFormInput>) =>
  readAdsBrief(
    GoogleAdsForm.parse({
      businessName: 'Larkfield',
      industry: 'Other',
      location: 'Lincoln',
      primaryServices: 'repairs',
      ...form,
    }),
  );
const namesOf = (form: Partial<GoogleAdsFormInput>) => briefOf(form).services.map(({ name }) => name);

describe('Services that take their thing for granted', () => {
  it.each<[industry: string, services: string, names: string[]]>([
    [
      'Chimney services',
      'chimney sweeping, yearly inspections',
      ['chimney sweeping', 'yearly chimney inspections'],
    ],
    ['HVAC contractor', 'furnace tune-ups, repairs', ['furnace tune-ups', 'HVAC repairs']],
    // No thing that anybody would type.
    ['Home services', 'gutter cleaning, repairs', ['gutter cleaning', 'repairs']],
    ['Piano shop', 'used pianos, repairs', ['used pianos', 'repairs']],
    [
      'Swim lessons',
      'toddler lessons, adult beginners, summer camp',
      ['toddler swim lessons', 'swim lessons for adult beginners', 'summer camp'],
    ],
    ['Auto repair', 'brakes, batteries, oil changes', ['brake repair', 'car batteries', 'oil changes']],
    ['Bike repair', 'brakes, lights', ['brakes', 'lights']],
    ['Dog walking', 'group walks, home boarding', ['group walks', 'Dog home boarding']],
    [
      'Horsebox rental',
      '3.5 tonne self drive hire; long term hire',
      ['3.5 tonne self drive hire', 'long term horsebox hire'],
    ],
    [
      'Scuba diving school',
      'advanced courses, kit servicing',
      ['advanced scuba diving courses', 'kit servicing'],
    ],
    ['Language school', 'private lessons, exam prep', ['private language lessons', 'exam prep']],
    [
      'Asbestos surveys and removal',
      'sample testing, air monitoring',
      ['asbestos sample testing', 'asbestos air monitoring'],
    ],
    // What two deeds share stands behind the second.
    [
      'Headstones and memorials',
      'headstones, cleaning and releveling of old stones',
      ['headstones', 'cleaning of old stones', 'releveling of old stones'],
    ],
    ['Summer camp', 'overnight camp 1 week $1,150, canoe trips', ['overnight camp', 'canoe trips']],
  ])('%s: %s', (industry, primaryServices, names) => {
    expect(namesOf({ industry, primaryServices })).toEqual(names);
  });

  it('how they work is told before a colon, and what is done stands behind it', () => {
    const { services, facts } = briefOf({
      industry: 'Auto repair',
      primaryServices: 'we come to you: brakes, starters, pre-purchase inspections',
    });
    expect(services.map(({ name }) => name)).toEqual([
      'brake repair',
      'starter repair',
      'pre-purchase inspections',
    ]);
    expect(facts.map(({ text }) => text)).toContain('We come to you');
  });
});

describe('Facts that are not parted', () => {
  it.each([
    [
      'Evening appointments, licensed marriage and family therapists',
      'Licensed marriage and family therapists',
    ],
    [
      'Same day visits, certified heating and cooling technicians',
      'Certified heating and cooling technicians',
    ],
  ])('people of one calling: %s', (uniqueSellingProposition, whole) => {
    expect(briefOf({ uniqueSellingProposition }).facts.map(({ text }) => text)).toContain(whole);
  });

  it('free drinks and friendly drivers are two', () => {
    expect(
      briefOf({ uniqueSellingProposition: 'Fixed prices, free drinks and friendly drivers' }).facts.map(
        ({ text }) => text,
      ),
    ).toEqual(expect.arrayContaining(['Free drinks', 'Friendly drivers']));
  });

  it('"your" stays where a single thing would stand bare', () => {
    expect(shortFact('Text me a pic of your dash light', 30, 'en')).toBe('');
  });
});
