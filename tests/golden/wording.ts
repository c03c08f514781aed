/**
 * Slips that no careful person leaves in a text, in any language or in English, each with the words around it.
 * They are signs of a pattern filled with the wrong piece, so one hit points at a rule and not at a brief.
 */
const slips: readonly { name: string; pattern: RegExp; english?: true }[] = [
  {
    name: 'word twice',
    pattern: /(?<![\p{L}\p{N}-])(?!that|had|vous|nous|sie|die|der)(\p{L}{2,}) \1(?![\p{L}\p{N}-])/giu,
  },
  { name: 'marks twice', pattern: /,\s*,|;\s*;|:\s*:|\.\s\.(?!\.)|,\.|;\.|:\./gu },
  { name: 'space before a mark', pattern: /\p{L} [,.](?=\s|$)/gu },
  { name: 'two spaces', pattern: /\S {2,}\S/gu },
  { name: 'empty brackets', pattern: /\(\s*\)|\[\s*\]/gu },
  { name: 'undefined', pattern: /\bundefined\b|\bNaN\b|\[object|\$\{|\{\{/gu },
  { name: 'article before a sum', pattern: /\ban? [£$€]/giu, english: true },
  {
    name: 'has before a verb',
    pattern:
      /\b(?:has|have) (?:an? (?:grown|sold|eaten|packed|too)|(?:an? )?(?:keep|keeps|wipe|wash|store|is|are|runs|comes|starts|suits|with|from))\b/giu,
    english: true,
  },
  {
    name: 'wrong article',
    pattern: /\ba (?:[aeio]\p{Ll}{2,}|8|11|18)\b(?<!\ba (?:one|once|euro|european)\p{Ll}*)/gu,
    english: true,
  },
  {
    name: 'wrong article',
    pattern: /\ban (?![aeiou8]|hour|honest|heir|1[18]|[AEFHILMNORSX])\p{L}/giu,
    english: true,
  },
  {
    name: 'plural with a singular verb',
    pattern: /\b(?:they|these) (?:has|is|was)\b|\bit (?:have|are|were)\b/giu,
    english: true,
  },
];

/** Slips of a text, each as "name: the words". */
export function wordingSlips(text: string, language: string): string[] {
  const plain = text.replaceAll(/<[^>]+>/gu, '\n');
  return slips
    .filter((slip) => slip.english !== true || language === 'en')
    .flatMap(({ name, pattern }) => [...plain.matchAll(pattern)].map((match) => `${name}: ${match[0]}`));
}
