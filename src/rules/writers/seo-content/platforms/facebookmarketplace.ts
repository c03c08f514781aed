import type { Listing } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import { bodyFrom, firstSentence } from '#rules/writers/seo-content/body.ts';
import { shortPoints } from '#rules/writers/seo-content/short-points.ts';
import { type Draft, labelled } from '#rules/writers/seo-content/draft.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { subjectName } from '#rules/writers/seo-content/subject.ts';
import { tellsOfThings } from '#rules/writers/seo-content/messages.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { paragraphsOf } from '#rules/writers/seo-content/prose.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { buildTitle } from '#rules/writers/seo-content/titles.ts';

/** Shorter titles of services take their town. Characters. */
const shortTitle = 25;

/** Marketplace: type and measures, condition and flaws, extras, where and how it is handed over. Neutral and short. */
export function writeMarketplace(draft: Draft, telling: Telling): Listing {
  const condition = draft.brief.fields['facebookCondition'] ?? '';
  const bare = buildTitle(
    draft,
    { max: 65 },
    {
      brand: true,
      extra: condition === '' || condition.length > 20 || !tellsOfThings(draft) ? [] : [condition],
    },
  );
  const town = (draft.brief.fields['facebookLocation'] ?? '').split(/[,(]/u)[0]!.trim();
  const isBare =
    !tellsOfThings(draft) && draft.language.written !== 'other' && countCharacters(bare) < shortTitle;
  const told = `${bare} ${draft.lexicon.inPlace(town)}`;
  const isThere = town === '' || foldWord(bare).includes(foldWord(town));
  const productTitle = isBare && !isThere && countCharacters(told) <= 65 ? told : bare;
  const paragraphs = paragraphsOf(draft, telling.messages);
  const body = bodyFrom(draft, paragraphs, { labelled: new Set() });
  const handover = handoverOf(draft, body);
  return {
    productTitle,
    improvedBodyText: handover === '' ? body : `${body}\n\n${handover}`,
    sellingPoints: shortPoints(draft, telling.points, { count: 5, min: 8, max: 80 }),
    titleTag: titleTagOf(draft, '', productTitle),
    metaDescription: metaOf(
      draft,
      draft.category === 'used' ? '' : firstSentence(draft, telling),
      telling.points,
      draft.shares ? '' : placeLine(draft),
    ),
  };
}

function placeLine(draft: Draft): string {
  const place = draft.brief.fields['facebookLocation'] ?? draft.brief.fields['location'] ?? '';
  return place === '' ? '' : tidySentence(labelled(draft, 'place', place), draft.language.written);
}

/** Area of the hand-over, unless the seller's own sentences name it. */
function handoverOf(draft: Draft, body: string): string {
  const place = draft.brief.fields['facebookLocation'] ?? draft.brief.fields['location'] ?? '';
  if (place === '' || body.includes(place)) return '';
  if (draft.shares && draft.language.written !== 'other') {
    const wordings = draft.lexicon.sentences.place(subjectName(draft), place, draft.plural);
    return upperFirst(wordings[draft.brief.product.index % wordings.length]!);
  }
  return placeLine(draft);
}
