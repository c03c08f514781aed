import { setImmediate as turn } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';

/** Bytes that are packed before everybody else has a turn: some 10 ms of work. */
const sliceBytes = 256 * 1024;

/** One file of the archive; its text comes in parts, so that nobody has to hold all of it. */
export interface ZipFile {
  name: string;
  parts: AsyncIterable<string> | Iterable<string>;
}

/**
 * Writes a zip while it is read: at any time only the part under way is in memory. Others have their turns in between:
 * what packs well never fills the connection, so that nothing else would make it wait.
 */
export async function* zipOf(files: Iterable<ZipFile>, modified: Date): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    if (error) failure = error;
    else ready.push(chunk);
  });
  const taken = () => {
    if (failure) throw failure;
    return ready.splice(0);
  };
  const encoder = new TextEncoder();
  let sinceTurn = 0;
  for (const { name, parts } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = modified;
    zip.add(file);
    for await (const part of parts) {
      const bytes = encoder.encode(part);
      for (let from = 0; from < bytes.length; from += sliceBytes) {
        const slice = bytes.subarray(from, from + sliceBytes);
        file.push(slice);
        yield* taken();
        sinceTurn += slice.length;
        if (sinceTurn < sliceBytes) continue;
        sinceTurn = 0;
        await turn();
      }
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
