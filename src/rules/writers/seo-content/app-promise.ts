import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
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
