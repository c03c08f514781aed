import type { Brief } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { behindAppName } from './app-deed-type.ts';

/** What an app may be by the noun that its text opens with, before what it is of: "Guía del Camino de Santiago", "carnet de plongée". */
const opensWith: Readonly<Record<'es' | 'fr', RegExp>> = {
  es: /^(?:(?:una?|el|la|tu) )?((?:guía|recordatorio|diario|calculadora|calendario|agenda|cuaderno|mapas?|temporizador|metrónomo|contador|listas?|recetario|diccionario|juego|rompecabezas|buscador|planificador|organizador|cronómetro|traductor|escáner|inventario|registro|afinador|despertador|catálogo)(?: (?:del? (?:la |los |las )?\p{L}{4,}(?: de \p{L}{4,})?))?)(?=[\s,.:])/iu,
  fr: /^(?:(?:une?|le|la|votre) )?((?:guide|carnet|journal|calculatrice|calendrier|agenda|cahier|cartes?|minuteur|métronome|compteur|liste|dictionnaire|jeu|planificateur|chronomètre|traducteur|scanner|inventaire|registre|annuaire|catalogue|accordeur|réveil|simulateur)(?: (?:(?:de la |du |des |de |d[’'])\p{L}{4,}))?)(?=[\s,.:])/iu,
};

const ofReader =
  /^(?:\p{L}+ ){1,2}(?:de |del? )(?:votre|vos|ton|ta|tes|tus?|sus?|cada|chaque|tod[oa]s?|tou[ts]\p{L}*)\s/iu;

/** The noun that a Spanish or French app's text opens with, first with what it is of; none that the name says. */
export function openingNoun(brief: Brief): string[] {
  const { product, fields } = brief;
  const { written } = brief.language;
  if (written !== 'es' && written !== 'fr') return [];
  // "Le carnet de votre potager" says of what the reader owns, and not what the app is.
  const told = (behindAppName(brief) || product.description.trimStart()).replace(/^(?:es|est) /u, '');
  if (ofReader.test(told)) return [];
  const whole = opensWith[written].exec(told)?.[1] ?? '';
  if (whole === '') return [];
  const named = new Set(stemsOf(fields['appName'] ?? product.name));
  return [whole, whole.split(' ')[0]!].filter((text) => !stemsOf(text).some((stem) => named.has(stem)));
}
