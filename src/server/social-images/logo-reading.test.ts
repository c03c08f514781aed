import { expect, test } from 'vitest';
import { openLogoReader } from './logo-reading.ts';

const svg = (inner: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">${inner}</svg>`);
const red = '<rect width="64" height="64" fill="#f00"/>';
/** Hours of computing in a hundred characters: each pixel is reckoned once for each octave. */
const endless = svg(
  `<filter id="f"><feTurbulence baseFrequency=".1" numOctaves="9000000"/></filter><g filter="url(#f)">${red}</g>`,
);

test('a logo that never ends is ended, and the next one is read', async () => {
  const reader = openLogoReader({ timeMs: 800, memoryBytes: 500_000_000, waiting: 1 });
  const began = Date.now();
  const answers = await Promise.allSettled(
    [endless, endless, endless, svg(red)].map((file) => reader.readLogo(file)),
  );
  expect(
    answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason.code)),
  ).toEqual([null, null, null, 'busy']);
  expect(Date.now() - began).toBeLessThan(15_000);
  reader.close();
});

test('a logo comes out of its process as a PNG', async () => {
  const reader = openLogoReader();
  const png = await reader.readLogo(svg(red));
  expect(
    Buffer.from(png ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  reader.close();
  await expect(reader.readLogo(svg(red))).rejects.toMatchObject({ code: 'busy' });
});
