import { expect, test } from 'vitest';
import { SeoForm, type SeoFormInput } from '#contract/seo-content.ts';
import { briefsOf } from './brief.ts';
import { extractLedger } from './extract.ts';

test.each<[name: string, description: string, category: string, type: string, more?: Partial<SeoFormInput>]>([
  [
    'Makramee Mobile Regenbogen Babyzimmer',
    'Zuckersüßes Mobile fürs Babyzimmer aus Baumwolle.',
    'Deko',
    'Mobile',
  ],
  [
    'Wandtattoo Sterne Kinderzimmer',
    'Wandtattoo mit 50 Sternen für das Kinderzimmer, selbstklebend.',
    'Deko',
    'Wandtattoo',
  ],
  ['Sitzkissen Gartenbank', 'Weiches Sitzkissen für die Gartenbank, waschbar.', 'Kissen', 'Sitzkissen'],
  ['Hundedecke Auto Rückbank', 'Hundedecke für die Rückbank mit Sichtfenster.', 'Hundedecke', 'Hundedecke'],
  [
    'Teewärmer Kannenwärmer gefilzt Schaf',
    'handgefilzter Teewärmer für Kannen bis 1,2 l',
    'Küche & Tisch',
    'Teewärmer',
  ],
  [
    'Kaffeeservice Seltmann Weiden Goldrand 6 Personen',
    'Kaffeeservice von Seltmann Weiden, elfenbein mit Goldrand.',
    'Porzellan',
    'Kaffeeservice',
  ],
  [
    'Wickelrock Sommer Leinen Taschen',
    'Ein luftiger Wickelrock mit großen Taschen aus Leinen.',
    'Mode',
    'Wickelrock',
  ],
  [
    'Patucos bebé lana merino',
    'Patucos de lana merino, tejidos a dos agujas.',
    'Ropa bebé',
    'patucos',
    { language: 'es' },
  ],
  [
    'Luz LED armario sensor',
    'Tira de luz para armarios y cocina, se pega con imán.',
    'Iluminación',
    'luz',
    { language: 'es' },
  ],
  ['Kratzbaum Wohnzimmer', 'Kratzbaum aus Sisal. Sieht im Wohnzimmer gut aus.', 'Katzen', 'Kratzbaum'],
  [
    'No. 7 Feige & Zeder',
    'Aus Sojawachs, mit Holzdocht.',
    'Kerzen',
    'Duftkerze',
    { shopifyProductType: 'Duftkerzen' },
  ],
  [
    'Juego destornilladores precisión 45 en 1',
    'Kit para reparar móviles.',
    'Herramientas',
    'juego destornilladores',
  ],
  ['Set brochas maquillaje 12 piezas', 'Pelo sintético.', 'Belleza', 'set brochas'],
  [
    'AOVE Picual 500 ml',
    'Recogido en octubre.',
    'Aceites',
    'aceite de oliva',
    { shopifyProductType: 'Aceite de oliva' },
  ],
  [
    'Ficus lyrata - figuier lyre',
    'Grandes feuilles, hauteur 90 cm, livrée sans cache-pot.',
    'Plantes d’intérieur',
    'plante d’intérieur',
  ],
  // The name of a house, a place or a dish that is given to another thing.
  ['Casa Rosa', 'Maceta colgante de cerámica, hecha a mano.', 'Macetas', 'maceta'],
  ['Casa Nina', 'Lampe de chevet en grès émaillé.', 'Luminaires', 'lampe de chevet'],
  ['Haus am See', 'Windlicht aus Lärchenholz mit Glaseinsatz.', 'Windlichter', 'Windlicht'],
  ['Villa Toscana Kerze', 'Kerze aus Sojawachs mit Lavendel.', 'Kerzen', 'Kerze'],
  ['Café au lait', 'Pull en laine mérinos, col rond.', 'Pulls', 'pull'],
  ['Reloj Candil automático', 'Vendo reloj de pulsera Candil de los 70.', 'Relojes', 'reloj'],
  ['Balais essuie-glace avant Clio 4', 'Jeu de 2 balais plats.', 'Essuie-glaces', 'balais essuie-glace'],
])('the thing of %s', (name, description, category, type, more) => {
  const form = SeoForm.parse({
    platform: 'shopify',
    businessName: 'Tarnwell',
    industry: 'Retail',
    products: [{ name, description, category }],
    ...more,
  });
  expect(extractLedger(briefsOf(form)[0]!).productType).toBe(type);
});

test('an app is what its functions open with, and no chat beside them', () => {
  const form = SeoForm.parse({
    platform: 'appstore',
    businessName: 'Kilomètre Zéro',
    industry: 'Technology',
    appName: 'Covoitéo',
    appFeatures: 'covoiturage domicile-travail, trajets réguliers, chat',
    products: [{ name: 'Covoitéo', description: 'Covoitéo met en relation les collègues et voisins.' }],
  });
  expect(extractLedger(briefsOf(form)[0]!).productType).toBe('covoiturage');
});
