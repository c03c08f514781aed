/** Of a side that a verb before it measures too, its name and its figure, which bear no article in a row of words. */
const sideBehindVerb =
  /^(?:der|die|das|el|la|le)\s(?=\p{L}[\p{L}-]{3,30}(?:\s(?:de|d[’'])\s?\p{L}{3,20})?\s\d[\d.,]*\s?(?:mm|cm|m|km|g|kg|ml|cl|l|W|kW|V|Ah|mAh|Zoll|Liter|Meter|Gramm|Watt|Volt|Stunden|Minuten|litros|metros|litres|mètres)$)/iu;

/** "Höhe 9 cm" of "der Durchmesser beträgt 16 cm, die Höhe 9 cm". */
export function withoutItsArticle(piece: string): string {
  return /\d/u.test(piece) ? piece.replace(sideBehindVerb, '') : piece;
}
