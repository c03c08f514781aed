import { describe, expect, it } from 'vitest';
import type { SeoFormInput } from '#contract/seo-content.ts';
import { goldenBriefs } from './briefs.ts';
import { outputTexts } from './output-texts.ts';
import { writeForm } from './run-brief.ts';

const textsOf = (form: SeoFormInput) => writeForm(form).map(({ item }) => outputTexts(item));

/** The form of the browser sends the text about the business in sections, other callers as a description. */
describe('a text about the business says the same as a section', () => {
  const told = goldenBriefs.filter(({ form }) => (form.description ?? '') !== '');

  it('is told by most golden briefs', () => {
    expect(told.length).toBeGreaterThan(80);
  });

  it.each(told)('$id', ({ form }) => {
    const { description = '', bodyTextSections = [], ...others } = form;
    const sections = [{ id: 'section_1', content: description }, ...bodyTextSections];
    expect(textsOf({ ...others, bodyTextSections: sections })).toEqual(textsOf(form));
  });
});
