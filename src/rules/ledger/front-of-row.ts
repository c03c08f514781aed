import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { lowerTitle } from './row-parts.ts';
import { accessories, genericHeads } from './type-front.ts';
import { type TypeHit, typeHits, wornBehindPrint } from './type-hits.ts';

/** Where the name of a thing ends in a row of search phrases. */

/** Words behind which the first part of a row holds more than a name. */
const longFront = 5;

/** Words of a Spanish or French name with its adjectives, where more of them follow. */
const longOfTraits = 4;
const noRealStuff =
  /^(?:v[ée]g[ae]n\p{L}*|synth\p{L}+|sint[ée]\p{L}+|ecol[óo]gic\p{L}*|artifici\p{L}+|imita\p{L}+|simili\p{L}*|pu|faux|fausse)$/iu;
/** With what comes along, the longest name that is none yet. */
const longWhole = 8;
/** What a name is joined to by a small word. */
export const joint: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /\s(?=(?:with|for|w\/|including|includes)\s)/iu,
  de: /\s(?=(?:mit|für|inkl\.?|inklusive)\s)/iu,
  es: /\s(?=(?:con|para|incluye)\s)/iu,
  fr: /\s(?=(?:avec|pour)\s)/iu,
};
const countFirst =
  /^(?:\d+ ?(?:x|pcs|pieces?|pack|stück|er[ -]set|piezas|pièces)|(?:set|pack|lot) (?:of|de) \d+)\s/iu;
/** Words of a text. */
export function countOf(text: string): number {
  return text === '' ? 0 : piecesOf(text).length;
}
/** Whether a word names a thing by its form alone, in one or many: "capsules", "rack". */
function namesForm(word: string): boolean {
  const small = word.toLowerCase();
  return genericHeads.has(small) || genericHeads.has(small.replace(/s$/u, ''));
}
/** Whether the word behind a thing belongs to its name: "mug warmer", "phone holder mount". */
function goesOn(last: string, next: string, told: string): boolean {
  if (!/^\p{L}[\p{L}-]*$/u.test(next)) return false;
  const stem = stemOf(next);
  return accessories.has(stem) || namesForm(next) || told.includes(`${last} ${next}`.toLowerCase());
}
/** "Engraved gift" ends no name; a gift set is one. */
const givenAway =
  /(?<!\p{L})(?:gift|present|geschenk|regalo)s?(?!\p{L}|\s(?:set|box|basket|bag|card|tag|wrap))/iu;
const forWhom = /^\s(?:for|für|para|pour) \p{L}{3,}(?=\s)/iu;
/** "Stirnlampe LED Wiederaufladbar": German adjectives behind their noun are no part of its name. */
function withoutTraits(front: string): string {
  const words = piecesOf(front);
  while (words.length > 1 && lowerTitle(words.at(-1)!, 'de') !== words.at(-1)) words.pop();
  return words.join(' ');
}
const germanHead =
  /^(?:Organizer|(?:Wand)?[Hh]alter(?:ung)?|Tasche|(?:Schutz)?[Hh]ülle|Abdeckung|Abdeckplane|Bezug|Adapter|Ständer|Aufbewahrung|Zubehör|Set|Matte|Auflage|Kissen|Korb|Box|Filter|Ladegerät|Ladekabel|Kabel|Netz|Gurt|Rollen|Räder|Ersatz\p{L}*|Einlage|Matratze|Spielzeug|Bett|Decke|Lampe|Leuchte|Gerät|Maschine|Reiniger|Creme|Öl|Fußsack|Verdeck|Regenschutz|Sonnenschutz|Moskitonetz)$/u;

/** Where the thing's own name ends in a run of words without a mark; 0 where nothing tells it. */
function endOfThing(run: string, language: WrittenLanguage, told: string): number {
  const hits = typeHits(run, language);
  const first = hits[0];
  if (first === undefined) return 0;
  const isSaid = (from: TypeHit, to: TypeHit): boolean =>
    told.includes(run.slice(from.start, to.end).toLowerCase());
  let { end } = (language === 'en' ? wornBehindPrint(hits) : undefined) ?? first;
  for (const hit of hits.slice(1)) if (hit.start <= end + 1 || isSaid(first, hit)) end = hit.end;
  const words = piecesOf(run.slice(end).trim());
  if (language === 'en') {
    let last = piecesOf(run.slice(0, end)).at(-1) ?? '';
    while (words[0] !== undefined && goesOn(last, words[0], told)) {
      end += words[0].length + 1;
      last = words.shift()!;
    }
  } else if (language === 'de') {
    // "Kinderwagen Organizer": in two words, and still what goes on the pram.
    if (words[0] !== undefined && germanHead.test(words[0])) end += words[0].length + 1;
  } else {
    // "Guirlande Lumineuse Extérieure": adjectives stand behind, up to the next thing.
    const next = hits.find(({ start }) => start > end)?.start ?? run.length;
    for (const word of words) {
      if (end + word.length + 1 > next || /\d/.test(word)) break;
      // "Cuir vegan" is no leather: what it is not really made of ends no name.
      if (countOf(run.slice(0, end)) >= longOfTraits && !noRealStuff.test(word)) break;
      end += word.length + 1;
    }
  }
  return end;
}

