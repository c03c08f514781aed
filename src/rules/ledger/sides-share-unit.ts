/** Sides that share the unit behind the last of them: "Alto 92, ancho 80, fondo 45 cm", "Höhe 92, Breite 80, Tiefe 45 cm". */
const side =
  'höhe|breite|länge|tiefe|durchmesser|hauteur|largeur|longueur|profondeur|diamètre|alto|altura|ancho|anchura|largo|fondo|profundidad|diámetro';
const run = new RegExp(
  `(?<!\\p{L})((?:${side}):? \\d{1,4}(?:[.,]\\d)?)((?:(?:,| x| y| et| und) (?:${side}):? \\d{1,4}(?:[.,]\\d)?){0,3})((?:,| x| y| et| und) (?:${side}):? \\d{1,4}(?:[.,]\\d)?) ?(mm|cm|m)(?!\\p{L})`,
  'giu',
);
const figure = /\d(?=$|,? (?:x|y|et|und)? ?\p{L}|,\s)/gu;

/** A text in which each of several sides has its unit, where only the last one was typed with it. German, Spanish and French. */
export function withUnitOfSides(text: string): string {
  return text.replace(
    run,
    (_found, first: string, between: string, last: string, unit: string) =>
      `${first} ${unit}${between.replace(figure, `$& ${unit}`)}${last} ${unit}`,
  );
}
