import { claimHits } from './claim-index.ts';
import { noNouns, small, verbs } from './words/german-no-nouns.ts';

/** Ends of words that stand before a noun or behind it and are none. */
const trait =
  /(?:lich|ig|isch|bar|los|frei|fest|dicht|haft|sam|voll|farben|iert|artig|förmig)(?:e[mnrs]?)?$|^(?:hand|ge|ver|be|un|ab|an|auf|aus|ein|um|vor|zer|er)\p{L}*(?:t|en|te|ten|ene[rs]?)$/u;
/** Endings that nouns have as adjectives and verbs do. */
const doubtful = /(?:e|en|er|es|em|t|st)$/u;
const traits = new Set(
  'vintage retro antik massiv klein groß gross rund oval matt neu alt mini maxi original elastisch used defekt links rechts lang kurz breit schmal dick dünn leicht schwer weich hart hell dunkel bunt natur unisex komplett gebr selten rar tall lose'.split(
    ' ',
  ),
);
const isPlain = /^\p{Ll}{4,}$/u;

/** A small German name with the capitals of nouns that no list has: its last word, and others whose end is that of no adjective. */
export function withNamedNouns(name: string): string {
  const words = name.split(' ');
  const end = words.findIndex((word) => /^(?:aus|mit|für|von|in|ohne|zum|zur|im|am|bei|auf)$|\d/u.test(word));
  const last = (end === -1 ? words.length : end) - 1;
  return words
    .map((word, at) => {
      if (!isPlain.test(word) || small.has(word) || noNouns.has(word) || verbs.has(word)) return word;
      if (traits.has(word) || trait.test(word) || (at !== last && doubtful.test(word))) return word;
      if (claimHits(word, 'de').length > 0) return word;
      return word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}
