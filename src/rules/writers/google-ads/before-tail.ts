import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** For whom or where is said: behind it people ask for the price alone. */
const adjuncts: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /\s(?:for|at|in|with|from|of)\s/u,
  de: /\s(?:für|von|mit|bei|auf|zum|zur)\s/u,
  es: /\s(?:para|con|en)\s/u,
  fr: /\s(?:pour|avec|chez|sur|en)\s/u,
};

export function hasAdjunct(root: string, language: WrittenLanguage): boolean {
  return adjuncts[language]?.test(root) ?? false;
}

/** One will, one diagnostic or one flower is another thing. */
const onlyPlural = /(?:wills|flowers|[a-z]{3}(?:tics|phics|mics))$/u;

/** "Loft conversion cost" of "loft conversions", and still "running shoes for sale" and "VAT returns for cafés cost". */
export function beforeTail(root: string, tail: string, language: WrittenLanguage): string {
  const isKept =
    language !== 'en' ||
    /^(?:for|online)(?:\s|$)/u.test(tail) ||
    (onlyPlural.test(root) && !(root.endsWith('flowers') && /^(?:shop|store)$/u.test(tail))) ||
    // "Freight to the islands"
    / (?:to|of|on|at) /u.test(root) ||
    hasAdjunct(root, language);
  if (isKept) return root;
  const [joint] = / (?:and|&) /u.exec(root) ?? [''];
  const pair = joint === '' ? [] : root.split(joint);
  // "Visa refusal and appeal solicitor"; of "rug washing and repairs" only the last word changes.
  return pair.length === 2 && pair.every((part) => part.endsWith('s') && !onlyPlural.test(part))
    ? pair.map(singularPhrase).join(joint)
    : singularPhrase(root);
}
