/**
 * What this process has counted since its start; `/metrics` shows it. Counting is a number in memory, so it is done
 * whether anybody asks or not. Labels come from lists of the product, never from what people or other servers send:
 * their number stays bounded and they hold no personal data.
 */
export const counters = {
  runs: { help: 'Runs of a tool by who wrote and how they ended', labels: ['tool', 'writer', 'result'] },
  generations: { help: 'Texts, analyses and measurements that were saved', labels: ['tool', 'writer'] },
  outside_calls: { help: 'Calls to services outside by how they ended', labels: ['service', 'result'] },
  outside_failures: { help: 'Failed calls to services outside by reason', labels: ['service', 'reason'] },
  outside_call_seconds: { help: 'Seconds spent in calls to services outside', labels: ['service'] },
  model_tokens: { help: 'Tokens as the writing model counted them', labels: ['direction'] },
  sign_in_failures: { help: 'Sign-ins that failed', labels: ['reason'] },
  webhook_events: { help: 'Events of the payment provider', labels: ['type', 'result'] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>;

export type CounterName = keyof typeof counters;
type Labels<Name extends CounterName> = Record<(typeof counters)[Name]['labels'][number], string>;

export interface Count {
  labels: Record<string, string>;
  value: number;
}

const counts = new Map<CounterName, Map<string, Count>>();

/** Adds to one counter of this process. */
export function tally<Name extends CounterName>(name: Name, labels: Labels<Name>, by = 1): void {
  const ofName = counts.get(name) ?? new Map<string, Count>();
  counts.set(name, ofName);
  const key = Object.values<string>(labels).join('\n');
  const known = ofName.get(key);
  if (known) known.value += by;
  else ofName.set(key, { labels, value: by });
}

/** All that one counter has counted, by labels. */
export function countsOf(name: CounterName): Count[] {
  return [...(counts.get(name)?.values() ?? [])];
}
