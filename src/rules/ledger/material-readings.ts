import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';
import { isGemstone } from './gemstones.ts';
import { woods } from './implied-claims.ts';
import { typeHits } from './type-hits.ts';
import { isStuffOfParcel } from './parcel-stuff.ts';
import {
  isBurnedOrWorked,
  isCarriedIn,
  isFittedOn,
  isOnlyDenied,
  isStain,
  isTownOf,
} from './not-its-stuff.ts';
import { isScented, namesNotes, tellsNotes } from './scents.ts';
import {
  amberKind,
  isAmongItsColours,
  isColourStuff,
  isMetalColour,
  isShadeOfDevice,
  isPreciousColour,
  isShadeBehind,
} from './stuff-as-colour.ts';
import { isNameOfCloth, isOfAnotherThing, isOfPart } from './stuff-of-another.ts';

/** What the name of a material means on a thing of one type. */
export interface MaterialReading {
  /**
   * Kind of a clause or a detail that was taken for a material: the metals of a device are its colours, the woods and
   * cloths of a scented thing are what it smells of and so a `feature`. Any other kind stays.
   * @param clause the words around it, that may name the part which is made of it
   * @param sentence the whole sentence, whose other entries may be herbs beside a "sage"
   */
  kindOf: (kind: FactKind, text: string, clause: string, sentence?: string) => FactKind;
}

const treated =
  /^(?:ver(?:gold|silber|chrom|kupfer|zinn|zink|nickel)\p{L}*t|lackiert|beschichtet|eloxiert|furniert|foliert)$/iu;

const herbColour =
  /^(?:sage|mint|mustard|lavender|plum|peach|apricot|salbei|minze|senf|lavendel|pflaume|pfirsich|aprikose|menta|mostaza|lavanda|ciruela|melocotón|menthe|moutarde|lavande|prune|pêche|sauge)$/iu;
const herbs =
  /(?<!\p{L})(?:basil|thyme|rosemary|parsley|oregano|chives?|dill|coriander|chamomile|lemon balm|basilikum|thymian|rosmarin|petersilie|schnittlauch|oregano|koriander|kamille|melisse|albahaca|tomillo|romero|perejil|orégano|manzanilla|basilic|thym|romarin|persil|ciboulette|coriandre|camomille)(?!\p{L})/iu;
/** "Some rust", "bit of rust on the chain": no colour. */
const rusty =
  /\b(?:some|light|slight|surface|little|minor|any|no|bits?|spots?|patch(?:es)?) (?:\p{L}+ )?(?:of )?rust\b/iu;

/** What grows: a yew hedge is of no wood. */
const plant =
  /(?:^|[\s-])(?:plants?|hedg(?:es?|ing)|hedging plants?|trees?|saplings?|seeds?|seedlings?|shrubs?|bonsa[iïí]s?|whips?|cuttings?|bare[- ]roots?|plantas?|semillas?|árbol(?:es)?|arbustos?|plantes?|graines?|arbres?|arbustes?|haies?)$|(?:pflanzen?|hecken?|samen|sträucher|strauch|bäume|baum|setzlinge?)$/iu;
const ofWood: ReadonlySet<string> = new Set([...woods, 'willow']);

/** What gives a face or a nail its colour: no stuff is in it that its shade is named after. */
const makeup =
  /\b(?:lip (?:stains?|tints?|gloss(?:es)?|balms?|oils?|liners?|crayons?|paints?)|lipsticks?|blush(?:er)?|bronzer|highlighter|eye ?shadows?|eye ?liner|nail (?:polish|varnish|lacquer)|mascara|foundation|concealer)$/iu;

/** Shades that are food. */
const eaten =
  /^(?:(?:dark|milk|white|bitter|belgian) )?(?:chocolate|chocolat|caramel|honey|cream|coffee|mustard|cherry|lemon|lime|orange|peach|plum|olive|vanilla|cinnamon|salmon|mint|saffron|hazelnut|chestnut|walnut|apricot|strawberry|raspberry)$/iu;

