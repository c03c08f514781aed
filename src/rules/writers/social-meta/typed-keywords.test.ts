import { describe, expect, it } from 'vitest';
import { SocialMetaForm, type SocialMetaFormInput } from '#contract/social-meta.ts';
import { writtenSocial } from '#tests/setup/written-social.ts';

function keywordsOf(description: string, rest: Partial<SocialMetaFormInput> = {}): string[] {
  const form = { url: 'https://site.example/', businessName: 'Larkfield', industry: 'Other', ...rest };
  return writtenSocial(SocialMetaForm.parse({ ...form, description })).record.optimizedMeta.general.keywords;
}

describe('Keywords are what people type', () => {
  it.each<[description: string, keywords: string[], rest?: Partial<SocialMetaFormInput>]>([
    [
      'Physiotherapy and sports massage in Salisbury. Same week appointments, evening slots Tuesday and Thursday.',
      ['physiotherapy Salisbury', 'sports massage Salisbury', 'physiotherapy', 'sports massage'],
    ],
    [
      'Roggenbrot aus dem Holzofen, jeden Mittwoch und Samstag. Bestellung bis 18 Uhr am Vortag.',
      ['Roggenbrot', 'Roggenbrot aus dem Holzofen'],
    ],
    [
      'Independent veterinary practice in Kendal. Same-day appointments for sick animals.',
      ['vet Kendal', 'veterinary practice Kendal', 'veterinary practice'],
      { businessName: 'Brookside Vets' },
    ],
    [
      'Physiotherapie, manuelle Therapie und Lymphdrainage in Regensburg. Alle Kassen.',
      [
        'Physiotherapie Regensburg',
        'manuelle Therapie Regensburg',
        'Lymphdrainage Regensburg',
        'Physiotherapie',
        'manuelle Therapie',
        'Lymphdrainage',
      ],
    ],
    [
      'Gutter cleaning, repairs and soffit painting in Belfast. We use a camera pole.',
      ['gutter cleaning Belfast', 'soffit painting Belfast', 'gutter cleaning', 'soffit painting'],
    ],
    [
      'Optiker in Münster mit eigener Werkstatt: Gleitsichtbrillen, Sportbrillen und Kontaktlinsen.',
      [
        'Optiker Münster',
        'Gleitsichtbrillen Münster',
        'Sportbrillen Münster',
        'Kontaktlinsen Münster',
        'Optiker',
        'Gleitsichtbrillen',
        'Sportbrillen',
        'Kontaktlinsen',
      ],
    ],
    [
      'Unblock a kitchen sink with a plunger and a bucket. Takes 20 minutes.',
      ['unblock a kitchen sink', 'kitchen sink'],
      { contentType: 'video' },
    ],
    [
      'Cordonnier à Lyon 2e : ressemelage, talons et réparation de sacs en cuir. Délai de trois jours.',
      [
        'cordonnier Lyon',
        'ressemelage Lyon',
        'talons Lyon',
        'réparation de sacs Lyon',
        'cordonnier',
        'ressemelage',
        'talons',
        'réparation de sacs',
      ],
    ],
    [
      'massage suédois, drainage lymphatique & soin du visage au centre de Rennes. bons cadeaux',
      [
        'massage suédois Rennes',
        'drainage lymphatique Rennes',
        'soin du visage Rennes',
        'massage suédois',
        'drainage lymphatique',
        'soin du visage',
      ],
    ],
    [
      'Six covered padel courts in Sheffield. Club nights, leagues and a bar.',
      ['covered padel courts Sheffield', 'covered padel courts'],
    ],
    [
      'We tune, repair and restore upright and grand pianos across Bristol.',
      [
        'upright piano tuning Bristol',
        'grand piano tuning Bristol',
        'upright piano repair Bristol',
        'grand piano repair Bristol',
        'upright piano restoration Bristol',
        'upright piano tuning',
        'grand piano tuning',
        'upright piano repair',
        'grand piano repair',
        'upright piano restoration',
        'grand piano restoration',
      ],
    ],
    [
      'Ferienwohnung für vier Personen in Greetsiel. Zwei Schlafzimmer, Kaminofen, eingezäunter Garten.',
      ['Ferienwohnung Greetsiel', 'Ferienwohnung'],
    ],
    [
      'Surf lessons in Newquay for beginners. Two-hour group lesson £40.',
      ['surf school Newquay', 'surf lessons Newquay', 'surf lessons', 'surf school'],
      { businessName: 'Cove Surf School' },
    ],
    [
      'Nous coiffons femmes, hommes et enfants à Namur depuis 1992.',
      ['coiffure Namur', 'coiffure'],
      { industry: 'Coiffure', businessName: 'Salon Mireille' },
    ],
    [
      'Cuisine de marché et poissons grillés sur les quais de La Rochelle.',
      [
        'brasserie La Rochelle',
        'cuisine de marché La Rochelle',
        'poissons grillés La Rochelle',
        'cuisine de marché',
        'poissons grillés',
      ],
      { businessName: 'Brasserie du Quai' },
    ],
    [
      'Can your employer read your work emails? What UK law says about monitoring.',
      ['can your employer read your work emails'],
      { contentType: 'article' },
    ],
    ['Je sème des tomates en intérieur en mars. Levée en 6 jours.', [], { contentType: 'video' }],
    [
      'Stückseife mit Olivenöl, Sheabutter und Lavendelöl, 95 g. Ohne Palmöl.',
      ['Stückseife', 'Stückseife mit Olivenöl', 'Stückseife ohne Palmöl'],
      { contentType: 'product' },
    ],
    [
      '宜兴原矿紫泥手工制作，西施壶，容量200毫升。高7厘米，长11厘米。',
      ['宜兴原矿紫泥手工制作', '西施壶'],
      { contentType: 'product' },
    ],
    [
      'Surf lessons in Newquay. We teach all year round, even in January.',
      ['surf lessons Newquay', 'surf lessons'],
    ],
    ['Sácate el carnet B en Granada. Más de 30 coches.', ['carnet B Granada', 'carnet B']],
    [
      'Third-generation butchers in Stroud. Order your Christmas turkey by 1 December.',
      ['butchers Stroud', 'butchers', 'Christmas turkey'],
    ],
    ['Three log cabins on Lake Bled. Each sleeps four.', ['log cabins Lake Bled', 'log cabins']],
    ['Tide times and heights for 600 ports. Works without signal.', ['tide times'], { contentType: 'app' }],
    [
      'Larkfield plans your dinners, builds the shopping list and reuses leftovers.',
      ['dinner planner', 'shopping list builder'],
      { contentType: 'app' },
    ],
    [
      'How to prune a fig tree in late winter so that it fruits the same year. With photos.',
      ['how to prune a fig tree in late winter', 'how to prune a fig tree'],
      { contentType: 'article' },
    ],
    [
      'Nous sommes un cabinet d’ostéopathie à Lille. Adultes, sportifs, femmes enceintes et nourrissons.',
      ['cabinet d’ostéopathie Lille', 'cabinet d’ostéopathie'],
      { targetAudience: 'sportifs et femmes enceintes' },
    ],
    [
      'Know when the water turns. Slackwater shows tides and the height of the bar, offline.',
      ['Slackwater app'],
      { businessName: 'Slackwater', contentType: 'app' },
    ],
    [
      'Your starter smells of nail varnish? It is hungry, not dead. Three feeds that bring it back.',
      ['starter smells of nail varnish'],
      { contentType: 'article' },
    ],
    [
      'Juego de seis tazas de gres esmaltadas a mano en Níjar. 180 ml, aptas para lavavajillas.',
      ['juego de tazas', 'tazas de gres'],
      { contentType: 'product' },
    ],
  ])('%s', (description, keywords, rest) => {
    expect(keywordsOf(description, rest)).toEqual(keywords);
  });
});
