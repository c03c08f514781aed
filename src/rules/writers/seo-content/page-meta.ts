import { placeOf, townOf } from '#rules/ledger/place-in-text.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { countCharacters } from '#rules/text/count.ts';
import { casedPhrase, opensWithOwnName } from './case.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { asOffer, readsOffers } from './offers-in-heading.ts';
import { there } from './page-lines.ts';
import { tidySentence } from './sentence.ts';

/**
 * "Chimney sweeping in Stockport." of a "Hollins Chimney Care: chimney sweeping in Stockport.": the page's title, which stands right
 * above in a list of results, names the firm already; empty where it does not.
 */
export function offerAlone(whoWhatWhere: string, titleTag: string, draft: Draft): string {
  const owner = draft.brief.businessName;
  const front = `${owner}${draft.lexicon.colon}`;
  if (owner === '' || !whoWhatWhere.startsWith(front) || !foldWord(titleTag).includes(foldWord(owner)))
    return '';
  const offer = upperFirst(whoWhatWhere.slice(front.length));
  // "Fahrschule Wegener: Führerschein Klasse B": the firm says what the offer does not.
  const said = new Set(stemsOf(offer));
  return stemsOf(draft.type).every((stem) => said.has(stem))
    ? tidySentence(offer, draft.language.written)
    : '';
}

/** "Chimney sweeping in Stockport: open fires, stoves and Agas swept …": an offer with what is told of it, in one sentence. */
export function joinedOffer(meta: string, offer: string, draft: Draft): string {
  const behind = meta.startsWith(offer) ? meta.slice(offer.length).trim() : '';
  const whole = offer.replace(/\.$/u, '');
  const [first = ''] = behind.split(/[.!?](?:\s|$)/u);
  // "Käsekurs bei Bad Tölz: In der Hofkäserei bei Bad Tölz …" says twice where.
  const town = townOf(placeOf(draft.brief)?.text ?? '');
  const where = ` ${there(draft, town)}`;
  const front =
    town !== '' && first.toLowerCase().includes(where.trim().toLowerCase()) && whole.endsWith(where)
      ? whole.slice(0, -where.length)
      : whole;
  if (behind === '' || /[?!:–—。।]/u.test(front) || first.includes(':')) return meta;
  // "Stacktide emails customers": the firm keeps its capital.
  const isOwn =
    draft.language.written === 'de' ||
    behind.startsWith(draft.brief.businessName) ||
    opensWithOwner(behind, draft);
  const isRead = readsOffers(draft.language.tag);
  return `${front}${draft.lexicon.colon}${isOwn ? behind : isRead ? asOffer(behind, draft) : casedPhrase(behind, draft)}`;
}

/** "Fathom reads your sales" of Fathom Analytics: a firm is called by its first word too. */
function opensWithOwner(text: string, { brief, language }: Draft): boolean {
  const [first = ''] = brief.businessName.split(' ');
  return (
    language.written === 'en' &&
    /^\p{Lu}\p{L}{3,}$/u.test(first) &&
    text.startsWith(`${first} `) &&
    !brief.product.description.includes(first.toLowerCase())
  );
}

/** Whether a sentence says of what it is. */
export function namesTopic(sentence: string, draft: Draft): boolean {
  const said = new Set(stemsOf(sentence));
  return (
    (draft.language.written === 'other' && !readsOffers(draft.language.tag)) ||
    stemsOf(draft.type).every((stem) => said.has(stem)) ||
    (draft.language.written !== 'other'
      ? offersThere(sentence, draft)
      : // "Studio dentistico a Bologna" of the Studio Conti.
        stemsOf(draft.name)[0] === stemsOf(sentence)[0] &&
        sentence.includes(townOf(placeOf(draft.brief)?.text ?? '-')))
  );
}

/** The sentence that says of what a page is: its first, or in languages that have no templates any of them; empty for none. */
export function topicIn(sentences: readonly string[], draft: Draft): string {
  const read = readsOffers(draft.language.tag) ? sentences : sentences.slice(0, 1);
  return read.find((sentence) => namesTopic(sentence, draft)) ?? '';
}

const leastShared = 4;
/** Where words have longer endings, as French and Spanish. */
const leastAbroad = 5;

/** "Sports physio clinic in Stockport" of sports physiotherapy, "répare tous les vélos à Bordeaux": the place, and half of the offer in other forms of its words. */
function offersThere(sentence: string, draft: Draft): boolean {
  const town = placeOf(draft.brief)?.text ?? '';
  const least = draft.language.written === 'en' ? leastShared : leastAbroad;
  if (town === '' || !sentence.includes(town)) return false;
  const said = stemsOf(sentence);
  const own = stemsOf(draft.type);
  const isSaid = (stem: string): boolean =>
    said.some((other) => other === stem || (stem.length >= least && sharedFront(stem, other) >= least));
  return own.filter(isSaid).length * 2 >= own.length;
}

function sharedFront(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** "How to wash a down jacket: which soap, which programme.": an article's title before what it tells. */
export function articleMeta(draft: Draft, opening: string): string {
  if (draft.name.endsWith('?') || namesTopic(opening, draft) || opening === '')
    return opening || `${draft.name}.`;
  const told =
    opensWithOwnName(opening, draft) || opening.startsWith(draft.brief.businessName)
      ? opening
      : lowerFirst(opening);
  // Two colons in one sentence: "Comment choisir son matelas : un guide en sept étapes : fermeté, …".
  if (draft.name.includes(':') || opening.includes(':'))
    return countCharacters(`${draft.name}. ${opening}`) <= 160 ? `${draft.name}. ${opening}` : opening;
  return countCharacters(`${draft.name}${draft.lexicon.colon}${told}`) <= 160
    ? `${draft.name}${draft.lexicon.colon}${told}`
    : opening;
}

/** "This article explains how to …": of the page itself, and no heading of it. */
export const ofPageItself =
  /^(?:(?:in )?(?:this|our) (?:article|guide|post|page|blog|checklist)|(?:in )?(?:diese[mrs]?|unsere[mr]?) (?:artikel|ratgeber|beitrag|seite|anleitung|leitfaden))(?!\p{L})/iu;
