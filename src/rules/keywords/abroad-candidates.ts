import { asTyped } from './dative-plural.ts';
import { inClauses } from '#rules/ledger/sentences-as-clauses.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { romanceAndGermanPhrases } from './builders-other.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import { calledAbroad } from './called-abroad.ts';
import { built, type Candidate } from './candidate.ts';
import { clausePhrases } from './clause-phrases.ts';
import { frenchSentenceTags } from './french-sentence-tags.ts';
import { germanMadeTags } from './german-made-tags.ts';
import { germanRuns } from './german-runs.ts';
import { germanSentenceTags } from './german-sentence-tags.ts';
import { germanTags } from './german-tags.ts';
import { germanThinTags } from './german-thin-tags.ts';
import { heldTitles } from './held-titles.ts';
import { momentTags } from './moment-tags.ts';
import { motifChoices } from './motif-choices.ts';
import { nameTagsAbroad } from './name-tags-abroad.ts';
import { forWhomOfPage } from './page-whom.ts';
import { recordParts } from './name-parts.ts';
import { romanceClauses } from './romance-clauses.ts';
import { offeredThings } from './offered-things.ts';
import { printTags } from './print-tags.ts';
import { rowsOfDeeds } from './rows-of-deeds.ts';
import type { Search } from './search.ts';
import { sellerTails } from './seller-tails.ts';
import { sentencePhrases } from './sentence-phrases.ts';
import { setsAbroad } from './sets-abroad.ts';
import { shortTags } from './short-tags.ts';
import { spanishSentenceTags } from './spanish-sentence-tags.ts';
import { stuffTags, tightTags, withoutFor } from './stuff-tags.ts';
import { tradePhrases } from './trade-phrases.ts';

/** Keywords of a Spanish, German or French brief. */
export function abroadCandidates(
  search: Search,
  language: Exclude<WrittenLanguage, 'en' | 'other'>,
  gifts: boolean,
): Candidate[] {
  const { ledger, slots, takesShortTags } = search;
  const { subject } = search.platform;
  const isProduct = subject === 'product';
  const brief = isProduct ? inClauses(search.brief) : search.brief;
  const isWeighed = isSoldByWeight(search);
  const found = [
    ...romanceAndGermanPhrases(slots, ledger, language, gifts, brief.product.name),
    ...(language === 'de' ? germanRuns(brief, slots.heads) : []),
    ...sellerTails(brief, slots, language),
    ...clausePhrases(brief, slots, language, isWeighed),
    ...(isProduct && language !== 'de' ? romanceClauses(brief, slots, ledger, language, takesShortTags) : []),
    ...(isProduct ? [...nameTagsAbroad(brief), ...calledAbroad(brief)] : []),
    ...(isProduct ? [...spanishSentenceTags(search), ...frenchSentenceTags(search)] : []),
    ...(isProduct ? sentencePhrases(brief, slots, ledger, takesShortTags) : []),
    ...(isProduct ? [...recordParts(brief, ledger), ...heldTitles(brief)] : []),
    ...(takesShortTags || subject === 'video' ? shortTags(brief, slots, ledger, language) : []),
    ...(language === 'de' && (takesShortTags || isProduct) ? tagsOfGerman(search) : []),
    ...(isProduct ? printTags(brief, language, takesShortTags) : []),
    ...(isProduct ? [...motifChoices(brief, slots, language), ...setsAbroad(brief, slots, language)] : []),
    ...(subject === 'page' ? tradePhrases(brief, slots, language) : []),
    ...(subject === 'page'
      ? rowsOfDeeds(brief.product, slots.places[0]?.text ?? '', search.path, language)
      : []),
    ...(subject === 'page' ? forWhomOfPage(brief.product, slots, search.path, language) : []),
    ...(subject === 'page' ? [...askedWhole(search), ...namedThere(search)] : []),
    ...(subject === 'page' ? inTheRegion(search) : []),
    ...(subject === 'page' && language === 'es'
      ? offeredThings(brief.product.description, slots.places[0], search.path + '.description', language)
      : []),
  ];
  if (takesShortTags && isProduct) {
    const names = namesOf(slots, language);
    found.push(...momentTags(brief, ledger, names), ...stuffTags(brief, ledger, names));
    found.push(...(language === 'de' ? withoutFor(found) : tightTags(found, names, language)));
  }
  if (language !== 'de') return found;
  return found.map((candidate) => ({ ...candidate, phrase: asTyped(candidate.phrase) }));
}

