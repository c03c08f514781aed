import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

describe('what was lost', () => {
  expectReadings([
    [
      'handing over is no discount',
      'Lot 40 BD Tintin Astérix',
      'Lot de 40 bandes dessinées. État correct, quelques dos frottés. Remise en main propre à Nantes ou Mondial Relay.',
      { platform: 'ebay', itemCondition: 'Used' },
      /Remise en main propre à Nantes ou Mondial Relay/u,
      /remise en main propre$/mu,
    ],
    [
      'a French question keeps its mark',
      'Réparer un robinet qui goutte sans plombier',
      'Votre robinet goutte ? Je vous montre comment changer le joint ou la cartouche en 20 minutes. Outils : clé à molette.',
      { platform: 'youtube', channelName: 'Bricole avec Nadia' },
      /votre robinet goutte \? Je vous montre/u,
      /goutte\. Je vous/u,
    ],
    [
      'both halves of what sets it apart',
      'Couverture lestée 7 kg',
      'Couverture lestée de 7 kg, 150 x 200 cm, microbilles de verre. Housse amovible en coton lavable à 40 °C. Gris ou bleu nuit.',
      {
        platform: 'shopify',
        uniqueSellingProposition: 'Carrés cousus deux fois, les billes restent en place',
      },
      /les billes restent en place/iu,
      /deux fois, deux fois/u,
    ],
    [
      'people go on small behind "pour"',
      'Cours de couture à Rennes',
      'Cours de couture en petit groupe de 5 personnes, le mardi soir. Machines sur place. 240 € le trimestre.',
      { platform: 'website', targetAudience: 'Grands débutants' },
      /pour grands débutants/u,
      /pour Grands/u,
    ],
    [
      'sizes in letters stay in one row',
      'Rodillera de neopreno con correas',
      'Rodillera de neopreno de 4 mm con dos correas ajustables. Tallas M, L y XL. Lavable a mano. Color negro.',
      { platform: 'amazon' },
      /tallas M, L y XL/iu,
      /tallas M$|tallas M;|^L y XL/imu,
    ],
    [
      'an adjective before its noun is no noun of the name',
      'Klavierunterricht für Erwachsene',
      'Klavierunterricht für erwachsene Anfänger in Mainz. Einzelstunden zu 45 Minuten, 42 €.',
      { platform: 'website', location: 'Mainz' },
      /für erwachsene Anfänger/u,
      /Erwachsene Anfänger/u,
    ],
    [
      'what is done to everything names no offer alone',
      'Limpieza y mantenimiento de piscinas',
      'Limpieza y mantenimiento de piscinas particulares en Alicante. Visita semanal desde 45 €.',
      { platform: 'website', location: 'Alicante', targetAudience: 'Comunidades de vecinos' },
      /^mantenimiento de piscinas Alicante$/mu,
      /^limpieza (?:Alicante|para)/mu,
    ],
    [
      'a Dutch state goes on small in a title',
      'Hoekbank grijs met slaapfunctie',
      'Grijze hoekbank met slaapfunctie, 250 x 180 cm. Klein vlekje op de armleuning. Ophalen in Utrecht.',
      { platform: 'facebookmarketplace', facebookCondition: 'Used - Good', facebookLocation: 'Utrecht' },
      /slaapfunctie, gebruikt, goed/u,
      /, Gebruikt/u,
    ],
  ]);
});
