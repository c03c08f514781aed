import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * Advertisements that lost their line breaks have their rows one behind the other: "Longueur : 32 cm Hauteur : 29 cm État :
 * neuf". Each label that follows another row opens a line of its own, and what goes on behind a figure does too.
 */
const label = longPattern('gu')`
  (?<=[\p{L}\d)"”’!€%]\s{1,3})(?:Hauteur|Largeur|Longueur|Profondeur|Épaisseur|Diamètre|Poids|Dimensions|Dimensions du produit|Taille|Pointure|Couleur|Matière|Marque
    |Modèle|Processeur|Fréquence|Mémoire|Disque [Dd]ur|Vidéo|Lecteur [Oo]ptique|Réseau|Système|[ÉE]tat|Garantie|Prix(?: TTC| neuf)?|Condition|[ÉE]diteur|Collection|Année|Contenance
    |Capacité|Puissance|Anse bandoulière
    |Höhe|Breite|Länge|Tiefe|Durchmesser|Gewicht|Maße|Größe|Farbe|Material|Marke|Modell|Zustand|Preis|Neupreis|Versand|Prozessor|Arbeitsspeicher|Festplatte|Grafikkarte
    |Baujahr|Leistung|Lieferumfang
    |Alto|Altura|Ancho|Anchura|Largo|Fondo|Profundidad|Diámetro|Peso|Medidas|Talla|Color|Marca|Modelo|Estado|Precio|Procesador|Memoria|Pantalla|Potencia|Capacidad|Garantía
    |Height|Width|Length|Depth|Weight|Colou?r|Size|Brand|Model|Price|Processor|Memory|Storage|Screen|Graphics)(?=\s?:\s?\S)
`;
/** "18 cm Création …": what begins with a capital behind a measure is no part of it. */
const behindMeasure =
  /(?<=:\s?\d[\d.,]*\s?(?:cm|mm|m|kg|g|CM|MM|KG|Zoll|pouces))\s{1,3}(?=\p{Lu}[\p{L}’']{2})/gu;
const fewestLabels = 2;

/** A text in which rows that stand in one line are lines. */
export function withRowsApart(text: string): string {
  if (!text.includes(':')) return text;
  return text
    .split('\n')
    .map((line) =>
      (line.match(label) ?? []).length < fewestLabels
        ? line
        : line
            .replace(label, '\n$&')
            .replace(behindMeasure, '\n')
            .replace(/[^\S\n]+\n/gu, '\n'),
    )
    .join('\n');
}
