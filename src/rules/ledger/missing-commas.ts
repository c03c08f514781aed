import { claimHits } from './claim-index.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { tellsStatus, wallWords } from './word-wall.ts';

/**
 * Many sellers type without a single mark: "front bike light 800 lumens 5 modes runs 2 hours on high cable included
 * batteries not needed". Read as one clause, such a row tells nothing apart, and cut at its "not" it says the reverse.
 * Commas are set where a new thought surely begins or ends; what is doubtful stays together, as the seller wrote it.
 */

/** Words of a row without any mark from which it is looked at. */
const fewestWords = 9;
/** Part of the words that carry a sentence and no thing; prose has twice as many. */
const mostProse = 0.22;
/** With less of it a row is surely one of things, and its pieces may be longer. */
const littleProse = 0.12;
/** Fewer commas than this would only break what may be one clause. */
const fewestCommas = 2;

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const prose = wordSet(
  "the a an is are was were and that which this it its you your we our i they to has have can will be my der die das den dem ein eine einen und ist sind sie du wir ich es el la los las un una y son que se le les une et est sont vous je nous votre está están este esta estos estas su sus tu tus lo he has hemos han ya me nos habe haben wurde wurden j’ai j'ai ai avons",
);

/** Words that lean on the next one: behind them nothing new begins. */
const leaning = wordSet(
  `${[...prose].join(' ')} or of in on with for from by at as no not non without only just very too so more also all any both each every up never ever when if than until before after while do does did don't can't won't being been one two three max maximum min rider user fits holds needs requires includes passt incluye convient suitable compatible would should could may might must well fully easy ready oder für mit aus von im am auf zu zum zur sehr nicht kein keine keinen ohne nur noch auch als wie bis wird wurde war o de del en con para por al muy es no sin solo como más ou du des avec pour par à au aux très pas sans ne plus comme tiene tienen trae traen lleva llevan falta faltan hat haben fehlt fehlen a ont manque manquent quasi presque`,
);

/** Prepositions with which a thing is part of the words before it. */
const governing = wordSet('for of from für aus von auf para de pour');

/** Words with which a seller's next thought begins. */
const openings = wordSet(
  'no not never works working runs fits makes comes made handmade worn matte hand machine dishwasher microwave bpa ' +
    'wipe wash washable pickup pick-up collection smoke pet bought used like brand tested untested ' +
    'reflective padded magsafe lasts includes suitable compatible adjustable removable foldable folds holds needs requires ships ' +
    "waterproof weight weighs size sizes capacity comes doesn’t doesn't won’t won't can’t can't cannot " +
    'nicht kein keine ohne läuft funktioniert gebraucht neuwertig gekauft nur abholung versand nichtraucherhaushalt tierfreier inklusive handgefertigt handgemacht waschbar maschinenwaschbar spülmaschinenfest passt ' +
    'each notes roasted instant beginner gewicht packmaß maße belastbar peso medidas poids dimensions autonomie colour color price farbe größe marke preis vb talla marca precio couleur taille marque prix ' +
    'pila correa cristal pantalla batería caja envío envio sin no nunca funciona usado usada hecho hecha fabricado fabricada incluye lavable apto solo recogida ' +
    'sans pas jamais fonctionne utilisé utilisée fait faite fabriqué fabriquée lavable convient livré livrée',
);
/** Opening words that are one only before certain others: "made in Leeds", "small scratch on the back". */
const openingPairs: Readonly<Record<string, RegExp>> = {
  made: /^(?:in|of|from|by|with|to)$/,
  hand: /^(?:made|wash|thrown|knitted|knit|painted|sewn|stitched|poured|carved|woven)$/,
  machine: /^wash/,
  dishwasher: /^safe$/,
  microwave: /^safe$/,
  bpa: /^free$/,
  smoke: /^free$/,
  pet: /^free$/,
  like: /^new$/,
  brand: /^new$/,
  comes: /^(?:with|in|as|from)$/,
  size: /^(?:\d|[xsml]{1,3}$)/,
  sizes: /^(?:\d|[xsml]{1,3}$)/,
  nur: /^(?:abholung|selbstabholung|einmal|wenig)$/,
  solo: /^(?:recogida|entrega|usado|usada)$/,
  hecho: /^(?:a|en)$/,
  hecha: /^(?:a|en)$/,
  fait: /^(?:main|à|en)$/,
  faite: /^(?:main|à|en)$/,
  makes: /^an?$/,
  worn: /^(?:once|twice|one|a|few|only|for|about)$/,
  matte: /^(?:black|white|grey|gray|silver|green|blue)$/,
  used: /^(?:once|twice|a|few|only|for|but|condition|very|with|lightly|maybe)$/,
  small: /^(?:scratch|scratches|mark|marks|dent|dents|chip|chips|stain|stains|tear|hole|crack|scuff|scuffs)$/,
  few: /^(?:scratches|marks|dents|chips|stains|scuffs|holes)$/,
  slight: /^(?:scratch|scratches|wear|mark|marks|dent|stain|damage)$/,
  minor: /^(?:scratch|scratches|wear|marks|dents|scuffs|damage)$/,
  good: /^(?:condition|for|working|as)$/,
  great: /^(?:condition|for)$/,
  excellent: /^condition$/,
  perfect: /^(?:condition|for)$/,
  use: /^(?:\d|with|on|as|daily|every|once|twice)/,
  fill: /^with$/,
  cash: /^(?:only|on|or)$/,
  some: /^(?:kerb|marks|scratches|wear|rust|stains|damage|scuffs)$/,
  colour: /^(?!$|with$|that$|which$|choice|options?|chang|coded|temperature)/,
  color: /^(?!$|with$|that$|which$|choice|options?|chang|coded|temperature)/,
  pack: /^of$/,
  set: /^of$/,
  each: /^(?:one|piece|is)$/,
  notes: /^of$/,
  roasted: /^(?:to|in|by|fresh|weekly)/,
  instant: /^download/,
  beginner: /^friendly$/,
  do: /^not$/,
  one: /^time$/,
  wash: /^(?:\d|at|cold|warm|by|with)/,
  leichte: /^(?:kratzer|gebrauchsspuren|flecken)$/,
  guter: /^zustand$/,
  gutem: /^zustand$/,
  poco: /^uso$/,
  buen: /^estado$/,
  bon: /^état$/,
  à: /^(?:venir|récupérer|retirer)$/,
  non: /^(?:fumeur|fumeurs|slip)$/,
};

