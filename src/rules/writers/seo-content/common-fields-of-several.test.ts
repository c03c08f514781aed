import { expect, test } from 'vitest';
import { SeoForm, type SeoFormInput } from '#contract/seo-content.ts';
import { writeByRules } from './prepared.ts';

/** Every field of each listing of a form, as all of them are finished together. */
function textsOf(form: SeoFormInput): string[] {
  return writeByRules(SeoForm.parse(form)).map((item) =>
    [
      item.productTitle,
      item.metaDescription,
      item.improvedBodyText,
      ...item.bulletPoints,
      ...Object.values(item.platformFields).map((value) => JSON.stringify(value)),
    ].join('\n'),
  );
}

test('what a channel says of all its films is told with another label each time, the one length of the form once', () => {
  const [first, second, third] = textsOf({
    platform: 'youtube',
    businessName: 'Mara Holt',
    channelName: 'The Quiet Bindery',
    industry: 'Education',
    videoLength: '18:20',
    uploadSchedule: 'Every other Sunday',
    contentTheme: 'Bookbinding at a kitchen table',
    targetAudience: 'beginners who own no press',
    products: [
      {
        name: 'Turn a paperback into a hardcover',
        description: 'I take an old paperback and give it a new cloth cover. Two bricks press it.',
      },
      {
        name: 'Sew a notebook with linen thread',
        description: 'We fold five sections, pierce the holes with an awl and sew them on two tapes.',
      },
      {
        name: 'Round a spine with a hammer',
        description: 'I show how a spine is rounded with a light hammer and why it is done.',
      },
    ],
  });
  expect(first).toContain('For beginners who own no press.');
  expect(second).toContain('Made for beginners who own no press.');
  expect(third).toContain('Meant for beginners who own no press.');
  expect(first).toContain(
    'Length: 18:20. Series: Bookbinding at a kitchen table. New videos: Every other Sunday.',
  );
  expect(second).toContain('Part of: Bookbinding at a kitchen table. Uploads: Every other Sunday.');
  expect(third).toContain('From the series: Bookbinding at a kitchen table.');
  expect(`${second}${third}`).not.toMatch(/18:20|Part of \(|Uploads \(/u);
});

test('the price of the form stands with the offer that tells none, and no name in brackets behind a label', () => {
  const [moving, storage] = textsOf({
    platform: 'website',
    businessName: 'Hadley & Rowe',
    industry: 'Services',
    location: 'Sheffield',
    priceRange: 'Uprights from £140, grands from £260',
    certifications: 'goods in transit insurance up to £30,000',
    products: [
      {
        name: 'Piano moving',
        description: 'We move upright and grand pianos with a padded board and a tail lift.',
      },
      {
        name: 'Piano storage',
        description:
          'The store is kept at 18 degrees. Storage costs £38 a month for an upright, and collection is included.',
      },
    ],
  });
  expect(moving).toContain('Price: Uprights from £140');
  expect(storage).not.toContain('£140');
  expect(`${moving}${storage}`).not.toMatch(/\(piano/iu);
});

test('how things are sent is told of each, two sentences of it as one', () => {
  const [radio, player] = textsOf({
    platform: 'ebay',
    businessName: 'Sonido Bilbao',
    ebayStoreName: 'sonidobilbao',
    industry: 'Retail',
    itemCondition: 'Used',
    shippingDetails: 'Envío asegurado en 48 horas desde Bilbao. Devoluciones en 14 días.',
    products: [
      {
        name: 'Radio de válvulas Invicta 5333',
        description: 'Radio de válvulas de 1957, mueble de madera. Falta un botón.',
      },
      {
        name: 'Tocadiscos portátil Cosmo 45 rojo',
        description: 'Tocadiscos en maleta roja. La aguja es nueva.',
      },
    ],
  });
  expect(radio).toContain('Envío asegurado en 48 horas desde Bilbao. Devoluciones en 14 días.');
  expect(player).toContain('Envío asegurado en 48 horas desde Bilbao; devoluciones en 14 días.');
});

test('whom a thing is for stands behind a word of its language and never before the thing itself', () => {
  const [apron] = textsOf({
    platform: 'shopify',
    businessName: 'Lino e Sale',
    shopifyStoreName: 'Lino e Sale',
    shopifyCollections: 'Cucina',
    industry: 'Retail',
    targetAudience: 'chi ama cucinare e cuoche professioniste',
    tone: 'friendly',
    products: [
      {
        name: 'Grembiule in lino incrociato',
        description:
          'Il grembiule è cucito a Bergamo in puro lino lavato da 230 g/m2. Le spalline si incrociano sulla schiena.',
      },
    ],
  });
  expect(apron).toMatch(/^<p>Il grembiule è cucito/mu);
  expect(apron).toContain('Per chi ama cucinare');
  expect(apron).not.toContain('<li>Cucina</li>');
});

test('a side that another clause has measured bears no article in a title', () => {
  const [bowl] = textsOf({
    platform: 'etsy',
    businessName: 'Holz & Faden',
    industry: 'Retail',
    products: [
      {
        name: 'Garnschale aus Kirschholz',
        description:
          'Die Garnschale ist aus Kirschholz gedrechselt. Der Durchmesser beträgt 16 cm, die Höhe 9 cm; ein Knäuel passt hinein.',
      },
    ],
  });
  expect(bowl).not.toMatch(/, die Höhe 9 cm(?!;)/u);
});

test('what each of one kind of things has is no word on another kind', () => {
  const [huts, yurt] = textsOf({
    platform: 'website',
    businessName: 'Bramble Hollow',
    industry: 'Travel',
    location: 'Ludlow, Shropshire',
    priceRange: 'from £95 a night',
    uniqueSellingProposition: 'Each hut has its own field and its own fire pit',
    products: [
      {
        name: 'Shepherd’s huts with hot tub',
        description:
          'We have two shepherd’s huts four miles west of Ludlow. Each hut sleeps two adults. Dogs are welcome for £10 a stay.',
      },
      { name: 'Yurt for families', description: 'The yurt sleeps five. The yurt costs £120 a night.' },
    ],
  });
  expect(huts).toContain('Each hut has its own field');
  expect(huts).toContain('from £95 a night');
  expect(huts).not.toMatch(/, four miles$/mu);
  expect(yurt).not.toMatch(/Each hut|£95/u);
});

test('a German sentence about a part of a compound is about the thing that ends in it', () => {
  const [book, cushion] = textsOf({
    platform: 'etsy',
    businessName: 'Papierglück',
    industry: 'Retail',
    handmadeStory: 'Ich binde und beschrifte jedes Buch selbst in Bamberg.',
    products: [
      {
        name: 'Gästebuch Leinen mit Prägung',
        description: 'Das Gästebuch ist mit Leinen bezogen und hat 96 Seiten.',
      },
      {
        name: 'Ringkissen aus Leinen',
        description: 'Ein Ringkissen aus gewaschenem Leinen, 15 x 15 cm groß.',
      },
    ],
  });
  expect(book).toContain('jedes Buch selbst');
  expect(cushion).not.toContain('jedes Buch');
});
