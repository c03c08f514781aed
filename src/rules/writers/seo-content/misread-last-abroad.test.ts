import { describe, expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeOne } from '#tests/golden/run-brief.ts';

const shopify = { platform: 'shopify', shopifyStoreName: 'Larkspur' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'larkspur' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'harbour-finds', itemCondition: 'Used' } as const;

describe('Things abroad that stood for another thing', () => {
  expectReadings([
    [
      'the leather of the handles is not that of the basket',
      'Capazo de palma con asas de cuero',
      'Capazo de palma trenzado a mano con asas de cuero, 50 cm de ancho. No mojar el cuero.',
      { ...etsy, language: 'es' },
      /asas de cuero/u,
      /palma de cuero/u,
    ],
    [
      'a small word of the name of a thing, and a town in a cry',
      'MAQUINA COSER SINGER NEGRA CON MESA',
      'maquina coser singer negra con pedal de hierro, funciona, falta la correa. RECOGER EN TOLEDO',
      { ...ebay, itemCondition: 'Usado', language: 'es' },
      /Máquina de coser[\s\S]*Recoger en Toledo/u,
      /[Mm]áquina coser|en toledo/u,
    ],
    [
      'dust in a lens is a flaw',
      'Objectif Nikon Nikkor 50 mm',
      'Objectif à monture Nikon, verres clairs, deux poussières. Bague souple. Avec bouchons.',
      { ...ebay, itemCondition: 'Occasion', language: 'fr' },
      /Défauts: [Dd]eux poussières/u,
      /Caractéristiques: [Dd]eux/u,
    ],
    [
      'what is done each day is care, and a scale is no number of a model',
      'Austernpilz Zuchtset Bio',
      'Zuchtset aus Strohsubstrat. Täglich besprühen, erste Ernte nach 10 bis 14 Tagen, zwei bis drei Ernten.',
      { ...shopify, language: 'de' },
      /Pflege: [Tt]äglich besprühen/u,
      /Zuchtset Bio, [Tt]äglich|^täglich-besprühen$/mu,
    ],
    [
      'the gum of a stamp is no stuff of it',
      'Bund 1949 MiNr. 111-112 postfrisch',
      'Bund 1949, Michel 111-112, postfrisch, geprüft. Volles Original Gummi, Zähnung einwandfrei.',
      { ...ebay, itemCondition: 'Gebraucht', language: 'de' },
      /Original Gummi/u,
      /Material: Gummi/u,
    ],
    [
      'a fruity green oil has no colour to choose',
      'Aceite de oliva virgen extra 500 ml',
      'Aceite de oliva virgen extra, cosecha de octubre. Frutado verde, amargo y picante medios.',
      { ...shopify, language: 'es' },
      /[Ff]rutado verde/u,
      /Color: /u,
    ],
    [
      'the shelf of a store is no tail of a name',
      'Riego Fácil',
      'Riego Fácil recuerda qué planta regar hoy. Funciona sin conexión.',
      {
        platform: 'playstore',
        appName: 'Riego Fácil',
        appCategory: 'Casa',
        appFeatures: 'calendario de riego, aviso por lluvia, historial',
        language: 'es',
      },
      /^Riego Fácil: Aviso por lluvia$/mu,
      /Riego Fácil: Casa/u,
    ],
    [
      'a pen is no holder',
      'Pelikan 400 Füllhalter grün gestreift',
      'Pelikan 400 von etwa 1952, grün gestreift, Feder in M. Kolben neu gedichtet. Ohne Etui.',
      { ...ebay, itemCondition: 'Gebraucht', language: 'de' },
      /Füllhalter grün/u,
      /^Halter /mu,
    ],
  ]);

  it('names a film by its shelf, and an app in its text', () => {
    const film = writeOne('Échauffement vocal avant de chanter', 'Respiration et gammes. Avec piano.', {
      platform: 'youtube',
      channelName: 'Voix Libre',
      language: 'fr',
      category: 'Chant',
    });
    expect(film.tags).toContain('chant');
    const app = writeOne('TruckDiesel', 'Diesel near you for truckers. Parking, scales.', {
      platform: 'playstore',
      appName: 'TruckDiesel',
      appCategory: 'Auto',
    });
    expect(app.improvedBodyText).toMatch(/^TruckDiesel: diesel near you/u);
  });
});
