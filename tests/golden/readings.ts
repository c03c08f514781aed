import { expect, it } from 'vitest';
import { shownTexts } from './output-texts.ts';
import { type BriefFields, writeOne } from './run-brief.ts';

/** A brief with what its listing says somewhere, and what it says nowhere. */
type Reading = [
  what: string,
  name: string,
  description: string,
  fields: BriefFields,
  says: RegExp,
  never: RegExp,
];

/** Holds a table of briefs to what they say and never say, in all texts that are shown. */
export function expectReadings(readings: readonly Reading[]): void {
  it.each(readings)('%s', (_what, name, description, fields, says, never) => {
    const text = shownTexts(writeOne(name, description, fields))
      .map((shown) => shown.text)
      .join('\n');
    expect(text).toMatch(says);
    expect(text).not.toMatch(never);
  });
}
