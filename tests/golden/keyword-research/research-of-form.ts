import { expect, it } from 'vitest';
import { ResearchForm, researchCategories, type ResearchFormInput } from '#contract/keyword-research.ts';
import { readBrief } from '#rules/writers/keyword-research/brief.ts';
import {
  importedSources,
  writeResearch,
  type WrittenResearch,
} from '#rules/writers/keyword-research/write.ts';

/** A research by rules alone of a form that says what it says. */
export function researchOfForm(input: Partial<ResearchFormInput>): WrittenResearch {
  const form = ResearchForm.parse({ businessName: 'Larkfield', industry: 'Other', ...input });
  return writeResearch(readBrief(form), { sources: importedSources(form), ideas: [], notices: [] });
}

/** All keywords of such a research, category by category. */
export function keywordsOfForm(input: Partial<ResearchFormInput>): string[] {
  const { researchData } = researchOfForm(input);
  return researchCategories.flatMap((category) =>
    researchData[category].keywords.map(({ keyword }) => keyword),
  );
}

/** What a business offers that describes itself and lists nothing: its first offers, in order, with strokes between them. */
export function expectOffers(
  rows: readonly [businessName: string, industry: string, description: string, offers: string][],
): void {
  it.each(rows)('%s, %s: %s', (businessName, industry, description, offers) => {
    const { offers: found } = readBrief(ResearchForm.parse({ businessName, industry, description }));
    const wanted = offers.split(' | ');
    expect(found.slice(0, wanted.length).map(({ name }) => name)).toEqual(wanted);
  });
}
