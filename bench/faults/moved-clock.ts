// Given to Node by `--import`: moves what the process takes for the time of day by the milliseconds that stand in the
// file of CLOCK_FILE, which is read again and again. `performance.now()` stays, as the system's own steady clock
// does when somebody sets the time. The embedded database asks JavaScript for the time, so it moves along.
import { readFileSync } from 'node:fs';

const file = process.env['CLOCK_FILE'] ?? '';
const lookMs = 50;
let moved = 0;
const look = () => {
  try {
    moved = Number(readFileSync(file, 'utf8')) || 0;
  } catch {
    // Not written yet.
  }
};
look();
setInterval(look, lookMs).unref();

const Real = Date;
class Moved extends Real {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(Real.now() + moved);
    else super(...(given as [number]));
  }

  static override now(): number {
    return Real.now() + moved;
  }
}
globalThis.Date = Moved as DateConstructor;
