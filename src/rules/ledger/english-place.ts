import { longPattern } from '#rules/text/long-pattern.ts';
import { isState } from './words/english-states.ts';
import { englishCounties, englishTowns } from './words/english-towns.ts';

/** "Bath", "Hackney Wick", "Newcastle upon Tyne", "Stoke-on-Trent". */
const placeName = String.raw`(\p{Lu}\p{Ll}{1,}(?:(?: |-)(?:(?:upon|on|under|in|le|by|the)(?: |-)(?:the )?)?(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L}))\p{Lu}\p{Ll}+){0,2})`;

const side = String.raw`(?:central |north(?:ern)? |south(?:ern)? |east(?:ern)? |west(?:ern)? |north[- ]?(?:east|west) |south[- ]?(?:east|west) |greater |inner |outer |rural |mid |the city of |the centre of |and around |the )?`;

/** "Plumber in Derby.", "Barn wedding venue near Skipton with nine rooms": what is offered, then where, in one phrase without a verb. */
const offeredAt = new RegExp(
  String.raw`^([^.!?\n:;]{2,90}?)\s(in|near|around|across|throughout|covering|serving) (${side})${placeName}(?=$|[.,;:!?)(]|\s(?:and|or|for|with|from|since|by|on|to|at|near|where|who|which|that|but|only|led|run|held|taught|guided|market|(?:town|city|community|leisure|sports|garden|arts|visitor) centre|(?:village|church|town|sports|memorial) hall|library|high street|station|harbour|beach|seafront|village|offers|provides|treats|serves|sells|has|looks|[-–—]|[\d£$€]))`,
  'u',
);

/** What is done in a place and says nothing of where the firm is: "coffee grown in Peru", "trained in Paris", "lessons in Excel". */
const doneElsewhere = longPattern('iu')`
  \b(?:made|grown|sourced|harvested|woven|hosted|stored|published|printed|manufactured|assembled|designed
    |trained|studied|met|born|grew up|lived|qualified|featured|seen|training|skilled|speciali[sz]\p{L}*
    |experts?|fluent|interested|degree|diploma|certificate|introduction|(?<!for )beginners?|levels?
    |experience|interest|books?|film|songs?|written|support|servers
    |data)\b(?! to (?:order|measure))[^,]{0,12}$
`;

/** A capital that is a language, a skill or a time. */
const noTown = longPattern('u')`
  ^(?:January|February|March|April|May|June|July|August|September|October|November|December
    |(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Spring|Summer|Autumn|Winter|Christmas|Easter|English
    |German|French|Spanish|Italian|Latin|Greek|Mandarin|Arabic|Russian|Portuguese|Dutch|Welsh|Gaelic
    |Japanese|Chinese|Korean|Polish|Turkish|Hindi|Braille|Makaton|Excel|Word|Python|Java|Javascript
    |Photoshop|Canva|Figma|Shopify|Business|Person|Touch|Covers|Covering|Serves|Serving|Stock|Store|Style|Minutes|Pilates|Yoga|Reiki|Europe|America|Asia|Africa)(?![\p{L}])
`;

const verb =
  /(?<!\p{L})(?:is|are|was|were|has|have|had|will|can|do|does|did|offers?|provides?|makes?|sells?|runs?|helps?|you|it|they)(?!\p{L})/iu;
const opening =
  /^(?:our\s(?=\p{Ll})|(?:we|i)(?: are|['’]re| am|['’]m)\s(?:an?\s|the\s|two\s|three\s)?|we\s(?=\p{Ll}{3,}\s))/iu;

/** "House removals Newcastle upon Tyne and 60 miles around": a town that is known, behind what is offered. */
const townBehind = new RegExp(
  String.raw`^(?:[\p{L}’'&-]+ ){1,5}?${placeName}(?=$|[.,;!?]|\s(?:(?:city|town) centre|and (?:\d|surround|nearby|the|within|up to)|or \d|[-–—]\s))`,
  'u',
);

/** "Classic and volume lashes, Leeds, £45 for a full set". */
const amidCommas = new RegExp(String.raw`,\s(in |near )?${placeName}(?=$|[,.;!?]|\s\+\s)`, 'u');

/** "Edinburgh and the Lothians": a sentence that says nothing but where. */
const alone = new RegExp(
  String.raw`^${placeName}(?: and (?:the )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)?\.?$`,
  'u',
);

