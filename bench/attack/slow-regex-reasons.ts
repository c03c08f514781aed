/** Patterns that need more than linear time and may, each with the reason: what they read is short, or no user's. */
export const reasonsForSlowRegex: Readonly<Record<string, string>> = {
  [String.raw`/\B(?=(\d{3})+(?!\d))/g`]:
    'puts commas into a number that was computed: never more than some 20 digits',
};
