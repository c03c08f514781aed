import { longPattern } from '#rules/text/long-pattern.ts';

/** How a thing fares is told where its state is. */
export const cutFlaws =
  /(?<!\p{L})(?:marcas?|manchas?|rayones|rayón|rayad[oa]s?|arañazos?|golpes?|golpead[oa]s?|abolladuras?|desgaste|desgastad[oa]s?|rot[oa]s?|rotura|grietas?|agujeros?|defectos?|fallos?|desconchones?|oxidad[oa]s?|óxido|descosid[oa]s?|usad[oa]s?|flojo|floja|gastad[oa]s?|decolorad[oa]s?|rasguños?|raspones|quemadura|manchad[oa]s?|rozan?|despegad[oa]s?|comid[oa]s?|pelad[oa]s?|deshilachad[oa]s?|descolorid[oa]s?|desconchad[oa]s?|picad[oa]s? de|roces?|rozaduras?|bolitas|cambiad[oa]s?)(?!\p{L})/iu;
/** Nouns that say nothing without what stands behind them, or that tell of no part. */
export const noThing = longPattern('iu')`
  ^(?:capacidad|volumen|tamaño|largo|ancho|alto|altura|anchura|longitud|profundidad|diámetro|grosor|peso|dimensiones|medidas?|forma|formato|diseño|aspecto|estilo|precio|años?|meses|mes|días?|semanas?|horas?
    |minutos?|litros?|gramos?|gran|grandes?|pequeñ[oa]s?|buen[oa]?s?|bonit[oa]s?|precios[oa]s?|nuev[oa]s?|excelente|mejor(?:es)?|perfect[oa]s?|ampli[oa]s?|más|menos|muy|vari[oa]s|much[oa]s?|alg[uo]n[oa]?s?|olor|aroma|sabor|gusto
    |tacto|acabado|toque|encanto|calidad|ventajas?|posibilidad|espacio|sitio|lugar|carácter|vida|historia|uso|usos|garantía|factura|envío|gastos|fotos?|todo|toda|todos|todas|lo|que|solo|sólo|apenas|casi|poc[oa]s?|cada|mi|mis|nuestr[oa]s?|tu|tus
    |estado|problemas?|cuidado|fama|forma|manera|función|efecto|caída|corte|etiquetas?|talla|colores?|cajas?|cajitas?|empaques?|embalajes?|bolsitas?|tiempo|edad|ganas|instrucciones|manual|potencia|autonomía|velocidad máxima|carga máxima|temperatura|presión|resistencia|suficiente)(?!\p{L})
`;
const numeral = '(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|\\d+)';
const entryOf = new RegExp(
  String.raw`^(?:(?<one>una?\s|unos\s|unas\s|el\s|la\s|los\s|las\s|sus?\s)|(?<many>${numeral}\s))?(?<thing>\p{L}[\p{L}\d/.-]*(?:\s[\p{L}\d/.,-]+){0,9})$`,
  'u',
);
/** "Un bolsillo acolchado para un portátil": a title needs no second article. */
const secondArticle = /(?<=\s(?:para|de|con|en)\s)una?\s/gu;
const pronounLate = /\spara \p{L}+l[oa]s?(?:\s.*)?$/u;
const longest = 38;

/** A part with all that is said of it, or shorter where that is too long: "bolsillo para portátil de 15 pulgadas". */
function shortened(thing: string): string {
  if (thing.length <= longest) return thing;
  const [, noun = '', behind = ''] = /^(\p{L}+) (?:\p{L}+ ){1,2}?(para .+)$/u.exec(thing) ?? [];
  if (noun !== '' && `${noun} ${behind}`.length <= longest) return `${noun} ${behind}`;
  const front = thing.replace(/\s(?:para|con|en|a|por)\s.*$/u, '');
  if (front.length <= longest) return front.includes(' ') ? front : '';
  // "Revestimiento antiadherente de tres capas" goes without its count.
  const bare = front.replace(/\sde (?:\p{Ll}+ \p{Ll}+|\d.*)$/u, '');
  return bare.length <= longest && bare.includes(' ') ? bare : '';
}

function hadThing(entry: string): string {
  const { thing = '', many = '', one = '' } = entryOf.exec(entry)?.groups ?? {};
  const plain = thing
    .replaceAll(secondArticle, '')
    .replace(pronounLate, '')
    .replace(/,$|\snuev[oa]s?$/u, '');
  if (
    plain === '' ||
    noThing.test(plain) ||
    /(?<!\p{L})(?:que|es|son|está|están|se|no|su|sus|mi|tu|muy|aproximadamente)(?!\p{L})/u.test(plain)
  )
    return '';
  // "El bajo cogido 2 cm": how a part is at the moment.
  if (/^(?:el|la|los|las)\s/iu.test(one) && /^\p{Ll}+ \p{Ll}+[ai]d[oa]s?(?: |$)/u.test(plain)) return '';
  // A bare noun says little.
  if (many === '' && !plain.includes(' ') && (one === '' || plain.length < 8)) return '';
  const told = shortened(plain);
  return told === '' ? '' : `${many}${told}`;
}

const rowOfOne = /^\p{L}+ (?:de|a) \p{L}+(?:, \p{L}+)* y \p{L}+$/u;

/** Each thing of a list that something has: "una tapa hermética y dos asas" → "tapa hermética", "dos asas". */
export function hadThings(list: string): string[] {
  // "Notas de panela, naranja y cacao" are one thing.
  if (rowOfOne.test(list)) return list.length <= longest + 2 ? [list] : [];
  // "Nubes y estrellas de fieltro": what stands behind the last is said of both.
  if (/^\p{Ll}+ y \p{Ll}+ (?:de|con|en) /u.test(list)) return list.length <= longest + 2 ? [list] : [];
  return list
    .split(
      /,\s(?:y\s)?|\sy\s(?=una?\s|unos\s|unas\s|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)\s|\d|\p{L}+\s(?:de|para|con)\s|su\s|el\s|la\s)/u,
    )
    .filter((entry, at) => at === 0 || !/^\p{L}+ y \p{L}+$/u.test(entry))
    .map((entry) => hadThing(entry.replace(/^(?:también|además|con|de)\s/u, '')))
    .filter((text) => text.length > 4);
}
