import type { SocialSurface } from '#contract/social-meta.ts';
import { detectLanguage } from '#rules/language/detect.ts';
import { removeUnbacked, unbackedClaims } from '#rules/ledger/claims.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { countText } from '#rules/text/count.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { SocialTexts } from '#rules/writers/social-meta/write.ts';
import { rulesOf, surfacesOf } from './source.ts';

/** Letters from which a language can be told. */
const tellingLength = 60;

/** A text that loses more than this share with its unbacked claims has nothing left to say. */
const lostShare = 0.5;

/** What is wrong with a model's card, in words that the model can act on. */
export interface CardFault {
  surface: SocialSurface;
  reason: string;
  /** No fitting saves the card: it is empty, invented, in another language, or no plain text. */
  unusable: boolean;
}

/** Faults of a model's cards against their lengths, the facts and the language of the brief. */
export function faultsOf(brief: SocialBrief, texts: SocialTexts): CardFault[] {
  return surfacesOf(brief).flatMap((surface) => {
    const card = surface === 'general' ? texts.general : texts.cards[surface];
    const rules = rulesOf(surface);
    return (['title', 'description'] as const).flatMap((field): CardFault[] => {
      const text = card?.[field].trim() ?? '';
      if (text === '') return [{ surface, reason: `- ${surface}.${field} is empty.`, unusable: true }];
      const faults: CardFault[] = [];
      const { max, unit } = rules[field].limit;
      const length = countText(text, unit);
      if (length > max)
        faults.push({
          surface,
          reason: `- ${surface}.${field} has ${length} characters; ${max} at most.`,
          unusable: false,
        });
      const backed = removeUnbacked(text, brief.ledger).text;
      if (backed.length < text.length * (1 - lostShare))
        faults.push({
          surface,
          reason: `- ${surface}.${field} says mostly what no fact says.`,
          unusable: true,
        });
      for (const claim of unbackedClaims(text, brief.ledger).slice(0, 4))
        faults.push({
          surface,
          reason: `- ${surface}.${field}: no fact says “${claim.text}”.`,
          unusable: false,
        });
      if (/[<>]|https?:|www\./i.test(text))
        faults.push({
          surface,
          reason: `- ${surface}.${field} holds markup or an address.`,
          unusable: true,
        });
      if (isBesideThePoint(text, brief))
        faults.push({
          surface,
          reason: `- ${surface}.${field} speaks of nothing that the page or the brief names.`,
          unusable: true,
        });
      if (isForeign(text, brief))
        faults.push({ surface, reason: `- ${surface}.${field} is in another language.`, unusable: true });
      return faults;
    });
  });
}

/** Claims are known in the brief's language only; a text that shares no word with it may claim anything. */
function isBesideThePoint(text: string, { ledger, language, callToAction }: SocialBrief): boolean {
  if (!/\p{L}/u.test(text)) return true;
  if (language.written === 'other') return false;
  const called = new Set(stemsOf(callToAction));
  const stems = stemsOf(text).filter((stem) => !isFunctionWord(stem));
  return !stems.some((stem) => stem.length > 2 && (ledger.stems.has(stem) || called.has(stem)));
}

function isForeign(text: string, { language }: SocialBrief): boolean {
  if (text.length < tellingLength) return false;
  const found = detectLanguage([text], 'auto');
  // A language that is not written in full is often taken for its neighbour, seldom for English.
  return language.written === 'other' ? found.written === 'en' : found.written !== language.written;
}