/** What is bought by its weight beside food and cosmetics: nobody types "Kaffeemühle 265 g", but "Wolle 100 g". */
const weighed =
  /(?:seife|kerzen?|wachs|garn|wolle|(?<!kar)ton|erde|dünger|samen|streu|futter|granulat|sand|hantel|kettlebell)$|^(?:savons?|bougies?|cire|laine|fil|pelote|argile|terre|engrais|graines|litière|croquettes|haltères?|jab[oó]n(?:es)?|velas?|cera|lana|hilo|ovillo|arcilla|abono|semillas|chocolate|pienso|mancuernas?|pesas?)(?!\p{L})/iu;

function isSoldByWeight({ ledger, brief, slots: { heads } }: Search): boolean {
  const [head] = heads;
  const category = categoryOf(ledger, brief.product.name);
  return category === 'food' || category === 'beauty' || (head !== undefined && weighed.test(head.text));
}

/** What the thing is called, as it is typed. */
const namesOf = ({ heads, synonyms }: Search['slots'], language: WrittenLanguage): string[] =>
  [...heads, ...synonyms].map(({ text }) => (language === 'de' ? text : text.toLowerCase()));

/** "Cours de vannerie Limoges" of one "à Limoges": nobody types the small word. Spanish and French. */
function namedThere({ brief, path, slots, language }: Search): Candidate[] {
  const town = slots.places[0]?.text ?? '';
  const { name } = brief.product;
  const joint = [' à ', ' en ', ' de '].find((text) => name.endsWith(`${text}${town}`));
  if (town === '' || joint === undefined || language === 'de') return [];
  const front = name.slice(0, -joint.length - town.length).toLowerCase();
  if (!/^\p{L}[\p{L}’'-]+(?: [\p{L}’'-]+){1,3}$/u.test(front)) return [];
  return [
    { ...built(`${front} ${town}`, 'place', `${path}.name`), sure: true, least: 0.8 },
    { ...built(front, 'head', `${path}.name`), sure: true, least: 0.68 },
  ];
}

const inRegion =
  /^(\p{L}[\p{L} -]{3,30}?) (?:en|dans) (?:el|la|los|las|les?) (\p{Lu}\p{L}+(?: (?:de|del|de la|de los|du|des) \p{Lu}\p{L}+)?)$/u;

/** "Casa rural picos de europa" of one "en los Picos de Europa": nobody types the article. Spanish and French. */
function inTheRegion({ brief, path }: Search): Candidate[] {
  const [, thing = '', region = ''] = inRegion.exec(brief.product.name) ?? [];
  return thing === ''
    ? []
    : [{ ...built(`${thing} ${region}`.toLowerCase(), 'place', `${path}.name`), sure: true, least: 0.6 }];
}

/** Characters of the longest question that is typed whole. */
const longestQuestion = 60;

/** Whose it is: nobody types that into a search for anybody's. */
const whose = /\s(?:son|sa|ses|mon|ma|mes|ton|ta|tes|votre|vos|su|sus|mi|mis|tu|tus)(?=\s)/gu;

/** "Comment choisir matelas" of "Comment choisir son matelas": an article is searched by what it answers. */
function askedWhole({ brief, ledger, path, language }: Search): Candidate[] {
  const { name } = brief.product;
  const asked = name.trim().replace(/\s?\?$/u, '');
  // German nouns keep their capitals.
  const question = language === 'de' ? lowerStart(asked) : asked.toLowerCase().replaceAll(whose, '');
  const isTyped = categoryOf(ledger, name) === 'article' && question.length <= longestQuestion;
  return isTyped && !/[?:;,.]/u.test(question) ? [built(question, 'question', `${path}.name`)] : [];
}

const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function tagsOfGerman(search: Search): Candidate[] {
  const { brief, ledger, slots } = search;
  return [
    ...(search.platform.subject === 'product' ? germanSentenceTags(search) : []),
    ...germanTags(brief, slots, ledger),
    ...germanThinTags(brief, slots, ledger),
    ...germanMadeTags(brief, slots, ledger),
  ];
}
