import { inputBounds } from '#contract/seo-content.ts';
import { keywordList, type SupportEntry } from '#rules/support/entry.ts';

export const unlimited: readonly SupportEntry[] = [
  {
    id: 'unlimited',
    category: 'unlimited',
    keywords:
      keywordList(`unlimited, how does unlimited generation work, how many listings, how many generations, how many times, how many can i, how often, quota, credits, limit, usage limit,
      run out, maximum, cap, unbegrenzt, wie oft, wie viele, limite, ilimitado, cuantas, illimite, fair use,
      tokens, per day, daily limit, throttle`),
    question: 'How does unlimited generation work?',
    answer:
      'Listings are not counted: generate as many as you like, on any day, and nothing is added to your bill. Only floods that no person types are slowed down. A tool that has a limit for the day says so on its own screen.',
  },
  {
    id: 'many-products',
    category: 'unlimited',
    keywords:
      keywordList(`bulk, batch, many products, several products, products at once, at once, at a time, catalog, catalogue,
      how many products, mehrere produkte, viele produkte, varios productos, plusieurs produits`),
    question: 'How many products can I write at once?',
    answer: `The generator takes up to ${inputBounds.products} products in one go. Each card fills as soon as its listing is written.`,
  },
];
