import type { Ledger } from '#rules/listing/listing.ts';
import { claimHits, type ClaimKind } from './claim-index.ts';
import { stateBehindTown, wordsOfState } from './us-states.ts';
import { stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { sifted } from '#rules/text/sieve.ts';
import { materialLines } from './words/materials.ts';

/** Group of "by hand" where it tells how to clean a thing and not how it is made. */
const washedByHand = 'hand wash';
const byHandAlone = /^(?:by hand|von hand|a mano|à la main)$/iu;
/** Words of cleaning in the four languages, as whole words or beginnings of them. */
const cleaning =
  '(?:wash(?!i(?!n))|dishwasher|geschirrsp|lavavajillas|lave-vaisselle|clean|rins|dry(?!ing rack)|launder|wasch|gewaschen|spül|gespült|reinig|lava|láv|lave|lavé|limpi|enjuag|nettoy|rinc|séch)';
const cleaningNear = new RegExp(`(?<!\\p{L})(?:hand-?)?${cleaning}`, 'iu');
const handWash =
  /(?<!\p{L})(?:hand[- ]?wash|Handwäsche|(?:lavado|lavar|lávese|lavable) (?:solo |sólo )?a mano|(?:lavage|laver|lavable|lavez) (?:uniquement )?à la main)/iu;
/** "Washes at 30 degrees", "bei 30 Grad waschbar": said of a machine, which alone is set to a figure. */
const washAtFigure =
  /(?<!\p{L})(?:wash|wasch|lava)\p{L}*[^.\n]{0,20}\d0\s?(?:°|degrees|grad\b|grados|degrés)|\d0\s?(?:°\s?C?|grad)\s?(?:wasch|gewaschen)/iu;

/** Words of making by hand, with the thing's stages that leave it made by machine (dyed, printed, finished) left out. */
const madeByHand = longPattern('iu')`
  (?<!\p{L})(?:hand[- ]?(?:knit|crochet|sewn|stitch|woven|pour|thrown|built|carv|forg|blown|turned|bound
      |cast|formed|felted|spun|rolled|dipped|tied|knott|quilt|beaten|hammer|shaped|craft|assembled
      |embroider)|hand(?:gestrickt|gehäkelt|genäht|gewebt|gegossen|gedreht|geschnitzt|geschmiedet|geblasen
      |geformt|gefilzt|geflochten|gebunden|geknüpft|bestickt|gesponnen)
    |(?:cosid|tejid|bordad|tallad|torneado|modelad|forjad|soplad|vertid|hech)\p{L}* a mano
    |(?:cous|tricot|brod|sculpt|tourn|tiss|model|forg|souffl|coul|fa[iç])\p{L}* (?:à la )?main(?!\p{L}))
`;
/** "Thrown on the wheel", which no machine does. */
const thrownOnWheel =
  /(?<!\p{L})(?:thrown|turned|made|shaped) on (?:the|a|our|my|his|her) (?:\p{L}+[’']s )?(?:\p{L}+ )?wheel(?!\p{L})/iu;

/** Crochet, macramé and throwing are done by hand alone: no machine makes them. */
const onlyByHand =
  /(?<!\p{L})(?:wheel[- ]thrown|crochet(?:ed|s|ée?s?)?|gehäkelte?[nmrs]?|gehäkelt|tejid[oa]s? a ganchillo|ganchillo|macram[ée])(?!\p{L})/iu;
/** A thing for that work, or its pattern, is made otherwise. */
const forHandwork =
  /(?<!\p{L})(?:crochet|ganchillo|macram[ée]|häkel)[- ]?(?:hooks?|patterns?|kits?|threads?|cotton|yarn|cord|books?|needles?)(?!\p{L})|(?:aguja|patr[óo]n\p{L}*|hilo|crochets? (?:en|de)|patron|anleitung|garn|hook|yarn|pattern|machine)(?!\p{L})/iu;

/** "No gelatin, no gluten", "free from milk and gluten": it is free of it in whatever words. */
const withoutGluten =
  /(?<!\p{L})(?:no|without|free of|free from|ohne|frei von|sin|libre de|sans)\s(?:(?!contains?|enthält|contiene|contient)[^.;:!?\n]){0,40}?gluten/iu;

/** The plain colour of shades that sellers name alone: "moss" is a green. */
const shades: Readonly<Record<string, RegExp>> = {
  green:
    /(?<!\p{L})(?:moss|sage|celadon|olive|mint|emerald|forest|pistachio|fern|jade|lime|bottle green|khaki|salbei|oliv|moos|salvia|oliva|menta|musgo|sauge|tilleul|mousse)/iu,
  blue: /(?<!\p{L})(?:navy|indigo|cobalt|denim|teal|petrol|ink|sky|azure|marine|índigo|cobalto|azur)/iu,
  'sage green': /(?<!\p{L})(?:sage|salbei|salvia|sauge)(?!\p{L})/iu,
  navy: /(?<!\p{L})(?:marine|marino)(?=\s?(?:[,.;)]|et |y |oder |und |or |$))/iu,
  red: /(?<!\p{L})(?:burgundy|crimson|scarlet|maroon|bordeaux|cherry red|granate|burdeos|carmin|grenat)/iu,
  brown: /(?<!\p{L})(?:chocolate|cognac|caramel|chestnut|walnut finish|coñac|nuez|noisette|châtaigne)/iu,
  grey: /(?<!\p{L})(?:slate|charcoal|graphite|anthra[cz]it|ash|gunmetal|schiefer|pizarra|antracita|ardoise)/iu,
  yellow: /(?<!\p{L})(?:mustard|lemon|ochre|senf|ocker|mostaza|ocre|moutarde)/iu,
  white: /(?<!\p{L})(?:ivory|off-white|elfenbein|wollweiß|marfil|blanco roto|ivoire|écru)/iu,
  purple: /(?<!\p{L})(?:plum|aubergine|lilac|lavender|mauve|flieder|lavendel|ciruela|lavanda|prune|lilas)/iu,
};
const likelyShades = sifted(Object.entries(shades).map(([colour, pattern]) => ({ colour, pattern })));

/** Kinds of wood, by the ids of the word list. */
export const woods: readonly string[] = [
  ...'oak,walnut wood,beech,birch,pine,spruce,cedar,maple,ash wood,cherry wood,olive wood,stone pine,linden wood,larch'.split(
    ',',
  ),
  ...'acacia,teak,mahogany,ebony,mango wood,rubberwood,hardwood,softwood,solid wood,plywood'.split(','),
  ...'reclaimed wood,driftwood,elm,yew,poplar,alder wood,sycamore,chestnut wood,hazel wood,rosewood,sapele'.split(
    ',',
  ),
  ...'iroko,padauk,wenge,zebrawood,purpleheart,sheesham,eucalyptus wood,apple wood,pear wood,plum wood'.split(
    ',',
  ),
];

/** A wider name of a material, with the materials that it is true of by the ids of the word list. */
const widerMaterials: Readonly<Record<string, readonly string[]>> = {
  wood: woods,
  metal:
    'stainless steel,carbon steel,cast iron,wrought iron,steel,iron,aluminium,brass,bronze,copper,zinc,titanium,pewter,sterling silver,silver,gold'.split(
      ',',
    ),
  ceramic: 'stoneware,earthenware,terracotta,bone china,porcelain'.split(','),
};

/**
 * Group of a claim as it is meant where it stands: "by hand" beside a word of cleaning tells of care, and neither
 * backs nor claims that a thing is made by hand.
 */
export function groupMeant(group: string, text: string, start: number, end: number): string {
  if (group !== 'handmade' || !byHandAlone.test(text.slice(start, end))) return group;
  const before = text.slice(Math.max(0, start - 40), start);
  const sentence = before.slice(
    Math.max(...['.', '!', '?', '\n', ';'].map((stop) => before.lastIndexOf(stop))) + 1,
  );
  const after = /^\s*\p{L}+/u.exec(text.slice(end))?.[0] ?? '';
  return cleaningNear.test(sentence) || cleaningNear.test(after) ? washedByHand : group;
}

/** Groups that the brief says in other words, and those that it denies by what it says, added to what was found. */
export function addImplied(
  texts: readonly string[],
  claimed: Set<string>,
  denied: Set<string>,
  ledger: Ledger,
): void {
  const { language } = ledger;
  const together = texts.join('\n');
  if (/hand|main|mano|wheel/iu.test(together)) {
    if (handWash.test(together)) claimed.add(washedByHand);
    if (thrownOnWheel.test(together)) claimed.add('hand-thrown').add('handmade');
    if (madeByHand.test(together)) claimed.add('handmade');
  }
  for (const state of together.match(stateBehindTown) ?? [])
    claimed.add((wordsOfState.get(state) ?? []).join(' '));
  if (withoutGluten.test(together)) claimed.add('gluten free');
  if (onlyByHand.test(together) && !forHandwork.test(together)) claimed.add('handmade');
  // "Four jusqu’à 250 °C": it goes into one.
  if (language.written === 'fr' && /(?<!\p{L})four\s(?:jusqu[’']à|à)\s\d/iu.test(together))
    claimed.add('oven safe');
  for (const { colour, pattern } of likelyShades(together)) if (pattern.test(together)) claimed.add(colour);
  // A thing of a year of the last century is of an age.
  if (/(?<!\d)1[89]\d\d(?!\d)/u.test(together)) claimed.add('vintage');
  if (language.written === 'de') addCompounds(together, claimed);
  // What the dishwasher is denied to is washed by hand.
  if (denied.has('dishwasher safe') && !claimed.has('dishwasher safe')) claimed.add(washedByHand);
  if (claimed.has(washedByHand)) denied.add('dishwasher safe').add('machine washable');
  else if (washAtFigure.test(together)) claimed.add('machine washable');
  addWider(claimed, ledger);
}

/** Things of a German compound that are not made of what stands before them: "Holzbohrer", "Lederpflege", "Glasreiniger". */
const madeOfAnother =
  /(?:reiniger|pflege|öl|lack|farbe|farben|farbig|bohrer|säge|kleber|leim|politur|lasur|schutz|spray|fett|wachs|optik|imitat|look|muster|druck|braun|schwarz|feile|schraube|schrauben|dübel|schere|stift|bürste|putz|spachtel|ersatz|ähnlich)\p{L}{0,2}$/iu;
const shortestMaterial = 4;
const compounds = /(?<!\p{L})\p{Lu}\p{L}{7,40}/gu;

/** "Ledersattel", "Kupfernieten": German names the material in one word with the thing. */
function addCompounds(text: string, claimed: Set<string>): void {
  for (const [word] of text.matchAll(compounds)) {
    if (madeOfAnother.test(word)) continue;
    const material = germanMaterials().find(
      ({ name }) => word.startsWith(name) && word.length >= name.length + 3,
    );
    if (material !== undefined) claimed.add(material.group);
  }
}

/** Of the materials whose name opens a compound, those that are no tree, plant or thing of their own. */
const compounding =
  /^(?:Gummi|Leder|Kupfer|Messing|Edelstahl|Stahl|Alu|Aluminium|Kunststoff|Silikon|Porzellan|Keramik|Marmor|Granit|Samt|Seide|Woll|Wolle|Baumwoll|Baumwolle|Leinen|Filz|Bambus|Titan|Nylon|Holz)/u;
const headMaterial = /(?:wachs|leder|stahl|glas|wolle|seide|gummi|holz|porzellan|samt|harz)$/u;

/** "Gummifüße", "Hartwachs": what a compound of an output says the thing is made of, where the brief has no such word. */
export function compoundMaterials(text: string, ledger: Ledger, claimed: ReadonlySet<string>) {
  const found: { start: number; end: number }[] = [];
  for (const match of text.matchAll(compounds)) {
    const [word] = match;
    // "Insgesamt" is no velvet.
    const head = /(?:ge|alle|mit)samt$/iu.test(word) ? undefined : headMaterial.exec(word)?.[0];
    const isOther = head === undefined && madeOfAnother.test(word);
    if (isOther || ledger.stems.has(stemsOf(word)[0] ?? '')) continue;
    const front = compounding.exec(word)?.[0];
    const name = head === undefined ? front : upperFirstLetter(head);
    if (name === undefined) continue;
    const material = germanMaterials().find((one) => one.name.startsWith(name) || name.startsWith(one.name));
    if (material !== undefined && !claimed.has(material.group) && !isToldIn(ledger, name))
      found.push({ start: match.index, end: match.index + word.length });
  }
  return found;
}

const upperFirstLetter = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const isToldIn = ({ sentences }: Ledger, name: string): boolean =>
  sentences.some(({ text }) => text.toLowerCase().includes(name.toLowerCase().slice(0, 5)));

interface NamedMaterial {
  name: string;
  group: string;
}
let knownMaterials: readonly NamedMaterial[] | undefined;

/** German names of materials, the longest first: an "Edelstahlgestell" is no "Edel…". */
function germanMaterials(): readonly NamedMaterial[] {
  knownMaterials ??= materialLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', german = ''] = line.split(';');
      const group = english.split(',')[0]!.trim();
      return german.split(',').map((name) => ({ name: name.trim(), group }));
    })
    .filter(({ name }) => name.length >= shortestMaterial && /^\p{Lu}\p{Ll}+$/u.test(name))
    .toSorted((a, b) => b.name.length - a.name.length);
  return knownMaterials;
}

/** Only what is named as a material counts: the cedar of a scent makes nothing wooden. */
function addWider(claimed: Set<string>, { facts, language }: Ledger): void {
  const named = new Set<string>();
  for (const { kind, value } of facts) {
    if (kind !== 'material') continue;
    for (const { payload } of claimHits(value, language.written))
      if (payload.kind === 'material') named.add(payload.group);
  }
  for (const [wider, members] of Object.entries(widerMaterials))
    if (members.some((member) => named.has(member))) claimed.add(wider);
}

/** Verbs of all work, which say that the whole was made so. */
const anyWork = /^(?:made|gemacht|hech[oa]s?|faite?s?)$/iu;

/** "Hand-poured" of what the brief says is poured by hand: the verb is the seller's, and so is the hand. */
export function isHandwork(
  kind: ClaimKind,
  said: string,
  claimed: ReadonlySet<string>,
  stems: (word: string) => boolean,
): boolean {
  if (kind !== 'origin' || !claimed.has('handmade')) return false;
  const match = /^(?:hand[- ]?(\p{L}{4,})|(\p{L}{4,}) (?:by hand|a mano|(?:à la )?main))$/iu.exec(said);
  const verb = match?.[1] ?? match?.[2];
  return verb !== undefined && !anyWork.test(verb) && stems(verb);
}
