import { isDescribedThing } from '#rules/ledger/app-first-words.ts';
import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { opensWithOrder, shapeOf } from '#rules/ledger/shape.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import { isOfAnyApp, moodOf } from './app-mood.ts';
import { inLine } from './bullet-line.ts';
import { type Draft, listGap } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { hasPraise } from './praise.ts';
import { pairOf } from './subtitle-pairs.ts';

const longest = 30;
const leastPiece = 8;
/** Characters from which a piece fills the line well enough. */
const fair = 16;
const mostPieces = 16;

/** "15 minutes par jour": how long it takes says in few words how one works with the app. */
const perDay =
  /(?<![\p{L}\p{N}])\d+ (?:minutes|Minuten|minutos) (?:a day|per day|each day|par jour|am Tag|pro Tag|täglich|al día)(?!\p{L})/u;

/** Where a piece ends that would be too long as a whole: behind the joint stands how, where, when or with what else. */
const joints: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /\s(?:with|for|in|on|at|from|where|when|so|that|which|before|after|if|as|between|by|until)\s/u,
  de: /\s(?:mit|für|im|in|am|an|auf|bei|aus|von|zum|zur|damit|wenn|ohne|nach)\s/u,
  es: /\s(?:con|para|en|cuando|según|desde|sin|y|por cada|de cada)\s/u,
  fr: /\s(?:avec|pour|dans|sur|quand|selon|depuis|sans|et|si|par|afin)\s/u,
};
const unfit =
  /[€£$"“„(]|\d[.,]\d\d|(?<!\p{L})(?:apple|iphone|ipad|ios|mac|free|trial|subscription|purchase|buy|once|gratis|gratuite?s?|kostenlos|abo|essai|prueba|no|not|never|without|nothing|kein\p{L}*|ohne|nicht|sin|nunca|sans|pas|jamais|you|your|we|our|my|it|dein\p{L}*|du|dir|ihr|tus?|vos|votre|vous|tes)(?!\p{L})/iu;
const opensOn =
  /^(?:\p{Ll}+ing|and|or|but|so|then|for|with|from|what|how|when|where|who|which|und|oder|aber|für|mit|wie|wann|wo|was|y|o|pero|para|con|qué|cómo|cuándo|que|et|ou|mais|pour|avec|ce|qui|quand|comment)\s/iu;
const breaksOff =
  /\s(?:and|or|the|an?|of|to|und|oder|der|die|das|den|y|o|de|del|la|el|los|las|et|ou|du|des|le|les)$/iu;

/** What the sentences of the text tell piece by piece, each up to its first joint. */
function piecesOf({ brief, language }: Draft, isFresh: (text: string) => boolean): string[] {
  const { written } = language;
  if (written === 'other') return [];
  return (
    brief.product.description
      .split(/[.!?;:\n,](?!\d)/u)
      .slice(0, mostPieces)
      // "British voice recorded" has lost by whom.
      .map((piece) => (written === 'en' ? piece.replace(doneBySomebody, '$1') : piece))
      .map((piece) => piece.trim().split(joints[written])[0]!.trim())
      .filter(
        (piece) =>
          countCharacters(piece) >= leastPiece &&
          piece.split(' ').length < 5 &&
          !unfit.test(piece) &&
          !opensOn.test(piece) &&
          !breaksOff.test(piece) &&
          !isOfAnyApp(piece) &&
          !hasPraise(piece, written) &&
          isTold(piece, written) &&
          isFresh(piece),
      )
  );
}

const doneBySomebody = /^(\s*\p{L}[\p{L} -]{3,40}?)\s\p{Ll}{2,}(?:ed|en|wn|ught|made) by\s.*$/u;
const germanThing = /^\p{Lu}[\p{L}-]{5,}(?: \p{Ll}{4,}n)?$/u;
/** "Erinnert": what it does, and no thing ("Sprechzeit", "Notdienst"). */
const germanVerb =
  /^\p{Lu}\p{Ll}{3,9}(?<!hei|kei|schaf|zei|dien|bret|blat|lich|wor|or|punk|gerä|rezep|forma|pake|dienst?|statis?)t$/u;

/** Whether a piece is an order or a thing, as the line of a store has them. */
function isTold(piece: string, written: Exclude<WrittenLanguage, 'other'>): boolean {
  if (written === 'en')
    return opensWithAppOrder(piece) || opensWithOrder(piece) || shapeOf(piece, 'en') === 'noun';
  if (written === 'de')
    return isDescribedThing(piece) || (germanThing.test(piece) && !germanVerb.test(piece));
  return /^\p{L}{4,}(?: (?:de |d[’']|du |del |des |por )?\p{Ll}{4,}){1,2}$/u.test(piece);
}

function wholeOf(line: string, { brief }: Draft): string {
  const sentence = brief.product.description
    .split(/[.!?\n]\s?/u)
    .find((said) => line !== '' && said.startsWith(`${line} `));
  if (sentence === undefined || countCharacters(sentence) > longest || /[,;:]/u.test(sentence)) return '';
  // "Read aloud or read yourself": the store takes no word twice.
  const stems = stemsOf(sentence).filter((stem) => stem.length > 2);
  return new Set(stems).size === stems.length ? sentence : '';
}

/** A line that says too little, filled by what the text's sentences tell: "Symptomtagebuch, Widget"; as it is where they tell nothing. */
export function fullerLine(line: string, draft: Draft, isFresh: (text: string) => boolean): string {
  const daily = perDay.exec(draft.brief.product.description)?.[0] ?? '';
  const pieces = [...(daily === '' || !isFresh(daily) ? [] : [daily]), ...piecesOf(draft, isFresh)];
  // "Take a photo" of "Take a photo and keep a diary.": the whole sentence, where it fits.
  const whole = wholeOf(line, draft);
  if (whole !== '' && isFresh(whole)) return whole;
  const isNew = (piece: string): boolean => !piece.toLowerCase().includes(line.toLowerCase()) || line === '';
  const both =
    line === ''
      ? undefined
      : pieces.find(
          (piece) =>
            isNew(piece) &&
            !line.toLowerCase().includes(piece.toLowerCase()) &&
            moodOf(piece, draft.language.written) === moodOf(line, draft.language.written) &&
            countCharacters(`${piece}${listGap(draft)}${line}`) <= longest,
        );
  if (both !== undefined) return upperFirst(`${both}${listGap(draft)}${inLine(line, draft)}`);
  const first = pieces[0];
  if (first === undefined) return line;
  const pair = pairOf([
    first,
    ...pieces.slice(1).map((piece) => (draft.language.written === 'de' ? piece : lowerFirst(piece))),
  ]);
  const told = upperFirst(pair ?? first);
  return countCharacters(told) > countCharacters(line) || (isOfAnyApp(line) && countCharacters(told) >= fair)
    ? told
    : line;
}
