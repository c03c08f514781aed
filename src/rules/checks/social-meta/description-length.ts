import type { SocialCheckRule } from '#rules/checks/social-check.ts';
import { lengthVerdict } from './text-length.ts';

export const descriptionLength: SocialCheckRule = {
  id: 'description-length',
  titleGood: 'The description shows whole',
  titleBad: 'The description does not fit its lines',
  why: 'Beyond its length a network cuts the sentence; far below it the card says too little.',
  judge: ({ description, descriptionRule }) => lengthVerdict(description, descriptionRule, 'description'),
};
