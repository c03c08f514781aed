/** Nouns that are orders too. */
export const nounOrders = new Set(
  'sand oil water dust press iron wax brush soap sponge mist trim feed polish buff stir shake dab spot vacuum steam towel comb prune'.split(
    ' ',
  ),
);
const lyAdjectives = new Set(
  'friendly lovely lively silly costly early daily weekly monthly yearly hourly nightly curly woolly wooly only holy ugly elderly wobbly bubbly cuddly smelly jelly belly assembly supply reply family butterfly lily july chilly frilly likely lonely'.split(
    ' ',
  ),
);

/** Whether a word tells how something is done: "lightly", never "friendly". */
export function tellsHow(word: string): boolean {
  return word.length > 4 && word.endsWith('ly') && !lyAdjectives.has(word);
}
