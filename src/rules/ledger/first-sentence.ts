import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { headLast } from './head-last.ts';
import { isNoSubject, liesInBox, tellsPart } from './tells-part.ts';
import { cutAt } from './type-front.ts';
import { typeHits } from './type-hits.ts';

/** "Comes with a velvet pouch": a noun behind these is no name of the thing. */
const besideIt =
  /(?:^|[\s,])(?:(?:notes?|hints?|flavou?rs?|aromas?|tastes?|scents?|smells?|touch|touches) of|with|includes?|including|plus|in|on|inside|from|for|without|no|mit|inklusive|samt|in|auf|für|aus|ohne|con|incluye|en|para|sin|avec|inclut|dans|sur|pour|sans)\s[^,;]*$/iu;

/** The thing that the first sentence of a description says; empty where it says none. */
export function thingInFirstSentence(text: string, language: WrittenLanguage): string {
  const first = text.split(/[.!?\n]/u)[0] ?? '';
  const hits = typeHits(first, language).filter((hit) =>
    language === 'en' ? !tellsPart(first, hit) && !isNoSubject(first, hit) : !liesInBox(first, hit),
  );
  if (hits.length > 0) {
    // "a pendant lamp with a paper shade": the noun before the first "with", and of two the last.
    const front = first.split(cutAt[language])[0]!;
    const isHeadFirst = language === 'es' || language === 'fr';
    // "Zorro tejido …, ojos bordados": the thing stands first, with an article at most.
    const inFront = hits.filter(
      (hit) =>
        hit.end <= front.length &&
        !/^(?:für|para|pour)\s/iu.test(front) &&
        (!isHeadFirst || /^(?:\p{L}{1,4}['’ ]\s?)?$/u.test(first.slice(0, hit.start))),
    );
    const told =
      (isHeadFirst ? inFront[0] : inFront.at(-1)) ??
      (isHeadFirst ? undefined : hits.find(({ start }) => !besideIt.test(first.slice(0, start))));
    if (told !== undefined) return told.text;
  }
  const defined =
    language === 'en'
      ? /\b(?:is|are)\s(?:an?\s)([\p{L}-]+(?:\s[\p{L}-]+){0,4}?\s?)(?=\s(?:with|for|that|made|in|from|which|to)\b|[,.;]|$)/iu.exec(
          first,
        )
      : null;
  return defined === null ? '' : headLast(defined[1]!, language, new Set());
}
