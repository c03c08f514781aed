import type { AdsLexicon, Call } from './lexicon.ts';

const call = (headline: string, sentence: (head: string) => string, plain: string): Call => ({
  headline,
  about: () => '',
  sentence,
  plain,
});

/** "de el" is "del", and a small first letter inside a sentence is the caller's matter. */
const of = (head: string): string => `de ${head}`.replace(/^de el /u, 'del ');

export const es: AdsLexicon = {
  name: 'Spanish',
  tag: 'es',
  inPlace: (head, place) => `${head} en ${place}`,
  need: (head) => `¿Busca ${head}?`,
  forAudience: (audience) => `Para ${audience}`,
  address: (street) => `Dirección: ${street}`,
  opening: ({ head, place, business }) => `${head}${place === '' ? '' : ` en ${place}`} con ${business}`,
  also: (list) => `También ofrecemos ${list}.`,
  whom: (audience, place) => `Para ${audience}${place === '' ? '' : ` en ${place}`}.`,
  located: (address) => `Nuestra dirección: ${address}.`,
  fillers: [
    (head) => `¿Tiene dudas sobre ${head}? Sus preguntas son bienvenidas.`,
    () => 'En la página está todo: qué hacemos y cómo ponerse en contacto con nosotros.',
  ],
  calls: {
    quote: call(
      'Pida presupuesto',
      (head) => `Cuéntenos qué necesita y pida presupuesto ${of(head)}.`,
      'Cuéntenos qué necesita y pida presupuesto.',
    ),
    appointment: call(
      'Pida cita',
      (head) => `Pida cita para ${head} cuando mejor le venga.`,
      'Pida cita cuando mejor le venga.',
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
    contact: call(
      'Escríbanos',
      (head) => `Escríbanos y pregunte por ${head}.`,
      'Escríbanos con sus preguntas.',
    ),
  },
  general: ['Sus preguntas, bienvenidas', 'Todo lo que hacemos, claro', 'La información, en un sitio'],
  ofType: {
    restaurant: ['Para su próxima comida', 'Una mesa con amigos'],
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
    retail: ['tienda', 'precios', 'online', 'comprar', 'a domicilio'],
    service: ['precio', 'empresa', 'presupuesto', 'servicio', 'profesional'],
    healthcare: ['clínica', 'cita', 'precio', 'especialista', 'consulta'],
    automotive: ['taller', 'precio', 'presupuesto', 'cita', 'servicio'],
    home_services: ['precio', 'empresa', 'presupuesto', 'servicio', 'profesional'],
    professional_services: ['empresa', 'precio', 'asesoría', 'servicios', 'para empresas'],
    fitness: ['clases', 'gimnasio', 'precios', 'para principiantes', 'horarios'],
    beauty: ['salón', 'precios', 'cita', 'centro', 'estudio'],
    education: ['clases', 'precio', 'para principiantes', 'matrícula', 'academia'],
    real_estate: ['inmobiliaria', 'agencia', 'precio', 'asesoramiento', 'agente'],
    legal: ['abogado', 'bufete', 'precio', 'consulta', 'asesoría'],
    other: ['precio', 'empresa', 'servicio', 'presupuesto', 'profesional'],
  },
  fronts: { retail: ['comprar'] },
  keywordInPlace: (head, place) => [`${head} ${place}`, `${head} en ${place}`],
  nearMe: 'cerca de mí',
  sitelinks: {
    contact: 'Contacto',
    contactLine: 'Háganos su pregunta',
    about: (business) => `Sobre ${business}`,
    aboutLine: 'Quiénes somos y qué hacemos',
    services: 'Todos los servicios',
    servicesLine: 'Todo lo que hacemos',
    prices: 'Precios',
    areas: 'Zona de servicio',
    areasLine: (place) => `${place} y alrededores`,
    inPlace: (head, place) => `${head} en ${place}`,
  },
  callouts: { place: (place) => `En ${place}`, audience: (audience) => `Para ${audience}` },
  generalGroup: 'Más servicios',
};
