import type { Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { stemOf } from '#rules/text/words.ts';
import { isStuffOfPart } from '#rules/ledger/german-sentences.ts';
import { colourStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';

/** What a thing is in one word that takes no ending behind it: "Tasse spülmaschinenfest", "Armband verstellbar". */
const trait =
  /(?<![\p{L}-])(\p{Ll}{2,}(?:fest|frei|dicht|bar|abweisend|sicher|stabil|iert|isch|lang|ärmelig)|oval|rund|quadratisch|rechteckig|sechseckig|gepolstert|gefüttert|bestickt|gehäkelt|gestrickt|gewebt|geflochten|geölt|gewachst|vegan|doppelwandig|winterhart|mehrjährig|auslaufsicher|gedrechselt|geschnitzt|gefilzt|geknüpft|getöpfert|geschmiedet|gehämmert|vergoldet|versilbert|gerahmt|bedruckt|gefärbt|gebatikt|geräuchert|\p{Ll}*(?:geschnitten|gewebt|gestrickt|bemalt|geschöpft|gebunden)|\p{Ll}+(?:genäht|gemacht|gefertigt|gedruckt|gegossen))(?![\p{L}-])/gu;
/** Ends of such words that say nothing of the thing: how it is had, paid and felt. */
const noTrait =
  /^(?:\p{L}*(?:kostenfrei|lieferbar|verfügbar|erkennbar|sichtbar|wunderbar|denkbar|dankbar|machbar|kostbar|spürbar|erreichbar|zahlbar|buchbar|bestellbar|wählbar|austauschbar|einwandfrei|problemfrei|sorgenfrei|unsicher|ganz sicher|kritisch|optisch|technisch|logisch|praktisch|typisch|klassisch|handelbar|kombinierbar|einsetzbar|vergleichbar|funktioniert|garantiert|passiert|montiert|produziert|repariert|saniert|restauriert|zertifiziert|inspiriert|fotografiert|basiert|jahrelang|stundenlang|tagelang|wochenlang|monatelang|lebenslang|entlang|bislang)|sicher|frei|fest|dicht|bar)$/u;
/** "Wetterfestes Halsband": before its noun the trait has an ending, which is taken off. */
const inflected =
  /(?<!\p{L})(\p{L}\p{Ll}+(?:fest|frei|dicht|bar|abweisend|stabil|iert|gefertigt|gestrickt|gehäkelt|gewebt|geflochten|gedrechselt|geschmiedet|getöpfert|gerührt|gesiedet|gegossen|geschöpft|genäht|bemalt|gebunden|bedruckt|gefilzt|geknüpft|geschnitzt|gewalkt|geblasen|geröstet|gepresst|geschliffen))(?:e[nrsm]?)\s(?:\p{Ll}+\s)?(\p{L}{4,})/gu;
const denied =
  /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ohne|müsste\p{L}*|sollte\p{L}*|muss|könnte\p{L}*)(?!\p{L})/iu;
const hung =
  /(?<!\p{L})mit\s(?:eine[mr]\s)?(?:\p{Ll}{4,}e[mnr]\s)?(\p{Lu}[\p{L}-]{2,})(?=\s*(?:[.,;(]|$|und\s|oder\s|von\s\d|(?:graviert|bestickt|bedruckt|bemalt|beschriftet)(?!\p{L})))/gu;
/** "Mit Olivenöl, Kokosöl und Sheabutter": only its "und" shows that what stands between commas is a list. */
const hungList =
  /(?<!\p{L})mit\s(\p{Lu}[\p{L}-]{2,}(?:,\s\p{Lu}[\p{L}-]{2,}){0,3}\sund\s\p{Lu}[\p{L}-]{2,})(?=\s*(?:[.,;(]|$))/gu;
/** "Gebunden aus Eukalyptus, Schleierkraut und Hortensien": by each of them such a thing is searched. */
const boundOf =
  /(?<!\p{L})(?:gebunden|gesteckt|arrangiert) aus (\p{Lu}\p{Ll}{3,}(?:,\s\p{Lu}\p{Ll}{3,}){0,4}(?:\sund\s\p{Lu}\p{Ll}{3,})?)(?=[.,;]|$)/gu;
const meantFor =
  /(?<!\p{L})für\s(?:die\s|den\s|das\s)?(\p{Lu}\p{L}{2,})(?:,\s(\p{Lu}\p{L}{2,}))?(?:\s(?:und|oder)\s(?:die\s|den\s|das\s)?(\p{Lu}\p{L}{2,}))?(?=\s*(?:[.,;!(]|$|geeignet|gedacht))/giu;
/** Whom and when something is given, where a sentence speaks of a gift. */
const gift = /geschenk|mitbringsel|schenken|überraschung/iu;
const given =
  /(?<!\p{L})(Taufe|Geburt|Hochzeit|Geburtstag|Weihnachten|Ostern|Muttertag|Vatertag|Valentinstag|Einschulung|Konfirmation|Kommunion|Erstkommunion|Firmung|Jubiläum|Abschied|Ruhestand|Einzug|Nikolaus|Adventszeit|Jahrestag|Hochzeitstag|Verlobung|Richtfest|Babyparty|Mama|Papa|Oma|Opa|Freundin|Freund|Schwester|Bruder|Männer|Frauen|Kinder|Babys|Eltern|Lehrerin|Lehrer|Erzieherin|Kollegin|Kollegen|Trauzeugin|Patentante|Hobbygärtner|Hundebesitzer|Katzenfreunde|Teetrinker|Kaffeeliebhaber|Teeliebhaber|Weinliebhaber)(?!\p{L})/gu;
/** "Zirbenholz" is wood, "Rindsleder" leather: the last part of a material is searched as well. */
export const plainMaterial =
  /(?<=\p{L}{3})(?<!(?:baum|kunst|glas|stein|stahl)(?=wolle|leder|holz|glas|stahl|garn|leinen|silber|filz|papier))(holz|leder|wolle|stahl|glas|garn|leinen|silber|filz|papier)$/u;
/** "Zartes Armband", "Kleine runde Dose". */
const describes = /^\p{Lu}\p{Ll}+e[nrsm]?\s(?:\p{Ll}+e[nrsm]?\s){0,3}\p{Lu}/u;
/** "Farbe petrol": one colour, and no choice. */
const ofColour = /^Farbe:?\s(\p{L}+)\.?$/iu;
/** "Ideal zum Joggen oder Skifahren": what the thing is for. */
const doing =
  /^(?:Ideal|Perfekt|Geeignet|Bestens geeignet|Auch|Super)?\s?[Zz]um\s(\p{Lu}\p{L}{3,}en)(?:\s(?:oder|und|o|u)\.?\s(\p{Lu}\p{L}{3,}en))?(?=[.,]?$)/gu;
const noBuyer =
  /^(?:Fragen|Selbstabhol\p{L}*|Versand|Abhol\p{L}*|Euro|Schäden|Infos?|Maße|Sie|Dich|Euch|Jahre?n?)$/u;

const dative = /(?:[^d]er|[^gd]el|stern|punkt|schaf|pilz|fisch|bäum|knöpf)e?n$/u;
const mostFound = 24;

/** Tags of a German thing while its text is read. */
export class GermanTags {
  readonly found: Candidate[];
  readonly source: string;
  readonly colours: readonly string[];
  readonly capacities: readonly string[];
  readonly materials: readonly string[];
  readonly type: string;
  readonly #names: readonly string[];
  readonly #room: number;
  readonly #lasts: readonly string[];

  /**
   * @param found those that are there already
   * @param names what the thing is called, the best known first
   * @param room longest tag, UTF-16 units
   */
  constructor(
    found: readonly Candidate[],
    names: readonly string[],
    room: number,
    source: string,
    ledger: Ledger,
  ) {
    this.found = [...found];
    this.source = source;
    this.type = ledger.productType;
    this.#names = names;
    this.#room = room;
    // "Kuhglocke mit Riemen" is no strap.
    this.#lasts = names.map((name) =>
      (piecesOf(name.split(/ (?:mit|für|aus|ohne) /u)[0]!).at(-1) ?? '').toLowerCase(),
    );
    this.colours = coloursOf(ledger);
    this.capacities = ledger.facts.filter(({ kind }) => kind === 'capacity').map(({ value }) => value);
    this.materials = ledger.facts.filter(({ kind }) => kind === 'material').map(({ value }) => value);
  }

  /** Hangs words on the names of the thing, at most `most` times. */
  add(tail: string, kind: Candidate['kind'], most: number): void {
    let left = most;
    for (const name of this.#names) {
      const text = `${name} ${tail}`;
      // "Hundejacke für Hunde" says it twice.
      const noun = tail.slice(tail.lastIndexOf(' ') + 1).toLowerCase();
      if (name.toLowerCase().includes(noun.replace(/(?:en|e|n|s)$/u, ''))) continue;
      if (left === 0 || this.found.length >= mostFound) return;
      if (text.length > this.#room) continue;
      this.found.push({ ...built(text, kind, this.source), sentence: 2, least: 0.3 });
      left -= 1;
    }
  }

  /** What hangs on the thing or goes into it, by each "mit". */
  addHung(text: string): void {
    for (const match of matchesOf(hung, text)) this.#addPart(match[1] ?? '');
  }

  addHungList(text: string): void {
    for (const match of matchesOf(hungList, text))
      for (const part of (match[1] ?? '').split(/,\s|\sund\s/u).slice(1)) this.#addPart(part);
  }

  #addPart(part: string): void {
    const isLong = this.#names.every((name) => name.length + part.length + 5 > this.#room);
    // "Mit Dinosauriern": without its preposition the noun would stand in the wrong case.
    if (isLong && dative.test(part)) return;
    this.add(isLong ? part : `mit ${part}`, 'attribute', 2);
  }

  isThing(noun: string): boolean {
    const plain = noun.toLowerCase();
    return this.#lasts.some((last) => plain === last || plain.endsWith(last));
  }
}

function coloursOf(ledger: Ledger): string[] {
  return (
    ledger.facts
      .filter(({ kind, source }) => kind === 'colour' && source.startsWith('products.'))
      .map(({ value }) => (piecesOf(value)[0] ?? '').toLowerCase())
      // "Weiße Seiten": with its ending the colour stands before what it is said of.
      .filter(
        (colour) =>
          colourStems.has(stemOf(colour)) &&
          (!/e[nrsm]?$/u.test(colour) || /^(?:beige|orange|creme|oliv)/u.test(colour)),
      )
  );
}

/** Whether words tell a trait of the thing, and not how it is had, paid or felt. */
export function isTrait(word: string): boolean {
  return !noTrait.test(word);
}

/** What one sentence says of the thing. */
export function addSentence(said: string, tags: GermanTags): void {
  if (said === '' || denied.test(said)) return;
  const colour = ofColour.exec(said)?.[1]?.toLowerCase();
  if (colour !== undefined && tags.colours.includes(colour)) tags.add(colour, 'attribute', 2);
  for (const match of matchesOf(doing, said))
    for (const noun of [match[1], match[2]]) if (noun !== undefined) tags.add(noun, 'use', 1);
  const isGift = gift.test(said);
  if (isGift) addGiven(said, tags);
  // The first noun tells what the sentence is about; an adjective has a capital only as its first word.
  const nouns = said.match(/(?<!\p{L})\p{Lu}[\p{L}-]{2,}/gu) ?? [];
  const opensPlain = describes.test(said) && !tags.isThing(nouns[0] ?? '');
  const first = nouns.find((_noun, at) => at > 0 || !opensPlain);
  const isAboutThing = first === undefined || tags.isThing(first);
  if (!isAboutThing && !/^(?:Für|Mit|Auf|Aus|Bei)$/u.test(nouns[0] ?? '')) return;
  addTraits(said, tags, isAboutThing);
  if (first !== undefined) {
    for (const tail of new Set([...tags.colours, ...tags.capacities]))
      if (said.includes(tail) && !inPart(said, tail)) tags.add(tail, 'attribute', 2);
    if (isAboutThing) addMaterials(said, tags);
  }
  for (const [, row = ''] of matchesOf(boundOf, said))
    for (const stuff of row.split(/,\s|\sund\s/u)) tags.add(stuff, 'attribute', 1);
  tags.addHung(said);
  tags.addHungList(said);
  if (!isGift) addMeantFor(said, tags);
}

function addGiven(said: string, tags: GermanTags): void {
  for (const [, whom = ''] of matchesOf(given, said)) {
    tags.found.push({ ...built(`Geschenk ${whom}`, 'occasion', tags.source), least: 0.4 });
    // "Kerze Kollegen" is typed by nobody.
    if (!whom.startsWith('Kolleg')) tags.add(whom, 'occasion', 1);
  }
}

function addTraits(said: string, tags: GermanTags, isAboutThing: boolean): void {
  for (const [, word = '', noun = ''] of matchesOf(inflected, said))
    if (tags.isThing(noun) && isTrait(word)) tags.add(word.toLowerCase(), 'attribute', 2);
  // What an instruction shows how to knit is not knitted.
  if (!isAboutThing || /(?:anleitung|muster|vorlage|datei|ebook|e-book)$/iu.test(tags.type)) return;
  for (const [, word = ''] of matchesOf(trait, said))
    // "Gebunden aus Eukalyptus": every wreath is bound.
    if (
      isTrait(word) &&
      !isOfPart(said, word) &&
      !(word.endsWith('gebunden') && said.includes(`${word} aus `))
    )
      tags.add(word, 'attribute', 2);
}

function addMaterials(said: string, tags: GermanTags): void {
  for (const material of tags.materials) {
    const last = piecesOf(material).at(-1) ?? '';
    if (!/^\p{Lu}\p{L}+$/u.test(last) || !isMadeOf(said, material)) continue;
    if (isStuffOfPart(said, material, tags.type)) continue;
    const part = plainMaterial.exec(last)?.[1];
    tags.add(last, 'attribute', 2);
    if (part !== undefined) tags.add(part.charAt(0).toUpperCase() + part.slice(1), 'attribute', 1);
  }
}

function addMeantFor(said: string, tags: GermanTags): void {
  for (const match of matchesOf(meantFor, said))
    for (const noun of [match[1], match[2], match[3]])
      if (noun !== undefined && !noBuyer.test(noun) && /^\p{Lu}/u.test(noun))
        tags.add(`für ${noun}`, 'audience', 1);
}

/** "Ohne Palmöl, vegan", "24 cm hoch ohne Henkel": a short piece that denies goes, what stands beside it stays. */
export function withoutDenials(sentence: string): string {
  const pieces = sentence.split(/,\s/u);
  if (pieces.length === 1) return sentence;
  const kept = pieces.filter(
    (piece) => !(denied.test(piece) && (piecesOf(piece).length < 4 || /^\d/u.test(piece))),
  );
  return kept.length === pieces.length ? sentence : kept.join(', ');
}

/** "Tasche aus gewachstem Leinen": the material stands behind the first "aus", with up to two words that describe it. */
function isMadeOf(sentence: string, material: string): boolean {
  const at = sentence.indexOf(material);
  // "Blumenampel, 100% Baumwolle, naturweiß": the stuff as an entry of its own.
  const bare = material.replace(/^\d+ ?% /u, '');
  const isEntry =
    /^\p{Lu}[\p{L}-]+$/u.test(bare) &&
    sentence.split(', ').some((entry) => entry.replace(/^\d+ ?% |[.\s]+$/gu, '') === bare);
  if (isEntry) return true;
  return at !== -1 && /^[^,;]{0,60}?\s(?:aus|in)\s(?:[\p{L}%\d-]+\s){0,3}$/u.test(sentence.slice(0, at));
}

const ownSide = /(?:größe|länge|breite|höhe|weite|umfang|optik|design|form)\s$/iu;

/** "Melkstand aus Lärche, Fressgitter verstellbar": the trait of a part that stands right before it. */
function isOfPart(sentence: string, word: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(word));
  return /,\s\p{Lu}\p{L}{2,}\s$/u.test(before) && !ownSide.test(before);
}

/** "Henkel blau", "Deckel in Grün": a noun of its own right before what is said; a comma or the thing's own clause is none. */
function inPart(sentence: string, tail: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(tail));
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
  const isFirst = clause.length === before.length;
  return !isFirst && /\p{Lu}\p{L}+/u.test(clause);
}