/** "Near Keswick.": a sentence that says nothing but near which place. */
const nearAlone = new RegExp(String.raw`(?:^|[.!?\n]\s{0,2})Near ${placeName}(?=[.\n]|$)`, 'u');
/** "Brighton shop Wed-Sat": where the firm's own house is. */
const houseIn = new RegExp(
  String.raw`(?:^|[.!?\n]\s{0,2}|,\s)(?:Our )?${placeName} (?:shop|studio|showroom|workshop|salon|clinic|store|yard)(?=[\s.,])`,
  'u',
);

/** "Area: Aberdeen and shire." among sentences. */
const labelledPlace = new RegExp(
  String.raw`(?:^|[.!?\n]\s{0,2})(?:Areas?(?: covered)?|Location|Based in|Town)\s?:\s?${placeName}(?![\p{L}-])`,
  'u',
);

/** "Surf lessons on Perranporth beach". */
const onShore = new RegExp(
  String.raw`^[^.!?\n]{3,70}?\s(?:on|at|by) ${placeName} (?:beach|seafront|sea front|promenade|pier|harbour|marina|common|moor)(?![\p{L}-])`,
  'u',
);
/** "On Loon Lake, Vermont": the country or the state behind what no map of towns knows. */
const inState =
  /^[^.!?\n]{3,90}?\s(?:in|on|near|at) (?:\p{Lu}\p{Ll}+ ){1,3}?\p{Lu}?\p{Ll}*, (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?=[.,;!\n]|$)/u;

/** Where a text in notes says that the house is. */
function placeInNotes(description: string): OfferPlace | null {
  const shore = onShore.exec(description)?.[1] ?? '';
  if (shore !== '' && !noTown.test(shore)) return { text: shore, joint: '' };
  const state = inState.exec(description)?.[1] ?? '';
  if (englishCounties.has(state) || isState(state)) return { text: state, joint: '' };
  const named = labelledPlace.exec(description)?.[1] ?? '';
  if (named !== '' && !noTown.test(named)) return { text: named, joint: '' };
  const near = nearAlone.exec(description)?.[1] ?? '';
  if (near !== '' && !noTown.test(near)) return { text: near, joint: 'near' };
  const house = houseIn.exec(description)?.[1] ?? '';
  return house !== '' && isKnown(house) ? { text: house, joint: '' } : null;
}

function isKnown(name: string): boolean {
  return englishTowns.has(name.split(/[ -]/u)[0]!);
}

const listed = String.raw`(?:the )?\p{Lu}\p{Ll}+(?:(?: |-)(?:(?:upon|on|under|in|le|by|the)(?: |-))?\p{Lu}\p{Ll}+){0,2}`;
/** "Chester, Wrexham and the Wirral.", "Woodbridge, Suffolk", "Brighton + Hove only", "York and villages up to 8 miles": a sentence of places alone. */
const placesAlone = new RegExp(
  String.raw`^(?:(?:[Cc]overing|[Cc]overs|[Ss]erving|[Ss]erves|[Bb]ased in|[Ww]e cover|[Ww]e serve|I cover|In|[Ww]e work in) )?(?:(${listed})(?:(?:, | and | & | ?\+ |, and )${listed}){1,5}(?:,? and (?:the (?:north|south|east|west|surrounding area)|(?:everywhere|anywhere|everything|all places|villages) (?:in )?(?:between|nearby|around)))?(?: only| area| and surrounding (?:areas|villages))?|(${listed}) (?:and|&|\+) (?:the )?(?:surrounding |nearby |local )?(?:villages|area|areas|district|countryside)(?: (?:up to|within) \d{1,3} ?miles?)?)\.?$`,
  'u',
);

/** The first of the places that a sentence names and nothing else; empty where none of them is known. English. */
function firstOfPlaces(sentence: string): string {
  if (!/^\p{L}/u.test(sentence) || sentence.length > longestPlaces) return '';
  const found = placesAlone.exec(sentence);
  const name = found?.[1] ?? found?.[2] ?? '';
  const words = sentence.match(/\p{Lu}\p{Ll}+/gu) ?? [];
  const isKnownHere = words.some((word) => englishTowns.has(word) || englishCounties.has(word));
  return /^\p{Lu}/u.test(name) && isKnownHere && !noTown.test(name) ? name : '';
}
const longestPlaces = 90;
const mostRead = 3000;

