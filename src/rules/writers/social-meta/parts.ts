import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { mayPromote, promotionsIn } from '#rules/facts/promotion.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { tellingStems } from '#rules/facts/novelty.ts';
import { opensWithOrder } from '#rules/ledger/shape.ts';
import { stemsOf } from '#rules/text/words.ts';
import { inLine } from '#rules/writers/seo-content/bullet-line.ts';
import { messagesOf, type Message } from '#rules/writers/seo-content/messages.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** One thing to say on a card: a sentence of the writer or of the page. */
export interface Statement {
  /** With its stop. */
  sentence: string;
  /** Without it, as it stands behind a colon; null where it is a whole sentence with a subject of its own. */
  fragment: string | null;
  kind: FactKind;
  /** It comes from the form's description; others come from the page. */
  own: boolean;
  index: number;
  /** The sentence before it stands in the title: what leans on it may follow. */
  follows?: true;
}

/** Kinds that make somebody stop scrolling: what can be checked, counted or planned with. */
const strength: Partial<Record<FactKind, number>> = {
  certificate: 5,
  award: 5,
  price: 4,
  guarantee: 4,
  duration: 3,
  percentage: 3,
  hours: 1,
  number: 3,
  shipping: 3,
  material: 2,
  method: 2,
  origin: 2,
  size: 2,
  place: 2,
};

/** What a thing is not for, or runs on, belongs beneath its title. */
const beneath: ReadonlySet<FactKind> = new Set([
  'care',
  'safety',
  'problem',
  'limit',
  'exclusion',
  'flaw',
  'condition',
  'compatibility',
  'contents',
]);

const closed = /(?<!\p{L})(?:closed|ruhetag|geschlossen|cerrad[oa]s?|ferm(?:é|ée|és|ées|eture))(?!\p{L})/iu;

/** Whether it says when nobody is there. */
export function saysClosed(sentence: string): boolean {
  return closed.test(sentence);
}

/** Whether a statement can stand behind a subject in a title. */
export function fitsTitle({ fragment, kind }: Statement): boolean {
  return (
    fragment !== null &&
    !beneath.has(kind) &&
    !/:(?:\s|$)/u.test(fragment) &&
    !closed.test(fragment) &&
    !isAside(fragment) &&
    !opensWithOrder(fragment) &&
    !/^(?:and|but|or|und|aber|oder|y|pero|et|mais)\s/iu.test(fragment)
  );
}

/** Whether a text tells only those who are coming already how: when it is open, how it is booked, washed or paid for. */
export function isAside(text: string): boolean {
  return aside.test(text);
}

const aside = longPattern('iu')`
  ^(?:open|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:to|and|–|-) |(?:mo|diens|mitt|donners|frei|sams
      |sonn)\p{L}{2,4} (?:bis|und|–|-) |entrada|check-in|einlass|arrivée|haltbar|best (?:before|within)
    |se garde|no (?:smok|pets|dogs|children)\p{L}*|minimum|mindest\p{L}*|sin reserva|sans réservation
    |ohne reservierung|no bookings?|estancia mínima|départ|abfahrt|treffpunkt|salida desde|meeting point
    |abrimos|abre|ouvrons|geöffnet|abiert[oa]s?|ouverte?s?|dm|call|email|ring|reservas? (?:por|en|llamando)
    |réservez|jetzt (?:buchen|reservieren)|machine|hand[- ]?wash|wipe|waschbar|lavable|chapters?:
    |(?:part|teil|parte|partie|folge|episode) \d)(?!\p{L})|(?<!\p{L})(?:parking|parkplätze?|aparcamiento
    |stationnement|barrierefrei\p{L}*|wheelchair|step-free|patch test|photos? by|fotos? von|photos? de
    |recipe|rezept|link|consign\p{L}*|pfand\p{L}*|booking|by appointment|nach vereinbarung|cita previa
    |sur rendez-vous|réservation|reservation\p{L}*|bestellung|vorbestellung|anmeldung|deposit
    |dogs? (?:are )?(?:welcome|allowed)|bordsteinkante|kassen|collection only|toxic|giftig|tóxic\p{L}
    |toxique|required|needed|wiederverwendbar|reusable)(?!\p{L})
`;

