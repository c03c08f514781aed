import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, removeStored, writeStored } from '#web/lib/storage.ts';
import { handoverFrom, peekHandover, takeHandover, type Handover, type HandoverTool } from './handover.ts';

interface HandoverTarget<Draft> {
  tool: HandoverTool;
  userId: string;
  /** The form as it stands. */
  read: () => Draft;
  /** Puts a whole draft into the form, which keeps it from then on as it keeps what is typed. */
  write: (draft: Draft) => void;
  /** The draft with what was handed over, and how many keywords the form had no room for. */
  fill: (draft: Draft, handover: Handover) => { draft: Draft; unfitted: number };
  /** A draft from something stored earlier; null when it is none. */
  mend: (stored: unknown) => Draft | null;
}

/** What the form says about a hand-over until its reader closes the note. */
export interface TakenHandover {
  handover: Handover;
  /** Keywords that the form had no room for. */
  unfitted: number;
  /** `filled`: the form holds it. `undone`: the earlier draft is back. */
  state: 'filled' | 'undone';
  /** Changes between the two; what was typed in the one that goes is kept for the way back. */
  swap: () => void;
  close: () => void;
}

interface Kept<Draft> {
  handover: Handover;
  unfitted: number;
  state: TakenHandover['state'];
  /** The draft that the form does not show. */
  other: Draft;
}

/**
 * Fills a form with what another tool gave, once, and keeps the earlier draft in the tab until the note is closed, so
 * that a reload does not take the way back.
 */
export function useHandover<Draft>(target: HandoverTarget<Draft>): TakenHandover | null {
  const { tool, userId } = target;
  const key = `shelfmark.handover-undo.${userId}.${tool}`;
  const [kept, setKept] = useState<Kept<Draft> | null>(() => {
    const handover = peekHandover(userId, tool);
    if (handover === null) return keptFrom(readStored(key, 'sessionStorage'), target.mend);
    const other = structuredClone(target.read());
    return { handover, unfitted: target.fill(other, handover).unfitted, state: 'filled', other };
  });

  const keep = (next: Kept<Draft> | null) => {
    setKept(next);
    if (next === null) removeStored(key, 'sessionStorage');
    else writeStored(key, JSON.stringify(next), 'sessionStorage');
  };

  const begin = useEffectEvent(() => {
    const handover = takeHandover(userId, tool);
    if (handover === null || kept === null) return;
    writeStored(key, JSON.stringify(kept), 'sessionStorage');
    target.write(target.fill(structuredClone(kept.other), handover).draft);
  });
  useEffect(() => begin(), []);

  if (kept === null) return null;
  return {
    handover: kept.handover,
    unfitted: kept.unfitted,
    state: kept.state,
    swap: () => {
      const shown = structuredClone(target.read());
      target.write(kept.other);
      keep({ ...kept, state: kept.state === 'filled' ? 'undone' : 'filled', other: shown });
    },
    close: () => keep(null),
  };
}

function keptFrom<Draft>(stored: string | null, mend: (stored: unknown) => Draft | null): Kept<Draft> | null {
  if (stored === null) return null;
  try {
    const { handover, unfitted, state, other } = JSON.parse(stored) as Record<string, unknown>;
    const checked = handoverFrom(JSON.stringify(handover));
    const draft = mend(other);
    if (checked === null || draft === null) return null;
    return {
      handover: checked,
      unfitted: typeof unfitted === 'number' ? unfitted : 0,
      state: state === 'undone' ? 'undone' : 'filled',
      other: draft,
    };
  } catch {
    return null;
  }
}
