import type { FormFieldName, Platform } from '#rules/platforms/platform.ts';

interface Subject {
  heading: string;
  /** One of them, as buttons call it. */
  one: string;
  /** Examples in the empty fields, and what makes a description good. */
  name: string;
  category: string;
  description: string;
  hint: string;
  bodyText: string;
  /** In place of the examples that every platform's form brings, which are those of goods. */
  examples: Partial<Record<FormFieldName, string>>;
}

const product: Subject = {
  heading: 'Products or services',
  one: 'product',
  name: 'Speckled stoneware mug',
  category: 'Mugs',
  description: '350 ml stoneware mug, cream speckled glaze, thrown by hand, dishwasher safe',
  hint: 'Facts sell: material, size, what is in the box, care, what it is not.',
  bodyText: 'Hand thrown stoneware mugs in a speckled cream glaze. Made to order in Portland.',
  examples: {},
};

/** A platform's listings are of one kind, and what helps to describe a mug is no help with a video. */
export const subjects: Record<Platform['subject'], Subject> = {
  product,
  page: product,
  app: {
    heading: 'Apps',
    one: 'app',
    name: 'Pantrio',
    category: 'Food & Drink',
    description: 'Scans what is in your pantry, reminds you before it expires, works offline',
    hint: 'Facts sell: what it does, for whom, what works offline, what it costs.',
    bodyText:
      'Pantrio keeps a list of the food at home and says what to eat first. Made by two people in Leeds.',
    examples: {
      targetAudience: 'Households that throw food away',
      uniqueSellingProposition: 'Reads expiry dates without an account',
      targetKeywords: 'pantry list, expiry date reminder',
      priceRange: 'Free, 2.99 USD a month for shared lists',
      certifications: 'ISO 27001, no. IS 12345',
      seasonalRelevance: 'New Year',
      brandStory: 'We began in 2021 with a list on our own fridge',
      customerPainPoints: 'Apps that ask for an account first',
      location: 'Leeds',
      website: 'https://pantrio.example',
      competitors: 'Apps you are compared with',
    },
  },
  video: {
    heading: 'Videos',
    one: 'video',
    name: 'Replace a bike chain',
    category: 'How-to',
    description: 'Taking off a worn chain, cutting the new one to length and joining it, with two tools',
    hint: 'Facts sell: what is shown, for whom, with which tools, what one can do afterwards.',
    bodyText:
      'Spoke Bench shows bike repairs at home, one job in each video, with the tools that are needed.',
    examples: {
      targetAudience: 'Riders who want to mend their own bike',
      uniqueSellingProposition: 'Every step is filmed from above, at full length',
      targetKeywords: 'replace bike chain, chain wear',
      priceRange: 'Parts for 15-30 USD',
      certifications: 'Cytech level 2',
      seasonalRelevance: 'Start of the riding season',
      brandStory: 'We began in 2018 with one repair stand in Leeds',
      customerPainPoints: 'Videos that skip the step where it gets hard',
      location: 'Leeds',
      website: 'https://spokebench.example',
      competitors: 'Channels you are compared with',
    },
  },
};
