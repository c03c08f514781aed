import { longPattern } from '#rules/text/long-pattern.ts';
import { countPieces } from '#rules/text/spaces.ts';

/** "With a removable", "it has an adjustable": an article and one adjective, whose noun stands behind the comma. */
const openAdjective = longPattern('iu')`
  (?:^|\s)(?:an?|its|one|has|have|having|features|featuring|offers|provides)\s(?:(?:very|super|really|quite)\s)?
  (?:\p{L}{3,}(?:able|ible|less|ful|ous|ish)|[\p{L}-]{2,}[^e\P{L}]ed|\p{L}+-?(?:proof|resistant|weight|friendly|duty|shaped|coated|lined)
    |soft|warm|light|dark|bright|small|large|big|tiny|huge|mini|compact|long|short|tall|high|low|deep|shallow|wide
    |narrow|thick|thin|slim|flat|round|square|oval|curved|smooth|rough|firm|hard|strong|sturdy|tough|heavy|solid
    |stiff|rigid|stretchy|bouncy|fluffy|fuzzy|cosy|cozy|comfy|roomy|airy|silky|shiny|glossy|matt|matte|sleek
    |stylish|simple|plain|clean|neat|tidy|modern|classic|rustic|vintage|retro|natural|organic|fresh|dry|wet|cool|hot
    |cold|rich|creamy|crisp|clear|sheer|loose|tight|snug|relaxed|elastic|sharp|fine|quiet|silent|safe|secure|stable
    |steady|easy|quick|fast|slow|new|old|clever|smart|handy|sweet|dense|full|open|closed|gentle|mild|tender
    |delicate|dainty|elegant|ergonomic|magnetic|automatic|sensitive|robust)$
`;
/** "Bright 2-bedroom" of a "1-bath apartment". */
const openRooms = /^(?:\p{L}+\s){0,2}\d+-(?:bed(?:room)?|bath(?:room)?|room|story|storey)$/iu;
/** "Mit abnehmbarem", "ein leichtes": behind these words the ending shows that it is an adjective. */
const openGerman =
  /(?:^|\s)(?:mit|ohne|aus|für|einen?|einem|einer|eines|dieser|dieses|der|die|das|dem|den)\s\p{Ll}{3,}(em|en|er|es|e)$/u;
const adjectiveThenNoun = /^\p{Ll}+?(em|en|er|es|e)\s(?:\p{Ll}+(?:em|en|er|es|e)\s)?(?!Sie\b|Ihr\b)\p{Lu}/u;

/** Whether the first of two parts of a clause ends in an adjective whose noun the second names. */
function sharesNoun(part: string, next: string): boolean {
  if (openRooms.test(part)) return /^\d+-\p{L}+\s\p{L}/u.test(next);
  if (openAdjective.test(part))
    return countPieces(next) > 1 && !/^(?:and|but|with|for|in|it|they|which|that|\d)/iu.test(next);
  const ending = openGerman.exec(part)?.[1];
  return ending !== undefined && adjectiveThenNoun.exec(next)?.[1] === ending;
}

/**
 * Parts of a clause, those joined that a comma between two adjectives parts: "a removable, washable cover",
 * "mit abnehmbarem, waschbarem Bezug". Either half alone says something else, or nothing.
 */
export function joinedAdjectives(parts: readonly string[]): readonly string[] {
  if (
    parts.length < 2 ||
    !parts.some((part, index) => index + 1 < parts.length && sharesNoun(part, parts[index + 1]!))
  )
    return parts;
  const joined: string[] = [];
  let isOpen = false;
  for (const [index, part] of parts.entries()) {
    if (isOpen) joined[joined.length - 1] = `${joined.at(-1)!}, ${part}`;
    else joined.push(part);
    isOpen = index + 1 < parts.length && sharesNoun(joined.at(-1)!, parts[index + 1]!);
  }
  return joined;
}
