import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';

/** "Is a personal finance app to track expenses …", "offers guided meditations …": what stands between the app's name and what it promises. */
const openings = [
  /^is an? (?:[\p{L}-]+ ){0,4}?app (?:to|for|that lets you|which lets you|that allows you to) /u,
  /^is (?:an? |the )?/u,
  /^(?:offers|includes|provides|features|gives you|brings you|has) (?:you )?/u,
  /^(?:lets|allows) you (?:to )?/u,
];

/**
 * What the first sentence of an English text promises of its app, without the name that stands above: "Track expenses, set
 * monthly budgets and reach savings goals". Empty where the sentence says neither what the app is nor what one does with it.
 */
export function promiseIn(sentence: string, appName: string): string {
  if (opensWithAppOrder(sentence)) return sentence;
  if (appName === '' || !sentence.startsWith(`${appName} `)) return '';
  const told = sentence.slice(appName.length + 1);
  const opening = openings.find((pattern) => pattern.test(told));
  if (opening !== undefined) return upperFirst(told.replace(opening, ''));
  return told.startsWith('helps you ') ? upperFirst(told) : '';
}

/** "Works offline", "For pour over": what stands beside what one does with the app. */
const aside =
  /^(?:works?|runs?|syncs?|for|by|with|no|without|free|funktioniert|läuft|für|mit|ohne|kein\p{L}*|funciona|para|con|sin|fonctionne|pour|avec|sans|pas)\s/iu;
export const shortestWhole = 30;

/** "Pick the weather and the nights and it fills the list": what stands behind a kind that the title tells already. */
export function sentenceBehind(draft: Draft, said: string, taken: ReadonlySet<string>): string {
  const isTold = stemsOf(said).every((stem) => stem.length < 3 || taken.has(stem));
  if (said === '' || !isTold || draft.language.written === 'other') return '';
  const sentences = splitSentences(draft.brief.product.description.split('\n')[0]!)
    .map((sentence) => {
      const told = sentence.replace(/[.!]$/u, '');
      const cut = told.slice(0, 81).lastIndexOf(', ');
      return countCharacters(told) > 80 && cut >= shortestWhole ? told.slice(0, cut) : told;
    })
    .filter(
      (sentence) =>
        countCharacters(sentence) >= shortestWhole &&
        countCharacters(sentence) <= 80 &&
        sentence.toLowerCase() !== said.toLowerCase() &&
        !aside.test(sentence) &&
        !/\d[.,]\d\d|[€£$]|\b(?:free|purchase|subscription|trial|gratis|kostenlos|gratuit)\b/iu.test(
          sentence,
        ),
    );
  return upperFirst(sentences[0] ?? '');
}
