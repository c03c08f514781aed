import type { FieldValue, SeoResultItem } from '#contract/seo-content.ts';

/** One text of a result with the field that it stands in. */
export interface OutputText {
  field: string;
  text: string;
}

/** Every text that goes to the platform, entry by entry. */
export function outputTexts(item: SeoResultItem): OutputText[] {
  const { productTitle, titleTag, metaDescription, improvedBodyText } = item;
  const { keywords, bulletPoints, tags, searchTerms } = item;
  const fields: Record<string, FieldValue> = {
    productTitle,
    titleTag,
    metaDescription,
    keywords,
    bulletPoints,
    tags,
    searchTerms,
    improvedBodyText,
    ...item.platformFields,
  };
  return Object.entries(fields).flatMap(([field, value]) =>
    entriesOf(value).map((text) => ({ field, text })),
  );
}

/** Every text that a person sees, advice and questions too. */
export function shownTexts(item: SeoResultItem): OutputText[] {
  return [
    ...outputTexts(item),
    ...item.recommendations.map((text) => ({ field: 'recommendations', text })),
    ...item.questions.map((text) => ({ field: 'questions', text })),
  ];
}

function entriesOf(value: FieldValue): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return value.map((entry) => (typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`));
}

/** Sentences of the prose of a result, at least five words long, in lower case without end marks. */
export function proseSentences(item: SeoResultItem): string[] {
  const prose = outputTexts(item).filter(({ field }) =>
    ['improvedBodyText', 'metaDescription', 'bulletPoints', 'intro', 'promotionalText'].includes(field),
  );
  return prose
    .flatMap(({ text }) => text.replaceAll(/<[^>]+>/gu, '\n').split(/(?<=[.!?])\s+|\n+/u))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[.!?;:,\s]+$/u, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(/\s+/u).length >= 5);
}
