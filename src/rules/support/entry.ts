/** What a visitor may ask about (document 1 §3). */
export const supportCategories = [
  'pricing',
  'unlimited',
  'platforms',
  'features',
  'getting_started',
  'special_offer',
  'support',
  'billing',
] as const;
export type SupportCategory = (typeof supportCategories)[number];

/** Something that support knows. Figures come from the plan table and the platform files; none is typed here. */
export interface SupportEntry {
  /** Names the entry for a model, such as `bundle-price`. */
  id: string;
  category: SupportCategory;
  /** Words and phrases that ask for it, in English, German, Spanish and French. */
  keywords: readonly string[];
  question: string;
  /** `{contact}` stands for what to do to reach a person: "write to …". */
  answer: string;
}

/** `cost, how much` as a list; line breaks count as spaces. */
export function keywordList(text: string): string[] {
  return text.split(',').map((keyword) => keyword.trim().replace(/\s+/g, ' '));
}