const sentencesRead = 3;

/** A place and the small word before it where that is not "in": "near Skipton", "across Kent". */
export interface OfferPlace {
  text: string;
  joint: string;
}

/** "South London" is no London. */
const partOfTown =
  /^(?:central|north\p{L}*|south\p{L}*|east\p{L}*|west\p{L}*|greater|inner|outer|mid|rural)/iu;

/** "Yorkshire and Lancashire" are two. */
const more = /^(?: and |, )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?=$|[.,;])/u;

/** Where the offer of an English page is, as the first sentences of its text say it; null where they say none. */
export function offerPlace(description: string): OfferPlace | null {
  const sentences = description
    .slice(0, 600)
    .split(/[.!?]\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
    .slice(0, sentencesRead);
  for (const [at, sentence] of sentences.entries()) {
    const told = sentence.replace(opening, '');
    const [, front = '', joint = '', part = '', name = ''] = offeredAt.exec(told) ?? [];
    // "Salon in Altrincham."
    const isOffer = told !== sentence || at === 0 || front.split(' ').length < 3 || isKnown(name);
    if (
      name !== '' &&
      !noTown.test(name) &&
      (isOffer || isKnown(name)) &&
      (isKnown(name) || !verb.test(front)) &&
      !doneElsewhere.test(front)
    )
      return {
        text: `${partOfTown.test(part) ? part : ''}${name}${more.exec(told.slice(told.indexOf(name) + name.length))?.[0] ?? ''}`,
        joint: /^(?:near|around|across)$/u.test(joint)
          ? `${joint}${part.endsWith('the ') ? ' the' : ''}`
          : part.endsWith('the ')
            ? 'in the'
            : '',
      };
    const bare = alone.exec(sentence)?.[1] ?? '';
    if (bare !== '' && isKnown(bare)) return { text: sentence.replace(/\.$/u, ''), joint: '' };
    const behind = at === 0 ? (townBehind.exec(sentence)?.[1] ?? '') : '';
    if (behind !== '' && isKnown(behind)) return { text: behind, joint: '' };
    // "Truro, Falmouth and St Austell": the first of a row that is nothing else.
    const first = sentence.includes(',') ? firstOfPlaces(sentence) : '';
    if (first !== '') return { text: first, joint: '' };
    const [, before = '', amid = ''] = amidCommas.exec(sentence) ?? [];
    if (amid !== '' && !noTown.test(amid) && (isKnown(amid) || (before !== '' && at === 0)))
      return { text: amid, joint: before.startsWith('near') ? 'near' : '' };
  }
  for (const sentence of description.slice(0, mostRead).split(/[.!?]\s+|\n+/u)) {
    const place = firstOfPlaces(sentence.trim());
    if (place !== '') return { text: place, joint: '' };
  }
  return placeInNotes(description.slice(0, 600));
}

/** Towns that a small letter makes a thing or a deed. */
const alsoWords = new Set(
  'reading bury hull derby oxford chesterfield lincoln york burton bristol lancaster cambridge worcester newport cleveland preston'.split(
    ' ',
  ),
);

/** Whether a word in small letters names a town, a state or a county behind a preposition. */
export function isSmallTown(word: string): boolean {
  return (
    (englishTowns.has(word.charAt(0).toUpperCase() + word.slice(1)) && !alsoWords.has(word)) || isState(word)
  );
}

const tradeThenTown =
  /^((?:\p{L}+ ){0,5}?\p{L}*(?:ers?|ors?|ing|ists?|icians?|smiths?|repairs?|services?|removals?|clinic|salon|studio|hire|lessons|classes|course|tuition|vets?|massage|nails|surgeon|conveyancing) )(\p{Ll}{4,})(?=$|[.,\n]|\s(?:and|area|city|town|centre)(?!\p{L}))/iu;

/** "Dog groomer leeds, one dog at a time": the town of a hurried text with its capital. */
export function withTownCapital(text: string): string {
  const found = tradeThenTown.exec(text);
  if (found === null || !isSmallTown(found[2]!)) return text;
  const at = found[1]!.length;
  return `${text.slice(0, at)}${text.charAt(at).toUpperCase()}${text.slice(at + 1)}`;
}
