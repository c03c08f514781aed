import type { Readable, Transform } from 'node:stream';
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib';
import { EgressError } from '#server/outside/egress/problems.ts';

export interface ReadBody {
  body: Uint8Array;
  truncated: boolean;
  encodedBytes: number;
}

type Decoder = Transform & { readonly bytesWritten: number };

/** More codings than this on one answer serve no reader. */
const mostCodings = 3;

/** Honest pages shrink to a tenth; what grows more than this up to the bound was made to fill a memory. */
const bombRatio = 150;

/**
 * Reads and decodes a body up to its bounds; never holds more than the decoded bound and a few chunks.
 * @param codings value of `content-encoding`
 * @throws EgressError for an unknown coding, for bytes that are not what it says, and for a bomb
 */
export async function readBody(
  source: Readable,
  codings: string,
  bounds: { encodedBytes: number; decodedBytes: number },
): Promise<ReadBody> {
  const counted: Counted = { bytes: 0, over: false, unpacked: () => counted.bytes };
  const stages = codings
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity')
    .reverse();
  if (stages.length > mostCodings) throw new EgressError('page_broken', `${stages.length} codings`);
  let stream: AsyncIterable<Buffer> = bounded(source, bounds.encodedBytes, counted);
  const stop = (): void => void source.destroy();
  source.on('error', () => undefined);
  for (const [index, stage] of stages.entries()) {
    stream = decoded(stream, stage, stop, (decoder) => {
      if (index === 0) counted.unpacked = () => decoder.bytesWritten;
    });
  }

  const chunks: Buffer[] = [];
  let size = 0;
  let truncated = false;
  try {
    for await (const chunk of stream) {
      const room = bounds.decodedBytes - size;
      truncated = chunk.length > room;
      chunks.push(truncated ? chunk.subarray(0, room) : chunk);
      size += Math.min(chunk.length, room);
      if (truncated) {
        // Before the loop is left, which waits for the stages: a silent site must not hold them.
        stop();
        break;
      }
    }
  } finally {
    stop();
  }
  if (truncated && size > counted.unpacked() * bombRatio) {
    throw new EgressError('page_too_large', `${counted.unpacked()} bytes grew to more than ${size}`);
  }
  return { body: Buffer.concat(chunks), truncated: truncated || counted.over, encodedBytes: counted.bytes };
}

interface Counted {
  /** Read from the site. */
  bytes: number;
  over: boolean;
  /** Those of them that have been decoded: what was read ahead says nothing about how much they grow. */
  unpacked: () => number;
}

async function* bounded(source: Readable, most: number, counted: Counted) {
  for await (const chunk of source as AsyncIterable<Buffer>) {
    const room = most - counted.bytes;
    counted.bytes += Math.min(chunk.length, room);
    counted.over = chunk.length > room;
    yield counted.over ? chunk.subarray(0, room) : chunk;
    if (counted.over) return;
  }
}

/** One coding undone, a chunk at a time: the next input is read when the output has been taken. */
async function* decoded(
  source: AsyncIterable<Buffer>,
  coding: string,
  stop: () => void,
  made: (decoder: Decoder) => void,
): AsyncGenerator<Buffer> {
  let failure: unknown;
  const input = source[Symbol.asyncIterator]();
  const first = await input.next();
  if (first.done === true) return;
  const decoder = decoderOf(coding, first.value);
  made(decoder);
  const feed = async (): Promise<void> => {
    let next: IteratorResult<Buffer> = first;
    while (next.done !== true && !decoder.destroyed) {
      if (!decoder.write(next.value)) await room(decoder);
      next = await input.next();
    }
    decoder.end();
  };
  const feeding = feed().catch((error: unknown) => {
    failure = error;
    decoder.destroy();
  });
  try {
    for await (const chunk of decoder as AsyncIterable<Buffer>) yield chunk;
  } catch (error) {
    if (failure === undefined) throw new EgressError('page_broken', `bytes are no ${coding}`, error);
  } finally {
    decoder.destroy();
    if (!decoder.readableEnded) stop();
    await input.return?.();
    await feeding;
  }
  if (failure !== undefined) throw failure;
}

function room(decoder: Transform): Promise<void> {
  return new Promise((resolve) => {
    decoder.once('drain', resolve).once('close', resolve);
  });
}

/** Like browsers, what an early end leaves over is taken, and `deflate` may lack its frame. */
function decoderOf(coding: string, first: Buffer): Decoder {
  const tolerant = { finishFlush: constants.Z_SYNC_FLUSH };
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(tolerant);
    case 'deflate':
      return ((first[0] ?? 0) & 0x0f) === 8 ? createInflate(tolerant) : createInflateRaw(tolerant);
    case 'br':
      return createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH });
    case 'zstd':
      return createZstdDecompress({
        finishFlush: constants.ZSTD_e_flush,
        // RFC 9659: no window of more than 8 MB on the web.
        params: { [constants.ZSTD_d_windowLogMax]: 23 },
      });
    default:
      throw new EgressError('page_broken', `content-encoding ${coding.slice(0, 40)}`);
  }
}
