import { useState } from 'react';
import { columnFields, columnLabels, type ColumnMapping } from '#rules/keyword-research/import/columns.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogSheet } from '#web/ui/dialog-sheet.tsx';
import { Select } from '#web/ui/input.tsx';
import { mappingOf } from './imported-file.ts';
import type { FileReading } from './read-file.ts';

/** Columns offered: nobody maps a hundred of them by hand. */
const mostColumns = 40;

interface ColumnsDialogProps {
  reading: FileReading;
  onApply: (mapping: ColumnMapping) => void;
  onClose: () => void;
}

/** What each column of a file holds, with its first cells beside it. */
export function ColumnsDialog({ reading, onApply, onClose }: ColumnsDialogProps) {
  const { headers, sample, mapping, fileName, problem } = reading;
  const [fields, setFields] = useState<(string | undefined)[]>(() =>
    headers.map((_, column) => columnFields.find((field) => mapping[field] === column)),
  );
  const [missing, setMissing] = useState(false);
  const apply = () => {
    const chosen = mappingOf(fields);
    if (chosen.keyword === undefined) setMissing(true);
    else onApply(chosen);
  };
  return (
    <DialogSheet
      title="What the columns hold"
      description={
        <>
          {fileName}. {problem ?? 'Columns that are left out are not read.'}
        </>
      }
      width="max-w-170"
      onClose={onClose}
    >
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {headers.slice(0, mostColumns).map((header, column) => (
          // oxlint-disable-next-line react/no-array-index-key -- headers may repeat; a column is its place
          <li key={column} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-2 sm:items-center">
            <span className="min-w-0">
              <span id={`column-${column}`} className="block font-medium [overflow-wrap:anywhere]">
                {header || `Column ${column + 1}`}
              </span>
              <span className="counted block truncate text-[0.8rem] text-ink-soft">
                {sample
                  .map((row) => row[column] ?? '')
                  .filter(Boolean)
                  .slice(0, 3)
                  .join(' · ') || 'empty'}
              </span>
            </span>
            <Select
              aria-labelledby={`column-${column}`}
              value={fields[column] ?? ''}
              onChange={(event) => {
                const { value } = event.target;
                setMissing(false);
                // One field is one column: the other one that held it lets go.
                setFields(
                  fields.map((field, at) =>
                    at === column ? value || undefined : field === value ? undefined : field,
                  ),
                );
              }}
            >
              <option value="">Leave out</option>
              {columnFields.map((field) => (
                <option key={field} value={field}>
                  {columnLabels[field]}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
      {headers.length > mostColumns && (
        <p className="mt-2 text-sm text-ink-soft">
          The first {mostColumns} of {headers.length} columns.
        </p>
      )}
      {missing && (
        <p role="alert" className="mt-3 text-sm font-medium text-poor">
          Choose the column that holds the keywords.
        </p>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={apply}>Read with these columns</Button>
      </div>
    </DialogSheet>
  );
}
