import { describe, expect, it } from 'vitest';
import { SocialMetaForm, type SocialMetaFormInput } from '#contract/social-meta.ts';
import { socialNetworks } from '#contract/social-page.ts';
import type { BuiltSocialMeta } from '#rules/social-meta/record.ts';
import { writtenSocial } from '#tests/setup/written-social.ts';

type Rest = Partial<SocialMetaFormInput>;

function written(description: string, rest: Rest = {}): BuiltSocialMeta['optimizedMeta'] {
  const form = { url: 'https://site.example/', businessName: 'Larkfield', industry: 'Other', ...rest };
  return writtenSocial(SocialMetaForm.parse({ ...form, description })).record.optimizedMeta;
}
const titlesOf = (meta: BuiltSocialMeta['optimizedMeta']): string[] =>
  socialNetworks.map((id) => meta[id]!.title);

describe('A page is named without the words that only lead to its name', () => {
  it.each<[description: string, facebook: string, rest?: Rest]>([
    [
      'We are a family-run dog school in Harrogate and have three trainers. Puppies welcome.',
      'Family-run dog school in Harrogate',
    ],
    ["I'm a wedding photographer based in Cork. Photos within a month.", 'Wedding photographer in Cork'],
    ['Larkfield is a translation bureau in Leith. Patents and manuals.', 'Translation bureau in Leith'],
    ['Wir sind eine Hundeschule in Kassel und arbeiten ohne Leinenruck.', 'Hundeschule in Kassel'],
    ['Somos una clínica dental en Pontevedra. Pide cita por teléfono.', 'Clínica dental en Pontevedra'],
    [
      'Nous sommes un cabinet d’ostéopathie à Lille, ouvert du lundi au samedi. Sportifs et enfants.',
      'Cabinet d’ostéopathie à Lille',
    ],
    ['Looking for solar panels in Swindon? We fit them in two days.', 'Solar panels in Swindon'],
    // The first entry of a row that goes on would pass for all of it.
    [
      'Veterinary practice in Kendal looking after dogs, cats, rabbits and guinea pigs. Free parking.',
      'Veterinary practice in Kendal',
    ],
    [
      'In this post I explain how to prune a fig tree in late winter. With photos of each cut.',
      'How to prune a fig tree in late winter',
      { contentType: 'article' },
    ],
    [
      'In diesem Video zeige ich, wie man eine Fahrradkette in zehn Minuten wechselt. Ohne Spezialwerkzeug.',
      'Wie man eine Fahrradkette in zehn Minuten wechselt',
      { contentType: 'video' },
    ],
    [
      'Why Norwegian towns switch off their street lights at midnight, and what the crime figures say ten years on.',
      'Why Norwegian towns switch off their street lights',
      { contentType: 'article' },
    ],
    [
      'Larkfield scans receipts with your phone camera and sorts them by tax category. Works offline.',
      'Scan receipts with your phone camera',
      { contentType: 'app' },
    ],
    [
      'Nimbus shows rain by the minute for your street. Radar for the next two hours.',
      'Rain by the minute for your street',
      { contentType: 'app', businessName: 'Nimbus Weather' },
    ],
    [
      'We sell and let cottages, farmhouses and building plots between Oban and Fort William. No fee.',
      'Cottages, farmhouses and building plots',
    ],
    [
      'Nachhilfe in Mathe, Deutsch und Englisch für die Klassen 5 bis 13 in Kassel und online. Lehrer mit Studium.',
      'Nachhilfe in Mathe, Deutsch und Englisch',
    ],
    [
      'Larkfield helps couples split bills fairly by income. Link no bank.',
      'Split bills fairly by income',
      { contentType: 'app' },
    ],
    [
      'Mercería en Burgos con más de 400 lanas, telas de patchwork y botones antiguos. Clases de punto.',
      'Mercería en Burgos: clases de punto',
    ],
    [
      'Independent cinema on Whitby harbour showing new releases, classics and live theatre. Tickets for all.',
      'Independent cinema on Whitby harbour',
    ],
    // What is tuned and repaired is not what is sold.
    [
      'We tune, repair and restore upright and grand pianos across Bristol and Bath. Tuning £75.',
      'We tune, repair and restore upright and grand pianos',
    ],
    [
      "I'm Sanne, a career coach in Rotterdam for people who lost their job. Five sessions of 75 minutes.",
      'Career coach in Rotterdam for people who lost their job',
    ],
    [
      'Barnside is a threshing barn in the Cotswolds. Six bedrooms.',
      'Threshing barn in the Cotswolds',
      { businessName: 'Barnside Weddings' },
    ],
    [
      'Your landlord kept your deposit? Here is the letter, the deadlines and the evidence.',
      'Your landlord kept your deposit?',
      { contentType: 'article' },
    ],
    [
      'I wore the same pair of jeans for 400 days and repaired them eleven times. Here is what each repair cost.',
      'I wore the same pair of jeans for 400 days',
      { contentType: 'article' },
    ],
    [
      'Fotografia ślubna i sesje rodzinne w Krakowie. Reportaż od 3500 zł.',
      'Fotografia ślubna i sesje rodzinne w Krakowie',
      { primaryKeywords: ['fotograf ślubny kraków'] },
    ],
  ])('%s', (description, facebook, rest) => {
    expect(written(description, rest).facebook!.title).toBe(facebook);
  });
});

