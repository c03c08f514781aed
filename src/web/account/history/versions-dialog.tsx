import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { HistoryEntry, HistoryVersion } from '#contract/history.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useReturnFocus } from '#web/ui/return-focus.ts';
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
  const focus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-ink/50 dark:bg-sunken/75" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="enter-down fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[calc(100%-32px)] max-w-180 -translate-1/2 overflow-y-auto rounded-sheet bg-surface p-6 shadow-sheet"
        >
          <div className="mb-5 flex items-start justify-between gap-4">
            <Dialog.Title className="heading line-clamp-3 text-2xl [overflow-wrap:anywhere]">
              Versions of <bdi>{entry.title}</bdi>
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton
                label="Close"
                icon={<X size={19} strokeWidth={1.75} aria-hidden="true" />}
                className="-mt-1.5 -mr-2"
              />
            </Dialog.Close>
          </div>
          {error ? (
            <p className="text-poor">{sentenceOf(error)}</p>
          ) : data ? (
            <Versions versions={data} />
          ) : (
            <p className="flex items-center gap-3 text-ink-soft">
              <Spinner /> Loading the versions…
            </p>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
