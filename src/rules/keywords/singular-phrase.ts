import { singularOf } from './plain-words.ts';

/** Each noun of a phrase in the singular, as tags want it ("Water Bottles" → "water bottle"); only the last word changes. */
export function singularPhrase(phrase: string): string {
  const words = phrase.split(' ');
  const last = words.at(-1);
  if (last === undefined) return phrase;
  return [...words.slice(0, -1), singularOf(last)].join(' ');
}

/** "Apps for freelancers": the things are one, those whom they are for stay many. */
export function singularFront(phrase: string): string {
  const [, front = phrase, rest = ''] = /^(.*?)(\s(?:for|of|in|at|on|with|from)\s.*)?$/u.exec(phrase) ?? [];
  return singularPhrase(front) + rest;
}
