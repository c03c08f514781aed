const breaks: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const bareKey = /[\p{L}_$][\p{L}\p{N}_$]{0,60}(?=\s{0,20}:)/uy;

/**
 * An object as people and JavaScript write it, as JSON: without comments and commas before a closing bracket, with its keys and
 * its single-quoted texts in double quotes, and with the lines that break inside a text as two signs. What is JSON already stays
 * as it is. One pass, whatever comes.
 */
export function asStrictJson(text: string): string {
  let strict = '';
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    if (sign === '"' || sign === "'") {
      const { end, written } = quotedAt(text, at);
      strict += written;
      at = end;
    } else if (sign === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) at = behindComment(text, at);
    else {
      bareKey.lastIndex = at;
      const key = bareKey.exec(text)?.[0];
      strict += key === undefined ? sign : `"${key}"`;
      at += key?.length ?? 1;
    }
  }
  return withoutLooseCommas(strict);
}

/** A comma before a closing bracket is a slip that leaves no doubt of what is meant. */
export const withoutLooseCommas = (text: string): string => text.replace(/,(?=\s*[}\]])/g, '');

/** The text that begins at a quote, in double quotes, and the place behind it. */
function quotedAt(text: string, start: number): { end: number; written: string } {
  const quote = text.charAt(start);
  let written = '"';
  let at = start + 1;
  for (; at < text.length && text[at] !== quote; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') {
      at += 1;
      // JSON knows no escaped apostrophe.
      written += text[at] === "'" ? "'" : `\\${text.charAt(at)}`;
    } else written += sign === '"' ? '\\"' : (breaks[sign] ?? sign);
  }
  return { end: at + 1, written: `${written}"` };
}

function behindComment(text: string, start: number): number {
  const isLine = text[start + 1] === '/';
  const end = text.indexOf(isLine ? '\n' : '*/', start + 2);
  if (end === -1) return text.length;
  return isLine ? end : end + 2;
}
