import { describe, expect, it } from 'vitest';
import { ResearchForm, type ResearchFormInput } from '#contract/keyword-research.ts';
import { readBrief } from './brief.ts';

const read = (input: Partial<ResearchFormInput>) =>
  readBrief(ResearchForm.parse({ businessName: 'Larkfield', industry: 'Other', ...input }));

describe('What a description says is offered', () => {
  it.each<[description: string, offers: string[]]>([
    [
      'We run guided canoe trips for families. Wetsuits and lunch included.',
      ['guided canoe trips', 'canoe trips'],
    ],
    [
      'Wir bauen Küchen, Einbauschränke und Treppen nach Maß. Montage im Umkreis von 60 km.',
      ['Küchen', 'Einbauschränke', 'Treppen nach Maß'],
    ],
    [
      'We repair leaks, service boilers and fit bathrooms.',
      ['leak repair', 'boiler servicing', 'bathroom fitting'],
    ],
    ['Hacemos tartas, galletas y pasteles sin gluten.', ['tartas', 'galletas', 'pasteles']],
    [
      'Nous fabriquons des escaliers et des bibliothèques sur mesure en chêne.',
      ['escaliers', 'bibliothèques sur mesure'],
    ],
    [
      'We forge cast iron skillets, Dutch ovens and griddles in Ohio.',
      ['cast iron skillet', 'dutch oven', 'griddle'],
    ],
    [
      'Pulseras de plata de ley hechas a mano, anillos personalizados, pendientes de aro.',
      ['pulseras de plata de ley', 'anillos personalizados', 'pendientes de aro'],
    ],
    [
      'Hand-built dining tables, benches and bookshelves from local cherry and walnut.',
      ['hand-built dining table', 'bench', 'bookshelf'],
    ],
    [
      'Dog walking, overnight pet sitting and drop-in cat visits while you are at work. Bonded and insured.',
      ['dog walking', 'overnight pet sitting', 'drop-in cat visits'],
    ],
    [
      'Fresh pasta made every morning: orecchiette, tagliatelle, ravioli. We also do pasta making classes on Saturdays.',
      ['fresh pasta', 'orecchiette', 'tagliatelle', 'ravioli', 'pasta making classes'],
    ],
    [
      'Maßgefertigte Reitsättel, Sattelanpassung beim Kunden, Reparatur von Zaumzeug und Gürteln.',
      ['Maßgefertigte Reitsättel', 'Sattelanpassung beim Kunden', 'Reparatur von Zaumzeug und Gürteln'],
    ],
    [
      'Larch chicken coops for 3 to 8 hens, automatic coop doors with a light sensor, and layers pellets. We keep hens ourselves.',
      ['larch chicken coop', 'automatic coop door', 'layers pellet'],
    ],
    [
      'Clases de charango y quena en La Paz, presenciales y por videollamada. Desde cero, 8 alumnos por grupo, instrumento prestado el primer mes.',
      ['clases de charango', 'clases de quena'],
    ],
    // Nobody sells books who says "Book a session".
    [
      'Floating wood-fired sauna on Loch Fyne. Book a private 90 minute session for up to 8 people.',
      ['floating wood-fired sauna'],
    ],
  ])('%s', (description, offers) => {
    expect(read({ description }).offers.map(({ name }) => name)).toEqual(offers);
  });
});

describe('What a program is', () => {
  it.each<[description: string, offers: string[]]>([
    [
      'A meal planner app that builds a weekly dinner plan, writes the grocery list and scales recipes for the family.',
      [
        'meal planner app',
        'weekly dinner plan builder app',
        'grocery list generator app',
        'recipe scaler app',
      ],
    ],
    [
      'LedgerLeaf is cloud accounting software for landscapers. It tracks job costs, sends invoices from the field and syncs with your bank.',
      ['cloud accounting software', 'job cost tracker'],
    ],
    [
      'FocusFern is a Pomodoro timer that grows a plant while you study. Block distracting apps.',
      ['pomodoro timer', 'distracting app blocker'],
    ],
  ])('%s', (description, offers) => {
    const { offers: found } = read({ industry: 'mobile app', description });
    expect(found.map(({ name }) => name)).toEqual(offers);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(['software']));
  });

  it('how many come is no trade', () => {
    const { offers } = read({
      industry: 'wedding photography',
      description: 'Documentary wedding photography and elopements. Two photographers, gallery in 4 weeks.',
    });
    expect(offers.map(({ name }) => name)).not.toContain('two photographer');
  });
});

it('has a field learnt, and sells none of it', () => {
  const { offers } = read({
    industry: 'DIY',
    description: 'I regrout a shower in one afternoon: how to rake out old grout without chipping tiles.',
  });
  expect(offers.map(({ name, kind }) => [name, kind])).toEqual([['diy', 'topic']]);
});
