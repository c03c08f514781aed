import { stemOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';
import { singularOf } from './plain-words.ts';
import { tagEnglish } from './tagger.ts';
import { before, behind, type Wording } from './wording.ts';

/** Parts by which things are told apart in a search; nobody looks for a bag by its thread. */
const searchedPart =
  /^(?:handle|lid|pocket|hood|drawer|wheel|zip|zipper|strap|shel(?:f|ve)|door|hook|button|saucer|spout|mirror|light|remote|brush|scoop|divider|compartment|drainage hole|tassel|fringe|timer|port|headrest|footrest|armrest|holder|whistle|carabiner|clip|buckle|clasp|loop|sleeve|collar|cuff|belt|bow|ruffle|lace|pleat|stand|tray|rack|filter|strainer|infuser|straw|stopper|pump|nozzle|liner|lining|pouch|pendant|charm|gauge|thermometer|window|ladder|slide|perch|bell|leash|bookmark|ribbon|magnet|dimmer|shade|lock|latch|leg|rest|cushion|backrest|seat|cover|case|sheath|mount|wick|border|trim|waistband|gusset|chain|flap|closure|toggle|snap|drawstring|visor|pom ?pom|earflap|knob|caster|castor|charger|speaker|keyring|opening|cutout|lens|lenses|base|sole|mat|basket|bowl|cup|mug|scent|stone|bead|pearl|rhinestone|patch|print|page|pen loop|tab|hoop|insert|grip|groove|gooseneck|clamp|rim|feet|foot|brim|pack|rail|crossbar|hinge|heel|switch|backlight|mouth)e?s?$/u;
/** Parts that stand before the noun as well: "brass buckle collar", "front clip harness". */
const frontPart =
  /^(?:clip|strap|buckle|lid|wick|rim|handle|zip|zipper|pocket|patch|hood|brim|collar|sleeve|sole|gooseneck|clamp|spout|rest|pendant|charm|bead|button|border|trim|waistband|chain|wheel|leg|door|drawer|shelf|blade|stone|shade|toe|heel|cuff|hem|bezel|groove)s?$/u;
/** What tells nothing of a part: how many there are, and words of feeling and size. */
const untold =
  /^(?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|pairs? of|easy|simple|small|large|big|little|tiny|extra|second|third|first|other|long|longer|short|wide|deep|thick|thin|fine|soft|sturdy|strong|heavy|generous|handy|roomy|separate|matching|smart|neat|plain|own|clear|whole|real|good|proper|solid|natural|slim|built-in|useful|comfortable|flat|fitted)\s)+/iu;

/** Half of a measure, and what is mended or worn. */
const noPart =
  /^(?:ml|cl|l|mm|cm|m|g|kg|oz|inch|w|v|mah|litre|liter|quart)\s|(?:^|\s)(?:chipped|cracked|broken|worn|missing|scratched|dented|stained|faded|spare|repair|replacement|optional)\s/u;
const numbers = 'two three four five six seven eight nine ten eleven twelve'.split(' ');
const countedPart =
  /^(\d{1,4}|two|three|four|five|six|eight|ten|twelve) (tier|drawer|piece|key|string|port|slot|speed|burner|person|seat|panel|button)s$/u;

/** "87 keys" → "87 key keyboard". */
function countedIn(text: string): Wording[] {
  const [, count = '', noun = ''] = countedPart.exec(text) ?? [];
  return noun === '' ? [] : [before(`${figureOf(count)} ${noun}`)];
}

/** "4" of "four". */
export function figureOf(count: string): string {
  return numbers.includes(count) ? String(numbers.indexOf(count) + 2) : count;
}

export function partWordings(text: string): Wording[] {
  const counted = countedIn(text.toLowerCase());
  if (counted.length > 0) return counted;
  if (/^(?:an? )?wide mouth$/u.test(text)) return [before('wide mouth')];
  const plain = text
    .toLowerCase()
    .replace(untold, '')
    .replace(/\s(?:at|in|on|for|of)\s.*$/u, '');
  const words = plain.split(' ');
  const last = words.at(-1)!;
  const found: Wording[] = [];
  const whole = ofWhole.exec(plain)?.[1];
  if (whole !== undefined) found.push(before(whole.replace(/^anti/u, 'non')));
  if (noPart.test(plain)) return [];
  if (!searchedPart.test(last) || words.length > 3 || /\d/u.test(plain) || words.includes('and'))
    return found;
  if (words.length === 1) return [...found, ...barePart(plain)];
  found.push(behind(`with ${plain}`));
  const [modifier = ''] = words.slice(-2);
  const isNoun =
    materialStems.has(stemOf(modifier)) || tagEnglish(`${modifier} ${last}`)[0]?.class === 'noun';
  if (isNoun && whole === undefined && frontPart.test(last))
    found.push(before(`${modifier} ${singularOf(last)}`));
  // Vegan leather is no leather.
  if (
    words.length > 2 &&
    !/^(?:stainless steel|non|anti|no|semi|multi|vegan|faux|imitation|fake|mock|artificial) /u.test(plain)
  )
    found.push(behind(`with ${words.slice(-2).join(' ')}`));
  return found;
}

/** "Fringed runner", "hooded towel": a part that makes the whole be called so. */
const calledBy: Readonly<Record<string, string>> = {
  fringe: 'fringed',
  hood: 'hooded',
  tassel: 'tassel',
  gooseneck: 'gooseneck',
  clamp: 'clamp',
};

/** A part that is searched without a word about it: "apron with pockets"; "boots with back" tells nothing. */
export function barePart(noun: string): Wording[] {
  const one = singularOf(noun);
  if (!searchedPart.test(noun) || bareBack.test(noun)) return [];
  const called = calledBy[one];
  return [...(called === undefined ? [] : [before(called)]), behind(`with ${one === 'fringe' ? one : noun}`)];
}

const bareBack =
  /^(?:back|base|sole|seat|cup|mug|bowl|page|print|leg|case|cover|opening|rest|scent|mount|stand|bead|stone|insert|mat|grip|tab|lens|lenses|trim|border|chain|port|holder|wick|loop|button|knob|clasp|buckle|liner|lining|patch|charm|pendant|collar|sleeve|cuff|leash|hook|remote|back|clip|light|filter|pump|charger|speaker|gauge|shade|blade|lock|latch|strap|brush|scoop|mat|basket|straw|cushion|waistband|gusset|flap|closure|rack|tray|pouch|wheel|mouth|groove|rim|feet|foot|brim|pack|rail|hinge|heel|ring|grip|gooseneck)e?s?$/u;
/** What a part has so that the whole is called by it: reflective strips make a reflective harness. */
export const ofWhole =
  /^(?:.*\s)?(reflective|non-?slip|anti-?slip|leak-?proof|non-?stick)\s(?:\p{L}+\s)?(?:lid|cap|coating|surface|strips?|stitching|trim|piping|tape|threads?|details?|soles?|base|feet|backing|bottom|grips?|pads?)$/u;
