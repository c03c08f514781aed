import { stemOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';

/** "Convertible en cama": into what it turns, behind which the thing is none of it. */
const turnsInto =
  /(?<!\p{L})(?:convertibles?|transformables?|plegables?|pliables?|se convierte|se transforme) en (\p{L}{3,})/gu;
/** Nouns behind which a measure is the thing's own. */
const side =
  /^(?:largo|ancho|alto|altura|longitud|diámetro|grosor|fondo|profundidad|anchura|diamètre|longueur|largeur|hauteur|épaisseur|profondeur|taille|tamaño|format|formato|total|circonférence|contorno|tour)$/u;
/** What a thing can do, and no stuff of it. */
const ofThing =
  /^(?:convertible|transformable|plegable|ajustable|regulable|desmontable|recargable|reversible|extensible|pliable|pliante|réglable|amovible|démontable|rechargeable|réversible)s?$/u;
const length = /(?<!\d) (\d[\d.,]* ?(?:mm|cm|m))$/u;

const ofPart =
  /(?:avec|con) (?:(?:des|une?|deux|dos|l[oa]s|el|la|una?) )?(\p{L}+) de (\d[\d.,]* ?(?:mm|cm|m))(?!\p{L})/gu;

/** "Matelas à langer 10 cm" of one with "rebords de 10 cm": the length that the text tells of a part alone. */
function isLengthOfPart(phrase: string, text: string, name: string): boolean {
  const measure = length.exec(phrase)?.[1];
  if (measure === undefined || name.includes(measure) || /\d ?x ?\d/u.test(phrase)) return false;
  const bearers = [...text.matchAll(ofPart)].filter(([, , told]) => told === measure);
  return (
    bearers.length > 0 &&
    bearers.length === text.split(measure).length - 1 &&
    bearers.every(([, noun = '']) => !side.test(noun) && !name.includes(` ${noun} `))
  );
}

/**
 * Tells Spanish and French phrases whose words the text joins otherwise: what the thing turns into, a stuff with what is said of the
 * thing ("haya convertible", "bois gravée prénom") and the length of a part.
 * @param text the description in small letters, a space at either end; the name is given so too
 */
export function boundOtherwise(text: string, name: string): (phrase: string) => boolean {
  const turned = new Set([...text.matchAll(turnsInto), ...name.matchAll(turnsInto)].map(([, noun]) => noun));
  return (phrase) => {
    const words = phrase.split(' ');
    if (words.length < 2) return false;
    if (words.at(-2) === 'en' && turned.has(words.at(-1))) return true;
    if (materialStems.has(stemOf(words[0]!))) {
      if (words.length === 2 && ofThing.test(words[1]!)) return true;
      const isDone = words.length > 2 && /(?:ée?s?|[ai]d[oa]s?)$/u.test(words[1]!);
      if (isDone && (name.includes(` en ${phrase} `) || name.includes(` de ${phrase} `))) return true;
    }
    return isLengthOfPart(phrase, text, name);
  };
}
