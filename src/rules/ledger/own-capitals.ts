/** A name in small letters with the capitals that the text writes inside its sentences: "bici venzo raptor" of a Venzo Raptor. */
export function withOwnCapitals(name: string, description: string): string {
  if (/(?<=\P{L})\p{Lu}/u.test(name)) return name;
  const names = new Map<string, string>();
  // "HRX 476" of a "tondeuse honda hrx 476".
  for (const [word] of description.matchAll(/(?<=\p{Ll} )\p{Lu}{2,5}(?= ?\d|(?![\p{L}\d]))/gu))
    if (/\p{Ll}{4}/u.test(description)) names.set(word.toLowerCase(), word);
  for (const [word] of description.matchAll(/(?<=[\p{L}\d,] )(?<!:\d\d )\p{Lu}\p{Ll}{2,}(?!\p{L})/gu))
    names.set(word.toLowerCase(), word);
  if (names.size === 0) return name;
  const written = new Set(description.match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu));
  return name.replace(/(?<=\s)\p{Ll}{3,}(?![\p{L}\d])/gu, (word) =>
    written.has(word) ? word : (names.get(word) ?? word),
  );
}
