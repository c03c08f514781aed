import { describe, expect, it } from 'vitest';
import { type BriefFields as Fields, writeOne as written } from '#tests/golden/run-brief.ts';

describe('keywords and tags of briefs whose searched words were missed once', () => {
  it.each([
    [
      'Lavender Soy Candle',
      'Hand-poured soy candle with dried lavender buds in an amber glass jar. 8 oz. Cotton wick. Comes in a kraft gift box.',
      ['lavender candle', 'soy candle', 'candle gift'],
    ],
    [
      'Crochet Baby Blanket Pattern PDF',
      'Digital download. Crochet pattern for a shell stitch baby blanket in three sizes. 14 pages with photos.',
      ['baby blanket pattern', 'blanket pattern', 'pdf pattern', 'digital download', 'crochet pattern'],
    ],
  ])('finds the searched parts of “%s”', (name, description, wanted) => {
    expect(written(name, description, { etsyShopName: 'Loop' }).tags).toEqual(expect.arrayContaining(wanted));
  });

  it.each([
    [
      'Brautohrringe mit Perlen',
      'Ohrhänger aus 925er Silber mit Süßwasserperlen, 3 cm lang. Handgefertigt in Köln.',
      ['Ohrringe mit Perlen', 'Ohrringe Silber'],
      /Metall/u,
    ],
    [
      'Besticktes Leinenkissen mit Farn',
      'Kissenbezug aus Leinen, bestickt mit einem Farn. Reißverschluss aus Metall. Ohne Füllung.',
      ['Kissen mit Farn', 'Kissen Leinen'],
      /Metall/u,
    ],
    [
      'Collier pierre de lune argent 925',
      'Collier en argent 925 avec une pierre de lune de 8 mm. Chaîne de 45 cm. Fait main à Lyon.',
      ['pierre de lune', 'argent 925'],
      /pierre en/u,
    ],
  ])('finds the materials that “%s” is searched by', (name, description, wanted, never) => {
    const { tags, titleTag } = written(name, description, { etsyShopName: 'Loop' });
    expect(tags).toEqual(expect.arrayContaining(wanted));
    expect(`${tags.join('\n')}\n${titleTag}`).not.toMatch(never);
  });

  it('reads a German ordinal, a compound and a sentence about the work as what they are', () => {
    const { tags, titleTag, keywords } = written(
      'Personalisiertes Geburtstagsposter zum 30. Geburtstag',
      'Poster mit Name, Datum und Foto. Gedruckt auf 250 g Naturpapier, A3. Ohne Rahmen.',
      { etsyShopName: 'PapierliebeAtelier', description: 'Wir gestalten und drucken Poster für Feiern.' },
    );
    expect(tags).toEqual(
      expect.arrayContaining(['Poster 30 Geburtstag', 'Poster A3', 'Poster mit Name', 'Poster ohne Rahmen']),
    );
    expect([...tags, ...keywords].join('\n')).not.toMatch(
      /drucken|zum(?: \d+)?$|Personalisiertes Kunstdruck/mu,
    );
    expect(titleTag).not.toMatch(/zum \|/u);
  });

  it.each([
    [
      'Stainless Steel Mixing Bowls Set of 5',
      'Five nesting mixing bowls of stainless steel with lids. Non-slip silicone bottoms.',
      { platform: 'walmart' } as Fields,
      ['mixing bowls', 'stainless steel mixing bowls'],
    ],
    [
      'Silicone Air Fryer Liners 2 Pack',
      'Reusable silicone liners for air fryers, 7.5 inch round. Heat resistant to 450 F. Dishwasher safe.',
      { platform: 'walmart' } as Fields,
      ['air fryer liners', 'silicone air fryer liners'],
    ],
    [
      'Dental practice in Austin',
      'Family dental practice in Austin with two dentists. Cleanings, fillings, crowns. Open Monday to Friday.',
      { platform: 'website', location: 'Austin, Texas', industry: 'Healthcare' } as Fields,
      ['dental practice', 'dental practice austin'],
    ],
    [
      'Invisalign in Bristol',
      'Clear aligners by Invisalign. First consultation with a 3D scan. Evening appointments on Tuesdays.',
      {
        platform: 'website',
        location: 'Bristol',
        industry: 'Healthcare',
        description: 'Dental practice in Clifton, Bristol, with three dentists.',
      } as Fields,
      ['invisalign bristol', 'clear aligners bristol', 'dental practice bristol'],
    ],
    [
      'How to Sharpen Kitchen Knives with a Whetstone',
      "In this video I show how to sharpen a chef's knife with a whetstone. Soaking the stone, the burr, stropping.",
      { platform: 'youtube', channelName: 'Edge Kitchen' } as Fields,
      ['how to sharpen kitchen knives', 'kitchen knives', 'whetstone'],
    ],
    [
      '7 Mistakes Beginners Make with Sourdough',
      'I show seven mistakes that beginners make with sourdough. 0:00 Intro 0:50 Cold kitchen 3:10 Weak starter',
      { platform: 'youtube', channelName: 'Slow Loaf', videoType: 'Tutorial' } as Fields,
      ['sourdough mistakes', 'beginner sourdough', 'sourdough tutorial'],
    ],
    [
      'Makita DHP486 Review after One Year',
      'Review of the Makita DHP486 cordless drill after one year. Torque, comparison with the Bosch GSB 18V-110.',
      { platform: 'youtube', channelName: 'Gear Bench', videoType: 'Review' } as Fields,
      ['makita dhp486 review', 'cordless drill review', 'makita drill', 'dhp486 vs gsb 18v-110'],
    ],
    [
      'Magnetic Under Desk Cable Tray',
      'Magnetic cable tray for metal desks. 15 x 4 inches, steel, white or black. Holds a power strip.',
      { platform: 'tiktokshop', tiktokShopName: 'nook', tiktokCategory: 'Home Supplies' } as Fields,
      ['cable tray', 'magnetic cable tray', 'under desk cable tray'],
    ],
  ])('finds the searched words of “%s”', (name, description, fields, wanted) => {
    expect(written(name, description, fields).keywords).toEqual(expect.arrayContaining(wanted));
  });
});
