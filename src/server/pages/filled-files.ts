import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The first visitor of a page waits for the quick level (20 ms for 100 kB); the small copy is ready for the others. */
const quick = 5;
const small = constants.BROTLI_MAX_QUALITY;

interface FilledFile {
  /** Weak: all copies of a file say the same. */
  tag: string;
  copies: Record<'br' | 'gzip' | 'identity', Buffer>;
}

/** Sends a file of the build with PUBLIC_URL in it, or says that the browser's copy is still good. */
export type SendFilled = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
) => Promise<FastifyReply>;

/**
 * Files that the build wrote with a mark where PUBLIC_URL belongs. Each is filled and compressed when it is
 * first asked for and kept: the build cannot know the address, and there are as many files as pages.
 * @param siteMark what stands in PUBLIC_URL's place
 */
export function filledFiles(folder: string, siteMark: string, publicUrl: string): SendFilled {
  const kept = new Map<string, Promise<FilledFile>>();

  async function fill(file: string): Promise<FilledFile> {
    const text = await readFile(path.join(folder, file), 'utf8');
    const identity = Buffer.from(text.replaceAll(siteMark, publicUrl));
    const copies = { br: await brotli(identity, quick), gzip: await promisify(gzip)(identity), identity };
    void brotli(identity, small).then((smaller) => {
      copies.br = smaller;
    });
    const tag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    return { tag, copies };
  }

  function filled(file: string): Promise<FilledFile> {
    const known = kept.get(file);
    if (known) return known;
    const filling = fill(file);
    kept.set(file, filling);
    filling.catch(() => kept.delete(file));
    return filling;
  }

  return async (request, reply, file) => {
    const { tag, copies } = await filled(file);
    reply.header('ETag', tag);
    if (holds(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const encoding = encodingOf(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.send(copies[encoding]);
  };
}

function brotli(content: Buffer, quality: number): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return promisify(brotliCompress)(content, { params });
}

/** The best encoding that the browser takes (RFC 9110 §12.5.3); `q=0` refuses one. */
function encodingOf(accepted = ''): keyof FilledFile['copies'] {
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding)) ?? 'identity';
}

function holds(known: string | undefined, tag: string): boolean {
  return known !== undefined && known.split(',').some((one) => one.trim() === tag);
}
