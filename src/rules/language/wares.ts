import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { serviceWords } from './service-words.ts';
import { wareWords } from './ware-words.ts';

/** A language that is written in full. */
export type Written = Exclude<WrittenLanguage, 'other'>;

interface Wares {
  /** The languages in which a word names goods or what they are made of, by its folded form. */
  languages: ReadonlyMap<string, readonly Written[]>;
  germanNouns: ReadonlySet<string>;
}

let wares: Wares | undefined;

function wordsOf(language: Written): string[] {
  return `${wareWords[language]} ${serviceWords[language]}`.split(' ');
}

/** Read at the first short text: a start asks about none. */
function readWares(): Wares {
  const languages = new Map<string, Written[]>();
  for (const language of ['en', 'de', 'es', 'fr'] as const) {
    for (const word of wordsOf(language)) {
      const folded = foldWord(word);
      const known = languages.get(folded) ?? [];
      if (!known.includes(language)) languages.set(folded, [...known, language]);
    }
  }
  const nouns = wordsOf('de').filter((word) => /^\p{Lu}/u.test(word));
  return { languages, germanNouns: new Set(nouns.map(foldWord)) };
}

/** Languages whose goods a word of a short text names; a German noun has its capital: "drawstring" is no German string. */
export function waresOf(word: string): readonly Written[] {
  wares ??= readWares();
  const { languages, germanNouns } = wares;
  const folded = foldWord(word);
  const named = languages.get(folded) ?? languages.get(folded.replace(/s$/u, '')) ?? [];
  return named.filter((language) => language !== 'de' || /^\p{Lu}/u.test(word) || !germanNouns.has(folded));
}
