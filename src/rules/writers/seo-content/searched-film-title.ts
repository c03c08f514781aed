import { countCharacters } from '#rules/text/count.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { hasPraise } from './praise.ts';
import { longestTitle } from './told-in-title.ts';

/** Characters from which a title says enough by itself. */
const fullTitle = 45;
const plainWords = /^[\p{L}\p{N}\s’'-]+$/u;
/** "Restaurar muebles antiguos", "couture pour débutants": a search that reads as words of a title, and no row of two nouns. */
const readsWell = {
  en: /\p{L}/u,
  de: /\p{L}/u,
  es: /^\p{L}+[aei]r\s|\s(?:de|del|para|con|en|a|sin)\s/iu,
  fr: /^\p{L}+(?:er|ir|re)\s|\s(?:de|du|des|pour|avec|en|à|sans)\s|\sd[’']/iu,
} as const;

/**
 * A film's short title, to which nothing of the text could be added, with the first of its creator's own searches that says
 * something else: "Turn a Paperback into a Hardcover: bookbinding for beginners".
 */
export function withOwnSearch(title: string, draft: Draft): string {
  const { brief, language } = draft;
  if (language.written === 'other' || countCharacters(title) >= fullTitle || /[:|(–—?!]|\s-\s/u.test(title))
    return title;
  const own = new Set(stemsOf(title));
  const pattern = readsWell[language.written];
  const joint = language.written === 'fr' ? ' : ' : ': ';
  const found = `${brief.fields['targetKeywords'] ?? ''},${brief.fields['videoTags'] ?? ''}`
    .split(/[,;\n]+/u)
    .map((search) => search.trim())
    .filter(
      (search) =>
        countPieces(search) > 1 &&
        pattern.test(search) &&
        plainWords.test(search) &&
        !/^(?:how to|cómo|comment|wie)\s/iu.test(search) &&
        !hasPraise(search, language.written) &&
        !stemsOf(search).some((stem) => own.has(stem)),
    )
    .map((search) => `${title}${joint}${language.written === 'de' ? upperFirst(search) : search}`)
    .find((full) => countCharacters(full) <= longestTitle);
  return found ?? title;
}