/** Whether a fruit that is a colour elsewhere is what a clause cleans or flavours with. */
function isRubbedWith(colour: string, clause: string): boolean {
  return (
    /^(?:lemon|lime|olive|mustard|cherry|peach|plum|apricot)$/iu.test(colour) &&
    /\b(?:polish|clean|wash(?!ed (?:\p{Ll}+ )?(?:linen|cotton|denim|canvas|silk|wool|hemp|muslin|gauze|velvet|twill|corduroy|leather)\b)|rub|wipe|rinse|scrub|season|oil|drizzle|serve|mix)(?:ed|s)?\b.{0,24}\b(?:with|in)\s(?:\p{L}+\s){0,2}\p{L}+/iu.test(
      clause,
    )
  );
}

const joint = /,|\s(?:with|and|or|mit|und|oder|con|y|o|avec|et|ou)\s/iu;

/** "Base: driftwood, amber" of a diffuser: what comes through last. */
const fruit =
  /^(?:orange|mandarine|limette|pfirsich|lavendel|naranja|mandarina|melocotón|lavanda|pêche|lavande|abricot)$/iu;
/** What is of cloth, thread or metal, whatever its shade. */
const softThing =
  /^(?:pendientes|aretes|aros|collar|pulsera|vestido|camisa|camiseta|blusa|falda|gorro|bolso|cojín|funda|manta|cortina|toalla|muselina|bandana|arrullo|boucles|collier|bracelet|robe|chemise|bonnet|coussin|housse|plaid|rideau|lange|bavoir|foulard|sac)(?!\p{L})|(?:ohrringe|kette|armband|kleid|hemd|bluse|mütze|kissen|decke|vorhang|tuch|tasche|lätzchen|bezug)$/iu;
/** What a thing is used on, behind a label. */
const onSurface =
  /^(?:floors?|surfaces?|floor types?|suelos?|superficies?|tipos? de suelo|böden|bodenarten|untergründe?|sols?|types? de sols?)\s?:\s/iu;

/** "Étui carton", "caja de cartón", "in einer Schachtel aus Pappe": what the thing is packed in. */
const packed =
  /^(?:(?:kommt |liegt |verpackt |geliefert )?in einer?m? (?:\p{Ll}{1,20} )?\p{L}{0,20}(?:schachtel|karton|box|tüte|beutel|säckchen|umschlag|verpackung|dose|hülle) aus|(?:étui|boîte|pochette|sachet|emballage|caja|estuche|bolsa|sobre|tarro)\s(?:en |de )?(?:carton|kraft|cartón|papel|papier))(?!\p{L})/iu;
const spotless =
  /(?:autres?|état|tout|toute|sont|est|reste|encore|vraiment|propre|impec\p{L}*)\s(?:est |sont )?nickel|^nickel(?:\s(?:et|!|chrome)|$)/iu;
/** What the type of a thing tells about the stuffs and colours in its text. */
interface Thing {
  type: string;
  language: WrittenLanguage;
  smells: boolean;
  isPlant: boolean;
  isFood: boolean;
  isDevice: boolean;
  holdsNothing: boolean;
  isMakeup: boolean;
}

/** A stuff or a colour as it stands in the text. */
interface Found {
  /** With the spaces around it. */
  given: string;
  text: string;
  clause: string;
  sentence: string;
}

export function materialReading(type: string, language: WrittenLanguage): MaterialReading {
  const category = typeHits(type, language).at(-1)?.category;
  const thing: Thing = {
    type,
    language,
    smells: isScented(type, language),
    isPlant: plant.test(type) && !/\b(?:artificial|faux|fake|wood(?:en)?)\b/iu.test(type),
    isFood: category === 'food',
    isDevice: category === 'electronics',
    holdsNothing: /^(?:toys|apparel|furniture)$/u.test(typeHits(type, 'en').at(-1)?.category ?? ''),
    isMakeup: language === 'en' && makeup.test(type),
  };
  return {
    kindOf(kind, given, clause, sentence = clause) {
      if (kind !== 'material' && kind !== 'colour' && kind !== 'capacity') return kind;
      const text = given.trim();
      if (kind === 'colour') return colourKind({ given, text, clause, sentence }, thing);
      if (kind === 'material') return stuffKind({ given, text, clause, sentence }, thing);
      // "4 cups" of a seat hold it by suction.
      return thing.holdsNothing && /^\d{1,2} cups?$/iu.test(text) ? 'number' : kind;
    },
  };
}

