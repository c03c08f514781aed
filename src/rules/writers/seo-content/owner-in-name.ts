import { foldWord, stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';

/** "Staff rota software" of a "Rotaboard staff rota software" that Rotaboard offers; empty where a name holds no owner before it. */
export function withoutOwner(thing: string, draft: Draft): string {
  const owner = draft.brief.businessName;
  const rest = thing.slice(owner.length + 1);
  return draft.language.written === 'en' &&
    owner !== '' &&
    foldWord(thing).startsWith(`${foldWord(owner)} `) &&
    stemsOf(rest).length > 1
    ? upperFirst(rest)
    : '';
}

/** What is offered with whom it is for, and with fewer of them where all are too many: "for cafés, pubs and small restaurants". */
export function forWhomOf(thing: string, draft: Draft): string[] {
  const audience = (draft.brief.fields['targetAudience'] ?? '').replace(/^for\s/iu, '');
  if (audience === '' || /[.!?\d]/u.test(audience)) return [];
  const whom = audience.split(/,\s(?:and\s)?|\sand\s/u);
  // "Café and restaurant owners" are one.
  const areApart = whom.every((text) => text.endsWith('s'));
  return (areApart ? whom : whom.slice(0, 1)).map(
    (_, at) => `${thing} for ${draft.lexicon.list(areApart ? whom.slice(0, whom.length - at) : [audience])}`,
  );
}
