import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { foldWord } from '#rules/text/words.ts';
import { isTold } from './parts.ts';

/**
 * Whom a page is for, as it stands behind “for”: empty where the brief does not say it in a phrase, where the line
 * says it already, and in languages that are not written in full. A place that the line names is not named again.
 */
export function whomOf({ audience, language }: SocialBrief, line: string): string {
  if (audience === '' || language.written === 'other' || /[.!?]/.test(audience)) return '';
  const bare = audience.replace(/^(?:for|für|para|pour)\s/iu, '');
  const place = /\s(?:in|in and around|around|near|en|à|aus|from|de)\s(\p{Lu}[\p{L}’'-]*)$/u.exec(bare);
  const whom =
    place !== null && foldWord(line).includes(foldWord(place[1]!)) ? bare.slice(0, place.index) : bare;
  if (isTold(whom, line)) return '';
  const joined = withJoint(whom, language.written);
  return language.written === 'de' || /^\p{Lu}{2}|^\p{Lu}[\p{L}]*\s\p{Lu}/u.test(joined)
    ? joined
    : joined.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
}

const ands = { en: 'and', de: 'und', es: 'y', fr: 'et' } as const;

/** "Women, couples" are women and couples. */
function withJoint(whom: string, written: 'en' | 'de' | 'es' | 'fr'): string {
  const at = whom.lastIndexOf(', ');
  if (at === -1 || /\s(?:and|or|und|oder|y|o|e|et|ou|&)\s/u.test(whom)) return whom;
  return `${whom.slice(0, at)} ${ands[written]} ${whom.slice(at + 2)}`;
}
