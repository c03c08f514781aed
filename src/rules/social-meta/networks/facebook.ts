import { cardDescription, cardTitle, type NetworkRule } from './network.ts';

const lengths = 'Measured card widths, collected by third parties';

export const facebook: NetworkRule = {
  id: 'facebook',
  name: 'Facebook',
  title: cardTitle({
    max: 88,
    target: { from: 25, to: 60 },
    confidence: 'third-party',
    source: lengths,
    guidance: 'The promise of the page without the brand; about 60 characters show on a phone.',
  }),
  description: cardDescription({
    max: 200,
    target: { from: 110, to: 200 },
    confidence: 'third-party',
    source: lengths,
    guidance: 'One or two sentences; one fact that the title lacks, then the next step.',
  }),
  titleFrom: ['og:title', 'title'],
  descriptionFrom: ['og:description', 'description'],
  imageFrom: ['og:image'],
  image: {
    best: { width: 1200, height: 630 },
    large: { width: 600, height: 315 },
    least: { width: 200, height: 200 },
    ratio: 1.91,
    mostBytes: 8_000_000,
    format: 'landscape',
    source: 'developers.facebook.com, Images in link shares',
    confidence: 'confirmed',
  },
  source: 'developers.facebook.com, Sharing for webmasters',
};
