import { isAppKind } from '#rules/ledger/app-kind.ts';
import { hasRomanceVerb } from '#rules/ledger/romance-predicates.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { foldWord, stemOf, wordsOf } from '#rules/text/words.ts';
import { counting } from './app-orders.ts';
import { germanPartsOf, isOnlyName, purposesOf } from './app-words.ts';
import { relatedInPassing, relatedToApp, saidOfApp } from './related-words-apps.ts';
import type { Slot } from './slot.ts';
import type { WordField, WordSource } from './word-field.ts';

/** Words from which the field of an app is full, and how much of its text is asked for more. */
const fewForApp = 24;
const mostRead = 600;
/** "No ads, no subscription": what an app has not. */
const notHad = /\b(?:no|without|never|not)\s[^,.;]{0,40}/giu;
/** "Unlimited with a subscription": how the app is paid, and nothing that it keeps. */
const paidBy =
  /\b(?:with|on|by|via|needs?|requires?|offers?|optional|(?:monthly|yearly|annual|premium|pro|plus|paid))\s(?:an?\s|the\s)?(?:\p{Ll}+\s)?subscriptions?(?!\p{L})|\bsubscriptions?\s(?:of\s|is\s|costs?\s|from\s|for\s)?[€£$]?\d[^!?]{0,30}|[^.!?]{0,80}(?:[€£$]\s?\d|\d\s?(?:€|euros?))[^.!?]{0,40}/giu;
/** "250 signes en vidéo": how something is shown, which cuts no films. */
const asFilm = /\s(?:en|in|als|on|por|per|em)\sv[ií]d[eé]os?(?!\p{L})/giu;
/** "Running late", "runs out", "walks you through": nobody trains by it. */
const turnOfSpeech =
  /\b(?:run(?:s|ning)? (?:late|out|low|offline|over|into|on|in|by|from|without|locally|smoothly|through)|walk(?:s|ing)? (?:you|them) through|sleep(?:s|ing)? mode|in the long run)\b/giu;
/** "Sans compte", "ohne Konto". */
const notHadAbroad = /(?<!\p{L})(?:keine?n?|ohne|sin|sans|pas de|aucune?)\s[^,.;\n]{2,40}/giu;
const untold = (text: string): string =>
  text
    .replace(notHad, ' ')
    .replace(notHadAbroad, ' ')
    .replace(counting, ' ')
    .replace(paidBy, ' ')
    .replace(asFilm, ' ')
    .replace(turnOfSpeech, ' ');
/** Rank of what apps of its kind are searched by, a little under other names of the thing. */
const kindRank = 0.18;
/** What a text names in passing, and how many words of its topic stand before it. */
const passingRank = 0.12;
const mostOfKind = 2;

/** What apps of the same kind are searched by. */
export function addToldApps(field: WordField, { brief, ledger }: WordSource, told: readonly Slot[]): void {
  for (const { text, source } of told.filter((head) => !isOnlyName(head.text, brief)))
    for (const word of relatedToApp(text, ledger.language.written)) field.add(word, source, kindRank);
  const { written } = ledger.language;
  const { description, index } = brief.product;
  if (written === 'en' || written === 'other') return;
  // "Schichten" that an app plans are looked for as a "Dienstplan", before what its text names in passing.
  const [first = ''] = description.split(/[.!?\n]/u);
  if (ledger.productType !== '' && foldWord(first).includes(foldWord(ledger.productType)))
    for (const word of relatedToApp(ledger.productType, written).slice(0, mostOfKind))
      field.add(word, `products.${index}.description`, passingRank);
}

/** What the text says that the app does. */
export function addSaidOfApp(field: WordField, { brief, ledger }: WordSource): void {
  const language = ledger.language.written;
  const { index, description } = brief.product;
  const path = `products.${index}.description`;
  for (const word of saidOfApp(description, language)) field.add(word, path, 0.15);
  const told = `${firstWords(description, mostRead)} ${brief.fields.appFeatures ?? ''}`;
  const more = { de: germanPartsOf, es: purposesOf, fr: purposesOf, en: null, other: null }[language];
  for (const word of more?.(told) ?? []) if (!hasRomanceVerb(word, language)) field.add(word, path, 0.05);
}

/** What the name, the functions and the text name beside it. */
export function addInPassing(
  field: WordField,
  { brief, ledger }: WordSource,
  told: readonly Slot[],
  bare: string,
): void {
  const language = ledger.language.written;
  const { productType } = ledger;
  const { index, name, description } = brief.product;
  const path = `products.${index}.description`;
  const isEnglish = language === 'en';
  // "Notes" of a wine tracker that is called Cellar Notes is no memo.
  const ownStems = new Set(wordsOf(name).map(({ text }) => stemOf(text)));
  const isBesideKind =
    isEnglish &&
    isAppKind(productType) &&
    !wordsOf(productType).some(({ text }) => ownStems.has(stemOf(text)));
  // A game about a garden teaches no gardening.
  const isGame = isEnglish && /\b(?:games?|puzzles?|solitaire|sudoku|crossword)$/iu.test(productType);
  const named = isGame
    ? [productType]
    : [
        foldWord(productType) === foldWord(bare) ? '' : productType,
        ...told.map(({ text }) => text),
        bare === '' && !isBesideKind ? name : '',
        // "Descarga para viajes" is no travel guide.
        (brief.fields.appFeatures ?? '').replace(/\s(?:para|pour|für)\s[^,;]*/giu, ''),
        untold(firstWords(description.split(/[.!?\n]/u)[0] ?? '', mostRead)),
      ];
  for (const word of relatedToApp(named.join(' '), language)) field.add(word, path, 0.08);
  // What the rest of the text names comes last, where the field would stay half empty.
  if (!isEnglish || isGame || field.words.length >= fewForApp) return;
  const rest = untold(firstWords(description, mostRead));
  for (const word of relatedInPassing(rest, 'en')) field.add(word, path, 0.04);
}
