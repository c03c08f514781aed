/** Nouns that are orders too. */
export const nounOrders = new Set(
  'sand oil water dust press iron wax brush soap sponge mist trim feed polish buff stir shake dab spot vacuum steam towel comb prune'.split(
    ' ',
  ),
);
/** "Plant from November to March", "water once a week", "oil now and then": when and where to do it. */
export const timedOrder =
  /^(?:plant|water|oil|wax|feed|dust|prune|mist) (?:from|out (?:in|from|after|when)|in (?:full|partial|the|a|autumn|spring|summer|winter|moist|well|rich|sun|shade)|between|when|after|before|deep|at (?:least|the)|once|twice|every|now and|when)\b|^(?:drain|empty|unplug|rinse|soak|charge|shake|descale|store) (?:before|after|between|when)\b|^(?:mist|spray|rub|wipe|dust) with (?:an? |the )?\p{Ll}/iu;
/** "Sweep twice a year", "re-press cups once a month": what has to be done again and again, and nothing that was done or is. */
const again =
  /^([\p{L}-]{3,})(?<![^s]s|ed|en|ing|ly|ery|ion|ment|ance|ence) (?:(?:it|them|(?:the |your |all )?\p{Ll}{3,}) )?(?:once|twice|(?:two|three|four|five|six|\d) times) (?:a|per|every|each) (?:day|week|month|season|year)(?!\p{L})/iu;
const neverAgain =
  /^(?:fresh|new|open|available|only|just|about|at|for|with|and|or|not|no|the|one|two|three|made|worn|cut|hand|kept|sold|best|more|class|classes|visit|market|event|service|full|clean|free|last|first|all|any|home|up|to|from|post|mail|sent)$/iu;

/** Whether a clause orders what is done again and again. */
export function ordersAgain(text: string): boolean {
  if (!/ (?:once|twice|times) /u.test(text)) return false;
  const first = again.exec(text)?.[1];
  return first !== undefined && !neverAgain.test(first);
}

/** "Crush fruit first", "soak overnight before use": what is to be done before something else. */
export const orderedFirst =
  /^(?:wet|wipe|clean|dry|rinse|wash|degrease|dampen) (?:the |your )?\p{L}+ first(?!\p{L})|^(?!(?:the|our|my|a|an|your|his|her|very|come|at|from|for|on|in)\s)\p{L}{3,}(?: (?:the |your )?\p{L}{3,}){1,2} (?:first|beforehand|before (?:use|using|first use|wearing|riding|planting|cooking))$/iu;
const lyAdjectives = new Set(
  'friendly lovely lively silly costly early daily weekly monthly yearly hourly nightly curly woolly wooly only holy ugly elderly wobbly bubbly cuddly smelly jelly belly assembly supply reply family butterfly lily july chilly frilly likely lonely'.split(
    ' ',
  ),
);

/** Whether a word tells how something is done: "lightly", never "friendly". */
export function tellsHow(word: string): boolean {
  return word.length > 4 && word.endsWith('ly') && !lyAdjectives.has(word);
}
