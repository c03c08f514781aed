import { learnedElsewhere, longerInText, sellersName } from '#rules/keywords/said-elsewhere.ts';
import { isProseWord } from '#rules/ledger/telegram-abroad.ts';
import { tellsFault } from '#rules/ledger/fault-turns.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { behindMaker } from './behind-maker.ts';
import { fullerFrench } from './french-name.ts';
import { upperFirst } from './english-words.ts';
import { fullerGerman } from './german-name.ts';
import { hasPraise } from './praise.ts';

/** Characters of the longest title. */
const longestAbroad = 68;

/** A title of another language as its own text goes on with it, or with what one learns in the film behind a colon. */
export function longerAbroad(plain: string, { brief, shares }: Draft): string {
  if (brief.language.written !== 'other' || shares || /[:–—(?]/u.test(plain)) return plain;
  const longer = longerInText(plain, brief);
  if (longer !== '' && countCharacters(longer) <= longestAbroad) return longer;
  const learned = learnedElsewhere(brief);
  return (
    [learned.slice(0, 2).join(', '), learned[0] ?? '']
      .filter((text) => text !== '')
      .map((text) => `${plain}: ${text}`)
      .find((text) => countCharacters(text) <= longestAbroad) ?? plain
  );
}

/** The name of a thing as its French text goes on with it, or of a used one with what its owner's first sentence goes on to call it. */
export function fullerAbroad(name: string, draft: Draft, max: number): string {
  const { brief, shares, language } = draft;
  const made = shares ? name : behindMaker(name, draft, max);
  if (made !== name) return made;
  if (language.written === 'fr') return fullerFrench(name, draft, max);
  if (language.written === 'de') {
    const fuller = fullerGerman(name, draft, max);
    if (fuller !== name) return fuller;
  }
  if (shares) return name;
  const told = sellersName(name, brief) || name;
  return language.written === 'other' && told === name ? fullerByRow(name, draft, max) : told;
}

/** What a first entry may tell besides its name. */
const ofThing: ReadonlySet<FactKind> = new Set<FactKind>([
  'feature',
  'material',
  'size',
  'method',
  'colour',
  'capacity',
]);
const mostWords = 12;

/**
 * "Quaderno A5 rilegato a mano con copertina in carta marmorizzata" of a "Quaderno rilegato a mano": the first entry of the row that a
 * text is, where it says all words of the name and is told of nothing else. In languages that are not written in full.
 */
function fullerByRow(name: string, draft: Draft, max: number): string {
  const at = name.indexOf(draft.name);

  if (draft.platform.subject !== 'product' || at === -1 || unspaced.test(draft.language.tag)) return name;
  const first = draft.units.find(({ path }) => path.endsWith('.description'));
  if (first === undefined || (first.whole && first.shape !== 'noun') || !ofThing.has(first.kind)) return name;
  const entry = first.text.split(/,\s|\s[-–—(]/u)[0]!;
  if (
    /[:;.!?]\s|[“”"«»]/u.test(entry) ||
    piecesOf(entry).some(isProseWord) ||
    tellsFault(entry, 'other') ||
    hasPraise(entry, 'other')
  )
    return name;
  const own = piecesOf(foldWord(draft.name));
  const room = max - (name.length - draft.name.length);
  const fuller = shorterAtJoints(entry).find((text) => {
    const words = piecesOf(foldWord(text));
    return (
      words.length <= mostWords &&
      countCharacters(text) <= room &&
      // "Ontwerp voor geboortekaartje": what the row opens with is another thing. Korean and Turkish set theirs last.
      (own.includes(words[0]!) || thingLast.test(draft.language.tag)) &&
      own.every((word) => words.includes(word)) &&
      words.some((word) => !own.includes(word) && (word.length > 3 || /\d/.test(word)))
    );
  });
  if (fuller === undefined) return name;
  // "Passeggino Chicco leggero" names its maker once.
  const isMakers = draft.brand !== '' && foldWord(fuller).includes(foldWord(draft.brand));
  return isMakers
    ? upperFirst(fuller)
    : `${name.slice(0, at)}${upperFirst(fuller)}${name.slice(at + draft.name.length)}`;
}

const unspaced = /^(?:ja|zh|th)/u;
const thingLast = /^(?:ko|tr)/u;
const joint =
  /\s(?:con|in|di|da|per|com|em|de|para|met|van|voor|uit|z|ze|na|do|dla|med|i|av|af|för|til|till|fra|från|с|со|из|для|з|din|cu|pentru)\s(?=\p{L})/giu;

/** An entry whole, and without what hangs on its last joint, on the one before it and so on. */
function shorterAtJoints(entry: string): string[] {
  const ends = [...entry.matchAll(joint)].map(({ index }) => entry.slice(0, index));
  return [entry, ...ends.reverse()];
}
