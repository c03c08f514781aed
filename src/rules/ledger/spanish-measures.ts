import type { SpanishPhrase } from './spanish-phrases.ts';

const unit = String.raw`(?:mm|cm|m|km|g|kg|ml|cl|l|L|litros?|metros?|centímetros?|milímetros?|kilómetros?|gramos?|kilogramos?|kilos?|W|kW|vatios|watts|V|voltios|mAh|Ah|Wh|bares|bar|horas|minutos|días|pulgadas|GB|TB|Nm|lúmenes|grados|°C|dB|Hz|onzas|libras)(?![\p{L}/])`;
const figure = String.raw`\d[\d.,]*(?:(?: ?[x×–-] ?| por | a )\d[\d.,]*){0,2} ?${unit}`;
const about = String.raw`(?:(?:hasta|unos|unas|aproximadamente|apenas|solo|sólo|solamente|alrededor de|cerca de|más de|menos de) )?`;
const dimension =
  '(?:capacidad|grosor|espesor|altura|anchura|longitud|profundidad|diámetro|largo|ancho|alto|fondo|peso|volumen|potencia|autonomía|alcance|gramaje|presión|diagonal|duración)';
const oneSide = String.raw`(?:una?\s|el\s|la\s)?(${dimension})(?: (?:total|máxima|máximo|útil))? (?:es )?de (${about}${figure})`;
const hasSide = new RegExp(
  `^(?:tiene|tienen|posee|ofrece|alcanza|cuenta con) ${oneSide}(?:(?:,| y) ${oneSide}){0,2}(?=$|,| y )`,
  'u',
);
const eachSide = new RegExp(oneSide, 'gu');
const bySide = new RegExp(
  `^(?:mide|miden|tiene|tienen) (${about}${figure}) (de (?:diámetro|largo|ancho|alto|altura|grosor|profundidad|longitud|fondo|cada lado|diagonal))$`,
  'u',
);
const holds = new RegExp(
  `^(?:le caben|le cabe|caben|contiene|contienen) (${about}${figure})(?: de .*)?$`,
  'u',
);
const bears = new RegExp(
  `^(?:soporta|soportan|aguanta|aguantan|resiste|resisten)(?: (?:un peso|cargas|pesos)(?: máximo)?(?: de)?)? (hasta \\d[\\d.,]* ?(?:kg|kilos|kilogramos|grados|°C|metros|libras))(?=\\s|$)`,
  'u',
);
const seats =
  /^tienen? (capacidad|espacio|sitio) para ((?:\d+|dos|tres|cuatro|cinco|seis|ocho|diez|doce) [\p{L} ]{4,24})$/u;
const lasts = new RegExp(
  `^(?:dura|duran|aguanta|rinde|tiene una autonomía de) (${about}\\d[\\d.,]* (?:horas|días|minutos))(?=$|\\s)`,
  'u',
);
const mends = new RegExp(`^(?:es|tiene) (?:de )?(\\d[\\d.,]* ?(?:mAh|Ah|Wh|V))$`, 'u');
const partLong = new RegExp(
  `^(?:mide|miden|es de|son de|tiene|tienen) (${figure})(?: de (?:largo|longitud))?$`,
  'u',
);
const isOfSide = new RegExp(`^(?:es|son) de (${about}${figure})$`, 'u');
const ownDimension = new RegExp(`^(${dimension})(?: (?:total|máxima|máximo))?$`, 'u');

const plain = (measure: string): string => measure.replace(/^(?:solo|sólo|apenas|solamente) /u, '');
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

function sideOf(name: string, given: string): SpanishPhrase {
  const value = plain(given);
  const text = /^(?:capacidad|peso|volumen)$/u.test(name)
    ? value
    : /^(?:potencia|autonomía|presión|alcance)$/u.test(name)
      ? `${name} de ${value}`
      : `${value} de ${name}`;
  return { text, says: 'measure', row: { name: capital(name), value } };
}

/** What a clause has besides the measures that it opens with: "y un depósito" of "tiene una presión de 15 bares y un depósito". */
export function behindMeasures(clause: string): string {
  const told = hasSide.exec(clause)?.[0];
  return told === undefined ? '' : clause.slice(told.length).replace(/^(?:,| y)\s/u, '');
}

/** What a clause measures of the thing. */
export function measuresOfThing(clause: string): SpanishPhrase[] {
  const [, , room = ''] = seats.exec(clause) ?? [];
  if (room !== '') return [{ text: `para ${room}`, says: 'use' }];
  if (!/\d/u.test(clause)) return [];
  const told = hasSide.exec(clause)?.[0];
  if (told !== undefined)
    return [...told.matchAll(eachSide)].map(([, name = '', given = '']) => sideOf(name, given));
  const [, measure = '', side = ''] = bySide.exec(clause) ?? [];
  if (measure !== '') return [{ text: `${plain(measure)} ${side}`, says: 'measure' }];
  const held = holds.exec(clause)?.[1];
  if (held !== undefined)
    return [{ text: plain(held), says: 'measure', row: { name: 'Capacidad', value: plain(held) } }];
  const most = bears.exec(clause)?.[1];
  return most === undefined ? [] : [{ text: most, says: 'measure' }];
}

/** What a sentence measures of a part: "La batería dura 20 horas" → "batería de 20 horas". */
export function measuresOfPart(clause: string, part: string): SpanishPhrase[] {
  if (!/\d/u.test(clause)) return [];
  const own = ownDimension.exec(part)?.[1];
  const value = own === undefined ? undefined : isOfSide.exec(clause)?.[1];
  if (own !== undefined && value !== undefined) return [sideOf(own, value)];
  if (own !== undefined) return [];
  const noun = part.split(' ')[0]!;
  const life = lasts.exec(clause)?.[1];
  if (life !== undefined && /^(?:batería|pila|carga)$/u.test(noun))
    return [{ text: `batería de ${plain(life)}`, says: 'part' }];
  const charge = mends.exec(clause)?.[1];
  if (charge !== undefined && noun === 'batería') return [{ text: `batería de ${charge}`, says: 'part' }];
  const long = partLong.exec(clause)?.[1];
  if (
    long !== undefined &&
    /^(?:correa|cable|asa|asas|cadena|manguera|tirante|cordón|pantalla|mango|cuerda|cinta|ruedas|llantas)$/u.test(
      noun,
    )
  )
    return [{ text: `${noun} de ${long}`, says: 'part' }];
  return [];
}
