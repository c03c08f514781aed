import { useMutation } from '@tanstack/react-query';
import { FileJson } from 'lucide-react';
import { useRef } from 'react';
import { dailyLimits } from '#contract/daily-limits.ts';
import type { SpeedRecord } from '#contract/core-web-vitals.ts';
import { largestFile, readForeignFile, readPart } from '#rules/speed/foreign-file.ts';
import { ReportShapeError } from '#rules/speed/lighthouse-report.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { toast } from '#web/ui/toast.ts';

/** A sentence about the file itself. */
class FileError extends Error {}

async function sendFile(file: File): Promise<SpeedRecord> {
  if (file.size > largestFile) {
    throw new FileError(
      `The file is larger than ${largestFile / 1024 / 1024} MB. A report is rarely over 2 MB.`,
    );
  }
  let parsed: unknown;
  try {
    parsed = JSON.parse(await file.text());
  } catch {
    throw new FileError('The file is no JSON. Save the report of Lighthouse or PageSpeed Insights as JSON.');
  }
  // The server reads it by the same rules; a wrong file is told before it travels.
  readForeignFile(parsed);
  const report = readPart(parsed as Record<string, unknown>);
  return call('POST /api/core-web-vitals/import', { body: { report } });
}

/** Opens a report that was made elsewhere, beside our own. */
export function ImportReport({ onDone }: { onDone: (record: SpeedRecord) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: sendFile,
    onSuccess: (record) => {
      onDone(record);
      toast({ title: 'Report opened', description: record.url, tone: 'good' });
    },
    onError: (error) => {
      const own = error instanceof FileError || error instanceof ReportShapeError;
      toast({
        title: 'The report was not opened',
        description: own ? error.message : sentenceOf(error),
        tone: 'poor',
        duration: 12_000,
      });
    },
  });
  return (
    <div className="text-[0.94rem] text-ink-soft">
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="sr-only"
        tabIndex={-1}
        aria-label="Report file"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) reading.mutate(file);
        }}
      />
      <BusyButton
        variant="quiet"
        size="s"
        className="-ml-3"
        pending={reading.isPending}
        icon={<FileJson size={17} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Open a report file
      </BusyButton>
      <p>
        JSON of Lighthouse or PageSpeed Insights. It does not count for the day’s{' '}
        {dailyLimits['core-web-vitals']} checks.
      </p>
    </div>
  );
}
