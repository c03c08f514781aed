/** Media type of a `content-type` header in lower case, without parameters; null when there is none. */
export function mediaType(values: readonly string[] | undefined): string | null {
  const type = values?.at(-1)?.split(';')[0]?.trim().toLowerCase();
  return type === undefined || type === '' ? null : type;
}

/** Without a type, browsers look at the beginning; so much of it is looked at here, in bytes. */
const sniffedBytes = 1_445;

/**
 * @param body null while it has not been read
 */
export function looksLikeHtml(type: string | null, body: Uint8Array | null): boolean {
  if (type !== null) return type === 'text/html' || type === 'application/xhtml+xml';
  const beginning = Buffer.from(body?.subarray(0, sniffedBytes) ?? []).toString('latin1');
  return /^[\s\xEF\xBB\xBF]*<(?:!doctype html|!--|html|head|body|title|meta|script|div|h1|p|table|a|style|\?xml)\b/i.test(
    beginning,
  );
}
