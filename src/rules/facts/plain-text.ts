/** Text without markup: block tags become line breaks, other tags spaces, the five named entities their character. */
export function plainText(text: string): string {
  if (!text.includes('<') && !text.includes('&')) return text;
  return text
    .replace(/<\/?(?:p|ul|ol|li|br|div|h[1-6])\b[^>]*>/giu, '\n')
    .replace(/<\/?[a-z][^>]*>/giu, ' ')
    .replace(/&nbsp;/gu, ' ')
    .replace(/&lt;/gu, '<')
    .replace(/&gt;/gu, '>')
    .replace(/&quot;/gu, '"')
    .replace(/&amp;/gu, '&')
    .replace(/[ \t]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .trim();
}
