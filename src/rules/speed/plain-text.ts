/** At most this many characters of a text of Lighthouse are kept. */
const longest = { title: 200, description: 600, found: 160 } as const;

const link = /\[([^\]]*)\]\((https?:\/\/[^)\s]+)\)/g;

/** A text of Lighthouse as plain words: its closing "Learn more" link apart, other links and code marks as their words. */
export function plainDescription(markdown: string): { description: string; link: string | null } {
  const last = [...markdown.matchAll(link)].at(-1);
  const isClosing = last !== undefined && /^learn/i.test(last[1] ?? '');
  const without = isClosing ? markdown.replace(last[0], '') : markdown;
  return {
    description: shortened(plain(without).replace(/(?<![\s.])[\s.]+$/, '.'), longest.description),
    link: last?.[2] ?? null,
  };
}

export function plainTitle(markdown: string): string {
  return shortened(plain(markdown), longest.title);
}

/** A file or element that something was found in. */
export function plainFound(text: string): string {
  return shortened(text.replace(/\s+/g, ' ').trim(), longest.found);
}

function plain(markdown: string): string {
  return markdown.replace(link, '$1').replaceAll('`', '').replace(/\s+/g, ' ').trim();
}

function shortened(text: string, characters: number): string {
  const points = Array.from(text);
  return points.length <= characters ? text : `${points.slice(0, characters - 1).join('')}…`;
}

/** `610 ms`, from one second on `2.1 s`. */
export function durationWords(milliseconds: number): string {
  const whole = Math.round(milliseconds);
  if (whole < 1_000) return `${whole} ms`;
  return `${(milliseconds / 1_000).toFixed(1)} s`;
}

/** `447 KiB`, from one mebibyte on `4.1 MiB`. */
export function sizeWords(bytes: number): string {
  const kibibytes = bytes / 1_024;
  if (kibibytes >= 1_024) return `${(kibibytes / 1_024).toFixed(1)} MiB`;
  return `${Math.max(1, Math.round(kibibytes))} KiB`;
}

/** A figure with its unit: durations as above, CLS with up to three places. */
export function figureWords(value: number, unit: 'ms' | ''): string {
  return unit === 'ms' ? durationWords(value) : String(Math.round(value * 1_000) / 1_000);
}
