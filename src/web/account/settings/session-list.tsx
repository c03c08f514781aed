import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AccountSession } from '#contract/account.ts';
import { call } from '#web/data/client.ts';
import { sentenceOf } from '#web/data/failure-sentence.ts';
import { dateWords, dayWords } from '#web/lib/dates.ts';
import { BusyButton } from '#web/ui/busy-button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { toast } from '#web/ui/toast.ts';
import { sessionsKey, sessionsQuery } from './queries.ts';
import { LoadFailure } from './section.tsx';

const timeOfDay = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit' });

/** "Today, 14:05", in the reader's time zone. */
function seenWords(iso: string, now: Date): string {
  return `${dayWords(iso, now)}, ${timeOfDay.format(new Date(iso))}`;
}

function SessionRow({
  session,
  now,
  ending,
  onEnd,
}: {
  session: AccountSession;
  now: Date;
  ending: boolean;
  onEnd: () => void;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5 first:pt-0 last:border-b-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          {session.device}
          {session.current && <Chip tone="pencil">This browser</Chip>}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {session.current ? 'Active now' : `Last seen ${seenWords(session.lastSeenAt, now)}`} · signed in{' '}
          {dateWords(session.signedInAt)}
        </p>
      </div>
      {!session.current && (
        <BusyButton
          variant="secondary"
          size="s"
          pending={ending}
          aria-label={`End session: ${session.device}`}
          onClick={onEnd}
        >
          End
        </BusyButton>
      )}
    </li>
  );
}

/** The browsers that are signed in; each but this one can be signed out from here. */
export function SessionList() {
  const queryClient = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(sessionsQuery);
  const [now] = useState(() => new Date());
  const refresh = () => queryClient.invalidateQueries({ queryKey: sessionsKey });
  const fail = (failure: unknown) =>
    toast({ title: 'Session not ended', description: sentenceOf(failure), tone: 'poor' });

  const endOne = useMutation({
    mutationFn: (session: AccountSession) => call('DELETE /api/sessions/:id', { params: { id: session.id } }),
    onSuccess: (_, session) => toast({ title: 'Session ended', description: session.device, tone: 'good' }),
    onError: fail,
    onSettled: refresh,
  });
  const endOthers = useMutation({
    mutationFn: () => call('POST /api/sessions/end-others'),
    onSuccess: ({ ended }) =>
      toast({
        title: ended === 1 ? '1 session ended' : `${ended} sessions ended`,
        description: 'Only this browser is signed in.',
        tone: 'good',
      }),
    onError: fail,
    onSettled: refresh,
  });

  if (isPending) return <p className="text-ink-soft">Looking up where you are signed in…</p>;
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const others = data.filter((session) => !session.current).length;
  return (
    <div>
      <ul aria-label="Signed-in browsers">
        {data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            now={now}
            ending={endOne.isPending && endOne.variables.id === session.id}
            onEnd={() => endOne.mutate(session)}
          />
        ))}
      </ul>
      {others > 0 && (
        <BusyButton
          variant="secondary"
          className="mt-3"
          pending={endOthers.isPending}
          onClick={() => endOthers.mutate()}
        >
          End all other sessions
        </BusyButton>
      )}
    </div>
  );
}
