import { describe, expect, it } from 'vitest';
import { SocialMetaForm, type SocialMetaFormInput } from '#contract/social-meta.ts';
import { writtenSocial } from '#tests/setup/written-social.ts';

const written = (description: string, rest: Partial<SocialMetaFormInput> = {}) =>
  writtenSocial(
    SocialMetaForm.parse({
      url: 'https://shop.example/',
      industry: 'Other',
      businessName: 'Larkfield',
      description,
      ...rest,
    }),
  );

describe('What a page of a form is about, as owners type them', () => {
  it.each<[description: string, subject: string, rest?: Partial<SocialMetaFormInput>]>([
    [
      'Home | About | Services | Contact\nWindow cleaning in Neath.\nMonday 8:00 - 17:30\nTel: 01625 555 019',
      'Window cleaning in Neath',
    ],
    [
      '- window cleaning\n- gutter clearing\n- roof cleaning\n* no contracts',
      'Window cleaning, gutter clearing, roof cleaning',
    ],
    [
      'GELNÄGEL, SHELLAC, NAIL ART UND WIMPERNVERLÄNGERUNG IN KREFELD. TERMINE AUCH OHNE ANMELDUNG!!!',
      'Gelnägel, Shellac, Nail Art und Wimpernverlängerung in Krefeld',
    ],
    [
      'Larkfield is contract management software for procurement teams. Track renewal dates.',
      'Contract management software for procurement teams',
    ],
    [
      'Wir betreuen Ärzte, Gastronomen und Handwerker in Graz. Buchhaltung, Lohnverrechnung und Jahresabschluss.',
      'Buchhaltung, Lohnverrechnung und Jahresabschluss',
    ],
    [
      'I help women over 40 who are stuck in their career to find work they love. Coaching, a 12-week programme and a clarity call.',
      'Coaching, a 12-week programme and a clarity call',
    ],
    [
      'Bike rental in La Savina harbour, Formentera: city bikes, e-bikes, mountain bikes and child seats. From 12 € a day.',
      'Bike rental in La Savina harbour, Formentera',
    ],
    [
      'Larkfield scans your groceries, warns you before food expires and suggests recipes.',
      'Scan your groceries',
      { contentType: 'app' },
    ],
    [
      'We come to your driveway in a fully equipped van. Prices from $65.',
      'Mobile dog groomer Tucson',
      { primaryKeywords: ['mobile dog groomer tucson'] },
    ],
    ['ostéopathe à annecy. mal de dos, torticolis. consultation 60€', 'Ostéopathe à Annecy'],
  ])('%s', (description, subject, rest) => {
    expect(written(description, rest).brief.subject).toBe(subject);
  });
});

it('keeps the description as it was typed', () => {
  const typed = 'Home | About | Services | Contact\nWindow cleaning in Neath.';
  expect(written(typed).record.description).toBe(typed);
});

it('says kinds of one thing in its row', () => {
  const { record } = written(
    'Bike rental in Formentera: city bikes, e-bikes, mountain bikes and child seats. From 12 € a day.',
  );
  expect(record.optimizedMeta.facebook?.description).toContain('City bikes, e-bikes, mountain bikes');
});

it('calls to action in small letters', () => {
  const { record } = written('Gelnägel und Shellac in Krefeld.', { callToAction: 'JETZT TERMIN BUCHEN!!!' });
  expect(record.optimizedMeta.facebook?.description).toContain('Jetzt Termin buchen.');
});

it('takes no name that waits for its year', () => {
  const { record } = written(
    "Welcome to Larkfield Garage – Macclesfield's garage since 1978! MOT tests, tyres and exhausts.",
  );
  expect(record.optimizedMeta.general.keywords.join('\n')).not.toMatch(/since/u);
});

it('takes a pair inside a row for one keyword', () => {
  const { record } = written(
    'Dog salon in Leeds. Full groom, bath and brush, nail trims and teeth brushing.',
  );
  expect(record.optimizedMeta.general.keywords).toContain('bath and brush');
});
