import type { FactKind, Listing } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import { bodyOf, firstSentence } from '#rules/writers/seo-content/body.ts';
import { type Draft, pick } from '#rules/writers/seo-content/draft.ts';
import { lowerFirst } from '#rules/writers/seo-content/english-words.ts';
import { subjectName } from '#rules/writers/seo-content/subject.ts';
import { titlePhrases } from '#rules/writers/seo-content/phrases.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { invitesNobody } from '#rules/writers/seo-content/others-last.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
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

/** Shots that show facts of the brief, and one spoken line that says one. */
function videoIdeas(draft: Draft, telling: Telling): string[] {
  const shown = telling.points.filter(
    (point) =>
      point.unit !== null &&
      // Of others, and of what the thing is not, nothing is shown.
      point.unit.kind !== 'story' &&
      !invitesNobody(point.text, draft) &&
      !/^(?:It|They) (?:is|are|does|do|has|have|can|will)(?: not|n[’']t| no)\s/u.test(point.text) &&
      point.text.length <= 70 &&
      !/^models?\s/iu.test(point.text) &&
      ['what', 'make', 'size', 'use'].includes(point.topic),
  );
  // "Go close on this: sour": one word, and a row behind its colon, are nothing that a camera shows.
  const clear = shown.filter(({ text }) => text.includes(' ') && !/:\s/u.test(text));
  const told = draft.language.written === 'en' && clear.length > 2 ? clear : shown;
  const details = told.map((point) => lower(point.text, draft));
  const last =
    telling.points.find(
      ({ topic, text, unit }) => topic === 'box' && text.length <= 80 && unit?.kind !== 'exclusion',
    ) ??
    telling.points.find(
      ({ topic, text }) =>
        topic === 'care' && text.length <= 80 && !/^(?:not|no|never|do not|don[’']t) /iu.test(text),
    );
  const detail = details[0];
  if (detail === undefined) return [];
  const style = draft.brief.fields['tiktokContentStyle'];
  const end = last === undefined ? (details[1] ?? draft.short) : lower(last.text, draft);
  const shots = pick(draft, draft.lexicon.video.shots(subjectName(draft), detail, end), 'shots');
  // "Satin." is nothing that anybody says.
  const spoken =
    details.slice(1).find((text) => countPieces(text) > 2 && /\p{L}{4}/u.test(text) && text !== end) ??
    details.slice(1).find((text) => countPieces(text) > 2);
  // Nobody says "Colours:" into a camera.
  const said = (spoken ?? details[1] ?? detail).replace(/^\p{L}+ ?: /u, '');
  const line = draft.lexicon.video.say(tidySentence(said, draft.language.written));
  // Where no words of ours part them, a line that the shots hold would only stand there twice.
  const isHeld = shots.toLowerCase().includes(said.toLowerCase());
  const ideas = [isHeld ? shots : `${shots} ${line}`.trim()];
  if (style !== undefined)
    ideas.push(
      tidySentence(
        `${style}${draft.lexicon.colon === '' ? ': ' : draft.lexicon.colon}${details.slice(0, 3).join(', ')}`,
        draft.language.written,
      ),
    );
  return ideas;
}

function lower(text: string, draft: Draft): string {
  return draft.language.written === 'en' ? lowerFirst(text) : text;
}
