import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { lengthVerdict } from './text-length.ts';

export const titleLength: SocialCheckRule = {
  id: 'title-length',
  titleGood: 'The title shows whole',
  titleBad: 'The title does not fit its line',
  why: 'What is too long is cut in the middle of a word; what is too short wastes the line that is read first.',
  judge: ({ title, titleRule }) => lengthVerdict(title, titleRule, 'title'),
};
