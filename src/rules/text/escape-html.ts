/** A text as it stands between tags. */
export function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A text as it stands between double quotation marks of an attribute, with no more references than it needs. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** A text that is safe between tags and in any quoted attribute. */
export function escapeAnywhere(text: string): string {
  return escapeAttribute(text).replaceAll("'", '&#39;');
}
