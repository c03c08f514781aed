import { germanAppTails } from '#rules/ledger/german-app-tail.ts';
import { appChunks, appDoings, appOpening, namedApp, namedAppAbroad } from './app-doings.ts';
import { toollessApps } from './app-words.ts';
import { built, type Candidate } from './candidate.ts';
import type { Search } from './search.ts';
import { appPhrases } from './seller-phrases.ts';

/** What people search an app by: its kind, and what its own text says that it does and has. */
export function appCandidates(search: Search): Candidate[] {
  return [...appPhrases(search.brief, search.language), ...toldOfApp(search)];
}

/** A field of single words takes its words from elsewhere. */
function toldOfApp(search: Search): Candidate[] {
  const { brief, platform, phrases, slots } = search;
  const language = brief.language.written;
  if (platform.fields.keywordField !== undefined || language === 'other') return [];
  return language === 'en'
    ? [...appDoings(brief), ...appOpening(brief, phrases), ...toollessApps(slots.heads), ...namedApp(brief)]
    : [...appChunks(brief, language), ...germanTails(search), ...namedAppAbroad(brief, language)];
}

/** "Wäsche raushängen": what a German app helps to do by its first words. */
function germanTails({ brief }: Search): Candidate[] {
  if (brief.language.written !== 'de') return [];
  return germanAppTails(brief)
    .filter((tail) => /^\p{Lu}/u.test(tail))
    .map((tail) => ({
      ...built(tail, 'use', `products.${brief.product.index}.description`),
      built: false,
      least: 0.3,
    }));
}