/** What is made for another maker's device. */
export const fitting =
  /^(?:case|cover|screen|charger|battery|cable|strap|band|pantalla|funda|carcasa|cargador|batería|cable|filtros?|soporte|protector|correa|coque|étui|housse|écran|chargeur|batterie|câble|filtres?|support|bracelet|vitre|(?:schutz)?hülle|ladegerät|akku|ladekabel|kabel|halterung|display|armband|panzerglas)$/iu;

/** "For Galaxy S24 S25 Case Magnetic Clear": what it fits stands before the thing; the name says it behind. */
function fittedFront(first: string, language: WrittenLanguage): { front: string; rest: string } | null {
  const words = piecesOf(first);
  const known = words.findIndex((word, index) => index > 1 && fitting.test(word));
  const at =
    known > 0
      ? known
      : words.findIndex(
          (word, index) =>
            index > 1 &&
            /^\p{L}+$/u.test(word) &&
            (accessories.has(stemOf(word)) || typeHits(word, language).length > 0),
        );
  if (at < 2) return null;
  const fits = words.slice(1, at).join(' ');
  return { front: `${words[at]} ${words[0]!.toLowerCase()} ${fits}`, rest: words.slice(at + 1).join(' ') };
}

/** UTF-16 units of the maker before a name and the space behind it; 0 where the name does not begin with it. */
export function makersLength(name: string, maker: string): number {
  return maker !== '' && foldWord(name).startsWith(`${foldWord(maker)} `) ? maker.length + 1 : 0;
}

const dose =
  /^(?:capsules?|tablets?|gummies|softgels?|pills?|drops?|powder|sachets?|kapseln|tabletten|cápsulas|comprimidos|gélules|comprimés)$/iu;

/** Where a name ends whose thing stands behind its figure; 0 where the thing stands before it. */
function endBehindFigure(own: string, measure: number, hit: TypeHit | undefined): number {
  const form = /^\s\d\S* ?(?:mg|g|ml|mcg|iu)? (\p{L}{4,})/iu.exec(own.slice(measure));
  const isForm = form !== null && dose.test(form[1]!);
  if (isForm) return measure + form[0].length;
  const isBehind = hit !== undefined && hit.start > measure && countOf(own.slice(0, measure)) === 1;
  return isBehind && countOf(own.slice(0, hit.end)) <= longWhole ? hit.end : 0;
}

const leansOn =
  /(?:^|\s)(?:the|an?|of|in|to|from|my|your|our|his|her|their|no|number|route|area|formula|chapter|level)$/iu;

/** The name in the first part of a row, and what is left of that part. */
export function frontOfRow(
  first: string,
  language: Exclude<WrittenLanguage, 'other'>,
  maker: string,
  told: string,
): { front: string; rest: string } | null {
  if (/^(?:for|für|para|pour)\s/iu.test(first)) return fittedFront(first, language);
  const from = makersLength(first, maker);
  const counted = countFirst.exec(first.slice(from))?.[0].length ?? 0;
  const start = from + counted;
  const own = first.slice(start);
  const figure =
    /\s(?=(?:(?:set|pack|lot|juego|jeu|kit) (?:of|de) |up to |ages? |bluetooth |usb |hdmi |wi-?fi |sizes? |gr\.? |größe |tallas? |tailles? )?\d)/iu.exec(
      own,
    )?.index ?? own.length;
  // "He left the 99 to rescue me": a figure that its article belongs to ends no name.
  const measure = leansOn.test(own.slice(0, figure)) ? own.length : figure;
  const joined = joint[language].exec(own)?.index ?? own.length;
  const run = own.slice(0, Math.min(measure, joined));
  if (joined < measure && countOf(run) <= longFront && countOf(own) <= longWhole)
    return { front: first, rest: '' };
  const hits = typeHits(own, language);
  // "Magnesium Glycinate 400mg Capsules", "SweetHome 6 Tier Shoe Rack": the thing stands behind the figure.
  const behind = endBehindFigure(own, measure, hits[0]);
  if (behind > 0) return { front: first.slice(0, start + behind), rest: own.slice(behind).trim() };
  // "Cama para Perros Mediana Lavable": for whom the thing is belongs to so short a name.
  const user = joined < measure && countOf(run) < 3 ? forWhom.exec(own.slice(joined))?.[0] : undefined;
  if (user !== undefined && hits.length > 0) {
    const end = joined + user.length;
    return { front: first.slice(0, start + end), rest: own.slice(end).trim() };
  }
  const isShort =
    !givenAway.test(run) &&
    countOf(run) <= longFront &&
    (language === 'en' || hits.filter((hit) => hit.end <= run.length).length < 2);
  const end = isShort ? run.length : endOfThing(run, language, told);
  if (end === 0) return null;
  const front = language === 'de' ? withoutTraits(own.slice(0, end)) : own.slice(0, end);
  return { front: first.slice(0, start + front.length), rest: own.slice(front.length).trim() };
}
