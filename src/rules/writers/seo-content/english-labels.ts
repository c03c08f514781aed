import type { Draft } from './draft.ts';
import type { LabelKey } from './lexicon/lexicon.ts';
import { ofMixture } from '#rules/ledger/label-kinds.ts';
import { sentAsFile } from '#rules/ledger/sent-as-file.ts';
import { asFile } from './predicate-signs.ts';
import { isBritish } from './spelling.ts';

/**
 * The label of a kind where English has one of its own for this listing; null where the lexicon's serves, nothing where a
 * value stands better alone.
 * @param isOffer whether a service, a course or a home is offered, which no box holds
 */
export function englishLabel(
  { brief, platform, type, units }: Draft,
  key: LabelKey,
  isOffer: boolean,
): string | null {
  if (key === 'colour' && isBritish(brief)) return 'Colour';
  if (key === 'occasion' && seasons.test((brief.fields['seasonalRelevance'] ?? '').trim())) return 'Season';
  // "DBS checked" of a text says by itself what is proved; the form's own field has a name.
  if (key === 'certificate' && brief.fields['certifications'] === undefined) return '';
  // "Use: apply by 31 January" of a school.
  if (key === 'use' && platform.subject === 'page' && isOffer) return '';
  // "Ingredients: water, glycerin": of what a serum is mixed lies in no box.
  const contents = key === 'contents' ? units.filter(({ kind }) => kind === 'contents') : [];
  if (contents.length > 0 && contents.every(({ label }) => ofMixture.test(label))) return 'Ingredients';
  // "In the box: Tetris, no box", "a rope but without ceiling hardware".
  if (key === 'contents' && noBox.test(brief.product.description)) return 'Comes with';
  // Neither a neighbour's bicycle nor a file stands in a box.
  return key === 'contents' &&
    !isOffer &&
    (platform.handover || asFile.test(type) || sentAsFile.test(brief.product.description))
    ? 'Comes with'
    : null;
}

/** "Spring, summer" is when a thing is used, and nothing that anybody celebrates. */
const seasons = /^(?:(?:early |late )?(?:spring|summer|autumn|fall|winter)(?:, | and |, and |$)){1,4}$/iu;

const noBox =
  /\b(?:no|without|not|missing)(?: (?:its|the|an?|original|outer))? box\b|\bno \p{L}+ (?:or|and|nor) (?:no )?box\b|\bbox (?:is )?(?:missing|not included)\b|\bbut (?:without|no) \p{L}/iu;
