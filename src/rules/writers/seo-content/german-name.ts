import { countCharacters } from '#rules/text/count.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';
import { noTitleWord, packaging } from './title-words.ts';

/** Where the thing stops and what is told of it in another breath begins. */
const end = /[,;:.!?()[\]«»„“"\n–—](?!\d)|\s-\s/u;
/** A choice, a denial, a hedge, a comparison, a fault or somebody: nothing that a name takes. */
const noName = longPattern('iu')`
  (?<!\p{L})(?:oder|nicht|kein\p{L}*|nie|ohne|statt|fast|sehr|etwa|ca|circa|bis zu|wahlweise|auf Wunsch|optional|auch|nur|wie|ähnlich|Art|Stil
    |Optik|Imitat|Nachbau|ist|sind|war|waren|wird|werden|wurde|hat|haben|kann|können|lässt|ich|wir|mein\p{L}*|unser\p{L}*|dein\p{L}*|Ihr\p{L}*|sein\p{L}*
    |diese\p{L}*|jede\p{L}*|alle[rnsm]?|viele|verschiedene\p{L}*|mehrere\p{L}*|gebraucht\p{L}*|neu(?:e[rnsm]?)?|Zustand|Mängel\p{L}*|Kratzern?|Riss(?:en)?|Delle\p{L}*
    |Gebrauchsspuren|defekt\p{L}*|beschädigt\p{L}*|verkaufe|biete|Wahl|Anfrage|Euro|zum Selbstkostenpreis|u\.a)(?!\p{L})
`;
const joints = [' mit ', ' aus ', ' für ', ' in ', ' und ', ' von ', ' auf '];
const opensTail = /^(?:mit|aus|für|von|zum|zur|im|in)\s/u;
const halfEnd =
  /\s(?:mit|aus|für|in|im|und|von|auf|der|die|das|dem|den|ein|eine|einem|einer|einen|je|zum|zur|am|an|\d+|(?!(?:innen|außen|unten|oben|hinten)$)\p{Ll}{3,}(?:em|en))$/u;
/** "Mit Knoten": one bare word behind its joint, where it has been cut off what it was made of. */
const bareEnd = /\smit \p{Lu}[\p{L}-]+$/u;

/** Characters and words of what a title takes of the first words. */
const longest = 62;
const mostWords = 8;
/** Characters of a description in which its first words stand. */
const opened = 160;

function mayStand(text: string): boolean {
  return (
    text.length <= longest &&
    countPieces(text) <= mostWords &&
    !noName.test(text) &&
    !halfEnd.test(text) &&
    !hasPraise(text, 'de') &&
    !noTitleWord.test(text) &&
    !packaging.test(text)
  );
}

/** The same words, shorter and shorter. */
function shorter(whole: string): string[] {
  const found = [whole];
  for (let rest = whole; found.length < 4;) {
    const at = Math.max(...joints.map((joint) => rest.lastIndexOf(joint)));
    if (at < 1) break;
    rest = rest.slice(0, at);
    found.push(rest);
  }
  return found.filter((text, at) => at === 0 || !bareEnd.test(text));
}

/** Whether the first words say every word of the name: "Faltbarer Wäschekorb aus …" of a "Wäschekorb faltbar". */
function holdsName(text: string, name: string): boolean {
  const words = foldWord(text).split(/[\s,]+/u);
  return foldWord(name)
    .split(/[\s,]+/u)
    .every((own) =>
      words.some(
        (word) => word === own || (own.length > 3 && word.startsWith(own) && word.length - own.length < 3),
      ),
    );
}

/** "Luftbett" of a "Gästebett", "Massagegerät" of a "Nackenmassagegerät": two nouns that end in the same one. */
function isSameThing(noun: string, { type, name }: Draft): boolean {
  const [one, other] = [noun, type].map((word) => foldWord(word));
  if (one === undefined || other === undefined || type.includes(' ') || !name.includes(type)) return false;
  let shared = 0;
  while (shared < one.length && shared < other.length && one.at(-1 - shared) === other.at(-1 - shared))
    shared += 1;
  return shared >= sharedHead;
}

const sharedHead = 4;
const tailJoint = / (?=(?:mit|für|aus) )/u;

/** What the first words tell behind another noun of the thing, as far as the name does not say it: " für zwei Personen mit Pumpe". */
function newTail(behind: string, own: string, room: number): string {
  const told = foldWord(own);
  const words = told.split(' ').filter((word) => word.length > 3);
  let tail = '';
  for (const piece of behind.split(tailJoint)) {
    // "Für Nacken und Schultern" of a "Nackenmassagegerät".
    const isTold =
      stemsOf(piece).some(
        (stem) =>
          stem.length > 3 &&
          // "Sattelleder" of a "Lenkertasche Leder".
          (told.includes(stem) || words.some((word) => stem.endsWith(word))),
      ) ||
      // "Halskette mit Blüte aus Silber": the blossom is none of silver.
      (tail === '' && piece.startsWith('aus ') && / (?:mit|für|zum) /u.test(own)) ||
      // "Seifenschale mit Ablauf mit matter Glasur" says "mit" twice.
      (tail === '' && piece.startsWith('mit ') && own.includes(' mit '));
    if (isTold && tail === '') continue;
    const next = isTold
      ? undefined
      : shorter(piece)
          .map((words) => `${tail} ${words}`)
          .find(
            (words) =>
              countCharacters(own + words) <= room && mayStand(`${own}${words}`) && !bareEnd.test(words),
          );
    if (next === undefined) break;
    tail = next;
    if (!next.endsWith(piece)) break;
  }
  return tail;
}

const leading = /^(?:(?:Dieser?|Dieses|Ein|Eine|Der|Die|Das|Unsere?|Mein|Meine)\s)?/u;
const front = /^((?:\p{Lu}\p{Ll}+(?:e[rs]?) (?:\p{Ll}+e[rs]? )?)?)(\p{Lu}[\p{L}-]+)/u;

/**
 * The name of a German thing as the first words of its text go on with it: "Rasierhobel mit geschlossenem Kamm aus verchromtem
 * Messing", "Faltbarer Wäschekorb aus Oxford-Gewebe" of a "Wäschekorb faltbar".
 */
export function fullerGerman(name: string, draft: Draft, max: number): string {
  if (draft.platform.subject !== 'product' || draft.shares) return name;
  if (draft.platform.goods === 'resold') return fullerUsed(name, draft, max);
  const own = draft.name;
  const at = foldWord(name).indexOf(foldWord(own));
  if (at === -1 || foldWord(name).length !== name.length) return name;
  const text = firstWords(draft.brief.product.description, opened).trim();
  const said = text.slice(leading.exec(text)?.[0].length ?? 0);
  const stop = said.search(end);
  const whole = (stop === -1 ? said : said.slice(0, stop)).trim();
  const [, adjective = '', noun = ''] = front.exec(whole) ?? [];
  // "Illustrierter Wandkalender 2027 mit zwölf Waldtieren": the figure belongs to the name.
  const isWhole = whole.slice(adjective.length).toLowerCase().startsWith(`${own.toLowerCase()} `);
  const behind = whole.slice(adjective.length + (isWhole ? own : noun).length).trim();
  if (noun === '' || !opensTail.test(behind)) return name;
  const room = max - (name.length - own.length);
  if (!foldWord(own).startsWith(foldWord(noun))) {
    const tail = isSameThing(noun, draft) ? newTail(behind, own, room) : '';
    return tail === '' ? name : `${name.slice(0, at)}${own}${tail}${name.slice(at + own.length)}`;
  }
  const fuller = shorter(whole).find(
    (words) =>
      words.length > own.length &&
      countCharacters(words) <= room &&
      mayStand(words) &&
      holdsName(words, own) &&
      new Set(stemsOf(words)).size === stemsOf(words).length,
  );
  if (fuller === undefined) return name;
  const opening = at > 0 ? `${fuller.charAt(0).toLowerCase()}${fuller.slice(1)}` : fuller;
  return `${name.slice(0, at)}${adjective === '' ? fuller : opening}${name.slice(at + own.length)}`;
}

/**
 * "Thule Heckträger für 2 Räder" of a "Heckträger", "Honda Benzin Rasenmäher" of a "Rasenmäher": the first entry of what somebody sells on,
 * where it says all words of the name and more, with its maker before it.
 */
function fullerUsed(name: string, draft: Draft, max: number): string {
  const { brand, units } = draft;
  const first = units.find(({ path }) => path.endsWith('.description'));
  if (first === undefined || first.shape !== 'noun' || first.kind !== 'feature') return name;
  const stop = first.text.search(end);
  const whole = (stop === -1 ? first.text : first.text.slice(0, stop)).trim();
  if (!/^\p{Lu}/u.test(whole)) return name;
  const own = piecesOf(foldWord(draft.name));
  for (const said of shorter(whole)) {
    const words = piecesOf(said);
    const at = words.findIndex((word) => foldWord(word) === own[0]);
    // Before the thing stand its maker and one noun that sorts it.
    const isOpened =
      at === 0 || (at > 0 && at < 3 && words.slice(0, at).every((word) => /^\p{Lu}/u.test(word)));
    if (!isOpened || !holdsName(said, draft.name) || !mayStand(said)) continue;
    const rest = brand === '' ? said : said.replace(` von ${brand}`, '').replace(`${brand} `, '');
    const told = brand === '' || !said.includes(brand) ? said : `${brand} ${rest}`;
    const isMore = foldWord(told).length > foldWord(name).length + 2;
    if (isMore && countCharacters(told) <= max) return told;
  }
  return name;
}
