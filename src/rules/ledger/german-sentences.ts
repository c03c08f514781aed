import { longPattern } from '#rules/text/long-pattern.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { fragmentPhrases, openingNoun, partOfRow, verbFirst } from './german-fragments.ts';
import type { GermanPhrase } from './german-measures.ts';
import { exceptPart, pronounFirst } from './german-more-phrases.ts';
import type { Told } from './said-in-sentences.ts';

/** "Die Lampe", "unsere Bettwäsche": the noun that a German sentence opens with. */
export const subject =
  /^(?:Der|Die|Das|Diese[rs]?|Unsere?|Meine?|Jede[rs]?)\s(?:\p{Ll}+e[nrs]?\s){0,2}(\p{Lu}[\p{L}-]{2,})(?:\s\p{Lu}[\p{L}\d-]+)?\s(?=\p{Ll})/u;
export const pronoun = /^(?:Er|Sie|Es)\s(?=\p{Ll})/u;
/** What sellers call any thing of theirs. */
const anyThing =
  /^(?:Set|Stück|Produkt|Artikel|Gerät|Modell|Exemplar|Ware|Maschine|Schmuckstück|Schmuck|Möbelstück|Kleidungsstück)$/u;
/** Who speaks of herself says nothing of another thing. */
const ofSeller = /^(?:Ich|Wir|Hiermit|Zum Verkauf|Angeboten|Verkauft|Hier)\s/u;

const withoutDots: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

/** "Yogablöcke" are many of a "Yogablock". */
const withoutUmlauts = (word: string): string =>
  word.toLowerCase().replace(/[äöü]/gu, (letter) => withoutDots[letter]!);

/** Whether a noun names the thing: "Lampe" of a "Schreibtischlampe", "Set" of any. */
export function namesThing(noun: string, type: string): boolean {
  const plain = withoutUmlauts(noun);
  // "Die Pfannen" of a "Pfannenset" are all of it.
  const known = withoutUmlauts(type).replace(/(?<=\p{L}{3})[ -]?set$/u, '');
  const singular = plain.replace(/(?:en|n|e|s)$/u, '');
  return (
    anyThing.test(noun) ||
    (plain.length > 2 && (known.endsWith(plain) || plain.endsWith(known))) ||
    (singular.length > 4 && known.replace(/(?:en|n|e|s)$/u, '').endsWith(singular))
  );
}

/** Whether a sentence speaks of a part, so that what leaves its subject out behind it may go on to: "Der Tank ist abnehmbar. Fasst 2 Liter". */
export function speaksOfPart(text: string, type: string): boolean {
  const noun = subject.exec(text)?.[1];
  if (noun !== undefined) return !namesThing(noun, type);
  return opensWithNoun.test(text) && !tellsOf(text, type);
}

function tellsOf(text: string, type: string): boolean {
  return text.split(/[^\p{L}-]+/u).some((word) => /^\p{Lu}/u.test(word) && namesThing(word, type));
}

/** One thing that a German sentence says, from its verb on. */
export interface GermanSaid {
  clause: string;
  /** "Der Griff" where the sentence speaks of a part; empty where it speaks of the thing. */
  part: string;
  /** "festes Shampoo" of "Das feste Shampoo"; empty where the sentence says no more than its name. */
  called?: string;
  /** What a sentence without a verb says. */
  phrases?: readonly GermanPhrase[];
}

/** What is said under a condition, or of another day, in the whole of its sentence. */
const hedged = longPattern('iu')`
  (?<!\p{L})(?:leider|optional|wahlweise|gegen Aufpreis|auf Wunsch|könnte\p{L}*|sollte\p{L}*|würde\p{L}*|angeblich|vielleicht|eventuell
    |vermutlich|wahrscheinlich|fast|beinahe|früher|ursprünglich|bald|manchmal|teilweise)(?!\p{L})
`;
const denied = /(?<!\p{L})(?:nicht|nie|kein\p{L}*)(?!\p{L})/iu;
const toBuyer = /^Sie \p{Ll}+en\s/u;
const choices = /^Sie (?:können|erhalten|bekommen|brauchen|möchten|wollen|müssen|dürfen|haben die|finden)\s/u;

/** Where the clause of the sentence ends and one that hangs on it begins. */
export const hanging =
  /, (?:der|die|das|den|dem|deren|dessen|welche[rsn]?|so ?dass|damit|weil|da|wenn|um|ohne|was|wo|wodurch|sodaß|von denen|mit de[rmn]|in de[rmn]|auf de[rmn])\s.*$/u;
