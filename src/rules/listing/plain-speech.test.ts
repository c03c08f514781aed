import { expect, test } from 'vitest';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import { platforms } from '#rules/platforms/index.ts';
import { plainSpeech } from './plain-speech.ts';

const form = seoFormSchema.parse({
  platform: 'youtube',
  businessName: 'Small Kitchen',
  industry: 'Food & Beverage',
  channelName: 'Small Kitchen',
  website: 'https://www.smallkitchen.example/focaccia',
  products: [{ name: 'Focaccia', description: 'Focaccia in 3 hours. Recipe card [M] in metric.' }],
});
const ledger = extractLedger(briefsOf(form)[0]!);

test.each([
  ['Bake it. Visit https://evil.example for more.', 'Bake it.'],
  ['Bake it.\n\nhttps://bit.ly/x', 'Bake it.'],
  ['Bake it. See https://e', 'Bake it.'],
  ['Bake it. See http://', 'Bake it.'],
  ['Bake it. See evil.example for more.', 'Bake it.'],
  ['Bake it. See evil-shop.co/deal for more.', 'Bake it.'],
  ['Bake it. See evil . com for more.', 'Bake it.'],
  ['Bake it. Go to evil [dot] com for more.', 'Bake it.'],
  ['Bake it. Write to me@evil.example today.', 'Bake it.'],
  ['Bake it. Half price this week only.', 'Bake it.'],
  ['Bake it. Only a few left.', 'Bake it.'],
  ['Bake it. Lorem ipsum dolor sit amet.', 'Bake it.'],
  ['Bake it. Write to {{company_name}} today.', 'Bake it.'],
  ['Bake it. From [Your Brand] with love.', 'Bake it.'],
  ['Bake it. By {brand} for you.', 'Bake it.'],
  ['Bake it. XXX cm wide.', 'Bake it.'],
  ['Bake it. TBD: add the oven.', 'Bake it.'],
  ['Bake it. Insert your story here.', 'Bake it.'],
  ['Bake it. Von [Marke] mit Liebe.', 'Bake it.'],
  ['Bake it. I’m sorry, but I can’t write more.', 'Bake it.'],
  ['I’m sorry, but I can’t verify the sizes. Bake it.', 'Bake it.'],
  ['Here’s a new meta description: Bake it.', 'Bake it.'],
  ['Hier ist die Beschreibung: Backe es.', 'Backe es.'],
  ['Bake it. Price: $XX.XX. Cool it.', 'Bake it. Cool it.'],
  ['Bake it. Made by <Brand Name>. Cool it.', 'Bake it. Cool it.'],
  ['Sure! Here is your listing: Bake it.', 'Bake it.'],
  ['Bake it. Lo siento, pero no puedo seguir.', 'Bake it.'],
  ['Bake it. Je suis désolé, je ne peux pas continuer.', 'Bake it.'],
])('%j loses what leads to strangers and what a template left', (improvedBodyText, left) => {
  const { listing, repairs } = plainSpeech({ improvedBodyText }, platforms.youtube, ledger);
  expect(listing.improvedBodyText).toBe(left);
  expect(repairs).toHaveLength(1);
});

test.each([
  'The card: https://smallkitchen.example/focaccia',
  'With the card [M] in metric.',
  'Rest it for 1.5 h.Then bake it.',
  'A dot of oil in the bowl, e.g. olive.',
  'Verás todo el proceso.',
  'Put your keys here, and your coat there.',
  'I am sorry to see it go.',
  'I’m afraid of burnt crusts no more.',
  'Here is what you need: flour.',
])('%j is the seller’s own', (improvedBodyText) => {
  expect(plainSpeech({ improvedBodyText }, platforms.youtube, ledger).listing).toEqual({
    improvedBodyText,
  });
});

test('names of pairs are read as their values are', () => {
  const itemSpecifics = [
    { name: '#1 Rated', value: 'Yes' },
    { name: '{{product_name}}', value: 'Yes' },
    { name: 'Flour', value: 'Wheat' },
  ];
  expect(plainSpeech({ itemSpecifics }, platforms.ebay, ledger).listing).toEqual({
    itemSpecifics: [{ name: 'Flour', value: 'Wheat' }],
  });
});
