import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';
import { colourBehind } from './name-tail.ts';
import { isOfPrecious } from './stuff-as-colour.ts';
import { typeHits } from './type-hits.ts';
import { type MaterialReading, materialReading } from './material-readings.ts';

/** What is filled: its ounces are how much it holds. A pot and a pan may as well weigh them. */
const filled =
  /\b(?:mug|cup|bottle|flask|tumbler|carafe|jug|pitcher|teapot|kettle|decanter|growler|canteen|thermos|wine glass|pint glass|beer glass|drinking glass|water glass|watering can|food jar|lunch jar|storage jar|mason jar)(?:es|s)?$/iu;
const ounces = /^\d[\d.,]*[\s-]?(?:oz|ounces?)$/iu;
/** "Weighs 14 oz", "weight: 14 oz". */
const weighed = /\b(?:weigh(?:s|ing|t)?|light|heavy)\b/iu;

/** What is loaded: "8 kg" is how much laundry goes in, and no such machine weighs so little. */
const loaded =
  /(?:\bwashing machine|\bwasher|\b(?:tumble|clothes) dryer|wasch(?:maschine|trockner)|wäschetrockner|\blavadora|\bsecadora|\blave-linge|\bsèche-linge)s?$/iu;
const laundry = /^(?:[3-9]|1[0-5])(?:[.,]\d)? ?(?:kgs?|kilos?)$/iu;

/** "6 cups, 6 saucers": pieces of a service, and not how much a pot of it holds. */
const service = /\b(?:tea|coffee|espresso|dinner|dining) ?(?:sets?|services?)$/iu;
const cups = /^\d{1,2} cups?$/iu;

const pulled = /\b(?:resistance|exercise|pull[- ]?up|stretch|booty) (?:bands?|loops?|tubes?)(?: set)?$/iu;

/** "Notes of peach": what it tastes or smells of. */
const tasted = /\b(?:notes?|hints?|aromas?|flavou?rs?|tastes?|smells?|scents?) of\b/iu;

/** "Mostly Scarlet & Violet era": series of cards and games, and no colours. */
const series =
  /\b(?:scarlet|sword|sun|diamond|ruby|black|x) (?:&|and) (?:violet|shield|moon|pearl|sapphire|white|y)(?= (?:era|sets?|series|block|expansions?|cards?|boosters?|packs?|edition)\b)|\b(?:scarlet|sword|sun) (?:&|and) (?:violet|shield|moon)\b/iu;

const sides = /\d\s?[x×]\s?\d/u;

const timepiece =
  /\b(?:watch|wristwatch|smartwatch|diver|chronograph|armbanduhr|uhr|reloj|montre)(?:es|s)?$/iu;
/** "100 m", "200m": how deep a watch may go. No watch is so long. */
const depth = /^(?:30|50|100|150|200|300|500|600|1000) ?m(?:et(?:er|re)s?)?$/iu;

/** "2x8 gears", "4x4 white": two counts without a unit, before what they count or nothing that is measured. */
const twoCounts = /^[1-9]\d?\s?[x×]\s?[1-9]\d?$/iu;
const countsBehind =
  /^\s?(?:gears?|speeds?|drive|drivetrain|wd|cubes?|cubby|grid|shel(?:f|ves)|drawers?|rows?|lanes?|seats?|people|players?|channels?|ports?|gb|tb|tables?|chairs?)\b/iu;
const inGrid =
  /\b(?:shelf|shelving(?: unit)?|bookcase|cube storage|storage unit|display unit|bike|bicycle|cassette|derailleur|car|truck|suv|jeep|4x4)s?$/iu;

/** "Straw lid" of a bottle: what one drinks through, and no stuff. */
const drunkThrough = /^(?:\p{L}+ )?straw(?: (?:lid|cap|top|spout|tumbler|cup|bottle))?$/iu;

/** "Fresh linen": a scent, and no cloth. */
const freshLaundry = /\b(?:fresh|clean|crisp|warm) (?:linen|cotton)\b/iu;
const isWorn = (type: string): boolean => typeHits(type, 'en').at(-1)?.category === 'apparel';

/** "Charcoal heather", "heather grey": a colour of yarns. */
const heathered = /^(?:\p{L}+ heather|heather(?:ed)? \p{L}+)$/iu;

