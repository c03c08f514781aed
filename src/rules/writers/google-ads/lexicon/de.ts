import { isWide } from '#rules/text/regions.ts';
import { inGermanPlace } from '#rules/text/german-place.ts';
import { upperFirst } from '#rules/writers/google-ads/ad-text.ts';
import { isBesidePlace } from '#rules/writers/google-ads/place.ts';
import { call } from './call.ts';
import type { AdsLexicon, Call } from './lexicon.ts';

/** "Garagendach begrünen": what is done to a thing is not looked for. */
const toDo = /\s\p{Ll}{2,}en$/u;

/** Nobody is looking for a tax. */
const noSearch =
  /(?:steuern?|abschluss|abschlüsse|recht|(?:haus|wohnungs|immobilien|grundstücks|grundstück)(?:verkauf|vermietung))$/iu;

/** "Termin für Zahnreinigung"; "großer Umzug" would have to bend. */
const forThem =
  (word: string): Call['about'] =>
  (head) =>
    /^\p{L}+er \p{Lu}/u.test(head) || toDo.test(head) ? '' : `${word} für ${head}`;

const at = (place: string): string => (isBesidePlace(place) ? place : inGermanPlace(place));

const described = /^\p{L}{3,}(?:e|er|es|en)\s\p{Lu}/u;

