import { isAppKind } from '#rules/ledger/app-kind.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { wholeWordsAt } from '#rules/text/whole-words.ts';
import { detailCase } from './case.ts';
import type { Draft } from './draft.ts';
import { isPlural, lowerFirst, withArticle } from './english-words.ts';
import { cleanName } from './name.ts';

/** Features of a form from which on each of them is a part of the app. */
const fewFeatures = 2;

function isOneFeature(type: string, { brief }: Draft): boolean {
  const features = foldWord(brief.fields['appFeatures'] ?? '').split(',');
  const at = features.findIndex((feature) => feature.includes(foldWord(type)));
  return at !== -1 && features.length >= fewFeatures;
}

/**
 * "Knot Now is a puzzle game.": what an English app is, where its first words only list what it does; empty where they
 * or its name say so already.
 */
export function untoldKind(lead: string, appName: string, draft: Draft): string {
  const { type, category, language, shares } = draft;
  const name = cleanName(appName, 'en');
  // "Period tracker without account", "puzzle game with vegetables".
  const kind = type.split(/\s(?:with|without|for)\s/iu)[0]!;
  const head = stemsOf(kind).at(-1) ?? '';
  const isTold =
    language.written !== 'en' ||
    category !== 'app' ||
    name === '' ||
    shares ||
    !isAppKind(kind) ||
    // "Live arrivals, alerts, route planner", "barcode scanner, expiry reminders": a part of it.
    isOneFeature(type, draft) ||
    isPlural(type) ||
    lead.startsWith(name) ||
    lead.startsWith(draft.brief.fields['appName'] ?? name) ||
    /^(?:An?|The|My|Our)\s/u.test(lead) ||
    foldWord(name).includes(foldWord(type)) ||
    foldWord(type).includes(foldWord(name)) ||
    stemsOf(lead).includes(head);
  return isTold ? '' : `${name} is ${withArticle(type)}.`;
}

const germanDoes =
  /^(?:Zeigt|Hilft|Erinnert|Begleitet|Findet|Sagt|Plant|Berechnet|Erkennt|Verbindet|Sammelt|Rechnet|Warnt|Misst|Zählt|Führt|Liest|Übersetzt|Meldet|Verrät|Erklärt|Speichert|Lädt|Sortiert|Ordnet|Bringt|Macht|Vergleicht) (?!sich\s)\p{L}/u;

/** An app whose kind nothing tells is known by its name, which its text then names once; empty where it does or is English. */
export function behindName(lead: string, appName: string, draft: Draft): string {
  const isOnlyName =
    ['es', 'fr', 'de'].includes(draft.language.written) &&
    appName !== '' &&
    foldWord(draft.type) === foldWord(appName) &&
    wholeWordsAt(foldWord(lead), foldWord(appName)) === -1;
  if (!isOnlyName) return '';
  // "Sagt dir, wann …" goes on from the name.
  if (draft.language.written === 'de' && germanDoes.test(lead)) return `${appName} ${lowerFirst(lead)}`;
  // "Ma Cave : gérez votre cave : bouteilles" would have a colon too many.
  return /\s?:\s/u.test(lead)
    ? `${appName}. ${lead}`
    : `${appName}${draft.lexicon.colon}${detailCase(lead, draft)}`;
}
