import type { FactKind, Listing } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { bodyOf, firstSentence } from '#rules/writers/seo-content/body.ts';
import type { Draft } from '#rules/writers/seo-content/draft.ts';
import { titlePhrases } from '#rules/writers/seo-content/phrases.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { videoIdeas } from '#rules/writers/seo-content/video-ideas.ts';
import { buildTitle } from '#rules/writers/seo-content/titles.ts';

/** TikTok Shop: brand and type first; two sentences of what it is, then labelled lines; a video idea from the facts. */
export function writeTikTokShop(draft: Draft, telling: Telling): Listing {
  // Shoppers look for the size or the count in the title, so one comes before the features.
  const measure = titlePhrases(draft).find(({ kind }) =>
    ['capacity', 'weight', 'size', 'pack'].includes(kind),
  );
  const productTitle = buildTitle(
    draft,
    { max: 90 },
    {
      brand: true,
      ...(!isMeasured(draft) && { reserved: countOfSet(draft) ?? measure?.text ?? countOf(draft) }),
    },
  );
  return {
    productTitle,
    improvedBodyText: bodyOf(draft, telling, { labelled: new Set(['size', 'care', 'box', 'limit']) }),
    videoIdeas: videoIdeas(draft, telling),
    titleTag: titleTagOf(draft, draft.brand, productTitle),
    metaDescription: metaOf(draft, firstSentence(draft, telling), telling.points),
  };
}

const measures: ReadonlySet<FactKind> = new Set(['size', 'capacity', 'weight', 'quantity', 'pack', 'number']);

/** Whether the name tells how big or how many by a figure: "3 Wege" of a tunnel measures nothing. */
function isMeasured({ name, language, ledger, brief }: Draft): boolean {
  if (!/\d/u.test(name)) return false;
  const path = `products.${brief.product.index}.name`;
  return (
    language.written === 'en' ||
    ledger.facts.some(({ kind, source }) => measures.has(kind) && source === path)
  );
}

const counted = /^(\d{1,4}) (?:\p{Ll}+ ){0,2}?(\p{Ll}{3,}s)(?=\s|[,.])/u;

/** "24 pcs" of an English description that begins with how many of the thing there are ("24 nails in 12 sizes"). */
function countOf({ language, brief, type }: Draft): string | undefined {
  const [, count = '', noun = ''] =
    language.written === 'en' ? (counted.exec(brief.product.description) ?? []) : [];
  const isThing = noun !== '' && stemsOf(type).at(-1) === stemsOf(noun)[0];
  return isThing && Number(count) > 1 ? `${count} pcs` : undefined;
}

const figures = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const inSet =
  /^(?:The|This|Our|Each) (?:set|pack|box|kit) (?:includes|contains|comes with|consists of) (\p{L}+|\d+) (?:\p{Ll}+ ){0,2}?(\p{Ll}{3,}s)(?=\s(?!and\s)|[.]|$)/u;

/** "6 pcs" of "The set includes six konjac sponges that …". */
function countOfSet({ language, brief, type }: Draft): string | undefined {
  const [, said = '', noun = ''] =
    language.written === 'en' ? (inSet.exec(brief.product.description) ?? []) : [];
  const count = /^\d+$/u.test(said) ? Number(said) : figures.indexOf(said.toLowerCase()) + 2;
  const isThing = noun !== '' && stemsOf(type).includes(stemsOf(noun)[0] ?? '');
  return isThing && count > 1 ? `${String(count)} pcs` : undefined;
}
