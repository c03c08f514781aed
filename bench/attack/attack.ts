/** What an attack found. */
export interface AttackReport {
  /** `skip`: something that it needs is not on this machine. */
  verdict: 'pass' | 'FAIL' | 'skip';
  /** What was counted, or why it was skipped: one line, for the table of docs/attack.md. */
  counted: string;
  /** What broke, one entry each, with the request that did it. */
  findings: string[];
}

export interface AttackOptions {
  /** How much of it; each attack has its own unit. Null for its usual measure. */
  runs: number | null;
  seed: number;
}

/** One attack: a file of this folder that exports `attack`. */
export interface Attack {
  /** What is done, in one line. */
  what: string;
  run(options: AttackOptions): Promise<AttackReport>;
}

/** Passed when nothing broke. */
export function judged(counted: string, findings: string[]): AttackReport {
  return { verdict: findings.length === 0 ? 'pass' : 'FAIL', counted, findings };
}

export function skipped(reason: string): AttackReport {
  return { verdict: 'skip', counted: reason, findings: [] };
}
