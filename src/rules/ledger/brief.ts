import {
  commonOptionalFields,
  platformFormFields,
  type ProductInput,
  type SeoForm,
} from '#contract/seo-content.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import type { Brief, BriefText, Language } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { linesOf, splitSentences } from './clauses.ts';
import { cleanLine, cleanText, withoutInstructions } from './clean.ts';

const fieldNames = [...commonOptionalFields, ...platformFormFields] as const;
/** Texts of several sentences keep their line breaks. */
const longFields = new Set<string>([
  'brandStory',
  'handmadeStory',
  'videoDescription',
  'keyFeatures',
  'appFeatures',
  'shippingDetails',
  'uniqueSellingProposition',
  'customerPainPoints',
]);
/** Fields that say nothing about the language of the listing. */
const notLanguage = new Set<string>([
  'website',
  'competitors',
  'shopifyDomain',
  'priceRange',
  'shopifyTheme',
]);

function cleanFields(form: SeoForm): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const name of fieldNames) {
    if (name === 'description') continue;
    const value = form[name];
    if (value === undefined) continue;
    const clean = withoutInstructions(longFields.has(name) ? cleanText(value) : cleanLine(value));
    if (clean !== '') fields[name] = clean;
  }
  return fields;
}

function bodyTextsOf(form: SeoForm): BriefText[] {
  const texts: BriefText[] = [];
  const add = (path: string, text: string | undefined): void => {
    const clean = text === undefined ? '' : withoutInstructions(cleanText(text));
    if (clean !== '') texts.push({ path, text: clean });
  };
  add('description', form.description);
  form.bodyTextSections?.forEach((section, index) =>
    add(`bodyTextSections.${index}.content`, section.content),
  );
  return texts;
}

function productOf(product: ProductInput, index: number): Brief['product'] {
  const name = withoutInstructions(cleanLine(product.name));
  return {
    index,
    name: name === '' ? `Product ${index + 1}` : name,
    category: withoutInstructions(cleanLine(product.category ?? '')),
    description: withoutInstructions(cleanText(product.description)),
  };
}

function isSameName(a: string, b: string): boolean {
  return foldWord(a).replace(/\s+/gu, ' ') === foldWord(b).replace(/\s+/gu, ' ');
}

/** Sentences that stand in the descriptions of several products, for each product. */
function echoesOf(products: readonly Brief['product'][]): string[][] {
  if (products.length < 2) return [];
  const sentences = products.map((product) =>
    linesOf(product.description)
      .flatMap(splitSentences)
      .map((sentence) => `${sentence.toLowerCase().replace(/[.!?\s]+$/u, '')}.`),
  );
  const counts = new Map<string, number>();
  for (const list of sentences) {
    for (const sentence of new Set(list)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return sentences.map((list) => list.filter((sentence) => counts.get(sentence)! > 1));
}

/**
 * One brief per product of a submitted form, in the form's order: cleaned texts, the language of the whole form,
 * tone and style with their defaults (professional, balanced). Hidden instructions are gone.
 */
export function briefsOf(form: SeoForm): Brief[] {
  const fields = cleanFields(form);
  const bodyTexts = bodyTextsOf(form);
  const products = form.products.map(productOf);
  const language: Language = detectLanguage(
    [
      ...products.map((product) => `${product.name}\n${product.description}`),
      ...bodyTexts.map((text) => text.text),
      ...Object.entries(fields).flatMap(([name, value]) => (notLanguage.has(name) ? [] : [value])),
    ],
    form.language ?? 'auto',
  );
  const echoes = echoesOf(products);
  return products.map((product, index) => ({
    platform: form.platform,
    language,
    tone: form.tone ?? 'professional',
    style: form.style ?? 'balanced',
    businessName: withoutInstructions(cleanLine(form.businessName)),
    industry: cleanLine(form.industry),
    product,
    fields,
    bodyTexts,
    siblings: products.length,
    echoes: echoes[index] ?? [],
    twin: products.slice(0, index).filter((other) => isSameName(other.name, product.name)).length,
  }));
}
