import { oneOfThem } from '#rules/ledger/one-of-many.ts';
import { isKeyFigure } from '#rules/ledger/key-figure.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { Fact, FactKind } from '#rules/listing/listing.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { measuresThingAbroad } from './abroad-predicates.ts';
import type { Draft } from './draft.ts';
import { measuresThing } from './german-predicates.ts';
import { measuresInSentence } from './said-in-sentences.ts';
import { isPackedSize, isToldBefore, isToldOfThing } from './made-of.ts';

/** Whether a figure stands behind the words that make it the bound of something. */
export function isBound(text: string, value: string): boolean {
  return /(?<!\p{L})(?:max|min|to|at|below|above|under|over|until|from|since|ab|seit|bis|bei|desde|hasta|dès|a|à|jusqu’à)\s[-+±]?$/iu.test(
    text.slice(0, text.indexOf(value)),
  );
}

export const measured = new Set<FactKind>([
  'size',
  'weight',
  'capacity',
  'power',
  'duration',
  'percentage',
  'pack',
]);

const spokenOnly = new Set<FactKind>([
  'care',
  'limit',
  'shipping',
  'duration',
  'price',
  'guarantee',
  'exclusion',
]);

/** Whether the text names what is sold before any part of it. */
function namesType(text: string, draft: Draft): boolean {
  const head = stemsOf(draft.type).at(-1);
  const beforeParts = text.split(/\s(?:with|for|mit|für|con|para|avec|pour)\s/iu)[0] ?? '';
  return head !== undefined && stemsOf(beforeParts).includes(head);
}

