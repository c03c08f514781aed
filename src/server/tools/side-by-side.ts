import { setImmediate as nextTurn } from 'node:timers/promises';

let lastTurn: Promise<void> = Promise.resolve();

/**
 * Resolves in a turn of the event loop of its own. Building a part is pure computing; when many parts of many
 * requests are ready at once, other requests are answered between each two of them.
 */
export function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/**
 * Works on all parts, at most `atOnce` at the same time, and gives the results in the parts' order. The first failure
 * ends all: `work` must heed the signal that its caller aborts then.
 */
export async function sideBySide<Part, Result>(
  parts: readonly Part[],
  atOnce: number,
  work: (part: Part, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  let failed = false;
  const walk = async (place: number) => {
    // Computing that a part begins with would hold back the calls of those before it that are ready to leave.
    if (place > 0) await ownTurn();
    while (next < parts.length && !failed) {
      const index = next;
      next += 1;
      try {
        // An index below the length of a dense list names a part.
        results[index] = await work(parts[index] as Part, index);
      } catch (error) {
        failed = true;
        throw error;
      }
      await ownTurn();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, parts.length) }, (_, place) => walk(place)));
  return results;
}
