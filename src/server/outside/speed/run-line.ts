/** The line has no place left. */
export class LineFullError extends Error {
  override name = 'LineFullError';
  /** Runs ahead of whoever would come next, those that run included. */
  readonly ahead: number;

  constructor(ahead: number) {
    super(`All ${ahead} places are taken`);
    this.ahead = ahead;
  }
}

interface Waiting {
  start: () => void;
  onPlace: (place: number) => void;
}

/** A bounded line: some run at once, some wait in order and know their place, nobody else is let in. */
export class RunLine {
  readonly #atOnce: number;
  readonly #places: number;
  #running = 0;
  readonly #waiting: Waiting[] = [];

  /**
   * @param atOnce runs at the same time
   * @param places runs that may wait for their turn
   */
  constructor(atOnce: number, places: number) {
    this.#atOnce = atOnce;
    this.#places = places;
  }

  /**
   * Waits for a turn. Call the returned function when the run has ended, however it ended.
   * @param onPlace told the place at once and whenever it changes; 1 is the next to start
   * @throws LineFullError; the signal's reason when it fires first, which leaves the line
   */
  async take(signal: AbortSignal, onPlace: (place: number) => void): Promise<() => void> {
    signal.throwIfAborted();
    if (this.#running < this.#atOnce) this.#running += 1;
    else await this.#wait(signal, onPlace);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#running -= 1;
      this.#advance();
    };
  }

  #wait(signal: AbortSignal, onPlace: (place: number) => void): Promise<void> {
    if (this.#waiting.length >= this.#places) throw new LineFullError(this.#running + this.#waiting.length);
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
        this.#tellPlaces();
        reject(signal.reason);
      };
      const waiting: Waiting = {
        start: () => {
          signal.removeEventListener('abort', leave);
          resolve();
        },
        onPlace,
      };
      signal.addEventListener('abort', leave, { once: true });
      this.#waiting.push(waiting);
      onPlace(this.#waiting.length);
    });
  }

  #advance(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    this.#running += 1;
    next.start();
    this.#tellPlaces();
  }

  #tellPlaces(): void {
    for (const [index, { onPlace }] of this.#waiting.entries()) onPlace(index + 1);
  }
}
