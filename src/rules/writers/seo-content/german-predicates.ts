import type { Unit } from '#rules/ledger/units.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { countPieces } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';
import { noTitleWord, packaging } from './title-words.ts';

/** Characters and words of the longest phrase. */
const longest = 34;
const mostWords = 7;

/** "Die Lampe", "unsere Bettwäsche": the noun that a German sentence opens with. */
const subject =
  /^(?:Der|Die|Das|Diese[rs]?|Unsere?|Meine?|Jede[rs]?)\s(?:\p{Ll}+e[nrs]?\s){0,2}(\p{Lu}[\p{L}-]{2,})(?:\s\p{Lu}[\p{L}\d-]+)?\s(?=\p{Ll})/u;
const pronoun = /^(?:Er|Sie|Es)\s(?=\p{Ll})/u;
/** What sellers call any thing of theirs. */
const anyThing = /^(?:Set|Stück|Produkt|Artikel|Gerät|Modell|Exemplar|Ware)$/u;
/** Who speaks of herself says nothing of another thing. */
const ofSeller = /^(?:Ich|Wir|Hiermit|Zum Verkauf|Angeboten|Verkauft|Hier)\s/u;

/** Whether a noun names the thing: "Lampe" of a "Schreibtischlampe", "Set" of any. */
export function namesThing(noun: string, type: string): boolean {
  const plain = noun.toLowerCase();
  // "Die Pfannen" of a "Pfannenset" are all of it.
  const known = type.toLowerCase().replace(/(?<=\p{L}{3})[ -]?set$/u, '');
  const singular = plain.replace(/(?:en|n|e|s)$/u, '');
  return (
    anyThing.test(noun) ||
    (plain.length > 2 && (known.endsWith(plain) || plain.endsWith(known))) ||
    (singular.length > 4 && known.replace(/(?:en|n|e|s)$/u, '').endsWith(singular))
  );
}

/** What each whole sentence says of the thing, without its subject; a pronoun speaks of what the sentence before spoke of. */
function saidOfThing({ units, type, plural }: Draft): string[] {
  const said: string[] = [];
  let isOfThing = true;
  for (const unit of units) {
    if (!unit.whole || !unit.path.endsWith('.description')) continue;
    const opening = subject.exec(unit.text);
    const byPronoun = opening === null ? pronoun.exec(unit.text) : null;
    if (opening !== null) isOfThing = namesThing(opening[1]!, type);
    else if (byPronoun === null && !ofSeller.test(unit.text)) isOfThing = tellsOf(unit.text, type);
    if (!isOfThing || !mayTell(unit)) continue;
    const front = (opening ?? byPronoun)?.[0];
    // "Sie haben die Wahl" is said to the buyer, unless there are many of the thing.
    if (front === undefined || (front === 'Sie ' && !plural && toBuyer.test(unit.text))) continue;
    said.push(unit.text.slice(front.length));
  }
  return said;
}

const toBuyer = /^Sie \p{Ll}+en\s/u;

function tellsOf(text: string, type: string): boolean {
  return text.split(/[^\p{L}-]+/u).some((word) => /^\p{Lu}/u.test(word) && namesThing(word, type));
}

const untold: ReadonlySet<Unit['kind']> = new Set([
  'flaw',
  'condition',
  'exclusion',
  'shipping',
  'price',
  'guarantee',
]);
const hedged =
  /(?<!\p{L})(?:nicht|nie|kein\p{L}*|ohne|leider|optional|wahlweise|gegen Aufpreis|auf Wunsch|könnte\p{L}*|jedoch|aber|allerdings)(?!\p{L})/iu;

function mayTell({ kind, text, label }: Unit): boolean {
  return label === '' && !untold.has(kind) && !hedged.test(text);
}

/** Where the clause of the sentence ends and one that hangs on it begins. */
const hanging =
  /, (?:der|die|das|den|dem|deren|dessen|welche[rsn]?|so ?dass|damit|weil|da|wenn|um|ohne|was|wo|wodurch|von denen|mit de[rmn]|in de[rmn]|auf de[rmn])\s.*$/u;
