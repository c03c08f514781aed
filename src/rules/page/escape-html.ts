/** A text as it stands between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text as it stands between double quotation marks of an attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}
