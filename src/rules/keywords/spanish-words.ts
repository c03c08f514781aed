import { labelledRows } from '#rules/text/labelled-rows.ts';
import { compoundOf } from './compound-things.ts';
import { onlyAsThing } from './related-words.ts';
import { stemOf } from '#rules/text/words.ts';

/**
 * What Spanish-speaking buyers of the American store type for a thing, without accents: its plain name alone, for
 * hidden search terms that nobody reads. Only things whose name is the same in every Spanish-speaking country.
 */
const table = `
kettle: tetera
mug: taza
bottle: botella
knife: cuchillo
spoon: cuchara
bowl: tazon
plate: plato
pan: sarten
skillet: sarten
pot: olla
towel: toalla
blanket: manta
pillow: almohada
rug: alfombra
lamp: lampara
light: luz
candle: vela
mirror: espejo
clock: reloj
watch: reloj
chair: silla
table: mesa
desk: escritorio
bed: cama
shelf: repisa
box: caja
bag: bolsa
backpack: mochila
wallet: billetera
belt: cinturon
shoe: zapato
boot: bota
glove: guante
sock: calcetin
hat: sombrero
scarf: bufanda
necklace: collar
bracelet: pulsera
soap: jabon
shampoo: champu
cream: crema
brush: cepillo
dog: perro
cat: gato
bicycle: bicicleta
bike: bicicleta
tent: carpa
fishing: pescar pesca
flashlight: linterna
vacuum: aspiradora
fan: ventilador
blender: licuadora
grinder: molino
coffee: cafe
tea: te
honey: miel
toy: juguete
doll: muneca
book: libro
notebook: cuaderno
pencil: lapiz
umbrella: paraguas
headphones: audifonos
charger: cargador
hose: manguera
drill: taladro
ladder: escalera
mattress: colchon
humidifier: humidificador
`;

let words: ReadonlyMap<string, readonly string[]> | undefined;

/** Spanish names of the words of a thing's English name, the last word first; empty where none is sure. */
export function spanishWordsOf(name: string): string[] {
  if (compoundOf(name) !== undefined) return [];
  words ??= new Map(labelledRows(table).map(([thing, names]) => [stemOf(thing), names.split(' ')]));
  const known = words;
  // A loaf pan is no frying pan.
  const isBaked =
    /\b(?:loaf|cake|muffin|sheet|baking|roasting|bread|pie|drip|oil|paint|dust)\s(?:pan|plate|bowl|brush|box)s?\b/iu;
  if (isBaked.test(name)) return [];
  return [
    ...new Set(
      name
        .split(/[\s-]+/u)
        .toReversed()
        // "Boot scraper" is no boot.
        .flatMap((word, at) =>
          at > 0 && onlyAsThing.test(stemOf(word)) ? [] : (known.get(stemOf(word)) ?? []),
        ),
    ),
  ];
}
