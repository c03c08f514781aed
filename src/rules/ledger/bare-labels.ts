/** What a bound measures where its label says only that it is one, by the unit behind it. */
const boundOf: readonly (readonly [RegExp, string])[] = [
  [/^(?:kgs?|lbs?|pounds?|tons?|tonnes?|t|g|st)$/iu, 'load'],
  [/^(?:°\s?)?[CF]$/u, 'temperature'],
  [/^(?:bar|psi)$/iu, 'pressure'],
  [/^rpm$/iu, 'speed'],
  [/^(?:mph|km\/h|kph)$/iu, 'speed'],
  [/^(?:k?W|watts?)$/iu, 'power'],
  [/^(?:m?A|amps?)$/iu, 'current'],
  [/^(?:Nm|ft-lbs?)$/iu, 'torque'],
  [/^(?:ml|cl|l|lit(?:re|er)s?|gal(?:lons?)?|qt|oz)$/iu, 'volume'],
];

/** "Max: 45 kg", "min 0.5 kg" between two stops: the label does not say what of. */
const bareBound =
  /(?<=(?:^|[.;,!?\n])\s?)(max|min)(?:imum|\.)?\s?:?\s?(?=(\d[\d.,]{0,6})\s?(°\s?[CF]|[\p{L}/-]{1,8})(?:\sambient)?\s?(?:[.;,\n]|$))/giu;

/** "Folded: 66 x 39 x 6 cm": two sides and more are those of the thing in that state. */
const stateOfSides =
  /(?<=(?:^|[.;,!?\n])\s?)(folded|unfolded|open|opened|closed|packed|assembled|extended|rolled)(?: up| out| flat)?\s?:?\s(?=\d[\d.,]{0,6}\s?(?:\p{L}{2}|["”″])?\s?[x×]\s?\d)/giu;

const measuring = /\s(?:measures?|is|are|stands?|comes?|folds?|opens?)\s/u;

/** "Size 15 x 3 x 2.6 cm", "Weight 92 g": the label of a row whose colon was left out. */
const bareLabel =
  /(?<=(?:^|[.;!?\n])\s?)(size|dimensions|weight)\s(?=\d[\d.,]{0,6}\s?(?:\p{L}{1,8}|["”″])?(?:\s?[x×]\s?\d[\d.,]{0,6}\s?(?:\p{L}{1,6}|["”″])?){0,2}\s?(?:[.;,\n]|$))/giu;

/** "Units kg lb oz": what a device measures in. */
const rowOfUnits =
  /(?<=(?:^|[.;,!?\n])\s?)(units)\s?:?\s((?:kg|lbs?|oz|g|st|mg|ct|ml|cm|mm|in|ft|°?[CF]|bar|psi|kPa)(?:(?:\s?[,/]\s?|\s(?:and |or )?)(?:kg|lbs?|oz|g|st|mg|ct|ml|cm|mm|in|ft|°?[CF]|bar|psi|kPa)){1,7})(?=\s?(?:[.;\n]|$))/giu;

/** "Colour silver black": a shade first, and what it goes with. */
const bareColours =
  /(?<=(?:^|[.;!?\n])\s?)(colou?r)\s(?=(?:(?:light|dark|matt|matte|pale|bright) )?(?:silver|black|white|gr[ea]y|blue|red|green|yellow|brown|pink|purple|orange|beige|cream|gold|navy|teal|ivory|tan|charcoal|maroon|bronze|copper) (?:and |with )?\p{Ll}{3,10}\s?(?:[.;\n]|$))/giu;

/** A size that is worn is said with its word: "Size 10". */
const wornSize = /^\d[\d.,]{0,4}\s?(?:\p{L}{0,2})?\s?(?:[.;,\n]|$)/u;

/** "Colours - navy, mustard, forest.": a stroke for the colon of a row. */
const dashLabel =
  /(?<=(?:^|[.;!?\n])\s?)(colou?rs?|sizes?|materials?|dimensions|care|weight)\s[-–—]\s(?=\S)/giu;

const signs =
  /\b(?:care\s|materials?\s|max|min|folded|unfolded|open|opened|closed|packed|assembled|extended|rolled|units|size|dimensions|weight|colou?r)/iu;

const caseOf = (typed: string, word: string): string =>
  /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** An English text whose short rows say what their figures are of: "Max load: 45 kg", "Folded size: 66 x 39 x 6 cm", "Weight: 92 g". */
export function withTellingLabels(text: string): string {
  if (!signs.test(text)) return text;
  return text
    .replace(bareBound, (found, bound: string, _figure: string, unit: string) => {
      const of = boundOf.find(([units]) => units.test(unit))?.[1];
      return of === undefined
        ? found
        : `${/^max/iu.test(bound) ? caseOf(bound, 'maximum') : caseOf(bound, 'minimum')} ${of}${found.includes(':') ? ':' : ''} `;
    })
    .replace(stateOfSides, (found: string, state: string, at: number) =>
      // "Open it measures 54 x 24 in, folded 25 x 6 in" is a sentence.
      measuring.test(text.slice(text.slice(0, at).search(/[^.!?\n]*$/u), at)) ? found : `${state} size: `,
    )
    .replace(
      rowOfUnits,
      (_found, label: string, row: string) => `${label}: ${row.split(/[\s,/]+|\s(?:and|or)\s/u).join(', ')}`,
    )
    .replace(dashLabel, '$1: ')
    .replace(bareColours, '$1: ')
    .replace(bareLabel, (found, label: string, at: number) => {
      const isWorn = /^size$/iu.test(label) && wornSize.test(text.slice(at + found.length));
      return isWorn ? found : `${label}: `;
    });
}