const behindNoun =
  /^(?:oscur|clar|negr|blanc|roj|gris|azul|pequeñ|rígid|dur|nuev|original|noir|blanch?|rigid|souple|neu[fv]|transparent)(?:[oae]s?|es|s)?$/u;
const ofMeasure = wordSet(
  'finished actual approx approximate total overall uk us eu shoe ring full packed image frame paper same fits main top base glaze natural folded open',
);
const joining = wordSet('and und y et &');
const denial = wordSet("not nicht no non pas isn’t isn't aren’t aren't");
const being = wordSet('is are was ist sind está están est sont comes');
/** Words before a thing that belong to it: "all cables included", "power adapter not included". */
const ofThing = wordSet(
  'the a an your our all both no two three four five one any some power charging usb usb-c c original remote carry spare extra hanging mounting storage travel gift die der das keine alle todos todas los las un una tous toutes les le la',
);

const ofAll = /^(?:incluid[oa]s|inclus|incluses|fournis|fournies)$/u;
const measure =
  /^\d[\d.,]*(?:mm|cm|m|ml|cl|l|kg|g|mg|w|v|kw|mah|wh|gb|tb|hz|db|oz|lb|lbs|in|inch|ft|lumens?|psi|zoll)$/u;
const figure = /^\d[\d.,]*$/u;
const unit = wordSet(
  'mm cm m ml cl l kg g mg w v kw mah wh gb tb hz db oz lb lbs in inch inches ft lumen lumens psi zoll liter litre litres liters',
);
const times = wordSet('x ×');
const side = wordSet(
  'high wide long deep thick tall across diameter hoch breit lang tief dick alto ancho largo haut large',
);
/** Counted parts behind which a thought ends: "5 modes", "3 compartments". */
const counted = wordSet(
  'modes levels pieces pcs pockets settings speeds ports compartments drawers shelves doors colours colors stufen teile fächer taschen gänge modos piezas bolsillos velocidades modes pièces poches vitesses niveaux',
);
/** "Max 40 w", "up to 270 kg": what is bounded is no part of the next word. */
const most = /^(?:max\.?|maximum|minimum|min\.?|weighs|wiegt|pesa|pèse|weight|gewicht|peso|poids)$/u;
/** Sockets, classes of protection and mounts, named by a code of their own. */
const code = /^(?:e14|e27|b22|gu10|g9|ipx?\d{1,2})$/u;
/** Words after which a state is whole: "bpa free", "dishwasher safe". */
const wholeStates = /^bpa free$|^instant download$|^(?:dishwasher|microwave|oven|freezer) safe$/u;

/** Words that only texts of languages besides the four hold. */
const elsewhere =
  /(?<!\p{L})(?:não|uma|mão|são|della|dello|gli|anche|een|het|voor|się|jest|och|för|är|için|dla|oraz|ručně|nebo)(?!\p{L})/iu;

