/** Points of a score, with one decimal where there is one: "8", "7.8". */
export const pointWords = (value: number) => {
  const rounded = Math.round(value * 10) / 10;
  return Number.isInteger(rounded) ? String(rounded) : rounded.toFixed(1);
};

/** "1 point", "7.8 points". */
export const countedPoints = (value: number) =>
  `${pointWords(value)} ${pointWords(value) === '1' ? 'point' : 'points'}`;

/** What a fix brings, in the one form that lists, sentences, exports and prints share: "+7.8 points". */
export const gainWords = (gain: number) => `+${countedPoints(gain)}`;