const betweenPredicates =
  /\s(?:und|sowie)\s(?=(?:auch\s)?(?:ist|sind|hat|haben|kann|können|darf|dürfen|wird|werden|wurde|wurden|lässt|lassen|bieten|passen|besitzen|messen|wiegen|fassen|bestehen|(?!(?:mit|einen|innen|außen|unten|oben|hinten)\s)\p{Ll}{3,}(?:t|en(?!\s\p{Lu})))\s)|, (?=(?:ist|sind|hat|wird|wurde|lässt|(?!mit\s)\p{Ll}{3,}t)\s)/u;
/** "… gefertigt und mit weichem Nappaleder gefüttert": both share the verb before the first. */
const sharesVerb =
  /\s(?:und|sowie)\s(?=(?:mit|aus|für|von|in|ohne)\s[^,]{3,60}\s(?:her|ab|an|auf|aus|ein)?(?:ge|be|ver|über)\p{Ll}+(?:t|en)$|(?:\d[\d.,]*(?: x \d[\d.,]*)?|zwei|drei|vier|fünf|sechs|acht|zehn) ?(?:mm|cm|m|Meter|Zentimeter|kg|g) (?:lang|breit|hoch|tief|dick|groß|schwer)$|\p{Ll}+(?:fest|bar|frei|dicht|abweisend)$)/u;
/** "… und der Akku hält 30 Stunden": a sentence of its own. */
const otherSubject =
  /,?\s(?:und|während|wobei)\s(?=(?:der|die|das|ein|eine)\s(?:\p{Ll}+e[nrs]?\s)?\p{Lu}[\p{L}-]+\s(?:ist|hat|wird|lässt|\p{Ll}{3,}t)\s)/u;

/** "…, aber nicht wasserdicht": what stands before it is so all the same. */
const against = /,? (?:aber|jedoch|allerdings|dafür)\s.*$/u;

/** "… wasserdicht, aber nur für Minuten": what stands before it is not so. */
const onlySo = /,? (?:aber|jedoch|allerdings) nur\s/u;

function clausesOf(predicates: string): string[] {
  if (onlySo.test(predicates) || exceptPart.test(predicates)) return [];
  const told = predicates.replace(hanging, '').replace(against, '');
  return told.split(betweenPredicates).flatMap((piece) => {
    const verb = /^(?:ist|sind|wird|werden|wurden?)\s/u.exec(piece)?.[0];
    const [first = piece, ...others] = verb === undefined ? [piece] : piece.split(sharesVerb);
    return [first, ...others.map((other) => `${verb}${other}`)]
      .map((clause) => clause.replace(/^auch\s/u, '').trim())
      .filter((clause) => clause !== '' && !denied.test(clause));
  });
}

/** "Die kleine Tasche": one of several parts, and never the thing. */
const oneOfParts =
  /\s(?:kleine|große|obere|untere|innere|äußere|vordere|hintere|mittlere|seitliche|zweite|andere)[rn]?\s/u;

type Gender = 'er' | 'sie' | 'es' | 'many';

const genderOf: Readonly<Record<string, Gender>> = { der: 'er', die: 'sie', das: 'es' };
const plurals = /^\S+\s(?:\p{Ll}+\s)?(?:sind|haben|werden|wurden|lassen|\p{Ll}{2,}en)\s/u;

/** Of what the sentences speak, one after another. */
class SpokenOf {
  readonly #type: string;
  #own: Gender | null = null;
  #isOwn = true;
  /** Whether the last subject that was named is no part: of it speaks what leaves its subject out. */
  #isSubjectOwn = true;
  #isFirst = true;
  /** What the first sentence calls the thing. */
  #called = '';
  /** What a pronoun may stand for since the thing was last named, beside the thing. */
  readonly #others = new Set<Gender>();

  constructor(type: string) {
    this.#type = type;
  }

