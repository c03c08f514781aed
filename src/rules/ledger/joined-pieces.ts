import { materialStems } from '#rules/keywords/attribute-words.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import { isProse, leansBack } from './prose-lines.ts';
import { tellsShares } from './size-row.ts';
import { offersElsewhere } from './offers-elsewhere.ts';

/** "Works with MacBook Air": what goes on with makers and models behind commas. */
const fits =
  /^(?:also )?(?:fits?|works? (?:with|on)|compatible with|suits|for use with|charges|passend für|kompatibel mit|passt (?:für|zu)|compatible (?:con|avec)|para|pour|für|for)\s/iu;
const names = /\s\p{Lu}/u;
/** Another one of them: a name, or a model by its figure. */
const another = /^(?:and |or |und |y |et )?\p{Lu}[\p{L}\d-]{0,30}(?:[ /][\p{L}\d+-]{1,30}){0,4}$/u;
/** "300S" of "Fits Core 300, 300S, P350": a model by its figure and letters. */
const anotherModel =
  /^(?:and |or )?(?=[\p{L}\d-]{2,12}$)(?!\d[\d.]*(?:mm|cm|m|in|ft|ml|l|g|kg|oz|lb|lbs|w|v|k|gb|tb|mah|hz|pcs|pc|pack)$)[\p{L}-]*\d[\p{Lu}\d-]*$/iu;
/** "Fits bike cages, not the Brompton bag": what a clause excepts belongs to it. */
const excepts = /^(?:but )?not (?:the|an?|with|for|on|in|its?|all|under|over|from)\s/iu;
const taking =
  /(?<!\p{L})(?:fits?|works?|suits?|suitable|compatible|covers?|holds?|charges?|washable|safe)(?!\p{L})/iu;

/** "Dojazd w ciągu godziny, także w weekendy", "ook op donderdagavond": when it holds too belongs to what holds. */
const alsoWhen =
  /^(?:ook|także|również|też|också|også|anche|também|také|myös)\s(?:(?:op|in|w|we|na|på|i|il|la|di|em|à|ao|aos|no|v|ve|o|om)\s)?\p{L}+$/iu;

/** "Free with ads, 3.99 without": a price that says only with the clause before it what it is for. */
const pricedElse =
  /^(?:[€£$]\s?)?\d{1,4}(?:[.,]\d\d)?(?:\s?[€£$])?\s(?:without|with|to remove|if not|otherwise|for the rest)(?:\s(?:them|it|ads))?$/iu;

/** "Available in 135 x 200, 155 x 220 and 200 x 200 cm": sizes in a row share their last unit, and what leads to them. */
const endsInSides = /\d\s?[x×]\s?\d[\d.]*$/u;
const opensWithSides = /^\d[\d.,]*\s?[x×]\s?\d/u;

/** "Wall mount, crevice tool and brush included": the last word is said of the whole row. English. */
const rowIncluded = /\sand\s[^,]{2,40}\s(?:(?:are|is|all) )?included$/iu;
const bareThing = /^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,3}$/u;

function isQualifiedStuff(piece: string): boolean {
  return piece.includes(' ') && materialStems.has(stemsOf(piece).at(-1) ?? '');
}

function isIncludedRow(pieces: readonly string[]): boolean {
  return (
    pieces.length > 1 &&
    rowIncluded.test(pieces.at(-1)!) &&
    pieces.slice(0, -1).every(
      (piece) =>
        bareThing.test(piece) &&
        !/^(?:not?|with|without|fully)\s|(?:ed|able|less|free)$/iu.test(piece) &&
        // "Clear plastic, screws and pads included": of what the thing is lies not beside it.
        !isQualifiedStuff(piece),
    )
  );
}

/** "Taught by Rosa Whitfield, calligrapher since 2009": the trade is that of the person before it. */
const endsInPerson = /(?<!\p{L})(?:by|with|von|mit|por|con|par|avec) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,2}$/u;
const tradeSince =
  /^(?:an? |ein[e]? |un[e]? |una )?\p{L}[\p{L}-]{3,24}(?: \p{L}[\p{L}-]{1,24}){0,3} (?:since|seit|desde|depuis) \d{4}$/u;

