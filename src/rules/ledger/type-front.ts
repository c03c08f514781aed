import { claimHits } from './claim-index.ts';
import { type TypeHit, typeHits } from './type-hits.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Before these a name names something else than the thing. */
export const cutAt: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /(?<=\p{L}\s\p{L}{3,20})\sunder\s|\s(?:with|without|no(?=\s\p{L})|made(?=\s(?:of|from|in|by)\s)|for|in|by|from|of|on|at|to|and|&|that|which|–|—|-|\+)\s|[,(|:;]/iu,
  de: /\s(?:mit|für|in|aus|von|zum|zur|im|und|&|–|—|-|\+|ohne|auf|nach)\s|[,(|:;]/iu,
  es: /\s(?:con|para|en|y|&|–|—|-|\+|sin)\s|[,(|:;]/iu,
  fr: /\s(?:avec|pour|en|et|&|–|—|-|\+|sans)\s|[,(|:;]/iu,
  other: /[,(|:;/、・]|\s[–—-]\s/u,
};

/** Words that qualify a thing and are no part of its name. */
export const qualifiers = new Set(
  (
    'personalised personalized custom magnetic mechanical manual universal handmade handcrafted hand ' +
    'thrown stamped painted knitted woven sewn vintage retro modern rustic minimalist classic small ' +
    'large big mini medium xl portable foldable folding adjustable cordless wireless rechargeable ' +
    'waterproof organic natural vegan eco solid new used original round square rectangular oval tall ' +
    'short long wide double single multi electric automatic digital smart premium luxury cute funny ' +
    'unique soft warm thick thin heavy light lightweight speckled striped printed plain floral ' +
    'geometric scented unscented quilted padded insulated reusable women womens men mens kids ' +
    'childrens girls boys baby unisex adult set pack pair piece pcs stainless mid century fresh ' +
    'homemade artisan traditional gluten free online beginner beginners advanced complete full half ' +
    'led usb solar powered ceramic 100'
  ).split(' '),
);
/** Heads that say little alone: the noun before them belongs to the type. */
export const genericHeads = new Set(
  (
    'box bar bag case cover stand holder rack board mat set kit lamp light table chair bottle cup ' +
    'glass jar bowl tray oil cream mask card print frame pot cloth drop capsule tablet gummi powder ' +
    'spray lotion gel lure bait clip tie wipe towel bed toy collar machine maker mill grinder cleaner ' +
    'brush stick pad strap belt ring hook sheet cutter opener guide service course class session ' +
    'tracker planner organizer organiser app butter balm bomb salt mix bean bread food camera lens ' +
    'charger cable adapter speaker station system unit tool press blanket cushion pillow pan knife ' +
    'block roll runner basket bin rail shelf desk clock sign stamp sticker hanger puff computer'
  ).split(' '),
);

/** Things that are made for another thing: "air fryer liners" are no air fryer, whatever else the seller says. */
export const accessories = new Set(
  (
    'kit clip tie bracket mount knob hinge lure bait gasket splitter winder tester gauge cleaner ' +
    'remover polish liner cover case sleeve filter stand holder rack lid cable charger strap cushion ' +
    'pad brush cleaner tray basket mount arm adapter adaptor replacement organizer organiser warmer ' +
    'hook hanger insert refill cartridge sticker decal protector cap net topper skirt leash harness ' +
    'sharpener opener wrap pump hose stencil template pattern plug battery remote converter riser rod ' +
    'computer mat dispenser pig scoop cosy cozy sling lame horn jack grip lock amp cage hood capo ' +
    'rosin feet footprint tieback cord chest caddy papers ladle paddle mold mould tree magnet chain ' +
    'display dish canopy shade mitt square pedal ink wax snuffer trailer timer squeezer masher ' +
    'extender atomizer saver cutter trimmer tuner grinder hutch coop mister saucer kneeler twine reel ' +
    'strainer tamper peel stopper strip bucket feet foot trim call extension swift finial ramp rest ' +
    'footrest armrest headrest backrest legrest seal weatherstrip sweep strut valve latch bumper ' +
    'bushing bearing'
  )
    .split(' ')
    .map(stemOf),
);

/** Things that smell of what their name goes on with: "Reed diffuser sea salt & sage". */
export const smellsOf =
  /(?:^|\s)(?:diffusers?|candles?|incense(?: sticks| cones)?|melts?|(?:room|pillow|linen) (?:sprays?|mists?)|fresheners?|potpourri|sachets?)$/iu;

/** "Liners 2 pack", "moka pot 6 cup": how many stands behind the thing and is none. */
const countBehind = longPattern('iu')`
  \s(?:set of )?(?:\d+|single|double)[\s-]?(?:burners?|doors?|drawers?|tiers?|slices?|gangs?|panels?|packs?
    |pcs?|pieces?|count|ct|er[- ]?(?:pack|set)|stück|wheels?|speeds?|seaters?|strings?|persons?|people|man
    |men|berths?|ply|bulbs?|arms?|blades?|shelf|shelves|pockets?|compartments?|poles?|cups?|bars?|hooks?
    |holes?|colou?rs?|strands?|sockets?|ways?|ports?|gauge|awg|swg)\b
`;

/** "Salted maple popcorn 6 bags", "brownie box of 6": in how many of what a known thing is packed. */
const packedAtEnd =
  /^(.{3,60}\p{L})\s(?:\d{1,3}\s(?:bags|pouches|sachets|packets|cans|bottles|jars|tins|tubes|tubs|boxes|sticks)|(?:box|bag|tray|tin|tub|case|crate|carton|pouch) of (?:\d{1,3}|six|eight|ten|twelve|a dozen|half a dozen))$/iu;

/** "Roasted almonds 2 lb resealable bag": what food of a known kind is packed in stands behind how much there is. */
const foodPacked =
  /^(.{3,60}\p{L})\s\d[\d.,]{0,5}\s?(?:g|kg|oz|lbs?|ml|l)\s(?:\p{Ll}{4,12}\s)?(?:bag|pouch|sachet|packet|tin|jar|bottle|tub|box|can|carton|tube|drum)$/iu;

/** No bag is sold by its own weight: "dried mango slices 250g bag". */
const soldByWeight = /\d\s?(?:g|kg|lbs?)\s(?:\p{Ll}{4,12}\s)?(?:bag|pouch|sachet|packet|tub|carton)$/iu;

/** "Chicken coop 6 hens", "wine rack 12 bottles": how many it holds. */
const heldAtEnd = /^(.{3,60}\p{L})\s(?:for\s)?\d{1,3}\s\p{Ll}{3,}s$/iu;

/**
 * A name without how many of its parts the thing has: "moka pot 6 cup" ends before the figure, "Vango 5 man tent" goes on
 * behind it, for nothing before the figure names a thing.
 */
export function withoutCount(given: string): string {
  // "Patio set 4 chairs glass table": what the set holds stands behind it.
  const name = given.replace(/(?<=\p{L}{3}\sset)\s\d{1,2}\s\p{L}{3,}s(?!\p{L}).*$/iu, '');
  const packed = packedAtEnd.exec(name);
  if (packed !== null && typeHits(packed[1]!, 'en').length > 0) return packed[1]!;
  const food = foodPacked.exec(name)?.[1] ?? '';
  if (typeHits(food, 'en').some(({ category }) => category === 'food')) return food;
  if (food !== '' && soldByWeight.test(name) && / |s$/u.test(food)) return food;
  const held = heldAtEnd.exec(name)?.[1] ?? '';
  if (held !== '' && typeHits(held, 'en').at(-1)?.end === held.length) return held;
  const found = countBehind.exec(name);
  if (found === null) return name;
  // "Coping saw with 5 blades" ends before what joins them.
  const front = name.slice(0, found.index).replace(/\s(?:with|and|incl\.?|including|plus|&|\+)$/iu, '');
  const rest = name.slice(found.index + found[0].length);
  const goesOn = typeHits(front, 'en').length === 0 && typeHits(rest, 'en').length > 0;
  return goesOn ? `${front}${rest}` : front;
}

/** "Body only", "tool only": what is left out stands behind the thing and is none. */
const aloneBehind = /\s(?:(?:body|tool|unit|shell|head|console|device|skin) only|bare (?:tool|unit))\b.*$/iu;
const coordinated =
  /^[^,(|:;–—]*?\s(?:and|&|\+)\s[^,(|:;–—]*?(?=\s(?:with|for|in|by|from|of|on|at|to|–|—)\s|[,(|:;]|$)/iu;

/** "Bike computer bundle", "Lego job lot": how much of it is sold. */
export const sold = longPattern('iu')`
  (?<=\s\p{L}{2,40})\s(?:bundle|job ?lot|lot|clearance|assortment)(?: x?\d\S{0,6}(?: (?:cards|pieces|pcs|items|books
        |games|comics|figures|records|stamps|coins|cars))?)?$|(?<=\p{L}[^s\P{L}]s(?:\s\d\S{0,5}(?:\s(?:inch
          |in|cm|mm|ft|m))?)?)\s(?:set|pack|pair|box|lot|bundle|case|tub|bag|tray) of (?:\d+(?:\s\p{L}+){0,3}|\p{L}*\d*(?:\s\p{L}+)?)(?=$|,)
  |(?<=\s(?:set|kit))\s(?:tools?|accessor(?:y|ies)|gift)$
`;

/** "Castle complete with box", "console untested": how much of a used thing is there stands behind it and is none. */
const state =
  /(?<=\p{L}\S{0,20})\s(?:100% )?(?:complete|incomplete|boxed|unboxed|sealed|unopened|untested|tested|faulty|for parts|spares (?:or|and) repairs?)(?=\s|$)/iu;
const goesOnState =
  /^\s(?:(?:with|without|no|minus|in|and|but|working|condition|approx\.?|about|around|nearly|almost)(?!\p{L})|\d{1,2} ?%)/iu;

function cutState(name: string): string {
  const found = state.exec(name);
  if (found === null) return name;
  const rest = name.slice(found.index + found[0].length);
  return rest === '' || goesOnState.test(rest) ? name.slice(0, found.index) : name;
}

/** "Monitor arm single": which of a row it is. */
const howMany = /(?<=\p{L}{3}\s\p{L}{3,})\s(?:single|double|dual|twin|triple|quad)(?=$|,)/iu;

/** "Locomotive OO gauge", "Porsche 911 1:18 scale": how small a model is. */
const modelScale =
  /(?<=\p{L}{3}\S{0,20})[\s,]\s?(?:(?:OO|HO|TT|00|H0|[NOZG])[ -](?:gauge|scale)|1[:/]\d{1,3}(?: scale)?)(?!\p{L})/iu;

/** "Hex bolts A2 DIN 933": the norm to which a thing is made, with the grade of its stuff. */
const norm =
  /(?<=\p{L}{3}\S{0,20})[\s,]\s?(?:A[245](?:-\d\d)?\s)?(?:DIN|ISO|EN|BS|ANSI|ASTM|JIS|SAE)(?:\s(?:EN|ISO))?[\s-]?\d{2,6}(?:-\d{1,3})?(?=$|[\s,])/u;

/** A name without how much of the thing is there, the norm it is made to and which of a row it is. */
export function withoutState(name: string): string {
  return cutState(name.replace(modelScale, '').replace(norm, '')).replace(howMany, '').trim();
}

/** Stuffs of which a brief says that a thing at the table is made, and no packing of food. */
export const hardStuff =
  /\b(?:stoneware|earthenware|porcelain|ceramic|terracotta|pottery|enamel(?:led|ed)?|pewter|brass|cast iron|stainless steel|(?:turned|carved|made|cut) (?:from|of|in|out of) (?:solid )?(?:oak|beech|ash|walnut|cherry|maple|olive wood|sycamore|birch|bamboo))\b/iu;

/** What food is made into, whose name closes those of what it is made of. */
export const eatenAs = longPattern('iu')`
  ^(?:dips?|crunch|crisps?|rubs?|glazes?|marinades?|drizzles?|toppings?|relish|dressings?|vinaigrettes?|brittle|bark
    |bites?|chips|crackers?|clusters?|crumble|curd|paste|pur[eé]e|seasonings?|spreads?|flakes|straws|nibs|chews
    |salsa|syrups?|cordials?|broth|gravy|stuffing|slices?|pieces|chunks|rings|halves|cubes|strips|wedges
    |segments|curls|crumbs|granules|jerky|floss|flour|starter|concentrate|kernels|pods)$
`;

/**
 * "Maple & sea salt energy gel": the name behind a food that only describes it, where the English text calls the thing so
 * ("each 40 g gel"); of a "Reed diffuser sea salt" the diffuser. Empty where the known thing is what is sold.
 */
export function behindFood(front: string, known: TypeHit, description: string): string {
  const rest = front.slice(known.end).trim();
  if (smellsOf.test(known.text) && typeHits(rest, 'en').at(-1)?.category === 'food') return known.text;
  if (known.category !== 'food' || !/^\p{L}{3,}(?: \p{L}{3,})?$/u.test(rest)) return '';
  const last = rest.split(' ').at(-1)!;
  // "Butter bell" of stoneware: nothing that is eaten is made of it.
  if (rest === last && hardStuff.test(description) && claimHits(last, 'en').length === 0)
    return `${known.text} ${rest}`;
  // "Honey mustard dip": what is made of it.
  if (rest === last && eatenAs.test(last)) return `${known.text} ${rest}`;
  const called = new RegExp(
    `\\b(?:each|one|per|an?|the|this|every)\\s(?:\\d[\\d.,]*\\s?\\p{L}+\\s)?${last}(?!\\p{L})`,
    'iu',
  );
  return called.test(description) ? rest : '';
}

/** "Oat and honey soap bar": the one thing that both sides describe stands behind the joint, at the end. */
function namesBehind(pair: string): boolean {
  const [front = '', behind = ''] = pair.split(/\s(?:and|&|\+)\s/iu, 2);
  const back = behind.replace(/\s[\d.,]{1,8}\s?\p{L}{0,6}$/u, '');
  const hits = typeHits(back, 'en');
  if (!back.includes(' ')) return false;
  // "Pet stain and odor remover", "salt and pepper grinder": who or what does it to both.
  if (/\p{L}{3}(?:er|or)s?$/iu.test(back) && !/(?:er|or)s?$/iu.test(front)) return true;
  return typeHits(front, 'en').length === 0 && hits.some(({ end }) => end === back.length);
}
/** "Apfelsaft naturtrüb 3 Liter Bag-in-Box": behind how much there is stands what it is packed in. German. */
const packedBehind = /(?<=\p{Lu}\p{L}{3,}(?:\s\S+)?)\s\d[\d.,]*\s?(?:ml|cl|l|Liter|g|kg)\s\p{Lu}[\p{L}-]+$/u;

/** What stands before the first joint: "Lamb & rice dog food" is joined up to its food, "mortar and pestle" is not. */
export function frontOf(name: string, language: WrittenLanguage): string {
  const plain = name.replace(aloneBehind, '');
  const pair = language === 'en' ? withoutCount(coordinated.exec(plain)?.[0] ?? '').trim() : '';
  const last = stemOf(/\p{L}+(?=[\s\d]*$)/u.exec(pair)?.[0] ?? '');
  const isOne = pair !== '' && (genericHeads.has(last) || namesBehind(pair));
  const front = withoutCount(isOne ? pair : plain.split(cutAt[language])[0]!).trim();
  return language === 'de' ? front.replace(packedBehind, '') : front;
}

/** Spanish, French and German things that are sold and searched as several. */
const inPlural = longPattern('iu')`
  ^(?:gafas|zapat\p{L}+|pendientes|aretes|aros|legg?ins?\p{L}*|sandalias|botas|botines|calcetines|guantes
    |pantalones|vaqueros|auriculares|cortinas|cojines|toallas|sábanas|pegatinas|velas|semillas|galletas
    |frijoles|pilates|tenis|tennis|campus|boucles|chaussures|chaussettes|gants|lunettes|bottes|bottines|baskets|sandales|écouteurs
    |bijoux|rideaux|draps|bougies|graines|balais|essuie-\p{L}+|pneus|jantes|muebles|meubles|juguetes|jouets
    |Socken|Sandalen|Felgen|Gardinen|Jalousien|Pralinen|Nudeln|Bohnen|Kapseln|Tabletten|Fliesen|Dielen
    |Schrauben|Linsen|Samen|Leggings)$
`;

/** One of several of a Romance or German noun where its ending tells it: "Kerzen", "aceites", "plantes d’intérieur". */
function singularElsewhere(word: string, language: 'de' | 'es' | 'fr'): string {
  const [first = '', ...rest] = word.split(' ');
  if (inPlural.test(first)) return word;
  if (language === 'de')
    return (/^\p{Lu}\p{L}{2,}en$/u.test(word) && endsFeminine.test(word)) || endsForeign.test(word)
      ? word.slice(0, -1)
      : word;
  // "Sillas plegables" has a second plural, which would agree no more.
  if (rest.length > 0 && !/^(?:de|d[’'].*|à|para|pour)$/iu.test(rest[0]!)) return word;
  return /[aeiouàâéèêîôûyltnrd]s$/iu.test(first) &&
    !/[uoi]is$|[aeo]us$|is$/iu.test(first) &&
    !/[lnrdzjy]es$/iu.test(language === 'es' ? first : '')
    ? [first.slice(0, -1), ...rest].join(' ')
    : word;
}

/** German nouns from elsewhere, whose plural only adds an s: "Digitalkameras". */
const endsForeign =
  /^\p{Lu}?\p{L}*(?:kamera|sofa|auto|radio|foto|piano|handy|kanu|kimono|pulli|shirt|scanner|tablet|laptop|notebook|bike|rollator)s$/iu;

/** German nouns whose plural only adds an n. */
const endsFeminine = longPattern('iu')`
  (?:kerze|tasche|lampe|leuchte|decke|mütze|tasse|dose|vase|schale|flasche|kanne|pfanne|hülle|matte|puppe
    |jacke|hose|bluse|bürste|seife|salbe|creme|schürze|leine|krippe|wiege|liege|girlande|laterne|brille
    |kette|spange|brosche|klammer|schraube|pflanze|torte|soße|mühle|waage|säge|pumpe|kappe|haube|mappe|karte
    |truhe|bohle|kiste|wanne|figur|maske)n$
`;

/** One of a noun of a category; pairs and what is sold by the many stay. */
export function singular(word: string, language: WrittenLanguage): string {
  if (language !== 'en' && language !== 'other') return singularElsewhere(word, language);
  if (language !== 'en' || !/s$/iu.test(word)) return word;
  if (
    /(?:shoes|trousers|pants|jeans|headphones|earbuds|earphones|glasses|socks|gloves|earrings|boots|sneakers|trainers|leggings|shorts|scissors|shelves|knives|drawers|curtains|slippers|pyjamas|pajamas|candles|stickers|clothes|pliers|forceps|tweezers)$/iu.test(
      word,
    )
  )
    return word;
  return /(?:ches|shes|xes|sses)$/iu.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
