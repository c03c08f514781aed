import type { Patterns } from './pattern.ts';

/** The thing stays first and agrees with nothing: `mejores` is the same for both genders (writing guide §4.6). */
export const spanish: Patterns = {
  web: {
    product: [
      'comprar {x}',
      'comprar {x} online',
      '{x} precio',
      'mejores {xs}',
      'cómo elegir {x}',
      '{x} opiniones',
    ],
    food: [
      'comprar {x}',
      'pedir {x} online',
      '{x} precio',
      'mejores {xs}',
      '{x} ingredientes',
      'cómo conservar {ux}',
    ],
    service: [
      '{x} precio',
      'cuánto cuesta {ux}',
      'presupuesto {x}',
      '{x} opiniones',
      'en qué consiste {ux}',
      '{x} tarifas',
    ],
    person: ['{x} precio', 'cuánto cobra un {x}', 'cómo elegir {x}', '{x} opiniones', '{x} presupuesto'],
    software: ['mejor {x}', '{x} precios', '{x} comparativa', '{x} opiniones', 'qué es {x}'],
    venue: ['{x} precios', '{x} opiniones', 'mejores {xs}'],
    property: ['{x} precios'],
    topic: ['{x} tutorial', '{x} para principiantes', '{x} consejos', '{x} paso a paso'],
  },
  trouble: { any: ['{x} causas'], ailment: ['{x} tratamiento', '{x} especialista'] },
  gift: ['{x} regalo'],
  app: ['{x} sin conexión', 'mejor {x}'],
  video: ['{x} tutorial', '{x} para principiantes', '{x} paso a paso', '{x} consejos', '{x} errores'],
  audience: { goods: ['{x} para {a}'], others: ['{x} para {a}'] },
  local: {
    goods: ['{x} {p}', 'dónde comprar {x} en {p}', '{x} cerca de mí'],
    food: ['{x} {p}', 'dónde comprar {x} en {p}', '{x} cerca de mí'],
    others: ['{x} {p}', '{x} cerca de mí', '{x} precio {p}', '{x} opiniones {p}'],
  },
  competitor: ['{c}', 'alternativa a {c}', '{c} o {b}', '{c} opiniones'],
  competitorOffer: '{x} {c}',
  brand: ['{b}', '{b} opiniones', '{b} contacto'],
  brandOffer: '{x} {b}',
  brandLocal: ['{b} {p}', '{b} horario'],
};
