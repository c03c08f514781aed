/** What the product holds itself to, each with what that means in practice. */
export const promises: readonly { title: string; text: string }[] = [
  {
    title: 'Nothing over the limit',
    text: 'Every field is counted the way its marketplace counts: characters, bytes in Amazon’s search terms, quote marks in YouTube’s tags. What does not fit is cut at a word and named, never sent.',
  },
  {
    title: 'No claim you did not make',
    text: 'Numbers, materials, sizes and certificates come from your own words or stay out. If a missing one would sell, you are asked for it: “Is it dishwasher safe? Say so and it will be used.”',
  },
  {
    title: 'A score with its reasons',
    text: 'The same listing always gets the same score. Each check shows what it found, what it expected and how many points the fix brings.',
  },
];
