import { call } from './call.ts';
import { isBesidePlace } from '#rules/writers/google-ads/place.ts';
import type { AdsLexicon } from './lexicon.ts';

/** "de el" is "del", and a small first letter inside a sentence is the caller's matter. */
const of = (head: string): string => `de ${head}`.replace(/^de el /u, 'del ');

/** Where it is, or near what. */
const at = (place: string): string => (isBesidePlace(place) ? place : `en ${place}`);

export const es: AdsLexicon = {
  name: 'Spanish',
  tag: 'es',
  inPlace: (head, place) => `${head} ${at(place)}`,
  have: (head) => `¿${head}?`,
  need: (head, type) => [type === 'restaurant' ? `¿Con ganas de ${head}?` : `¿Busca ${head}?`],
  forAudience: (audience) => `Para ${audience}`,
  address: (street) => `Dirección: ${street}`,
  opening: ({ head, place, business, type }) =>
    `${head}${place === '' ? '' : ` ${at(place)}`}${type === 'legal' || (type === 'restaurant' && place !== '') ? ': ' : type === 'restaurant' ? ' en ' : ' con '}${business}`,
  // What a patient suffers from is offered by nobody.
  also: (list, type) =>
    type === 'legal'
      ? `También llevamos asuntos de ${list}.`
      : type === 'healthcare'
        ? `También en nuestra consulta: ${list}.`
        : `También ofrecemos ${list}.`,
  whom: (audience, place) => `Para ${audience}${place === '' ? '' : ` ${at(place)}`}.`,
  located: (address) => `Nuestra dirección: ${address}.`,
  fillers: [
    (head) => `¿Tiene dudas sobre ${head}? Sus preguntas son bienvenidas.`,
    () => 'Ninguna pregunta sobra antes de tomar una decisión.',
  ],
  calls: {
    quote: call(
      'Pida presupuesto',
      (head) => `Cuéntenos qué necesita y pida presupuesto ${of(head)}.`,
      'Cuéntenos qué necesita y pida presupuesto.',
      (head) => `Presupuesto ${of(head)}`,
    ),
    appointment: call(
      'Pida cita',
      (head) => `Pida cita para ${head} cuando le convenga.`,
      'Pida cita cuando le convenga.',
      (head) => `Cita para ${head}`,
    ),
    call: call(
      'Llame y pregunte',
      (head) => `Llame y pregunte por ${head}.`,
      'Llame y díganos qué necesita.',
    ),
    table: call('Venga a vernos', (head) => `Venga a vernos: ${head} y mucho que probar.`, 'Venga a vernos.'),
    shop: call(
      'Vea nuestro catálogo',
      (head) => `Vea nuestro catálogo ${of(head)} y elija a su gusto.`,
      'Vea nuestro catálogo y elija a su gusto.',
    ),
    enrol: call(
      'Pregunte por una plaza',
      (head) => `Pregunte por una plaza: ${head}.`,
      'Pregunte por una plaza.',
      (head) => `Plazas: ${head}`,
    ),
    advice: call(
      'Cuéntenos su caso',
      (head) => `Cuéntenos su situación y pregunte por ${head}.`,
      'Cuéntenos su situación.',
    ),
    viewing: call(
      'Hable con nosotros',
      (head) => `Díganos qué busca y pregunte por ${head}.`,
      'Díganos qué busca.',
    ),
    stay: call(
      'Consulte sus fechas',
      (head) => `Díganos sus fechas y pregunte por ${head}.`,
      'Díganos sus fechas y pregunte.',
    ),
    trial: call('Pruébelo gratis', (head) => `Pruébelo gratis: ${head}.`, 'Pruébelo gratis.'),
    program: call(
      'Vea cómo funciona',
      (head) => `Vea cómo funciona y pregunte por ${head}.`,
      'Vea cómo funciona.',
    ),
    contact: call(
      'Escríbanos',
      (head) => `Escríbanos y pregunte por ${head}.`,
      'Escríbanos con sus preguntas.',
    ),
  },
  general: ['Sus preguntas, bienvenidas', 'Estamos para ayudarle', 'Pasos claros desde el inicio'],
  ofStay: ['Para su próxima escapada', 'Unos días para descansar'],
  ofType: {
    restaurant: ['Para su próxima comida', 'Cuando tenga hambre'],
    retail: ['Para su próxima compra', 'El catálogo de un vistazo'],
    service: ['Para su próximo encargo', 'Ayuda cuando hace falta'],
    healthcare: ['Su salud, sus preguntas', 'Para su próxima cita'],
    automotive: ['Para usted y su coche', 'De nuevo en la carretera'],
    home_services: ['Para su hogar', 'Para su próximo proyecto'],
    professional_services: ['Para su próximo paso', 'Apoyo para su empresa'],
    fitness: ['Para su próximo entreno', 'Hora de moverse'],
    beauty: ['Tiempo para usted', 'Para su próxima cita'],
    education: ['Para su próximo paso', 'Hora de aprender algo'],
    real_estate: ['Para su próxima mudanza', 'Su hogar, sus planes'],
    legal: ['Su caso, sus preguntas', 'Para su próximo paso'],
    other: ['Para su próximo proyecto', 'Ayuda con sus planes'],
  },
  tails: {
    restaurant: ['restaurante', 'carta', 'precios', 'para comer'],
    retail: ['tienda', 'precios', 'online'],
    service: ['precio', 'presupuesto'],
    healthcare: ['clínica', 'cita', 'precio', 'especialista', 'consulta'],
    automotive: ['taller', 'precio', 'presupuesto', 'cita', 'servicio'],
    home_services: ['precio', 'presupuesto'],
    professional_services: ['empresa', 'precio', 'asesoría', 'servicios', 'para empresas'],
    fitness: ['clases', 'gimnasio', 'precios', 'para principiantes', 'horarios'],
    beauty: ['salón', 'precios', 'cita', 'centro', 'estudio'],
    education: ['clases', 'precio', 'para principiantes', 'matrícula', 'academia'],
    real_estate: ['inmobiliaria', 'agencia', 'precio', 'asesoramiento', 'agente'],
    legal: ['abogado', 'bufete', 'precio', 'consulta', 'asesoría'],
    other: ['precio', 'presupuesto'],
  },
  anyTails: ['precio', 'tarifas', 'online', 'opiniones'],
  softwareTails: ['precio', 'para empresas', 'demo', 'online', 'comparativa'],
  notary: {
    head: (head) => head,
    keyword: (head) => `notario ${head}`,
    tails: ['notario', 'notaría'],
  },
  softwareKeywords: (head) => [`software ${head}`, `programa ${head}`, `app ${head}`],
  fronts: {
    retail: ['comprar'],
    service: ['empresa de'],
    home_services: ['empresa de'],
    other: ['empresa de'],
  },
  lawHead: (head) => `abogados de ${head}`,
  lawKeyword: (head) => `abogado ${head}`,
  keywordInPlace: (head, place) => [`${head} ${place}`, `${head} ${at(place)}`],
  nearMe: 'cerca de mí',
  sitelinks: {
    plainLines: [
      'Sus preguntas, bienvenidas',
      'Díganos qué necesita',
      'Pregunte antes de decidir',
      'Háblelo con nosotros',
      'Cuéntenos qué le importa',
      'Primero pregunte, luego elija',
    ],
    contact: 'Contacto',
    contactLine: 'Háganos su pregunta',
    contactMore: 'Cómo encontrarnos',
    about: (business) => `Sobre ${business}`,
    aboutUs: 'Sobre nosotros',
    aboutLine: 'Quiénes somos y qué hacemos',
    aboutMore: 'Las personas tras el nombre',
    services: 'Todos los servicios',
    servicesLine: 'Todo lo que hacemos',
    servicesMore: 'Reunido en una página',
    more: (head) => `Más sobre ${head}`,
    prices: 'Precios',
    areas: 'Zona de servicio',
    areasLine: (place) => `${place} y alrededores`,
    inPlace: (head, place) => `${head} ${at(place)}`,
  },
  callouts: {
    place: (place) => `Estamos ${at(place)}`,
    audience: (audience) => `Para ${audience}`,
    plain: ['Pregunte antes de decidir', 'Con gusto le respondemos'],
  },
  generalGroup: 'Más servicios',
};
