import { ChevronDown, Download } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { classNames } from '#web/lib/class-names.ts';
import { download, type DownloadFile } from '#web/lib/download.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { archiveFile, tableFile, tablesOf } from './editor-files.ts';

/** The campaign for Google Ads Editor: all files in an archive at the first press, each alone beside it. */
export function ExportMenu({ campaign }: { campaign: GoogleAdsCampaign }) {
  const save = (file: DownloadFile<BlobPart>) => {
    download(file);
    toast({ title: 'Export Complete', description: `${file.name} is in your downloads.`, tone: 'good' });
  };
  return (
    <div className="flex">
      <button
        type="button"
        className={classNames(buttonClass('secondary'), 'rounded-r-none')}
        onClick={() => save(archiveFile(campaign))}
      >
        <Download size={17} strokeWidth={1.75} aria-hidden="true" />
        Export for Google Ads Editor
      </button>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger
          aria-label="Single files for Google Ads Editor"
          className={classNames(buttonClass('secondary'), 'rounded-l-none border-l-0 px-3')}
        >
          <ChevronDown size={17} aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={6}
            collisionPadding={12}
            className="enter-down z-40 w-72 rounded-frame border border-line bg-surface p-2 text-ink shadow-sheet"
          >
            {tablesOf(campaign).map((table) => (
              <DropdownMenu.Item
                key={table.kind}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-control px-3 text-[0.94rem] font-medium outline-none data-highlighted:bg-sunken"
                onSelect={() => save(tableFile(table))}
              >
                {table.label}
                <span className="counted text-sm text-ink-soft">{table.rows.length}</span>
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
    </div>
  );
}