/** "Two leash rings, one on the chest and one on the back": where each of them is hangs on what was named before. English. */
const whereEachIs = /^(?:one|two|three|four) (?:on|in|at|under|behind|inside) (?:the|each|either|both)\s/iu;

/** "Charges a laptop 1.1 times, a phone 4 times": the verb is that of the clause before. English. */
const soManyTimes = /^(?:and )?(?:an?|the) (?:[\p{L}\d-]+ ){1,3}(?:about |up to )?\d[\d.,]* times$/iu;

/** "Works best on damp hair, medium to long": between which degrees the noun before it lies. English. */
export const degrees =
  /^(?:very )?(?:short|medium|long|small|large|big|fine|thick|thin|light|dark|soft|firm|hard|low|high|cool|warm|cold|hot|young|old|dry|wet|oily|normal|slim|wide|narrow|deep|shallow|mild|strong|straight|curly|flat|round)(?:,? (?:to|and|or|but not) (?:very )?(?:short|medium|long|small|large|big|fine|thick|thin|light|dark|soft|firm|hard|low|high|cool|warm|cold|hot|young|old|dry|wet|oily|normal|slim|wide|narrow|deep|shallow|mild|strong|straight|curly|flat|round))$/iu;

/** "Runtime 45 min (eco) / 12 min (max)": two figures of one noun. */
const inBrackets = /^\d[\d.,]* ?\p{L}{1,5} \([^()]{2,20}\)$/u;

/** Whether a text ends in brackets that hold a figure. */
function endsInFigureInBrackets(text: string): boolean {
  if (!text.endsWith(')')) return false;
  const inside = text.slice(0, -1);
  return /\d/u.test(inside.slice(Math.max(inside.lastIndexOf('('), inside.lastIndexOf(')')) + 1));
}

const endsInDay =
  /(?<!\p{L})(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:days?)?$|(?:tags?|woch)$|(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)$/iu;
/** "Open Tuesday to Saturday, 10 to 5": the hours of the days before them. */
const fromTo =
  /^(?:from )?\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m)?\s?(?:to|till|until|bis|a|à|-|–)\s?\d{1,2}(?:[.:]\d\d)?\s?(?:[ap]m|Uhr|h)?$/iu;

