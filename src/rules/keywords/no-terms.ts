import { longPattern } from '#rules/text/long-pattern.ts';

/** Names of rows in a table, counts and small words of German, Spanish and French: nobody finds a thing by one of them alone. */
const rowNames = new Set(
  (
    'material maße masse alter inhalt achtung hinweis hinweise produkt teile farbe farben größe größen ' +
    'gewicht verwendung lieferumfang zustand marke höhe breite länge durchmesser erweiterbar gegen ' +
    'versehentliches medidas medida peso incluye uso color colores talla tallas contenido tipo ' +
    'capacidad altura ancho alto largo diámetro atención marca material tres cuatro cinco seis siete ' +
    'ocho matière longueur largeur hauteur âge usage contenu attention couleur couleurs dimensions ' +
    'dimension poids type taille tailles capacité contenance diamètre marque deux trois quatre cinq ' +
    'sept huit haut bas pleine plein minimum maximum minimal maximal mínimo máxima máximo mínima stufe ' +
    'stufen liter litros litres niveles nivel niveaux niveau puissance heures horas stunden minuten minutos minutes seule seul seules solo sola artikelnr artikelnummer referencia référence referenz mano main hand vez veces fois mal'
  ).split(' '),
);

/** Whether a single word is no search term: it names a row or counts. */
export function isRowName(word: string): boolean {
  return rowNames.has(word.toLowerCase());
}

/** "Bad & Schönheit" are two shelves, and nothing is both. */
export const pairedShelf = /^.*\s&\s.*$/u;

/** What is laid on a table or stands in a room. */
const rooms =
  /^(?:mesa|table|tisch|cocina|cuisine|küche|baño|salle de bain|bad|badezimmer|kinderzimmer|babyzimmer|wohnzimmer|schlafzimmer|esszimmer|arbeitszimmer|büro|flur|garten|balkon|terrasse|haushalt|salón|dormitorio|comedor|jardín|oficina|terraza|habitación (?:infantil|del bebé)|salon|chambre(?: d[’']enfant| bébé)?|salle à manger|bureau|jardin|entrée|maison|photo|foto|fotografía|photographie|fotografie|musique|música|musik|mode|moda|beauté|belleza|informatique|informática|électronique|electrónica|elektronik)$/iu;

/** Whether a category of German, Spanish or French only says where its things are used: "Mesa" of coasters. */
export function isRoomShelf(category: string): boolean {
  return rooms.test(category.trim());
}

/** Departments of shops: what stands in them is of every kind, so that nothing is called so. German, Spanish, French. */
const departments = longPattern('iu')`
  ^(?:jardinage|jardiner[ií]a|gartenbedarf|bricolage|bricolaje|heimwerken|baumarkt|outillage|quincaillerie|ferreter[ií]a
    |recambios|repuestos|auto|autos|coche|coches|voitures?|kfz|pi[eè]ces auto|autoteile|ersatzteile|automoci[oó]n|automobile
    |haustiere?|haustierbedarf|tierbedarf|mascotas?|animaux|animalerie|deportes?|sports?|loisirs|freizeit|ocio
    |kosmetik|cosm[eé]tica|cosm[eé]tiques?|drogerie|parfumerie|perfumer[ií]a|lebensmittel|feinkost|alimentaci[oó]n|alimentation
    |[eé]picerie|b[eé]b[eé]|baby|kinder|enfants?|niños|infantil|hogar|hi-?fi|t[eé]l[eé]phonie|telefon[ií]a|santé|salud|gesundheit)$
`;

/** Whether a category of German, Spanish or French is such a department: "recambios derecho" is no headlamp. */
export function isDepartment(category: string): boolean {
  return departments.test(category.trim());
}
