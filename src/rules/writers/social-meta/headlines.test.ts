import { describe, expect, it } from 'vitest';
import { SocialMetaForm, type SocialMetaFormInput } from '#contract/social-meta.ts';
import type { BuiltSocialMeta } from '#rules/social-meta/record.ts';
import { writtenSocial } from '#tests/setup/written-social.ts';

type Rest = Partial<SocialMetaFormInput>;

function written(description: string, rest: Rest): BuiltSocialMeta['optimizedMeta'] {
  const form = { url: 'https://site.example/', businessName: 'Larkfield', industry: 'Other', ...rest };
  return writtenSocial(SocialMetaForm.parse({ ...form, description })).record.optimizedMeta;
}

const shower =
  'I regrout a shower in one afternoon: how to rake out old grout without chipping tiles, which epoxy grout I use and why, and how long you must wait before the first shower. 14 minutes.';
const tilers =
  'Our tilers have fitted wet rooms, kitchen splashbacks and Victorian path mosaics all over south Manchester since 1998, with their own hands and never with subcontractors from an agency. 5 tilers.';
const kefir =
  'Nous avons goûté douze kéfirs de fruits du commerce à l’aveugle pour savoir lesquels sont vraiment fermentés, lesquels sont sucrés après coup et lequel on rachèterait demain sans hésiter. 6 min.';
const chair =
  'A comb-back Windsor chair, turned and carved in our workshop in Hebden Bridge from English ash and elm. Milk paint in black or lichen green. 107 cm tall, seat 44 cm.';

describe('What is told is named by its own line, where a wanted keyword is only a part of it', () => {
  it.each<[description: string, title: string, rest: Rest]>([
    [
      shower,
      'I regrout a shower in one afternoon',
      { contentType: 'video', primaryKeywords: ['regrout a shower'] },
    ],
    [
      'Cómo mantener viva una masa madre en verano: a qué temperatura guardarla y cada cuánto alimentarla.',
      'Cómo mantener viva una masa madre en verano',
      { contentType: 'article', primaryKeywords: ['masa madre'] },
    ],
    [
      'Wie man Quarkstollen so backt, dass er nach drei Wochen noch saftig ist: welche Butter, wie lange er ruhen muss und warum Oma Grete niemals Zitronat nahm.',
      'Wie man Quarkstollen backt',
      { contentType: 'article', primaryKeywords: ['Quarkstollen'] },
    ],
    [
      "We rode the King Alfred's Way in four days with a two year old. Here is what we packed and where we slept.",
      "We rode the King Alfred's Way in four days",
      { contentType: 'article', primaryKeywords: ["king alfred's way"] },
    ],
    [
      chair,
      'Comb-back Windsor chair, turned and carved in our workshop',
      { contentType: 'product', primaryKeywords: ['windsor chair'] },
    ],
    [
      'Restaurante de cocina gallega en Vigo con menú del día a 14 € de lunes a viernes. Reserva por WhatsApp.',
      'Restaurante de cocina gallega en Vigo',
      { contentType: 'website', primaryKeywords: ['restaurante Vigo'] },
    ],
    [
      'Noleggio biciclette a Lucca: city bike 15 € al giorno, e-bike 35 €, tandem 30 €. Casco e lucchetto inclusi.',
      'Noleggio biciclette a Lucca',
      { contentType: 'website', primaryKeywords: ['noleggio bici Lucca'] },
    ],
    [
      'DENTIST IN MESA AZ!!! OPEN SATURDAYS. CLEANINGS $89, NO INSURANCE NEEDED. CALL TODAY!',
      'Dentist in Mesa AZ',
      { contentType: 'website', primaryKeywords: ['dentist mesa az'] },
    ],
    [
      '京都の朝を歩く少人数ツアー。伏見稲荷と東福寺を日の出前に回り、湯豆腐の朝食で締めくくります。',
      '京都の朝を歩く少人数ツアー',
      { contentType: 'website', primaryKeywords: ['京都 ツアー'] },
    ],
    // The first kind of brace would pass for all.
    [
      'Orthodontist in Boise offering Invisalign, metal and ceramic braces for children and adults. We speak Spanish.',
      'Orthodontist in Boise',
      { contentType: 'website', primaryKeywords: ['orthodontist boise'] },
    ],
  ])('%s', (description, title, rest) => {
    expect(written(description, rest).general.title.replace(' | Larkfield', '')).toBe(title);
  });
});

describe('A description says more than how long it takes, and ends where a thought does', () => {
  it.each<[description: string, general: RegExp, whatsapp: RegExp, rest: Rest]>([
    [
      shower,
      /^I regrout a shower in one afternoon: how to rake .+ I use and why\. 14 minutes\.$/u,
      /^How to rake out old grout without chipping tiles, which epoxy grout I use and why\.$/u,
      { contentType: 'video', primaryKeywords: ['regrout a shower'] },
    ],
    [
      tilers,
      /all over south Manchester since 1998, with their own hands\. 5 tilers\.$/u,
      /^Our tilers have fitted wet rooms, kitchen splashbacks and Victorian path mosaics\.$/u,
      { contentType: 'website', primaryKeywords: ['tiler manchester'] },
    ],
    [
      kefir,
      /lesquels sont vraiment fermentés\. 6 min\.$/u,
      /^Nous avons goûté douze kéfirs de fruits du commerce à l’aveugle\.$/u,
      { contentType: 'article', primaryKeywords: ['kéfir de fruits'] },
    ],
  ])('%s', (description, general, whatsapp, rest) => {
    const meta = written(description, rest);
    expect(meta.general.description).toMatch(general);
    expect(meta.whatsapp!.description).toMatch(whatsapp);
  });
});

it('takes neither what was done to a thing nor how many work there for a search', () => {
  expect(written(chair, { contentType: 'product' }).general.keywords).not.toEqual(
    expect.arrayContaining(['turned']),
  );
  const { keywords } = written(tilers, { contentType: 'website' }).general;
  expect(keywords.filter((keyword) => /^\d/u.test(keyword))).toEqual([]);
});

it('says once for whom a page is', () => {
  const meta = written(
    'Orthodontist in Boise offering Invisalign, metal and ceramic braces for children and adults. Free first consultation, evening appointments on Tuesdays.',
    { contentType: 'website', targetAudience: 'parents and adults' },
  );
  expect(meta.linkedin!.description).toMatch(/^[^F]+ for children and adults\.$/u);
});

it('says for whom a page is with the article that a French sentence has', () => {
  const meta = written(
    'Bougie à la mirabelle coulée à la main à Nancy. Cire de soja, mèche en coton, 180 g, environ 35 heures. Pot en verre recyclé. 24 €, livraison offerte dès 60 €.',
    {
      contentType: 'product',
      businessName: 'Atelier Mirabelle',
      primaryKeywords: ['bougie mirabelle'],
      targetAudience: 'amateurs de produits lorrains',
    },
  );
  expect(meta.linkedin!.description).toContain('Pour les amateurs de produits lorrains.');
});
