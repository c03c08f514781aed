import { endsOpen } from '#rules/fit/open-ends.ts';
import { colourStems, materialStems } from '#rules/keywords/attribute-words.ts';
import { genericWords } from '#rules/keywords/plain-words.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { ResearchBrief } from './brief.ts';
import type { Offer } from './offers.ts';

/** Phrases of the listing rules below this rank are loose ends of the description. */
export const soundRank = 0.4;

/** People as such: "mug for homeowners" is typed by nobody. */
const everybody = new Set(
  (
    'visitors tourists guests besucher gäste touristen visitantes turistas visiteurs touristes ' +
    'homeowners homeowner families family everyone everybody berufstatige all people customers buyers ' +
    'adults shoppers locals residents users clients consumers households anyone individuals familien ' +
    'alle kunden privatpersonen erwachsene menschen haushalte familias todos clientes adultos ' +
    'particulares personas hogares vecinos familles tous clients adultes particuliers personnes foyers'
  ).split(' '),
);
const fondOf = /^(.+?)\s(?:lovers?|drinkers?|fans?|enthusiasts?|addicts?|liebhaber|fans)$/iu;
const fondOfRomance = /^(?:amantes|aficionados|amateurs|passionn[ée]s)\s(?:de|del|du|des|d['’])\s?(.+)$/iu;

/** Busy, local or of the weekend: words that an audience is described with, and nobody types. */
const described = longPattern('iu')`
  ^(?:busy|local|weekend|discerning|modern|everyday|style-conscious|eco-conscious|price-conscious|savvy
    |stressed|ambitious|curious|active|conscious|mindful|health-conscious|berufstätige|anspruchsvolle
    |moderne|preisbewusste|aktive|exigeantes?|actifs?|curieux|exigentes)\s
  |\s(?:exigeante?s|actifs|exigentes|activ[oa]s|curios[oa]s)$
`;
/** Whoever has a dog looks for dog walking; a business that somebody owns says more. */
const owners = /(?:owners?|halter|besitzer|(?:dueños|propietarios|propriétaires|possesseurs)\s.*)$/iu;
const ofBusiness =
  /business|shop|store|restaurant|salon|property|compan|negocio|commerce|entreprise|firmen|laden/iu;
const brides =
  /^(?:brides?|grooms?|bride and groom|br[aä]ute?|brautpaare|novi[oa]s?|mariée?s?|futurs mariés)$/iu;
const occasion = /wedding|bridal|bride|hochzeit|braut|boda|novia|mariage|mariée/iu;
const mourning = /funeral|memorial|sympathy|trauer|grab|funerari|funéraire|obsèques/iu;
/** For whom food is looked for. */
const eaters =
  /vegan|vegetarian|coeliac|celiac|diabet|allerg|intoleran|gluten|lactose|laktose|kid|child|toddler|bab(?:y|ies)|kinder|niñ|enfant|bébé|bebé|dog|cat|pupp|kitten|hund|katze|perro|gato|chien|chat|event|part(?:y|ies)|office|athlet|sport/iu;

/** Whether an audience says something about this offer: "coffee lovers" does of mugs for coffee, not of bowls. */
export function suits(audience: string, offer: Offer): boolean {
  if (everybody.has(foldWord(audience)) || described.test(audience)) return false;
  if (owners.test(audience) && !ofBusiness.test(audience)) return false;
  // "Wedding flowers for brides" says it twice, and of funeral flowers it is wrong.
  if (brides.test(audience) && (occasion.test(offer.name) || offer.kind === 'product')) return false;
  if (mourning.test(offer.name) || (brides.test(audience) && /(?<!\p{L})men['’]?s/iu.test(offer.name)))
    return false;
  // "Sourdough bread for brides".
  if (offer.kind === 'food' && !eaters.test(audience)) return false;
  const stems = new Set(stemsOf(offer.name));
  const liked = fondOf.exec(audience)?.[1] ?? fondOfRomance.exec(audience)?.[1];
  // "coffee mugs for coffee lovers" says it twice, and "teapots for coffee lovers" makes no sense.
  if (liked !== undefined) return false;
  // "Trinkflasche für Kinder" says already whom it is for.
  if (/\s(?:for|für|para|pour)\s/iu.test(offer.name)) return false;
  // "Schwangerschaftsyoga für Schwangere".
  const isGlued = stemsOf(audience).some(
    (stem) => stem.length > 6 && foldWord(offer.name).includes(stem.slice(0, 7)),
  );
  return !isGlued && !stemsOf(audience).some((stem) => stems.has(stem));
}

const addsThings = /^\s*(?:also|plus|auch|außerdem|dazu|también|además|aussi|également)[,:]?\s/iu;
const halfOfPair =
  /^(?:leaf|grain|stick|fit|back|free|proof|made|cut|spun|pressed|press|range|based|sized|length|piece|person|pack)\s/u;

/** Whether a phrase begins with the second half of what describes a thing. */
export function isHalf(phrase: string): boolean {
  return halfOfPair.test(phrase);
}

/** Whether a phrase of the listing rules stands on its own in a list of keywords. */
export function saysEnough(
  phrase: string,
  { offer, slots }: ResearchBrief['found'][number],
  { language, audiences, form, offers }: ResearchBrief,
): boolean {
  const words = phrase.split(' ');
  const said = form.description ?? '';
  const folded = foldWord(phrase);
  const name = foldWord(offer.name);
  if (words.length === 1 && (offer.name.includes(' ') || genericWords.has(phrase))) return false;
  // Goods have a price; what they cost is asked with another word.
  if (/\s(?:kosten|cost|coste|coût)$/iu.test(phrase)) return false;
  // "Leaf tea" of "loose leaf tea": half of what describes it. "Sekt vom Familienweingut seit" waits for more.
  if (isHalf(phrase) || endsOpen(phrase) || /\s(?:seit|since|desde|depuis)$/u.test(phrase)) return false;
  // "Mane mushrooms" of "lion's mane mushrooms".
  if (/['’]s\s/u.test(name) && name.split(/['’]s\s/u)[1]!.startsWith(folded.replace(/e?s$/u, '')))
    return false;
  const romance = language.written === 'es' || language.written === 'fr';
  // "pan de masa" is half of "pan de masa madre".
  if (romance && name.startsWith(`${folded} `)) return false;
  if (audiences.some(({ text }) => holdsText(phrase, text) && !suits(text, offer))) return false;
  const swapped = slots.synonyms.find(({ text }) => holdsText(phrase, text) && !holdsText(offer.name, text));
  // "stoneware coffee tea mug", "Professionelle PZR": other names stand with the related words, and alone.
  if (swapped !== undefined) return false;
  // "sheet" of "sheet metal enclosure", "stoneware drinkware": about another thing than the one that is sold.
  if (language.written === 'en' && stemsOf(phrase).at(-1) !== stemsOf(offer.name).at(-1)) return false;
  if (
    offers.some(
      (other) => other !== offer && holdsText(phrase, other.name) && !holdsText(offer.name, other.name),
    )
  )
    return false;
  if (isSaidOfAnother(phrase, offer, offers, said)) return false;
  // "pulseras hecho a mano": an adjective was put beside a noun that it does not agree with.
  return !romance || foldWord(`${offer.said} ${said}`).includes(folded);
}

/**
 * "vegan diffuser" where the description says "Soy candles, vegan": a trait of one thing is no trait of the next one. What
 * a sentence says that names nothing sold is said of everything.
 */
function isSaidOfAnother(phrase: string, offer: Offer, offers: readonly Offer[], said: string): boolean {
  if (offers.length < 2) return false;
  const own = new Set(stemsOf(offer.name));
  const traits = stemsOf(phrase).filter((stem) => !own.has(stem));
  const head = headOf(offer);
  const texts = said.split(/[.!?\n]+(?:\s|$)/u);
  const sentences = texts.map((sentence) => new Set(stemsOf(sentence)));
  // "Lick mats. Dishwasher safe. Also travel bowls": what a sentence adds is told of behind it.
  const addedAt = texts.findIndex((text, at) => addsThings.test(text) && sentences[at]!.has(head));
  if (
    traits.some(
      (trait) =>
        sentences.slice(0, addedAt).some((stems) => stems.has(trait)) &&
        !sentences.slice(addedAt).some((stems) => stems.has(trait)),
    ) &&
    addedAt > 0
  )
    return true;
  const others = offers.filter((other) => other !== offer).map(headOf);
  const isOfPiece = (trait: string): boolean =>
    rowsOf(said).some((pieces) => {
      const telling = pieces.filter((piece) => piece.includes(trait));
      // What stands before the thing may be said of the whole row, and so may what stands at its end.
      return (
        telling.length > 0 &&
        telling.every(
          (piece) =>
            piece !== pieces.at(-1) &&
            !piece.includes(head) &&
            others.some((other) => piece.includes(other) && piece.indexOf(other) < piece.indexOf(trait)),
        )
      );
    });
  return traits.some((trait) => {
    // "Slow feeder snuffle mats" of "slow feeder lick mats, snuffle mats"; a stuff may be said of the whole row.
    if (offer.name.includes(' ') && isOfName(trait, own, offers)) return true;
    if (isOfPiece(trait)) return true;
    const telling = sentences.filter((sentence) => sentence.has(trait));
    return (
      telling.length > 0 &&
      telling.every((sentence) => !sentence.has(head) && offers.some((other) => sentence.has(headOf(other))))
    );
  });
}

/** Whether a word belongs to the name of another offer, and says neither its stuff nor how it was made. */
function isOfName(trait: string, own: ReadonlySet<string>, offers: readonly Offer[]): boolean {
  if (own.has(trait) || materialStems.has(trait) || colourStems.has(trait)) return false;
  return offers.some(({ name }) => {
    const word = name.split(' ').find((one) => stemsOf(one).includes(trait));
    return word !== undefined && !/(?:ed|en|own|made)$/u.test(word);
  });
}

/** The stems of each piece of the rows of a text: "baskets with lids, bags and belts". */
function rowsOf(said: string): (readonly string[])[][] {
  return said
    .split(/[.!?\n]+(?:\s|$)/u)
    .map((sentence) => sentence.split(/,\s|\s(?:and|und|y|et|&)\s/u))
    .filter((pieces) => pieces.length > 2)
    .map((pieces) => pieces.map((piece) => stemsOf(piece)));
}

/** Stem of the noun that a name ends with. */
function headOf({ name }: Offer): string {
  return stemsOf(name).at(-1) ?? '';
}

function holdsText(phrase: string, part: string): boolean {
  return ` ${foldWord(phrase)} `.includes(` ${foldWord(part)} `);
}
