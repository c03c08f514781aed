import { useQuery } from '@tanstack/react-query';
import { Columns3, FileSpreadsheet, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { keywordFileBounds } from '#contract/keyword-import.ts';
import { keywordToolNames } from '#rules/keyword-research/import/tools.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import { Collapsible } from '#web/ui/collapsible.tsx';
import { NamedIconButton } from '#web/ui/named-icon-button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { sourceQuery } from '#web/tools/keyword-research/api.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import type { ImportedFile } from './imported-file.ts';
import { PastedRows } from './pasted-rows.tsx';
import type { ReadPhase } from './read-file.ts';
import type { KeywordImports } from './use-import.ts';

const phaseWords: Record<ReadPhase, string> = {
  reading: 'Reading the rows of',
  choosing: 'Choosing the strongest rows of',
  grouping: 'Grouping the keywords of',
};
const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** The user's own numbers: files of Keyword Planner and its kin, dropped, chosen or pasted. */
export function ImportPanel({ userId, imports }: { userId: string; imports: KeywordImports }) {
  const { files, reading, columns, kept } = imports;
  const { data: source } = useQuery(sourceQuery);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  return (
    <section aria-labelledby="import-heading">
      <h2 id="import-heading" className="mb-1.5 text-[0.94rem] leading-snug font-medium">
        Your own numbers
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is one more way; the button does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const [file] = event.dataTransfer.files;
          if (file) imports.choose(file);
        }}
        className={classNames(
          'rounded-control border border-dashed p-3.5',
          over ? 'border-pencil bg-pencil-wash' : 'border-line-strong',
        )}
      >
        <p className="text-sm text-ink-soft">
          A CSV file of Google Keyword Planner, Search Console, Semrush, Ahrefs, Helium 10, eRank or another
          tool, up to {numbers.format(keywordFileBounds.rows)} rows. It is read in your browser; the strongest{' '}
          {numbers.format(keywordFileBounds.sentRows)} keywords go into the research.{' '}
          {/* Until it is known the usual case, so that the button below does not move under a finger. */}
          {source?.live
            ? `Where your file says nothing, searches come live from ${source.name ?? 'the connected source'}.`
            : 'Searches that no file tells stay unknown.'}
        </p>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          className="sr-only"
          tabIndex={-1}
          aria-label="File of keywords"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) imports.choose(file);
          }}
        />
        <Button
          variant="secondary"
          size="s"
          className="mt-2"
          disabled={reading !== null}
          icon={<FileSpreadsheet size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
        <PastedRows userId={userId} onRead={imports.choose} />
      </div>
      {reading && (
        <div className="mt-3 flex items-center gap-2.5 text-[0.94rem]">
          <Spinner size={18} />
          <p role="status" className="min-w-0 flex-1 [overflow-wrap:anywhere]">
            {phaseWords[reading.phase]} {reading.fileName}…
          </p>
          <Button variant="quiet" size="s" onClick={imports.stop}>
            Stop
          </Button>
        </div>
      )}
      {files.length > 0 && (
        <ul className="mt-2 divide-y divide-line" aria-label="Files of the next research">
          {files.map((file) => (
            <FileRow key={file.id} file={file} imports={imports} />
          ))}
        </ul>
      )}
      {!kept && files.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          This browser does not keep files: after a reload they have to be chosen again.
        </p>
      )}
      {columns && (
        <ColumnsDialog
          key={columns.reading.fileName}
          reading={columns.reading}
          onApply={imports.applyColumns}
          onClose={imports.closeColumns}
        />
      )}
    </section>
  );
}

function FileRow({ file: { id, reading }, imports }: { file: ImportedFile; imports: KeywordImports }) {
  const [open, setOpen] = useState(false);
  const { fileName, tool, total, rows, notices, topics, topicCount } = reading;
  return (
    <li className="py-3">
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1">
          <p className="font-medium [overflow-wrap:anywhere]">{fileName}</p>
          <p className="text-sm text-ink-soft">
            {tool === 'other' ? 'Read by its columns' : keywordToolNames[tool]} ·{' '}
            {total === 1 ? '1 keyword' : `${numbers.format(total)} keywords`}
            {rows.length < total && `, the strongest ${numbers.format(rows.length)} are taken`}
          </p>
        </div>
        {imports.canRemap(id) && reading.headers.length > 1 && (
          <NamedIconButton
            label={`Choose the columns of ${fileName}`}
            icon={<Columns3 size={17} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => imports.openColumns(id)}
          />
        )}
        <NamedIconButton
          label={`Remove ${fileName}`}
          tone="danger"
          icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => imports.remove(id)}
        />
      </div>
      {notices.length > 0 && (
        <ul className="mt-1 text-sm text-ink-soft">
          {notices.map((notice) => (
            <li key={notice}>{notice}</li>
          ))}
        </ul>
      )}
      {topics.length > 0 && (
        <Collapsible
          label={topicCount === 1 ? 'One topic' : `${numbers.format(topicCount)} topics`}
          open={open}
          onChange={setOpen}
        >
          <ol className="divide-y divide-line border-y border-line text-sm">
            {topics.map(({ id: key, topic, volume, count }) => (
              <li key={key} className="flex justify-between gap-3 py-1">
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {topic} <span className="text-ink-soft">({numbers.format(count)})</span>
                </span>
                <span className="counted shrink-0 text-ink-soft">
                  {volume ? `${numbers.format(volume.high)}/month` : 'unknown'}
                </span>
              </li>
            ))}
          </ol>
          {topicCount > topics.length && (
            <p className="mt-1 text-sm text-ink-soft">
              The {topics.length} most searched; in brackets how many keywords each has.
            </p>
          )}
        </Collapsible>
      )}
    </li>
  );
}
