/** Addresses of firms as they stand on their pages, in lines of their own. English. */

/** "3344 Glenmawr Ave", "12a High Street, Ashbourne". */
const street =
  /^\d{1,5}[A-Za-z]?,? (?:[\p{Lu}\d][\p{L}\d.’'-]* ){1,4}(?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Lane|Ln|Dr(?:ive)?|Blvd|Boulevard|Way|C(?:our)?t|Pl(?:ace)?|Sq(?:uare)?|H(?:igh)?wy|Highway|Parkway|Pkwy|Terrace|Close|Crescent|Row|Mews|Hill|Gardens|Pike|Trail)\b\.?(?: (?:North|South|East|West|[NSEW])\b\.?)?(?=$|,|\s(?:Suite|Ste|Unit|Apt|Floor|#))/u;
/** "Kennedy TWP, PA 15136", "Ashbourne DE6 1GH". */
const town =
  /^\p{Lu}[\p{L}.’' -]{1,40},? (?:\p{Lu}{2},? \d{5}(?:-\d{4})?|\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2})$/u;
/** "📍 12 Mill Lane". */
const pin = /^(?:\p{Extended_Pictographic}\uFE0F?\s?){1,3}(?=[\d+(])/u;
const onlyPhone = /^\+?\(?\d{2,5}\)?(?:[ .-]?\d{2,5}){2,4}$/u;

/** Whether a clause is an address, whose commas part no facts. */
export const isAddress = (text: string): boolean => street.test(text);

/** A text whose lines of an address are one row with its label, as is a line of nothing but a phone number. */
export function withAddressRow(text: string): string {
  if (!/\n/u.test(text) || !/\d{3}/u.test(text)) return text;
  const lines = text.split('\n');
  const told: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!.trim().replace(pin, '');
    const next = (lines[at + 1] ?? '').trim();
    if (onlyPhone.test(line) && line.replace(/\D/gu, '').length >= 9) told.push(`Phone: ${line}`);
    else if (!isAddress(line) || line.length > 90) told.push(lines[at]!);
    else if (town.test(next)) {
      told.push(`Address: ${line}, ${next}`);
      at += 1;
    } else told.push(`Address: ${line}`);
  }
  return told.join('\n');
}
