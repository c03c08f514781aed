import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ComponentType } from 'react';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { toast } from '#web/ui/toast.ts';
import type { OwnFormProps } from './own-form.tsx';

interface OwnEntry {
  id: number;
  isPublic: boolean;
}

/** A kind of words that subscribers write about the product and an operator verifies. */
export interface OwnKind<New, Own extends OwnEntry> {
  /** Key of the list among the queries. */
  key: readonly [string];
  heading: string;
  /** In sentences: "review". */
  name: string;
  plural: string;
  /** What stands there before the first one. */
  empty: string;
  /** Most that one account holds. */
  most: number;
  list: (signal: AbortSignal) => Promise<Own[]>;
  save: (entry: New, id: number | null) => Promise<Own>;
  remove: (id: number) => Promise<unknown>;
  titleOf: (entry: Own) => string;
  isVerified: (entry: Own) => boolean;
  Form: ComponentType<OwnFormProps<New, Own>>;
  /** One entry below its title. */
  Body: ComponentType<{ entry: Own }>;
  /** Beside the title. */
  Aside: ComponentType<{ entry: Own }>;
}

/** The user's own entries of one kind: write, change, delete, and see what is published. */
export function OwnSection<New, Own extends OwnEntry>({
  kind,
  userId,
}: {
  kind: OwnKind<New, Own>;
  userId: string;
}) {
  const { name, key, titleOf, Form, Body, Aside } = kind;
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Own | 'new' | null>(null);
  const [leaving, setLeaving] = useState<Own | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => kind.list(signal),
  });
  const saving = useMutation({
    mutationFn: (body: New) => kind.save(body, open === 'new' || open === null ? null : open.id),
    onError: (failure) =>
      toast({ title: `The ${name} was not saved`, description: sentenceOf(failure), tone: 'poor' }),
    onSuccess: ({ isPublic }) => {
      leave();
      toast({
        title: `Thank you for your ${name}`,
        description: isPublic ? 'It is published once it has been verified.' : 'It stays private.',
        tone: 'good',
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  const removal = useMutation({
    mutationFn: (id: number) => kind.remove(id),
    onError: (failure) =>
      toast({ title: `The ${name} was not deleted`, description: sentenceOf(failure), tone: 'poor' }),
    onSuccess: (_, id) => {
      if (open !== null && open !== 'new' && open.id === id) setOpen(null);
    },
    onSettled: async () => {
      setLeaving(null);
      await queryClient.invalidateQueries({ queryKey: key });
      heading.current?.focus();
    },
  });
  // The buttons that opened the form or the question are gone by then.
  const leave = () => {
    setOpen(null);
    setTimeout(() => heading.current?.focus());
  };
  const headingId = `own-${name.replaceAll(' ', '-')}`;
  const full = (data?.length ?? 0) >= kind.most;
  const standing = (entry: Own) =>
    entry.isPublic ? (kind.isVerified(entry) ? 'Published' : 'Waiting for verification') : 'Private';

  return (
    <section aria-labelledby={headingId} className="mt-14 border-t border-line pt-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="heading text-2xl outline-none">
          {kind.heading}
        </h2>
        {data && open === null && !full && (
          <Button variant="secondary" size="s" onClick={() => setOpen('new')}>
            Write a {name}
          </Button>
        )}
      </div>
      {error ? (
        <p role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-ink-soft">
          {sentenceOf(error)}
          <Button variant="secondary" size="s" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      ) : data === undefined ? (
        <p className="mt-4 text-ink-soft">Loading your {kind.plural}…</p>
      ) : (
        data.length === 0 && open === null && <p className="mt-4 max-w-[70ch] text-ink-soft">{kind.empty}</p>
      )}
      {open !== null && (
        <Form
          key={open === 'new' ? 'new' : open.id}
          userId={userId}
          entry={open === 'new' ? null : open}
          pending={saving.isPending}
          onSave={(entry, saved) => saving.mutate(entry, { onSuccess: saved })}
          onCancel={leave}
        />
      )}
      {data && data.length > 0 && (
        <ul className="mt-4">
          {data.map((entry) => (
            <li key={entry.id} className="border-t border-line py-4 first:border-t-0">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <b className="font-semibold [overflow-wrap:anywhere]">{titleOf(entry)}</b>
                <span className="text-sm text-ink-soft">
                  <Aside entry={entry} />
                </span>
                <Chip tone={standing(entry) === 'Published' ? 'good' : 'plain'}>{standing(entry)}</Chip>
              </p>
              <Body entry={entry} />
              <div className="mt-1 -ml-3 flex gap-1">
                <Button
                  variant="quiet"
                  size="s"
                  onClick={() => setOpen(entry)}
                  aria-label={`Change the ${name} “${titleOf(entry)}”`}
                >
                  Change
                </Button>
                <Button
                  variant="quiet"
                  size="s"
                  onClick={() => setLeaving(entry)}
                  aria-label={`Delete the ${name} “${titleOf(entry)}”`}
                >
                  Delete
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {full && open === null && (
        <p className="mt-2 text-sm text-ink-soft">
          An account holds {kind.most} {kind.plural}. Change or delete one to write another.
        </p>
      )}
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(next) => !next && setLeaving(null)}
        title={`Delete this ${name}?`}
        description="It leaves the first page too. This cannot be undone."
        confirmLabel="Delete"
        danger
        pending={removal.isPending}
        onConfirm={() => leaving && removal.mutate(leaving.id)}
      />
    </section>
  );
}