const anyJoint =
  /[,;:(]|\s(?:with|for|to|in|on|of|at|from|by|and|or|per|up|over|under|holds?|fits?|takes?|needs?|per)\s/iu;

function closesOnMeasure(text: string, value: string, { type }: Draft): boolean {
  // "Cutting board 16 x 12 in (L x W)".
  const told = text.endsWith(')') ? text.replace(/ \([LWHD]( x [LWHD]){1,2}\)$/u, '') : text;
  if (!told.endsWith(` ${value}`)) return false;
  const front = told.slice(0, -value.length);
  const head = stemsOf(type).at(-1);
  return head !== undefined && stemsOf(front).includes(head) && !anyJoint.test(front);
}

const itMeasures = /^(?:it|they)\s(?:holds?|is|are|weighs?|measures?|comes?(?! with))\s/iu;
/** "They are 450 mm long and carry 35 kg": a load, and not what the thing weighs. English. */
const carriedLoad = /\b(?:carry|carries|bears?|supports?|lifts?)\s(?:(?:up to|about|around|loads of)\s)?$/iu;
/** "Holds 750 ml", "only 16 mm thick" of the thing. */
const saysMeasure =
  /^(?:(?:holds?|contains?|weighs?|measures?|stands?|heats?|boils?|brews?|makes?|runs? on|draws) )?(?:only |just )?$/u;
/** "The bottle holds 100 ml" of a face mist: as much of it as is sold. */
const vessel =
  /^(?:the|each|every|one) (?:\p{Ll}+ ){0,2}(?:bottle|jar|tube|tin|can|pouch|bag|sachet|pot|stick|tub|compact) (?:holds|contains|is filled with) $/iu;
const comesInVessel = /(?:candles?|diffusers?|inks?|paints?|glues?|varnish|polish|wax)$/iu;
/** "The inner tent is 215 cm long": of a part of the tent, or of one of several. */
const partOfIt =
  /^the (?:inner|outer|upper|lower|front|back|side|top|bottom|large(?:r|st)?|small(?:er|est)?|bigg(?:er|est)) /iu;
/** "Vendo mi PlayStation 4 Slim de 500 GB": right behind what is sold. Spanish. */
const soldOf =
  /^(?:se )?vend\p{Ll}{1,4}\s(?!en\s)(?:(?!(?:con|para|y|porque|que|ya|sin)\s)\S+\s){1,8}de\s$/iu;
const hasParts = /^(?:it|they) (?:has|have|features?) /iu;
const comesWith = /^(?:(?:it|they) )?(?:comes? with|includes?) /iu;
const ofWhatItFits = /\b(?:so|fits?|for|suits|when|if|up to)\s/iu;

/** "I am selling a casserole that holds 4.2 liters". */
const sellsWith =
  /^(?:I am|I['’]m|We are|We['’]re) selling (?:an?|my|our|the) [^.,;]{3,80} that (?:holds|weighs|measures|is) $/u;

/** What a whole sentence about the thing says of a measure; undefined where its clause has to tell. */
function saidInSentence({ kind, value }: Fact, { text, predicate }: Unit, draft: Draft): boolean | undefined {
  const before = text.slice(0, text.indexOf(value));
  if (/^\d\S* to \d/u.test(value) && isKeyFigure(value, draft.type)) return true;
  if (sellsWith.test(before)) return true;
  if (partOfIt.test(text) || oneOfThem.test(text)) return false;
  // "It has a 1/2 inch chuck": the figure is that of the part.
  if (before === '' && hasParts.test(predicate ?? '') && !namesType(text, draft)) return text === value;
  if (predicate !== undefined && saysMeasure.test(before)) return true;
  const said = (predicate ?? '').replace(/^(?:It|They) /u, '');
  if (said.includes(value) && saysMeasure.test(said.slice(0, said.indexOf(value)))) return true;
  const whole = predicate ?? text;
  if (kind === 'pack' && countsIts.test(whole.slice(0, Math.max(0, whole.indexOf(value))))) return true;
  const isFilled = draft.category === 'beauty' || draft.category === 'food' || comesInVessel.test(draft.type);
  return isFilled && vessel.test(before) ? true : undefined;
}

/** "It has the M1 chip, 8 GB of memory", "comes with a 32 GB card": each figure is that of its part. */
export function isFigureOfPart(value: string, { text, predicate = text }: Unit): boolean {
  return (
    (hasParts.test(predicate) || comesWith.test(text)) &&
    /^ (?:of )?(?!long|wide|tall|high|deep|thick|across|and |in )\p{Ll}{3,}/u.test(
      text.slice(text.indexOf(value) + value.length),
    )
  );
}

/** "Apple iPhone 12 64GB in blue": right behind the name that opens the description. */
function isStorageOfNamed({ kind, value, source }: Fact, before: string, { name, brief }: Draft): boolean {
  return (
    kind === 'capacity' &&
    /\d ?[GT]B$/u.test(value) &&
    source.endsWith('.description') &&
    brief.product.description.startsWith(before) &&
    foldWord(before.trim()).endsWith(foldWord(name))
  );
}

/** Whether a clause tells a measure of the thing, by where the measure stands in it. */
export function isOwnMeasure(fact: Fact, unit: Unit, draft: Draft): boolean {
  const { kind, value } = fact;
  const { text } = unit;
  const before = text.slice(0, text.indexOf(value));
  if (kind === 'weight' && carriedLoad.test(before)) return false;
  const said = saidInSentence(fact, unit, draft);
  if (said !== undefined) return said;
  if (isStorageOfNamed(fact, before, draft)) return true;
  if (soldOf.test(before)) return true;
  if (itMeasures.test(text) && !ofWhatItFits.test(before)) return true;
  // "12 oz stoneware mug with a glaze": the figure before the thing is the thing's; "20 g protein per bar" weighs no bar.
  if (before === '' && !text.includes(' per ') && namesType(text, draft)) return true;
  // "Adjustable jump rope 9 ft", "dried mango slices 40g": at the end of a clause that names the thing and no part of it.
  if (draft.language.written === 'en' && closesOnMeasure(text, value, draft)) return true;
  if (isBehindType(fact, text, draft)) return true;
  if (draft.language.written === 'de' && measuresThing(text, value, draft)) return true;
  if ((kind === 'size' || kind === 'weight') && labelsMeasure.test(before)) return true;
  if (draft.language.written === 'other' && measuresThingAbroad(unit.quote, value, draft)) return true;
  if (measuresInSentence(unit, value, draft)) return true;
  if (isPackedSize(fact, text) || isToldOfThing(text, value, draft.type)) return true;
  // "It stands 66 inches tall with a 10-inch base": what follows the verb is the thing's.
  const isHad = kind !== 'power' && /(?:has|have)\s\S*\s?$/iu.test(before);
  if (!isHad && isToldBefore(before, draft.type)) return true;
  return value.length >= text.length * 0.6;
}

/** "Afmetingen: 15 x 17 x 30 cm, gewicht 1,4 kg": the label says that it is the whole thing's. */
const labelsMeasure =
  /(?:^|,\s)(?:dimensions?|mesures|poids|dimensiones|medidas|maße|abmessungen|afmeting(?:en)?|maten|formaat|gewicht|dimensioni|misure|formato|peso|dimensões|medidas|tamanho|wymiary|rozmiar|waga|mått|storlek|vikt|mål|størrelse|vægt|vekt|rozměry|velikost|hmotnost|mitat|paino|размеры?|вес|boyutlar|ağırlık)\s?:?\s(?:ca\.?\s|circa\s|ongeveer\s|około\s)?$/iu;

const sideInGerman = /\d \S+ (?:Durchmesser|Höhe|Breite|Länge)$/u;

/** "Aceite de romero 60 ml con pipeta", "Wax jacket size L olive green": right behind the thing. */
function isBehindType({ kind, value }: Fact, text: string, { type }: Draft): boolean {
  const said = foldWord(text);
  const named = `${foldWord(type)} ${foldWord(value)}`;
  // "Adventskranz mit 35 cm Durchmesser".
  if (sideInGerman.test(value) && said.startsWith(`${foldWord(type)} mit ${foldWord(value)}`)) return true;
  return said.startsWith(named) || (kind === 'size' && /^size\s/iu.test(value) && said.includes(named));
}

/** "It contains more than 200 pages", "There are 12 complete sets": how many of it there are. */
const countsIts =
  /^(?:It|They|There|The (?:box|set|pack|kit|package|collection|lot|bundle|book)) (?:contains?|consists? of|includes?|has|have|comes? in|(?:is|are) available in|are|features?) (?:more than |over )?$/iu;

/** Whether a clause counts something of the thing. */
export function isOwnNumber(value: string, { text, kind, predicate }: Unit): boolean {
  if (countsIts.test(`${predicate ?? text} `.slice(0, (predicate ?? text).indexOf(value))))
    return kind !== 'flaw';
  // "Oven safe to 500 F": the bound of a quality is no attribute by itself.
  if (isBound(text, value) || spokenOnly.has(kind)) return false;
  // "Some crazing on two saucers", "played about ten times" count something else.
  const before = text.slice(0, text.indexOf(value));
  if (/\b(?:on|of|to|at|about|around|after|within|every)\s$/iu.test(before)) return false;
  // "0,2 grados" of "acidez de 0,2 grados" says not of what; the "tres capas" of a "recubrimiento antiadherente" are none of the pan.
  if (predicate !== undefined && /^\p{Ll}{4,}(?: \p{Ll}{3,}){0,2} de $/u.test(before)) return false;
  // "Gooseneck and three brightness levels" of "has a gooseneck and three brightness levels": a part that it has.
  const isPart = hasParts.test(predicate ?? text);
  if (
    isPart &&
    /(?:,| and) $/u.test(before) &&
    /^(?:$|,| and )/u.test(text.slice(before.length + value.length))
  )
    return true;
  return before === '' || text.replace(' :', ':').split(' ').length <= 5;
}
