import { inFrenchPlace } from '#rules/text/french-place.ts';
import { upperFirst } from '#rules/writers/google-ads/ad-text.ts';
import { isBesidePlace } from '#rules/writers/google-ads/place.ts';
import { call } from './call.ts';
import type { AdsLexicon } from './lexicon.ts';

/** "de" with its elision before a vowel or a silent h. */
function of(head: string): string {
  return /^(?:[aeiouyàâéèêëîïôûœ]|h(?!andball|érisson|aricot|aut|andicap|ome|ockey|ip-hop|ot|all|angar|aie|omard|ublot|ousse|otte))/iu.test(
    head,
  )
    ? `d’${head}`
    : `de ${head}`;
}

/** Nobody is in need of an outing, nor of a wedding. */
const outing =
  /^(?:visites?|circuits?|balades?|excursions?|promenades?|croisières?|dégustations?|séjours?|week-ends?|semaines?|nuits?|(?:locations? (?:de |d['’]))?(?:gîtes?|chalets?|yourtes?|cabanes?|chambres?|appartements?)|ateliers?|stages?|soins?|massages?|baptêmes? de)(?!\p{L})/iu;
const feast = /^(?:mariages?|anniversaires?|baptêmes?|séminaires?|obsèques)(?!\p{L})/iu;

/** Where it is, or near what. */
const at = (place: string): string => (isBesidePlace(place) ? place : inFrenchPlace(place));

export const fr: AdsLexicon = {
  name: 'French',
  tag: 'fr',
  inPlace: (head, place) => `${head} ${at(place)}`,
  have: (head) => `${head} ?`,
  need: (head, type) => {
    if (type === 'restaurant' || outing.test(head)) return [`Envie ${of(head)} ?`];
    if (feast.test(head)) return [];
    // "Besoin de successions ?" asks for what nobody wants.
    if (type === 'legal') return /^avocat\s/iu.test(head) ? [`Besoin d’un ${head} ?`] : [];
    return [`Besoin ${of(head)} ?`];
  },
  forAudience: (audience) => `Pour les ${audience}`,
  address: (street) => `Adresse : ${street}`,
  opening: ({ head, place, business, type }) => {
    const where = place === '' ? '' : ` ${at(place)}`;
    if (type === 'legal') return `${head}${where} : ${business}`;
    const joint = /^(?:chez|la|le|les|au|aux)\s|^l['’]/iu.test(business) ? 'avec' : 'chez';
    return `${head}${where} ${joint} ${business}`;
  },
  also: (list, type) => (type === 'legal' ? `Autres domaines : ${list}.` : `Nous proposons aussi : ${list}.`),
  whom: (audience, place) => `Pour les ${audience}${place === '' ? '' : ` ${at(place)}`}.`,
  located: (address) => `Notre adresse : ${address}.`,
  fillers: [
    (head) => `${upperFirst(head)} : une question avant de choisir ? Elle est la bienvenue.`,
    () => 'Aucune question n’est de trop avant de vous décider.',
  ],
  calls: {
    quote: call(
      'Demandez un devis',
      (head) => `Décrivez-nous votre besoin et demandez un devis : ${head}.`,
      'Décrivez-nous votre besoin et demandez un devis.',
      (head) => `Devis : ${head}`,
    ),
    appointment: call(
      'Prenez rendez-vous',
      (head) => `Prenez rendez-vous quand cela vous convient : ${head}.`,
      'Prenez rendez-vous quand cela vous convient.',
      (head) => `Rendez-vous : ${head}`,
    ),
    call: call(
      'Appelez-nous',
      (head) => `Appelez-nous et dites-nous votre besoin : ${head}.`,
      'Appelez-nous et dites-nous votre besoin.',
    ),
    table: call(
      'Venez nous voir',
      (head) => `Venez nous voir : ${head} et bien d’autres choses à goûter.`,
      'Venez nous voir.',
    ),
    shop: call(
      'Voyez notre choix',
      (head) => `Voyez notre choix ${of(head)} et trouvez ce qui vous va.`,
      'Voyez notre choix et trouvez ce qui vous va.',
    ),
    enrol: call(
      'Demandez une place',
      (head) => `Demandez une place : ${head}.`,
      'Demandez une place.',
      (head) => `Inscription : ${head}`,
    ),
    advice: call(
      'Parlez-nous de votre cas',
      (head) => `${upperFirst(head)} : parlez-nous de votre situation.`,
      'Parlez-nous de votre situation.',
    ),
    viewing: call(
      'Parlez-nous de vos projets',
      (head) => `${upperFirst(head)} : parlez-nous de votre projet.`,
      'Parlez-nous de votre projet.',
    ),
    stay: call(
      'Indiquez vos dates',
      (head) => `Indiquez-nous vos dates : ${head}.`,
      'Indiquez-nous vos dates.',
    ),
    trial: call('Essayez gratuitement', (head) => `Essayez gratuitement : ${head}.`, 'Essayez gratuitement.'),
    program: call(
      'Voyez comment ça marche',
      (head) => `Voyez comment ça marche : ${head}.`,
      'Voyez comment ça marche.',
    ),
    contact: call(
      'Contactez-nous',
      (head) => `Contactez-nous et posez vos questions : ${head}.`,
      'Contactez-nous et posez vos questions.',
    ),
  },
  general: ['Vos questions, bienvenues', 'À votre écoute', 'Des étapes claires'],
  ofStay: ['Pour votre prochain séjour', 'Le temps d’une pause'],
  ofType: {
    restaurant: ['Pour votre prochain repas', 'Quand la faim vient'],
    retail: ['Pour votre prochain achat', 'Le choix en un coup d’œil'],
    service: ['Pour votre prochain besoin', 'Un coup de main utile'],
    healthcare: ['Votre santé, vos questions', 'Pour votre rendez-vous'],
    automotive: ['Pour vous et votre voiture', 'De retour sur la route'],
    home_services: ['Pour votre maison', 'Pour votre prochain projet'],
    professional_services: ['Pour votre prochaine étape', 'Un appui pour l’entreprise'],
    fitness: ['Pour votre prochaine séance', 'L’heure de bouger'],
    beauty: ['Du temps pour vous', 'Pour votre rendez-vous'],
    education: ['Pour votre prochaine étape', 'L’envie d’apprendre'],
    real_estate: ['Pour changer de maison', 'Votre logement, vos projets'],
    legal: ['Votre dossier, vos questions', 'Pour votre prochaine étape'],
    other: ['Pour votre prochain projet', 'Un coup de main utile'],
  },
  tails: {
    restaurant: ['restaurant', 'carte', 'prix', 'où manger'],
    retail: ['magasin', 'prix', 'en ligne', 'boutique', 'achat'],
    service: ['prix', 'devis', 'tarif'],
    healthcare: ['cabinet', 'rendez-vous', 'tarif', 'spécialiste', 'consultation'],
    automotive: ['garage', 'prix', 'devis', 'tarif', 'rendez-vous'],
    home_services: ['prix', 'devis', 'artisan', 'tarif'],
    professional_services: ['cabinet', 'tarif', 'entreprise', 'conseil', 'pour entreprise'],
    fitness: ['cours', 'salle', 'tarif', 'débutant', 'horaires'],
    beauty: ['salon', 'tarif', 'rendez-vous', 'institut', 'prix'],
    education: ['cours', 'tarif', 'débutant', 'inscription', 'école'],
    real_estate: ['agence', 'agence immobilière', 'prix', 'conseil', 'honoraires'],
    legal: ['avocat', 'cabinet', 'honoraires', 'consultation', 'conseil'],
    other: ['prix', 'entreprise', 'devis', 'tarif', 'professionnel'],
  },
  anyTails: ['prix', 'tarif', 'en ligne', 'comparatif'],
  softwareTails: ['prix', 'pour entreprise', 'démo', 'en ligne', 'comparatif'],
  notary: {
    head: (head) => head,
    keyword: (head) => `notaire ${head}`,
    tails: ['notaire', 'étude notariale'],
  },
  softwareKeywords: (head) => [`logiciel ${head}`, `application ${head}`],
  fronts: { retail: ['acheter'], service: ['entreprise de'], home_services: ['entreprise de'] },
  lawHead: (head) => `avocat en ${head}`,
  lawKeyword: (head) => `avocat ${head}`,
  keywordInPlace: (head, place) => [`${head} ${place}`, `${head} ${at(place)}`],
  nearMe: 'près de moi',
  sitelinks: {
    plainLines: [
      'Vos questions, bienvenues',
      'Dites-nous votre besoin',
      'Demandez avant de choisir',
      'Parlez-en avec nous',
      'Dites ce qui compte pour vous',
      'Demander d’abord, choisir après',
    ],
    contact: 'Contact',
    contactLine: 'Posez-nous votre question',
    contactMore: 'Comment nous joindre',
    about: (business) => `À propos ${of(business)}`,
    aboutUs: 'Qui sommes-nous',
    aboutLine: 'Qui nous sommes, notre métier',
    aboutMore: 'Les visages derrière le nom',
    services: 'Tous nos services',
    servicesLine: 'Tout ce que nous faisons',
    servicesMore: 'Réuni sur une page',
    more: (head) => `Détails : ${head}`,
    prices: 'Tarifs',
    areas: 'Zone d’intervention',
    areasLine: (place) => `${place} et environs`,
    inPlace: (head, place) => `${head} ${at(place)}`,
  },
  callouts: {
    place: (place) => `Installés ${at(place)}`,
    audience: (audience) => `Pour les ${audience}`,
    plain: ['Demandez avant de choisir', 'Nous vous répondons'],
  },
  generalGroup: 'Autres services',
};
