import { longPattern } from '#rules/text/long-pattern.ts';
import type { GermanPhrase } from './german-measures.ts';
import { stuffsIn } from './german-stuffs.ts';

/** "Fasst 0,6 Liter", "Eignet sich für Kinder": a sentence that leaves out its subject. */
export const verbFirst = longPattern('u')`
  ^(?:Fasst|Fassen|Wiegt|Wiegen|Misst|Messen|Passt|Passen|Eignet|Eignen|Läuft|Laufen|Hält|Halten|Besteht|Bestehen|Bietet|Bieten
    |Verfügt|Verfügen|Lässt|Lassen|Hat|Haben|Trägt|Duftet|Schmeckt|Riecht|Funktioniert|Kommt|Enthält|Reicht|Leuchtet|Dreht|Schützt
    |Rutscht|Schont|Schneidet|Schafft|Liefert|Unterstützt|Besitzt|Dient|Deckt|Wächst|Blüht|Nimmt|Macht)\s(?!(?:er|sie|es|man|jemand|ihr|du|ich|wir|Sie)\s)
`;

const count = String.raw`(?:Ein|Eine|Zwei|Drei|Vier|Fünf|Sechs|Acht|Zehn|Zwölf|\d{1,3}) `;
/** "Faltbarer Wasserkocher ", "Zwei Yogablöcke ", "Bugaboo Fox 2 ": what a sentence without a verb opens with. */
const opened = new RegExp(
  `^(?:${count})?(?:\\p{L}\\p{Ll}+e[rsn]? ){0,2}(\\p{Lu}[\\p{L}’'-]+)(?: [\\p{Lu}\\d][\\p{L}\\d-]*){0,3} (?=(?:aus|in|mit|für|von) |, )`,
  'u',
);
const startsBehind = /^(?:Aus|In|Für) (?=\S)/u;
/** A verb makes a sentence of it, a hedge or a denial what it is not. */
const noFragment = longPattern('iu')`
  (?<!\p{L})(?:ist|sind|war|waren|wird|werden|wurde|wurden|hat|haben|kann|können|lässt|nicht|kein\p{L}*|nie|statt|oder|auch|wahlweise|optional|auf Wunsch
    |gegen Aufpreis|ähnlich|wie|passend|Optik|ich|wir|separat|erhältlich|lieferbar|verfügbar)(?!\p{L})
`;
const thick = String.raw`(?:\d[\d,]* (?:mm|cm) (?:starke[mr]|dicke[mr]) |(?:zwei|drei|vier|fünf|sechs|acht) Lagen )?`;
const stuff = new RegExp(
  `^aus ${thick}((?:(?:\\d+ ?%|\\d+er|\\p{Ll}[\\p{L}-]{3,}) ){0,3}\\p{Lu}[\\p{L}-]+(?: und (?:\\p{Ll}+e[mr] )?\\p{Lu}[\\p{L}-]+)?)(?=$| (?:in|mit|für) )`,
  'u',
);
const colour =
  /^in ((?:(?:hellem|dunklem|sattem|mattem|warmem|zartem) )?(\p{Lu}\p{Ll}+))(?=$| (?:mit|aus|für) )/u;
const partOfStuff =
  /^mit ((?:\p{Ll}{4,}(?:em|er) )?\p{Lu}[\p{L}-]{3,} aus (?:\p{Ll}{4,}(?:em|er) )?\p{Lu}[\p{L}-]+)(?=$| und )/u;
const shade =
  /(?:weiß|schwarz|rot|blau|grün|gelb|grau|braun|rosa|pink|lila|beige|türkis|violett|orange|creme|anthrazit|bordeaux|petrol|cognac|sand|natur|silber|gold|rosé|graphit|oliv|senf|salbei|terrakotta|khaki|taupe|mint|koralle|lavendel|aubergine|camel|ocker)$/iu;

/** The noun that a sentence without a verb opens with; empty for any other. */
export const openingNoun = (text: string): string =>
  noFragment.test(text) ? '' : (opened.exec(text)?.[1] ?? '');

/**
 * What a German sentence without a verb says of the thing that it opens with: "Weiche Decke aus Musselin in Salbeigrün" → "aus
 * Musselin", "Salbeigrün". Behind the first part nothing more is taken for the thing's own.
 */
export function fragmentPhrases(text: string, isThing: (noun: string) => boolean): GermanPhrase[] {
  if (noFragment.test(text)) return [];
  const opening = opened.exec(text);
  const isOwn = opening !== null && isThing(opening[1]!);
  if (!isOwn && !startsBehind.test(text)) return [];
  const rest = isOwn ? text.slice(opening[0].length) : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const found: GermanPhrase[] = [];
  // "In Senf, Petrol und Grau": the buyer chooses, or each is another.
  const hasChoice = severalColours.test(rest);
  for (const piece of rest.split(/, |;|:| – | \(/u)) {
    if (!readPiece(piece, found)) break;
  }
  return found
    .filter(({ says }) => says !== 'colour' || !hasChoice)
    .map((phrase) => ({ ...phrase, inRow: true as const }));
}

const severalColours =
  /(?:^|\s)in \p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+){0,8}(?:,| und| oder|\/) ?\p{Lu}\p{Ll}+(?=[,.]|$| (?:und|oder) )|(?:^|\s)in (?:verschiedenen|vielen|zwei|drei|vier|fünf)\s/u;

/** Reads one entry of the row; false where what follows may be a part's. */
function readPiece(given: string, found: GermanPhrase[]): boolean {
  let piece = given;
  for (;;) {
    const made = stuff.exec(piece);
    const dyed = made === null ? colour.exec(piece) : null;
    if (made !== null) found.push(...stuffsIn(`ist aus ${made[1]!}`));
    else if (dyed !== null && shade.test(dyed[2]!)) found.push({ text: dyed[1]!, says: 'colour' });
    else break;
    piece = piece.slice((made ?? dyed)![0].length).trimStart();
  }
  const part = partOfStuff.exec(piece)?.[1];
  const bare = shadeAlone.exec(piece)?.[1];
  if (bare !== undefined) found.push({ text: bare, says: 'colour' });
  // Behind "mit" the adjective is bent as no title takes it.
  if (part !== undefined && /^\p{Lu}/u.test(part)) found.push({ text: part, says: 'part' });
  return !/(?<!\p{L})(?:mit|für|und|sowie)(?!\p{L})|^(?!(?:Größe|Gr\.?|Konfektionsgröße) )\p{Lu}/u.test(
    piece,
  );
}

const shadeAlone =
  /^((?:hell|dunkel|tief|zart|alt|mittel)?(?:weiß|schwarz|rot|blau|grün|gelb|grau|braun|rosa|beige|türkis|violett))(?=$| mit )/u;

const partBefore =
  /(?:(?:^|[\s(])mit\s(?:[^,;]{3,40}\sund\s)?|,\s)(?:(?:\p{Ll}{3,}(?:em|er|e|es|en)|zwei|drei|vier|sechs|\d+)\s){0,2}(\p{Lu}[\p{L}-]+)\saus\s(?:[\p{L}%-]+\s){0,2}$/u;
/** Of what these are, the whole is. */
const wholeStuff =
  /^(?:Material|Obermaterial|Oberstoff|Außenmaterial|Hergestellt|Handgefertigt|Set|Stück|Unikat)$/u;

/** "Brotkasten aus Stahl mit Deckel aus": whose stuff it is that follows; empty where it is nobody's by name. */
export function partOfRow(before: string): string {
  const part = partBefore.exec(before)?.[1] ?? '';
  return wholeStuff.test(part) ? '' : part;
}
