import { describe, expect, it } from 'vitest';
import { SocialMetaForm, type SocialMetaFormInput } from '#contract/social-meta.ts';
import { deedsBeyond, programOrder } from '#rules/social-meta/program-order.ts';
import type { BuiltSocialMeta } from '#rules/social-meta/record.ts';
import { writtenSocial } from '#tests/setup/written-social.ts';
import { fittingName } from './shorter-names.ts';

type Rest = Partial<SocialMetaFormInput>;

function written(description: string, rest: Rest = {}): BuiltSocialMeta['optimizedMeta'] {
  const form = { url: 'https://site.example/', businessName: 'Larkfield', industry: 'Other', ...rest };
  return writtenSocial(SocialMetaForm.parse({ ...form, description })).record.optimizedMeta;
}

describe('A description', () => {
  it.each<[description: string, facebook: string, rest?: Rest]>([
    [
      'Veterinary practice in Kendal looking after dogs, cats and rabbits. Same-day appointments for sick animals.',
      'Looking after dogs, cats and rabbits. Same-day appointments for sick animals.',
    ],
    [
      'Casa rural para 8 personas en la Sierra de Aracena, con piscina y jardín vallado. Se admiten perros.',
      'Con piscina y jardín vallado. Se admiten perros.',
    ],
    [
      'Larkfield scans receipts with your phone camera and sorts them by tax category. Works offline, no account needed.',
      'Sorts them by tax category. Works offline, no account needed.',
      { contentType: 'app' },
    ],
    // What leans on the sentence that is the title stands beneath it.
    [
      'Larkfield is a freelance translator in Leith. She specialises in patents. Quote within two hours.',
      'She specialises in patents. Quote within two hours.',
    ],
    // The specialist of an illness says so, and no half of it.
    [
      'Soy psicóloga sanitaria en Sevilla, especializada en ansiedad y duelo. Sesiones de 50 minutos por videollamada.',
      'Especializada en ansiedad y duelo. Sesiones de 50 minutos por videollamada.',
    ],
  ])('does not repeat its title: %s', (description, facebook, rest) => {
    expect(written(description, rest).facebook!.description).toBe(facebook);
  });

  it('says for whom at its end', () => {
    const { linkedin } = written('Works offline and exports to CSV. Scans receipts in a second.', {
      primaryKeywords: ['receipt scanner'],
      targetAudience: 'freelancers',
      contentType: 'app',
    });
    expect(`${linkedin!.title} ${linkedin!.description}`).toMatch(/for freelancers/iu);
    expect(linkedin!.description).not.toMatch(/^For freelancers:/u);
  });
});

it.each([
  ['Panela plans your dinners, builds the list and reuses leftovers.', 'Plan your dinners, build the list'],
  ['Panela tracks naps, feeds and diapers', 'Track naps, feeds and diapers'],
  ['Panela is free', ''],
  ['Dinners for two', ''],
])('tells what a program does: %s', (sentence, order) => {
  expect(programOrder(sentence, 'Panela')).toBe(order);
});

it('tells the deeds that a title leaves out', () => {
  const sentence = 'Panela plans your dinners, builds the list and reuses leftovers.';
  expect(deedsBeyond(sentence, 'Panela', 'Plan your dinners, build the list')).toBe('Reuses leftovers.');
  expect(deedsBeyond(sentence, 'Panela', 'Dinners')).toBe('');
});

it.each([
  [
    'How to replace a kitchen tap washer in ten minutes with two tools',
    52,
    'How to replace a kitchen tap washer in ten minutes',
  ],
  ['Dungarees made from recycled polyester', 20, 'Dungarees made from recycled polyester'],
  [
    'Storage units in Dunfermline from 25 to 200 sq ft',
    40,
    'Storage units in Dunfermline from 25 to 200 sq ft',
  ],
])('ends a line before a group: %s', (line, max, name) => {
  expect(fittingName(line, max, { written: 'en', tag: 'en' })).toBe(name);
});
