import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { SeoResult } from '#contract/seo-content.ts';
import { settingsQuery } from '#web/data/settings.ts';
import { download } from '#web/lib/download.ts';
import { SplitButton } from '#web/ui/split-button.tsx';
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
    <SplitButton
      onPress={() => run(preferred)}
      others="Other export formats"
      choices={formats.map((format) => ({
        key: format,
        label: formatNames[format],
        onChoose: () => run(format),
      }))}
    >
      <Download size={17} strokeWidth={1.75} aria-hidden="true" />
      Export All
    </SplitButton>
  );
}
