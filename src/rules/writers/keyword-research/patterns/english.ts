import type { Patterns } from './pattern.ts';

export const english: Patterns = {
  web: {
    product: [
      'best {xs}',
      'buy {xs} online',
      '{x} price',
      '{xs} for sale',
      'how to choose {ax}',
      '{x} buying guide',
      '{x} reviews',
    ],
    food: ['best {xs}', 'order {xs} online', '{x} price', '{x} ingredients', 'how to store {ax}'],
    service: ['{x} cost', 'how much does {ax} cost', '{x} prices', '{x} reviews', '{x} quote'],
    person: [
      'find {ax}',
      '{x} cost',
      'how much does {ax} cost',
      'how to choose {ax}',
      'questions to ask {ax}',
      '{x} reviews',
    ],
    software: [
      'best {x}',
      '{x} pricing',
      '{x} comparison',
      '{x} reviews',
      'what is {ax}',
      'how to choose {ax}',
      '{x} features',
    ],
    venue: ['{x} prices', '{x} reviews', 'how to choose {ax}'],
    property: ['{x} prices'],
    topic: ['{x} tutorial', '{x} for beginners', '{x} tips', '{x} explained'],
  },
  trouble: {
    any: ['what causes {x}', 'how to get rid of {x}'],
    ailment: ['{x} treatment', '{x} specialist'],
  },
  asked: [
    { of: / services$/u, wording: 'what do {x} include' },
    {
      of: /(?:clean(?:ing)?|servic(?:e|ing)|inspection|check-?up|courses?|package|surveys?|valuation|photography|planning|management|maintenance|tours?|trips?|retreats?|boarding|walking|sitting|grooming)$/u,
      wording: 'what is included in {ax}',
    },
    {
      of: /(?:treatment|installation|repair|massage|removal|surgery|renovation|restoration|fitting|conversion|extension|replacement|whitening|implant|facial|haircut|painting|rewiring)s?$/u,
      wording: 'how long does {ax} take',
    },
    {
      of: /(?:lessons?|class|classes|tuition|coaching)$/u,
      wording: 'what to expect from {ax}',
    },
    { of: /(?:hire|rental)$/u, wording: 'how does {ax} work' },
    {
      of: /(?:law|advice|insurance|accounting|bookkeeping|payroll|therapy|storage|acupuncture|osteopathy|ology|design|marketing|audit|lamination)$/u,
      wording: 'what is {ax}',
    },
  ],
  gift: ['{x} gift'],
  app: ['{x} app', 'best {x}', '{x} widget', '{x} offline'],
  video: [
    '{x} tutorial',
    '{x} for beginners',
    '{x} tips',
    '{x} step by step',
    '{x} mistakes',
    '{x} explained',
  ],
  audience: { goods: ['{xs} for {a}'], others: ['{x} for {a}'] },
  local: {
    goods: ['{xs} {p}', 'where to buy {xs} in {p}', '{xs} near me'],
    food: ['{x} {p}', 'best {xs} in {p}', 'where to buy {xs} in {p}', '{x} near me'],
    others: ['{x} {p}', '{x} near me', 'best {x} in {p}', '{x} cost {p}'],
  },
  competitor: ['{c}', '{c} alternative', '{c} vs {b}', '{c} reviews'],
  competitorOffer: '{c} {x}',
  brand: ['{b}', '{b} reviews', '{b} contact'],
  brandOffer: '{b} {x}',
  brandLocal: ['{b} {p}', '{b} opening hours'],
};
