/**
 * "Mots clés : iPhone, Nike, Zara, …" below an advertisement: words that lead searches for other things to it. Platforms take
 * such a row for spam, and it says nothing of the thing.
 */
const row =
  /(?<=^|[\s.!?(])(?:mots?[ -]?cl[ée]s?|key ?words?|search ?(?:terms|words)|tags?|suchbegriffe|such(?:wörter|worte)|stichw(?:orte|örter)|schlagw(?:orte|örter)|palabras? clave|etiquetas|ignore[rz]?|ignorar)\s?[:：]\s?([^\n]{20,})/giu;
const sign = /mot|key|search|tag|such|stichw|schlagw|palabra|etiqueta|ignor/iu;
/** Fewer may be what the thing is. */
const fewestWords = 7;
const longestEntry = 45;

/** A text without its row of words to be found by. */
export function withoutSearchedRow(text: string): string {
  if (!text.includes(':') || !sign.test(text)) return text;
  const plain = text
    .replace(row, (found, listed: string) => {
      const entries = listed.split(/[,;]\s?|\s#/u);
      const isRow =
        entries.length >= fewestWords &&
        entries.filter((entry) => entry.length > longestEntry).length * 3 < entries.length &&
        !/[.!?] \p{Lu}\p{Ll}/u.test(listed);
      return isRow ? '' : found;
    })
    .trim();
  return plain === '' ? text : plain;
}
