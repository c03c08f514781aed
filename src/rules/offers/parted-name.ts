import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { areKinds } from './kind-words.ts';
import { isRomanceDeed } from './romance-deeds.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Two words that are one thing: nobody offers the half of "health and safety training". */
const pairs = longPattern('u')`
  \b(?:black and white|health and safety|bed and breakfast|rock and roll|rock n roll|arts and crafts
    |salt and pepper|terms and conditions|mother and baby|parent and child|mum and baby|home and garden
    |house and home|food and drink|wash and (?:go|fold|dry)|mix and match|gin and tonic|fish and chips
    |ham and cheese|mac and cheese|bread and butter|cheese and onion|sweet and sour|hot and cold
    |track and trace|search and rescue|research and development|sales and marketing|mergers and acquisitions
    |learning and development|drum and bass|profit and loss|body and mind|mind and body
    |cut and (?:colour|color|blow dry|polish|sew)|pick and place|supply and fit|design and build
    |tea and coffee|coffee and cake|meet and greet|song and dance|stop and search|room and board
    |pros and cons|lost and found|tongue and groove|nuts and bolts|country and western|kaffee und kuchen
    |mann und frau|leib und seele|ein und aus|rund und gesund|kind und kegel|y mas|et plus)\b
`;
const service = longPattern('u')`
  ^(?:\p{L}+ing|treatments?|repairs?|installations?|maintenance|removals?|restorations?|massages?|therapy
    |surgery|insurance|photography|lessons?|classes|courses?|tours?|hire|rental|storage|design|management
    |services?|inspections?|surveys?|testing|delivery|consultancy|support|advice|reviews?|audits?
    |translation|replacements?|renovations?|extensions?|conversions?|care|law|planning|removal|rehab
    |rehabilitation|pilates|yoga|collections?|disposal|clearances?|assembly)$
`;
/** Known by its own name: "physiotherapy and sports rehab" shares no word. */
const standsAlone =
  /(?:therapy|pathy|ology|puncture|probate|payroll|accounting|bookkeeping|landscaping|plumbing|heating|roofing|joinery|carpentry|catering|podiatry|chiropody)$/iu;
const sharedEnd = /^(?:classes|lessons|courses|services?|training|treatments?|sessions)$/u;
/** Words that say how the thing is, or of what, and so belong to one half alone. */
const describing =
  /^(?:black|white|red|green|blue|gr[ae]y|brown|new|used|old|young|small|large|big|full|part|fast|safe|fresh|pure|quick|free|high|low|long|short|more)$/u;

/** Whether a text holds two words that are one thing. */
export function isPair(text: string): boolean {
  return pairs.test(foldWord(text));
}

/**
 * The services that a name joins: "carpet and upholstery cleaning" is carpet cleaning and upholstery cleaning, "EV charger
 * installation and repair" is both done to the charger. Empty where the halves may belong together.
 */
export function partsOfName(name: string, language: WrittenLanguage): string[] {
  if (isPair(name)) return [];
  if (language === 'de') return germanParts(name);
  if (language === 'es' || language === 'fr') return romanceParts(name);
  if (language !== 'en') return [];
  const halves = name.split(/\s(?:and|&)\s/iu);
  const [left = '', right = ''] = halves;
  if (halves.length !== 2 || /\s(?:for|with|of|in|from|to|by)\s/iu.test(name) || name.includes(','))
    return [];
  const before = left.split(' ');
  const behind = right.split(' ');
  const leftEnd = before.at(-1)!.toLowerCase();
  const rightEnd = behind.at(-1)!.toLowerCase();
  const isPossessive = (word: string): boolean => /['’]s?$/u.test(word);
  // "Men's and women's hiking boots".
  if (isPossessive(left) && isPossessive(behind[0]!) && behind.length > 1)
    return [`${left} ${behind.slice(1).join(' ')}`, right];
  // "Children's jumpers and cardigans".
  if (
    before.length === 2 &&
    isPossessive(before[0]!) &&
    behind.length === 1 &&
    /[^s]s$/u.test(leftEnd) &&
    /[^s]s$/u.test(rightEnd)
  )
    return [left, `${before[0]} ${right}`];
  // "New and reconditioned wooden pallets".
  if (before.length === 1 && behind.length > 1 && areKinds(left, behind[0]!) && /[^s]s$/u.test(rightEnd))
    return [`${left} ${behind.slice(1).join(' ')}`, right];
  if (!service.test(rightEnd)) return [];
  if (before.length > 1) {
    // "Jump starts and battery replacement": what stands in the plural is a thing of its own.
    if (!service.test(leftEnd)) return behind.length > 1 && /[^s]s$/u.test(leftEnd) ? [left, right] : [];
    // "Boiler servicing and repair" is done to one thing; "dog walking and cat sitting" are two.
    return [left, behind.length > 1 ? right : `${before.slice(0, -1).join(' ')} ${right}`];
  }
  if (standsAlone.test(left) && behind.length > 1 && !sharedEnd.test(rightEnd)) return [left, right];
  const isPlain = (word: string): boolean =>
    /^[\p{L}’'-]{3,}$/u.test(word) && !describing.test(word.toLowerCase());
  // "Carpet and upholstery cleaning", "back and neck pain treatment".
  return behind.length > 1 &&
    isPlain(left) &&
    (!/[^s]s$/iu.test(left) || /^(?:maths|physics|economics)$/iu.test(left)) &&
    isPlain(behind[0]!)
    ? [`${left} ${behind.slice(1).join(' ')}`, right]
    : [];
}

/** "Implantate und Zahnersatz": two nouns of their own, or one with its adjective. What shares an ending is left whole. */
function germanParts(name: string): string[] {
  const halves = name.split(/\s(?:und|&)\s/u);
  const isThing = (half: string): boolean => /^(?:\p{Lu}?\p{Ll}+e[nrs]?\s)?\p{Lu}[\p{L}-]{5,}$/u.test(half);
  return halves.length === 2 && halves.every(isThing) && !name.includes('-') ? halves : [];
}

/**
 * "Instalación y reparación de calderas" is both done to boilers, "soins du visage et épilation" are two; in
 * "vacunación de perros y gatos" the second is no deed.
 */
function romanceParts(name: string): string[] {
  const halves = name.split(/\s(?:y|e|et)\s/iu);
  const [left = '', right = ''] = halves;
  const leftWord = left.split(' ')[0]!;
  const [rightWord = '', ...rest] = right.split(' ');
  if (halves.length !== 2 || !isRomanceDeed(leftWord) || !isRomanceDeed(rightWord)) return [];
  const joined = /^(?:de|del|du|des)$|^d['’]/iu.test(rest[0] ?? '');
  if (left === leftWord && joined) return [`${left} ${rest.join(' ')}`, right];
  return left === leftWord || rest.length === 0 || joined ? [left, right] : [];
}
