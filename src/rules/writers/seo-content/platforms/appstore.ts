import { isBusinessText } from '#rules/ledger/business-text.ts';
import { tellsLiability } from '#rules/ledger/store-terms.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { appBody, tellsPrice } from '#rules/writers/seo-content/app-body.ts';
import { appName } from '#rules/writers/seo-content/apps.ts';
import { subtitleOf } from '#rules/writers/seo-content/app-subtitle.ts';
import { firstSentence } from '#rules/writers/seo-content/body.ts';
import { deniesOffer } from '#rules/writers/seo-content/denied-offer.ts';
import { type Draft, labelled } from '#rules/writers/seo-content/draft.ts';
import { tidySentence } from '#rules/writers/seo-content/sentence.ts';
import { metaOf, titleTagOf } from '#rules/writers/seo-content/search-page.ts';
import { notYet } from '#rules/writers/seo-content/others-last.ts';
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

/** One new or seasonal fact: what the version brings, the season, or the difference. */
function promotionOf(draft: Draft, telling: Telling): string {
  const news = telling.messages.find(
    (message) =>
      /\b(?:version|new in|now|update|nuev[oa]|neu|nouveau|nouvelle)\b/iu.test(message.verbatim) &&
      !notYet.test(message.verbatim) &&
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
          // How a subscription renews, and what nobody answers for.
          message.topic !== 'terms' &&
          !tellsLiability(message.verbatim) &&
          // "We build simple apps": who made it is no news of this one.
          !isBusinessText(message.path) &&
          countCharacters(message.verbatim) <= 170 &&
          countPieces(message.verbatim) >= fewestWords &&
          // What the app is not sells nothing, and what it costs stands elsewhere.
          !denies.test(message.verbatim) &&
          !notYet.test(message.verbatim) &&
          !underCondition.test(message.verbatim) &&
          !deniesOffer(message.verbatim, draft.language.written) &&
          !tellsPrice(message.verbatim),
      )
      .at(-1)?.verbatim ?? ''
  );
}

/** "Play offline." is no news. */
const fewestWords = 4;
/** "If you are in need of help, …": said to some readers; "we put much love into it": of who made it. */
const underCondition =
  /^(?:if|when|unless|although|because|please|note|wenn|falls|si|cuando|quand)\s|^(?:wir haben|we have|we['’]ve|nous avons|hemos) /iu;
const denies =
  /^(?:there (?:is|are) no|no) |(?:^|\s)(?:is no|is not|does not|do not|doesn['’]t|don['’]t|kein\p{L}*|nicht|no es|n[’']est pas|ne remplace|(?:tiene|tienen|hay) que|debe|doit|il faut|muss|müssen|must)\s/iu;
const numbered = /^(?:version |versión |v\.? ?)?(\d+(?:\.\d+){0,3})\s?(?:[:–—-]\s?|,\s)(\p{L}.{7,140})$/iu;

/** "4.1: neues Kalenderdesign" → "Version 4.1: neues Kalenderdesign.": what the form says is new. */
function versionNews({ brief, language }: Draft): string {
  const [, number = '', news = ''] = numbered.exec(brief.fields['appVersion'] ?? '') ?? [];
  if (number === '' || language.written === 'other') return '';
  const word = language.written === 'es' ? 'Versión' : 'Version';
  const colon = language.written === 'fr' ? ' : ' : ': ';
  return tidySentence(`${word} ${number}${colon}${news}`, language.written);
}
