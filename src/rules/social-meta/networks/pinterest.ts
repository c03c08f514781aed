import { cardDescription, cardTitle, type NetworkRule } from './network.ts';

export const pinterest: NetworkRule = {
  id: 'pinterest',
  name: 'Pinterest',
  title: cardTitle({
    max: 100,
    target: { from: 30, to: 100 },
    confidence: 'memory',
    source: 'Pin title of the Pinterest help, from memory',
    guidance: 'Starts with the thing that people search for; no brand before it.',
  }),
  description: cardDescription({
    max: 500,
    target: { from: 120, to: 500 },
    confidence: 'memory',
    source: 'Pin description of the Pinterest help, from memory',
    guidance: 'Whole sentences with the words that people search for; Pinterest is a search engine.',
  }),
  titleFrom: ['og:title', 'title'],
  descriptionFrom: ['og:description', 'description'],
  imageFrom: ['og:image'],
  image: {
    best: { width: 1000, height: 1500 },
    large: { width: 600, height: 600 },
    least: { width: 100, height: 200 },
    ratio: 2 / 3,
    mostBytes: 20_000_000,
    format: 'pin',
    source: 'Pinterest help, Pin specifications, from memory',
    confidence: 'memory',
  },
  source: 'developers.pinterest.com, Rich Pins',
};