/** What writes, sticks or works on something: the stuffs that are told of it are where it does. */
const worksOn =
  /\b(?:markers?|pens?|paints?|cleaners?|polish|glue|adhesive|sealant|drill bits?|stickers?|decals?|varnish|primer)$/iu;
const surfaces = new Set(
  'whiteboard whiteboards blackboard chalkboard glass metal wood plastic ceramic ceramics tile tiles stone fabric canvas rock rocks porcelain leather paper mirror mirrors window windows terracotta concrete brick masonry and or'.split(
    ' ',
  ),
);

/** "Whiteboard glass", "wood, metal and tile": nothing but things that one works on. */
function namesSurfaces(clause: string): boolean {
  const words = clause.toLowerCase().split(/[\s,/&]+/u);
  return words.length > 1 && words.every((word) => surfaces.has(word));
}

const ofStrap = /\b(?:strap|band|bracelet)\b/iu;

/** "Silver dial", "gold tone hands": how a part looks, which is made of no silver. */
const metalOfPart =
  /\b(?:silver|gold|rose gold|bronze|copper)[- ](?:tone |toned |colou?red )?(?:dial|face|hands|hardware|zips?|zippers?|buckles?|logo|lettering|trim|accents?|thread|feet|knobs?|studs on|rim|edges?)\b/iu;

/** What is sown, grown or brewed: "garlic mustard", "orange blossom" and "wood avens" name plants of it. */
const ofPlants =
  /\b(?:seeds?|seed (?:mix|packet|collection)|wildflowers?|bulbs|teas?|tisane|infusion|rooibos|spices?|spice (?:mix|blend)|herbs?|incense|pot ?pourri)$/iu;
/** What of a plant has a colour. */
const plantPart =
  /\b(?:flowers?|blooms?|blossoms|petals?|lea(?:f|ves)|foliage|bracts?|fruits?|berries|pods?|skins?|flesh|roots?|heads?|in|tins?|bags?|box(?:es)?|packets?|pouch(?:es)?|jars?|colou?rs?)\b/iu;
const mostPlantWords = 3;

/** Whether a short clause about what grows names a plant by a word that is a colour or a stuff elsewhere. */
function namesPlant(clause: string, type: string): boolean {
  if (!ofPlants.test(type) || plantPart.test(clause)) return false;
  const words = clause.trim().split(' ');
  return (
    words.length > 1 &&
    words.length <= mostPlantWords &&
    !/\d|\b(?:and|or|with|from)\b/iu.test(clause) &&
    claimHits(words.at(-1)!, 'en').every(
      ({ payload }) => payload.kind !== 'colour' || /^mustard$/iu.test(words.at(-1)!),
    ) &&
    claimHits(clause, 'en').every(({ start, end }) => end - start < clause.trim().length)
  );
}

/** Beside these "iron" is fed to plants, animals and people, and irons nothing. */
const minerals =
  /\b(?:potassium|magnesium|zinc|calcium|nitrogen|phosph\p{L}+|trace elements|manganese|copper|boron|vitamins?|iodine|selenium)\b/iu;

/** What is made for an animal: a span of weights is the animal's. */
const ofAnimal =
  /^(?:horse|pony|equine|dog|puppy|cat)(?!\p{L})(?!.*\b(?:food|treats?|chews?|litter|feed)$)/iu;
const spanOfWeights = /\d\s?[-–]\s?\d[\d.,]{0,6}\s?(?:lbs?|kgs?)(?!\p{L})/iu;

/** What a child sits, lies or is carried in: a span of weights is the child's. */
const ofChild =
  /(?:kindersitz|autositz|fahrradsitz|babyschale|babytrage|tragetuch|babywippe|buggy|kinderwagen|hochstuhl|laufrad|schwimmweste|siège[- ]auto|siège (?:vélo|enfant|bébé)|porte-bébé|écharpe de portage|transat|poussette|gilet de sauvetage|silla de (?:auto|coche|bicicleta|paseo)|portabebés|mochila portabebé|hamaca de bebé|chaleco salvavidas|seggiolino|marsupio|passeggino|cadeirinha|canguru|autostoel\p{L}*|fietsstoeltje|draagzak|draagdoek|fotelik\p{L}*|nosidełko|car seat|booster seat|bike seat|baby carrier|stroller|bouncer|life jacket)s?(?!\p{L})/iu;

