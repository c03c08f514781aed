import { cardDescription, cardTitle, type NetworkRule } from './network.ts';

export const linkedin: NetworkRule = {
  id: 'linkedin',
  name: 'LinkedIn',
  title: cardTitle({
    max: 100,
    target: { from: 40, to: 100 },
    confidence: 'third-party',
    source: 'Measured card widths, collected by third parties',
    guidance: 'The whole message with the name of the business: the feed shows no description beneath it.',
  }),
  description: cardDescription({
    max: 200,
    target: { from: 100, to: 200 },
    confidence: 'memory',
    source: 'No figure is published; the lengths of Open Graph are kept',
    guidance: 'For whom it is and what it does for their work.',
  }),
  titleFrom: ['og:title', 'title'],
  descriptionFrom: ['og:description', 'description'],
  imageFrom: ['og:image'],
  image: {
    best: { width: 1200, height: 627 },
    large: { width: 401, height: 210 },
    least: { width: 200, height: 105 },
    ratio: 1.91,
    mostBytes: 5_000_000,
    format: 'landscape',
    source: 'LinkedIn Help, Make your website shareable, from memory',
    confidence: 'memory',
  },
  source: 'LinkedIn Help, Make your website shareable, from memory',
};
