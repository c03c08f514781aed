import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { foldWord } from '#rules/text/words.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { built, type Candidate } from './candidate.ts';

/** How sellers of a language tag what a thing is made of and where it stands. */
interface StuffWords {
  /** Between a thing and its stuff, as people type it. */
  joints: readonly string[];
  /** Where the first sentence goes on to parts of the thing. */
  parts: RegExp;
  /** Behind the name of a stuff: "chêne massif", "lino naturale". */
  sort: RegExp;
  /** Rooms and places that a thing is made for. */
  rooms: RegExp;
}

/** By the first two letters of the language; what a German thing is made of has tags of its own. */
const tongues: Readonly<Record<string, StuffWords>> = {
  it: {
    joints: [''],
    parts: /[,;.(]|\s(?:con|e|ed|per|da)\s/iu,
    sort: /^ (?:massello|massiccio|naturale|biologic[oa]|riciclat[oa]|vergine|soffiato)(?!\p{L})/iu,
    rooms: longPattern('iu')`
      (?<!\p{L})(?:cucina|cameretta|camera|salotto|soggiorno|bagno|giardino|terrazzo|balcone|ingresso|ufficio|tavola|studio)(?!\p{L})
    `,
  },
  pt: {
    joints: ['de', 'em', ''],
    parts: /[,;.(]|\s(?:com|e|para)\s/iu,
    sort: /^ (?:maciç[oa]|natural|reciclad[oa]|biológic[oa]|orgânic[oa])(?!\p{L})/iu,
    rooms: longPattern('iu')`
      (?<!\p{L})(?:cozinha|quarto|sala|casa de banho|banheiro|jardim|varanda|entrada|escritório|mesa)(?!\p{L})
    `,
  },
  nl: {
    joints: [''],
    parts: /[,;.(]|\s(?:met|en|voor|in)\s/iu,
    sort: /(?!)/u,
    rooms: longPattern('iu')`
      (?<!\p{L})(?:keuken|kinderkamer|babykamer|woonkamer|slaapkamer|badkamer|tuin|balkon|hal|kantoor)(?!\p{L})
    `,
  },
  fr: {
    joints: [],
    parts: /[,;.(]|\s(?:avec|et|pour)\s/iu,
    sort: /^ (?:massif|massive|naturel(?:le)?|brut(?:e)?|recyclée?|lavée?|végétal|biologique|bio|soufflé|pleine fleur)(?!\p{L})/iu,
    rooms: longPattern('iu')`
      (?<!\p{L})(?:cuisine|salon|chambre(?: bébé| enfant)?|entrée|salle de bain|jardin|terrasse|balcon|bureau|table)(?!\p{L})
    `,
  },
  es: {
    joints: [],
    parts: /[,;.(]|\s(?:con|y|e|para)\s/iu,
    sort: /^ (?:maciz[oa]|natural|reciclad[oa]|orgánic[oa]|soplado)(?!\p{L})/iu,
    rooms: longPattern('iu')`
      (?<!\p{L})(?:cocina|salón|dormitorio|habitación(?: infantil| bebé)?|baño|jardín|terraza|balcón|recibidor|oficina|mesa)(?!\p{L})
    `,
  },
  de: {
    joints: [],
    parts: /[,;.(]|\s(?:mit|und|für)\s/iu,
    sort: /(?!)/u,
    rooms: longPattern('u')`
      (?<!\p{L})(?:Küche|Flur|Kinderzimmer|Babyzimmer|Wohnzimmer|Schlafzimmer|Badezimmer|Bad|Garten|Balkon|Terrasse|Büro|Eingang|Diele)(?!\p{L})
    `,
  },
};

const longestTag = 20;
/** Characters of the longest search of shops that take any. */
const longestTerm = 40;
const least = 0.34;
const mostThings = 3;
/** "Massivem Eichenholz", "Eiche massiv". */
const solid =
  /(?<!\p{L})massive[mrns]? (?:\p{Ll}+ )?\p{Lu}\p{Ll}*(?:holz|eiche|buche|esche|ahorn|kiefer|nuss(?:baum)?|kirsch(?:e|baum)?|lärche|zirbe|ulme)(?!\p{L})|(?<!\p{L})\p{Lu}\p{Ll}*(?:holz|eiche|buche|esche|ahorn|kiefer|nuss(?:baum)?|lärche|zirbe) massiv|massivholz/iu;

/**
 * Searches of things by what they are made of, where their first words say so of the whole, by the sort of that stuff
 * ("chêne massif") and by the room that the form names ("Schlüsselbrett Flur").
 * @param things what the thing is called, the best known first
 */
export function stuffTags(
  { platform, product }: Brief,
  { language, facts }: Ledger,
  things: readonly string[],
): Candidate[] {
  const words = tongues[language.tag.slice(0, 2)];
  const { handmade, subject } = platforms[platform];
  if (words === undefined || subject !== 'product') return [];
  const names = [...new Set(things)].filter((thing) => thing.length > 2).slice(0, mostThings);
  const source = `products.${product.index}.description`;
  const opening = (product.description.split(/[.!?\n]/u)[0] ?? '').split(words.parts)[0] ?? '';
  // "Vasetto in vetro" of a candle: first words that do not name the thing tell of its vessel.
  const isOfThing = names.some((name) => foldWord(opening).includes(foldWord(name)));
  const whole = foldWord(isOfThing ? `${product.name} ${opening}` : product.name);
  const text = firstWords(`${product.name}. ${product.description}`, 900);
  const found = new Set<string>();
  const add = (phrase: string): void => {
    if (phrase.length <= (handmade === true ? longestTag : longestTerm)) found.add(phrase);
  };
  for (const { kind, value } of facts) {
    // "Legno di ulivo" is typed alone, and its wood behind the thing.
    const wood =
      language.written === 'other' ? (/^\p{L}{4,} (?:di|de) (\p{L}{4,})$/u.exec(value)?.[1] ?? '') : '';
    if (
      kind === 'material' &&
      wood !== '' &&
      foldWord(`${product.name} ${opening}`).includes(foldWord(wood))
    ) {
      if (handmade === true) add(value.toLowerCase());
      for (const name of names.slice(0, 1)) add(`${name} ${wood.toLowerCase()}`);
    }
    if (kind !== 'material' || !/^\p{L}{3,}$/u.test(value) || !whole.includes(foldWord(value))) continue;
    const stuff = language.tag.startsWith('de') ? value : value.toLowerCase();
    // Spanish and French stuffs are read by rules of their own.
    for (const name of language.written === 'other' ? names : []) {
      if (foldWord(name).includes(foldWord(stuff))) continue;
      for (const joint of words.joints) add([name, joint, stuff].filter((word) => word !== '').join(' '));
    }
    const at = text.toLowerCase().indexOf(stuff);
    const sort = at === -1 ? '' : (words.sort.exec(text.slice(at + stuff.length))?.[0] ?? '');
    if (sort !== '' && handmade === true && agrees(stuff, sort)) add(`${stuff}${sort.toLowerCase()}`);
  }
  if (language.tag.startsWith('de') && solid.test(text)) add('Massivholz');
  // "Para 12 garrafas", "da 6 posti": how many it takes is typed without the joint before them.
  const count = counted.exec(product.name)?.[0].toLowerCase() ?? '';
  if (count !== '' && language.written === 'other') for (const name of names) add(`${name} ${count}`);
  // What stands on a shelf "Cuisine" is made for it; in a text "the kitchen" may be where it was made.
  const room =
    handmade === true || language.written === 'other' ? (words.rooms.exec(product.category)?.[0] ?? '') : '';
  for (const name of room === '' ? [] : names)
    if (!foldWord(name).includes(foldWord(room)))
      add(`${name} ${language.tag.startsWith('de') ? room : room.toLowerCase()}`);
  return [...found].map((phrase) => ({
    ...built(phrase, 'attribute', source),
    sure: true,
    sentence: 1,
    least,
  }));
}

/** "12 garrafas", "6 tazze", "4 personen": many of what it takes. */
const counted = /(?<![\p{L}\d.,x×]|(?:con|com|met) )(?:[2-9]|\d{2,3}) \p{Ll}{3,}(?:[ei]|s|en)(?!\p{L})/u;

/** "Ceramica riciclata" and no "gres riciclata" of a cup that is: a sort may be told of the thing instead. */
function agrees(stuff: string, sort: string): boolean {
  const [end, other] = [stuff.at(-1), sort.at(-1)];
  return !(end === 'a' && other === 'o') && !(end !== 'a' && other === 'a');
}

/** Whether a shelf is a room, by which nobody finds a thing. */
export function isRoom(shelf: string, tag: string): boolean {
  return tongues[tag.slice(0, 2)]?.rooms.exec(shelf.trim())?.[0] === shelf.trim();
}

const threeWords = /^(\p{L}{3,}) (?:de|d[’']|à|en) ?(\p{L}{3,})$/iu;

/** "Dessous plat chêne" of a "dessous de plat", as sellers write a tag that the whole name leaves no room in. Spanish and French. */
export function tightTags(
  candidates: readonly Candidate[],
  things: readonly string[],
  language: 'es' | 'fr',
): Candidate[] {
  const [thing = ''] = things;
  const [, first = '', second = ''] = threeWords.exec(thing) ?? [];
  if (first === '') return [];
  return candidates.flatMap((candidate) => {
    const phrase = candidate.phrase.toLowerCase();
    if (phrase.length <= longestTag || !phrase.startsWith(`${thing} `) || candidate.loose === true) return [];
    const tail = phrase.slice(thing.length + 1).replace(/^(?:en|de|con|avec|pour|para) /u, '');
    // "Boucles pendantes": where ornaments are sold nobody takes them for those of a belt.
    const isAlone = /^boucles? d[’']oreilles?$/u.test(thing);
    // "Trousse coton" of a "trousse de toilette": a name whose first word is such a thing too has room for what is behind it.
    const isLong = isSameThing(first, thing, language) && `${first} ${second} ${tail}`.length > longestTag;
    const fronts = isAlone || isLong ? [first] : [`${first} ${second}`];
    return fronts
      .map((front) => `${front} ${tail}`)
      .filter((tight) => tight.length <= longestTag && !/ (?:de|en|à|con|avec) /u.test(tight))
      .map((tight) => ({ ...candidate, phrase: tight, built: true, sure: true, least }));
  });
}

/** Whether the first word of a name is known as a thing of the same shelf: a "trousse de toilette" is a "trousse", no "móvil de cuna" a "móvil". */
function isSameThing(first: string, thing: string, language: 'es' | 'fr'): boolean {
  const alone = typeHits(first, language).find(({ start, end }) => start === 0 && end === first.length);
  const whole = typeHits(thing, language).find(({ start }) => start === 0);
  return alone !== undefined && whole !== undefined && alone.category === whole.category;
}

/** "Stickset Anfänger" of a "Stickset für Anfänger" that no tag has room for, as people type it. German. */
export function withoutFor(candidates: readonly Candidate[]): Candidate[] {
  return candidates.flatMap((candidate) => {
    const [, thing = '', whom = ''] = /^(\p{Lu}\p{Ll}+) für (\p{Lu}\p{Ll}+)$/u.exec(candidate.phrase) ?? [];
    const tight = `${thing} ${whom}`;
    const isShort = thing !== '' && candidate.phrase.length > longestTag && tight.length <= longestTag;
    return isShort && candidate.loose !== true
      ? [{ ...candidate, phrase: tight, built: true, sure: true, least }]
      : [];
  });
}
