import type { RobotsFile, RobotsRule } from './parse.ts';

export interface RobotsVerdict {
  allowed: boolean;
  /** The line that decided; null when none applies, and then everything is allowed. */
  rule: RobotsRule | null;
  /** Whether a group names this crawler; otherwise the group of `*` counts. */
  named: boolean;
}

/**
 * Whether a crawler may visit an address. The longest pattern that fits decides; between an `Allow` and a
 * `Disallow` of one length, `Allow`.
 * Source: RFC 9309 §2.2.1 and §2.2.2, checked against the expectations of Google's open parser.
 * @param agent product token such as `Googlebot`, without a version
 * @param url percent-encoded, as the URL standard writes it; scheme, host and fragment do not matter
 */
export function robotsVerdict(file: RobotsFile, agent: string, url: string): RobotsVerdict {
  const token = agent.toLowerCase();
  const own = file.groups.filter(({ agents }) => agents.includes(token));
  const named = own.length > 0 && token !== '*';
  const groups = named ? own : file.groups.filter(({ agents }) => agents.includes('*'));
  const path = pathOf(url);
  let best: { rule: RobotsRule; length: number } | null = null;
  for (const rule of groups.flatMap(({ rules }) => rules)) {
    const length = matchLength(rule, path);
    if (length <= 0) continue;
    if (
      best === null ||
      length > best.length ||
      (length === best.length && rule.allows && !best.rule.allows)
    ) {
      best = { rule, length };
    }
  }
  return { allowed: best?.rule.allows ?? true, rule: best?.rule ?? null, named };
}

/** Path and query of an address; `/` when it has none. */
export function pathOf(url: string): string {
  const plain = url.replace(/#.*/s, '');
  const rest = /^(?:\/\/|[^/?;]*:\/\/)?[^/?;]*(.*)$/s.exec(plain)?.[1] ?? '';
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Length of the pattern that fits, -1 when it does not. */
function matchLength({ pattern, allows }: RobotsRule, path: string): number {
  if (matches(pattern, path)) return pattern.length;
  // Who allows a folder's index page allows the folder, at Google.
  const slash = pattern.lastIndexOf('/');
  if (!allows || slash === -1 || !pattern.startsWith('/index.htm', slash)) return -1;
  const folder = `${pattern.slice(0, slash + 1)}$`;
  return matches(folder, path) ? folder.length : -1;
}

/**
 * `*` stands for anything, `$` at the end for the end of the path. Each part is looked for at its first place, which
 * leaves the most room for the parts after it: no pattern makes this slow.
 */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const [first = '', ...parts] = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let position = first.length;
  const last = anchored ? parts.pop() : undefined;
  if (anchored && last === undefined) return position === path.length;
  for (const part of parts) {
    const found = path.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  return last === undefined || (path.endsWith(last) && path.length - last.length >= position);
}
