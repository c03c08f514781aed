import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ToolId } from '#contract/tools.ts';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';

const endings = ['reload', 'leaving', 'connection'] as const;

/** A run that the page went away from; the server ends it then and keeps nothing of it. */
export interface InterruptedRun {
  /** What it was about: an address, a business. */
  subject: string;
  /** What was sent, to be sent again; null where it is too large to be kept twice. */
  form: unknown;
  /** Whether the page was reloaded or closed under it, another screen was opened, or the connection ended alone. */
  by: (typeof endings)[number];
  /** Highest number of what the tool had kept as the run began; null where that was not known. */
  newest: number | null;
  /** When it was sent, in milliseconds since 1970 by the browser's clock. */
  begun: number;
}

/** Highest number in a list of what a tool has kept. */
export const newestIn = (list: readonly { id: number }[]): number => Math.max(0, ...list.map(({ id }) => id));

/** Characters of a form that is kept beside its draft. */
const mostKept = 200_000;

const keyOf = (tool: ToolId, userId: string) => `shelfmark.interrupted-run.${userId}.${tool}`;

/** What was kept, or null: the tab's storage may hold anything. */
export function interruptedFrom(stored: string | null): InterruptedRun | null {
  try {
    const read: unknown = JSON.parse(stored ?? 'null');
    if (typeof read !== 'object' || read === null) return null;
    const { subject, form, by, newest, begun } = read as Record<string, unknown>;
    const ending = endings.find((known) => known === by);
    if (typeof subject !== 'string' || ending === undefined) return null;
    return {
      subject,
      form: typeof form === 'object' ? form : null,
      by: ending,
      newest: typeof newest === 'number' ? newest : null,
      begun: typeof begun === 'number' ? begun : Date.now(),
    };
  } catch {
    return null;
  }
}

/** As it is stored; a form that is too large stays in its draft alone. */
export function storedRun(run: InterruptedRun): string {
  const whole = JSON.stringify(run);
  return whole.length <= mostKept ? whole : JSON.stringify({ ...run, form: null });
}

export type Live = Omit<InterruptedRun, 'by'>;

/** Milliseconds in which a call that fails is taken for one that the browser ended with the page. */
const leavingMs = 2_000;

/**
 * Remembers a run in the tab's own storage while the page is out of sight or goes away: a reload, a closed tab and a
 * phone that drops a page it no longer shows all end a run without asking. A page that is shown again forgets it.
 */
export function useInterruptedRun(tool: ToolId, userId: string) {
  const key = keyOf(tool, userId);
  const [left, setLeft] = useState(() => interruptedFrom(readStored(key, 'sessionStorage')));
  const live = useRef<Live | null>(null);
  const leavingSince = useRef(Number.NEGATIVE_INFINITY);

  const forget = useCallback(() => removeStored(key, 'sessionStorage'), [key]);
  const remember = useCallback(
    (by: InterruptedRun['by']) => {
      if (live.current) writeStored(key, storedRun({ ...live.current, by }), 'sessionStorage');
    },
    [key],
  );

  useEffect(() => {
    const going = () => remember('reload');
    // Some browsers end the calls of a page before they tell it that it goes.
    const asked = () => {
      leavingSince.current = performance.now();
      going();
    };
    const turned = () => (document.visibilityState === 'hidden' ? going() : live.current && forget());
    window.addEventListener('beforeunload', asked);
    window.addEventListener('pagehide', going);
    document.addEventListener('visibilitychange', turned);
    return () => {
      window.removeEventListener('beforeunload', asked);
      window.removeEventListener('pagehide', going);
      document.removeEventListener('visibilitychange', turned);
      remember('leaving');
    };
  }, [remember, forget]);

  return useMemo(() => {
    const dismiss = () => {
      setLeft(null);
      forget();
    };
    return {
      /** The run that was interrupted before, until it is dismissed or another one begins. */
      left,
      dismiss,
      begin: (run: Omit<Live, 'begun'>): Live => {
        dismiss();
        live.current = { ...run, begun: Date.now() };
        return live.current;
      },
      /** `lost`: nobody knows what became of it, so that the next visit asks. */
      end: ({ failed, lost = false }: { failed: boolean; lost?: boolean }) => {
        if (lost) remember('connection');
        live.current = null;
        if (!lost && (!failed || performance.now() - leavingSince.current > leavingMs)) forget();
      },
    };
  }, [left, forget, remember]);
}