const betweenPredicates =
  /\s(?:und|sowie)\s(?=(?:auch\s)?(?:ist|sind|hat|haben|kann|können|wird|werden|wurde|wurden|lässt|lassen|\p{Ll}{3,}(?:t|en))\s)|, (?=(?:ist|sind|hat|wird|wurde|lässt|\p{Ll}{3,}t)\s)/u;

const trait =
  /^\p{Ll}{2,}(?:frei|fest|dicht|sicher|abweisend|aktiv|durchlässig|beständig|resistent|elastisch|dimmbar|stellbar|klappbar|faltbar|drehbar|nehmbar|ziehbar|ladbar|schließbar|waschbar|stapelbar|kompostierbar|abbaubar)$|^(?:vegan|doppelwandig|kabellos|schnurlos)$/u;
const noTrait =
  /(?:kostenfrei|einwandfrei|problemfrei|sorgenfrei|fehlerfrei|unsicher|barrierefrei|risikofrei)$/u;

/** Nouns that say nothing without what stands behind them, or how the thing fares. */
const noObject =
  /^(?:Volumen|Länge|Breite|Höhe|Tiefe|Durchmesser|Gewicht|Größe|Maße|Form|Fassungsvermögen|Platz|\p{L}*höhe|\p{L}*länge|Zoll|Jahre?|Monate?|Wochen|Tage|Stunden?|Minuten|Gebrauchsspuren|Kratzer|Flecken|Dellen?|Macken?|Risse?|Duft|Geschmack|Säure|Preis|Euro|Design|Optik|Look|Vorteile?|Möglichkeit(?:en)?|Gefühl|Schutz|Komfort|Halt|Liter|Gramm|Kilogramm|Prozent|Watt|Volt|Farben|Größen|Varianten|Ausführungen)$/u;
const object =
  /^(einen|eine|ein|das)?\s?((?:(?:\d+|\p{Ll}[\p{Ll}-]{2,})\s){0,3})(\p{Lu}[\p{L}-]*|\d[\p{L}\d]*-\p{Lu}[\p{L}-]+)((?:\s[A-Z]\d{1,2}(?!\S))?)(?=$|\s)/u;
const numbers = 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const vague =
  /^(?:d(?:ie|en|er|em|es)|dies\p{L}*|mehr\p{L}*|viel\p{L}*|wenig\p{L}*|einige\p{L}*|mehrere\p{L}*|etwa|circa|rund|bis|über|nur|sogar|auch|ihr\p{L}*|sein\p{L}*|zu|paar|genug|ausreichend\p{L}*|etwas|gute\p{L}*|schöne\p{L}*|feine\p{L}*|leichte\p{L}*|kleine\p{L}*|große\p{L}*|zahlreiche\p{L}*|verschiedene\p{L}*|unterschiedliche\p{L}*|jederzeit|besonders|sehr|hohe\p{L}*|andere\p{L}*|eigene\p{L}*|weitere\p{L}*|neue\p{L}*|lange\p{L}*|angenehme\p{L}*)$/u;

/** What is broken or missing is told where the state is, and what is praised nowhere. */
const flawedOrPraised =
  /^(?:(?:ab|an|aus|ein|durch|zer|ver)?ge?(?:brochen|rissen|bogen|platzt|sprungen|sessen|scheuert|franst)|fehlend|kaputt|defekt|verzogen|verbogen|verbeult|verkratzt|zerkratzt|verschlissen|abgenutzt|ausgeleiert|beschädigt|undicht|platt|lose|locker|stumpf|rostig|verrostet|fleckig|optimal|perfekt|ideal|beste|toll|hervorragend|einzigartig|einmalig|wunderschön|wunderbar|traumhaft)\p{L}{0,3}$/u;

