import { Download } from 'lucide-react';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { download, type DownloadFile } from '#web/lib/download.ts';
import { SplitButton } from '#web/ui/split-button.tsx';
import { toast } from '#web/ui/toast.ts';
import { archiveFile, tableFile, tablesOf } from './editor-files.ts';

/** The campaign for Google Ads Editor: all files in an archive at the first press, each alone beside it. */
export function ExportMenu({ campaign }: { campaign: GoogleAdsCampaign }) {
  const save = (file: DownloadFile<BlobPart>) => {
    download(file);
    toast({ title: 'Export Complete', description: `${file.name} is in your downloads.`, tone: 'good' });
  };
  return (
    <SplitButton
      onPress={() => save(archiveFile(campaign))}
      others="Single files for Google Ads Editor"
      choices={tablesOf(campaign).map((table) => ({
        key: table.kind,
        label: (
          <>
            {table.label}
            <span className="counted text-sm text-ink-soft">{table.rows.length}</span>
          </>
        ),
        onChoose: () => save(tableFile(table)),
      }))}
    >
      <Download size={17} strokeWidth={1.75} aria-hidden="true" />
      Export for Google Ads Editor
    </SplitButton>
  );
}
