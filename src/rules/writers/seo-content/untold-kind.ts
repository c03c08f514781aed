import { isAppKind } from '#rules/ledger/app-and-video-type.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { isPlural, withArticle } from './english-words.ts';
import { cleanName } from './name.ts';

/** Features that a form lists first say what the app is. */
const firstFeatures = 2;

function isLaterFeature(type: string, { brief }: Draft): boolean {
  const features = foldWord(brief.fields['appFeatures'] ?? '').split(',');
  return features.findIndex((feature) => feature.includes(foldWord(type))) >= firstFeatures;
}

/**
 * "Knot Now is a puzzle game.": what an English app is, where its first words only list what it does; empty where they
 * or its name say so already.
 */
export function untoldKind(lead: string, appName: string, draft: Draft): string {
  const { type, category, language, shares } = draft;
  const name = cleanName(appName, 'en');
  const head = stemsOf(type).at(-1) ?? '';
  const isTold =
    language.written !== 'en' ||
    category !== 'app' ||
    name === '' ||
    shares ||
    !isAppKind(type) ||
    // "Live arrivals, alerts, route planner": what stands third is a part of it.
    isLaterFeature(type, draft) ||
    isPlural(type) ||
    lead.startsWith(name) ||
    /^(?:An?|The|My|Our)\s/u.test(lead) ||
    foldWord(name).includes(foldWord(type)) ||
    foldWord(type).includes(foldWord(name)) ||
    stemsOf(lead).includes(head);
  return isTold ? '' : `${name} is ${withArticle(type)}.`;
}
