/** What a figure tells by its unit, where a seller writes "Size:" before it. */
const toldBy: readonly (readonly [RegExp, string])[] = [
  [/^(?:w|watts?)$/iu, 'Power'],
  [/^(?:v|volts?)$/iu, 'Voltage'],
  [/^(?:lm|lumens?)$/iu, 'Brightness'],
];
const size =
  /(?<=^|[.;\n]\s?)Size(?=: (?:(?:approx\.|about) )?\d[\d.,]{0,8} ?(w|watts?|v|volts?|lm|lumens?)(?=[.,;\n]|$))/giu;

/** "Color rojo.", a sentence of its own. Spanish. */
const spanishColour =
  /(?<=^|[.;\n]\s?(?:[-•*–] ?)?|^[-•*–] ?)([Cc]olor) (?=(?:roj[oa]|negr[oa]|blanc[oa]|azul|verde|gris|amarill[oa]|marrón|rosa|morad[oa]|naranja|dorad[oa]|platead[oa]|crudo|arena|granate|turquesa|mostaza|terracota|burdeos|antracita|beige|celeste|lila|ocre|marfil|crema|plata|oro|cobre)(?: \p{Ll}{3,10})?(?:[.;\n]|$))/gu;

/** "Rojo.", a sentence of its own between others: alone it says of nothing that it is its colour. Spanish. */
const spanishColourAlone =
  /(?<=[\p{L}\d]\. )(?:Rojo|Negro|Blanco|Azul|Verde|Gris|Amarillo|Marrón|Morado|Dorado|Plateado)(?= ?(?:\p{Ll}{4,10}(?<!os|as))?\.(?:\s|$))/gu;

/** "Cuidado: revisa las bandas": here the word warns, and tells of no care. Spanish. */
const spanishWarning =
  /(?<=^|[.;\n]\s?)[Cc]uidado: (?=(?:revis|comprueb|puede|contien|frágil|no incluye|no apt|tien|pesa |solo |mantener (?:fuera|lejos|alejad))\p{L}*)/gu;

/** "Ingredients (INCI): …": by which names they are told. */
const inci = /(?<=^|[.;\n]\s?)((?:Full |All )?Ingredients) \((?:INCI|full|full list)\)(?=\s?:\s)/giu;

/** A label that says what follows it: "Size: 50 watts" told as the power that it is (English), "Color: rojo" (Spanish). */
export function withTrueLabels(text: string): string {
  const named = text.includes('(') ? text.replace(inci, '$1') : text;
  const told = named.includes('olor ') ? named.replace(spanishColour, '$1: ') : named;
  const warned = told.includes('uidado: ') ? told.replace(spanishWarning, 'Precaución: ') : told;
  const labelled = warned.replace(spanishColourAlone, (colour) => `Color: ${colour.toLowerCase()}`);
  return labelled.includes('ize: ')
    ? labelled.replace(
        size,
        (label: string, unit: string) => toldBy.find(([pattern]) => pattern.test(unit))?.[1] ?? label,
      )
    : labelled;
}
