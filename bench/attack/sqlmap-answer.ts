/** What one run of sqlmap came to. */
export interface SqlmapAnswer {
  /** Parameters that were tried to the end and held. */
  held: number;
  /** Requests that a limit answered, so that they tried nothing. */
  refused: number;
  /** What let something through; null when nothing did. */
  injectable: string | null;
  /** Why the run, where it ended by itself, shows nothing; null when it does. */
  empty: string | null;
}

/** Of so many tests that every kind of injection still had its turn. */
const mostRefused = 5;

/** Reads what sqlmap printed. */
export function readSqlmap(output: string): SqlmapAnswer {
  // Its last line says "all tested parameters do not appear to be injectable" of none at all, too.
  const held = output.match(/parameter '[^'\n]*' does not seem to be injectable/g)?.length ?? 0;
  const refused = Number(/\b429 \([^)]*\) - (\d+) times/.exec(output)?.[1] ?? 0);
  const found = /Parameter: .*\n\s+Type:|is vulnerable|identified the following injection/.test(output);
  const at = Math.max(0, output.indexOf('Parameter:'));
  return {
    held,
    refused,
    injectable: found ? output.slice(at, at + 400) : null,
    empty: emptyReason(output, held, refused),
  };
}

function emptyReason(output: string, held: number, refused: number): string | null {
  const ignored = /ignoring [^\n]*parameter '[^'\n]*'/.exec(output)?.[0];
  if (ignored) return `a parameter was not tried: ${ignored}`;
  if (held === 0) return `sqlmap said nothing that is understood: ${output.slice(-300)}`;
  return refused > mostRefused ? `${refused} requests were refused by a limit and tried nothing` : null;
}
