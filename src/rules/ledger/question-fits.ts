import type { FactKind, Ledger } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { sentAsFile } from './sent-as-file.ts';
import type { Category } from './type-hits.ts';

/** What food is made, kept or eaten in, which an oven or a dishwasher may spoil. */
const foodware = longPattern('iu')`
  (?<!\p{L})(?:pans?|pots?|woks?|skillets?|casseroles?|dutch ovens?|griddles?|kettles?|teapots?|cafetieres?
    |french press|bowls?|plates?|dishes|dish(?! (?:rack|brush|soap|cloth))|mugs?|cups?|tumblers?|glasses
    |carafes?|jugs?|pitchers?|flasks?|bottles?|lunch ?box(?:es)?|bento\p{L}*|containers?|canisters?|jars?
    |(?:cutting|chopping|serving|cheese|bread) boards?|knife|knives|spatulas?|ladles?|spoons?|forks?|cutlery
    |utensils?|whisks?|tongs|graters?|peelers?|colanders?|strainers?|sieves?
    |(?:baking|oven|serving|ice|muffin|roasting) (?:mats?|trays?|sheets?|tins?)|bakeware|cookware|tableware
    |moulds?|molds?|ramekins?|platters?|steamer baskets?|rolling pins?|straws?|coasters?
    |cooling racks?)(?!\p{L})|topf|töpfe|pfanne|schüssel|schale|teller|tasse|becher|krug|kanne|flasche
  |brotdose|auflaufform|backform|backblech|messer|löffel|brett(?:chen)?$|taza|plato|olla|sartén|cuenco
  |tabla de|fuente|botella|vaso|jarra|cuchill|assiette|bol(?!\p{L})|poêle|casserole|planche à|plat(?!\p{L})
  |gourde|verre|carafe|couteau
`;

/** Cloth, wood and leather, which somebody washes, oils or wipes; beside them what lies on floors and beds. */
const caredFor = longPattern('iu')`
  (?<!\p{L})(?:cotton|wool|linen|silk|velvet|leather|suede|wood(?:en)?|bamboo|oak|walnut|beech|pine|teak
    |polyester|nylon|fleece|canvas|felt|down|microfib(?:er|re)|cast iron|brass|copper|rugs?|blankets?
    |throws?|cushions?|pillows?|towels?|curtains?|sheets|duvets?|covers?|mats?|bags?|backpacks?|tents?
    |aprons?|brush(?:es)?|filters?)(?!\p{L})|wolle|leinen|leder|holz|eiche|kissen|decke|teppich|tuch|tücher
  |algodón|lana|lino|cuero|madera|cojín|manta|alfombra|coton|laine|lin(?!\p{L})|cuir|bois|coussin|tapis
`;

/** What runs on something, by its noun. */
const driven = longPattern('iu')`
  (?<!\p{L})(?:lights?|lamps?|leds?|lanterns?|torch(?:es)?|flashlights?|headlamps?|chargers?|power banks?
    |speakers?|soundbars?|headphones|earbuds|earphones|headsets?|microphones?|cameras?|webcams?|dash ?cams?
    |drones?|projectors?|printers?|radios?|tvs?|televisions?|monitors?|laptops?|tablets?|(?:smart)?phones?
    |smart ?watch(?:es)?|fans?|heaters?|humidifiers?|dehumidifiers?|purifiers?|vacuums?
    |(?:cordless|impact|combi|power|hammer) drills?|drivers?|sanders?|grinders?|chainsaws?
    |(?:circular|jig|mitre|miter|table|reciprocating|chain) ?saws?|blowers?|washers?|mowers?
    |(?:hedge|beard|grass|string|hair) trimmers?|shavers?|clippers|dryers?|straighteners?|curlers?
    |massagers?|blenders?|mixers?|processors?|juicers?|toasters?|kettles?|ovens?|cookers?|microwaves?
    |fridges?|freezers?|dishwashers?|air fryers?|frothers?|(?:coffee|espresso|sewing|washing|ice cream
      |bread) (?:machines?|makers?)|irons?|steamers?|scales?|thermometers?|thermostats?|sensors?|alarms?
    |doorbells?|clocks?|timers?|routers?|inflators?|compressors?|generators?|pumps?|consoles?|controllers?
    |toothbrush(?:es)?|diffusers?|keyboards?|mice|mouse|e-?readers?|multimeters?|machines?)$|\belectric\b
  |lampe|leuchte|licht|kamera|lautsprecher|kopfhörer|ladegerät|staubsauger|akku|maschine|mixer|radio
  |ventilator|heiz|lámpara|luz$|cámara|altavoz|auriculares|cargador|batidora|ventilador|aspirador|máquina
  |caméra|enceinte|casque|chargeur|mixeur|ventilateur|aspirateur|machine
`;

