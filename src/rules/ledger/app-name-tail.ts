/** What stands in a name beside the name of the app itself. */
export function besideName(name: string, appName: string): string {
  const tail = /[:–—|]\s?(.+)$|\s-\s(.+)$/u.exec(name);
  const rest = tail === null ? name.replace(appName, '').trim() : (tail[1] ?? tail[2])!;
  return rest.replace(/\p{Extended_Pictographic}|[!#*]/gu, '').trim();
}

/** What is shouted beside a name, without the words that only praise it. */
export function quietNoun(shouted: string): string {
  return shouted
    .toLowerCase()
    .replace(/\b(?:best|free|top|new|app|pro|for \p{L}+|\d+)\b/giu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
