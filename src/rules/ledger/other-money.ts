/**
 * Money of countries whose sign is a letter or two: "2 kr", "R79 once", "₹199". "R79" alone may be a model, so that it counts only
 * with what is paid so.
 */
export const otherMoney =
  /\d\s?(?:kr|sek|nok|dkk|zł|pln|kč|czk|chf|huf|lei|aud|cad|nzd|zar|inr|rs)(?!\p{L})|(?<!\p{L})(?:kr|rs|inr)\.?\s?\d|[₹₽₺₩₪₴₦₱]\s?\d|(?<!\p{L})R\s?\d{1,4}(?:[.,]\d\d)? (?:once|one[- ]off|a |per |each)/iu;
