import { expect, it } from 'vitest';
import { writeOne } from '#tests/golden/run-brief.ts';

it('what a platform does not ask for speaks in no listing of it and asks no question', () => {
  const { improvedBodyText, questions, seoScore } = writeOne(
    'Saddle bag',
    'Waxed canvas, 6 litres, two leather straps.',
    {
      platform: 'walmart',
      channelName: 'Fenwold',
      videoTitle: 'A bag for life',
      appFeatures: 'offline maps',
    },
  );
  expect(improvedBodyText).not.toMatch(/offline maps|for life/iu);
  expect(questions.join(' ')).not.toMatch(/video|viewer|speaks|chapters/iu);
  expect(seoScore).toBe(
    writeOne('Saddle bag', 'Waxed canvas, 6 litres, two leather straps.', { platform: 'walmart' }).seoScore,
  );
});
