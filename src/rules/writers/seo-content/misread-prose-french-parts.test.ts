import { expectReadings } from '#tests/golden/readings.ts';
import { describe } from 'vitest';

const amazon = { platform: 'amazon', amazonBrand: 'Kelsow' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'Kelsow' } as const;
const sold = { platform: 'ebay', itemCondition: 'Used' } as const;
const shopify = { platform: 'shopify' } as const;
const page = { platform: 'website', businessName: 'Kelsow', industry: 'Other' } as const;

describe('the first words of a French text name the thing, and a part keeps what is said of it', () => {
  expectReadings([
    [
      'the name goes on as the text goes on, and a handle is of its own wood',
      'Poêle en fonte',
      "Poêle en fonte émaillée de 26 cm, compatible avec tous les feux. Le manche est en hêtre. À laver à la main, sans éponge abrasive. Le couvercle n'est pas fourni.",
      amazon,
      /^Kelsow Poêle en fonte émaillée de 26 cm, manche en hêtre/mu,
      /sans éponge abrasive \||poêle sans éponge|hêtre massif|^poêle en hêtre$|avec couvercle/mu,
    ],
    [
      'the base has its diameter, the lamp has none',
      'Lampe de bureau LED',
      'Lampe de bureau LED avec bras articulé en aluminium. Bras de 45 cm, socle de 18 cm de diamètre. 9 W.',
      amazon,
      /^Kelsow Lampe de bureau LED avec bras articulé en aluminium/mu,
      /LED, 18 cm|LED, 45 cm|^Dimensions : (?:socle|bras)|lampe(?: de bureau)? (?:en )?aluminium/mu,
    ],
    [
      'what a sentence says of the stuff is no attribute, and wood that is put into a basket no stuff of it',
      'Panier en osier',
      "Panier en osier tressé à la main, 35 cm de diamètre. Les anses sont en cuir de vachette. Parfait pour ranger du bois. L'osier vient de la Haute-Marne.",
      etsy,
      /^Panier en osier tressé à la main, 35 cm de diamètre$/mu,
      /^Panier[^.]*L'osier vient|^bois$|Panier en osier, bois/mu,
    ],
    [
      'a lot has no sides, its parcel is no stuff, and worn corners are told with its state',
      'Lot de bandes dessinées Tintin',
      'Lot de 8 albums Tintin, éditions Casterman des années 70. Dos toilés, quelques coins émoussés. Envoi soigné en carton.',
      sold,
      /coins émoussés/u,
      /Dimensions : lot|^Lot de bandes dessinées[^.]*carton|Matière.*[Cc]arton/mu,
    ],
    [
      'the first words stand for a name that they hold with more between its words',
      'Chaussures Salomon',
      'Chaussures de trail Salomon Speedcross 5, pointure 42, noires. Portées une dizaine de fois.',
      sold,
      /^Chaussures de trail Salomon Speedcross 5, /mu,
      /^Chaussures Salomon, noires/mu,
    ],
    [
      'what comes along without its noun, what is absent and how long it was used are no traits',
      'Arbre à chat',
      'Arbre à chat de 140 cm avec trois plateformes. Les poteaux sont entourés de sisal. Montage en 20 minutes, clé fournie.',
      amazon,
      /^Kelsow Arbre à chat de 140 cm avec trois plateformes/mu,
      /en tourés|^Kelsow Arbre.*clé fournie/mu,
    ],
    [
      'a denial, a wish and another thing of the seller give no part',
      'Mug en grès',
      "Mug en grès de 300 ml. L'anse n'est pas en bois. Le couvercle en liège est vendu séparément. Mon autre mug a une soucoupe en chêne. La soucoupe serait en hêtre sur demande.",
      etsy,
      /^Mug en grès de 300 ml/mu,
      /^Mug[^.]*(?:bois|liège|chêne|hêtre)|^(?:bois|liège|chêne|hêtre)$|anse en bois|soucoupe serait$/mu,
    ],
    [
      'a fitted sheet that is lined is not of its lining',
      'Trousse de toilette',
      'Trousse de toilette en coton imprimé renards, doublée de polycoton blanc. La fermeture est en laiton.',
      etsy,
      /^Trousse de toilette en coton imprimé renards/mu,
      /(?<!poly)coton blanc, |trousse blanche|trousse (?:en )?laiton|^Trousse de toilette[^.]*, laiton/mu,
    ],
    [
      'one of several sizes is not that of the thing',
      'Affiche de Bordeaux',
      'Affiche illustrée de Bordeaux, impression sur papier mat 250 g. Disponible en A4, A3 et 50 x 70 cm.',
      etsy,
      /^Affiche illustrée de Bordeaux/mu,
      /^Affiche[^.]*, A3 et|^Affiche[^.]*, 250 g/mu,
    ],
    [
      'an adjective of the stuff is none of the thing, and what is told of its kind is no filter',
      'Suspension en rotin',
      'Suspension en rotin naturel, diamètre 50 cm. Tissée à la main au Vietnam. Le câble textile noir mesure 120 cm.',
      shopify,
      /^Suspension en rotin naturel, diamètre 50 cm/mu,
      /suspension[- ]naturel(?:$|\s\|)|suspension[- ]noire|naturel, 120 cm/mu,
    ],
    [
      'a noun keeps what the thing is for',
      'Table de salle à manger',
      'Table de salle à manger en chêne, 180 x 90 cm. Quelques auréoles sur le plateau. 250 € à Tours.',
      { platform: 'facebookmarketplace' },
      /^Table de salle à manger en chêne, 180 x 90 cm/mu,
      /table de salle en chêne|^Table de salle en/mu,
    ],
    [
      'a page tells its town behind its trade',
      'Plombier chauffagiste',
      'Plombier chauffagiste à Dijon depuis 1998. Dépannage sous 24 heures. Devis gratuit.',
      { ...page, location: 'Dijon' },
      /^Plombier chauffagiste à Dijon, /mu,
      /domicile à dijon/iu,
    ],
  ]);
});
