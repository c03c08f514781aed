/** Holds for every plan (document 1 §1). */
export const planPromises: readonly { title: string; text: string }[] = [
  {
    title: 'Unlimited generations and webpage analysis',
    text: 'Write as many listings and check as many pages as you like. Nothing is counted against you.',
  },
  {
    title: 'Priority support',
    text: 'Questions from subscribers come first.',
  },
  {
    title: 'Cancel anytime',
    text: 'No long-term contracts. Cancel in the settings, and what you paid for stays open until the month is over.',
  },
  {
    title: 'Your rate stays',
    text: 'Early subscribers keep the launch price for as long as they stay.',
  },
];
