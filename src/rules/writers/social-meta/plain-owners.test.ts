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
    [
      'Open studio in Ghent where you throw, glaze and fire your own pots. Pay by the hour or take a ten week course.',
      'Open studio in Ghent | Larkfield',
      ['open studio Ghent', 'open studio'],
    ],
    [
      'The Salt Road is a novel about two sisters who smuggle letters across the marshes in 1943. Hardback, 312 pages.',
      'The Salt Road: novel about two sisters who smuggle letters',
      ['historical novel', 'Salt Road'],
      { contentType: 'product', primaryKeywords: ['historical novel'] },
    ],
    [
      'My father opened this bench in 1962 and I still sit at it. I service mechanical watches, replace crystals and crowns, and tell you honestly when a repair is not worth it.',
      'I service mechanical watches, replace crystals and crowns',
      ['mechanical watch servicing', 'crystal replacement', 'crown replacement'],
    ],
    [
      'Preparamos a niños y adultos para los exámenes Cambridge en Burgos, en grupos de seis.',
      'Preparamos a niños y adultos para los exámenes Cambridge',
      ['academia Burgos', 'academia'],
      { industry: 'Academia' },
    ],
    [
      'Ich fotografiere Hochzeiten, Familien und Neugeborene in Oldenburg und an der Küste. Reportage ab 690 €.',
      'Ich fotografiere Hochzeiten, Familien und Neugeborene',
      [
        'Hochzeitsfotografie Oldenburg',
        'Familienfotografie Oldenburg',
        'Neugeborenenfotografie Oldenburg',
        'Hochzeitsfotografie',
        'Familienfotografie',
        'Neugeborenenfotografie',
      ],
    ],
    [
      'Paniers de légumes bio cueillis le matin même à Saint-Nazaire. Trois tailles, de 12 à 28 €.',
      'Paniers de légumes bio cueillis le matin même | Larkfield',
      ['paniers de légumes bio Saint-Nazaire', 'paniers de légumes bio'],
    ],
    [
      'Agriturismo tra gli ulivi vicino a Lecce, sei camere e una piscina. Da 95 € a notte.',
      'Agriturismo tra gli ulivi vicino a Lecce | Larkfield',
      ['agriturismo Lecce', 'agriturismo'],
      { industry: 'Agriturismo' },
    ],
    [
      'Larkfield is a reading log for kids: scan a barcode, rate the book with a mole, and see how tall your pile is.',
      'Reading log for kids | Larkfield',
      ['reading log'],
      { contentType: 'app' },
    ],
    [
      'We buy and sell vinyl in Leeds: jazz, dub, soul and anything on 7 inch. Listening decks, a wall of £3 records, and fair prices for collections.',
      'We buy and sell vinyl in Leeds | Larkfield',
      ['vinyl Leeds', 'vinyl'],
    ],
    [
      'Locked out in Cardiff? We are there within 30 minutes, day or night, and open most doors without drilling.',
      'Locked out in Cardiff | Larkfield',
      ['locksmith Cardiff', 'locked out Cardiff', 'locked out'],
      { industry: 'Locksmith' },
    ],
    [
      'Brand and web design for museums, theatres and festivals. Based in Lisbon, working across Europe.',
      'Brand and web design for museums, theatres and festivals',
      ['brand design Lisbon', 'web design Lisbon', 'brand design', 'web design'],
    ],
    [
      'Beginner surf lessons on Crantock beach, boards and wetsuits included. Groups of six.',
      'Beginner surf lessons on Crantock beach | Larkfield',
      ['beginner surf lessons Crantock', 'beginner surf lessons'],
    ],
  ])('has whole lines and what people type: %s', (description, title, keywords, rest = {}) => {
    expect(written(description, rest).general).toMatchObject({ title, keywords });
  });

  it('loses no half of what a counsellor helps with', () => {
    const told = 'I offer couples counseling and help with anxiety, grief and burnout, in Duluth and online.';
    expect(written(told, {}).facebook!.description).toContain('help with anxiety, grief and burnout');
  });

  it('joins a row of deeds again that had no room for the last', () => {
    const { whatsapp } = written(
      'Keep the books of your stall on your phone. Larkfield records cash and card sales, prints a daily summary, and exports a file for your accountant.',
      { contentType: 'app' },
    );
    expect(whatsapp!.description).toBe('Larkfield records cash and card sales and prints a daily summary.');
  });

  it('has no half of a name for a title', () => {
    const told = 'Three stone cottages by a mill pond near Hay-on-Wye, each sleeping four. Dogs welcome.';
    expect(written(told, {}).facebook!.title).toBe('Three stone cottages by a mill pond near Hay-on-Wye');
  });

  it('cuts no row behind a colon', () => {
    const { whatsapp } = written(
      'Why your cast iron pan goes sticky and how to fix it: too much oil, too little heat, and the one-hour reset.',
      { contentType: 'article', businessName: 'The Slow Stove' },
    );
    expect(whatsapp!.description).not.toMatch(/oil\.$/u);
  });
});
