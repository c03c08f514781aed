/** What Chinese and Japanese name a thing by, without the endings and particles between. */
const names = /[\p{Script=Han}\p{Script=Katakana}々ー]{2,}/gu;
const oneName = /^[\p{Script=Han}\p{Script=Katakana}々ー]+$/u;

/** The names in a word that is written without gaps (自家焙煎コーヒー豆の通販 holds two); any other word as it is. */
export function namesIn(word: string): string[] {
  return word.match(names) ?? [word];
}

/** Whether a word is nothing but signs of Chinese or katakana. */
export function isName(word: string): boolean {
  return oneName.test(word);
}

/** Whether a text speaks of a name. Chinese writes whole sentences without a gap: of those most pairs of signs count. */
export function holdsSigns(text: string, name: string): boolean {
  if (text.includes(name)) return true;
  const pairs = Array.from({ length: name.length - 1 }, (_, at) => name.slice(at, at + 2));
  return name.length > 3 && pairs.filter((pair) => text.includes(pair)).length >= pairs.length * 0.6;
}
