/** Styles of two words, of which neither says anything without the other: the one before, the one behind. */
const styles: readonly (readonly [RegExp, RegExp, RegExp])[] = [
  [/\bart[ -]deco\b/iu, /\bart[ -]deco\b/iu, /\bdeco\b/iu],
  [/\bart[ -]nouveau\b/iu, /\bart[ -]nouveau\b/iu, /\bnouveau\b/iu],
  [/\bmid[ -]century\b/iu, /\bmid[ -]century\b/iu, /\b(?:mid|century)\b/iu],
  [/\bshabby[ -]chic\b/iu, /\bshabby[ -]chic\b/iu, /\b(?:shabby|chic)\b/iu],
];

/** "Deco clock" of an art deco clock, "mid lamp": a search that halves the style it is in. */
export function halvesStyle(text: string): (phrase: string) => boolean {
  const own = styles.filter(([said]) => said.test(text));
  return (phrase) => own.some(([, whole, half]) => half.test(phrase.replace(whole, '')));
}
