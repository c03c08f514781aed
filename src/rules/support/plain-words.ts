/**
 * A text as keywords are compared: lower case, without accents and invisible characters, every run of anything but
 * letters and digits one space, and a space at both ends.
 */
export function plainWords(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ');
  return ` ${plain.trim()} `;
}
