import { AppError } from '#server/errors.ts';

/** Work that waits for a thread, of somebody. */
export interface Turn<Place> {
  /** Whose it is: id of a user. */
  owner: string;
  /** Bytes that wait with it. */
  bytes: number;
  /** Where it has to be done; null where it does not matter. */
  place: Place | null;
}

export interface TurnBounds {
  /** Work of one owner that runs at a time. */
  atOnceOfOne: number;
  /** Work of one owner that waits. */
  waitingOfOne: number;
  /** Bytes of all that wait together. */
  waitingBytes: number;
}

/**
 * Who comes next: owners take turns, whatever number each has waiting, and nobody has more than a part of the places.
 * Work of one owner keeps its order but where a place is not free yet.
 */
export class Turns<Place, Work extends Turn<Place>> {
  readonly #bounds: TurnBounds;
  /** Owners in the order in which they come next. */
  readonly #waiting = new Map<string, Work[]>();
  readonly #running = new Map<string, number>();
  #bytes = 0;

  constructor(bounds: TurnBounds) {
    this.#bounds = bounds;
  }

  /** @throws AppError too_many_requests for an owner with too much waiting, busy when all together have too much */
  add(work: Work): void {
    const { waitingOfOne, waitingBytes } = this.#bounds;
    const own = this.#waiting.get(work.owner) ?? [];
    if (own.length >= waitingOfOne)
      throw new AppError('too_many_requests', {
        message: `${own.length} of your pages are waiting to be read. Wait until one of them is done.`,
        retryAfterSeconds: 5,
      });
    if (own.length > 0 && this.#bytes + work.bytes > waitingBytes)
      throw new AppError('busy', { retryAfterSeconds: 5 });
    own.push(work);
    this.#bytes += work.bytes;
    this.#waiting.set(work.owner, own);
  }

  /** Takes out what nobody waits for any more; false when it is not waiting. */
  remove(work: Work): boolean {
    const own = this.#waiting.get(work.owner);
    const at = own?.indexOf(work) ?? -1;
    if (!own || at < 0) return false;
    own.splice(at, 1);
    if (own.length === 0) this.#waiting.delete(work.owner);
    this.#bytes -= work.bytes;
    return true;
  }

  /** The next work that `canStart` says yes to, counted as running from here on; null when there is none. */
  next(canStart: (work: Work) => boolean): Work | null {
    for (const [owner, own] of this.#waiting) {
      const running = this.#running.get(owner) ?? 0;
      if (running >= this.#bounds.atOnceOfOne) continue;
      const work = own.find(canStart);
      if (!work) continue;
      this.remove(work);
      this.#running.set(owner, running + 1);
      this.#toTheEnd(owner);
      return work;
    }
    return null;
  }

  /** Work that `next` gave has ended. */
  done({ owner }: Work): void {
    const running = (this.#running.get(owner) ?? 1) - 1;
    if (running > 0) this.#running.set(owner, running);
    else this.#running.delete(owner);
    this.#toTheEnd(owner);
  }

  #toTheEnd(owner: string): void {
    const own = this.#waiting.get(owner);
    if (!own) return;
    this.#waiting.delete(owner);
    this.#waiting.set(owner, own);
  }

  /** Takes out everything that waits. */
  clear(): Work[] {
    const all = [...this.#waiting.values()].flat();
    this.#waiting.clear();
    this.#bytes = 0;
    return all;
  }
}
