import { describe, expect, it } from 'vitest';
import { listingByRules, type Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { restored } from './restored.ts';
import { founded } from './unfounded.ts';

const dial = prepared(
  'Brass garden sundial',
  'Horizontal sundial in cast brass, 25 cm across, 3.1 kg. Roman numerals, hour lines every quarter. Three holes for screws, screws not supplied. The brass darkens outside within months; rub with lemon and salt if you want it bright.',
  'shopify',
);
const hooves = prepared(
  'Hufpflege ohne Eisen',
  'Ein Termin dauert etwa 45 Minuten pro Pferd und kostet 48 Euro. Ab drei Pferden am Stall keine Anfahrt. Ich nagle keine Eisen. Anruf am besten nach 18 Uhr.',
);
const bidet = prepared(
  'Kit bidet pour WC',
  'Kit bidet à placer sous l’abattant, eau froide, deux buses rétractables, pression réglée par un bouton. Pose sans électricité, une clé suffit. Blanc.',
  'walmart',
);
const gondola = prepared(
  'Modellino di gondola in legno',
  'Modellino di gondola in legno di ciliegio, lungo 32 cm, dipinto di nero. Il ferro di prua è in ottone. Base in rovere inclusa. Spolverare con un pennello morbido.',
  'etsy',
);
const balls = prepared(
  'Boules de pétanque',
  'Trois boules en acier inox, 73 mm, 700 g. Expédié de Marseille sous huit jours. Essuyer après la partie.',
  'etsy',
);
const incubator = prepared(
  'Egg incubator',
  'Incubator for 12 hen eggs. Turns the eggs every two hours by itself. Display shows temperature and humidity. 80 W, plug for the UK. Alarm if it is too hot or too cold.',
  'amazon',
);

function printed(of: Prepared, field: 'improvedBodyText' | 'bulletPoints', value: string | string[]) {
  const sent = { [field]: value };
  return restored(of, sent, founded(of, sent), () => listingByRules(of))[field];
}

describe('what went with an invention is told in the seller’s own sentence', () => {
  it.each<[string, Prepared, string, string]>([
    [
      'in the place of what is left',
      hooves,
      'Rechnen Sie mit rund 45 Minuten je Pferd. Ein Termin kostet 48 Euro, die Anfahrt entfällt ab drei Pferden im Stall.',
      'Rechnen Sie mit rund 45 Minuten je Pferd. Ein Termin kostet 48 Euro. Ab drei Pferden am Stall keine Anfahrt.',
    ],
    [
      'by the clause of it that is untold',
      dial,
      '<p>A dial of cast brass, 25 cm in diameter.</p><p>Outdoors the brass darkens within months. Lemon and salt bring back the shine.</p>',
      '<p>A dial of cast brass, 25 cm in diameter.</p><p>Outdoors the brass darkens within months. Rub with lemon and salt if you want it bright.</p>',
    ],
    [
      'as a point of its list',
      dial,
      '<p>A dial of cast brass, 25 cm in diameter.</p><ul><li>25 cm across</li><li>Roman numerals carved by monks with lines for every quarter</li></ul>',
      '<p>A dial of cast brass, 25 cm in diameter.</p><ul><li>25 cm across</li><li>Roman numerals, hour lines every quarter</li></ul>',
    ],
    [
      'once, where another sentence tells a part of it',
      bidet,
      'Ce kit se glisse vite sous l’abattant et fonctionne à l’eau froide. Un bouton règle la pression des deux buses rétractables.',
      'Kit bidet à placer sous l’abattant, eau froide, deux buses rétractables, pression réglée par un bouton.',
    ],
    [
      'in a language without lists',
      gondola,
      'Gondola di ciliegio, lunga 32 cm. Il maestro veneziano firma la targhetta della base di rovere.',
      'Gondola di ciliegio, lunga 32 cm. Base in rovere inclusa.',
    ],
    [
      'for a stump',
      balls,
      'Trois boules en acier inox de 700 g. Après la partie, elles dorment au coffre.',
      'Trois boules en acier inox de 700 g. Essuyer après la partie.',
    ],
  ])('%s', (_name, of, sent, expected) => {
    expect(printed(of, 'improvedBodyText', sent)).toBe(expected);
  });

  it('fills a list with what no line of it tells', () => {
    const lines = [
      'Turns the eggs every two hours by itself',
      'Loved by keepers in forty lands',
      'The display shows temperature and humidity',
    ];
    expect(printed(incubator, 'bulletPoints', lines)).toEqual([
      lines[0],
      lines[2],
      'Incubator for 12 hen eggs',
    ]);
  });

  it.each<[Prepared, string]>([
    [hooves, 'Ein Termin dauert etwa 45 Minuten pro Pferd.'],
    [gondola, 'Gondola di ciliegio, lunga 32 cm, dipinta di nero.'],
  ])('what lost nothing stays as it is: %#', (of, text) => {
    expect(printed(of, 'improvedBodyText', text)).toBe(text);
  });
});
