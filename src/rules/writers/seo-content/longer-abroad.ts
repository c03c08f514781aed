import { learnedElsewhere, longerInText, sellersName } from '#rules/keywords/said-elsewhere.ts';
import { countCharacters } from '#rules/text/count.ts';
import type { Draft } from './draft.ts';
import { fullerFrench } from './french-name.ts';
import { fullerGerman } from './german-name.ts';

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
  if (language.written === 'fr') return fullerFrench(name, draft, max);
  if (language.written === 'de') {
    const fuller = fullerGerman(name, draft, max);
    if (fuller !== name) return fuller;
  }
  return (shares ? '' : sellersName(name, brief)) || name;
}