/** Kinds that say nothing of a thing by themselves but show that something is told that can be checked. */
const telling: ReadonlySet<FactKind> = new Set([
  'certificate',
  'award',
  'guarantee',
  'duration',
  'percentage',
  'number',
  'material',
  'method',
  'origin',
  'place',
  'audience',
  'age',
  'hours',
  'shipping',
]);
/** What costs nothing. */
export const free =
  /(?<!\p{L})(?:free|gratis|kostenlos\p{L}*|gratuit\p{L}*|sin coste|half price|offerte?)(?!\p{L})/iu;

/** Whether a title says something that speaks for its subject with this behind it, and not just something more. */
export function speaksForIt({ kind, sentence }: Statement): boolean {
  // When it is open is told behind what it is, and wins nobody.
  if (kind === 'hours') return false;
  return telling.has(kind) || kind === 'price' || free.test(sentence) || /\d/u.test(sentence);
}

/** Whether a statement tells what is missing, what it is not for or how to handle it. */
export function isSmallPrint({ kind, sentence }: Statement): boolean {
  return beneath.has(kind) || isAside(sentence);
}

/** How much a statement says that a reader can check. */
export function strengthOf({ sentence, kind, own }: Statement): number {
  // A bare price or place says nothing before it is known of what.
  const isBare = sentence.length < 14 ? -4 : 0;
  // What a reader cannot have is no reason to come.
  const isClosed = closed.test(sentence) ? -6 : 0;
  return isClosed + (strength[kind] ?? 1) + (/\d/.test(sentence) ? 1.5 : 0) + (own ? 1 : 0) + isBare;
}

/** Everything the brief has to say, the form's own sentences first, in reading order. The call to action is kept apart. */
export function statementsOf(brief: SocialBrief): Statement[] {
  const call = tidySentence(brief.callToAction, brief.language.written).toLowerCase();
  const statements = messagesOf(brief.draft)
    .filter(({ verbatim }) => verbatim.toLowerCase() !== call && !isBait(verbatim))
    .map((message, index): Statement => ({
      sentence: message.verbatim,
      fragment: fragmentOf(message, brief),
      kind: message.kind,
      own: message.path.startsWith('products.'),
      index,
    }));
  // "Looking for a plumber?" says nothing where the answer stands beside it, which needs no question before it.
  const answers = statements.flatMap((statement, index): Statement[] => {
    if (statement.sentence.endsWith('?')) return [];
    return [
      statements[index - 1]?.sentence.endsWith('?') === true ? { ...statement, follows: true } : statement,
    ];
  });
  return (answers.length > 0 ? answers : statements).toSorted(
    (a, b) => Number(b.own) - Number(a.own) || a.index - b.index,
  );
}

/** Bait and pressure are no statement, whoever wrote them. */
function isBait(text: string): boolean {
  return (
    mayPromote(text) && promotionsIn(text, '').some(({ kind }) => kind === 'bait' || kind === 'pressure')
  );
}

/** Pieces of a statement that can stand behind a subject by themselves: the parts of a list. */
export function piecesOf({ fragment }: Statement): string[] {
  // "From £14 a week including VAT" is from £14 a week.
  const price = fromPrice.exec(fragment ?? '')?.[1];
  if (price !== undefined) return [price];
  const row = (fragment ?? '').split(/,\s/u);
  // "Farm tours at 11, $8, kids under 5 free": from a price on, all is said of what stood before it.
  // "Classic set £55, hybrid £65": each price is that of one thing.
  const first = row.findIndex((piece) => priced.test(piece));
  if (first === 0) return [];
  const pieces = first > 0 ? row.slice(0, first) : row;
  // Of "implants, dentures and crowns" the last two would pass for all.
  const isRow = /\s(?:and|und|y|e|et|&)\s/u.test(pieces.at(-1)!);
  return row.length === 1 || isRow
    ? []
    : pieces.filter(
        (piece) =>
          piece.length >= 8 &&
          piece.includes(' ') &&
          /\p{L}{4}/u.test(piece) &&
          !joint.test(piece) &&
          !leansOnPiece.test(piece),
      );
}

