import { longPattern } from '#rules/text/long-pattern.ts';

/** "Canapé places" of one with three has lost its figure, "taza amantes" what they love. */
export const lostFigure = longPattern('iu')`
  ^\p{L}+\s(?:places|plazas|pièces|piezas|portes|puertas|tiroirs|cajones|vitesses|velocidades|personnes
    |personas|litres|litros|cm|pouces|pulgadas|mois|ans|meses|años|jours|días|heures|horas)$
  |^\p{L}[\p{L} ]*\s(?:litres|litros|pouces|pulgadas)$|\s(?:taille|talla|pointure|diamètre|hauteur|longueur|largeur|profondeur|épaisseur|typ|klasse|nr|nummer
    |modell|stufe|serie|série|tipo|clase|modelo|modèle|(?<=^(?:miniatur|modell|puppenhaus)\b.*\s)1|diámetro
    |altura|longitud|anchura|ancho|largo|grosor)$|\s(?:amantes|amateurs|amoureux|passionnés|aficionad[oa]s
    |fans)$
`;
