import { stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { colourStems, materialStems } from './attribute-words.ts';

/** Things that are another kind with another word before them. Stems. */
export const manySenses =
  /^(?:basket|grinder|vacuum|press|plane|carrier|sleeve|mill|plug|horse|mouse|club|driver|bit|block|cutter|roller|iron|monitor|organ|recorder|range|hood|boiler|jack|vice|saw|tap|door)$/u;

/**
 * Things whose row tells one sense of them: a strainer washes lettuce until it is one for tea, a hanger holds coats until
 * a plant hangs there. Stems.
 */
const oneSense = longPattern('u')`
  ^(?:strainer|sieve|lantern|bottle|cup|ball|band|cleaner|cooler|cream|oil|curtain|glass|hanger|helmet|hook
    |opener|ornament|patch|pitcher|rack|rope|scale|shade|stamp|steamer|comb|console|hammer|razor|router|cape
    |medal|punch|throw|thermometer|weight|candlestick|cloche|girth|jar|tin|cowl|sponge|scraper|squash|gummie
    |gummy|gummi)$
`;

/** Rings that nobody wears on a finger. */
const otherRing =
  /\b(?:collar|plant|slug|tree|napkin|teething|piston|curtain|seal|sealing|gym|gymnastic|swim|rubber|cake|egg|crumpet|cooking|pull|key|split|binder|fire|pit|training|macram[eé]|embroidery|spacer|gasket|adapter|filter|lens|snap|jump|dive|diving|pool|toss) rings?(?!\p{L})/iu;

/** Words that leave a thing what it is: where it stands between materials, colours and such, its row holds. */
const leavesSense = longPattern('u')`
  ^(?:large|small|big|mini|medium|tall|short|long|wide|slim|deep|flat|round|square|oval|new|old|vintage
    |antique|retro|modern|classic|rustic|boho|kids?|mens?|womens?|ladies|baby|toddler|unisex|set|pair|pack
    |double|single|two|three|four|hand|handmade|custom|plain|heavy|duty|light|soft|thick|thin|fine|extra
    |super|portable|personal|travel|electric|digital|solar|wireless|manual|automatic|outdoor|indoor|garden
    |kitchen|home|office|wall|floor|table|desk|drinking|decorative)$
  |(?:ed|able|ible|ised|ized|ic|al|ful|less|proof|free|safe|style|shaped|sided|handled|quality)$
`;

/**
 * Whether another noun stands before a thing of one sense that ends an English name, as in "tea strainer" and "plant hanger".
 * @param stem that of the thing
 */
export function isMeantOtherwise(stem: string, name: string, title: string): boolean {
  if (stem === 'ring' && otherRing.test(title)) return true;
  if (!oneSense.test(stem)) return false;
  const thing = name.toLowerCase();
  const at = thing.includes(' ') ? -1 : title.toLowerCase().lastIndexOf(` ${thing}`);
  const before = (thing.includes(' ') ? thing.split(' ').at(-2)! : title.slice(0, Math.max(0, at)))
    .toLowerCase()
    .split(/[\s-]+/u)
    .at(-1)!;
  return before !== '' && !leavesThing(before);
}

/** Whether a word before a thing leaves it what it is: a stuff, a colour, a size, how it is made. */
function leavesThing(word: string): boolean {
  const stem = stemOf(word);
  return (
    leavesSense.test(word) || !/^\p{L}{3,}$/u.test(word) || materialStems.has(stem) || colourStems.has(stem)
  );
}
