import type { Listing } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import { bodyOf, firstSentence } from '#rules/writers/seo-content/body.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { shortPoints } from '#rules/writers/seo-content/short-points.ts';
import type { Draft } from '#rules/writers/seo-content/draft.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';
import { buildTitle } from '#rules/writers/seo-content/titles.ts';

/** Walmart: brand first, 50 to 75 characters; key features of one fact each; a description in paragraphs. */
export function writeWalmart(draft: Draft, telling: Telling): Listing {
  const productTitle = buildTitle(draft, { max: 75 }, { brand: true });
  const improvedBodyText = bodyOf(draft, telling, { labelled: new Set() });
  const features = shortPoints(draft, telling.points, {
    count: telling.points.length >= 14 ? 6 : 5,
    min: 20,
    max: 80,
  });
  return {
    productTitle,
    keyFeatures: leavingTheRest(beyondTitle(splitRows(features), productTitle), improvedBodyText, draft).map(
      // "iPhone" keeps its letters.
      (feature) => (/^\p{Ll}{2}/u.test(feature) ? upperFirst(feature) : feature),
    ),
    improvedBodyText,
    titleTag: titleTagOf(draft, draft.brand, productTitle),
    metaDescription: metaOf(draft, firstSentence(draft, telling), telling.points),
  };
}

/** Share of the description's words that the features may say before it (writing guide §2.10). */
const mostSaid = 0.7;
const fewestFeatures = 4;
const shortestFeature = 20;

/**
 * Features say what decides, the description says everything: a row of small facts in one line is cut to its first ones,
 * and a fifth line is left out, until the description has something of its own to tell.
 */
function leavingTheRest(features: readonly string[], body: string, { type, brand, name }: Draft): string[] {
  const named = new Set([...stemsOf(type), ...stemsOf(brand), ...stemsOf(name)]);
  const told = new Set(stemsOf(body).filter((stem) => !named.has(stem)));
  const kept = [...features];
  const share = (): number => {
    const said = new Set(kept.flatMap((text) => stemsOf(text)));
    return [...told].filter((stem) => said.has(stem)).length / Math.max(1, told.size);
  };
  while (share() > mostSaid) {
    const at = kept.findIndex((text) => shorter(text) !== text);
    if (at !== -1) kept[at] = shorter(kept[at]!);
    else if (kept.length > fewestFeatures) kept.splice(leastOf(kept), 1);
    else break;
  }
  return kept;
}

const decides = /[\d:]|\b(?:only|not?|fits?)\b/iu;

/** Place of the line that may go: the last one without a figure or a limit, which decide; what is in the box stays. */
function leastOf(features: readonly string[]): number {
  const plain = features.findLastIndex((text) => !decides.test(text));
  return plain > 0 ? plain : features.length - 1;
}

/** The features without those that say nothing but the title's words ("Adjustable welding table"), where enough are left. */
function beyondTitle(features: readonly string[], title: string): string[] {
  const said = new Set(stemsOf(title));
  const fresh = features.filter((text) => /\d/u.test(text) || stemsOf(text).some((stem) => !said.has(stem)));
  return fresh.length < fewestFeatures ? [...features] : fresh;
}

/** A row of four small facts and more as two lines where there are few lines. */
function splitRows(features: readonly string[]): string[] {
  if (features.length >= fewestFeatures) return [...features];
  return features.flatMap((text) => {
    const parts = text.split(/,\s/u);
    if (parts.length < 4 || /\s(?:and|or|&)\s|[:;]|^for\s/iu.test(text)) return [text];
    const lines = [parts.slice(0, 2), parts.slice(2)].map((row) => upperFirst(row.join(', ')));
    return lines.every((line) => countCharacters(line) >= shortestFeature) ? lines : [text];
  });
}

/** A row of three facts and more without its last one; other lines, and rows that would grow too short, as they are. */
function shorter(text: string): string {
  const parts = text.split(/[,;]\s/u);
  const last = text.lastIndexOf(parts.at(-1)!);
  const cut = text.slice(0, last).replace(/[,;]\s$/u, '');
  // "For patios, decks, driveways" and "squares, triangles and 2 bases" are one fact each.
  const isOpen = cut.lastIndexOf('(') > cut.lastIndexOf(')');
  const isRow =
    !isOpen &&
    parts.length > 2 &&
    // "No hood, no boots": what it has not decides, and is told nowhere else at a glance.
    !/^(?:no|not|never|without)\s/iu.test(parts.at(-1)!) &&
    !/\s(?:and|or|&|y|e|o|und|oder|et|ou)\s/u.test(parts.at(-1)!) &&
    !/^for\s|:/iu.test(text);
  return isRow && cut.length >= shortestFeature ? cut : text;
}
