import { lowerGerman } from '#rules/language/lower-german.ts';
import { stemsOf } from '#rules/text/words.ts';
import { detailCase } from './case.ts';
import type { Draft } from './draft.ts';
import { sentenceAbout } from './english.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { type Message } from './messages.ts';
import { nameBefore, names } from './opening-phrase.ts';
import { mayRename, renames } from './points-at-thing.ts';
import { behindItsRow } from './row-label.ts';
import { tidySentence } from './sentence.ts';
import { closesOnMaterial } from './stuff-of-part.ts';
import { namedSubject } from './subject.ts';

/**
 * The seller's first words behind the name of the thing, which they do not say: as a sentence about it where they make
 * one, else behind a colon; alone where they say what it is.
 */
export function behindItsName(lead: Message, isFirst: boolean, draft: Draft): string {
  const { verbatim, units } = lead;
  const { text } = units[0]!;
  const isEnglish = draft.language.written === 'en';
  // "Set: 2-in-1 Kopf: Abzieher" would have two colons.
  if (!isEnglish && /^[^.]{2,40}:\s/u.test(verbatim) && !names(verbatim, draft.type))
    return `${tidySentence(upperFirst(draft.name), draft.language.written)} ${verbatim}`;
  if (saysNameAgain(text, draft)) return besideItsName(lead, draft);
  // "Pair of aluminum trekking poles." and "Everything for bread: flour, jar." already say what it is or open a list.
  if (isEnglish && (names(text, draft.type) || /^[^,]*: /u.test(verbatim))) return verbatim;
  return (isEnglish ? asSentence(lead, isFirst, draft) : null) ?? behindColon(lead, draft);
}

/** "LED strip of 5 m …" after "LED strip lights 5 m: " would say it twice. */
function saysNameAgain(text: string, draft: Draft): boolean {
  const front = stemsOf(text.split(/\s(?:of|with|in|for|de|aus|mit|en|avec|con)\s/iu)[0]!);
  if (front.length === 0) return false;
  const name = new Set(stemsOf(draft.name));
  if (front.filter((stem) => name.has(stem)).length < front.length * 0.6) return false;
  // "Reads in 3 sec" of a "thermometer instant read": what it does names it not.
  const tellsDoing =
    draft.language.written === 'en' &&
    /^\p{L}+[^s\P{L}]s (?:in|from|at|up|out|to|on|with)\s/iu.test(text) &&
    !names(text, draft.type);
  return !tellsDoing;
}

/** First words that say most of the name: alone, unless they say only what the thing is made of or how big it is. */
function besideItsName({ verbatim, units }: Message, draft: Draft): string {
  const { text, kind, label } = units[0]!;
  const { written } = draft.language;
  const isTypeUntold = (): boolean => !names(text, draft.type);
  if (written === 'de' && isTypeUntold()) return `${upperFirst(draft.type)}${draft.lexicon.colon}${verbatim}`;
  const saysStuffAgain =
    written === 'en'
      ? // "Granit, 40 kg" says again what it is made of, and not what it is.
        isTypeUntold() && (closesOnMaterial(text) || /^\d/u.test(text))
      : // "Bois de hêtre et inox" of a "couteau enfant à dents bois" says its stuff again.
        kind === 'material' && label !== '';
  return saysStuffAgain ? `${upperFirst(draft.name)}${draft.lexicon.colon}${lowerFirst(verbatim)}` : verbatim;
}

/** "Insulated cover for attic stairs", and no "six slots and a pocket for notes". */
const oneForWhat =
  /^(?!(?:\d|two|three|four|five|six|eight|ten)\b)(?:(?!and\s)\p{L}[\p{L}-]*(?<![^s]s) ){1,4}for \p{L}/iu;

/** The first words as a sentence about the thing; none where they may be another name of it. English. */
function asSentence(lead: Message, isFirst: boolean, draft: Draft): string | null {
  const { shape, text } = lead.units[0]!;
  // "Insulated cover for attic stairs" opens the text: that is what it is, and nothing that it has.
  const isItself = isFirst && shape === 'noun' && oneForWhat.test(text);
  if (isItself || renames(lead, draft) || mayRename(lead, draft)) return null;
  const subject = { text: upperFirst(namedSubject(draft)), plural: draft.plural };
  return sentenceAbout(lead.units, subject, draft.type);
}

function behindColon(lead: Message, draft: Draft): string {
  const { written } = draft.language;
  const text =
    written === 'de'
      ? lowerGerman(lead.verbatim)
      : written === 'en'
        ? detailCase(lead.verbatim, draft)
        : lowerFirst(lead.verbatim);
  const value = written === 'en' ? behindItsRow(text, lead, draft) : text;
  return `${upperFirst(nameBefore(text, draft))}${draft.lexicon.colon}${value}`;
}
