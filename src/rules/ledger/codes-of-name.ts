import { piecesOf } from '#rules/text/spaces.ts';

/**
 * A description with the codes of the name as the name writes them: "sony wh-1000xm4" of "Sony WH-1000XM4". Sellers copy a
 * name and type the rest small.
 */
export function withCodesOfName(description: string, name: string): string {
  const codes = piecesOf(name).filter(
    (word) => /^(?=.*\d)(?=.*\p{Lu})[\p{L}\d/-]{3,20}$/u.test(word) && !description.includes(word),
  );
  return codes.reduce(
    (told, code) =>
      told.replaceAll(new RegExp(`(?<![\\p{L}\\d-])${code.toLowerCase()}(?![\\p{L}\\d-])`, 'gu'), () => code),
    description,
  );
}
