/**
 * Whether a password is among the first that a guesser would try (OWASP ASVS 4.0.3, 2.1.7). The list is that of
 * zxcvbn-ts: some 49,000 passwords of leaks, in lower case. Few of them have twelve characters, because people lengthen
 * what they know; so a listed one that was only dressed with digits and signs, or written twice, counts as well.
 *
 * @param password in any case, normalised (NFKC), at most some hundred characters
 * @param own words about the account, in lower case, that count as if they were listed
 */
export async function isCommonPassword(password: string, own: readonly string[]): Promise<boolean> {
  const lower = password.toLowerCase();
  if (new Set(lower).size < 3) return true;
  const listed = await commonPasswords();
  for (const core of coresOf(lower)) {
    for (const word of [core, half(core)]) if (listed.has(word) || own.includes(word)) return true;
  }
  return false;
}

let loaded: Promise<ReadonlySet<string>> | undefined;

/** Loaded at the first new password: reading it costs 30 ms and 5 MB, which most processes never need. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    // A CommonJS package: the bundle knows its parts only as parts of `default`.
    ({ default: { dictionary } }) => new Set(dictionary['passwords-common']),
  );
  return loaded;
}

/** The whole text, and every part of it that has a letter and leaves out digits and signs alone. */
function* coresOf(text: string): Generator<string> {
  yield text;
  const first = text.search(/\p{L}/u);
  if (first < 0) return;
  const last = text.length - (/[^\p{L}]*$/u.exec(text)?.[0].length ?? 0);
  for (let start = first; start >= 0; start -= 1) {
    for (let end = last; end <= text.length; end += 1) yield text.slice(start, end);
  }
}

/** The part that a text is written of twice, or the text. */
function half(text: string): string {
  const part = text.slice(0, text.length / 2);
  return part + part === text ? part : text;
}
