import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { readEditorFiles, type ReadCampaigns, type ReadFile } from '#rules/ads-editor/read.ts';
import { decodeFile } from '#rules/keyword-research/import/decode.ts';

/** Bounds of what is read at once; they keep the page usable. */
const fileBounds = { files: 20, bytes: 20_000_000, rows: 60_000 } as const;

/** A sentence about the files themselves. */
export class FileError extends Error {}

const isTable = (name: string) => /\.(?:csv|tsv|txt)$/iu.test(name) && !/read-me-first\.txt$/iu.test(name);

/** The tables of an archive; its other files are passed over. */
function unpacked(name: string, bytes: Uint8Array): { name: string; bytes: Uint8Array }[] {
  let left: number = fileBounds.bytes;
  try {
    const files = unzipSync(bytes, {
      filter: (file) => {
        if (!isTable(file.name)) return false;
        left -= file.originalSize;
        if (left < 0) throw new FileError(tooLarge);
        return true;
      },
    });
    return Object.entries(files).map(([inner, content]) => ({ name: inner, bytes: content }));
  } catch (error) {
    if (error instanceof FileError) throw error;
    throw new FileError(`${name} is no archive that can be opened.`);
  }
}

const tooLarge = `The files are larger than ${fileBounds.bytes / 1_000_000} MB. Export fewer campaigns at once.`;

function cellsOf(bytes: Uint8Array): string[][] {
  const { text } = decodeFile(bytes);
  return Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', '\t', ';'],
    preview: fileBounds.rows,
  }).data;
}

/**
 * The campaigns of files of Google Ads Editor: comma-separated UTF-8 or tab-separated UTF-16, alone or in an archive.
 * @throws FileError with a sentence for the reader
 */
export async function readChosenFiles(files: readonly File[]): Promise<ReadCampaigns> {
  if (files.length > fileBounds.files) throw new FileError(`At most ${fileBounds.files} files at once.`);
  if (files.reduce((sum, { size }) => sum + size, 0) > fileBounds.bytes) throw new FileError(tooLarge);
  const tables: ReadFile[] = [];
  for (const file of files) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const parts = /\.zip$/iu.test(file.name) ? unpacked(file.name, bytes) : [{ name: file.name, bytes }];
    for (const part of parts) tables.push({ name: part.name, cells: cellsOf(part.bytes) });
  }
  const read = readEditorFiles(tables);
  if (read.campaigns.length === 0)
    throw new FileError(read.notes[0] ?? 'The files hold no campaign of Google Ads Editor.');
  return read;
}
