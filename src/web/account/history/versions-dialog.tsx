import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { HistoryEntry, HistoryVersion } from '#contract/history.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { Field } from '#web/ui/field.tsx';
import { DialogSheet } from '#web/ui/dialog-sheet.tsx';
import { Select } from '#web/ui/input.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { blocksOfSaved } from './saved-content.tsx';
import { versionsQuery } from './queries.ts';
import { readableDiff } from './readable-diff.ts';

const sameYear = new Intl.DateTimeFormat(undefined, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const otherYear = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** What tells versions apart comes first: a narrow list cuts the end. */
function nameOf({ version, seoContent, createdAt }: HistoryVersion): string {
  const made = new Date(createdAt);
  const format = made.getFullYear() === new Date().getFullYear() ? sameYear : otherYear;
  return `Version ${version}, ${seoContent.seoScore ?? '–'}/100, ${format.format(made)}`;
}

/** What one block lost and gained. */
function Difference({ before, after }: { before: string; after: string }) {
  return (
    <p dir="auto" className="text-[0.94rem] leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
      {readableDiff(before, after).map(({ kind, text }, index) => {
        // oxlint-disable-next-line react/no-array-index-key -- the parts are one text in order
        if (kind === 'removed')
          return (
            <del key={index} className="me-0.5 text-poor">
              {text}
            </del>
          );
        if (kind === 'added')
          return (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <ins key={index} className="text-good underline decoration-2 underline-offset-3">
              {text}
            </ins>
          );
        // oxlint-disable-next-line react/no-array-index-key -- as above
        return <span key={index}>{text}</span>;
      })}
    </p>
  );
}

function Comparison({ before, after }: { before: HistoryVersion; after: HistoryVersion }) {
  const old = blocksOfSaved(before.seoContent);
  const now = blocksOfSaved(after.seoContent);
  const ids = [...new Set([...now, ...old].map((block) => block.id))];
  const changed = ids.flatMap((id) => {
    const left = old.find((block) => block.id === id);
    const right = now.find((block) => block.id === id);
    return left?.text === right?.text
      ? []
      : [{ id, label: (right ?? left)!.label, left: left?.text ?? '', right: right?.text ?? '' }];
  });
  if (changed.length === 0) return <p className="text-ink-soft">These two versions say the same.</p>;
  return (
    <dl className="flex flex-col gap-4">
      {changed.map((block) => (
        <div key={block.id} className="border-t border-line pt-3">
          <dt className="mb-1 text-sm font-semibold">{block.label}</dt>
          <dd>
            <Difference before={block.left} after={block.right} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Versions({ versions }: { versions: readonly HistoryVersion[] }) {
  const newest = versions.reduce((best, version) => Math.max(best, version.version), 1);
  const [left, setLeft] = useState(Math.max(1, newest - 1));
  const [right, setRight] = useState(newest);
  const before = versions.find((version) => version.version === left);
  const after = versions.find((version) => version.version === right);
  const options = versions.map((version) => (
    <option key={version.version} value={version.version}>
      {nameOf(version)}
    </option>
  ));
  return (
    <>
      <div className="mb-5 grid gap-3 sm:grid-cols-2">
        <Field label="From">
          <Select value={left} onChange={(event) => setLeft(Number(event.target.value))}>
            {options}
          </Select>
        </Field>
        <Field label="To">
          <Select value={right} onChange={(event) => setRight(Number(event.target.value))}>
            {options}
          </Select>
        </Field>
      </div>
      {before && after && <Comparison before={before} after={after} />}
    </>
  );
}

/** Versions of one entry, two of them compared word by word. */
export function VersionsDialog({ entry, onClose }: { entry: HistoryEntry; onClose: () => void }) {
  const { data, error } = useQuery(versionsQuery(entry.id));
  return (
    <DialogSheet
      title={
        <>
          Versions of <bdi>{entry.title}</bdi>
        </>
      }
      width="max-w-180"
      onClose={onClose}
    >
      {error ? (
        <p className="text-poor">{sentenceOf(error)}</p>
      ) : data ? (
        <Versions versions={data} />
      ) : (
        <p className="flex items-center gap-3 text-ink-soft">
          <Spinner /> Loading the versions…
        </p>
      )}
    </DialogSheet>
  );
}
