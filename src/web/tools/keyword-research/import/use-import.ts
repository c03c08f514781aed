import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { keywordFileBounds } from '#contract/keyword-import.ts';
import type { ColumnMapping } from '#rules/keyword-research/import/columns.ts';
import { within } from '#web/lib/within.ts';
import { toast } from '#web/ui/toast.ts';
import { isUnsure, type ImportedFile } from './imported-file.ts';
import { keepFiles, keptFiles } from './kept-files.ts';
import { readInWorker, ReadError, type FileReading, type ReadPhase } from './read-file.ts';

interface Reading {
  fileName: string;
  phase: ReadPhase;
}
/** A file whose columns are to be confirmed; `id` when it is in the list already. */
export interface OpenColumns {
  id: string | null;
  file: File;
  reading: FileReading;
}

export interface KeywordImports {
  files: readonly ImportedFile[];
  reading: Reading | null;
  columns: OpenColumns | null;
  /** Whether the browser keeps the files over a reload. */
  kept: boolean;
  choose: (file: File) => void;
  /** Whether the columns of a file can be chosen again: its bytes are still at hand. */
  canRemap: (id: string) => boolean;
  openColumns: (id: string) => void;
  applyColumns: (mapping: ColumnMapping) => void;
  closeColumns: () => void;
  remove: (id: string) => void;
  stop: () => void;
}

/** Longest wait for the browser's storage, in milliseconds; then the file is there all the same, and said not to be kept. */
const keepingLimit = 3_000;

const failed = (description: string) =>
  toast({ title: 'The file was not read', description, tone: 'poor', duration: 12_000 });

/** Files of the user's own numbers: read beside the page, kept over a reload, taken along by the next research. */
export function useImport(userId: string): KeywordImports {
  const [files, setFiles] = useState<readonly ImportedFile[]>([]);
  const [reading, setReading] = useState<Reading | null>(null);
  const [columns, setColumns] = useState<OpenColumns | null>(null);
  const [kept, setKept] = useState(true);
  const sources = useRef(new Map<string, File>());
  const controller = useRef<AbortController | null>(null);

  const restore = useEffectEvent((restored: ImportedFile[]) => {
    setFiles((now) => [...restored.filter(({ id }) => now.every((file) => file.id !== id)), ...now]);
  });
  useEffect(() => {
    let left = false;
    void keptFiles(userId).then((restored) => !left && restored.length > 0 && restore(restored));
    return () => {
      left = true;
      controller.current?.abort();
    };
  }, [userId]);

  const change = (next: readonly ImportedFile[]) => {
    setFiles(next);
    void keepFiles(userId, next).then(setKept);
  };

  /** Shows a file once the browser keeps it: a reload right after it came into sight would lose it otherwise. */
  const add = async (next: readonly ImportedFile[]) => {
    setKept(await within(keepFiles(userId, next), keepingLimit).catch(() => false));
    setFiles(next);
  };

  const read = async (file: File, chosen?: ColumnMapping, replaced: string | null = null) => {
    if (replaced === null && files.length >= keywordFileBounds.files) {
      failed(`A research takes at most ${keywordFileBounds.files} files. Remove one first.`);
      return;
    }
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setReading({ fileName: file.name, phase: 'reading' });
    try {
      const result = await readInWorker(
        { file, chosen },
        { signal: own.signal, onPhase: (phase) => setReading({ fileName: file.name, phase }) },
      );
      if (chosen === undefined && isUnsure(result)) setColumns({ id: replaced, file, reading: result });
      else if (result.problem !== null) failed(result.problem);
      else {
        const id = replaced ?? crypto.randomUUID();
        sources.current.set(id, file);
        const entry = { id, importedAt: new Date().toISOString(), reading: result };
        await add(replaced === null ? [...files, entry] : files.map((one) => (one.id === id ? entry : one)));
      }
    } catch (error) {
      if (!own.signal.aborted)
        failed(error instanceof ReadError ? error.message : 'The browser could not read this file.');
    } finally {
      if (controller.current === own) setReading(null);
    }
  };

  return {
    files,
    reading,
    columns,
    kept,
    choose: (file) => void read(file),
    canRemap: (id) => sources.current.has(id),
    openColumns: (id) => {
      const file = sources.current.get(id);
      const entry = files.find((one) => one.id === id);
      if (file && entry) setColumns({ id, file, reading: entry.reading });
    },
    applyColumns: (mapping) => {
      if (columns === null) return;
      setColumns(null);
      void read(columns.file, mapping, columns.id);
    },
    closeColumns: () => setColumns(null),
    remove: (id) => {
      const before = files;
      change(files.filter((file) => file.id !== id));
      toast({
        title: 'File removed',
        description: before.find((file) => file.id === id)?.reading.fileName ?? '',
        duration: 10_000,
        action: { label: 'Undo', run: () => change(before) },
      });
    },
    stop: () => {
      controller.current?.abort();
      setReading(null);
    },
  };
}
