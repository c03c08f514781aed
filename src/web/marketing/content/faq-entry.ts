export const faqCategories = [
  'getting_started',
  'pricing',
  'special_offer',
  'unlimited',
  'platforms',
  'features',
  'billing',
  'support',
] as const;
export type FaqCategory = (typeof faqCategories)[number];

export const faqCategoryNames: Readonly<Record<FaqCategory, string>> = {
  getting_started: 'Getting started',
  pricing: 'Plans and prices',
  special_offer: 'Launch price',
  unlimited: 'Unlimited and limited',
  platforms: 'Platforms',
  features: 'Writing and scoring',
  billing: 'Billing',
  support: 'Account and support',
};

export interface FaqEntry {
  /** Address of the entry: `/faq#id`. Links from elsewhere point at it, so it stays. */
  id: string;
  category: FaqCategory;
  question: string;
  /**
   * Plain text; a blank line begins a new paragraph. Words in braces are filled in by `faq-facts.ts` from the plan
   * table, the limits and the platform files: a figure that stands there is never typed here.
   */
  answer: string;
  /** Other words by which people look for it. */
  tags: readonly string[];
  /** Where to go on from the answer. */
  link?: { words: string; to: string };
}
