import { appChunks, appDoings, appOpening, namedApp } from './app-doings.ts';
import { toollessApps } from './app-words.ts';
import type { Candidate } from './candidate.ts';
import type { Search } from './search.ts';
import { appPhrases } from './seller-phrases.ts';

/** What people search an app by: its kind, and what its own text says that it does and has. */
export function appCandidates(search: Search): Candidate[] {
  return [...appPhrases(search.brief, search.language), ...toldOfApp(search)];
}

/** A field of single words takes its words from elsewhere. */
function toldOfApp({ brief, platform, phrases, slots }: Search): Candidate[] {
  const language = brief.language.written;
  if (platform.fields.keywordField !== undefined || language === 'other') return [];
  return language === 'en'
    ? [...appDoings(brief), ...appOpening(brief, phrases), ...toollessApps(slots.heads), ...namedApp(brief)]
    : appChunks(brief, language);
}
