import { expect, test } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeForm } from '#tests/golden/run-brief.ts';

/** Apps of few words: what they are, in which sentence that stands, and what may stand together in one line. */
expectReadings([
  [
    'what an app is stands behind what it works with, and no device names it',
    'Hush',
    'Works with Wear OS. Snore recorder that plays back the loudest minutes. Everything stays on the phone.',
    { platform: 'playstore', appName: 'Hush' },
    /^(?=[\s\S]*^Hush: Snore Recorder$)[\s\S]*^snore app$/mu,
    /: Works with|health fitness/mu,
  ],
  [
    'a German app is named behind where it works, and a place on a map makes no map of it',
    'Pilzfreund',
    'Funktioniert ohne Internet. Pilzbestimmung mit 420 Arten, Fundorte auf der Karte merken, Saisonkalender.',
    { platform: 'appstore', appName: 'Pilzfreund' },
    /^(?=[\s\S]*^Pilzfreund: Pilzbestimmung$)[\s\S]*^[^\n]*saison,kalender[^\n]*$/mu,
    /Pilzfreund: Karte|klappkarte|grußkarte/u,
  ],
  [
    'a Spanish app is named behind what it has not, and is searched by what it is for',
    'Regalo',
    'Sin anuncios. Lista de regalos para compartir en familia: quién compra qué, sin repetir.',
    { platform: 'appstore', appName: 'Regalo' },
    /^[^\n]*compartir[^\n]*$/mu,
    /supermercado/u,
  ],
  [
    'a kind that has no room loses its middle and not its meaning',
    'Wickly',
    'Candle making calculator. Enter jar size and fragrance load, get grams of wax and oil. Saves batches. Metric and ounces.',
    { platform: 'appstore', appName: 'Wickly' },
    /^(?=[\s\S]*^Wickly: Candle Calculator$)[\s\S]*^Get grams of wax and oil$/mu,
    /^Saves batches, enter|[,]decor/mu,
  ],
  [
    'an app that says whom it is for and not what it is is named by them, as far as there is room',
    'TeamSheet',
    'For grassroots football coaches. Pick who is available, drag players onto the pitch.',
    { platform: 'playstore', appName: 'TeamSheet' },
    /^TeamSheet for Football Coaches$/mu,
    /^TeamSheet$|: Is Available/mu,
  ],
  [
    'one of several features is no kind of the app',
    'Brewlet',
    'Simple, no clutter. For pour over, aeropress and french press.',
    {
      platform: 'appstore',
      appName: 'Brewlet',
      appFeatures: 'water to coffee ratio, bloom timer, grind notes, 12 recipes',
    },
    /^- Bloom timer$/mu,
    /is a bloom timer|recipes, simple/u,
  ],
  [
    'an order and a thing are joined in no line, and what the title says stands in none again',
    'Packmate',
    'packing list maker. pick the weather and number of nights and it fills the list. tick off, share with family, reuse next time.',
    { platform: 'playstore', appName: 'Packmate' },
    /^(?=[\s\S]*^Pick the weather and number of nights and it fills the list$)[\s\S]*^packing list app$/mu,
    /Tick off, reuse|^travel local$/mu,
  ],
  [
    'a French order keeps all that it orders',
    'Moisson',
    'Carnet de potager. Notez semis, arrosages et récoltes. Fonctionne hors ligne. Rappels par planche.',
    { platform: 'playstore', appName: 'Moisson' },
    /^(?=[\s\S]*^- Notez semis, arrosages et récoltes$)[\s\S]*^Notez semis, arrosages et récoltes ; rappels par planche$/mu,
    /^- Arrosages/mu,
  ],
  [
    'a puzzle game is no jigsaw either',
    'Mothlight',
    'A puzzle game in 60 small rooms. Lead the moth to the lamp without touching its light.',
    { platform: 'appstore', appName: 'Mothlight' },
    /^Mothlight: Puzzle Game$/mu,
    /jigsaw|activity/u,
  ],
]);

/** More apps of few words: by whom they are for, what is cut, and which of their words are searched. */
expectReadings([
  [
    'a sentence too long for the line is cut at its comma, inside no pair',
    'Nestling',
    'Baby feeding log. Start a timer on either side, note bottles and nappies, see the last feed on the lock screen. Syncs between two phones.',
    { platform: 'playstore', appName: 'Nestling' },
    /^Start a timer on either side, note bottles and nappies$/mu,
    /note bottles$|^Syncs between two phones$/mu,
  ],
  [
    'what an app shows is no kind of it, and a name that it shares a word with loses no middle',
    'Golden',
    'Shows golden hour and blue hour for any place and date. Map of where the sun comes up. Alerts 30 minutes before.',
    { platform: 'appstore', appName: 'Golden', targetAudience: 'photographers' },
    /^Golden for Photographers$/mu,
    /Golden: Map|Shows Hour/u,
  ],
  [
    'records are kept in the plural, and are what an app is',
    'Herdbook',
    'Cattle records for smallholders. Works in fields without signal and syncs at home.',
    { platform: 'playstore', appName: 'Herdbook' },
    /^(?=[\s\S]*^Herdbook: Cattle Records$)[\s\S]*^cattle records app$/mu,
    /^herdbook app$|cattle record /mu,
  ],
  [
    'for whom a German app is goes on from its name',
    'Kassenwart',
    'Für Vereine. Mitgliedsbeiträge verbuchen, Kassenbuch führen, Bericht als PDF.',
    { platform: 'playstore', appName: 'Kassenwart' },
    /^Kassenwart für Vereine$/mu,
    /^Kassenwart: Für Vereine$/mu,
  ],
  [
    'a French app is searched by what is yours in it, and not as an app',
    'Frigo Vide',
    'Idées de recettes avec ce qu’il reste. Cochez vos ingrédients, l’appli propose 5 plats. Liste de courses, minuteur.',
    { platform: 'appstore', appName: 'Frigo Vide' },
    /^[^\n]*,ingrédients[^\n]*$/mu,
    /,appli(?:,|$)/mu,
  ],
  [
    'what an app has not brings no words for it',
    'Halyard',
    'No subscription. Anchor alarm for small boats. Draw the swing circle, get woken when you drag.',
    { platform: 'appstore', appName: 'Halyard' },
    /^Halyard: Anchor Alarm$/mu,
    /renewal|recurring/u,
  ],
  [
    'an app whose kind nothing tells is named by what its text opens with',
    'Lumi',
    'Bedtime stories that you record. Grandparents can send one too. Plays offline on an old iPad, screen goes dark.',
    { platform: 'appstore', appName: 'Lumi' },
    /^Lumi: Bedtime Stories$/mu,
    /^Lumi$/mu,
  ],
  [
    'what opens a sentence of doing names no app',
    'Quince',
    'Everything about your garden. Ask a neighbour when you are stuck.',
    { platform: 'appstore', appName: 'Quince' },
    /Quince/u,
    /Quince: (?:Everything|Ask a)$/mu,
  ],
]);

test('a shelf of a store names no app that stands on it', () => {
  const [written] = writeForm({
    platform: 'appstore',
    businessName: 'Quay',
    appName: 'Vecina',
    industry: 'Technology',
    products: [
      {
        name: 'Vecina',
        category: 'Redes sociales',
        description:
          'Pide y presta cosas en tu edificio: taladro, escalera, sillas. Solo vecinos con código. Gratis.',
      },
    ],
  });
  expect(written!.item.productTitle).toBe('Vecina: Pide y presta cosas');
});
