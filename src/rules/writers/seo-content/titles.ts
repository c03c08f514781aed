import { atBoundary, beforeRepeat } from './closed-end.ts';
import { withoutShortened } from './name.ts';
import { fullerAbroad } from './longer-abroad.ts';
import { countCharacters } from '#rules/text/count.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { isMaker } from '#rules/ledger/maker-in-name.ts';
import { wholeWordsAt } from '#rules/text/whole-words.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { behindShared } from './behind-shared.ts';
import { casedPhrase, casedTitle } from './case.ts';
import { cutName } from './cut-name.ts';
import { withItsCount } from './counted-set.ts';
import type { Draft } from './draft.ts';
import { fullerName } from './fuller-name.ts';
import { withWhatItFits } from './key-figure.ts';
import { withModelOfRow } from './makers-model.ts';
import { isTrade } from './owner-in-name.ts';
import { barePieces } from './bare-title.ts';
import { insteadOfFacts } from './instead-of-facts.ts';
import { isNew } from './new-in-title.ts';
import { isForMaker } from './own-fact.ts';
import { withUse } from './use-in-title.ts';
import { germanPredicates } from './german-predicates.ts';
import { titlePhrases } from './phrases.ts';
import { withBox } from './pieces-in-box.ts';
import { countsAgain, runsIntoFigure, saysSides, trailingState } from './title-counts.ts';
import { withBrandFirst, withoutSaidMeasure } from './stray-in-title.ts';
import { countPieces } from '#rules/text/spaces.ts';

interface TitleRoom {
  max: number;
  /** Most words, where a platform asks for few. */
  words?: number;
}

function hasType(name: string, draft: Draft): boolean {
  const stems = new Set(stemsOf(name));
  return (
    // "Wedding photographer" says "wedding photography".
    stemsOf(draft.type).every(
      (stem) =>
        stems.has(stem) ||
        (stem.length > 7 && [...stems].some((other) => other.slice(0, 7) === stem.slice(0, 7))) ||
        // "Power amp" says "amplifier".
        (draft.language.written === 'en' &&
          stem.length > 7 &&
          [...stems].some((other) => isShortFor(other, stem))) ||
        // "Cleaner available" says "cleaning".
        (draft.category === 'service' && stems.has(stem.replace(/ing$/u, 'er'))),
    ) ||
    foldWord(name).includes(foldWord(draft.type)) ||
    // "Nagelöl Stift" says "Nagelölstift".
    (draft.language.written === 'de' && foldWord(name).replaceAll(' ', '').includes(foldWord(draft.type))) ||
    // "Umzugsunternehmen" says "Umzüge".
    (draft.language.written === 'de' &&
      draft.type.length > 4 &&
      foldWord(name).includes(foldWord(draft.type).slice(0, -1)))
  );
}

/** "Amp" of an amplifier, "mic" of a microphone. */
function isShortFor(word: string, whole: string): boolean {
  return word.length > 2 && word.length < 6 && whole.startsWith(word);
}

function hasBrand(name: string, brand: string): boolean {
  return foldWord(name).includes(foldWord(brand));
}

/** The colour or state that an English name ends in; empty where it ends in none: "Barbie Dreamhouse 2018 incomplete". */
function trailingColour(name: string): string {
  if (trailingState.test(name)) return name.slice(name.search(trailingState));
  const last = claimHits(name, 'en').at(-1);
  // "Nettle & Mint": what is joined to another word is no colour of it.
  if (last === undefined || /(?:[&+]|\s(?:and|with|of|in|on))\s$/iu.test(name.slice(0, last.start)))
    return '';
  const isLast = last.payload.kind === 'colour' && last.end === name.length && last.start > 0;
  return isLast ? name.slice(last.start) : '';
}

/** What an English name tells behind the thing: its colour or state, and what comes with it ("Olympus OM-1 with 50mm f1.8"). */
function behindThing(name: string, { platform }: Draft): string {
  const beside = platform.subject === 'product' ? / with (?:\p{L}|\d).*$/iu.exec(name)?.[0] : undefined;
  return beside ?? trailingColour(name);
}

