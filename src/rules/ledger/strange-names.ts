import { vendorsKnown } from '#rules/facts/vendor-names.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { stateBehindTown, wordsOfState } from './us-states.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';

/** A stretch of a text, in UTF-16 units. */
interface Stretch {
  start: number;
  end: number;
}

/** Written with capitals by everybody and no name of a maker, a place or a mark. */
const everyday: ReadonlySet<string> = new Set(
  (
    'i monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays ' +
    'christmas xmas easter halloween thanksgiving hanukkah diwali ramadan eid valentine valentines mother mothers father fathers day eve new year ' +
    'noel paques toussaint saint-valentin navidad reyes pascua san valentin semana santa ' +
    'size sizes easy care note notes fit gift gifts weight material materials contents includes use colour color grosse masse pflege inhalt farbe talla tamano taille entretien ' +
    'mr mrs ms dr st allen phillips torx victorian georgian edwardian gothic renaissance bauhaus scandi boho ' +
    'god earth moon internet wi-fi ok tv dvd cd vcr lp ep hi-fi usb led lcd pc pdf csv gps gpx sms faq diy id sd hd uhd 3d 2d xs s m l xl xxl xxxl os am pm bbq dj rsvp vat asap uk us eu usa ' +
    'aa aaa html url qr dna ph pkw lkw kfz cv bh wc tva iva mwst din a4 a5 a3 a6 rgb cmyk ac dc hz'
  ).split(' '),
);
/** A word with a capital that no sentence opens with, or one with capitals inside: "YKK", "GoodWeave". */
const inside = /(?<=[\p{Ll}\p{N},;)’'%] )\p{Lu}[\p{L}\p{N}’'-]*(?: (?:& )?\p{Lu}[\p{L}\p{N}’'-]*)*/gu;
const marked = /(?<![\p{L}\p{N}-])(?:\p{Lu}{2,}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll}+|i\p{Lu}\p{Ll}+)(?![\p{L}\p{N}])/gu;
/** What it is said to go with has a name, also in a headline. */
const fitted =
  /(?<=(?:[Cc]ompatible with|[Ww]orks (?:with|on)|[Rr]uns on|[Aa]vailable on|[Ff]its|[Pp]airs with|[Cc]onnects (?:to|with)|[Cc]ompatibles? con|[Ff]unciona con|[Cc]ompatibles? avec|[Ff]onctionne avec)(?: the| your| all)? )\p{Lu}[\p{L}\p{N}’'-]*/gu;
/** A person with a title, wherever it stands. */
const titled =
  /(?<![\p{L}\p{N}])(?:Dr|Prof|Mr|Mrs|Ms|Sir|Herr|Frau|Señora?|Doña?|Monsieur|Madame|Mme)\.? (?:\p{Lu}\p{L}+ ){0,2}\p{Lu}\p{Ll}+(?:['’]s)?/gu;
const shouted = /\p{Lu}{3,}[^\p{L}]{1,3}\p{Lu}{3,}/u;
const segments = /[^.!?:;\n|•–—<>"{}[\]]+/gu;
const lowerShare = 0.2;

/** "Better Than Ever": where all words have a capital, it tells nothing. */
function isHeadline(segment: string): boolean {
  const [, ...words] = (segment.match(/\p{L}+/gu) ?? []).filter(
    (word, at) => at === 0 || (word.length > 2 && !isFunctionWord(foldWord(word))),
  );
  return words.filter((word) => /^\p{Ll}/u.test(word)).length <= words.length * lowerShare;
}

/** "Atendemos en Alicante." is a sentence, for all its one small word. */
const endsInPlace = /^\s?\p{Lu}\p{Ll}+ (?:\p{Ll}+ )?(?:in|around|near|en|à|dans) \p{Lu}\p{L}+$/u;

const longestMark = 5;

/** "AUSRICHTUNG: Linien …": a longer word in capitals before a colon heads its line; marks are shorter. */
const isHeading = (word: string, behind: string | undefined): boolean =>
  behind === ':' && word.length > longestMark && word === word.toUpperCase();

/** A German noun has the capital too; there only signs of a mark tell a name. */
function candidatesIn(text: string, ledger: Ledger): Stretch[] {
  const found: Stretch[] = [];
  const add = (start: number, words: string): void => {
    if (!found.some((one) => start < one.end && start + words.length > one.start))
      found.push({ start, end: start + words.length });
  };
  const isGerman = ledger.language.written === 'de';
  for (const match of matchesOf(titled, text)) add(match.index, match[0]);
  for (const segment of matchesOf(segments, text)) {
    const [words] = segment;
    if (!isGerman) for (const match of matchesOf(fitted, words)) add(segment.index + match.index, match[0]);
    const isProse =
      !isHeadline(words) || (text[segment.index + words.length] === '.' && endsInPlace.test(words));
    if (!isGerman && isProse)
      for (const match of matchesOf(inside, words)) add(segment.index + match.index, match[0]);
    if (!shouted.test(words))
      for (const match of matchesOf(marked, words))
        if (!isHeading(match[0], text[segment.index + words.length]))
          add(segment.index + match.index, match[0]);
  }
  return found;
}

const known = new WeakMap<Ledger, ReadonlySet<string>>();

/** Runs of letters and figures of the brief, folded: "GS-7" knows "GS". */
function knownRuns(ledger: Ledger): ReadonlySet<string> {
  const before = known.get(ledger);
  if (before !== undefined) return before;
  const runs = new Set<string>();
  for (const { text } of ledger.sentences) {
    for (const run of text.match(/\p{L}+|\p{N}+/gu) ?? []) runs.add(foldWord(run));
    // "Asheville NC" is in North Carolina.
    for (const code of text.match(stateBehindTown) ?? [])
      for (const word of wordsOfState.get(code) ?? []) runs.add(word);
  }
  known.set(ledger, runs);
  return runs;
}

/** A form of a word that the brief has: "Bristolian" of Bristol. */
const sharedLetters = 5;
const mostMore = 4;
function isFormOf(word: string, runs: ReadonlySet<string>): boolean {
  if (runs.has(word)) return true;
  if (word.length < sharedLetters) return false;
  const front = word.slice(0, Math.max(sharedLetters, word.length - 3));
  for (const run of runs)
    if (run.startsWith(front) && Math.abs(run.length - word.length) <= mostMore) return true;
  return false;
}

const longestShortened = 3;

/** "PZR" of "professionelle Zahnreinigung": letters of the brief's own words in their order. */
function isShortened(word: string, ledger: Ledger): boolean {
  if (!/^\p{Lu}{2,5}$/u.test(word)) return false;
  const [first = '', ...letters] = word.toLowerCase();
  return ledger.sentences.some(({ text }) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    return words.some((one, at) => {
      if (!one.startsWith(first)) return false;
      const run = words.slice(at, at + longestShortened).join(' ');
      let place = 1;
      return letters.every((letter) => (place = run.indexOf(letter, place) + 1) > 0);
    });
  });
}

/**
 * Names that the brief does not give, with their place, in order: of makers, marks, places and people. They say what a
 * thing fits, who made or praised it and where it comes from.
 */
export function strangeNames(text: string, ledger: Ledger): Stretch[] {
  if (ledger.language.written === 'other' || !/\p{Lu}/u.test(text)) return [];
  const runs = knownRuns(ledger);
  const isKnown = (word: string): boolean => {
    const folded = foldWord(word.replace(/['’]s?$/u, ''));
    return (
      folded.length < 2 ||
      /^\p{N}|^[ivx]+$/u.test(folded) ||
      everyday.has(folded) ||
      isFormOf(folded, runs) ||
      stemsOf(folded).some((stem) => ledger.stems.has(stem))
    );
  };
  const strange = candidatesIn(text, ledger).filter(({ start, end }) =>
    (text.slice(start, end).match(/[\p{L}\p{N}]+(?:['’]s)?/gu) ?? []).some(
      (word) => !isKnown(word) && !isShortened(word, ledger),
    ),
  );
  // Known makers are seen by their name alone, also where every noun has a capital.
  for (const match of matchesOf(capital, text)) {
    const folded = foldWord(match[0]);
    const isVendor = vendorsKnown.has(folded) || platformsFitted.has(folded);
    if (
      isVendor &&
      !isKnown(match[0]) &&
      !strange.some(({ start, end }) => match.index < end && start <= match.index)
    )
      strange.push({ start: match.index, end: match.index + match[0].length });
  }
  return strange.sort((a, b) => a.start - b.start);
}

const capital = /(?<![\p{L}\p{N}-])\p{Lu}[\p{L}]+/gu;
/** What things and apps are said to work with, beside makers. */
const platformsFitted: ReadonlySet<string> = new Set(
  'polar strava fitbit wahoo suunto google homekit siri android ios ipados macos dropbox onedrive outlook whatsapp paypal spotify netflix zwift magura sram campagnolo bafang ikea tuv oeko-tex demeter naturland ecocert bioland'.split(
    ' ',
  ),
);
