import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { inTurn } from './in-turn.ts';
import { type Lexicon, listFormat } from './lexicon.ts';

const join = listFormat('es');

/** Spanish. Adjectives of the seller keep their noun; templates need no gender. */
export const spanish: Lexicon = {
  labels: {
    material: ['Material', 'De qué está hecho', 'Material'],
    size: ['Medidas', 'Qué tamaño tiene', 'El tamaño'],
    capacity: ['Capacidad', 'Cuánto cabe', 'Capacidad'],
    weight: ['Peso', 'Cuánto pesa', 'Peso'],
    quantity: ['Cantidad', 'Cuántas piezas', 'Cantidad'],
    colour: ['Color', 'Color', 'Color'],
    care: ['Cuidados', 'Cómo se cuida', 'Cómo cuidarlo'],
    contents: ['Contenido', 'Qué recibes', 'Qué recibe'],
    exclusion: ['No incluido', 'Lo que no trae', 'No incluido'],
    audience: ['Indicado para', 'Para quién es', 'Para quién es'],
    use: ['Uso', 'Cómo se usa', 'Modo de uso'],
    limit: ['A tener en cuenta', 'Bueno saberlo', 'Antes de comprar'],
    caution: ['Precaución', 'Ojo', 'Precaución'],
    origin: ['Origen', 'De dónde viene', 'Origen'],
    method: ['Elaboración', 'Cómo se hace', 'Cómo se hace'],
    power: ['Alimentación', 'Alimentación', 'Alimentación'],
    duration: ['Duración', 'Cuánto dura', 'Duración'],
    makingTime: ['Plazo de elaboración', 'Cuándo está listo', 'Plazo de elaboración'],
    compatibility: ['Compatible con', 'Va con', 'Compatible con'],
    certificate: ['Acreditaciones', 'Acreditaciones', 'Acreditaciones'],
    features: ['Características', 'Los detalles', 'Qué ofrece'],
    functions: ['Funciones', 'Qué hace', 'Qué hace por ti'],
    delivery: ['Envío', 'Cómo llega', 'Envío'],
    place: ['Ubicación', 'Dónde', 'Ubicación'],
    hours: ['Horario', 'Cuándo estamos', 'Horario'],
    price: ['Precio', 'Cuánto cuesta', 'Precio'],
    story: ['Historia', 'La historia', 'La historia'],
    condition: ['Estado', 'Estado', 'Estado'],
    age: ['Antigüedad', 'Cuántos años', 'Antigüedad'],
    occasion: ['Ocasiones', 'Cuándo regalar', 'Ocasiones'],
    ingredients: ['Ingredientes', 'Qué lleva', 'Ingredientes'],
    guarantee: ['Garantía', 'Si algo falla', 'Garantía'],
    problem: ['El problema', 'Por qué existe', 'El problema de partida'],
    difference: ['La diferencia', 'Qué cambia', 'Por qué elegir esto'],
    details: ['Ficha', 'En pocas palabras', 'De un vistazo'],
    channel: ['Canal', 'El canal', 'Canal'],
    schedule: ['Vídeos nuevos', 'Vídeos nuevos', 'Vídeos nuevos'],
    length: ['Duración', 'Duración', 'Duración'],
    series: ['Serie', 'Parte de', 'Serie'],
    version: ['Versión', 'Versión', 'Versión'],
    devices: ['Dispositivos', 'Funciona en', 'Funciona en'],
    collection: ['Colección', 'Parte de', 'Colección'],
    contact: ['Contacto', 'Escríbenos', 'Contacto'],
    chapters: ['Capítulos', 'En este vídeo', 'En este vídeo'],
    steps: ['Pasos', 'Qué pasa', 'Pasos'],
    thumbnail: ['En la imagen', 'En la imagen', 'En la imagen'],
    service: ['Servicios', 'Qué hacemos', 'Qué puede reservar'],
    variation: ['Variaciones', 'Ninguna es igual', 'Variaciones'],
  },
  colon: ': ',
  list: join,
  inMaterial: (type, material) => `${type} de ${material}`,
  forWhom: (audience) => `para ${audience}`,
  inPlace: (place) => `en ${place}`,
  sentences: {
    audience: (_name, list) => [`Para ${list}.`, `Para quién: ${list}.`, `Público: ${list}.`],
    occasion: (name, list) => [
      `Ocasiones para ${name}: ${list}.`,
      `${name} para regalar: ${list}.`,
      `Cuándo regalar ${name}: ${list}.`,
    ],
    problem: (name, list) => [
      `El problema del que parte ${name}: ${list}.`,
      `Por qué existe ${name}: ${list}.`,
      `¿Le suena esto: ${list}? Para eso es ${name}.`,
    ],
    from: (name, maker) => [
      `${name} es de ${maker}.`,
      `Detrás de ${name} está ${maker}.`,
      `${maker} vende ${name}.`,
    ],
    place: (name, place) => [
      `Ubicación: ${place} (${name}).`,
      `${name}: ubicación en ${place}.`,
      `Se vende en ${place}: ${name}.`,
    ],
    about: (name, text) => [
      `Sobre ${name}: ${text}`,
      `Más sobre ${name}: ${text}`,
      `${name}, en breve: ${text}`,
    ],
    nextStep: (name, contact) => [
      `Para preguntar por ${name}, visite ${contact}.`,
      `Más sobre ${name} en ${contact}.`,
      `Contacto y detalles de ${name}: ${contact}.`,
    ],
  },
  video: {
    shot: (kind, name, text) => {
      const thing = name === '' ? '' : `${name}, `;
      return {
        contents: `${thing}todo lo que trae, uno al lado del otro: ${text}`,
        use: `${thing}en uso: ${text}`,
        close: `${thing}de cerca, con este texto: «${upperFirst(text)}»`,
        size: `${thing}con una cinta métrica al lado: ${text}`,
        weight: `${thing}sobre la báscula: ${text}`,
        colours: `${thing}los colores, uno junto a otro: ${text}`,
        last: `${thing}para terminar, este texto: «${upperFirst(text)}»`,
      }[kind];
    },
    film: (shots) => inTurn(shots, ['Primero: ', 'Después: ', 'Al final: ']),
    say: (line) => `Se dice: «${line}»`,
  },
  altView: (thing, seen) => (seen === '' ? thing : `${thing}, ${seen}`),
};
