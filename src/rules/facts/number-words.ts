/** Small numbers as words in the four written languages, folded; Amazon's bullets ask for them. */
const rows: ReadonlyArray<readonly [number: string, words: string]> = [
  ['1', 'one a an single ein eine einen un una uno une'],
  ['2', 'two pair double zwei paar dos par deux paire'],
  ['3', 'three drei tres trois'],
  ['4', 'four vier cuatro quatre'],
  ['5', 'five funf cinco cinq'],
  ['6', 'six sechs seis'],
  ['7', 'seven sieben siete sept'],
  ['8', 'eight acht ocho huit'],
  ['9', 'nine neun nueve neuf'],
  ['10', 'ten zehn diez dix'],
  ['12', 'twelve dozen zwolf dutzend doce docena douze douzaine'],
];

const byNumber = new Map(rows.map(([number, words]) => [number, words.split(' ')]));

const byWord = new Map(
  rows
    .slice(1)
    .flatMap(([number, words]) => words.split(' ').map((word) => [word, number] as const))
    .filter(([word]) => !/^(?:pair|paar|par|double|dozen|dutzend|docena|douzaine|acht)$/u.test(word)),
);

/** "seven" → "7"; empty for words that say no number from two to twelve, or something else as well. */
export function numberOfWord(word: string): string {
  return byWord.get(word) ?? '';
}

/** Words that say a number ("2": two, zwei, dos, deux), folded; none above twelve. */
export function wordsOfNumber(number: string): readonly string[] {
  return byNumber.get(number) ?? [];
}
