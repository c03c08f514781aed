import { setTimeout as pause } from 'node:timers/promises';
import type { Production } from '#bench/production/production.ts';
import { newTally, type Browsers, type Tally } from './journey.ts';
import type { Person } from './people.ts';
import { coresBusy, readSpent, type Spent } from './processors.ts';

/** Milliseconds that 99 of 100 requests must stay below. */
export const mostMs = 250;
const warmUpSeconds = 12;
const stepSeconds = 10;
/** Visits a second of the first step. */
const firstRate = 2;
const factor = 1.5;
/** Steps between the last rate that held and the first that did not. */
const halvings = 2;
const mostSteps = 16;

export interface Step {
  /** Requests a second that were answered. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  requests: number;
  faults: string[];
  saved: number;
  /** Cores that each part kept busy. */
  busy: Spent;
}

const holds = ({ p99, faults }: Step) => p99 < mostMs && faults.length === 0;

/**
 * Raises the rate of visits until 99 of 100 requests no longer stay below the bound, then halves the distance.
 * @returns the highest step that held (undefined when not even the first one did), the first that did not, and all saves
 */
export async function climb(
  production: Production,
  browsers: Browsers,
  people: readonly Person[],
): Promise<{ best: Step | undefined; beyond: Step | undefined; saved: number; faults: string[] }> {
  const warm = await runStep(production, browsers, people, firstRate, warmUpSeconds);
  let saved = warm.saved;
  const faults = [...warm.faults];
  let best: { rate: number; step: Step } | undefined;
  let beyond: { rate: number; step: Step } | undefined;
  let halved = 0;
  let rate = firstRate;
  for (let count = 0; count < mostSteps && halved <= halvings; count += 1) {
    const step = await runStep(production, browsers, people, rate, stepSeconds);
    saved += step.saved;
    faults.push(...step.faults);
    console.error(
      `  ${rate.toFixed(1)} visits/s: ${step.rate.toFixed(0)} requests/s, p50 ${step.p50.toFixed(0)} ms, p99 ${step.p99.toFixed(0)} ms, ${step.faults.length} faults`,
    );
    if (holds(step)) best = { rate, step };
    else beyond = { rate, step };
    if (beyond) halved += 1;
    // Not even the first step held: nothing lies below it.
    if (beyond && !best) break;
    rate = beyond && best ? (best.rate + beyond.rate) / 2 : rate * factor;
  }
  return { best: best?.step, beyond: beyond?.step, saved, faults };
}

/** Begins visits at even distances, whatever the answers take, and waits for the last one. */
async function runStep(
  production: Production,
  browsers: Browsers,
  people: readonly Person[],
  rate: number,
  seconds: number,
): Promise<Step> {
  const tally: Tally = newTally();
  const open = new Set<Promise<void>>();
  const before = readSpent(production);
  const from = performance.now();
  const visits = Math.ceil(rate * seconds);
  for (let turn = 0; turn < visits; turn += 1) {
    const due = from + (turn * 1_000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const person = people[turn % people.length];
    if (!person) throw new Error('There is nobody to visit');
    const visit = browsers.visit(person, turn, due, tally).finally(() => open.delete(visit));
    open.add(visit);
  }
  await Promise.all(open);
  const took = (performance.now() - from) / 1_000;
  const busy = coresBusy(before, readSpent(production), took);
  const sorted = tally.times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.POSITIVE_INFINITY;
  const { requests, faults, saved } = tally;
  return { rate: requests / took, p50: at(0.5), p99: at(0.99), requests, faults, saved, busy };
}
