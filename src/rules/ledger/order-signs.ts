/** Nouns that are orders too. */
export const nounOrders = new Set(
  'sand oil water dust press iron wax brush soap sponge mist trim feed polish buff stir shake dab spot vacuum steam towel comb prune'.split(
    ' ',
  ),
);
/** "Plant from November to March", "water once a week", "oil now and then": when and where to do it. */
export const timedOrder =
  /^(?:plant|water|oil|wax|feed|dust|prune|mist) (?:from|out (?:in|from|after|when)|in (?:full|partial|the|a|autumn|spring|summer|winter|moist|well|rich|sun|shade)|between|when|after|before|deep|at (?:least|the)|once|twice|every|now and|when)\b|^(?:drain|empty|unplug|rinse|soak|charge|shake|descale|store) (?:before|after|between|when)\b|^(?:mist|spray|rub|wipe|dust) with (?:an? |the )?\p{Ll}/iu;
/** "Crush fruit first", "soak overnight before use": what is to be done before something else. */
export const orderedFirst =
  /^(?!(?:the|our|my|a|an|your|his|her|very|come|at|from|for|on|in)\s)\p{L}{3,}(?: (?:the |your )?\p{L}{3,}){1,2} (?:first|beforehand|before (?:use|using|first use|wearing|riding|planting|cooking))$/iu;
const lyAdjectives = new Set(
  'friendly lovely lively silly costly early daily weekly monthly yearly hourly nightly curly woolly wooly only holy ugly elderly wobbly bubbly cuddly smelly jelly belly assembly supply reply family butterfly lily july chilly frilly likely lonely'.split(
    ' ',
  ),
);

/** Whether a word tells how something is done: "lightly", never "friendly". */
export function tellsHow(word: string): boolean {
  return word.length > 4 && word.endsWith('ly') && !lyAdjectives.has(word);
}
