import type { SocialSurface } from '#contract/social-meta.ts';
import { cardFacts } from '#rules/checks/social-meta/card-facts.ts';
import { claimsBacked } from '#rules/checks/social-meta/claims-backed.ts';
import { descriptionAdds } from '#rules/checks/social-meta/description-adds.ts';
import { descriptionLength } from '#rules/checks/social-meta/description-length.ts';
import { firstGlance } from '#rules/checks/social-meta/first-glance.ts';
import { nextStep } from '#rules/checks/social-meta/next-step.ts';
import { pictureDescribed } from '#rules/checks/social-meta/picture-described.ts';
import { pictureShape } from '#rules/checks/social-meta/picture-shape.ts';
import { pictureShown } from '#rules/checks/social-meta/picture-shown.ts';
import { pictureWeight } from '#rules/checks/social-meta/picture-weight.ts';
import { plainWords } from '#rules/checks/social-meta/plain-words.ts';
import { tagsInForm } from '#rules/checks/social-meta/tags-in-form.ts';
import { titleBrand } from '#rules/checks/social-meta/title-brand.ts';
import { titleLength } from '#rules/checks/social-meta/title-length.ts';
import { titleOwnWords } from '#rules/checks/social-meta/title-own-words.ts';
import { titleTopic } from '#rules/checks/social-meta/title-topic.ts';
import type { SocialCheckRule } from '#rules/checks/social-check.ts';

/** A check with what it weighs. Points of checks that cannot judge a card go to the others in proportion. */
export interface SocialLine {
  check: SocialCheckRule;
  points: number;
}

/** Lines of a network's card. Words and picture weigh the same: without either a card is passed over. */
const card: readonly SocialLine[] = [
  { check: titleLength, points: 14 },
  { check: titleTopic, points: 10 },
  { check: titleOwnWords, points: 5 },
  { check: titleBrand, points: 4 },
  { check: descriptionLength, points: 12 },
  { check: descriptionAdds, points: 7 },
  { check: cardFacts, points: 8 },
  { check: plainWords, points: 6 },
  { check: claimsBacked, points: 6 },
  { check: firstGlance, points: 5 },
  { check: nextStep, points: 4 },
  { check: pictureShown, points: 16 },
  { check: pictureWeight, points: 5 },
  { check: pictureShape, points: 6 },
  { check: pictureDescribed, points: 3 },
  { check: tagsInForm, points: 5 },
];

/** Lines of the tags that every page has. */
const general: readonly SocialLine[] = [
  { check: titleLength, points: 24 },
  { check: titleTopic, points: 18 },
  { check: descriptionLength, points: 20 },
  { check: descriptionAdds, points: 12 },
  { check: cardFacts, points: 10 },
  { check: plainWords, points: 6 },
  { check: claimsBacked, points: 6 },
  { check: tagsInForm, points: 4 },
];

export function socialScorecard(surface: SocialSurface): readonly SocialLine[] {
  return surface === 'general' ? general : card;
}