/** A point or comma before a figure is one of a number. */
const marks = /((?:[!?;:|()\n•–—✨✅⚪⚫✔]|[.,](?!\d))+)/u;
/** "12 cm 400 g": behind a side its weight begins anew. */
const sideAndWeight = /(?<=\d ?(?:mm|cm|m)) (?=\d[\d.,]* ?(?:k?g|ml|l)(?![\p{L}\d]))/gu;

const oneSize = /^(?:size|talla|größe|taille) (?:x{0,3}[sml]|\d{1,3})$/u;
/** "Size 10 12 14", "size 38 x 40", "size 10 inch": more of it follows. */
const anySize = /^(?:\d|x{0,3}[sml]$|[x×]$|inch|cm|mm|-|–|uk$|us$|eu$)/u;

/**
 * A description with commas where its seller typed none, in the rows that have no mark of their own.
 * @param name the product's, which often stands first without a mark behind it
 */
export function withMissingCommas(text: string, name: string): string {
  // "No Minho", "non", "per": small words of other languages open thoughts in the four.
  if (text.length < 40 || elsewhere.test(text)) return text;
  return text
    .replace(sideAndWeight, ', ')
    .split(marks)
    .map((row, index) => (index % 2 === 0 ? rowWithCommas(row, index === 0 ? name : '') : row))
    .join('');
}

