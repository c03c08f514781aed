import { isGermanNoun } from '#rules/ledger/small-german.ts';

/** "Riemen Rindsleder bestickt" of a bell: the clause opens with a part, and how that is made is said of it alone. */
export function opensWithPart(said: string, names: readonly string[]): boolean {
  const first = /^(\p{Lu}\p{Ll}{2,})\s\p{Lu}\p{Ll}+\s/u.exec(said)?.[1]?.toLowerCase();
  return (
    first !== undefined &&
    isGermanNoun(first) &&
    !names.some((name) => {
      const [thing = ''] = name.toLowerCase().split(/ (?:mit|für|aus|ohne) /u);
      return thing.endsWith(first) || first.endsWith(thing);
    })
  );
}
