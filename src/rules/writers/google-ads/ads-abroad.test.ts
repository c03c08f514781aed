import { describe, expect, it } from 'vitest';
import type { GoogleAdsFormInput } from '#contract/google-ads-form.ts';
import { campaignOfForm } from '#tests/golden/google-ads/campaign-of-form.ts';

/** All keywords, headlines and descriptions of a campaign, one a line. */
function textsOf(form: Partial<GoogleAdsFormInput>): string {
  const { adGroups } = campaignOfForm({
    businessName: 'Larkfield',
    industry: 'Other',
    location: 'Metz',
    primaryServices: '',
    ...form,
  });
  return adGroups
    .flatMap(({ keywords, ad }) => [
      ...keywords,
      ...ad.headlines.map(({ text }) => text),
      ...ad.descriptions.map(({ text }) => text),
    ])
    .join('\n');
}

describe('What ads say in the words of a trade', () => {
  it.each<[form: Partial<GoogleAdsFormInput>, wanted: RegExp, refused: RegExp]>([
    [
      {
        businessType: 'home_services',
        primaryServices: 'Wir reinigen Abflüsse, sanieren Rohre und orten Lecks',
        language: 'de',
      },
      /^Rohre sanieren$.*^Lecks orten/msu,
      /Rohre-Sanierung/u,
    ],
    [
      { businessType: 'education', primaryServices: 'Mathe-Nachhilfe, Englisch-Nachhilfe', language: 'de' },
      /^mathe-nachhilfe kosten$/mu,
      /nachhilfe (?:kurs|unterricht)$/mu,
    ],
    [
      {
        businessType: 'professional_services',
        primaryServices: 'Einkommensteuer, Jahresabschluss',
        language: 'de',
      },
      /^Einkommensteuer in Metz$/mu,
      /gesucht\?/u,
    ],
    [
      { industry: 'Bestatter', primaryServices: 'Erdbestattung, Feuerbestattung', language: 'de' },
      /^erdbestattung kosten$/mu,
      /(?:firma|angebot|anbieter)$/mu,
    ],
    [
      {
        businessName: 'Podologie Arndt',
        businessType: 'healthcare',
        primaryServices: 'Nagelspangen',
        language: 'de',
      },
      /^nagelspangen praxis$/mu,
      /facharzt/u,
    ],
    [
      { businessType: 'restaurant', primaryServices: 'Kaffee zum Mitnehmen, Torten', language: 'de' },
      /^torten preise$/mu,
      /essen gehen/u,
    ],
    [
      {
        businessType: 'retail',
        industry: 'Bodega',
        primaryServices: 'vinos tintos, visitas con cata, venta online',
        language: 'es',
      },
      /^visitas con cata metz$/mu,
      /venta online en|catálogo de visitas|comprar visitas/iu,
    ],
    [
      {
        businessType: 'healthcare',
        industry: 'Fisioterapia',
        primaryServices: 'dolor de espalda, suelo pélvico',
        language: 'es',
      },
      /También en nuestra consulta: suelo pélvico/u,
      /ofrecemos/u,
    ],
    [
      { businessType: 'legal', primaryServices: 'divorce, accident de la route', language: 'fr' },
      /Autres domaines : accident de la route/u,
      /proposons/u,
    ],
    [
      {
        industry: 'Web design agency',
        businessType: 'professional_services',
        primaryServices: 'Shopify stores, SEO',
      },
      /^Need a Web Design Agency\?$/mu,
      /^Need Web/mu,
    ],
    [
      { businessType: 'education', primaryServices: 'A level physics tutoring, GCSE maths tutoring' },
      /^a level physics tutoring$/mu,
      /^Level Physics/mu,
    ],
    [
      {
        industry: 'Reiten',
        businessType: 'other',
        primaryServices: 'Reitunterricht, Ponyfreizeiten',
        language: 'de',
      },
      /^reitunterricht kosten$/mu,
      /(?:firma|angebot)$/mu,
    ],
    [
      { industry: 'Musik', primaryServices: 'Hochzeits-DJ, Lichttechnik mieten', language: 'de' },
      /^lichttechnik mieten firma$/mu,
      /dj firma/u,
    ],
    [
      { businessType: 'restaurant', primaryServices: 'paella valenciana, arroz a banda', language: 'es' },
      /^Paella valenciana en Metz: Larkfield\.$/mu,
      /en Metz en/u,
    ],
    [
      {
        businessType: 'education',
        industry: 'Crèche',
        primaryServices: 'accueil régulier, halte-garderie',
        language: 'fr',
      },
      /^accueil régulier tarif$/mu,
      /(?:cours|débutant|école|professionnel)$/mu,
    ],
    [
      { industry: 'Toilettage', primaryServices: 'toilettage chien, bain', language: 'fr' },
      /Prenez rendez-vous/u,
      /demandez un devis|Devis :/iu,
    ],
    [
      {
        businessType: 'professional_services',
        primaryServices: 'dépannage informatique, création de site',
        language: 'fr',
      },
      /^création de site tarif$/mu,
      /cabinet$/mu,
    ],
  ])('%j', (form, wanted, refused) => {
    const texts = textsOf(form);
    expect(texts).toMatch(wanted);
    expect(texts).not.toMatch(refused);
  });
});

it('blocks no plural of what the campaign is for', () => {
  const { negativeKeywords } = campaignOfForm({
    businessName: 'Schreibwerk',
    businessType: 'professional_services',
    industry: 'Lektorat',
    location: 'Weimar',
    primaryServices: 'Romanlektorat, Bewerbungen',
    language: 'de',
  });
  expect(negativeKeywords).not.toContain('bewerbung');
});
