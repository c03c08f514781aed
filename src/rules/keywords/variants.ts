import type { Ledger } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import type { Slots } from './slots.ts';

/** Most phrases that a pass adds. */
const most = 12;

/** The seller's own phrases with the thing's other name: "Schneidebrett mit Gravur" → "Brettchen mit Gravur". */
export function swapped(candidates: readonly Candidate[], slots: Slots): Candidate[] {
  const added: Candidate[] = [];
  const names = slots.heads.map((head) => head.text);
  for (const candidate of candidates) {
    if (candidate.built || candidate.loose === true) continue;
    const name = names.find((head) => holdsWords(candidate.phrase, head));
    if (name === undefined || candidate.phrase.length === name.length) continue;
    for (const synonym of slots.synonyms.slice(0, 3)) {
      if (added.length >= most) return added;
      added.push(
        built(
          candidate.phrase.replace(new RegExp(escaped(name), 'iu'), synonym.text),
          'synonym',
          candidate.source,
        ),
      );
    }
  }
  return added;
}

/** A page of a business with a place: the seller's searches with the town, and what it costs where prices are given. */
export function local(
  candidates: readonly Candidate[],
  slots: Slots,
  platform: Platform,
  ledger: Ledger,
): Candidate[] {
  if (platform.subject !== 'page') return [];
  const added: Candidate[] = [];
  const language = ledger.language.written;
  const town = slots.places[0];
  if (town !== undefined) {
    for (const { phrase, source } of candidates) {
      if (added.length >= most) break;
      if (source !== 'targetKeywords' && !source.endsWith('.name')) continue;
      if (phrase.split(' ').length > 3 || holdsWords(phrase, town.text)) continue;
      if (slots.places.some((place) => place.text.split(' ').some((word) => holdsWords(phrase, word))))
        continue;
      const place = language === 'de' ? town.text : town.text.toLowerCase();
      added.push(built(`${language === 'de' ? phrase : phrase.toLowerCase()} ${place}`, 'place', source));
    }
  }
  const cost = { en: 'cost', de: 'Kosten', es: 'precio', fr: 'prix', other: '' }[language];
  const price = ledger.facts.find((fact) => fact.kind === 'price');
  if (cost !== '' && price !== undefined) {
    for (const head of slots.heads.slice(0, 2))
      added.push(built(`${head.text} ${cost}`, 'question', price.source));
  }
  return added;
}

function holdsWords(phrase: string, words: string): boolean {
  return ` ${phrase.toLowerCase()} `.includes(` ${words.toLowerCase()} `);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
}
