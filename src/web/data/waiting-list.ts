import { removeStored, writeStored } from '#web/lib/storage.ts';
import { readStoredJson } from '#web/lib/stored-json.ts';

/** What waits in this browser to be sent, in order, each user's own. */
export interface WaitingList<Thing> {
  all: (userId: string) => readonly Thing[];
  add: (userId: string, things: readonly Thing[]) => void;
  /** Takes out one that says the same; nothing happens where none does. */
  take: (userId: string, thing: Thing) => void;
}

/**
 * A list that outlives the page. Read anew each time: other tabs add to it and take from it, and a copy from before would
 * put back what they sent, or drop what they still have to.
 */
export function waitingList<Thing>(keyOf: (userId: string) => string): WaitingList<Thing> {
  /** What storage has no room for waits as long as the page is open. */
  const beside = new Map<string, readonly Thing[]>();

  const kept = (userId: string): readonly Thing[] => {
    const stored = readStoredJson(keyOf(userId));
    return Array.isArray(stored) ? (stored as Thing[]) : [];
  };
  const keep = (userId: string, things: readonly Thing[]): boolean => {
    if (things.length > 0) return writeStored(keyOf(userId), JSON.stringify(things));
    removeStored(keyOf(userId));
    return true;
  };
  const besideOf = (userId: string): readonly Thing[] => beside.get(userId) ?? [];

  return {
    all: (userId) => [...kept(userId), ...besideOf(userId)],
    add(userId, things) {
      if (things.length > 0 && !keep(userId, [...kept(userId), ...things]))
        beside.set(userId, [...besideOf(userId), ...things]);
    },
    take(userId, thing) {
      const stored = kept(userId);
      const left = withoutOne(stored, thing);
      if (left.length < stored.length) keep(userId, left);
      else beside.set(userId, withoutOne(besideOf(userId), thing));
    },
  };
}

function withoutOne<Thing>(things: readonly Thing[], thing: Thing): readonly Thing[] {
  const said = JSON.stringify(thing);
  const at = things.findIndex((other) => JSON.stringify(other) === said);
  return at === -1 ? things : things.toSpliced(at, 1);
}

/** Runs the work while no other tab of this browser runs work of that name. Where the browser has no locks, at once. */
export async function inTurnOfTabs(name: string, work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(name, work);
  else await work();
}
