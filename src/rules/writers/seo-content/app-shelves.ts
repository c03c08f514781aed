import { isEnglishShelf, isShelfAbroad } from '#rules/ledger/store-shelves.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';

/** Shelves of the stores, which hold anything. */
const storeShelf = longPattern('iu')`
  ^(?:apps?|business|casa|hogar|casa y hogar|maison|haus|zuhause|house|home|house & home|estilo de vida
    |style de vie|auto|autos|aplicaci\p{L}*|applications?|software|spiele?|juegos?|jeux?|lifestyle|tools?
    |utilities|utilidades|utilitaires|dienstprogramme|finan[zc]\p{L}*|produ[ck]tivi\p{L}*|gesundheit.*
    |salud.*|santé.*|health.*|outils|outils de développement|herramientas|herramientas de desarrollo|entwickler-?tools|lernen|aprendizaje|apprentissage|education|educación|éducation|bildung|reisen?|viajes?|voyages?|travel
    |navigation|navegación|musik|música|musique|sonstiges|otros|autres|libros|livres|bücher|negocios|empresas?|entreprise|unternehmen
    |wirtschaft|entretenimiento|divertissement|unterhaltung|medicina|médecine|medizin|noticias|actualités
    |nachrichten|referencia|référence|nachschlagewerke|compras|shopping|einkaufen|redes sociales
    |réseaux sociaux|soziale netz\p{L}*|comunicaci(?:ón|ones)|communications?|kommunikation|citas|rencontres|eventos|événements|veranstaltungen|belleza|beauté|personali[sz]a\p{L}*|personnalisation|mascotas|animaux|haustiere|naturaleza|nature|natur|ciencia|sciences?|wissenschaft|deportes?|sports?|wetter|el tiempo|météo|estilo de vida|style de vie
    |forme et santé|(?:comida|cuisine|essen|foto|photo|economía|économie|arte|kunst|maps|karten|mapas)\s(?:y
      |et|und|&)\s\p{L}+|(?:autos?|coches?|libros|livres|bücher|música|musique|musik|viajes|voyages|reisen|mapas|cartes|karten|comer|casa|maison|salud|santé|gesundheit|noticias|vídeos?|vidéos?|juegos|jeux|spiele)\s(?:y|et|und|e)\s[\p{L} ]+|maison|hogar|auto|autos|automobile|véhicules?|vehículos|coches|motor|kinder|niños
    |enfants|familie|familia|famille|eltern|parents|padres|babys?|bebés?|bébés?|frauen|männer|mujeres|hombres|femmes|hommes|senioren|mayores|seniors?|puzzle|rompecabezas|denkspiele?|.*[&/].*)$
`;

/** Whether a text is a shelf of a store, which says nothing of the app: in another language also where it is English. */
export function isStoreShelf(text: string, { language }: Draft): boolean {
  return storeShelf.test(text) || isShelfAbroad(text) || (language.written !== 'en' && isEnglishShelf(text));
}

/** "Wander-App", "Gasolineras": what the seller calls the app, where it is no shelf of a store. English names it by its doing. */
export function ownShelf(draft: Draft): string[] {
  const shelf = draft.brief.product.category.trim();
  return draft.language.written === 'en' || shelf === '' || isStoreShelf(shelf, draft) ? [] : [shelf];
}