export const de: AdsLexicon = {
  name: 'German',
  tag: 'de',
  inPlace: (head, place) => `${head} ${at(place)}`,
  have: (head) => `${head}?`,
  need: (head, type) => {
    if (noSearch.test(head)) return [];
    if (type === 'restaurant') return [`Lust auf ${head}?`];
    return [toDo.test(head) ? `${head}?` : `${head} gesucht?`];
  },
  needTrade: (head) => [`${head} gesucht?`],
  forAudience: (audience) => `Für ${audience}`,
  address: (street) => `Adresse: ${street}`,
  opening: ({ head, place, business }) => `${head}${place === '' ? '' : ` ${at(place)}`}: ${business}`,
  also: (list, type) => (type === 'legal' ? `Wir beraten auch zu: ${list}.` : `Auch bei uns: ${list}.`),
  whom: (audience, place) => `Für ${audience}${place === '' ? '' : ` ${at(place)}`}.`,
  located: (address) => `Unsere Adresse: ${address}.`,
  fillers: [
    (head) => `Noch Fragen zum Thema ${head}? Wir antworten gern.`,
    () => 'Keine Frage ist uns zu klein, auch nicht vor der Entscheidung.',
  ],
  calls: {
    quote: call(
      'Jetzt Angebot anfragen',
      (head) => `Schildern Sie uns Ihr Vorhaben und fragen Sie ein Angebot an: ${head}.`,
      'Fragen Sie ein Angebot an.',
      forThem('Angebot'),
    ),
    appointment: call(
      'Termin vereinbaren',
      (head) => `Vereinbaren Sie einen Termin: ${head}, wann es Ihnen passt.`,
      'Vereinbaren Sie einen Termin.',
      forThem('Termin'),
    ),
    call: call(
      'Jetzt anrufen',
      (head) => `Rufen Sie uns an und sagen Sie, worum es geht: ${head}.`,
      'Rufen Sie uns an.',
    ),
    table: call(
      'Besuch planen',
      (head) => `Planen Sie Ihren Besuch: ${head} und mehr auf unserer Karte.`,
      'Planen Sie Ihren Besuch.',
    ),
    shop: call(
      'Sortiment ansehen',
      (head) => `Sehen Sie sich unser Sortiment an: ${head}.`,
      'Sehen Sie sich unser Sortiment an.',
    ),
    enrol: call(
      'Nach freien Plätzen fragen',
      (head) => `Fragen Sie nach freien Plätzen: ${head}.`,
      'Fragen Sie nach freien Plätzen.',
      (head) => `Anmeldung: ${head}`,
    ),
    advice: call(
      'Jetzt Gespräch vereinbaren',
      (head) => `${head}: Schildern Sie uns Ihre Lage.`,
      'Schildern Sie uns Ihre Lage.',
    ),
    viewing: call(
      'Mit uns sprechen',
      (head) => `${head}: Sagen Sie uns, was Sie vorhaben.`,
      'Sagen Sie uns, was Sie vorhaben.',
    ),
    stay: call(
      'Zeitraum anfragen',
      (head) => `Nennen Sie uns Ihren Zeitraum und fragen Sie an: ${head}.`,
      'Nennen Sie uns Ihren Zeitraum und fragen Sie an.',
    ),
    trial: call(
      'Jetzt kostenlos testen',
      (head) => `Testen Sie es kostenlos: ${head}.`,
      'Testen Sie es kostenlos.',
    ),
    program: call(
      'So funktioniert es',
      (head) => `Sehen Sie, wie es funktioniert: ${head}.`,
      'Sehen Sie, wie es funktioniert.',
    ),
    contact: call(
      'Jetzt Kontakt aufnehmen',
      (head) => `Schreiben Sie uns, worum es geht: ${head}.`,
      'Schreiben Sie uns, worum es geht.',
    ),
  },
  general: ['Fragen sind willkommen', 'Wir sind für Sie da', 'Klare nächste Schritte'],
  ofStay: ['Für Ihre nächste Reise', 'Zeit zum Ausspannen'],
  ofType: {
    restaurant: ['Für den nächsten Hunger', 'Für die nächste Pause'],
    retail: ['Für Ihren nächsten Einkauf', 'Das Sortiment auf einen Blick'],
    service: ['Für Ihren nächsten Auftrag', 'Hilfe, wo sie gebraucht wird'],
    healthcare: ['Ihre Gesundheit, Ihre Fragen', 'Für Ihren nächsten Termin'],
    automotive: ['Für Sie und Ihr Auto', 'Wieder auf der Straße'],
    home_services: ['Für Ihr Zuhause', 'Für Ihr nächstes Vorhaben'],
    professional_services: ['Für Ihren nächsten Schritt', 'Rückhalt fürs Unternehmen'],
    fitness: ['Für Ihr nächstes Training', 'Zeit für Bewegung'],
    beauty: ['Zeit für sich', 'Für Ihren nächsten Termin'],
    education: ['Für Ihren nächsten Schritt', 'Zeit zum Lernen'],
    real_estate: ['Für Ihren nächsten Umzug', 'Ihr Zuhause, Ihre Pläne'],
    legal: ['Ihr Fall, Ihre Fragen', 'Für Ihren nächsten Schritt'],
    other: ['Für Ihr nächstes Vorhaben', 'Hilfe bei Ihren Plänen'],
  },
  tails: {
    restaurant: ['restaurant', 'speisekarte', 'preise', 'essen gehen'],
    retail: ['kaufen', 'geschäft', 'preise', 'online', 'laden'],
    service: ['firma', 'kosten', 'preise', 'angebot', 'anbieter'],
    healthcare: ['praxis', 'termin', 'kosten', 'beratung', 'facharzt'],
    automotive: ['werkstatt', 'kosten', 'preise', 'angebot', 'termin'],
    home_services: ['firma', 'kosten', 'preise', 'angebot', 'fachbetrieb'],
    professional_services: ['beratung', 'kosten', 'agentur', 'anbieter', 'für unternehmen'],
    fitness: ['kurs', 'studio', 'preise', 'mitgliedschaft', 'für anfänger'],
    beauty: ['salon', 'preise', 'termin', 'kosten', 'studio'],
    education: ['kurs', 'kosten', 'für anfänger', 'unterricht', 'anmeldung'],
    real_estate: ['makler', 'kosten', 'angebote', 'beratung', 'provision'],
    legal: ['anwalt', 'kanzlei', 'kosten', 'beratung', 'erstberatung'],
    other: ['kosten', 'preise', 'anbieter', 'angebot', 'firma'],
  },
  anyTails: ['kosten', 'preise', 'online', 'vergleich'],
  softwareTails: ['preise', 'für unternehmen', 'demo', 'online', 'vergleich'],
  notary: {
    head: (head) => `Notar für ${head}`,
    keyword: (head) => `notar ${head}`,
    tails: ['notar', 'notariat'],
  },
  softwareKeywords: (head) => [`${head} software`, `${head} app`, `software ${head}`],
  fronts: {},
  lawHead: (head) => `Anwalt für ${head}`,
  lawKeyword: (head) => `anwalt ${head}`,
  keywordInPlace: (head, place) => [`${head} ${place}`, `${head} ${at(place)}`, `${place} ${head}`],
  nearMe: 'in der nähe',
  sitelinks: {
    plainLines: [
      'Fragen sind willkommen',
      'Sagen Sie, was Sie brauchen',
      'Fragen Sie, bevor Sie wählen',
      'Sprechen Sie mit uns darüber',
      'Sagen Sie, was Ihnen wichtig ist',
      'Erst fragen, dann wählen',
    ],
    contact: 'Kontakt',
    contactLine: 'Stellen Sie uns Ihre Frage',
    contactMore: 'So erreichen Sie uns',
    about: (business) => `Über ${business}`,
    aboutUs: 'Über uns',
    aboutLine: 'Wer wir sind und was wir tun',
    aboutMore: 'Die Menschen hinter dem Namen',
    services: 'Alle Leistungen',
    servicesLine: 'Alles, was wir anbieten',
    servicesMore: 'Auf einer Seite beisammen',
    // Behind "zu" an adjective would bend: "zu extensiver Dachbegrünung".
    more: (head) => (described.test(head) ? `Infos: ${head}` : `Mehr zu ${head}`),
    prices: 'Preise',
    areas: 'Einsatzgebiet',
    areasLine: (place) => `${place} und Umgebung`,
    inPlace: (head, place) => `${head} ${at(place)}`,
  },
  callouts: {
    place: (place) =>
      isWide(place) ? `In ${place}` : isBesidePlace(place) ? upperFirst(place) : `Vor Ort ${at(place)}`,
    audience: (audience) => `Für ${audience}`,
    plain: ['Fragen Sie vorab', 'Wir antworten gern'],
  },
  generalGroup: 'Weitere Leistungen',
};
