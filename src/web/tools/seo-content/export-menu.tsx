import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Download } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { SeoResult } from '#contract/seo-content.ts';
import { settingsQuery } from '#web/data/settings.ts';
import { classNames } from '#web/lib/class-names.ts';
import { download } from '#web/lib/download.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { exportFile, exportFormats, type ExportFormat } from './export.ts';

const formatNames: Record<ExportFormat, string> = {
  text: 'Plain text (.txt)',
  csv: 'Spreadsheet (.csv)',
  json: 'Data (.json)',
  html: 'Web page (.html)',
};

/** "Export All": the format of the settings at the first press, the others beside it. */
export function ExportMenu({ result }: { result: SeoResult }) {
  const preferred = useQuery(settingsQuery).data?.exportFormat ?? 'text';
  const formats = [preferred, ...exportFormats.filter((format) => format !== preferred)];
  const run = (format: ExportFormat) => {
    const file = exportFile(result, format);
    download(file);
    toast({ title: 'Export Complete', description: `${file.name} is in your downloads.`, tone: 'good' });
  };
  return (
    <div className="flex">
      <button
        type="button"
        className={classNames(buttonClass('secondary'), 'rounded-r-none')}
        onClick={() => run(preferred)}
      >
        <Download size={17} strokeWidth={1.75} aria-hidden="true" />
        Export All
      </button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger
          aria-label="Other export formats"
          className={classNames(buttonClass('secondary'), 'rounded-l-none border-l-0 px-3')}
        >
          <ChevronDown size={17} aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            collisionPadding={12}
            className="enter-down z-40 w-60 rounded-frame border border-line bg-surface p-2 text-ink shadow-sheet"
          >
            {formats.map((format) => (
              <DropdownMenu.Item
                key={format}
                className="flex min-h-11 cursor-pointer items-center rounded-control px-3 text-[0.94rem] font-medium outline-none data-highlighted:bg-sunken"
                onSelect={() => run(format)}
              >
                {formatNames[format]}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
