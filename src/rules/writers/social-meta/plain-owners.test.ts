import { describe, expect, it } from 'vitest';
import { SocialMetaForm, type SocialMetaFormInput } from '#contract/social-meta.ts';
import type { BuiltSocialMeta } from '#rules/social-meta/record.ts';
import { writtenSocial } from '#tests/setup/written-social.ts';

type Rest = Partial<SocialMetaFormInput>;

function written(description: string, rest: Rest): BuiltSocialMeta['optimizedMeta'] {
  const form = { url: 'https://site.example/', businessName: 'Larkfield', industry: 'Other', ...rest };
  return writtenSocial(SocialMetaForm.parse({ ...form, description })).record.optimizedMeta;
}

describe('A card of a business that tells in whole sentences', () => {
  it.each<[description: string, title: string, keywords: string[], rest?: Rest]>([
    [
      'In this episode I talk with a night nurse about how shift work changes your sleep, what light does at 3 am, and five things that helped her. 42 minutes.',
      'How shift work changes your sleep | Larkfield',
      ['how shift work changes your sleep'],
      { contentType: 'video' },
    ],
    [
      'Larkfield counts anything: laps, rows of knitting, pushups, people at the door. No account, no ads.',
      'Count anything: laps, rows of knitting, pushups | Larkfield',
      ['count anything'],
      { contentType: 'app' },
    ],
    [
      'Seasonal flowers grown without chemicals on two acres outside Hudson, New York. Weekly bouquets.',
      'Seasonal flowers grown without chemicals on two acres',
      ['seasonal flowers Hudson', 'seasonal flowers'],
    ],
    [
      'Cracked screen? Tired battery? We fix iPhones, Pixels and Galaxys while you wait, usually in 45 minutes.',
      'iPhone, Pixel and Galaxy repair | Larkfield',
      ['iphone repair', 'pixel repair', 'galaxy repair'],
    ],
    [
      'I offer couples counseling and help with anxiety, grief and burnout, in Duluth and online across Minnesota.',
      'Couples counseling | Larkfield',
      ['couples counseling Duluth', 'couples counseling'],
      { industry: 'Counseling' },
    ],
    [
      'Why your cast iron pan goes sticky and how to fix it: too much oil, too little heat, and the reset I use.',
      'Why your cast iron pan goes sticky and how to fix it',
      ['sticky cast iron pan'],
      { contentType: 'article', primaryKeywords: ['sticky cast iron pan'] },
    ],
    [
      'Learn SQL joins in 15 minutes with a table of cats and a table of owners.',
      'Learn SQL joins in 15 minutes | Larkfield',
      ['learn SQL joins'],
      { contentType: 'video' },
    ],
    [
      'Our summer fair is on Saturday 14 June from 12 to 4 on the school field: bouncy castle, cake stall and a raffle.',
      'Our summer fair is on Saturday 14 June from 12 to 4',
      ['summer fair'],
      { contentType: 'article' },
    ],
    [
      'Coffee table with a black steel base and a top of reclaimed oak, 110 x 60 cm, 38 cm high. £480.',
      'Coffee table with a black steel base | Larkfield',
      ['coffee table'],
      { contentType: 'product' },
    ],
    [
      'We take a rusty 1984 Raleigh from the skip to the road for under £60. New cables, new tyres, old paint.',
      'We take a rusty 1984 Raleigh from the skip to the road',
      ['rusty 1984 Raleigh'],
      { contentType: 'video' },
    ],
    [
      'Golden Hour tells photographers when the light is best. Works offline, with a widget and alarms.',
      'Golden Hour tells photographers when the light is best',
      ['Golden Hour app'],
      { contentType: 'app', businessName: 'Sundial Softworks' },
    ],
    [
      'Weekend courses in green woodworking near Stroud. Groups of six, tools lent, lunch included.',
      'Weekend courses in green woodworking near Stroud | Larkfield',
      ['weekend courses Stroud', 'weekend courses'],
    ],
    [
      'Weekly pickup of food scraps for homes and restaurants in Asheville. We compost what we collect at our farm.',
      'Weekly pickup of food scraps for homes and restaurants',
      ['composting Asheville', 'food scrap pickup Asheville', 'food scrap pickup', 'weekly pickup'],
      { businessName: 'Greenline Composting' },
    ],
    [
      'We rebind family Bibles, cookbooks and theses in our workshop in Ludlow. Most jobs take three weeks.',
      'We rebind family Bibles, cookbooks and theses',
      ['bookbinding Ludlow'],
      { businessName: 'Harrow Bookbinders', industry: 'Bookbinding' },
    ],
    [
      'Retouches et robes de mariée sur mesure à Angers. Premier essayage gratuit.',
      'Retouches et robes de mariée sur mesure à Angers | Larkfield',
      ['retouches Angers', 'robes de mariée sur mesure Angers', 'retouches', 'robes de mariée sur mesure'],
    ],
    [
      'Pan de masa madre, bollería y empanadas en Lugo. Horneamos a leña cada madrugada.',
      'Pan de masa madre, bollería y empanadas en Lugo | Larkfield',
      [
        'pan de masa madre Lugo',
        'bollería Lugo',
        'empanadas Lugo',
        'pan de masa madre',
        'bollería',
        'empanadas',
      ],
    ],
  ])('has whole lines and what people type: %s', (description, title, keywords, rest = {}) => {
    expect(written(description, rest).general).toMatchObject({ title, keywords });
  });

  it('loses no half of what a counsellor helps with', () => {
    const told = 'I offer couples counseling and help with anxiety, grief and burnout, in Duluth and online.';
    expect(written(told, {}).facebook!.description).toContain('help with anxiety, grief and burnout');
  });

  it('cuts no row behind a colon', () => {
    const { whatsapp } = written(
      'Why your cast iron pan goes sticky and how to fix it: too much oil, too little heat, and the one-hour reset.',
      { contentType: 'article', businessName: 'The Slow Stove' },
    );
    expect(whatsapp!.description).not.toMatch(/oil\.$/u);
  });
});
