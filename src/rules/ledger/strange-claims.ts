import type { Language, Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { tokensOf } from '#rules/text/words.ts';
import { claimHits, type ClaimKind } from './claim-index.ts';
import { claimsElsewhere } from './words/claims-elsewhere.ts';

interface StrangeClaim {
  kind: ClaimKind;
  start: number;
  end: number;
}

/** Kinds of which an English word stands in a German, Spanish or French text as a claim. */
const spreadKinds: ReadonlySet<ClaimKind> = new Set<ClaimKind>([
  'certificate',
  'award',
  'safety',
  'environmental',
  'guarantee',
  'shipping',
  'price',
  'material',
  'colour',
  'origin',
  'superlative',
  'social',
  'medical',
]);
/** English words that are other words, or everyday ones, in one of the other three languages. */
const sharedWords: ReadonlySet<string> = new Set(
  (
    'rare unique premium exclusive superior simple relief cure cures heal gift fast best ultimate ' +
    'original genuine import tin pine ash elm fell lead chrome horn bone shell down linen metal canvas ' +
    'denim stone slate clay paper foam resin cork bamboo nylon polyester acryl acrylic velours ' +
    'silicone promo promotion soldes garanti garantie returns service delivery leader star stars ' +
    'modern rose orange violet indigo beige turquoise marine camel nude cream creme ivory lavender ' +
    'blue taupe vintage design sale pure light'
  ).split(' '),
);

/** What a thing withstands or is without, in English: "oven-proof", "BPA free", "CE marked". */
const ability =
  /(?<!\p{L})(?:\p{L}{2,20}[- ](?:proof|safe|free|friendly|resistant)|(?:oven|shatter|leak|child|weather|rust|heat|scratch)proof|(?:CE|UL|GS|TÜV|ISO|GOTS|FSC)[- ](?:marked|listed|approved|tested|certified))(?!\p{L})/giu;

/** Short names of certificates, which no other word is. */
const marks: ReadonlySet<string> = new Set('fda bpa gots fsc usda rohs iso oeko-tex'.split(' '));

const claimedBy = new WeakMap<Ledger, ReadonlySet<string>>();

/** What the brief claims, in its own language and in English. */
function groupsClaimed(ledger: Ledger): ReadonlySet<string> {
  const known = claimedBy.get(ledger);
  if (known !== undefined) return known;
  const { written } = ledger.language;
  const groups = new Set<string>();
  for (const { text } of ledger.sentences)
    for (const hit of [...claimHits(text, written), ...claimHits(text, 'en')]) groups.add(hit.payload.group);
  claimedBy.set(ledger, groups);
  return groups;
}

/** Claims in English words in a text of another language, whose own words for them the brief does not say either. */
function englishClaims(text: string, ledger: Ledger): StrangeClaim[] {
  const hits = claimHits(text, 'en').filter(({ payload }) => spreadKinds.has(payload.kind));
  const able = matchesOf(ability, text)
    .filter(
      ({ 0: said }) => !ledger.sentences.some((one) => one.text.toLowerCase().includes(said.toLowerCase())),
    )
    .map(({ 0: said, index }) => ({ kind: 'safety' as const, start: index, end: index + said.length }));
  if (hits.length === 0) return able;
  const own = claimHits(text, ledger.language.written);
  const groups = groupsClaimed(ledger);
  const tokens = tokensOf(text);
  const claims = hits
    .filter(({ payload, start, end, from, to }) => {
      if (groups.has(payload.group) || own.some((hit) => hit.start < end && start < hit.end)) return false;
      const words = tokens.slice(from, to);
      // "Säge" is no sage: English writes without such marks.
      if (/[äöüßáéíóúñçèêàâîôûœ]/iu.test(text.slice(start, end))) return false;
      if (words.every(({ stem }) => ledger.stems.has(stem))) return false;
      if (words.length > 1 || marks.has(text.slice(start, end).toLowerCase())) return true;
      return words[0]!.folded.length > 3 && !sharedWords.has(words[0]!.folded);
    })
    .map(({ payload, start, end }) => ({ kind: payload.kind, start, end }));
  return [...claims, ...able];
}

const entries = Object.entries(claimsElsewhere).flatMap(([kind, words]) =>
  words.split(', ').map((word) => ({ kind: kind as ClaimKind, word: word.toLowerCase() })),
);
const letters = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;
const longestFirst = entries.map(({ word }) => word).toSorted((one, other) => other.length - one.length);
/** A word of a script with spaces begins where it is looked for; a piece of another word is none. */
const anyEntry = new RegExp(
  `(?<!\\p{L})(?:${longestFirst.filter((word) => letters.test(word)).join('|')})\\p{L}{0,12}|` +
    longestFirst.filter((word) => !letters.test(word)).join('|'),
  'giu',
);
const kindOf = new Map(entries.map(({ kind, word }) => [word, kind]));
/** "九百ml", "十二個": a number in Chinese signs before what it counts. */
const signNumbers =
  /[一二三四五六七八九十百千万]{1,8}(?=\s?(?:ml|mL|cm|mm|g|kg|l|L|個|本|枚|年|回|点|種|色|人|時間|日|ヶ月|か月|パーセント|%|％|円|倍|层|件|只|个|瓶))/gu;

function wordsElsewhere(text: string, ledger: Ledger): StrangeClaim[] {
  const found: StrangeClaim[] = [];
  let brief: string | undefined;
  const isSaid = (said: string): boolean =>
    (brief ??= ledger.sentences
      .map((sentence) => sentence.text)
      .join('\n')
      .toLowerCase()).includes(said);
  for (const { 0: match, index: start } of text.matchAll(anyEntry)) {
    const said = match.toLowerCase();
    const word = kindOf.has(said) ? said : entries.find((entry) => said.startsWith(entry.word))?.word;
    if (word === undefined || isSaid(word)) continue;
    found.push({ kind: kindOf.get(word)!, start, end: start + match.length });
  }
  for (const { 0: match, index: start } of text.matchAll(signNumbers))
    if (!isSaid(match) && !/^[枚点個本]ずつ/u.test(text.slice(start + match.length)))
      found.push({ kind: 'number', start, end: start + match.length });
  return found;
}

const isEuropean = ({ written }: Language): boolean => written !== 'en' && written !== 'other';

/** Claims that the word lists of the text's own language do not know: English ones, and those of languages that have no lists. */
export function strangeClaims(text: string, ledger: Ledger): StrangeClaim[] {
  if (isEuropean(ledger.language)) return englishClaims(text, ledger);
  return ledger.language.written === 'other' ? wordsElsewhere(text, ledger) : [];
}
