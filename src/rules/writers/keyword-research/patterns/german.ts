import type { Patterns } from './pattern.ts';

/** Nothing is inflected: adjectives and articles would need the gender of the word (writing guide §4.6). */
export const german: Patterns = {
  web: {
    product: [
      '{x} kaufen',
      '{x} online kaufen',
      '{x} Preis',
      '{x} Test',
      '{x} Vergleich',
      '{x} Kaufberatung',
      '{x} Erfahrungen',
    ],
    food: ['{x} bestellen', '{x} online bestellen', '{x} Preis', '{x} Zutaten', '{x} aufbewahren'],
    service: ['{x} Kosten', 'was kostet {s}', '{x} Preise', '{x} Ablauf', '{x} Erfahrungen', '{x} Angebot'],
    person: ['{x} Kosten', '{x} Bewertungen', '{x} finden', '{x} Termin'],
    software: ['{x} Vergleich', '{x} Preise', '{x} Test', '{x} Funktionen', 'was ist {s}', '{x} Erfahrungen'],
    venue: ['{x} Preise', '{x} Bewertungen', '{x} Termin'],
    property: ['{x} Preise'],
    topic: ['{x} Anleitung', '{x} für Anfänger', '{x} Tipps', '{x} erklärt'],
  },
  trouble: { any: ['{x} was tun', '{x} Ursachen'], ailment: ['{x} Behandlung', '{x} Therapie'] },
  gift: ['{x} Geschenk'],
  app: ['{x} offline', '{x} Widget', '{x} Vergleich'],
  video: ['{x} Anleitung', '{x} für Anfänger', '{x} Tipps', '{x} Schritt für Schritt', '{x} Fehler'],
  audience: { goods: ['{x} für {a}'], others: ['{x} für {a}'] },
  local: {
    goods: ['{x} {p}', '{x} kaufen {p}', '{x} in der Nähe'],
    food: ['{x} {p}', '{x} kaufen {p}', '{x} in der Nähe'],
    others: ['{x} {p}', '{x} in der Nähe', '{x} {p} Kosten', '{x} {p} Bewertungen'],
  },
  competitor: ['{c}', '{c} Alternative', '{c} oder {b}', '{c} Erfahrungen'],
  competitorOffer: '{c} {x}',
  brand: ['{b}', '{b} Erfahrungen', '{b} Kontakt'],
  brandOffer: '{b} {x}',
  brandLocal: ['{b} {p}', '{b} Öffnungszeiten'],
};