describe('A title is one line of a person', () => {
  it('of a bakery on each network', () => {
    const meta = written(
      'Sourdough and rye breads baked overnight in Ely. Open Thursday to Sunday from 7 am. Order celebration cakes three days ahead.',
      { businessName: 'Fen Bakehouse' },
    );
    expect(meta.general.title).toBe('Sourdough and rye breads in Ely | Fen Bakehouse');
    expect(titlesOf(meta)).toEqual([
      'Sourdough and rye breads baked overnight in Ely',
      'Sourdough and rye breads in Ely',
      'Sourdough and rye breads baked overnight in Ely | Fen Bakehouse',
      'Sourdough and rye breads baked overnight in Ely',
      'Sourdough and rye breads in Ely',
    ]);
    expect(meta.general.keywords).toEqual([
      'sourdough bread Ely',
      'rye bread Ely',
      'sourdough bread',
      'rye bread',
      'celebration cakes',
    ]);
  });

  it.each<[description: string, never: RegExp, rest?: Rest]>([
    // Care, bookings, parking and a link are for those who come already.
    ['Handwoven lambswool throw, 130 x 190 cm. Hand wash cold. £128.', /wash/iu, { contentType: 'product' }],
    ['Physiotherapie in Regensburg. Barrierefreier Zugang, Parkplätze im Hof.', /Zugang|Parkplätze/u],
    [
      'One-pan lentil shakshuka in 25 minutes. Recipe link in the description.',
      /link/u,
      { contentType: 'video' },
    ],
    // The price of one thing is not that of the whole.
    ['Veterinary practice in Kendal. Puppy vaccination course £72.', /£72/u],
    ['Lash extensions in Peckham. Classic set £55, hybrid £65, volume £75.', /: hybrid|: £/u],
    ['Dog school in Harrogate. Puppy classes every Tuesday, £95 for six weeks.', /Harrogate: £95/u],
    ['Ferretería en Salamanca desde 1974. Abrimos los sábados.', /abrimos/iu],
    ['Three log cabins on Lake Bled. Minimum stay two nights.', /minimum/iu],
    [
      'Split rent, bills and groceries with flatmates. No ads.',
      / for /u,
      { contentType: 'app', targetAudience: 'students' },
    ],
    [
      'Hand-knitted blanket in merino wool. Machine wash at 30 on the wool cycle.',
      /wash/iu,
      { contentType: 'product' },
    ],
    [
      'How a village in Wales bought its own pub. Photos by Elin Pugh.',
      /photos|for community/u,
      { contentType: 'article', targetAudience: 'community groups' },
    ],
    [
      'Swiss cheese plant in a 17 cm pot. Toxic to cats and dogs if eaten.',
      /toxic/iu,
      { contentType: 'product' },
    ],
    [
      'Schneidebrett aus Nussbaum. Gravur mit Namen, bis 25 Zeichen.',
      /(?<!Namen), bis 25/u,
      { contentType: 'product' },
    ],
    ['We clear blocked sinks and outside drains. Monday to Saturday 7.30 to 18.00.', /drains:|Monday/u],
    ['Dotline tracks habits with one tap. Free for 5 habits.', /tap:/u, { contentType: 'app' }],
    // A sentence of a language whose verbs are not known is not cut in its middle.
    [
      'Despensa guarda lo que tienes en casa. Gratis hasta 100 productos.',
      /tienes(?! en casa)/u,
      { contentType: 'app' },
    ],
    // What somebody has to bring, and what costs nothing, does not say of what.
    ['Clases de inglés en Cádiz. Primera clase gratis.', /^Primera clase gratis$/u],
    ['Learn to swim in open water. You need to be able to swim 200 metres in a pool.', /^You need/u],
    [
      'Learn to swim in open water. Sessions cost £45.',
      /swim for|^Learn to swim$/u,
      { targetAudience: 'adults' },
    ],
    ['Brotbackkurs in Freiburg. Jeden Samstag ab 9 Uhr in Freiburg.', /^Jeden Samstag/u],
    // No word of a language that is not read stands alone at an end.
    [
      'Vinterförvaring, motorservice och lackering av segelbåtar i Karlskrona. Öppet hela året.',
      /\si(?:$| \||:)|: öppet/u,
    ],
  ])('%s: never %s', (description, never, rest) => {
    const meta = written(description, rest);
    for (const title of [meta.general.title, ...titlesOf(meta)]) expect(title).not.toMatch(never);
  });

  it.each<[description: string, title: string, rest?: Rest]>([
    [
      'Midi dress in European linen, 190 g/m2, terracotta. Sewn in Leicester.',
      'Midi dress in European linen for women and teenagers | Larkfield',
      { contentType: 'product', targetAudience: 'women, teenagers' },
    ],
    // What describes a thing follows a comma.
    [
      'Handwoven lambswool throw. Woven in Galashiels from undyed yarn.',
      'Handwoven lambswool throw, woven in Galashiels from undyed yarn',
      { contentType: 'product' },
    ],
    [
      'Duftkerze aus Sojawachs. Von Hand gegossen in Flensburg.',
      'Duftkerze aus Sojawachs, von Hand gegossen in Flensburg',
      { contentType: 'product' },
    ],
    [
      'Self storage units in Dunfermline. From £14 a week including VAT and insurance up to £2,000.',
      'Self storage units in Dunfermline, from £14 a week',
    ],
  ])('%s: %s', (description, title, rest) => {
    expect(titlesOf(written(description, rest))).toContain(title);
  });
});
