import { describe, expect, it } from 'vitest';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { preparedBrief as prepared } from '#tests/setup/prepared-brief.ts';
import { founded } from './unfounded.ts';

const pot = prepared(
  'Vaso in terracotta con piede',
  'Vaso in terracotta fatto al tornio a Impruneta, diametro 34 cm. Il sottovaso si compra a parte. Resiste al gelo fino a -15 gradi. Una sbeccatura sul bordo.',
);
const brushes = prepared(
  'Set da 3 spazzole per piatti in faggio',
  'Tre spazzole con manico in faggio e setole di tampico. La testina si cambia. Non in lavastoviglie. Testine di ricambio non incluse.',
);
const fox = prepared(
  'Handpop vos',
  'Handpop van een vos van wolvilt, 26 cm hoog. Kop gevuld met schapenwol. De egel op de foto is los te koop. Vanaf 3 jaar.',
);
const chain = prepared(
  'Como trocar a corrente da bicicleta',
  'Neste vídeo mostro como trocar a corrente de uma bicicleta de 9 velocidades. Uso um medidor de desgaste. Não mostro a afinação das mudanças.',
  'youtube',
);
const chair = prepared(
  'Cadeira de faia',
  'Cadeira de faia com assento de palha. A almofada é vendida à parte.',
);

const route = prepared(
  'Wandelkaart Veluwe',
  'Wandelkaart Veluwe toont 180 wandelroutes op de Veluwe. Kies een route op lengte. Geen navigatie met stem.',
  'playstore',
);
const pianos = prepared(
  'Conserto de pianos em Braga',
  'Conserto e afinação de pianos verticais em Braga. Prazo de duas semanas para uma reparação.',
);
const glass = prepared(
  'Vetrata Tiffany per principianti',
  'In questo video taglio il vetro e saldo una piccola vetrata Tiffany. Uso nastro di rame.',
  'youtube',
);

const said = (of: Prepared, improvedBodyText: string) => founded(of, { improvedBodyText }).improvedBodyText;

describe('a brief in a language without a writer of its own', () => {
  it.each<[string, Prepared, string]>([
    ['what is sold apart is in no parcel', pot, 'Con sottovaso incluso.'],
    ['what is not included is a spare by any name', brushes, 'Due testine di scorta incluse.'],
    ['what is on the photo alone does not come', fox, 'De egel krijg je erbij.'],
    ['what is sold apart comes with no chair', chair, 'A cadeira vem com almofada.'],
    ['a word that nothing in the brief has says nothing of it', pot, 'Trattabili.'],
    ['so do two', fox, 'Met naamlabel.'],
    ['for whom a gift is', fox, 'Cadeau voor studenten.'],
    ['what a route would have', route, 'Met hoogteprofiel per route.'],
    ['what the seller would lend', pianos, 'Empresto um piano durante a reparação.'],
    ['what a stuff would do', chair, 'A palha repele o pó.'],
    ['where a stuff comes from', brushes, 'Il tampico viene dal Messico.'],
  ])('%s: %#', (_why, of, sentence) => {
    expect(said(of, sentence)).toBe('');
  });

  it.each<[Prepared, string]>([
    [pot, 'Per il sottovaso bisogna comprarne uno a parte.'],
    [pot, 'Il sottovaso non è incluso.'],
    [pot, 'Sopporta il gelo fino a -15 gradi.'],
    [brushes, 'Le testine di ricambio non fanno parte del set.'],
    [fox, 'De egel van de foto verkoop ik apart.'],
    [brushes, 'Ogni spazzola ha setole diverse.'],
    [route, 'Met de kaart kies je een route.'],
    [fox, 'Losse egels horen er niet bij.'],
    [pianos, 'Afino e conserto pianos verticais em Braga.'],
    [chair, 'A almofada compra-se à parte.'],
  ])('what it says in other words stays: %#', (of, sentence) => {
    expect(said(of, sentence)).toBe(sentence);
  });

  it('has no point that begins with a word of nobody', () => {
    const bulletPoints = ['Recolha gratuita', 'Afinação de pianos verticais'];
    expect(founded(pianos, { bulletPoints }).bulletPoints).toEqual([bulletPoints[1]]);
  });

  it('is found by no other thing that begins as one of its words does', () => {
    const tags = ['vetrata tiffany', 'vetrofusione', 'nastro di rame'];
    expect(founded(glass, { tags }).tags).toEqual([tags[0], tags[2]]);
  });

  it('is found by nothing that it only denies', () => {
    const keywords = ['trocar corrente bicicleta', 'afinar mudanças', 'medidor de desgaste'];
    expect(founded(chain, { keywords }).keywords).toEqual([keywords[0], keywords[2]]);
  });
});
