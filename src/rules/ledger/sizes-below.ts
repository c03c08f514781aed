/**
 * "Available sizes:" above "30 x 50 cm" and "45 x 45 cm", each in a line of its own: the buyer chooses one of them, and the
 * first is not how big the thing is. In one line they are read as the choice that they are.
 */
const onlyMeasure =
  /^(?:[-–•*·]\s?)?(?:ca\. |approx\. |env\. |aprox\. )?((?:Ø ?)?\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*){0,2}\s?(?:mm|cms?|m|ml|cl|l|kg|gr?|mg|oz|inch(?:es)?|in|"|”|zoll|pouces|pulgadas|litros?|litres?|liter)\.?)(?:\s?[/(|]\s?(\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*){0,2}\s?(?:cm|mm|inch(?:es)?|in|"|”|zoll|pouces|pulgadas|oz|lbs?))\)?)?[.;,]?$/iu;
const fewestSizes = 2;
const longestHeading = 70;

/** A text in which measures that stand one below the other, each alone in its line, are one row behind their heading. */
export function withSizesInRow(text: string): string {
  if (!text.includes('\n')) return text;
  const told: string[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at += 1) {
    let end = at;
    const sizes: string[] = [];
    for (; end < lines.length; end += 1) {
      const found = onlyMeasure.exec(lines[end]!.trim());
      if (found === null) break;
      sizes.push(found[2] === undefined ? found[1]! : `${found[1]!} (${found[2]})`);
    }
    if (sizes.length < fewestSizes) {
      told.push(lines[at]!);
      continue;
    }
    const heading = told.at(-1)?.trim() ?? '';
    const isHeading =
      heading !== '' &&
      heading.length <= longestHeading &&
      !/[.!?,;]$/u.test(heading) &&
      !/:\s\S/u.test(heading);
    const row = sizes.join(', ');
    if (isHeading) told[told.length - 1] = `${heading.replace(/\s?:$/u, '')}: ${row}`;
    else told.push(row);
    at = end - 1;
  }
  return told.join('\n');
}
