import { describe, expect, it } from 'vitest';
import { ResearchForm, type ResearchFormInput } from '#contract/keyword-research.ts';
import { readBrief } from './brief.ts';

const read = (input: Partial<ResearchFormInput>) =>
  readBrief(ResearchForm.parse({ businessName: 'Larkfield', industry: 'Other', ...input }));

describe('Offers of forms as owners type them', () => {
  it.each<[form: Partial<ResearchFormInput>, offers: string[]]>([
    [
      {
        businessName: 'Larkfield Garage',
        industry: 'Automotive',
        description:
          'Home | About | Services | Contact | Basket (0)\nWelcome to Larkfield Garage!\nOur services\n• MOT tests (class 4 & 7)\n• Brakes & clutches\n• Air-con re-gas\n• Diagnostics\nOpening hours\nMonday 8:00 - 17:30\nTel: 01625 555 019',
      },
      ['mot test', 'brake repair', 'clutch replacement', 'air-con re-gas', 'diagnostics'],
    ],
    [
      { industry: 'window cleaning', description: '- window cleaning\n- gutter clearing\n* no contracts' },
      ['window cleaning', 'gutter clearing'],
    ],
    [
      {
        businessName: 'NAGELSTUDIO LARKFIELD',
        industry: 'BEAUTY & WELLNESS',
        location: 'Krefeld',
        description: 'GELNÄGEL, SHELLAC, NAIL ART, FUSSPFLEGE UND WIMPERNVERLÄNGERUNG IN KREFELD.',
      },
      ['Gelnägel', 'Shellac', 'Nail Art', 'Fußpflege', 'Wimpernverlängerung', 'Nagelstudio'],
    ],
    [
      {
        businessName: 'Fahrschule Larkfeld',
        industry: 'Fahrschule',
        description: 'Führerschein Klasse B, BE, A, A1, AM. Intensivkurse in den Ferien.',
      },
      [
        'Führerschein Klasse B',
        'Führerschein Klasse BE',
        'Führerschein Klasse A',
        'Führerschein Klasse A1',
        'Führerschein Klasse AM',
        'Fahrschule',
      ],
    ],
    [
      {
        industry: 'Software',
        description:
          'Contract management software for procurement. Track renewal dates, approve contracts in one workflow, and sign electronically.',
      },
      ['contract management software', 'renewal date tracker'],
    ],
    [
      {
        industry: 'mobile dog grooming',
        description: 'We come to you. Full groom, bath and brush, clip, de-shedding and teeth brushing.',
      },
      ['full dog groom', 'dog bath and brush', 'dog clip', 'dog de-shedding', 'dog teeth brushing'],
    ],
    [
      {
        industry: 'Fisioterapia',
        location: 'Cádiz',
        description: 'fisioterapia deportiva, suelo pelvico y puncion seca en Cadiz',
      },
      ['fisioterapia deportiva', 'fisioterapia suelo pélvico', 'punción seca'],
    ],
    [
      {
        industry: 'Podcast',
        description: 'A weekly podcast for nurses about night shifts, burnout, pay negotiations and careers.',
      },
      ['podcast', 'burnout podcast', 'pay negotiation podcast'],
    ],
    [
      {
        platform: 'youtube',
        industry: 'Woodturning',
        description:
          'Weekly videos about woodturning on a mini lathe: bowls, pens, finials, sharpening gouges.',
      },
      ['woodturning on a mini lathe', 'woodturning bowls', 'woodturning pens', 'woodturning finials'],
    ],
    [
      {
        businessName: 'Zeltverleih Larkfeld',
        industry: 'Vermietung',
        description: 'Wir verleihen Festzelte.',
      },
      ['Festzelte leihen', 'Zeltverleih'],
    ],
    [
      {
        businessName: 'Anna Larkfield Coaching',
        industry: 'Life coach',
        description: 'I help women over 40 who are stuck in their career to find work they love.',
      },
      ['life coach', 'coaching'],
    ],
    [
      {
        industry: 'Upholstery',
        products: ['Armchair reupholstery from £450', 'Dining chair seats £35 each', 'A party boat'],
      },
      ['armchair reupholstery', 'dining chair seat', 'party boat'],
    ],
    [{ industry: 'skip hire', currentKeywords: ['cheap skip hire', 'how much is a skip'] }, ['skip hire']],
    [
      {
        industry: 'SaaS',
        description: 'Payroll and HR software for UK small businesses. Run payroll in minutes.',
      },
      ['payroll and hr software'],
    ],
    [
      {
        industry: 'Ostéopathe',
        description: 'ostéopathe d.o. nourrissons, sportifs. mal de dos, torticolis, migraines.',
        language: 'fr',
      },
      ['mal de dos', 'torticolis', 'migraines', 'ostéopathe'],
    ],
    [
      {
        industry: 'Nutricionista',
        description: 'Planes personalizados para perder peso, síndrome de intestino irritable y embarazo.',
      },
      ['planes personalizados', 'planes personalizados para perder peso'],
    ],
    [
      {
        businessName: 'Weingut Larkfeld',
        industry: 'Weingut',
        description: 'Riesling, Spätburgunder und Sekt. Weinproben ab 6 Personen, Ferienwohnung im Weingut.',
      },
      ['Riesling', 'Spätburgunder', 'Sekt', 'Weingut'],
    ],
    [
      {
        platform: 'playstore',
        industry: 'App',
        description: 'Water tracker and drink reminder. Free, no ads.',
      },
      ['water tracker', 'drink reminder'],
    ],
  ])('%j', (form, offers) => {
    expect(
      read(form)
        .offers.map(({ name }) => name)
        .slice(0, offers.length),
    ).toEqual(offers);
  });
});
