import { describe, expect, it } from 'vitest';
import { SocialMetaForm, type SocialMetaFormInput } from '#contract/social-meta.ts';
import { socialBrief } from '#rules/social-meta/social-brief.ts';
import { writeSocial } from './write.ts';

const write = (form: Partial<SocialMetaFormInput>) =>
  writeSocial(
    socialBrief(
      SocialMetaForm.parse({
        url: 'https://example.com/x',
        platform: 'all',
        businessName: 'Larkfield',
        industry: 'Other',
        contentType: 'website',
        ...form,
      } as SocialMetaFormInput),
      null,
    ),
  );

describe('cards of pages that ask, invite and tell', () => {
  it('a line ends before the clause that says what is done there', () => {
    const { general, cards } = write({
      businessName: 'La Ferme du Bois Joli',
      industry: 'Ferme pédagogique',
      description:
        "Une ferme pédagogique près d'Angers où les enfants nourrissent les chèvres, ramassent les œufs et font leur pain. 8 € par enfant.",
    });
    expect(general.title).toBe("Ferme pédagogique près d'Angers | La Ferme du Bois Joli");
    expect(general.keywords.join()).toContain("d'Angers");
    expect(JSON.stringify(cards)).not.toContain('"Ramassent');
  });

  it.each<[why: string, form: Partial<SocialMetaFormInput>, never: RegExp]>([
    [
      'a clause of an app names no app',
      {
        contentType: 'app',
        businessName: 'LedgerPup',
        description: 'Snap a receipt and LedgerPup files it, reads the VAT and matches it to your bank feed.',
      },
      /ledgerpup|snap/iu,
    ],
    [
      'what the reader is asked to give is nothing that is looked for',
      {
        description:
          "Give your old sofa a second home. We collect for free across Stockport and mend what's broken.",
      },
      /sofa/u,
    ],
    [
      'how one begins is no search',
      {
        industry: 'Dog day care',
        description:
          'Looking for somewhere your dog can play all day? Our fenced acre in Poole takes 20 dogs. Trial half day free.',
      },
      /trial/u,
    ],
    [
      'how a studio works is no search',
      {
        industry: 'Estudio de tatuajes',
        description:
          'Tatuajes de línea fina en Malasaña, Madrid. Diseños a medida, cita previa y cabina privada.',
      },
      /cita|cabina/u,
    ],
  ])('%s', (_, form, never) => {
    expect(write(form).general.keywords.filter((keyword) => never.test(keyword))).toEqual([]);
  });
});
