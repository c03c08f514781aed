/** What a figure tells by its unit, where a seller writes "Size:" before it. */
const toldBy: readonly (readonly [RegExp, string])[] = [
  [/^(?:w|watts?)$/iu, 'Power'],
  [/^(?:v|volts?)$/iu, 'Voltage'],
  [/^(?:lm|lumens?)$/iu, 'Brightness'],
];
const size =
  /(?<=^|[.;\n]\s?)Size(?=: (?:(?:approx\.|about) )?\d[\d.,]{0,8} ?(w|watts?|v|volts?|lm|lumens?)(?=[.,;\n]|$))/giu;

/** "Size: 50 watts" told as the power that it is; a pack's grams and a bottle's litres are its size. English. */
export function withTrueLabels(text: string): string {
  return text.includes('ize: ')
    ? text.replace(
        size,
        (label: string, unit: string) => toldBy.find(([pattern]) => pattern.test(unit))?.[1] ?? label,
      )
    : text;
}
