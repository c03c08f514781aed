import sniffEncoding from 'html-encoding-sniffer';
import { pastedHtmlLimit } from '#contract/webpage-analysis.ts';

/** A sentence about the file itself. */
export class FileError extends Error {}

/**
 * Reads an HTML file by the encoding that it declares, as a browser does; without one as UTF-8, and what is no UTF-8
 * as windows-1252.
 * @throws FileError for files over 5 MB and files that hold no text
 */
export async function readPageFile(file: File): Promise<string> {
  const tooLarge = 'The file is larger than 5 MB.';
  if (file.size > pastedHtmlLimit * 2) throw new FileError(tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const declared = sniffEncoding(bytes, { defaultEncoding: 'UTF-8' });
  const text = decode(bytes, declared);
  if (text.length > pastedHtmlLimit) throw new FileError(tooLarge);
  if (text.trim() === '') throw new FileError('The file is empty.');
  if (text.includes('\0')) throw new FileError('The file holds no HTML. Save the page as HTML first.');
  return text;
}

function decode(bytes: Uint8Array, encoding: string): string {
  if (encoding !== 'UTF-8') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