/** A colour may be an herb, a scent, a food, a stain or what a thing is rubbed with. */
function colourKind({ text, clause, sentence }: Found, thing: Thing): FactKind {
  // "Minze, Thymian, Rosmarin, Salbei": among herbs sage is one.
  if (herbColour.test(text) && (thing.smells || herbs.test(sentence))) return 'feature';
  // "Duftkerze Zimt Orange" smells of it.
  if ((thing.smells && fruit.test(text)) || tellsNotes(sentence, thing.smells)) return 'feature';
  // "Brownies with dark chocolate": what is eaten is made with it.
  if (thing.isFood && eaten.test(text)) return 'feature';
  if (rusty.test(clause)) return 'flaw';
  // "Polish with lemon": what it is rubbed with.
  return thing.language === 'en' && isRubbedWith(text, clause) ? 'feature' : 'colour';
}

/** "Iron speckled stoneware", "copper red glaze": what colours it, in traces. */
const inTraces =
  /^(?:iron|copper|cobalt|manganese|gold|silver|bronze|tin)\s(?:speckled|flecked|spotted|freckled|rich|red|oxide|bearing|saturated)(?!\p{L})/iu;

/** A stuff may be none of the thing, or its colour: the first reading that holds outweighs those behind it. */
function stuffKind(found: Found, thing: Thing): FactKind {
  if (
    thing.language === 'en' &&
    inTraces.test(found.clause.slice(Math.max(0, found.clause.indexOf(found.text))))
  )
    return 'feature';
  const { given, text, clause, sentence } = found;
  const { type, language, smells } = thing;
  if (isUnderOrOver(found, thing)) return 'feature';
  if (isTerracottaShade(found, thing)) return 'colour';
  // "Chips if dropped, like all enamel".
  if (language === 'en' && /^(?:like|as with) /iu.test(text)) return 'feature';
  // "Original laces" tie a boot, and nothing is of lace.
  if (language === 'en' && /(?:^|\s)laces$/iu.test(text)) return 'feature';
  if (language === 'en' && isChoiceOfShades(clause)) return 'colour';
  if (isPackedOrDenied(found, thing)) return 'feature';
  if (language !== 'en' && (isStain(clause) || isStain(sentence))) return 'colour';
  // "Colourway “Storm Glass”: slate".
  if (/^(?:colou?rways?|colou?rs?|shades?)\b/iu.test(text)) return 'colour';
  if (language !== 'en' && namedColour.test(clause)) return 'colour';
  if (isOfAnotherThing(text, sentence, language) || isOfLivingPlant(given, thing)) return 'feature';
  if (language === 'en' && isPlaceOfName(text, sentence)) return 'other';
  if (language === 'en' && isShadeBehind(text, sentence)) return 'colour';
  if (language === 'en' && isNameOfCloth(text, sentence, type)) return 'feature';
  // "Silver (moondust)": behind it the shade has a name of its own.
  const bare = given.replace(/\s\([^()]{1,30}\)\s*$/u, '').trim();
  if (isAmongItsColours(text, bare, clause, sentence, language)) return 'colour';
  if (thing.isMakeup && isColourStuff(text)) return 'colour';
  // "Fine mesh" of a steel basket: how the stuff is worked.
  if (/^(?:(?:extra )?fine|micro|double|wide) mesh$/iu.test(text)) return 'feature';
  const amber = language === 'en' ? amberKind(bare, type, sentence, smells) : null;
  if (amber !== null) return amber;
  if (thing.isDevice && isMetalColour(bare)) return 'colour';
  if (thing.isDevice && language === 'en' && isShadeOfDevice(bare, clause)) return 'colour';
  // "Wharfedale Diamond 9.1" is a model.
  if (thing.isDevice && isGemstone(bare, language)) return 'feature';
  if (isPreciousColour(bare, type, sentence)) return 'colour';
  return isOfPart(text, clause) || isNote(found, thing) ? 'feature' : 'material';
}

/** "Color cromo", "Farbe Messing": a shade behind the word for it. */
const namedColour =
  /^(?:(?:en|in|de|di|em) )?(?:color|farbe|couleur|coloris|cor|colore|kleur|kolor|färg|farve|farge)\s(?:de\s)?\p{L}+$/iu;

