import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { withoutShortStops } from '#rules/ledger/shortened-words.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { stemOf } from '#rules/text/words.ts';
import { colourStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { lastPartOf } from './german-heads.ts';
import type { Slots } from './slots.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** What a thing is in one word that takes no ending behind it: "Tasse spülmaschinenfest", "Armband verstellbar". */
const trait =
  /(?<![\p{L}-])(\p{Ll}{2,}(?:fest|frei|dicht|bar|abweisend|sicher|stabil|iert|isch|lang|ärmelig)|gepolstert|gefüttert|bestickt|gehäkelt|gestrickt|gewebt|geflochten|geölt|gewachst|vegan|doppelwandig|winterhart|mehrjährig|auslaufsicher|gedrechselt|geschnitzt|gefilzt|geknüpft|getöpfert|geschmiedet|gehämmert|vergoldet|versilbert|gerahmt|bedruckt|gefärbt|gebatikt|geräuchert|\p{Ll}*(?:geschnitten|gewebt|gestrickt|genäht|gemacht|gefertigt|bemalt|geschöpft|gedruckt|gegossen|gebunden))(?![\p{L}-])/gu;
/** Ends of such words that say nothing of the thing: how it is had, paid and felt. */
const noTrait =
  /^(?:\p{L}*(?:kostenfrei|lieferbar|verfügbar|erkennbar|sichtbar|wunderbar|denkbar|dankbar|machbar|kostbar|spürbar|erreichbar|zahlbar|buchbar|bestellbar|wählbar|austauschbar|einwandfrei|problemfrei|sorgenfrei|unsicher|ganz sicher|kritisch|optisch|technisch|logisch|praktisch|typisch|klassisch|handelbar|kombinierbar|einsetzbar|vergleichbar|funktioniert|garantiert|passiert|montiert|produziert|repariert|saniert|restauriert|inspiriert|fotografiert|basiert|jahrelang|stundenlang|tagelang|wochenlang|monatelang|lebenslang|entlang|bislang)|sicher|frei|fest|dicht|bar)$/u;
/** "Wetterfestes Halsband": before its noun the trait has an ending, which is taken off. */
const inflected =
  /(?<!\p{L})(\p{L}\p{Ll}+(?:fest|frei|dicht|bar|abweisend|stabil|iert|gefertigt|gestrickt|gehäkelt|gewebt))(?:e[nrsm]?)\s(?:\p{Ll}+\s)?(\p{L}{4,})/gu;
const denied =
  /(?<!\p{L})(?:kein\p{L}*|nicht|nie|ohne|müsste\p{L}*|sollte\p{L}*|muss|könnte\p{L}*)(?!\p{L})/iu;
const hung =
  /(?<!\p{L})mit\s(\p{Lu}[\p{L}-]{2,})(?=\s*(?:[.,;(]|$|und\s|oder\s|(?:graviert|bestickt|bedruckt|bemalt|beschriftet)(?!\p{L})))/gu;
/** "Mit Olivenöl, Kokosöl und Sheabutter": only its "und" shows that what stands between commas is a list. */
const hungList =
  /(?<!\p{L})mit\s(\p{Lu}[\p{L}-]{2,}(?:,\s\p{Lu}[\p{L}-]{2,}){0,3}\sund\s\p{Lu}[\p{L}-]{2,})(?=\s*(?:[.,;(]|$))/gu;
const meantFor =
  /(?<!\p{L})für\s(?:die\s|den\s|das\s)?(\p{Lu}\p{L}{2,})(?:,\s(\p{Lu}\p{L}{2,}))?(?:\s(?:und|oder)\s(?:die\s|den\s|das\s)?(\p{Lu}\p{L}{2,}))?(?=\s*(?:[.,;!(]|$|geeignet|gedacht))/giu;
/** Whom and when something is given, where a sentence speaks of a gift. */
const gift = /geschenk|mitbringsel|schenken|überraschung/iu;
const given =
  /(?<!\p{L})(Taufe|Geburt|Hochzeit|Geburtstag|Weihnachten|Ostern|Muttertag|Vatertag|Valentinstag|Einschulung|Konfirmation|Kommunion|Erstkommunion|Firmung|Jubiläum|Abschied|Ruhestand|Einzug|Nikolaus|Adventszeit|Jahrestag|Hochzeitstag|Verlobung|Richtfest|Babyparty|Mama|Papa|Oma|Opa|Freundin|Freund|Schwester|Bruder|Männer|Frauen|Kinder|Babys|Eltern|Lehrerin|Lehrer|Erzieherin|Kollegin|Kollegen|Trauzeugin|Patentante|Hobbygärtner|Hundebesitzer|Katzenfreunde|Teetrinker|Kaffeeliebhaber|Teeliebhaber|Weinliebhaber)(?!\p{L})/gu;
/** "Zirbenholz" is wood, "Rindsleder" leather: the last part of a material is searched as well. */
const plainMaterial =
  /(?<=\p{L}{3})(?<!(?:baum|kunst|glas|stein|stahl)(?=wolle|leder|holz|glas|stahl|garn|leinen|silber|filz|papier))(holz|leder|wolle|stahl|glas|garn|leinen|silber|filz|papier)$/u;
/** "Zartes Armband", "Kleine runde Dose". */
const describes = /^\p{Lu}\p{Ll}+e[nrsm]?\s(?:\p{Ll}+e[nrsm]?\s){0,3}\p{Lu}/u;
/** "Farbe petrol": one colour, and no choice. */
const ofColour = /^Farbe:?\s(\p{L}+)\.?$/iu;
/** "Ideal zum Joggen oder Skifahren": what the thing is for. */
const doing =
  /^(?:Ideal|Perfekt|Geeignet|Bestens geeignet|Auch|Super)?\s?[Zz]um\s(\p{Lu}\p{L}{3,}en)(?:\s(?:oder|und|o|u)\.?\s(\p{Lu}\p{L}{3,}en))?(?=[.,]?$)/gu;
const longestTag = 20;
/** Where tags are no short phrases, what is hung on the thing keeps its joint. */
const longestPhrase = 36;
const mostFound = 24;
const noBuyer =
  /^(?:Fragen|Selbstabhol\p{L}*|Versand|Abhol\p{L}*|Euro|Schäden|Infos?|Maße|Sie|Dich|Euch|Jahre?n?)$/u;

/**
 * Tags for German shops where none is longer than 20 characters: the short names of the thing with what the seller's own
 * sentences say of it. Only words that take no ending behind a noun are moved; what a sentence says of a part ("Bezug
 * abnehmbar"), denies or restricts ("für Hunde bis 30 kg") stays where it is.
 */
export function germanTags(brief: Brief, slots: Slots, ledger: Ledger): Candidate[] {
  const head = slots.heads[0];
  if (head === undefined) return [];
  const source = `products.${brief.product.index}.description`;
  const isHandmade = platforms[brief.platform].handmade === true;
  const room = isHandmade ? longestTag : longestPhrase;
  const said = calledSo(brief.product.description);
  // "Schirm aus Reispapier" of a lamp is a part; where tags are few and short the seller's own opening is trusted.
  const called = isHandmade || sharesEnd(said, head.text) ? said : '';
  const names = [
    ...new Set([
      head.text,
      ...slots.heads.slice(1, 2).map(({ text }) => text),
      ...(called === '' ? [] : [called]),
      ...otherNames(brief.product.name, head.text),
      lastPartOf(head.text) ?? head.text,
      ...slots.synonyms.slice(0, 3).map(({ text }) => text),
    ]),
  ];
  const found: Candidate[] = isHandmade ? nameTags(brief, names, called) : [];
  if (called !== '') found.push({ ...built(called, 'synonym', source), least: 0.3 });
  const add = (tail: string, kind: Candidate['kind'], most: number): void => {
    let left = most;
    for (const name of names) {
      const text = `${name} ${tail}`;
      // "Hundejacke für Hunde" says it twice.
      const noun = tail.slice(tail.lastIndexOf(' ') + 1).toLowerCase();
      if (name.toLowerCase().includes(noun.replace(/(?:en|e|n|s)$/u, ''))) continue;
      if (left === 0 || found.length >= mostFound) return;
      if (text.length > room) continue;
      found.push({ ...built(text, kind, source), sentence: 2, least: 0.3 });
      left -= 1;
    }
  };
  const colours = ledger.facts
    .filter(({ kind, source: from }) => kind === 'colour' && from.startsWith('products.'))
    .map(({ value }) => (piecesOf(value)[0] ?? '').toLowerCase())
    // "Weiße Seiten": with its ending the colour stands before what it is said of.
    .filter(
      (colour) =>
        colourStems.has(stemOf(colour)) &&
        (!/e[nrsm]?$/u.test(colour) || /^(?:beige|orange|creme|oliv)/u.test(colour)),
    );
  const capacities = ledger.facts.filter(({ kind }) => kind === 'capacity').map(({ value }) => value);
  const materials = ledger.facts.filter(({ kind }) => kind === 'material').map(({ value }) => value);
  const lasts = names.map((name) => (piecesOf(name).at(-1) ?? '').toLowerCase());
  const isThing = (noun: string): boolean => {
    const plain = noun.toLowerCase();
    return lasts.some((last) => plain === last || plain.endsWith(last));
  };
  const addHung = (part: string): void => {
    const isLong = names.every((name) => name.length + part.length + 5 > room);
    add(isLong ? part : `mit ${part}`, 'attribute', 2);
  };
  for (const match of matchesOf(hung, brief.product.name)) addHung(match[1] ?? '');
  // "Lavendelseife handgesiedet": too long for a tag, "Seife handgesiedet" is not.
  const behindName = /\s(\p{Ll}{6,}(?:et|t|en|fest|frei|bar))$/u.exec(brief.product.name)?.[1] ?? '';
  if (isHandmade && behindName !== '' && !noTrait.test(behindName)) add(behindName, 'attribute', 2);
  for (const line of firstWords(brief.product.description, 800).split('\n')) {
    for (const sentence of splitSentences(line)) {
      const said = opensSmall(withoutDenials(withoutShortStops(sentence)));
      if (said === '' || denied.test(said)) continue;
      const colour = ofColour.exec(said)?.[1]?.toLowerCase();
      if (colour !== undefined && colours.includes(colour)) add(colour, 'attribute', 2);
      for (const match of matchesOf(doing, said))
        for (const noun of [match[1], match[2]]) if (noun !== undefined) add(noun, 'use', 1);
      const isGift = gift.test(said);
      if (isGift) {
        for (const match of matchesOf(given, said)) {
          found.push({ ...built(`Geschenk ${match[1] ?? ''}`, 'occasion', source), least: 0.4 });
          // "Kerze Kollegen" is typed by nobody.
          if (match[1]?.startsWith('Kolleg') !== true) add(match[1] ?? '', 'occasion', 1);
        }
      }
      // The first noun tells what the sentence is about; an adjective has a capital only as its first word.
      const nouns = said.match(/(?<!\p{L})\p{Lu}[\p{L}-]{2,}/gu) ?? [];
      const opensPlain = describes.test(said) && !isThing(nouns[0] ?? '');
      const first = nouns.find((_noun, at) => at > 0 || !opensPlain);
      if (first !== undefined && !isThing(first) && !/^(?:Für|Mit|Auf|Aus|Bei)$/u.test(nouns[0] ?? ''))
        continue;
      const isAboutThing = first === undefined || isThing(first);
      for (const match of matchesOf(inflected, said))
        if (isThing(match[2] ?? '') && !noTrait.test(match[1] ?? ''))
          add(match[1]!.toLowerCase(), 'attribute', 2);
      if (isAboutThing)
        for (const match of matchesOf(trait, said))
          if (!noTrait.test(match[1] ?? '')) add(match[1] ?? '', 'attribute', 2);
      if (first !== undefined)
        for (const tail of new Set([...colours, ...capacities]))
          if (said.includes(tail) && !inPart(said, tail)) add(tail, 'attribute', 2);
      if (isAboutThing && first !== undefined)
        for (const material of materials) {
          const last = piecesOf(material).at(-1) ?? '';
          if (!/^\p{Lu}\p{L}+$/u.test(last) || !isMadeOf(said, material)) continue;
          const part = plainMaterial.exec(last)?.[1];
          add(last, 'attribute', 2);
          if (part !== undefined) add(part.charAt(0).toUpperCase() + part.slice(1), 'attribute', 1);
        }
      for (const match of matchesOf(hung, said)) addHung(match[1] ?? '');
      for (const match of matchesOf(hungList, said))
        for (const part of (match[1] ?? '').split(/,\s|\sund\s/u).slice(1)) addHung(part);
      if (isGift) continue;
      for (const match of matchesOf(meantFor, said))
        for (const noun of [match[1], match[2], match[3]])
          if (noun !== undefined && !noBuyer.test(noun) && /^\p{Lu}/u.test(noun))
            add(`für ${noun}`, 'audience', 1);
    }
  }
  return found;
}

/** "Ohne Palmöl, vegan": a short piece that denies goes, what stands beside it stays. */
function withoutDenials(sentence: string): string {
  const pieces = sentence.split(/,\s/u);
  if (pieces.length === 1) return sentence;
  const kept = pieces.filter((piece) => !(denied.test(piece) && piecesOf(piece).length < 4));
  return kept.length === pieces.length ? sentence : kept.join(', ');
}

/** Whether two German names end in the same noun or one holds the end of the other: "Haarkranz", "Blumenkranz". */
function sharesEnd(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.length > 4 && b.length > 4 && (a.includes(b.slice(-5)) || b.includes(a.slice(-5)));
}

/** What the seller calls the thing where the description begins ("Haarkranz mit getrockneten Blumen"); empty where it begins otherwise. */
function calledSo(description: string): string {
  const first =
    /^(?:\d{1,3} )?(\p{Lu}\p{Ll}{4,})\s(?:A\d\s)?(?:aus|mit|für|zum|zur|auf)\s/u.exec(description)?.[1] ?? '';
  return /^(?:Ge\p{Ll}+(?:t|en)|Hand\p{Ll}+(?:t|ig)|Ideal|Perfekt|Passend|Geeignet|Komplett|Bestehend|Inklusive|Jede[rs]?|Diese[rs]?|Unsere?|Schön|Super|Direkt|Frisch|\p{Lu}\p{Ll}+(?:isch|lich|bar|frei|fest|end))$/u.test(
    first,
  )
    ? ''
    : first;
}

/**
 * Tags of the words of the name and of what begins the description: "Makramee Wandbehang" of a "Makramee Eule Wandbehang",
 * "Cake Topper" of "Cake Topper Taufe mit Namen", "Regal Altholz" of a "Wandregal aus Altholz".
 */
function nameTags({ product }: Brief, names: readonly string[], called: string): Candidate[] {
  const found: Candidate[] = [];
  const add = (text: string, path: string, kind: Candidate['kind'] = 'attribute'): void => {
    if (text.length <= longestTag && found.length < mostOfName)
      found.push({ ...built(text, kind, path), sentence: 1, least: 0.4 });
  };
  const path = `products.${product.index}.name`;
  const [front = ''] = product.name.split(/[,(|:;"„–—]|\s-\s/u);
  const made = /\saus\s(\p{Lu}\p{L}{3,})$/u.exec(front.trim())?.[1];
  if (made !== undefined) for (const name of names) add(`${name} ${made}`, path);
  const placed = placedIn.exec(product.name)?.[1];
  if (placed !== undefined) for (const name of names) add(`${name} ${placed}`, path);
  for (const compound of ownCompounds(product, names[0] ?? '')) add(compound, path, 'use');
  const described =
    /^([\p{L} -]{3,60}?)(?=\s(?:aus|mit|für|zum|zur|auf|in|im)\s|[,.(])/u.exec(product.description)?.[1] ??
    '';
  for (const [run, source] of [
    [front.split(/\s(?:aus|mit|für|zum|zur|auf|in|im|und)\s/u)[0]!, path],
    [described, `products.${product.index}.description`],
  ] as const) {
    const words = piecesOf(run.trim());
    if (words.length < 2 || words.length > 4 || !words.every((word) => /^\p{Lu}[\p{L}-]{2,}$/u.test(word)))
      continue;
    const at = words.findIndex((word) => names.includes(word));
    // "Totes Meer Salz": behind an adjective the words are one name.
    if (at === -1 || (source !== path && words[0]!.endsWith('es') && at > 0)) continue;
    words.forEach((word, index) => {
      if (index === at || setWord.test(word)) return;
      for (const name of names.filter((text) => text === called || isEndOf(text, words[at]!)))
        add(index < at ? `${word} ${name}` : `${name} ${word}`, source);
    });
  }
  return found;
}

/** "Holzbrett" of "Holzbrett Frühstücksbrettchen": another noun of the name that names such things by its end. */
function otherNames(name: string, head: string): string[] {
  const [front = ''] = name.split(/[,(|:;"„–—]|\s(?:aus|mit|für|zum|zur|auf|in|im|und)\s/u);
  const end = lastPartOf(head)?.toLowerCase().replace(/chen$/u, '').slice(-5) ?? '';
  return piecesOf(front).filter(
    (word) =>
      word !== head && end.length > 3 && /^\p{Lu}\p{Ll}{4,}$/u.test(word) && word.toLowerCase().endsWith(end),
  );
}

/** Where or in what a name says that the thing is: "im Glas". */
const placedIn = /\s((?:im|am|fürs|zum|zur)\s\p{Lu}\p{Ll}{2,})(?=$|[\s,])/u;

/** "Lavendelblüten" and "Lavendelöl" of a bath salt with lavender: compounds of the description that begin with a noun of the name. */
function ownCompounds(product: Brief['product'], head: string): string[] {
  const nouns = piecesOf(product.name).filter((word) => /^\p{Lu}\p{Ll}{4,}$/u.test(word) && word !== head);
  const found = product.description.match(/(?<!\p{L})\p{Lu}\p{Ll}{6,19}(?!\p{L})/gu) ?? [];
  return [
    ...new Set(
      found.filter((word) => nouns.some((noun) => word.startsWith(noun) && word.length > noun.length + 1)),
    ),
  ];
}

/** A name in other letters of the same thing: "Anleitung" of "Strickanleitung". */
function isEndOf(text: string, whole: string): boolean {
  return whole.toLowerCase().endsWith(text.toLowerCase());
}

const mostOfName = 8;
const setWord =
  /^(?:Set|Stück|Paar|Pack|Neu|Unikat|Handarbeit|Handmade|Personalisiert\p{L}*|Große?\p{L}*|Kleine?\p{L}*)$/iu;

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

/** "Henkel blau", "Deckel in Grün": a noun of its own right before what is said; a comma or the thing's own clause is none. */
function inPart(sentence: string, tail: string): boolean {
  const before = sentence.slice(0, sentence.indexOf(tail));
  const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1);
  const isFirst = clause.length === before.length;
  return !isFirst && /\p{Lu}\p{L}+/u.test(clause);
}

/** "Abwischbar.": alone, a trait has the capital of its sentence. */
function opensSmall(sentence: string): string {
  // "Leicht und vegan": before a small word the first is no noun; "Mit Messingring".
  if (/^\p{Lu}\p{Ll}{3,}(?:,| und) \p{Ll}/u.test(sentence) || /^Mit \p{Lu}/u.test(sentence))
    return sentence.charAt(0).toLowerCase() + sentence.slice(1);
  return /^\p{Lu}\p{Ll}{3,}(?:bar|fest|frei|dicht|sicher|macht|fertigt|strickt|stickt|näht|malt)\.?$|^Vegan\.?$/u.test(
    sentence,
  )
    ? sentence.charAt(0).toLowerCase() + sentence.slice(1)
    : sentence;
}