/** "Made of 60% wool, 25% nylon and 15% acrylic": a share is one only beside the others. */
const endsInShare = /(?<![\d.,])\d[\d.,]*\s?%\s(?:[\p{L}’'-]+\s){0,3}[\p{L}’'-]+$/u;
const opensWithShare = /^\d[\d.,]*\s?%\s(?:[\p{L}’'-]+\s){0,3}[\p{L}’'-]+(?:$|\s(?:and|und|y|et|e|en)\s\d)/u;

const opensFrenchRow = /\s(?:du|des|de la|de l[’'])\s?\p{L}/u;
/** "Fabrique du pain au levain, des brioches et des tartes": what else the one verb makes. French. */
const frenchRow = /^(?:du |des |de la |de l[’'])[^,]{3,40}\set\s(?:du |des |de la |de l[’'])/u;

const measure = String.raw`\d[\d.,]*\s?(?:g|kg|ml|cl|dl|l|L|cm|mm|m|oz|lb|litres?|liters?|Liter|Gramm|gramos|grammes|litros)`;
const endsInMeasure = new RegExp(String.raw`\p{L}{3}.*\s${measure}$`, 'u');
const furtherMeasure = new RegExp(
  String.raw`^${measure}(?: (?:et|and|und|y|e|ou|or|oder|o) ${measure})?$`,
  'u',
);
const lastMeasure = new RegExp(String.raw`^${measure} (?:et|and|und|y|e|ou|or|oder|o) ${measure}$`, 'u');

/** "Pots de 250 g, 500 g et 1 kg": whether the pieces from one on go on with the measures before them, up to the last one. */
function areMeasuresUpTo(pieces: readonly string[], from: number): boolean {
  for (let at = from; at < pieces.length && furtherMeasure.test(pieces[at]!); at += 1)
    if (lastMeasure.test(pieces[at]!)) return true;
  return false;
}

const month = String.raw`(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|de enero|de febrero|de marzo|de abril|de mayo|de junio|de julio|de agosto|de septiembre|de octubre|de noviembre|de diciembre)`;
const endsInDate = new RegExp(String.raw`(?<!\d)\d{1,2}\.? ${month}$`, 'u');
/** "Les samedis 18 avril, 9 mai et 6 juin": further days of one row. */
const furtherDate = new RegExp(
  String.raw`^\d{1,2}\.? ${month}(?: (?:and|et|und|y|e) \d{1,2}\.? ${month})?$`,
  'u',
);

/** "Läutet selbst nicht, steuert aber die Anlage": what is done in place of what is not belongs to it. German. */
const insteadOf = /^\p{Ll}+ (?:aber|jedoch|dafür) \p{L}/u;

const endsRowElsewhere = /\s(?:a|i|oraz|ed?|en|och|og|ja|и|і|та|și)\s\p{Ll}/u;
const mostOffered = 7;

/** Where a row of what is offered ends: "preventivní prohlídky, dentální hygienu, bílé výplně a implantáty"; -1 where none stands there. */
function endOfOffer(pieces: readonly string[], from: number): number {
  if (!offersElsewhere.test(pieces[from]!)) return -1;
  let end = -1;
  for (let at = from + 1; at < pieces.length; at += 1) {
    const piece = pieces[at]!;
    if (/\d/u.test(piece) || !/^\p{Ll}/u.test(piece) || countPieces(piece) > mostOffered) break;
    // "Nye vinduer og døre, terrasser, tilbygninger og køkkenmontage": the last of them ends it.
    if (endsRowElsewhere.test(piece)) end = at;
  }
  return end;
}

/** Pieces of a clause with those joined again that say nothing alone: other models that a thing fits, what it does not, and what it costs else. */
export function withJoinedPieces(pieces: readonly string[]): string[] {
  if (isIncludedRow(pieces) || isProse(pieces) || tellsShares(pieces.join(', '))) return [pieces.join(', ')];
  // "All tools, leather and lunch included, max six people": the row ends before what else is told.
  const end = pieces.findIndex((piece) => rowIncluded.test(piece)) + 1;
  if (end > 1 && end < pieces.length && isIncludedRow(pieces.slice(0, end)))
    return [pieces.slice(0, end).join(', '), ...withJoinedPieces(pieces.slice(end))];
  const joined: string[] = [];
  let isFitting = false;
  let endOfRow = -1;
  for (const [at, piece] of pieces.entries()) {
    const before = joined.at(-1);
    const goesOn: boolean =
      before !== undefined &&
      (at <= endOfRow ||
        (isFitting && (another.test(piece) || anotherModel.test(piece))) ||
        pricedElse.test(piece) ||
        (endsInMeasure.test(before) && furtherMeasure.test(piece) && areMeasuresUpTo(pieces, at)) ||
        whereEachIs.test(piece) ||
        (tradeSince.test(piece) && endsInPerson.test(before)) ||
        (inBrackets.test(piece) && endsInFigureInBrackets(before)) ||
        (soManyTimes.test(piece) && /\stimes$/u.test(before)) ||
        (furtherDate.test(piece) && endsInDate.test(before)) ||
        (before.endsWith(' nicht') && insteadOf.test(piece)) ||
        (fromTo.test(piece) && endsInDay.test(before)) ||
        (frenchRow.test(piece) && opensFrenchRow.test(before)) ||
        (opensWithShare.test(piece) && !/^\d/u.test(before) && endsInShare.test(before)) ||
        (opensWithSides.test(piece) && endsInSides.test(before)) ||
        (degrees.test(piece) && before.includes(' ')) ||
        /^except\s/u.test(piece) ||
        leansBack.test(piece) ||
        alsoWhen.test(piece) ||
        (excepts.test(piece) && taking.test(before) && countPieces(before) < 14));
    if (goesOn) joined[joined.length - 1] = `${before}, ${piece}`;
    else {
      joined.push(piece);
      endOfRow = endOfOffer(pieces, at);
    }
    isFitting = goesOn ? isFitting : fits.test(piece) && names.test(piece);
  }
  return joined;
}
