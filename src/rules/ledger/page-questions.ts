import type { FactKind, Ledger } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { pageOffer } from './page-offer.ts';

/** Work that the law or a trade's body asks a licence of. */
const licensed = longPattern('iu')`
  \b(?:plumb\p{L}*|boilers?|gas|heating|electric\p{L}*|rewir\p{L}*|solar|roof\p{L}*|build\p{L}*
    |scaffold\p{L}*|asbestos|locksmiths?|security|pest control|tree (?:surgeons?|surgery)|waste|skips?
    |removals?|couriers?|taxis?|driving|dent\p{L}*|teeth|implants?|invisalign|physio\p{L}*|osteo\p{L}*
    |chiro\p{L}*|podiatr\p{L}*|chiropod\p{L}*|acupunct\p{L}*|massage|botox|fillers?|aesthetics?|counsell?ing
    |therap\p{L}*|psycholog\p{L}*|nurs\p{L}*|care|clinic|gp|doctors?|vets?|veterinary|optician\p{L}*
    |optometr\p{L}*|eye tests?|hearing|dieti\p{L}*|nutrition\p{L}*|law|legal|solicitors?|lawyers?
    |conveyanc\p{L}*|divorce|probate|wills|notary|barristers?|accountan\p{L}*|bookkeep\p{L}*|tax|audits?
    |mortgages?|insurance|financial|pensions?|estate agen\p{L}*|lettings?|architects?|surveyors?
    |childmind\p{L}*|nanny|tutor\p{L}*|first aid|personal train\p{L}*|chimney|damp|windows?|glazing
    |extensions?|lofts?)\b
`;
/** Courses that end with a paper. */
const certified =
  /\b(?:first aid|safety|training|qualif\p{L}*|certif\p{L}*|diploma|accredit\p{L}*|teacher|instructor|food hygiene|barista|excel|coding|software|accounting|bookkeeping|language|english|spanish|french|german|italian|sign language|forklift|level \d)\b/iu;
/** What is done at a desk, for people anywhere. */
const atDesk =
  /\b(?:design\p{L}*|editing|proofreading|copywriting|seo|marketing|bookkeeping|coaching|translation|translat\p{L}*|consult\p{L}*|virtual assistan\p{L}*|hosting|development|developers?|branding|illustration|voice-?overs?|transcription|recruit\p{L}*|audit|advertising|social media|accounting|payroll)\b/iu;

type Wording = Partial<Record<FactKind, string | null>>;

const ofHouse: Wording = {
  place: 'Where is it (street and town), and how do visitors get there?',
  contents: 'What is there or included, and what is not?',
  price: 'What does it cost (entry, fees or typical prices)?',
  hours: 'When is it open (days and hours)?',
  certificate: null,
  age: 'Since when has it been open?',
};
const ofStay: Wording = {
  place: 'Where is it, and what is near?',
  power: null,
  duration: 'When is it free, and for how many nights at least?',
  price: 'What does a night or a week cost?',
  condition: 'What do guests find there (rooms, beds, kitchen, garden)?',
  size: 'How many people does it sleep, in how many rooms?',
};
const ofCharity: Wording = {
  place: 'Where does the charity work?',
  contents: 'What does a gift pay for?',
  price: null,
  hours: 'When and how can people reach you?',
  certificate: 'Under which number is the charity registered?',
  age: 'Since when has the charity worked?',
};
const ofStays: Partial<Record<string, Wording>> = { house: ofHouse, stay: ofStay, charity: ofCharity };

/** The question of a kind of fact as a page's offer asks for it: null where it makes no sense there, undefined where the common one does. */
export function pageQuestion(kind: FactKind, ledger: Ledger): string | null | undefined {
  const offer = pageOffer(ledger);
  const own = ofStays[offer ?? '']?.[kind];
  if (own !== undefined || ledger.language.written !== 'en') return own;
  const text = ledger.sentences
    .filter(({ path }) => path.endsWith('.name') || path.endsWith('ategory'))
    .map((sentence) => sentence.text)
    .join('\n');
  if (kind === 'certificate') return licensed.test(text) ? undefined : null;
  if (kind === 'place' && atDesk.test(ledger.productType))
    return 'Do you work online, on site or both, and where?';
  return undefined;
}

/** What a missing first fact of such a page is called in a piece of advice; undefined for the common words. */
export function pageWish(kind: FactKind, ledger: Ledger): string | undefined {
  if (kind === 'contents' && pageOffer(ledger) === 'charity') return 'what a gift pays for';
  return kind === 'place' && atDesk.test(ledger.productType) ? 'where or how you work' : undefined;
}

/** Whether people ask a course for a paper at its end. English. */
export function endsWithPaper(ledger: Ledger): boolean {
  return (
    ledger.language.written !== 'en' ||
    certified.test(ledger.sentences.find(({ path }) => path.endsWith('.name'))?.text ?? ledger.productType)
  );
}
