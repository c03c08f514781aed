import { z } from 'zod';
import { judged, skipped, type Attack } from './attack.ts';
import { runProgram } from './program.ts';

/** Advisories that do not touch this product, by package, each with the reason. */
const explained: Readonly<Record<string, string>> = {};

const Audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

export const attack: Attack = {
  what: 'npm audit of what production installs',
  async run() {
    const { output } = await runProgram('npm', ['audit', '--omit=dev', '--json'], 120_000);
    const from = output.indexOf('{');
    const answer = Audit.safeParse(
      from === -1 ? null : jsonIn(output.slice(from, output.lastIndexOf('}') + 1)),
    );
    if (!answer.success) {
      const reason = /audit (\d{3} [A-Z][\w ]+)/.exec(output)?.[1] ?? 'no list came back';
      return skipped(`the registry that npm is set to gives no advisories (${reason})`);
    }
    const found = Object.entries(answer.data.vulnerabilities);
    const open = found.filter(([name]) => !Object.hasOwn(explained, name));
    return judged(
      `${found.length} packages with advisories, ${found.length - open.length} of them explained`,
      open.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`),
    );
  },
};

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
