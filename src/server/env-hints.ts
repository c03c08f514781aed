import { settingNames } from './env-shape.ts';
import type { Environment } from './env.ts';

/** Known to others by these names; close to ours without being meant for us. */
const others = new Set(['HTTPS_PROXY', 'FTP_PROXY', 'ALL_PROXY', 'NODE_ENVIRONMENT']);
/** The product's name in front of a setting, as many programs want it. */
const prefix = /^SHELFMARK_/;

/**
 * Variables that look like a mistyped setting, as sentences. A guess: the start says it and goes on.
 * Names of fewer than six letters are like too many others to be guessed at.
 */
export function typoHints(variables: Record<string, string | undefined>): string[] {
  const names: readonly string[] = settingNames();
  const known = new Set(names.flatMap((name) => [name, `${name}_FILE`]));
  return Object.keys(variables).flatMap((given) => {
    if (known.has(given) || others.has(given) || given !== given.toUpperCase()) return [];
    const bare = given.replace(prefix, '');
    if (bare !== given && known.has(bare)) return [`${given} is not a setting. Did you mean ${bare}?`];
    const meant = names.find((name) => variables[name] === undefined && isSlipOf(bare, name));
    return meant === undefined ? [] : [`${given} is not a setting. Did you mean ${meant}?`];
  });
}

/** Settings that are allowed and probably not what a paying product wants, as sentences. */
export function productionHints(env: Environment): string[] {
  if (env.NODE_ENV !== 'production') return [];
  const secure = env.PUBLIC_URL.startsWith('https:');
  const hints: [boolean, string][] = [
    [!secure, 'PUBLIC_URL begins with http://, so passwords and cookies travel unprotected.'],
    [
      secure && env.TRUST_PROXY === false,
      'TRUST_PROXY is not set although PUBLIC_URL is https://: whatever ends TLS looks like one single visitor to the limits against abuse.',
    ],
    [
      env.DATABASE_URL === undefined,
      'DATABASE_URL is not set: the embedded database serves one process and is lost with its disk.',
    ],
    [
      env.SMTP_URL === undefined,
      'SMTP_URL is not set: letters to customers are written to DATA_DIR/outbox and reach nobody.',
    ],
    [
      env.ROLE !== 'worker' && env.OPERATOR_NAME === undefined,
      'OPERATOR_NAME is not set: the legal pages name nobody. Set OPERATOR_ADDRESS and SUPPORT_EMAIL too.',
    ],
  ];
  return hints.flatMap(([applies, sentence]) => (applies ? [sentence] : []));
}

/** One slip of the fingers for names up to nine letters, two for longer ones. */
function isSlipOf(given: string, name: string): boolean {
  if (name.length < 6) return false;
  return slips(given, name) <= (name.length < 10 ? 1 : 2);
}

/** Letters to add, drop, change or swap with their neighbour (optimal string alignment distance). */
function slips(from: string, to: string): number {
  const rows = Array.from({ length: from.length + 1 }, (_, row) => [row]);
  for (let column = 0; column <= to.length; column += 1) rows[0]![column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    for (let column = 1; column <= to.length; column += 1) {
      const cost = from[row - 1] === to[column - 1] ? 0 : 1;
      let least = Math.min(
        rows[row - 1]![column]! + 1,
        rows[row]![column - 1]! + 1,
        rows[row - 1]![column - 1]! + cost,
      );
      const swapped =
        row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      if (swapped) least = Math.min(least, rows[row - 2]![column - 2]! + 1);
      rows[row]![column] = least;
    }
  }
  return rows[from.length]![to.length]!;
}
