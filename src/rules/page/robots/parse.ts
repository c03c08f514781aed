/** One `Allow` or `Disallow` line. */
export interface RobotsRule {
  allows: boolean;
  /** Percent-encoded, so that its length is its length in octets. */
  pattern: string;
  /** From 1. */
  line: number;
}

export interface RobotsGroup {
  /** Product tokens in lower case; `*` for all crawlers that no other group names. */
  agents: string[];
  rules: RobotsRule[];
}

export interface RobotsFile {
  groups: RobotsGroup[];
  /** As written: an address should be absolute, but nobody has checked that. */
  sitemaps: { address: string; line: number }[];
}

/** Longest line that counts, in characters; what follows is ignored, as by Google's parser (8 × 2,083 bytes). */
const longestLine = 8 * 2_083 - 1;

type Field = 'user-agent' | 'allow' | 'disallow' | 'sitemap';

/** Beginnings of a field's name that count for it, with the misspellings that Google forgives. */
const fields: [field: Field, names: string[]][] = [
  ['user-agent', ['user-agent', 'useragent', 'user agent']],
  ['allow', ['allow']],
  ['disallow', ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw']],
  ['sitemap', ['sitemap', 'site-map']],
];

/**
 * Reads a robots.txt. Never fails: what cannot be read is passed over, a line at a time.
 * Source: RFC 9309 §2.2; where it is silent, Google's open parser (github.com/google/robotstxt), 2026-11.
 * @param text decoded; a byte order mark or a piece of one at the beginning does no harm
 */
export function parseRobots(text: string): RobotsFile {
  const file: RobotsFile = { groups: [], sitemaps: [] };
  let group: RobotsGroup | null = null;
  for (const [index, raw] of text
    .replace(/^[\uFEFF\uFFFD]/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1;
    const entry = entryOf(raw.slice(0, longestLine));
    if (entry === null) continue;
    const { field, value } = entry;
    if (field === 'sitemap') {
      file.sitemaps.push({ address: value, line });
    } else if (field === 'user-agent') {
      // Only a rule ends the list of agents: other lines between them do not.
      if (group === null || group.rules.length > 0) {
        group = { agents: [], rules: [] };
        file.groups.push(group);
      }
      group.agents.push(agentOf(value));
    } else {
      group?.rules.push({ allows: field === 'allow', pattern: percentEncoded(value), line });
    }
  }
  return file;
}

function entryOf(line: string): { field: Field; value: string } | null {
  const text = trimmed(line.replace(/#.*/s, ''));
  // A forgotten colon is forgiven between exactly two words.
  const parts = /^([^:]+):(.*)$/s.exec(text) ?? /^([^\s:]+)[ \t]+([^ \t]+)$/.exec(text);
  if (!parts) return null;
  const name = trimmed(parts[1] ?? '').toLowerCase();
  const field = fields.find(([, names]) => names.some((known) => name.startsWith(known)))?.[0];
  return field === undefined ? null : { field, value: trimmed(parts[2] ?? '') };
}

/** Product tokens consist of letters, `_` and `-`; what follows them is ignored, such as a version. */
function agentOf(value: string): string {
  return /^\*(?:\s|$)/.test(value) ? '*' : (/^[a-z_-]*/i.exec(value)?.[0] ?? '').toLowerCase();
}

/** Encodes what is outside ASCII, and writes existing codes in capitals; nothing is decoded. */
function percentEncoded(pattern: string): string {
  return pattern
    .replace(/%[\da-f]{2}/gi, (code) => code.toUpperCase())
    .replace(/[^\0-\x7f]+/gu, (text) => encodeURIComponent(text.toWellFormed()));
}

/** Only the white space of ASCII: a byte order mark inside the file makes its line unreadable, as at Google. */
function trimmed(text: string): string {
  return text.replace(/^[ \t\n\v\f\r]+|(?<![ \t\n\v\f\r])[ \t\n\v\f\r]+$/g, '');
}
