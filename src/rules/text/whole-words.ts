/**
 * Where a run of words stands in a text as whole words, in UTF-16 units; -1 where it stands nowhere. The shop "x" is no
 * end of "Fox", and who sells a Samsung as "Sam" is not its maker. Both are compared as they are: fold them before.
 */
export function wholeWordsAt(text: string, run: string): number {
  if (run === '') return -1;
  for (let at = text.indexOf(run); at !== -1; at = text.indexOf(run, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const behind = text.slice(at + run.length, at + run.length + 2);
    if (!/[\p{L}\p{N}]$/u.test(before) && !/^[\p{L}\p{N}]/u.test(behind)) return at;
  }
  return -1;
}
