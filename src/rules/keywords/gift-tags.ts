import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { firstWords } from '#rules/text/first-words.ts';

type Romance = 'es' | 'fr';

/** For whom and when something is given, as it is typed behind the word for a gift. */
const given: Readonly<Record<Romance, RegExp>> = {
  es: longPattern('giu')`
    (?<!\p{L})(cumpleaños|boda|bautizo|navidad|comunión|aniversario|jubilación|san valentín|día de la madre
      |día del padre|recién nacidos?|nacimiento|mamá|papá|abuela|abuelo|abuelos|hermana|hermano|mejor amiga
      |amiga|amigo|profesora|profesor|maestra|pareja|parejas|novios|madrina|padrino|invitados)(?!\p{L})
  `,
  fr: /(?<!\p{L}|entre )(anniversaire|mariage|naissance|baptême|noël|communion|crémaillère|retraite|saint[- ]valentin|fête des mères|fête des pères|maman|papa|mamie|papi|papy|grand-mère|sœur|frère|meilleure amie|amie|ami|maîtresse|maître|atsem|nounou|témoin|marraine|parrain|couple|mariés|invités)(?!\p{L})/giu,
};
const gift: Readonly<Record<Romance, RegExp>> = {
  es: /(?<!\p{L})(?:regalos?|regalar|detalle)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:cadeaux?|offrir)(?!\p{L})/iu,
};
const giftWord: Readonly<Record<Romance, string>> = { es: 'regalo', fr: 'cadeau' };
const denied = /(?<!\p{L})(?:no|nunca|pas|jamais)(?!\p{L})/iu;
const longestTag = 20;
const adults =
  /^(?:maman|papa|mamie|pap[iy]|marraine|parrain|mamá|papá|madrina|padrino|abuel[oa]s?|couple|pareja)$/u;
const babies = /(?<!\p{L})(?:bébés?|bebés?|nouveau-né|recién nacido|layette)(?!\p{L})/iu;

/**
 * Tags of Spanish and French sentences that speak of a gift: each person and day they name behind the word for a gift,
 * and behind the thing where a tag has room ("cadeau sœur", "collier anniversaire").
 */
export function giftTags(text: string, thing: string, language: Romance, source: string): Candidate[] {
  const found: Candidate[] = [];
  for (const sentence of firstWords(text, 800).split(/[.!?\n]+/u)) {
    if (!gift[language].test(sentence) || denied.test(sentence)) continue;
    for (const match of matchesOf(given[language], sentence)) {
      const word = /(?<!\p{L})(?:regal\p{L}+|cadeaux?|offrir)(?!\p{L})/iu.test(sentence)
        ? giftWord[language]
        : 'detalle';
      const whom = (match[1] ?? '').toLowerCase();
      // "Cadeau de mariage" is what is typed, where the seller writes it so.
      const written = `${word} de ${whom}`;
      const own = sentence.toLowerCase().includes(written) ? written : `${word} ${whom}`;
      // A baby's hat is given to its mother, and is none of hers.
      const isWorn = !(adults.test(whom) && babies.test(text));
      for (const phrase of [own, ...(isWorn ? [`${thing} ${whom}`] : [])])
        if (phrase.length <= longestTag)
          found.push({ ...built(phrase, 'occasion', source), sentence: 2, least: 0.35 });
    }
  }
  return found;
}
