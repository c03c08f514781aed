import { ofMixture } from '#rules/ledger/label-kinds.ts';
import { contrasts } from '#rules/ledger/not-its-own.ts';
import { tellsOfOthers } from '#rules/ledger/other-things.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { deniesOffer } from './denied-offer.ts';
import type { Draft } from './draft.ts';
import type { Paragraph } from './realise.ts';

/** "There's no watch app yet", "it used to come with a port": what is not there, or not any more. English. */
export const notYet =
  /\byet\b|\bused to (?:be|come|have|include)\b|\b(?:we|it|they|i) no longer\b|\bhas (?:retired|left|closed)\b|\b(?:is|are) planned\b|\b(?:later|future|coming) (?:version|update|release)\b|\blater this year\b|\bmight\b|\b(?:can[’']t|cannot) promise\b/iu;

/** "Many clinics advertise £1,500 but leave out the crown": what others do. English. */
const othersDo =
  /^(?:most|many|other|some) (?:\p{Ll}+ )?(?:apps|brands|builders|clinics|companies|dentists|firms|makers|manufacturers|people|plumbers|recipes|sellers|shops|stores|suppliers|vendors|videos) /iu;

/** Whether a sentence tells of others first, or of what is not there yet: true, and no reason to come. */
export function invitesNobody(sentence: string, { brief, language, platform, shares }: Draft): boolean {
  return (
    contrasts(sentence.replace(/[.!]+$/u, ''), language.written, brief.product.name) ||
    tellsOfOthers(sentence, language.written, brief.product.name) ||
    // Of several offers each would lose the little that tells it from the others.
    (platform.subject !== 'product' && !shares && deniesOffer(sentence, language.written)) ||
    (language.written === 'en' && (notYet.test(sentence) || othersDo.test(sentence)))
  );
}

/** "Artikelnr. KZ-12-BK": by what the shop finds it. */
const numberOfShop =
  /^(?:art(?:ikel)?\.?[- ]?(?:nr\.?|nummer|no\.?)|item (?:no\.?|number)|sku|ean|ref(?:erencia)?\.?|réf(?:érence)?\.?|referenz(?:nr\.?)?)\s?:?\s?[\p{L}\d][\p{L}\d./_-]*\d[\p{L}\d./_-]*$/iu;

/** Letters of the ingredients that a short line takes whole. */
const longestMixture = 60;

/** Whether it is a list of ingredients that no bullet holds whole. */
export const isLongMixture = ({ label, text }: Unit): boolean =>
  ofMixture.test(label) && text.length > longestMixture;

/** Whether a clause is no point of the thing: what others do, though it stands alone ("PVC negro"), or what is not there. */
export function isNoPoint(unit: Unit, draft: Draft): boolean {
  const { kind, text, quote } = unit;
  const { brief, language } = draft;
  // Half a list of ingredients hides the other half.
  if (isLongMixture(unit)) return true;
  if (numberOfShop.test(text) && draft.platform.goods !== 'resold') return true;
  if (kind !== 'feature' && invitesNobody(text, draft)) return true;
  return (
    tellsOfOthers(quote, language.written, brief.product.name) &&
    !contrasts(quote, language.written, brief.product.name)
  );
}

/** Paragraphs of a page whose last one holds the sentences that invite nobody; a page of nothing else stays as it is. */
export function othersLast(paragraphs: readonly Paragraph[], draft: Draft): readonly Paragraph[] {
  const last = paragraphs.flatMap(({ sentences }) =>
    sentences.filter((sentence) => invitesNobody(sentence, draft)),
  );
  if (last.length === 0 || draft.category === 'article') return paragraphs;
  const first = paragraphs
    .map((paragraph) => ({
      ...paragraph,
      sentences: paragraph.sentences.filter((sentence) => !last.includes(sentence)),
    }))
    .filter(({ sentences }) => sentences.length > 0);
  return first.length === 0 ? paragraphs : [...first, { topic: 'story', sentences: last }];
}
