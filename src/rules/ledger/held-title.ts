import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord } from '#rules/text/words.ts';

/** Things that bear the title of a work, by what they are called in a description, to be compared without accents. */
const bearers: Partial<Record<WrittenLanguage, RegExp>> = {
  fr: /^(?:l[’'])?(album|bd|livre|roman|vinyle|disque|33 tours|45 tours|dvd|cd|revue|magazine|jeu de société|jeu|affiche|bande dessinée)\s/iu,
  es: /^(?:el )?(álbum|libro|novela|cómic|tebeo|vinilo|disco de vinilo|disco|dvd|cd|revista|juego de mesa|juego|cartel)\s/iu,
  de: /^(?:das |die |der )?(Buch|Roman|Comic|Album|Schallplatte|Vinyl|Hörspiel|Hörbuch|Brettspiel|Zeitschrift|Heft)\s/iu,
};
const fewestLetters = 6;

/**
 * "Album" of a "Tintin Le Lotus bleu" that the description calls "Album Tintin Le Lotus bleu": what the thing is stands before the
 * name, and the name is the title of a work. Empty for anything else.
 */
export function heldBy({ product, language, platform }: Brief): string {
  if (platforms[platform].subject !== 'product') return '';
  const found = bearers[language.written]?.exec(product.description);
  const kind = found?.[1];
  if (found == null || kind === undefined) return '';
  const name = foldWord(product.name);
  // The name brings its own noun: "Libro de recetas".
  if (name.startsWith(foldWord(kind))) return '';
  const behind = foldWord(product.description.slice(found[0].length)).replace(/^[«"“„]\s?/u, '');
  const front = name.slice(0, Math.max(fewestLetters, name.indexOf(' ', fewestLetters)));
  return behind.startsWith(front) ? (language.written === 'de' ? kind : kind.toLowerCase()) : '';
}
