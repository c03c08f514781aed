import { describe, expect, it } from 'vitest';
import { finishItem, listingByRules, type Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { restored } from './restored.ts';
import { founded } from './unfounded.ts';

const vice = prepared(
  'Fly tying vice',
  'Jaws of hardened steel take hooks from size 2 to 22. The head turns all the way round and locks with a thumbscrew.',
  'shopify',
);
const comptometer = prepared(
  'Comptometer Model J',
  'Comptometer Model J from my uncle’s office. Weighs about 8 kg so courier only. Collection from Ludlow is fine too.',
  'ebay',
);
const frame = prepared(
  'Rag rug frame',
  'Standing frame for rag rugs. With two prodders, one hook and half a sack of wool strips. £65.',
  'etsy',
);
const filter = prepared(
  'Sponge filter',
  'Double sponge filter for tanks up to 20 gallons. Needs an air pump, not included. Two black sponges. Rinse the sponges in tank water every two weeks.',
  'walmart',
);
const bellows = prepared(
  'Cuckoo clock bellows',
  'I take the bellows out, peel the old paper off and glue new Tyvek on. The movement is not touched.',
  'youtube',
);
const oven = prepared(
  'Grundofenbau',
  'Die erste Beratung bei Ihnen zu Hause kostet nichts. Termine von Oktober bis April. Ich arbeite vom Boden aus.',
);
const loom = prepared(
  'Telar de alto lizo',
  'Telar de pino. Lo usé tres inviernos. Tiene una mancha de tinte en el pie. 180 euros.',
  'etsy',
);
const inkwell = prepared(
  'Encrier en grès',
  'Encrier en grès, 7 cm de diamètre, 6 cm de haut. Bouchon en liège. Le fond n’est pas émaillé. Je préviens quand il part.',
  'etsy',
);
const pot = prepared(
  'Fioriera in terracotta',
  'Fioriera in terracotta, alta 22 cm. Può fiorire di bianco, si toglie con la spazzola. Due ferri e un filo.',
  'etsy',
);
const app = prepared(
  'Lowmark',
  'Shows the tide curve of 60 places. Log a find with a photo and a note. Works without a signal.',
  'appstore',
);

const printed = (of: Prepared, improvedBodyText: string): unknown =>
  founded(of, { improvedBodyText })['improvedBodyText'];

describe('the end of a sentence without a word of the seller', () => {
  it.each<[Prepared, string, string]>([
    [
      vice,
      'A thumbscrew locks the head, which turns all the way round on sealed bearings.',
      'A thumbscrew locks the head, which turns all the way round.',
    ],
    [
      comptometer,
      'At around 8 kg it has to go by courier, double boxed, though you may collect it from Ludlow.',
      'At around 8 kg it has to go by courier, though you may collect it from Ludlow.',
    ],
    [
      frame,
      'Two prodders, a hook and half a sack of wool strips go with it, plus a pattern book.',
      'Two prodders, a hook and half a sack of wool strips go with it.',
    ],
    [
      bellows,
      'I take the bellows out and glue on new Tyvek cut from an envelope.',
      'I take the bellows out and glue on new Tyvek.',
    ],
    [
      app,
      'Pick one of 60 places to see its tide curve for the whole year.',
      'Pick one of 60 places to see its tide curve.',
    ],
    [
      oven,
      'Die erste Beratung findet bei Ihnen statt, auch am Samstag.',
      'Die erste Beratung findet bei Ihnen statt.',
    ],
    [
      oven,
      'Termine gibt es von Oktober bis April, außer bei Frost.',
      'Termine gibt es von Oktober bis April.',
    ],
    [loom, 'En el pie hay una mancha de tinte que apenas se ve.', 'En el pie hay una mancha de tinte.'],
    [
      loom,
      'Lo he usado durante tres inviernos para tapices pequeños.',
      'Lo he usado durante tres inviernos.',
    ],
    [
      inkwell,
      'L’encrier en grès part, je vous préviens avec une photo.',
      'L’encrier en grès part, je vous préviens.',
    ],
    [pot, 'Si muove con due ferri e un filo, anche da un bambino.', 'Si muove con due ferri e un filo.'],
  ])('goes alone: %#', (of, sent, expected) => {
    expect(printed(of, sent)).toBe(expected);
  });

  it.each<[Prepared, string]>([
    [filter, 'For tanks of 20 gallons or less.'],
    [filter, 'An air pump has to be bought separately.'],
    [oven, 'Ich arbeite vom Boden aus.'],
    [oven, 'Die erste Beratung ist kostenlos.'],
  ])('stays where it limits or is told: %#', (of, sent) => {
    expect(printed(of, sent)).toBe(sent);
  });
});

describe('claims in everyday words alone', () => {
  it.each<[Prepared, string]>([
    [app, 'A partner can log too.'],
    [app, 'Your finds stay yours.'],
    [filter, 'Rinse it once a year.'],
    [oven, 'Kinder lieben es.'],
    [oven, 'Einmal im Jahr kehren.'],
    [loom, 'Los niños pueden usarlo.'],
  ])('are not told: %#', (of, sent) => {
    expect(printed(of, sent)).toBe('');
  });
});

const told = (of: Prepared, improvedBodyText: string): unknown => {
  const sent = { improvedBodyText };
  return restored(of, sent, founded(of, sent), () => listingByRules(of))['improvedBodyText'];
};

it('what the seller warns of is told again for any word of it', () => {
  const sent =
    'A double sponge filter for tanks up to 20 gallons. The air comes from whatever your uncle built. Two black sponges do the work.';
  expect(told(filter, sent)).toContain('Needs an air pump, not included.');
});

it('a sentence of the seller takes the place of another whole, and none of its letters stay', () => {
  const press = prepared(
    'Prensa para queso de madera',
    'Prensa para queso en madera de haya, con palanca y dos pesas de 2 kg. Para moldes de hasta 18 cm. Un queso de un kilo se prensa en hora y media.',
    'shopify',
  );
  const sent =
    '<p>Una palanca y dos pesas de 2 kg prensan un queso de un kilo en una hora y media y sin esfuerzo.</p><p>La prensa es de madera de haya y admite moldes de 18 cm como máximo, redondos o cuadrados.</p>';
  expect(told(press, sent)).not.toMatch(/(?:^|\. )\p{Ll}/u);
});

it('a duration goes with the warranty that it is of', () => {
  const stool = prepared(
    'Folding stool',
    'Stool of aluminium. Holds 120 kg. One year warranty from us.',
    'amazon',
  );
  const listing = {
    ...listingByRules(stool),
    bulletPoints: ['Holds 120 kg', 'We give one year of warranty'],
  };
  expect(finishItem(stool, listing, 'model').bulletPoints).not.toContain('We give one year');
});
