import type { FactKind } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Labels that sellers set before a value, and what the value is. */
const labelKinds: readonly (readonly [FactKind, RegExp])[] = [
  [
    'material',
    /^(?:(?:(?:primary|main|product|item) )?materials?|fabric|metals?|fib(?:re|er)(?: content)?|composition|made of|material(?:es)?|stoff|zusammensetzung|tejido|composición|matière|matériau\p{L}*|materiale|materiali|materiaal|materiał|tyg|malzeme|материал|состав|υλικό|materiaali|materiál|anyag)$/iu,
  ],
  [
    'size',
    /^(?:size|sizes|(?:(?:product|item|overall|total) )?(?:dimensions?|measurements?|size)(?:\s?\((?:inch(?:es)?|in|cm|mm)\))?|measures?|größe\p{L}*|maße|abmessungen|medidas|tamaño|tallas?|dimensiones|taille|misure|dimensioni|afmetingen?|dimensões|wymiary|mått|ölçüler|ölçü|boyut(?:lar)?|beden|размеры?|διαστάσεις|mitat|mål|rozměry|dimensiuni|méret)$/iu,
  ],
  [
    'colour',
    /^(?:colou?rs?|farbe\p{L}*|color(?:es)?|(?:couleurs?|coloris|teintes?|teinture)(?: au choix| disponibles?)?|farben? nach wahl|colori|colore|kleur(?:en)?|cor(?:es)?|kolor|färg|renk(?:ler)?|цвет|χρώμα|väri|farve|farge|barva|culoare|szín)$/iu,
  ],
  ['pack', /^(?:qty|quantity|menge|anzahl|stückzahl|cantidad|quantité)$/iu],
  [
    'weight',
    /^(?:(?:(?:net|item|product|total) )?weight|gewicht|peso|poids|waga|vikt|ağırlık|вес|βάρος|paino|vægt|vekt|hmotnost|greutate|súly)$/iu,
  ],
  ['capacity', /^(?:capacity|volume|fassungsvermögen|inhalt|capacidad|volumen|capacité|contenance)$/iu],
  [
    'care',
    /^(?:care|cleaning|care instructions|washing|storage|pflege|reinigung|lagerung|cuidado\p{L}*|limpieza|conservación|entretien|conservation)$/iu,
  ],
  [
    'contents',
    longPattern('iu')`
    ^(?:in the box|what[’']?s in the box|what is in the box|contents|includes?|included
      |what you(?:[’']ll)? (?:get|receive)|you (?:get|receive)|box|package(?: (?:contents?|includes?
          |included))?|packing list|(?:complete |full )?(?:set|kit)(?: (?:includes?|contents?))?|(?:(?:full|key|all|other|active) )?ingredients(?: \((?:inci|full)\))?|inci|seasoning
      |(?:liefer|packungs|set)(?:umfang|inhalt)|(?:wird )?verkauft (?:wird )?(?:zusammen )?mit|mit dabei(?: (?:ist|sind))?|se (?:vende|entrega) con|vendue?s? avec|livrée?s? avec|(?:im|in der|in dem) (?:paket|set|karton|box|packung|schachtel)|inhaltsstoffe|zutaten
      |das ist (?:alles )?drin|contenido(?: (?:de la caja|del (?:paquete|kit|set|lote)))?|en la caja|(?:el (?:set|pack|lote|juego|kit|conjunto|paquete) )?(?:incluye|contiene)|ingredientes
      |contenu(?: (?:de la boîte|du (?:kit|colis|coffret|lot|paquet)))?|dans (?:la|le|votre|ce) (?:boîte|kit|colis|coffret|box)|ingrédients)$
  `,
  ],
  [
    'exclusion',
    /^(?:not included|nicht (?:enthalten|dabei|im lieferumfang)|nicht im (?:set|paket)|no incluye|(?:material(?:es)? )?no incluid[oa]s?|(?:matériel )?non (?:inclu|fourni|compri)s?e?s?)$/iu,
  ],
  [
    'brand',
    /^(?:brand|maker|manufacturer|marke|hersteller|marca|marque|fabricant|fabricante|merk|marka|märke)$/iu,
  ],
  ['model', /^(?:model|mpn|model number|part number|modell|modelo|modèle|modello)$/iu],
  ['condition', /^(?:condition|zustand|estado|état|condizion[ei]|staat|stan|skick)$/iu],
  [
    'flaw',
    /^(?:flaws?|(?:known )?faults?|defects?|damage|known issues|averías?|fallos?|pannes?|macken|schäden|mängel|defectos|défauts)$/iu,
  ],
  ['audience', /^(?:for|for whom|audience|suitable for|für wen|para quién|pour qui)$/iu],
  [
    'use',
    /^(?:use|uses|how to use|usage|directions|anwendung|verwendung|uso|modo de uso|utilisation|mode d[’']emploi|zubereitung|(?:modo de )?preparación|préparation|conseils? de préparation)$/iu,
  ],
  [
    'limit',
    /^(?:warning|caution|note|(?:warm|kind|friendly) (?:tips?|notes?|reminders?)|limits?|allergens?|achtung|hinweis|warnhinweise?|allergene|advertencias?|precauci[oó]n(?:es)?|alérgenos|attention|mises? en garde|avertissements?|précautions?|allergènes)$/iu,
  ],
  // Where one finds and calls somebody is no merit.
  ['other', /^(?:address|phone|tel(?:ephone)?|e-?mail|fax|anschrift|telefon|teléfono|téléphone)$/iu],
  ['origin', /^(?:origin|made in|herkunft|origen|origine)$/iu],
  ['compatibility', /^(?:compatib\p{L}+|fits|works with|kompatib\p{L}+|compatibilidad|compatibilité)$/iu],
  ['power', /^(?:power|battery|charging|strom|akku|batería|alimentación|batterie|alimentation)$/iu],
  [
    'duration',
    /^(?:duration|lead time|making time|battery life|length|laufzeit|dauer|duración|durée|autonomie|délai)$/iu,
  ],
  ['price', /^(?:price|preis|precio|prix)$/iu],
  ['guarantee', /^(?:warranty|garantie|garantía)$/iu],
  ['shipping', /^(?:shipping|delivery|versand|lieferung|envío|livraison)$/iu],
  ['place', /^(?:area|place|location|ort|gebiet|zona|lugar|lieu|zone|secteur)$/iu],
  ['hours', /^(?:hours|opening hours|öffnungszeiten|horario|horaires)$/iu],
];

/** "Ingredients", over all that a thing is mixed of. */
export const ofMixture =
  /ingredients(?: \((?:inci|full)\))?$|^inci$|^seasoning$|^(?:zutaten|inhaltsstoffe|zusammensetzung|ingredientes|composición|ingrédients|composition)$/iu;

/** "Composition : feuilles de verveine, fleurs de tilleul, pétales de souci": a row of what is mixed, and not of what is woven. */
const mixed = /^(?:zusammensetzung|composición|composition)$/iu;
const woven =
  /(?<!\p{L})(?:baumwolle|wolle|schurwolle|leinen|seide|viskose|leder|elasthan|algodón|lana|lino|seda|viscosa|cuero|elastano|poli(?:éster|amida)|coton|laine|lin|soie|viscose|cuir|élasthanne|poly(?:ester|amide?|propylen\p{L}*)|nylon|acryl\p{L}*|acrílico)(?!\p{L})/iu;
const fewestMixed = 3;

/** What stands behind a label; "L" of "Size: L" alone says nothing. */
export function valueBehind(label: string, value: string): string {
  return /^(?:\d?X{0,3}[SL]|M|\d{2})$/u.test(value.trim()) ? `${label} ${value}` : value;
}

/** What a seller writes where nobody is known as the maker. */
const nobody =
  /^(?:unbekannt|keine?|no ?name|unbranded|generic\p{L}*|genéric\p{L}*|descon\p{L}+|inconnue?|sans|sin|ohne|eigene\p{L}*|hand\p{L}*|n\/a|none|-)(?!\p{L})/iu;

export function namesNobody(maker: string): boolean {
  return nobody.test(maker);
}

/** What the value behind a label is; undefined where the label tells nothing, or names nobody as the maker. */
export function labelKindOf(label: string, value: string): FactKind | undefined {
  const kind = labelKinds.find(([, pattern]) => pattern.test(label))?.[0];
  if (
    kind === 'material' &&
    mixed.test(label) &&
    value.split(/,\s/u).length >= fewestMixed &&
    !woven.test(value)
  )
    return 'contents';
  // "Inhalt: 58 Bausteine" counts what lies in the box, "Inhalt: 250 ml" measures it.
  if (
    kind === 'capacity' &&
    /^inhalt$/iu.test(label) &&
    !/\d\s?(?:ml|cl|l|liter|g|kg)(?!\p{L})/iu.test(value)
  )
    return 'contents';
  // "Length: 27 in" of a jacket measures it; a film's is how long it runs.
  if (
    kind === 'duration' &&
    /^length$/iu.test(label) &&
    /^\s?(?:approx\.? )?\d[\d.,/ ]*\s?(?:["″”]|in(?:ch(?:es)?)?(?!\p{L})|cm|mm|m(?!\p{L})|ft|feet)/iu.test(
      value,
    )
  )
    return 'size';
  // "Hours: 21,000" counts how long a drive ran, and "2 available" how many the shop has.
  if (kind === 'hours' && /^[\d.,]+$/u.test(value.trim())) return undefined;
  if (kind === 'pack' && /\s(?:available|in stock|left)$/iu.test(value.trim())) return 'other';
  // "Peso: 42 GB" of a game: what it takes on a disk is neither a weight nor a measure.
  if (kind === 'weight' && /\d\s?[GMT]B(?!\p{L})/u.test(value)) return undefined;
  // "Item weight: 35.0": a figure without its unit weighs nothing.
  if (kind === 'weight' && /^\d[\d.,]*$/u.test(value.trim())) return undefined;
  return kind === 'brand' && namesNobody(value.trim()) ? undefined : kind;
}

const measureAlone =
  /^(?:(?:breite|höhe|länge|tiefe|stärke|dicke|durchmesser|ø|ancho|alto|largo|grosor|diámetro|largeur|hauteur|longueur|épaisseur|diamètre|width|height|length|thickness|diameter)\s?:?\s?)?(?:ca\.? )?\d[\d.,x× ]*\s?(?:mm|cm|m|in|inch(?:es)?)$/iu;

/** "Material: Rindsleder, Breite 8 mm": behind the comma stands what its label does not say. */
export const isOfOtherLabel = (kind: FactKind | null, part: string): boolean =>
  kind === 'material' && measureAlone.test(part);