const fromPrice =
  /^((?:from|ab|desde|à partir de|dès)\s[^,.]{2,24}?)\s(?:including|with|plus|and|inklusive|inkl\.|mit|con|incluid[oa]s?|avec|comprise?s?)\s/iu;
const priced = /[$€£]\s?\d|\d\s?(?:[$€£]|dollars?|euros?|pounds?)/iu;

/** "3 dollars a month after that" needs what stood before it. */
const leansOnPiece =
  /^(?:up to|bis|hasta|jusqu|also|auch|too|también|également|aussi)(?!\p{L})|(?<!\p{L})(?:after that|thereafter|afterwards|then|instead|danach|dann|stattdessen|después|luego|ensuite|puis|après)(?!\p{L})/iu;

const joint =
  /^(?:and|or|but|with|und|oder|mit|y|o|e|con|et|ou|avec|sowie|as well)\s|\s(?:and|und|y|et)$|\s(?:or|oder|o|ou)\s/iu;

function fragmentOf(message: Message, { draft, language }: SocialBrief): string | null {
  if (message.units.some(({ shape }) => shape === 'sentence' || shape === 'order' || shape === 'verb'))
    return null;
  const bare = message.verbatim.replace(/[.。!?\s]+$/u, '');
  if (/[.!?](?:\s|$)/u.test(bare) || bare.length > 70 || startsLikeSentence.test(bare)) return null;
  // “Gas Safe registered” begins with a name: its second word has a capital too.
  const isName = /^\p{Lu}[\p{L}’'-]*\s\p{Lu}\p{Ll}/u.test(bare);
  if (isName) return bare;
  if (language.written === 'en') return inLine(bare, draft).replace(determiner, (word) => word.toLowerCase());
  if (language.written !== 'other') return inLine(bare, draft);
  return withCapitals.test(language.tag)
    ? bare.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
    : bare;
}

/** "Every Thursday" begins with no name. */
const determiner =
  /^(?:Every|Each|All|No|Any|Open|Just|Only|Up|From|At|On|In|By|With|Without|For|Until|Since)(?=\s)/u;

/** Languages of Latin letters that begin no common noun with a capital inside a line. */
const withCapitals = /^(?:it|pt|nl|sv|da|nb|no|fi|pl|cs|ro|ca|gl|eu)\b/u;

/** Beginnings that make a clause a sentence although its verb was not seen. */
const startsLikeSentence =
  /^(?:we|you|i|they|our|your|there|wir|sie|ihr|in unsere[mr]|am ende|bei uns|unsere?|hier|cada|nuestr[oa]s?|te|le|puedes|cada uno|nous|vous|notre|nos|votre|chaque|ici|chez nous)(?!\p{L})/iu;

/** Whether a text has been told already by another: most of its words stand there. */
export function isTold(text: string, by: string): boolean {
  return shareTold(text, by) >= 0.7;
}

/** Whether a text repeats more of another than it adds. */
export function isMostlyTold(text: string, by: string): boolean {
  return shareTold(text, by) >= 0.5;
}

function shareTold(text: string, by: string): number {
  const have = new Set(stemsOf(by));
  const stems = tellingStems(text);
  // A bare price has no words.
  if (stems.length === 0) return by.includes(text.replace(/[.。]$/u, '')) ? 1 : 0;
  return stems.filter((stem) => have.has(stem)).length / stems.length;
}
