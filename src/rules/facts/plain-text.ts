/**
 * Text without markup: block tags become line breaks, other tags spaces, the five named entities their character. A tag
 * has an end within 1,000 signs: each of thousands that have none would be looked for up to the end of the text.
 */
export function plainText(text: string): string {
  if (!text.includes('<') && !text.includes('&')) return text;
  return text
    .replace(/<\/?(?:p|ul|ol|li|br|div|h[1-6])\b[^<>]{0,999}>/giu, '\n')
    .replace(/<\/?[a-z][^<>]{0,999}>/giu, ' ')
    .replace(/&nbsp;/gu, ' ')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&quot;/gu, '"')
    .replace(/&amp;/gu, '&')
    .replace(/[ \t]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .trim();
}
