import { Zip, ZipDeflate } from 'fflate';

/** One file of the archive; its text comes in parts, so that nobody has to hold all of it. */
export interface ZipFile {
  name: string;
  parts: AsyncIterable<string> | Iterable<string>;
}

/** Writes a zip while it is read: at any time only the part under way is in memory. */
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
  for (const { name, parts } of files) {
    const file = new ZipDeflate(name, { level: 6 });
    file.mtime = modified;
    zip.add(file);
    for await (const part of parts) {
      file.push(encoder.encode(part));
      yield* taken();
    }
    file.push(new Uint8Array(0), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}