/** What a word or a figure of a thing of one type means in place of what it says elsewhere; null where that is right. */
function kindOnThing(
  kind: FactKind,
  given: string,
  clause: string,
  type: string,
  sentence: string,
): FactKind | null {
  const text = given.trim();
  // "Olive" of a jacket, in a clause of its own.
  if (kind === 'feature' && colourBehind.has(text.toLowerCase()) && clause.trim() === text && isWorn(type))
    return 'colour';
  if (kind !== 'colour' && heathered.test(text) && isWorn(type)) return 'colour';
  if ((kind === 'care' || kind === 'material') && /^iron$/iu.test(text) && minerals.test(sentence))
    return 'feature';
  switch (kind) {
    case 'material':
      return namesPlant(clause, type) ? 'feature' : stuffOnThing(text, clause, type);
    case 'weight':
      if (
        paddedBy.test(text) &&
        (animalRug.test(clause) ||
          /^\s?fill(?:ing)?(?!\p{L})/iu.test(clause.slice(clause.indexOf(text) + text.length)))
      )
        return 'feature';
      return weighed.test(clause) ? null : weightOnThing(text, type, sentence);
    case 'capacity':
      return cups.test(text) && service.test(type) ? 'number' : null;
    case 'colour':
      return series.test(clause) || tasted.test(clause) || namesPlant(clause, type) ? 'feature' : null;
    case 'size':
      return sizeOnThing(text, clause, type);
    default:
      return null;
  }
}

/** "Turnout rug 200 g", "200g fill": the grams of what it is padded with on a square metre, and no weight of the rug. English. */
const paddedBy = /^\d{2,3} ?g(?:sm)?$/iu;
const animalRug =
  /\b(?:turnout|stable|horse|pony|foal|combo|fly|cooler|dog)\b[^,;.]{0,30}\b(?:rugs?|coats?|blankets?|sheets?)\b/iu;
/** "Red pearl" of an accordion, "black pearl" of a drum kit: a finish. */
const pearlFinish =
  /(?:^|\s)(?:red|blue|white|black|green|gr[ae]y|purple|burgundy|pink|cream|ivory|gold|silver|orange|yellow) pearl$/iu;

function stuffOnThing(text: string, clause: string, type: string): FactKind | null {
  if (freshLaundry.test(clause) || (worksOn.test(type) && namesSurfaces(clause))) return 'feature';
  // "3 wood", "7 iron": clubs.
  if (/\bgolf\b/iu.test(type) && /^\d ?(?:-\d ?)?(?:woods?|irons?)$/iu.test(text)) return 'feature';
  if (drunkThrough.test(text) && filled.test(type)) return 'feature';
  if (pearlFinish.test(clause) && !isOfPrecious(type)) return 'colour';
  if (timepiece.test(type) && ofStrap.test(clause)) return 'feature';
  if (!metalOfPart.test(clause)) return null;
  return clause.trim() === text ? 'feature' : 'colour';
}

/** A weight that is not said to be weighed may be how much a thing holds or how hard it pulls. */
function weightOnThing(text: string, type: string, sentence: string): FactKind | null {
  if (/\bscales?$/iu.test(type)) return 'capacity';
  if (spanOfWeights.test(text) && ofChild.test(type)) return 'feature';
  if (ofAnimal.test(type) && spanOfWeights.test(text)) return 'size';
  // "10 to 40 lbs" of an elastic band: how hard it pulls.
  if (pulled.test(type)) return 'number';
  if (laundry.test(text) && loaded.test(type)) return 'capacity';
  // "10.4 x 2.9 x 2.9 in, 12.3 oz": behind its sides stands what it weighs.
  return ounces.test(text) && filled.test(type) && !sides.test(sentence) ? 'capacity' : null;
}

function sizeOnThing(text: string, clause: string, type: string): FactKind | null {
  if (depth.test(text) && timepiece.test(type)) return 'feature';
  if (!twoCounts.test(text)) return null;
  const behind = clause.slice(clause.indexOf(text) + text.length);
  return inGrid.test(type) || countsBehind.test(behind) ? 'feature' : null;
}

/** How kinds are read on a thing of one type: its figures, then its stuffs and colours. */
export function kindsByType(type: string, language: WrittenLanguage): MaterialReading {
  const materials = materialReading(type, language);
  return {
    kindOf: (kind, text, clause, sentence = clause) =>
      kindOnThing(kind, text, clause, type, sentence) ?? materials.kindOf(kind, text, clause, sentence),
  };
}