/** What is bought by volume or weight to be put on. */
const poured = longPattern('iu')`
  cream|oil|serum|lotion|balm|soap|shampoo|conditioner|scrub|mask|gel|toner|polish|perfume|parfum|cologne
  |spray|butter|powder|mist|wash|cleanser|deodorant|sunscreen|lipstick|gloss|mascara|foundation|dye|wax|salt
  |bomb|paste|tonic|essence|primer|remover|moisturi|exfoliat|body milk|ointment|sanitizer|creme|seife|öl
  |salbe|balsam|duft|crema|aceite|sérum|jabón|champú|bálsamo|crème|huile|savon|baume|shampoing
`;

/** Toys of animals, by their name or their shelf: "dog toy", "Pet supplies", and no rabbit for a child. */
const forPets =
  /\b(?:cat|kitten|kitty|dog|puppy|pet|parrot|hamster|catnip) (?:toys?|chews?|balls?|ropes?|teasers?|tunnels?|wands?|mice|mouse|supplies|accessories)\b|^(?:pets?|cats?|dogs?)\b|\bcatnip\b/iu;

/** Kinds of fact that no file has. */
const ofGoods: ReadonlySet<FactKind> = new Set([
  'material',
  'weight',
  'colour',
  'origin',
  'duration',
  'method',
  'care',
  'safety',
  'power',
]);

/** What grows, burns or is eaten up is made of no stuff that could be asked for, and nobody cleans it. */
const grown =
  /\b(?:plants?|seedlings?|plugs?|cuttings?|saplings?|seeds?|bulbs?|succulents?|cact(?:i|us)|ferns?|monstera|bonsai|firewood|logs|kindling|briquettes|coal|compost|hay|straw bales?|vitamins?|supplements?|tablets|capsules|gummies|drops)$/iu;
const neverCleaned: ReadonlySet<FactKind> = new Set(['material', 'care']);
/** Clothes of many makers sold together: of no one stuff, and without a mark of their own. */
const manyClothes =
  /\b(?:clothes|clothing|outfits)(?: bundle)?$|\b(?:bundle|job lot) of (?:\p{L}+ )?(?:clothes|clothing)$/iu;
const ofOneThing: ReadonlySet<FactKind> = new Set(['material', 'safety']);
/** A file that is filled in or read on a screen has no sides that a buyer could measure. */
const filledIn = /\b(?:planner|journal|notebook|spreadsheet|tracker|e-?book|preset|font|stickers)s?$/iu;

/** Whether a question of a category makes sense for the very thing: nobody asks a tent about ovens, or a hammer for its plug. */
export function questionFits(kind: FactKind, category: Category, ledger: Ledger): boolean {
  if (ofGoods.has(kind) && ledger.sentences.some(({ text }) => sentAsFile.test(text))) return false;
  const type = ledger.productType;
  if (kind === 'size' && filledIn.test(type) && ledger.sentences.some(({ text }) => sentAsFile.test(text)))
    return false;
  if (ofOneThing.has(kind) && manyClothes.test(type)) return false;
  if (neverCleaned.has(kind) && grown.test(type)) return false;
  // One mat, one lamp: only of what is sold by the piece somebody asks how many there are.
  if (kind === 'quantity' && isOneThing(type, ledger)) return false;
  switch (category) {
    case 'kitchen':
      if (kind === 'limit' || kind === 'compatibility') return foodware.test(type);
      return (
        kind !== 'care' ||
        foodware.test(type) ||
        caredFor.test(type) ||
        ledger.facts.some((fact) => fact.kind === 'material' && caredFor.test(fact.value))
      );
    case 'electronics':
      return (kind !== 'power' && kind !== 'number') || driven.test(type);
    case 'app':
      // Of several functions that stand in the form nobody has to say again which he has.
      return kind !== 'feature' || ledger.facts.filter((fact) => fact.kind === 'function').length < 3;
    case 'beauty':
      return (kind !== 'capacity' && kind !== 'material' && kind !== 'limit') || poured.test(type);
    case 'toys':
      return (kind !== 'age' && kind !== 'safety') || !isForPets(ledger);
    default:
      return true;
  }
}

/** What is counted, by its noun or by what its name says. */
const counted =
  /[^su]s$|\b(?:sets?|packs?|kits?|bundles?|lots?|collections?|pairs?|pieces|pcs|sheets?|games?|puzzles?|blocks?|bricks?|cutlery|dinnerware|crockery|bedding|track|assortment|mix)\b/iu;

/** Whether a thing is called by an English noun that names one of it. */
function isOneThing(type: string, { facts, language }: Ledger): boolean {
  if (language.written !== 'en' || type === '' || counted.test(type)) return false;
  return !facts.some(({ source, quote }) => source.endsWith('.name') && counted.test(quote));
}

function isForPets({ productType, facts }: Ledger): boolean {
  return (
    forPets.test(productType) ||
    facts.some(({ source, quote }) => /ategory$|\.name$/u.test(source) && forPets.test(quote))
  );
}