/** The type as the seller's category writes it, in one or many: "Kerzen" of tea lights. */
function asOnShelf({ brief, type }: Draft): string {
  const shelf = brief.product.category.trim();
  return stemsOf(shelf).join(' ') === stemsOf(type).join(' ') ? shelf : type;
}

/** The seller's name with the brand before it and the type behind it, where they are missing. */
export function nameWithType(draft: Draft, withBrand: boolean, isRunning = false): string {
  let name = withItsCount(draft.name, draft);
  if (draft.type === 'camera body' && !/camera/iu.test(name)) name = name.replace(/\bbody\b/iu, 'camera $&');
  // Nobody searches a "Ford Fiesta car".
  const isVehicle = /^(?:car|van|motorbike|motorcycle|moped)s?$/iu.test(draft.type);
  if (
    !isVehicle &&
    !isTrade(draft) &&
    draft.category !== 'video' &&
    !hasType(name, draft) &&
    draft.ledger.productType !== '' &&
    draft.language.written !== 'other'
  ) {
    const first = name.split(/\s?[,(|]\s?/u)[0]!;
    // "Caldwell Mobile" and "mobile banking" share their joint.
    const [front = '', ...more] = draft.type.split(' ');
    const isShared = more.length > 0 && foldWord(first).endsWith(` ${foldWord(front)}`);
    const type = isShared ? more.join(' ') : draft.type;
    // "Nintendo Switch OLED white": the noun stands before its colour.
    const colour = draft.language.written === 'en' ? behindThing(first, draft) : '';
    const before = first.slice(0, first.length - colour.length).trimEnd();
    const told = draft.language.written === 'de' || isRunning ? type : casedPhrase(type, draft);
    // "Websites for charities, web design": behind whom it is for the type is an entry of its own.
    const isScoped =
      draft.language.written === 'en' &&
      draft.platform.subject === 'page' &&
      /\s(?:for|with|from)\s/iu.test(before);
    // "Pull Grand Nord": Spanish and French set the thing before its name.
    const isRomance = draft.language.written === 'es' || draft.language.written === 'fr';
    // "Regenjacke Friesennerz Herren gelb": behind a figure or an adjective no German noun goes on.
    const isOver = draft.language.written === 'de' && /\d\S*$|\d \p{L}{1,3}$|\s\p{Ll}{3,}$/u.test(before);
    // "Teelichter Bienenwachs": behind what it is made of no German noun goes on.
    const isMade =
      draft.language.written === 'de' &&
      before.includes(' ') &&
      claimHits(before, 'de').some(
        ({ payload, end }) => payload.kind === 'material' && end === before.length,
      );
    if (isMade) name = `${draft.name}, ${asOnShelf(draft)}`;
    else if (isOver && draft.platform.subject === 'product') name = `${draft.type} ${name}`;
    else if (isRomance && draft.platform.subject === 'product')
      name = `${draft.type.charAt(0).toUpperCase()}${draft.type.slice(1)} ${withoutShortened(name, draft.type)}`;
    else
      name = `${before}${isScoped ? ',' : ''} ${told}${first.slice(before.length)}${name.slice(first.length)}`;
  }
  if (withBrand && draft.brand !== '') {
    // "Torvik folding stool" of the brand "Torvik Outdoor" names its maker once.
    const rest = hasBrand(name, draft.brand) ? '' : behindShared(name, draft);
    if (rest !== '') return `${draft.brand} ${rest}`;
    // "Vélo enfant 16 pouces Btwin": people there name the maker behind the thing that they sell on.
    const isBehind =
      draft.platform.goods === 'resold' &&
      (draft.language.written === 'es' ||
        draft.language.written === 'fr' ||
        makerLast.test(draft.language.tag));
    if (!hasBrand(name, draft.brand))
      return isBehind ? `${name} ${draft.brand}` : `${withModelOfRow(draft, name)} ${name}`;
    const at = wholeWordsAt(foldWord(name), foldWord(draft.brand));
    // Other languages set the maker behind the thing: "Vélo Peugeot PX10", "Lichtmaschine Bosch 0124525035" stay as they are.
    if (
      draft.language.written !== 'en' &&
      (draft.language.written !== 'de' || isMaker(foldWord(draft.brand)))
    )
      return name;
    // "2014 Honda CR-V" is how cars are named.
    if (at > 0 && !(isVehicle && at === 5) && foldWord(name).length === name.length) {
      const rest = `${name.slice(0, at)}${name.slice(at + draft.brand.length)}`
        .replace(/\s{2,}/gu, ' ')
        .replace(/\s*,\s*,/gu, ',')
        .trim();
      return `${draft.brand} ${rest.replace(/^(?:by|von|de|par)\s|\s(?:by|von|de|par)$/iu, '')}`;
    }
  }
  return name;
}

/** "Passeggino Chicco", "Aparat Zenit": these set the maker behind the thing too. */
const makerLast = /^(?:it|pt|ro|pl|cs|sk|ru|uk|bg)/u;

/** A number and its unit in the name are set off by a comma: "Water Bottle 25 oz" → "Water Bottle, 25 oz". */
function setOff(name: string): string {
  // "Belt for Husqvarna 42 inch": the figure is that of what it is for.
  if (isForMaker(name)) return name;
  // "Helios 44M" is a model, and the figure of "con objetivo 50mm" is that of the lens.
  if (
    /\s\d{2,}M$|\p{Ll} \dM$|\s(?:con|avec|mit)\s(?:obje[ck]ti[fv]o?\s)?\p{L}+ \d\S*(?: \p{L}{1,3})?$/u.test(
      name,
    )
  )
    return name;
  return name.replace(
    /(?<=\p{L})(?<! (?:[x×]|for|of|over|under|from|per|with|fits|to|bis|à|a|de|del|von|mit|con|avec|sur|hasta|up to|ca|etwa|circa|environ|env|aprox|unos)) (?=(?:\d[\d.,]* ?(?:oz|ml|l|g|kg|lb|lbs|cm|mm|in|inch|ft|m|pcs|pieces|count)|(?:set|pack) of \d+|\d+-pack)$)/iu,
    ', ',
  );
}

/** "Bratpfanne aus geschmiedetem Aluminium": right behind the noun what it is made of needs no comma. German. */
export function withStuff(name: string, draft: Draft, max = longestWithStuff): string {
  const stuff = germanPredicates(draft).find(({ says }) => says === 'stuff')?.text ?? '';
  if (stuff === '' || name.length + stuff.length >= max) return name;
  if (!name.replace(worn, '').toLowerCase().endsWith(draft.type.toLowerCase())) return name;
  const isSaid = foldWord(name).includes(foldWord(stuff.slice(stuff.lastIndexOf(' ') + 1)));
  return isSaid && !/ \p{Ll}+e[mr] /u.test(stuff) ? name : `${name} ${stuff}`;
}

const longestWithStuff = 90;
/** "Wanderjacke Herren": for whom it is cut stands behind the noun. */
const worn = / (?:Herren|Damen|Kinder|Jungen|Mädchen|Baby|Unisex)$/u;

/** What parts two phrases of a line: a space in scripts without spaces, the Arabic comma in theirs. */
export function jointOf(draft: Draft): string {
  if (draft.language.written !== 'other') return ', ';
  if (/^(?:ja|zh|th|ko)/u.test(draft.language.tag)) return ' ';
  return /^(?:ar|fa|ur)/u.test(draft.language.tag) ? '، ' : ', ';
}

/**
 * A title from the seller's own name: brand first where asked, the type in it, then attributes that it does not
 * say yet, as long as they fit. A short title with its facts is not padded.
 */
export function buildTitle(
  draft: Draft,
  room: TitleRoom,
  options: {
    brand: boolean;
    extra?: readonly string[];
    skipKinds?: readonly string[];
    most?: number;
    /** Stands in the title whatever else does, behind the other phrases. */
    reserved?: string;
    /** What fills the room that all others leave. */
    late?: readonly string[];
  },
): string {
  if (draft.name.endsWith('?') && countCharacters(draft.name) <= room.max)
    return casedTitle(draft.name, draft);
  // The state of a used thing has its place behind its name.
  const behind = options.reserved ?? options.extra?.[0] ?? '';
  const kept = behind === '' ? 0 : countCharacters(behind) + 2;
  const plain = fullerAbroad(
    nameWithType(draft, options.brand),
    draft,
    draft.language.written === 'other' ? room.max - kept : room.max,
  );
  const described = withBrandFirst(withWhatItFits(fullerName(plain, draft), draft, room.max), plain, draft);
  const isRoomy =
    countCharacters(described) <= room.max &&
    (room.words === undefined || countPieces(described) <= room.words);
  const isForeign = draft.language.written === 'other';
  const whole = isForeign && !isRoomy && !plain.includes(',') ? beforeRepeat(plain) : plain;
  // "… English NM Trading": where the thing has no room behind the name, it is not halved.
  const fits =
    draft.language.written === 'en' &&
    countCharacters(draft.name) <= room.max &&
    plain.startsWith(`${draft.name} `);
  const cut = isRoomy ? described : fits ? draft.name : cutName(whole, room.max);
  const base = isForeign && cut !== whole && !isRoomy ? atBoundary(cut) : cut;
  let title = withStuff(casedTitle(isForeign ? base : setOff(base), draft), draft, room.max);
  if (countCharacters(title) > room.max) title = casedTitle(base, draft);
  const phrases = [
    ...(options.extra ?? []),
    ...titlePhrases(draft)
      .filter((phrase) => options.skipKinds?.includes(phrase.kind) !== true)
      .map((phrase) => phrase.text),
  ];
  const opening = title;
  title = withUse(title, opening, draft, room, true);
  let added = 0;
  const joint = jointOf(draft);
  const most = options.most ?? (isForeign ? 2 : 99);
  const reserved =
    options.reserved !== undefined && isNew(options.reserved, title)
      ? `${joint}${casedPhrase(options.reserved, draft)}`
      : '';
  const max = room.max - countCharacters(reserved);
  const keeps = max >= countCharacters(title);
  const queue = [...phrases];
  let waiting = '';
  for (const given of queue) {
    const phrase = draft.language.written === 'en' ? withoutSaidMeasure(given, title) : given;
    if (added >= most) break;
    if (!isNew(phrase, keeps ? title + reserved : title)) continue;
    if (draft.language.written === 'en' && countsAgain(phrase, title)) continue;
    if (runsIntoFigure(phrase, title)) {
      if (waiting === '' && !saysSides(phrase, title)) queue.push((waiting = phrase));
      continue;
    }
    const next = `${title}${joint}${casedPhrase(phrase, draft)}`;
    if (countCharacters(next) > (keeps ? max : room.max)) continue;
    if (room.words !== undefined && countPieces(next) > room.words) continue;
    title = next;
    added += 1;
  }
  const instead =
    added === 0 && reserved === '' && room.words === undefined
      ? insteadOfFacts(phrases, title, draft, max)
      : '';
  const told =
    instead === ''
      ? withUse(keeps ? title + reserved : title, opening, draft, room)
      : `${title}${joint}${casedPhrase(instead, draft)}`;
  const filled = [...(options.late ?? []), ...barePieces(told, draft)].reduce((line, phrase) => {
    const next = `${line}${joint}${casedPhrase(phrase, draft)}`;
    return isNew(phrase, line) && countCharacters(next) <= room.max ? next : line;
  }, told);
  return room.words === undefined ? withBox(filled, draft, room.max) : filled;
}