/** "Knitted in Cork", "Jersey, Channel Islands": a stuff is written small inside a sentence, a place is not. English. */
const placeOfName =
  /\p{Ll}\s(?:in|from|near|around|outside|of)\s(Cork|Jersey|China|Damask)(?=$|[.,;:!?)]|\s(?:from|by|with|and|using|since|for|at|where|to)\s)|(?<!\p{L})(Cork|Jersey|China),\s\p{Lu}/u;

function isPlaceOfName(stuff: string, sentence: string): boolean {
  const [, behind, before] = /^\p{Lu}\p{Ll}{3,5}$/u.test(stuff) ? (placeOfName.exec(sentence) ?? []) : [];
  return stuff === behind || stuff === before;
}

/** Whether a stuff is what the thing is used on, what covers it, what it smells of or the tin that it comes in. */
const isBelow = /\b(?:under|beneath|beside|behind) (?:an?|the) (\p{L}.*)/iu;

function isUnderOrOver({ text, clause, sentence }: Found, { language, smells }: Thing): boolean {
  return (
    // "Suelos: cerámica" of a mop.
    onSurface.test(clause) ||
    // "Vergoldet": how its surface was treated is told by its clause; nothing is made of it.
    (language === 'de' && treated.test(text)) ||
    tellsNotes(sentence, smells) ||
    // "An otter under a willow", "fits under a marble worktop": what stands over it.
    (language === 'en' && isBelow.exec(clause)?.[1]?.toLowerCase().startsWith(text.toLowerCase()) === true) ||
    // "Reusable tin": what it comes in.
    (language === 'en' && /^(?:reusable|storage|gift|hinged|handy|small|round|travel) tin$/iu.test(text))
  );
}

/** "Pendientes macramé terracota" are of its colour. */
function isTerracottaShade({ text, sentence }: Found, { type, language }: Thing): boolean {
  return (
    language !== 'en' &&
    /^terracott?a$/iu.test(text) &&
    softThing.test(type) &&
    !/(?:de|aus|en) terracott?a/iu.test(sentence)
  );
}

function isPackedOrDenied(
  { given, text, clause, sentence }: Found,
  { type, language, isDevice }: Thing,
): boolean {
  return (
    (packed.test(clause) && !packed.test(type)) ||
    (isDevice && language !== 'en' && isCarriedIn(clause)) ||
    (language !== 'en' && isStuffOfParcel(text, sentence)) ||
    (language !== 'en' && isOnlyDenied(given, language)) ||
    (language !== 'en' && (isBurnedOrWorked(text, sentence) || isFittedOn(text, sentence))) ||
    (language === 'fr' && isTownOf(text, sentence)) ||
    // "Les autres nickel", "état nickel": as good as new.
    (language === 'fr' && /(?:^|\s)nickel$/iu.test(text) && spotless.test(clause))
  );
}

function isOfLivingPlant(given: string, { isPlant, language }: Thing): boolean {
  return isPlant && claimHits(given, language).some(({ payload }) => ofWood.has(payload.group));
}

function isNote({ given, text, clause }: Found, { smells, language }: Thing): boolean {
  if (!smells) return false;
  const own = clause.split(joint).find((piece) => piece.includes(given)) ?? clause;
  // "Soy wax candle Fireside: cedar, clove": behind the colon the scent is told.
  const behind = own.slice(own.lastIndexOf(': ') + 1);
  return namesNotes(behind.includes(text) ? behind : own, language);
}

const choice =
  /^(?:also )?(?:available|comes?|offered|sold|made) in ((?:\p{L}+(?: \p{L}+)?, ){1,8}\p{L}+(?: \p{L}+)?,? (?:or|and) \p{L}+(?: \p{L}+)?)\.?$/iu;

/** "Available in flax, clay or ink": a choice of which one is no stuff is one of shades. English. */
function isChoiceOfShades(clause: string): boolean {
  const row = choice.exec(clause.trim())?.[1];
  return (
    row !== undefined &&
    row
      .split(/,? (?:or|and) |, /iu)
      .some((entry) => !claimHits(entry, 'en').some(({ payload }) => payload.kind === 'material'))
  );
}
