import { useQuery } from '@tanstack/react-query';
import { Download, Printer, RefreshCw } from 'lucide-react';
import type { WebpageAnalysis, WebpageForm } from '#contract/webpage-analysis.ts';
import { download } from '#web/lib/download.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import { listQuery } from './api.ts';
import { earlierOf } from './compare.ts';
import { checksFile } from './export.ts';
import { ForeignLink } from './foreign-link.tsx';
import { momentWords, titleOf } from './page-words.ts';

const mark = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Where the analysed source came from, in words. */
export function originWords({ source, statusCode, encoding, language, writer }: WebpageAnalysis): string {
  return [
    source === 'pasted' ? 'From given HTML, nothing fetched' : `Fetched, status ${statusCode ?? 'unknown'}`,
    encoding,
    language && `language ${language}`,
    writer === 'rules' ? 'improvements written by rules' : 'improvements written by the connected AI model',
  ]
    .filter(Boolean)
    .join(', ');
}

interface ResultHeadProps {
  analysis: WebpageAnalysis;
  earlier: number | null;
  onCompare: (id: number | null) => void;
  onAnalyze: (form: WebpageForm) => void;
}

/** What was analysed and when, and what can be done with it. */
export function ResultHead({ analysis, earlier, onCompare, onAnalyze }: ResultHeadProps) {
  const { url, finalUrl, createdAt, source } = analysis;
  const exportChecks = () => {
    const file = checksFile(analysis);
    download(file);
    toast({ title: 'Export Complete', description: `${file.name} is in your downloads.`, tone: 'good' });
  };
  return (
    <header className="flex flex-col gap-4">
      <div className="min-w-0">
        <h2 dir="auto" className="heading line-clamp-3 text-2xl [overflow-wrap:anywhere]">
          {titleOf(analysis)}
        </h2>
        <p className="mt-1.5 text-[0.94rem]">
          <ForeignLink url={url} />
          {finalUrl !== url && (
            <span className="text-ink-soft [overflow-wrap:anywhere]"> led to {finalUrl}</span>
          )}
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {momentWords(createdAt)}. {originWords(analysis)}.
        </p>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        {source === 'fetched' && (
          <Button
            variant="secondary"
            size="s"
            icon={<RefreshCw {...mark} />}
            onClick={() => onAnalyze({ url })}
          >
            Analyze again
          </Button>
        )}
        {analysis.checks.length > 0 && (
          <Button variant="secondary" size="s" icon={<Download {...mark} />} onClick={exportChecks}>
            Export CSV
          </Button>
        )}
        <Button variant="secondary" size="s" icon={<Printer {...mark} />} onClick={() => window.print()}>
          Print report
        </Button>
        <CompareChoice analysis={analysis} earlier={earlier} onCompare={onCompare} />
      </div>
    </header>
  );
}

type CompareChoiceProps = Omit<ResultHeadProps, 'onAnalyze'>;

/** Other analyses of the same address; nothing where there is none. */
function CompareChoice({ analysis, earlier, onCompare }: CompareChoiceProps) {
  const { data } = useQuery(listQuery);
  const others = earlierOf(analysis, data ?? []);
  if (others.length === 0) return null;
  return (
    <Field label="Compare with" hiddenLabel className="w-full xs:ml-auto xs:w-auto">
      <Select
        className="h-9! text-sm"
        value={earlier ?? ''}
        onChange={(event) => onCompare(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">Compare with an earlier analysis…</option>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {momentWords(other.createdAt)}, score {other.seoScore}
          </option>
        ))}
      </Select>
    </Field>
  );
}
