/** Patterns that need more than linear time and may, each with the reason: what they read is short, or no user's. */
export const reasonsForSlowRegex: Readonly<Record<string, string>> = {
  [String.raw`/\B(?=(\d{3})+(?!\d))/g`]:
    'puts commas into a number that was computed: never more than some 20 digits',
  [String.raw`/[\s.…!»>→:]+$/u`]: 'reads the name of a link that is no longer than the longest general one',
  [String.raw`/\B(?=(?:\d{3})+$)/g`]: 'reads a price that was seen to have nine digits at most',
  [String.raw`/0+$/`]: 'reads the cents of a price, four digits at most',
  [String.raw`/<[^>]*>/g`]:
    "reads a model's title or description, which its schema bounds to 1,000 characters",
  [String.raw`/\/+$/`]: "reads the operator's own settings",
  [String.raw`/<[^>]+>/g`]: 'reads our own texts of the public pages, when they are built',
};
