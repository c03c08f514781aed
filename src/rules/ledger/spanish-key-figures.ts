import { longPattern } from '#rules/text/long-pattern.ts';

const sides = /^\d[\d.,]* ?(?:cm|m)? ?[x×] ?\d[\d.,]*(?: ?[x×] ?\d[\d.,]*)? ?(?:cm|mm|m)$/iu;
const volume = /^\d[\d.,]* ?(?:ml|cl|l|litros?)$/iu;
const mass = /^\d[\d.,]* ?(?:g|kg)$/iu;

/** The figure that buyers of a thing look for before all others, by how its Spanish name begins. */
const looked: readonly (readonly [thing: RegExp, figure: RegExp])[] = [
  [
    longPattern('iu')`
      ^(?:alfombra|manta|colcha|sábana|funda|cojín|mantel|cortina|colchón|toalla|tienda|carpa|toldo|póster|lámina|lienzo
        |estantería|mesa|armario|cómoda|cama|espejo|esterilla|tabla|comedero|caja|escritorio)
    `,
    sides,
  ],
  [
    longPattern('iu')`
      ^(?:mochila|maleta|botella|termo|taza|olla|cazuela|hervidor|regadera|cubo|nevera|freidora|batidora|jarra|jarrón|acuario
        |cesta|cesto|cafetera|tetera|bolsa|tarro|comedero|difusor|humidificador)
    `,
    volume,
  ],
  [/^(?:power ?bank|batería|cargador portátil)/iu, /^\d[\d.,]* ?(?:mah|ah|wh)$/iu],
  [/^(?:linterna|foco|frontal|proyector)/iu, /^\d[\d.,]* ?(?:lúmenes|lm)$/iu],
  [
    /^(?:cable|manguera|guirnalda|cuerda|correa|alargador|cinta|ovillo|lana)/iu,
    /^\d[\d.,]* ?(?:m|metros)(?: de largo)?$/iu,
  ],
  [/^(?:puzle|puzzle|rompecabezas|juego de construcción)/iu, /^\d[\d.]* piezas$/iu],
  [/^(?:cuaderno|libreta|agenda|álbum|diario|libro)/iu, /^\d{2,3} (?:páginas|hojas)$/iu],
  [/^(?:bicicleta|bici|monitor|televisor|tele)(?!\p{L})/iu, /^\d[\d.,]* ?(?:pulgadas|")$/iu],
  [/^(?:mancuernas?|pesa|kettlebell)/iu, mass],
  [
    /^(?:pienso|café|té|miel|granola|harina|especia|arroz|semillas|abono|jabón|vela|queso|turrón|chocolate)(?!\p{L})/iu,
    mass,
  ],
  [/^(?:crema|sérum|aceite|champú|loción|gel|perfume|sirope|vinagre|vino)(?!\p{L})/iu, volume],
  [
    /^(?:cargador|fuente de alimentación|taladro|atornillador|sierra|lijadora|secador|calefactor|amoladora)/iu,
    /^\d[\d.,]* ?(?:v|w|vatios|voltios)$/iu,
  ],
];

/** Whether a figure is one that a Spanish thing is chosen by. */
export function isSpanishKeyFigure(figure: string, type: string): boolean {
  return looked.some(([thing, pattern]) => pattern.test(figure) && thing.test(type));
}
