import { useMutation } from '@tanstack/react-query';
import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import type { ReadCampaigns } from '#rules/ads-editor/read.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { FileError, readChosenFiles } from './read-files.ts';

/** Opens files of Google Ads Editor, ours or its own, to look at them and to see what Google would refuse. */
export function ImportFiles({ onRead }: { onRead: (read: ReadCampaigns) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: readChosenFiles,
    onSuccess: onRead,
    onError: (error) =>
      toast({
        title: 'The files were not opened',
        description: error instanceof FileError ? error.message : 'The browser could not read the files.',
        tone: 'poor',
        duration: 12_000,
      }),
  });
  return (
    <section aria-labelledby="import-heading">
      <h2 id="import-heading" className="heading mb-2 text-xl">
        Check a campaign you have
      </h2>
      <p className="text-[0.94rem] text-ink-soft">
        Open an export of Google Ads Editor, or files from here: you see the ads as Google shows them, and
        every row that breaks a limit. They are read in your browser and sent nowhere.
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept=".csv,.tsv,.txt,.zip,text/csv,application/zip"
        className="sr-only"
        tabIndex={-1}
        aria-label="Files of Google Ads Editor"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          if (files.length > 0) reading.mutate(files);
        }}
      />
      <BusyButton
        variant="secondary"
        size="s"
        className="mt-3"
        pending={reading.isPending}
        icon={<FolderOpen size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Open files
      </BusyButton>
    </section>
  );
}
