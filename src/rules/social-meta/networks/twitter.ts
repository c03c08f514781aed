import { cardDescription, cardTitle, type NetworkRule } from './network.ts';

const lengths = 'X card documentation, as quoted by third parties';

/** X, whose tags still bear the name of Twitter. Since 2023 its large card may show the title on the picture only. */
export const twitter: NetworkRule = {
  id: 'twitter',
  name: 'X',
  title: cardTitle({
    max: 70,
    target: { from: 25, to: 70 },
    confidence: 'third-party',
    source: lengths,
    guidance: 'What a reader who scrolls has to know, with the strongest fact; 70 characters show.',
  }),
  description: cardDescription({
    max: 200,
    target: { from: 80, to: 200 },
    confidence: 'third-party',
    source: lengths,
    guidance: 'Another fact than the title, in one sentence.',
  }),
  titleFrom: ['twitter:title', 'og:title'],
  descriptionFrom: ['twitter:description', 'og:description'],
  imageFrom: ['twitter:image', 'og:image'],
  image: {
    best: { width: 1200, height: 628 },
    large: { width: 300, height: 157 },
    least: { width: 144, height: 144 },
    ratio: 2,
    mostBytes: 5_000_000,
    format: 'landscape',
    source: 'X documentation, summary card with large image, as quoted by third parties',
    confidence: 'third-party',
  },
  source: 'dev.twitter.com, Cards markup',
};
