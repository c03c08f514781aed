import { stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { endsInDoer, withoutBehindDoer } from './doer-nouns.ts';
import { accessories, genericHeads } from './type-front.ts';
import { typeHits } from './type-hits.ts';

/** Whom, how many, which grade, size, hand or state: none of these behind another noun is the thing itself. */
const chosen = longPattern('iu')`
  \s(?:all[- ]terrain|heavy[- ]duty|(?:tie|slip|slide|clip|pull|snap|stick|peel)[- ]on|for (?:him|her)|kids?
    |children|adults?|(?:wo)?men['’]?s?|ladies|girls?|boys?|toddlers?|bab(?:y|ies)|teens?|unisex
    |(?:short|medium|long) cage|juniors?|beginners?|intermediates?|incomplete|complete|unboxed|loose|carded|misb|unused
    |untested|faulty|painted|unpainted|pro|plus|max|deluxe|premium|ultra|lite|elite|pair|duo|trio
    |(?:twin|triple|double|multi|value|bulk|single|starter|variety) ?packs?|(?:gift )?boxed|brand new|new
    |bnib|nwt|bnwt|sealed|vgc|one size|xx?s|xx?l|[2-5]xl|sizes?|(?:left|right)[- ]hand(?:ed)?|lhd|rhd
    |gooseneck|(?:christmas|easter|halloween|valentines?)(?: (?:19|20)\d\d)?|scrunch|squat proof|(?:usb|type)[- ]?c
    |(?:double|single|two|dual|triple)[- ](?:layer(?:ed)?|sided|ply|tone|wall(?:ed)?|thick)|micro usb|lightning|usb
    |(?:(?:lower|upper|middle|top|bottom|cent(?:re|er)|inner|outer|front|rear|back) ){1,2}(?:left|right)|(?:left|right) (?:lower|upper|front|rear|inner|outer)
    |(?:front|rear) (?:lower|upper|inner|outer|nearside|offside)|[no]\/?s(?:\/?[fr])?
    |(?:extra[- ])?(?:large|small|medium)(?: (?:white|black|gr[ae]y|blue|green|pink|red|beige|brown|navy|clear|silver|gold))?)$
`;

/** What a thing shows, smells or tastes of, or what it is made of: said of a known thing only, a "wild cherry" is one. */
const shown = longPattern('iu')`
  \s(?:stripes?|striped|floral|flowers?|leopard(?: print)?|zebra|tartan|plaid|gingham|checks?|checked
    |polka dots?|dots|camo|tie[- ]dye|paisley|dinosaurs?|dino|unicorns?|mermaids?|butterfl(?:y|ies)
    |dragonfly|cact(?:us|i)|stars?|moons?|moon phases?|hearts?|rainbows?|mountains?|sunset|ocean|waves?
    |forest|galaxy|space|animals?|safari|jungle|cats?|dogs?|paws?|fox(?:es)?|bears?|bunn(?:y|ies)|rabbits?
    |owls?|elephants?|bees?|birds?|feathers?|lea(?:f|ves)|ferns?|wildflowers?|dais(?:y|ies)|sunflowers?
    |poppy|poppies|skulls?|anchors?|lemons?|mushrooms|toadstools?|acorns?|pumpkins?|berry|berries
    |strawberr(?:y|ies)|cherry|cherries|peach|mango|vanilla|lavender|coconut|citrus|cinnamon|eucalyptus
    |sandalwood|jasmine|honey|caramel|watermelon|pineapple|unscented|fragrance[- ]free
    |(?:wireless |rechargeable |with )?(?:motion|pir) sensor|carbon(?: fibre| fiber)?|titanium|kevlar|cordura|gore[- ]?tex|neoprene|memory foam|terry|jersey|crochet
    |patchwork|macrame|upper arm|ipad(?: (?:pro|air|mini|\d[\d.]{0,4}))*|goodnotes|canva|procreate|cricut
    |concentrate|heat[- ]pump|condenser|vented|under (?:desk|bed|counter)|(?:wavy|curved|straight|serrated|bent) (?:blade|edge|nib|tip
      |point)s?|pastel|neon|butane|propane|hares?|alto|tenor|soprano|baritone|descant|left|right|front|rear
    |mini|electric|manual|cordless|rechargeable|reusable|portable|foldable|folding|collapsible|adjustable
    |replacements?|white|black|gr[ae]y|blue|green|pink|red|beige|brown|navy|clear|waterproof|automatic|heated|heat|solar|nearside|offside|(?:driver|passenger)(?:['’]?s)? side|(?:roll|marble|glass|granite|slate|tiled|flip
      |lift|zip|screw|open|flat|round) top|window|outdoors?|indoors?)$
`;

/** A toy of an animal is named by the animal, a pattern by what it makes. */
const namedByMotif =
  /\b(?:toys?|plush\p{L}*|doll|figurines?|figures?|ornaments?|statues?|sculptures?|amigurumi|patterns?|cutters?|templates?|kits?|models?|seeds?|plants?|trees?|teddy|foods?|treats?|essence|extract|flavou?r|oil|tea|coffee|candy|honey|jam)$/iu;

/** "Tin sign Castrol", "postcard Blackpool": the one capital of a name behind its thing tells whom or what it shows. */
const ofWhom = /(?<=\s\p{Ll}{3,20})(?:\s\p{Lu}[\p{Ll}’']{2,20}){1,2}$/u;

/** "Needle felting kit sheep", "embroidery kit bees": what is made with it stands behind the kit. */
const ofKit =
  /^((?:(?:\p{L}[\p{L}-]+\s){2,4}|(?:embroidery|crochet|knitting|weaving|quilting|felting|macrame|tapestry|sashiko|origami)\s)kits?)\s(?!bags?(?!\p{L})|box|cars?(?!\p{L}))\p{Ll}{3}/iu;

/** "Pet portrait watercolour": with what it is painted. */
const inMedium =
  /(?<=\bportraits?)\s(?:watercolou?rs?|oils?|acrylics?|pastels?|gouache|charcoal|pencil|ink|digital|line art)(?=$|[,(|])/iu;

/** "Figurine Top o' the Hill", "poster Sunset over Whitby": the title of what is shown goes on in small words. */
const titled =
  /(?<=\s(?:figurines?|figures?|statue(?:tte)?s?|(?:toby|character) jugs?|prints?|posters?|lithographs?|etchings?|paintings?|postcards?|collector plates?))\s\p{Lu}[\p{L}’']+(?:\s\p{Lu}[\p{L}’']+)?\s(?:o['’]?|of|the|over|in|at|by|and|on)\s.*$/u;

/** "Paddle carbon 16mm": how big it is may stand behind the variant. */
const measured = /\s\d[\d.,/]*\s?(?:mm|cm|m|in|inch|ft|ml|cl|l|g|kg|oz|lbs?)$/iu;

const joint = /[,(|:;–—]|\s(?:with|for|in|by|from|of|and|&|w\/|-)\s/iu;

/**
 * An English name without the variant that stands behind the thing: "backpack kids dinosaur" is a backpack, "lip mask
 * berry" a mask. What stands behind a comma or a small word stays as it is; so does a name that would be left without a noun.
 */
export function withoutVariant(given: string): string {
  const name = withoutBehindDoer(given.replace(inMedium, '').replace(titled, ''));
  // "Oat and honey soap bar unscented": of the two sides the second is the thing.
  const sides = /^([^,(|:]*?\s(?:and|&)\s)(.+)$/iu.exec(name);
  // What is eaten only describes a soap or a candle.
  const isStuff = (text: string): boolean =>
    typeHits(text, 'en').every(({ category }) => category === 'food');
  if (sides !== null && isStuff(sides[1]!) && !isStuff(sides[2]!))
    return sides[1]! + withoutVariant(sides[2]!);
  const at = name.search(joint);
  const tail = at === -1 ? '' : name.slice(at);
  const kit = ofKit.exec(at === -1 ? name : name.slice(0, at))?.[1];
  if (kit !== undefined) return `${kit}${tail}`;
  let front = (at === -1 ? name : name.slice(0, at)).trimEnd();
  const unmeasured = front.replace(measured, '');
  if (cutOnce(unmeasured) !== unmeasured) front = unmeasured;
  for (let shorter = cutOnce(front); shorter !== front; shorter = cutOnce(front)) front = shorter;
  return `${front}${tail}`;
}

function cutOnce(front: string): string {
  const plain = front.replace(chosen, '');
  if (plain !== front) return endsInNoun(plain) ? plain : front;
  const unnamed = front.replace(ofWhom, '');
  if (unnamed !== front && endsInThing(unnamed)) return unnamed;
  const bare = front.replace(shown, '');
  // "Phone case kids stripes": whom it is for may stand between.
  const thing = bare.replace(chosen, '');
  return bare !== front && endsInThing(thing) && !namedByMotif.test(thing) ? bare : front;
}

/** Groups whose second word is no choice: "Action men", "New kids". */
const named = /^(?:action|wise|new|old|big|little|super|pink|x|spice|beach|fab)$/iu;

/** Whether a word is left that may be the thing. */
function endsInNoun(front: string): boolean {
  // "Pirate ship 5135 incomplete": the number of a model may stand between.
  return endsInThing(front) || (/\p{L}{3,}(?:\s\d{2,5})?$/u.test(front) && !named.test(front));
}

function endsInThing(name: string): boolean {
  // "Digital planner 2027 iPad": the year belongs to the thing.
  const front = name.replace(/\s(?:19|20)\d\d$/u, '');
  const last = stemOf(front.split(/\s+/u).at(-1) ?? '');
  if (genericHeads.has(last) || accessories.has(last)) return true;
  return endsInDoer(front) || typeHits(front, 'en').some(({ end }) => end === front.length);
}
