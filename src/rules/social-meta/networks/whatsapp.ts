import { cardDescription, cardTitle, type NetworkRule } from './network.ts';

const lengths = 'Measured previews, collected by third parties';

export const whatsapp: NetworkRule = {
  id: 'whatsapp',
  name: 'WhatsApp',
  title: cardTitle({
    max: 65,
    target: { from: 12, to: 60 },
    confidence: 'third-party',
    source: `${lengths}: 60 to 80 show, the first 65 are kept complete`,
    guidance: 'Short, as a friend would name it.',
  }),
  description: cardDescription({
    max: 100,
    target: { from: 50, to: 100 },
    confidence: 'third-party',
    source: `${lengths}: 65 to 100 show`,
    guidance: 'One complete thought in the first 65 characters.',
  }),
  titleFrom: ['og:title', 'title'],
  descriptionFrom: ['og:description', 'description'],
  imageFrom: ['og:image'],
  image: {
    best: { width: 1200, height: 630 },
    large: { width: 300, height: 200 },
    least: { width: 100, height: 100 },
    ratio: 1.91,
    mostBytes: 300_000,
    format: 'landscape',
    source: 'Measured previews, collected by third parties; 600 kB is quoted too, 300 kB is safe',
    confidence: 'third-party',
  },
  source: 'WhatsApp reads Open Graph on the phone of the sender',
};
