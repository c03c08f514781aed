/** How the bytes of a file were read. */
export type FileEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes looked at to tell UTF-16 without a mark. */
const probed = 2_000;

/**
 * Text of a file of keywords. By its mark; without one UTF-16 is told by its zero bytes, UTF-8 by being valid, and the
 * rest is what Excel saves in western countries. The mark itself is left out.
 */
export function decodeFile(bytes: Uint8Array): { text: string; encoding: FileEncoding } {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  // Valid UTF-8 never holds the replacement sign unless the file itself does.
  if (encoding === 'utf-8' && text.includes('\uFFFD'))
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  return { text: text.replace(/^\uFEFF/u, ''), encoding };
}

function encodingOf(bytes: Uint8Array): FileEncoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const end = Math.min(bytes.length, probed);
  let evenZeros = 0;
  let oddZeros = 0;
  for (let at = 0; at < end; at += 1) {
    if (bytes[at] !== 0) continue;
    if (at % 2 === 0) evenZeros += 1;
    else oddZeros += 1;
  }
  if (oddZeros > end / 8) return 'utf-16le';
  if (evenZeros > end / 8) return 'utf-16be';
  return 'utf-8';
}
