import { imageSize } from 'image-size';
import type { ImageFile } from '#rules/social-meta/page/image-file.ts';
import { AppError } from '#server/errors.ts';
import type { FetchedPage, PageFetch } from '#server/outside/page-fetch/port.ts';

/** Type, weight and pixels stand in the beginning of a file; a picture must not hold a run up. */
const limits = { totalMs: 8_000, idleMs: 4_000, encodedBytes: 400_000, decodedBytes: 400_000 };

/** Asks for a picture and reads what it is from its first bytes. What cannot be had is a state, no error. */
export async function readImageFile(pages: PageFetch, url: string, signal: AbortSignal): Promise<ImageFile> {
  let page: FetchedPage;
  try {
    page = await pages.fetchPage(url, { purpose: 'image', signal, limits });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof AppError)) throw error;
    // The networks may be let in where programs are asked to stay away, so nothing is known.
    if (error.code === 'page_robots') return { state: 'unchecked' };
    return { state: 'unreachable', reason: `The picture could not be fetched. ${error.message}` };
  }
  if (page.status >= 400)
    return {
      state: 'unreachable',
      reason: `The picture is not there: its address answers with ${page.status}.`,
    };
  return readBytes(page);
}

function readBytes({ body, bodyTruncated, headers, encodedBytes }: FetchedPage): ImageFile {
  const type = typeOf(body);
  if (type === null) return { state: 'no-picture', reason: 'What this address answers with is no picture.' };
  const said = Number(headers['content-length']?.at(-1) ?? Number.NaN);
  const isPlain = headers['content-encoding'] === undefined;
  const bytes = bodyTruncated ? (isPlain && Number.isSafeInteger(said) ? said : null) : body.byteLength;
  return {
    state: 'read',
    type,
    ...sizeOf(type, body),
    bytes,
    leastBytes: Math.max(encodedBytes, body.byteLength),
  };
}

const signatures: readonly (readonly [type: string, at: number, bytes: string])[] = [
  ['image/jpeg', 0, '\xff\xd8\xff'],
  ['image/png', 0, '\x89PNG\r\n\x1a\n'],
  ['image/gif', 0, 'GIF87a'],
  ['image/gif', 0, 'GIF89a'],
  ['image/webp', 8, 'WEBP'],
  ['image/avif', 4, 'ftypavif'],
  ['image/heic', 4, 'ftypheic'],
  ['image/bmp', 0, 'BM'],
  ['image/x-icon', 0, '\0\0\x01\0'],
];

function typeOf(body: Uint8Array): string | null {
  const start = Buffer.from(body.buffer, body.byteOffset, Math.min(body.byteLength, 1_024)).toString(
    'latin1',
  );
  const known = signatures.find(([, at, bytes]) => start.startsWith(bytes, at));
  if (known) return known[0];
  return /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[^>]*-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/i.test(
    start,
  )
    ? 'image/svg+xml'
    : null;
}

/** Formats whose size is read; those that need a search through the file are left alone. */
const measured = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp']);

function sizeOf(type: string, body: Uint8Array): { width: number | null; height: number | null } {
  if (!measured.has(type)) return { width: null, height: null };
  try {
    const { width, height, orientation = 1 } = imageSize(body);
    if (!(width > 0 && height > 0)) return { width: null, height: null };
    // From 5 on the camera was held upright (EXIF).
    return orientation >= 5 ? { width: height, height: width } : { width, height };
  } catch {
    return { width: null, height: null };
  }
}