/** "Einen auslaufsicheren Deckel" as a title names it: "auslaufsicherer Deckel"; empty where it cannot be turned. */
function nominative(entry: string): string {
  const [, article = '', before = '', noun = '', grade = ''] = object.exec(entry) ?? [];
  const words = before.trim().split(' ').filter(Boolean);
  if (
    noun === '' ||
    noObject.test(noun) ||
    words.some((word) => vague.test(word) || flawedOrPraised.test(word))
  )
    return '';
  const isCounted = words.some((word) => /^\d+$/u.test(word) || numbers.includes(word));
  const adjectives = words.filter((word) => !/^\d+$/u.test(word) && !numbers.includes(word));
  if (article === 'das' && grade === '') return '';
  if (adjectives.some((word) => !/e[nrs]?$/u.test(word))) return '';
  // Without an article "gehärteten Stahl" and "runden Kanten" are written alike.
  if (article === '' && !isCounted && adjectives.some((word) => !word.endsWith('e'))) return '';
  // A bare noun says little, unless it is a compound.
  if (words.length === 0 && grade === '' && noun.length < 10 && !noun.includes('-')) return '';
  if (article === '' && words.length === 0) return '';
  const told = words.map((word) =>
    article === 'einen' && adjectives.includes(word) ? word.replace(/en$/u, 'er') : word,
  );
  return [...told, `${noun}${grade}`].join(' ');
}

/** The things that a clause says the thing has, as a title names them. */
function hadThings(list: string): string[] {
  return list.split(/,\s|\s(?:und|sowie)\s/u).map(nominative);
}

const forWhom =
  /^(?:(?:eignet|eignen) sich|passt|passen|(?:ist|sind|wurden?|bietet Platz|bieten Platz))\s(?:(?:auch|damit|daher|sowohl|bestens|gut|hervorragend|speziell)\s){0,2}(für\s.+)$/u;
const meant = /\s(?:geeignet|gedacht|entwickelt|gemacht|konzipiert|bestimmt|ausgelegt|gefertigt)$/u;
const anybody =
  /^für (?:Sie|dich|euch|Ihre?n?|deine?n?|jede\p{L}*|alle[sn]?$|den|die|das|ein\p{L}*|etwa|viele|manche|diese\p{L}*|unsere\p{L}*)(?!\p{L})/u;

/** "Für acht Karten, Scheine und Münzen": where all has no room, the first of a list is true all the same. */
function shortened(told: string): string {
  return told.length <= longest ? told : told.split(/,\s/u)[0]!;
}

function audience(clause: string): string {
  const told = forWhom.exec(clause)?.[1] ?? '';
  const bare = shortened(told.replace(meant, ''));
  // "Ist für Hunde" has to close on the word that says so.
  if (/^(?:ist|sind|wurden?)\s/u.test(clause) && !meant.test(told)) return '';
  return anybody.test(bare) || /\s\p{Ll}{3,}$/u.test(bare) ? '' : bare;
}

const filledWith =
  /^(?:ist|sind|wird|werden|wurde|wurden)\s(mit (?:\p{Ll}+(?:em|er|en) ){0,2}\p{Lu}[\p{L}-]+)\s(?:gefüllt|ausgestattet|versehen|beschichtet|bezogen|verziert|bestickt|gefüttert|gepolstert|überzogen)$/u;
const turned = longPattern('u')`
  ^(?:lässt|lassen)\ssich\s(?:(?<how>stufenlos|leicht|einfach|flach|in\s\p{Ll}+\sStufen|um\s\d+\sGrad|um\s\d+°)\s)?
  (?<verb>\p{Ll}*(?:drehen|schwenken|neigen|klappen|falten|stellen|dimmen|nehmen|längern|weitern|ziehen|stapeln
    |rollen|kippen|kürzen|schrauben|regeln|zerlegen))$
`;
const share = /^enthält\s(\d[\d,]*\s?%\s\p{Lu}[\p{L}-]+(?:\sund\s\d[\d,]*\s?%\s\p{Lu}[\p{L}-]+)?)$/u;
const scent =
  /^(?:duftet|duften|schmeckt|schmecken)\snach\s(\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)*(?:\sund\s\p{Lu}[\p{L}-]+)?)$/u;
const has =
  /^(?:verfügt über|verfügen über|hat|haben|besitzt|besitzen|bietet|bieten|umfasst|umfassen|enthält|enthalten)\s/u;

/** "Lässt sich um 360 Grad drehen" → "um 360 Grad drehbar". */
function ableTo(clause: string): string {
  const { how = '', verb = '' } = turned.exec(clause)?.groups ?? {};
  if (verb === '') return '';
  const able = `${/(?:el|er)n$/u.test(verb) ? verb.slice(0, -1) : verb.slice(0, -2)}bar`;
  return how === '' ? able : `${how} ${able}`;
}