/** "I explain how pivot tables work": somebody tells or learns something, as no row of things does. */
const tellsSomebody =
  /(?<!\p{L})(?:I|[Ww]e|[Yy]ou)(?:['’]ll| will| can)? \p{Ll}+ (?:you )?(?:how|what|why|where|which|that)\s/u;
const opensProse = /^(?:The|This|These|It|Its|They|Each|Our|Your)$/u;

function rowWithCommas(row: string, name: string): string {
  const words = piecesOf(row.trim());
  // "The 1.5 m exhaust hose fits sash windows with the kit supplied" is a sentence, and no row of things.
  if (words.length < fewestWords || opensProse.test(words[0]!) || tellsSomebody.test(row)) return row;
  const plain = words.map((word) => word.toLowerCase());
  // "Portalámparas E27 y 1,2 m de cable incluidos": the one word is said of all of them.
  if (ofAll.test(plain.at(-1)!) && plain.some((word) => /^(?:y|e|et)$/u.test(word))) return row;
  const said = plain.filter((word) => prose.has(word)).length;
  if (said > words.length * mostProse) return row;
  // A longer row is cut into sentences (`word-wall.ts`), unless commas part it closely.
  const before = new Set<number>();
  addOpenings(plain, before);
  addMeasures(plain, before);
  addStates(plain, before);
  addStatus(plain, before);
  const head = nameAhead(plain, name);
  if (head > 0) before.add(head);
  // "Cristal sin rayas": what one word is without stands with it.
  for (const place of before)
    if (isWithout(plain[place]) && (before.has(place - 1) || isOfPartWith(plain, place)))
      before.delete(place);
  before.delete(0);
  before.delete(words.length);
  if (before.size < fewestCommas || [...before].every((place) => isWithout(plain[place]))) return row;
  // Uncut, all of a row that says "not included" would be told of the parcel.
  const longest = plain.some((word) => tellsStatus.has(word)) ? 7 : 6;
  const pieceOfWall = said < words.length * littleProse ? longest : 5;
  if (words.length > wallWords && words.length > (before.size + 1) * pieceOfWall) return row;
  const told = words.map((word, place) => (before.has(place + 1) ? `${word},` : word)).join(' ');
  return row.replace(row.trim(), () => told);
}

const isWithout = (word = ''): boolean => /^(?:sin|sans|ohne)$/u.test(word);

/** "Avec moteur sans charbon", "con motor sin escobillas": the part does without it, and not the thing. */
const isOfPartWith = (plain: readonly string[], place: number): boolean =>
  plain.slice(Math.max(0, place - 3), place - 1).some((word) => /^(?:avec|con|mit)$/u.test(word));

const isColour = (word: string): boolean =>
  claimHits(word, 'en').some(({ end, payload }) => payload.kind === 'colour' && end === word.length);

function addOpenings(plain: readonly string[], before: Set<number>): void {
  for (const [place, word] of plain.entries()) {
    const last = plain[place - 1] ?? '';
    if (place === 0 || leaning.has(last) || (figure.test(last) && /^sizes?$/.test(word))) continue;
    // "Finished size 80 x 100 cm": the word before says which size it is.
    if (/^(?:sizes?|weight|colou?r)$/u.test(word) && ofMeasure.has(last)) continue;
    // "A washed out indigo color suitable for any event": the colour stands before its noun.
    if (/^colou?r$/u.test(word) && isColour(last)) continue;
    // "Machiene washable", "hand made": the word before belongs to it.
    if (/^(?:mach|hand)/u.test(last)) continue;
    const pair = openingPairs[word];
    const opens = pair === undefined ? openings.has(word) : pair.test(plain[place + 1] ?? '');
    if (opens || code.test(word)) before.add(place);
  }
}

/** Behind sides in a row, a named side and a counted part; a lone measure may belong to the next word ("12 inch tyres"). */
function addMeasures(plain: readonly string[], before: Set<number>): void {
  for (const [place, word] of plain.entries()) {
    const isMeasure = measure.test(word) || (unit.has(word) && figure.test(plain[place - 1] ?? ''));
    const isCount = counted.has(word) && figure.test(plain[place - 1] ?? '');
    if (!isMeasure && !isCount) continue;
    let end = place + 1;
    const named = side.has(plain[end] ?? '');
    if (named) end += 1;
    const first = measure.test(word) ? place : place - 1;
    const isMost = most.test(plain[first - 1] ?? '');
    // "16 to 18 cm", "250 g or 1 kg": both ends are told.
    const isRange =
      /^(?:to|or|bis|oder|a|o|à|ou)$/.test(plain[first - 1] ?? '') &&
      [2, 3].some((back) => /^\d/.test(plain[first - back] ?? ''));
    const inRow = times.has(plain[first - 1] ?? '') || /\d ?[x×]\d/u.test(plain[first] ?? '');
    const next = plain[end] ?? '';
    if (
      (isCount || named || inRow || isMost || isRange) &&
      !leaning.has(next) &&
      !times.has(next) &&
      !counted.has(next)
    )
      before.add(end);
  }
}

/** "Bpa free", "size L": what is whole with its second word. */
function addStates(plain: readonly string[], before: Set<number>): void {
  for (let place = 1; place < plain.length; place += 1) {
    const pair = `${plain[place - 1]} ${plain[place]}`;
    if (!wholeStates.test(pair) && !(oneSize.test(pair) && !anySize.test(plain[place + 1] ?? ''))) continue;
    if (!leaning.has(plain[place + 1] ?? '')) before.add(place + 1);
  }
}

/** "cable included batteries not needed": the thing, whether it comes along, and a comma on both sides. */
function addStatus(plain: readonly string[], before: Set<number>): void {
  for (const [place, word] of plain.entries()) {
    // "Visor missing" at the end, and no "missing screws".
    const isMissing = word === 'missing' && (place + 1 === plain.length || openings.has(plain[place + 1]!));
    if (!tellsStatus.has(word) && !isMissing) continue;
    let thing = place - 1;
    if (denial.has(plain[thing] ?? '')) thing -= 1;
    if (being.has(plain[thing] ?? '')) thing -= 1;
    if (thing < 0 || leaning.has(plain[thing]!)) continue;
    // "Visera oscura incluida": behind its noun in Spanish and French.
    if (thing > 0 && behindNoun.test(plain[thing]!) && !leaning.has(plain[thing - 1]!)) thing -= 1;
    while (thing > 0 && ofThing.has(plain[thing - 1]!)) thing -= 1;
    // "Case and charging cable included".
    if (thing > 1 && joining.has(plain[thing - 1]!) && !leaning.has(plain[thing - 2]!)) thing -= 2;
    // "Für alle Herdarten inklusive Induktion": what stands behind its preposition opens nothing.
    if (governing.has(plain[thing - 1] ?? '')) continue;
    for (let inside = thing + 1; inside <= place; inside += 1) before.delete(inside);
    before.add(thing);
    if (!leaning.has(plain[place + 1] ?? '') || openings.has(plain[place + 1] ?? '')) before.add(place + 1);
  }
}

/** How many words at the front say the product's name over again. */
function nameAhead(plain: readonly string[], name: string): number {
  const named = new Set(piecesOf(name.toLowerCase()).map((word) => word.replace(/[,;:()]/gu, '')));
  let count = 0;
  while (count < plain.length && named.has(plain[count]!)) count += 1;
  // "Bike 26 inch wheels", "bowls set of 5 with lids": a figure at the end of the name may be that of the next word.
  const endsInUnit = unit.has(plain[count - 1] ?? '') && figure.test(plain[count - 2] ?? '');
  if (endsInUnit || /^\d/u.test(plain[count - 1] ?? '')) count -= endsInUnit ? 2 : 1;
  if (leaning.has(plain[count - 1] ?? '')) return 0;
  // "Mens barbour" of a mens barbour jacket goes on with what it is.
  const last = [...named].findLast((word) => !/^\d/u.test(word)) ?? '';
  if (!plain.slice(0, count).includes(last)) return 0;
  return count >= 2 && !leaning.has(plain[count] ?? 'of') ? count : 0;
}
