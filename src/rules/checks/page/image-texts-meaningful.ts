import type { PageCheck } from '#rules/checks/page-check.ts';

/** File names, camera numbers and words that only say that there is a picture. */
const meaningless =
  /^(?:[\w%-]+\.(?:jpe?g|png|gif|webp|avif|svg)|(?:img|dsc|dscn|image|photo|bild|foto|imagen|untitled)[\s_-]*\d*|image|picture|photo|logo image|icon|graphic|bild|grafik|imagen|placeholder|alt text|\d+)$/i;

export const imageTextsMeaningful: PageCheck = {
  id: 'image-texts-meaningful',
  outsidePatch: true,
  subject: 'Words of alternative texts',
  titleGood: 'Alternative texts describe their pictures',
  titleBad: 'Some alternative texts are file names or empty phrases',
  why: 'A file name says nothing to image search nor to anybody who listens to the page.',
  lacks: ({ images }) => (images.some(({ alt }) => alt?.trim()) ? null : 'No image has an alternative text.'),
  judge: ({ images }) => {
    const described = images.filter(({ alt }) => alt?.trim());
    const faulty = described.filter(({ alt }) => meaningless.test(alt!.trim()));
    return {
      score: 1 - faulty.length / described.length,
      found:
        faulty.length === 0
          ? `${described.length} described`
          : `${faulty.length} of ${described.length}, such as “${faulty[0]!.alt!.trim()}”`,
      expected: 'What the picture shows, in a few words',
      fix: 'Write what one would say about the picture on the telephone.',
      elements: faulty.map(({ element }) => element),
    };
  },
};