function traits(clause: string): string[] {
  const list = /^(?:ist|sind)\s(.+)$/u.exec(clause)?.[1]?.split(/,\s|\s(?:und|sowie)\s/u) ?? [];
  return list.filter((word) => trait.test(word) && !noTrait.test(word));
}

function phrasesOf(clause: string): string[] {
  const held = has.exec(clause)?.[0];
  const shared = share.exec(clause)?.[1];
  return [
    shared === undefined ? '' : `mit ${shared}`,
    audience(clause),
    filledWith.exec(clause)?.[1] ?? '',
    ableTo(clause),
    scent.exec(clause)?.[1] ?? '',
    ...traits(clause),
    ...(held === undefined || shared !== undefined ? [] : hadThings(clause.slice(held.length))),
  ];
}

/**
 * What whole German sentences say of the thing, in phrases that a title takes: "Sie hat einen auslaufsicheren Deckel und ist für
 * Kinder ab 3 Jahren geeignet" → "auslaufsicherer Deckel", "für Kinder ab 3 Jahren".
 */
export function germanPredicates(draft: Draft): string[] {
  if (draft.language.written !== 'de' || draft.platform.subject !== 'product') return [];
  const phrases = saidOfThing(draft)
    .flatMap((said) => said.replace(hanging, '').split(betweenPredicates))
    .flatMap((clause) => phrasesOf(clause.replace(/^auch\s/u, '').trim()));
  return [...new Set(phrases)].filter(
    (phrase) =>
      phrase !== '' &&
      phrase.length <= longest &&
      countPieces(phrase) <= mostWords &&
      !hasPraise(phrase, 'de') &&
      // A noun behind the figure is no verb: "zwei seitliche Netztaschen".
      !noTitleWord.test(`${phrase}.`) &&
      !packaging.test(phrase),
  );
}

const measuring =
  /(?:^|\sund\s|,\s)(?:ist|sind|misst|messen|fasst|fassen|wiegt|wiegen|hat|haben die Maße|hat die Maße|hat das Format|ist mit|sind mit)\s(?:nur\s|insgesamt\s|etwa\s|rund\s|circa\s|leer\s|lediglich\s|trotzdem nur\s|dabei nur\s)?$/u;
const container =
  /^(?:Der|Die|Das|Jede[rs]?|Eine?) (?:\p{Lu}\p{Ll}*)?(?:[Ff]lasche|[Tt]ube|[Tt]iegel|[Dd]ose|[Gg]las|[Bb]eutel|[Pp]ackung|[Tt]üte|[Ff]läschchen|[Kk]artusche) (?:enthält|fasst|beinhaltet) $/u;

/** Whether a German sentence about the thing tells its measure: "Die Kanne fasst insgesamt 3,5 Liter", "Der Beutel enthält 250 g". */
export function measuresThing(sentence: string, measure: string, type: string): boolean {
  const at = sentence.indexOf(measure);
  const before = sentence.slice(0, at);
  const behind = sentence.slice(at + measure.length);
  if (container.test(before)) return /^(?:$|[,.]| und )/u.test(behind);
  const opening = subject.exec(sentence);
  const front = (opening ?? pronoun.exec(sentence))?.[0] ?? '';
  if (front === '' || (opening !== null && !namesThing(opening[1]!, type))) return false;
  const said = before.slice(front.length);
  return !hanging.test(said) && measuring.test(said);
}

const madeOf =
  /^(?:besteht|bestehen|ist|sind|wird|werden|wurden?)\s(?:[^,;]{1,60}\s)?aus\s(?:\d+ % )?(?:[\p{L}-]+e[rmn]\s)?$/u;

/** Whether the front of a German sentence about the thing says that it is made of what follows: "Die Bänder sind aus …". */
export function madeOfInGerman(front: string, type: string): boolean {
  const opening = subject.exec(front);
  return opening !== null && namesThing(opening[1]!, type) && madeOf.test(front.slice(opening[0].length));
}
