import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

/** "Vokabeln lernen": in German what is done to a thing stands behind it. */
const doneTo = /^\p{Lu}[\p{L}-]+ \p{Ll}{3,14}n(?= |$)/u;

/** The kind of an app with what its functions say behind it: "calendrier" → "calendrier de semis", "Vokabeln" → "Vokabeln lernen". */
export function wholeKind(head: string, { brief, language }: Draft, functions: readonly string[]): string {
  if (language.written === 'de')
    return (
      [brief.product.description, ...functions]
        .map((text) => doneTo.exec(text)?.[0] ?? '')
        .find((text) => text.startsWith(`${head} `)) ?? head
    );
  if (language.written !== 'es' && language.written !== 'fr') return head;
  const start = `${foldWord(head)} `;
  const whole = functions.find((text) => foldWord(text).startsWith(start));
  if (whole !== undefined || !/^\p{L}+$/u.test(head)) return whole ?? head;
  // "Calendario de siembra para 80 hortalizas": of what it is, before how many it holds.
  return (
    new RegExp(`(?<!\\p{L})${head}\\s(?:de\\s|d[’'])\\p{L}{3,}(?!\\p{L})`, 'iu')
      .exec(brief.product.description)?.[0]
      .toLowerCase() ?? head
  );
}