  /** Whether a noun is the thing: by its name, or where the text opens with a noun that no thing has as a part. */
  isThing(noun: string): boolean {
    return namesThing(noun, this.#type) || noun === this.#called;
  }

  /** Whether the thing is spoken of as many. */
  get isMany(): boolean {
    return this.#own === 'many';
  }

  isOfThing(
    { text, opens = false }: Told,
    opening: RegExpExecArray | null,
    byPronoun: RegExpExecArray | null,
  ): boolean {
    // "Eine Packung enthält fünf Masken. Sie ist vegan": of what it comes in nothing else is said.
    const vessel = container.exec(text)?.[1];
    if (vessel !== undefined && !namesThing(vessel, this.#type)) return false;
    const wasFirst = this.#isFirst;
    this.#isFirst = false;
    if (opening !== null) {
      const isMany = plurals.test(`${opening[1]!} ${text.slice(opening[0].length)}`);
      const gender = isMany ? 'many' : (genderOf[text.slice(0, 3).toLowerCase()] ?? null);
      const noun = opening[1]!;
      // "Der Füller hat …" of a "Füllfederhalter".
      if (wasFirst && !partOfMany.test(noun) && !oneOfParts.test(opening[0])) this.#called = noun;
      this.#isOwn = this.isThing(noun);
      this.#isSubjectOwn = this.#isOwn;
      if (this.#isOwn) this.#others.clear();
      if (this.#isOwn) this.#own = gender ?? this.#own;
      else if (gender !== null) this.#others.add(gender);
    } else if (byPronoun !== null) {
      const gender = plurals.test(text) ? 'many' : (text.slice(0, 3).trim().toLowerCase() as Gender);
      // "Der Griff ist aus Holz. Sie wiegt 1 kg": the pan, since a handle is no "sie".
      if (!this.#isOwn && gender === this.#own && !this.#others.has(gender)) this.#isOwn = true;
    } else if (verbFirst.test(text)) {
      this.#isOwn = this.#isSubjectOwn;
    } else if (!ofSeller.test(text)) {
      const noun = opens ? openingNoun(text) : '';
      // "Damengürtel aus Rindsleder" of a "Ledergürtel".
      if (noun !== '' && !partOfMany.test(noun)) this.#called = noun;
      this.#isOwn = tellsOf(text, this.#type) || (noun !== '' && noun === this.#called);
      if (this.#isOwn) this.#isSubjectOwn = true;
      else if (opensWithNoun.test(text)) this.#isSubjectOwn = false;
      for (const [, article = ''] of matchesOf(definite, text)) this.#others.add(genderOf[article] ?? 'er');
      if (/(?<!\p{L})ein\s/u.test(text)) this.#others.add('es').add('er');
      if (/(?<!\p{L})eine\s/u.test(text)) this.#others.add('sie');
    }
    return this.#isOwn;
  }
}

/** "Akku neu", "Deckel aus Bambus": of which a sentence without an article speaks. */
const opensWithNoun =
  /^(?!(?:Mit|Aus|Für|In|Ohne|Inkl|Inklusive|Farbe|Größe|Maße|Gewicht|Sehr|Zum|Zur|Bei|Bis|Ab)(?!\p{L}))(?:(?:Ein|Eine) )?(?:\p{L}\p{Ll}+e[rs]? )?\p{Lu}[\p{L}-]+\s/u;

const definite = /(?<!\p{L})(der|die|das)\s(?=(?:\p{Ll}+\s)?\p{Lu})/gu;

const container =
  /^(?:Ein|Eine|Jede[rs]?|Die|Der|Das) (\p{L}*(?:packung|dose|tube|flasche|schachtel|box|tüte|beutel|tiegel|glas|karton))\s/iu;
/** What a text may open with that is no name of the thing. */
const partOfMany =
  /(?:griff|deckel|bezug|rahmen|gehäuse|stiel|boden|platte|fuß|füße|beine?|schirm|kabel|akku|motor|material|stoff|leder|holz|form|farbe|farben|größe|größen|länge|breite|höhe|tiefe|durchmesser|gewicht|maße|leistung|drehmoment|laufzeit|verpackung|name|idee|design|muster|motiv|anhänger|steine?|perlen?|einband|seiten|zifferblatt|sohle|klinge|mahlwerk|henkel|reißverschluss|futter|kapuze|ärmel|kragen|polster|sitz|lehne|front|fläche|seite|display|kamera|schloss|räder|reifen|bremsen|sattel|lenker|docht|duft|wachs|glas|dose|tube|teile?|bilder|fotos?|preis|versand|zustand|wolle|garn|papier|haut|sonne|hund|katze|kinder|menschen|leute)$/iu;

const partSubject =
  /^(Der|Die|Das|Jeder|Jedes)\s(?:(?:maximale|zwei|drei|vier|fünf|sechs|beiden)\s)?(\p{Lu}[\p{L}-]{2,})\s(?:aus (?:\p{Ll}+(?:em|er) )?\p{Lu}[\p{L}-]+\s)?(?=\p{Ll})/u;

/**
 * What each whole sentence says of the thing, one predicate after another, or of a part that it names; a pronoun speaks of what
 * the sentence before spoke of.
 */
export function saidInGerman(sentences: readonly Told[], type: string, isPlural: boolean): GermanSaid[] {
  const said: GermanSaid[] = [];
  const spoken = new SpokenOf(type);
  for (const { text: given, tells, opens = false } of sentences) {
    const text = pronounFirst(given);
    const [main = text, ...more] = text.split(otherSubject);
    const opening = subject.exec(main);
    const byPronoun = opening === null ? pronoun.exec(main) : null;
    const isOfThing = spoken.isOfThing({ text: main, tells, opens }, opening, byPronoun);
    if (!tells || hedged.test(text)) continue;
    for (const other of more) {
      const own = `${other.charAt(0).toUpperCase()}${other.slice(1)}`;
      said.push(...saidOfPart(own, type));
    }
    if (!isOfThing) {
      said.push(...saidOfPart(main, type));
      continue;
    }
    const front = (opening ?? byPronoun)?.[0];
    // "Sie haben die Wahl" is said to the buyer, unless there are many of the thing.
    if (front === 'Sie ' && (isPlural || spoken.isMany ? choices : toBuyer).test(text)) continue;
    if (front === undefined) said.push(...saidWithoutSubject(main, (noun) => spoken.isThing(noun)));
    else
      for (const clause of clausesOf(main.slice(front.length)))
        said.push({ clause, part: '', called: calledSo(front) });
  }
  return said;
}

function saidWithoutSubject(sentence: string, isThing: (noun: string) => boolean): GermanSaid[] {
  if (verbFirst.test(sentence))
    return clausesOf(`${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`).map((clause) => ({
      clause,
      part: '',
    }));
  return [
    { clause: sentence, part: 'there' },
    { clause: '', part: 'there', phrases: fragmentPhrases(sentence, isThing) },
  ];
}

const strongEnding: Readonly<Record<string, string>> = { Der: 'er', Die: 'e', Das: 'es' };
const noCall =
  /^(?:neu|klein|groß|schön|gut|ganz|erst|zweit|letzt|ander|eigen|handlich|praktisch|hochwertig|edl|elegant|zeitlos|stilvoll|robust|alt|gebraucht|einzeln|beid|viel|weiter|folgend|vorliegend|angebot)e$/u;

/** "Das feste Shampoo" as it is typed: "festes Shampoo". */
function calledSo(front: string): string {
  const [, article = '', adjective = '', noun = ''] =
    /^(Der|Die|Das) (\p{Ll}{3,}e) (\p{Lu}[\p{L}-]+) $/u.exec(front) ?? [];
  return adjective === '' || noCall.test(adjective)
    ? ''
    : `${adjective.slice(0, -1)}${strongEnding[article]!} ${noun}`;
}

function saidOfPart(sentence: string, type: string): GermanSaid[] {
  const [front, article = '', noun = ''] = partSubject.exec(sentence) ?? [];
  if (front === undefined || namesThing(noun, type)) return [{ clause: sentence, part: 'there' }];
  return clausesOf(sentence.slice(front.length)).map((clause) => ({ clause, part: `${article} ${noun}` }));
}

const partBefore =
  /(?<!\p{L})(?:\d+|eine[nmr]?|ein|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf)\s(?:\p{Ll}+\s)?(\p{Lu}[\p{L}-]+)\saus\s(?:\S+\s)?$/u;

/**
 * Whether a German sentence says a stuff of something else than the thing: "Die Tube besteht aus Kunststoff", "hat 192 Seiten
 * aus Papier".
 */
export function isStuffOfPart(sentence: string, stuff: string, type: string): boolean {
  // A fact may hold its joint: "aus Holz".
  const bare = stuff.replace(/^aus (?=\p{Lu})/u, '');
  const before = sentence.slice(0, Math.max(0, sentence.indexOf(bare)));
  if (/^(?:Das|Ein) Glas (?:enthält|fasst|reicht|lässt|kann)\s/u.test(sentence) && stuff === 'Glas')
    return true;
  const part = partBefore.exec(before)?.[1];
  if (part !== undefined && !namesThing(part, type)) return true;
  const inRow = partOfRow(before);
  if (inRow !== '' && !namesThing(inRow, type)) return true;
  const noun = subject.exec(sentence)?.[1];
  return (
    noun !== undefined && !namesThing(noun, type) && /\saus\s/u.test(before) && isOfPartAlone(sentence, type)
  );
}

function isOfPartAlone(sentence: string, type: string): boolean {
  return partSubject.test(sentence) && !tellsOf(sentence, type);
}
