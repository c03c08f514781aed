import { policy } from './listing-headings.ts';

/** "✦ SIZES ✦", "** CONDITION **", "=== Care ===": a heading between two signs, alone in its line. */
const between =
  /^[^\S\n]*(?<before>[^\p{L}\p{N}\s"“”'’()[\]{}<>¡!¿?.,;:/\\%$€£&@|]{1,5})[^\S\n]*(?<heading>\p{L}[\p{L}’' &/+-]{1,40}?)[^\S\n]*:?[^\S\n]*(?<behind>[^\p{L}\p{N}\s"“”'’()[\]{}<>¡!¿?.,;:/\\%$€£&@|]{1,5})[^\S\n]*$/u;

/** "• • • SIZES • • •": the signs with spaces between. */
const spacedMarks =
  /^([^\p{L}\p{N}\s.,])(?: \1){1,4}(?= \p{L})|(?<=[\p{L}:] )([^\p{L}\p{N}\s.,])(?: \2){1,4}$/gu;
const joinedMarks = (marks: string): string => marks.replaceAll(' ', '');

/** Headings that say of what stands below them what it is. */
const label =
  /^(?:sizes?(?: (?:chart|guide))?|sizing|care|colou?rs?|condition|materials?|fabric|contents|included|what[’']s (?:included|in the box)|in the box|ingredients|turnaround|production time|age|fit|measurements|dimensions|not included)$/iu;

/**
 * A text whose headings stand in their lines without the signs around them, where both sides have the same. A shouted one of up to
 * three words that only parts the text ("~ THE SET ~") goes, unless it opens the text or stands in a row of such lines.
 */
export function withoutDecoration(text: string, isOfGoods: boolean): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n').map((line) => line.replace(spacedMarks, joinedMarks));
  const told = lines.map((line) => {
    const { before = '', heading = '', behind } = between.exec(line)?.groups ?? {};
    return before !== '' && before === behind ? heading.trim() : null;
  });
  if (told.every((heading) => heading === null)) return text;
  // Of goods the layout drops what stands below "HOW TO ORDER", up to the next heading, whatever that one says.
  const policyAt = isOfGoods ? told.findIndex((heading) => heading !== null && policy.test(heading)) : -1;
  return lines
    .flatMap((line, at) => {
      const heading = told[at] ?? null;
      if (heading === null) return [line];
      let next = at + 1;
      while (lines[next]?.trim() === '') next += 1;
      const parts =
        at > 0 &&
        told[next] === null &&
        !/\p{Ll}/u.test(heading) &&
        heading.split(/\s+/u).length < 4 &&
        !label.test(heading);
      if (!parts || (isOfGoods && policy.test(heading))) return [heading];
      return policyAt !== -1 && policyAt < at ? ['Details:'] : [];
    })
    .join('\n');
}
