import type { PageCheck } from '#rules/checks/page-check.ts';
import { countCharacters } from '#rules/text/count.ts';

/** Longest alternative text in code points (platform rules §11: 10 to 125). */
const longest = 125;

export const imageTextLength: PageCheck = {
  id: 'image-text-length',
  outsidePatch: true,
  subject: 'Length of alternative texts',
  titleGood: 'Alternative texts are short',
  titleBad: 'Some alternative texts are too long',
  why: 'Screen readers read them in one go; what needs more belongs into the text (about 125 characters).',
  lacks: ({ images }) => (images.some(({ alt }) => alt?.trim()) ? null : 'No image has an alternative text.'),
  judge: ({ images }) => {
    const described = images.filter(({ alt }) => alt?.trim());
    const long = described.filter(({ alt }) => countCharacters(alt!.trim()) > longest);
    return {
      score: 1 - long.length / described.length,
      found:
        long.length === 0 ? `None over ${longest} characters` : `${long.length} over ${longest} characters`,
      expected: `At most ${longest} characters`,
      fix: 'Keep what the picture shows; put explanations into a caption.',
      elements: long.map(({ element }) => element),
    };
  },
};
