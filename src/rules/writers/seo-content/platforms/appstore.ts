import type { Listing } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import { appBody, appFunctions } from '#rules/writers/seo-content/app-body.ts';
import { appName } from '#rules/writers/seo-content/apps.ts';
import { firstSentence } from '#rules/writers/seo-content/body.ts';
import { inLine } from '#rules/writers/seo-content/bullets.ts';
import { type Draft, labelled, listGap } from '#rules/writers/seo-content/draft.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import type { Telling } from '#rules/writers/seo-content/telling.ts';

/** App Store: name with the head keyword, a subtitle of two functions in other words, paragraphs, then functions as a list. */
export function writeAppStore(draft: Draft, telling: Telling): Listing {
  const productTitle = appName(draft, 30);
  return {
    productTitle,
    subtitle: subtitleOf(draft, telling, productTitle),
    promotionalText: promotionOf(draft, telling),
    improvedBodyText: appBody(draft, telling),
    titleTag: titleTagOf(draft, '', productTitle),
    metaDescription: metaOf(draft, firstSentence(draft, telling), telling.points),
  };
}

/** Two functions that share no word with the name, at most 30 characters. */
function subtitleOf(draft: Draft, telling: Telling, name: string): string {
  const taken = new Set(stemsOf(name));
  // "Read aloud or read yourself" would lose the word that it says twice.
  const saidOnce = (text: string): string =>
    draft.language.written === 'en' && new Set(stemsOf(text)).size < stemsOf(text).length
      ? (/^(\S+ .+?)\s(?:or|and)\s/u.exec(text)?.[1] ?? text)
      : text;
  const fresh = appFunctions(draft, telling)
    .map(saidOnce)
    .filter(
      (text) =>
        // Apple's own names are taken out there, and half a function would stay.
        !/\b(?:apple|iphone|ipad|ios|mac|siri|icloud|face id|touch id)\b/iu.test(text) &&
        countCharacters(text) <= 30 &&
        stemsOf(text).every((stem) => stem.length < 3 || !taken.has(stem)),
    );
  for (const first of fresh) {
    const second = fresh.find(
      (text) => text !== first && countCharacters(`${first}${listGap(draft)}${text}`) <= 30,
    );
    if (second !== undefined) return upperFirst(`${first}${listGap(draft)}${inLine(second, draft)}`);
  }
  const longest = fresh.toSorted((a, b) => b.length - a.length)[0];
  return upperFirst(longest ?? (draft.language.written === 'other' ? '' : openingIn(draft, taken)));
}

/** "Counts anything with one tap": a first sentence that fits, where the seller lists no functions. */
function openingIn({ brief }: Draft, taken: ReadonlySet<string>): string {
  const [first = ''] = brief.product.description.split(/[.!?\n,;]/u);
  const own = brief.fields['appName'] ?? '';
  const said = (own !== '' && first.startsWith(`${own} `) ? first.slice(own.length) : first).trim();
  const isFree = stemsOf(said).every((stem) => stem.length < 3 || !taken.has(stem));
  return countCharacters(said) <= 30 && stemsOf(said).length > 1 && isFree ? said : '';
}

/** One new or seasonal fact: what the version brings, the season, or the difference. */
function promotionOf(draft: Draft, telling: Telling): string {
  const news = telling.messages.find(
    (message) =>
      /\b(?:version|new in|now|update|nuev[oa]|neu|nouveau|nouvelle)\b/iu.test(message.verbatim) &&
      countCharacters(message.verbatim) <= 170,
  );
  const difference = telling.messages.find(
    (message) => message.path === 'uniqueSellingProposition' && countCharacters(message.verbatim) <= 170,
  );
  const season = draft.brief.fields['seasonalRelevance'];
  const version = versionNews(draft);
  if (version !== '') return version;
  if (news !== undefined) return news.verbatim;
  if (season !== undefined && countCharacters(season) <= 140)
    return tidySentence(labelled(draft, 'occasion', season), draft.language.written);
  if (difference !== undefined) return difference.verbatim;
  return (
    telling.messages
      .filter(
        (message) =>
          message.whole &&
          countCharacters(message.verbatim) <= 170 &&
          // What the app is not sells nothing.
          !denies.test(message.verbatim),
      )
      .at(-1)?.verbatim ?? ''
  );
}

const denies = /(?:^|\s)(?:is no|is not|kein\p{L}*|nicht|no es|n[’']est pas|ne remplace)\s/iu;
const numbered = /^(?:version |versión |v\.? ?)?(\d+(?:\.\d+){0,3})\s?(?:[:–—-]\s?|,\s)(\p{L}.{7,140})$/iu;

/** "4.1: neues Kalenderdesign" → "Version 4.1: neues Kalenderdesign.": what the form says is new. */
function versionNews({ brief, language }: Draft): string {
  const [, number = '', news = ''] = numbered.exec(brief.fields['appVersion'] ?? '') ?? [];
  if (number === '' || language.written === 'other') return '';
  const word = language.written === 'es' ? 'Versión' : 'Version';
  const colon = language.written === 'fr' ? ' : ' : ': ';
  return tidySentence(`${word} ${number}${colon}${news}`, language.written);
}
