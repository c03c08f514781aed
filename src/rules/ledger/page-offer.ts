import type { FactKind, Ledger } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { isBusinessText } from './business-text.ts';

/**
 * What an English page offers where it sells no thing: a house that people visit, a place to stay, a charity, a program, or work that
 * is done for them.
 */
export type PageOffer = 'house' | 'stay' | 'charity' | 'program' | 'work';

const houseNoun = String.raw`(?:venues?|baker(?:y|ies)|patisserie|caf[eé]s?|coffee (?:shop|house|bar)|restaurants?|bistro|diner|trattoria|pizzeria|pubs?|(?:wine|cocktail|nail|brow|sushi|tapas) bars?|inn|takeaway|tap ?rooms?|tea ?rooms?|brewery|winery|vineyard|cidery|distillery|roastery|salons?|barber(?:s|shop)?|spa|gyms?|fitness (?:club|centre|center)|leisure (?:club|centre|center)|(?:yoga|dance|pilates|fitness|art|tattoo|pottery|recording|photo) studio|schools?|colleges?|sixth form|academy|nurser(?:y|ies)|pre-?school|playgroup|kindergarten|museums?|galler(?:y|ies)|theatre|cinema|library|zoo|aquarium|(?:farm|theme|adventure|trampoline|safari|water) park|play centre|soft play|ice rink|climbing (?:wall|centre)|swimming pool|golf club|bowling alley|escape rooms?|garden centre|(?:farm|bike|book|gift|charity|barber|butcher|cheese|yarn|record|vintage|antiques?|repair|toy|flower) shop|(?:village|church|town|community) hall|community centre|church|launderette|laundrette|co-?working space|food hall|market|deli(?:catessen)?|florists?|butchers?|fishmongers?|greengrocers?|coffee shop)`;
const houseAtEnd = new RegExp(String.raw`(?:^|[\s-])${houseNoun}$`, 'iu');
/** "Barn venue near Skipton", "24 hour gym in Widnes": the first words of a text call it a house. */
const opensAsHouse = new RegExp(
  String.raw`^(?:(?:we are|we['’]re|welcome to)\s)?(?:(?:an?|the|our)\s)?(?:[\p{L}\d’'&-]+\s){0,4}${houseNoun}(?=\s(?:in|near|on|at|with|for|by|just|serving)\s|[,.!])`,
  'iu',
);
const played =
  /\b(?:toys?|playset|dolls?|miniature|wooden|model|prints?|lego|posters?|hire|training|courses?|lessons|software|app|supplies|equipment|fittings?|cleaning|fit-?outs?|furniture)\b/iu;

const stay =
  /\b(?:holiday (?:cottage|let|home|house|apartment|flat|lodge)|(?:self[- ]catering|serviced) \p{L}+|cottage|cabin|glamping|shepherd['’]?s hut|yurt|treehouse|b&b|bed (?:and|&) breakfast|guest ?house|hotel|hostel|campsite|caravan (?:park|site)|lodges?|bunkhouse|villa|chalet|sleeps \d)(?!\p{L})/iu;

const charityName =
  /^(?:donate|give|volunteer|fundrais\p{L}*|sponsor|support|leave a gift|adopt)(?!\p{L})|\b(?:charity|food ?bank|(?:cat|dog|animal|bird|hedgehog|wildlife|horse|donkey|greyhound) (?:rescue|sanctuary|shelter)|hospice|appeal|foundation|night shelter)$/iu;
const charityText =
  /\bregistered (?:(?:scottish|irish|uk) )?charity\b|\bcharity (?:number|no\.?|reg)|\bwe(?: are|['’]re) (?:an? )?(?:[\p{L}-]+ ){0,3}(?:charity|non-?profit|not-for-profit|voluntary group)\b|\b501\(c\)/iu;

const programName = /\b(?:software|saas|apps?|plug-?ins?|web app|platform|browser extension)\s*$/imu;
/** "Rosterly is staff scheduling software for cafés": what a text calls the thing that is named. */
const programText =
  /^[^.!?\n]{0,40}?(?:^|\bis |\bare )(?:an? |the |our )?(?:[\p{L}\d’'-]+ ){0,4}(?:software|saas|web app|app|plug-?in|browser extension|crm|booking system|online tool)(?=\s(?:for|that|to|with|which|built|made)\s|[.,:])/iu;

const told = new WeakMap<Ledger, PageOffer | null>();

function descriptionOf(ledger: Ledger): string {
  return ledger.sentences
    .filter(({ path }) => path.endsWith('.description') || isBusinessText(path))
    .map(({ text }) => text)
    .join('\n');
}

/** What an English page offers; null where it may be a thing that is sold. */
export function pageOffer(ledger: Ledger): PageOffer | null {
  if (ledger.language.written !== 'en') return null;
  const known = told.get(ledger);
  if (known !== undefined) return known;
  const offer = readOffer(ledger);
  told.set(ledger, offer);
  return offer;
}

function readOffer(ledger: Ledger): PageOffer | null {
  const name = ledger.sentences.find(({ path }) => path.endsWith('.name'))?.text ?? '';
  const shelves = ledger.facts.filter(({ source }) => source.endsWith('ategory')).map(({ quote }) => quote);
  const text = descriptionOf(ledger);
  const front = name.split(/\s(?:in|near|on|at)\s\p{Lu}|[,:(|–—]/u)[0]!.trim();
  if (programName.test(`${ledger.productType}\n${shelves.join('\n')}`) || programText.test(text))
    return 'program';
  if (charityName.test(front) || charityText.test(text)) return 'charity';
  if (stay.test(front) || stay.test(ledger.productType)) return 'stay';
  if (!played.test(front) && (houseAtEnd.test(front) || opensAsHouse.test(text))) return 'house';
  return isWork(ledger, text) ? 'work' : null;
}

/** What somebody does for others, at a place or by the hour. */
const workText = longPattern('iu')`
  \b(?:appointments?|consultations?|per (?:hour|session|visit|room|person)|an hour|a session|call-?outs?
    |(?:free|written) quotes?|fitted (?:in|by|at)|at your home|we (?:fit|clean|repair|install|treat|fix
      |build|design|draw|teach|come|visit|cover|serve|work|help|collect|drive|remove|advise)|no walk-?ins
    |drop-?in|waiting list)\b
`;
/** What only things have. */
const ofGoods: ReadonlySet<FactKind> = new Set([
  'weight',
  'pack',
  'condition',
  'shipping',
  'care',
  'material',
]);

function isWork({ facts }: Ledger, text: string): boolean {
  const isThing = facts.some(({ kind }) => ofGoods.has(kind));
  return workText.test(text) || (!isThing && facts.some(({ kind }) => kind === 'place' || kind === 'hours'));
}

const timed =
  /\b(?:appointments?|consultations?|per session|a session|an hour|fitted (?:in|by)|at your home|walk-?ins|drop-?in|waiting list|full set)\b/iu;

/** "Classic and volume lashes, £45 for a full set", "hearing aids fitted in Stafford": somebody's time, whatever thing it is about. */
export function sellsTime(ledger: Ledger): boolean {
  return timed.test(descriptionOf(ledger)) && !ledger.facts.some(({ kind }) => ofGoods.has(kind));
}
