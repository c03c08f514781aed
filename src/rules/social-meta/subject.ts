import type { SocialMetaForm } from '#contract/social-meta.ts';
import { mayPromote } from '#rules/facts/promotion.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import { cleanLine } from '#rules/ledger/clean.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { withoutInstructions } from '#rules/ledger/instructions.ts';
import { linesOf, splitSentences } from '#rules/ledger/clauses.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import type { Language } from '#rules/listing/listing.ts';
import { titleTag } from '#rules/platforms/search-page-fields.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord, wordsOf } from '#rules/text/words.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { isShouting } from '#rules/writers/seo-content/sentence.ts';
import { isList } from '#rules/writers/social-meta/shorter-names.ts';
import { cleanName } from '#rules/writers/seo-content/name.ts';

/** Longest phrase that can name a page, in UTF-16 units. */
const longestName = 60;
const longestClause = 75;
const shortestName = 8;

/** What a page is about where only the form says it: its first phrase, else the first keyword, else its first sentence. */
export function subjectWithoutPage(form: SocialMetaForm, language: Language): string {
  const description = withoutInstructions(cleanLine(form.description));
  const first = bare(splitSentences(linesOf(description)[0] ?? '')[0] ?? description);
  const phrase = isShouting(first) ? '' : phraseIn(first, language);
  if (phrase !== '') return upperFirst(cleanName(phrase, language.written));
  const keyword = withoutInstructions(cleanLine(form.primaryKeywords?.[0] ?? ''));
  if (keyword !== '') return upperFirst(casedAs(keyword, description));
  const offered = offeredIn(first, language);
  if (offered !== '') return upperFirst(cleanName(offered, language.written));
  const { limit } = titleTag('');
  // A list behind a colon is left out whole: cut in its middle it would pass for all of it.
  const [said = first] = countCharacters(first) > limit.max ? first.split(/\s?[:;(–—]\s/u) : [first];
  return upperFirst(cleanName(shortenLine(said, limit, []), language.written));
}

const whomWords = { en: 'for', de: 'für', es: 'para', fr: 'pour' } as const;

/** What "We help small firms with bookkeeping and payroll" offers: "bookkeeping and payroll for small firms". */
function offeredIn(sentence: string, { written, tag }: Language): string {
  const said = written === 'other' ? null : saidOffers(sentence, written);
  if (said === null || written === 'other') return '';
  // As the sellers of the briefs write them: "bookkeeping, payroll and VAT".
  const list = new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag, { type: 'conjunction' });
  const rows =
    said.row === '' ? [list.format(withOneEnd(said.things)), list.format(said.objects)] : [said.row];
  const whom = said.whom === '' ? '' : ` ${whomWords[written]} ${said.whom}`;
  const fits = (text: string): boolean => text.length >= shortestName && text.length <= longestName;
  return rows.flatMap((row) => [`${row}${whom}`, row]).find(fits) ?? '';
}

/** "Home removals, office removals and piano removals" say it once: "home, office and piano removals". */
function withOneEnd(things: readonly string[]): string[] {
  const end = things[0]?.split(' ').at(-1) ?? '';
  if (
    things.length < 2 ||
    !things.every((thing) => thing.split(' ').length === 2 && thing.endsWith(` ${end}`))
  )
    return [...things];
  return things.map((thing, index) => (index < things.length - 1 ? thing.split(' ')[0]! : thing));
}

/** A short name before a colon says too little alone: "Guitar lesson: fingerpicking Blackbird in 20 minutes". */
const shortName = 24;

function withColonPart(name: string, sentence: string): string {
  if (name.length > shortName || !sentence.startsWith(`${name}: `)) return name;
  const [part = ''] = sentence.slice(name.length + 2).split(/,\s(?=(?:with|including|mit|con|avec)\s)/u);
  // A list is no name.
  return part.includes(',') || part.length < shortestName || part.length > longestName
    ? name
    : `${name}: ${part}`;
}

/** A sentence without a verb of its own names the thing; a long one up to its first comma. */
function phraseIn(sentence: string, { written }: Language): string {
  if (written === 'other') return '';
  const [clause = ''] = sentence.split(/\s?[,;:(–—]\s/u);
  const isRow =
    sentence.length <= longestClause &&
    isList(sentence) &&
    !/^[^,]*:|,\s(?:with|mit|con|avec|in|for|für|from|von|para|pour)\s/u.test(sentence);
  // "Raw goat milk, soft cheese and soap from our herd in Vermont": where it comes from is told beneath.
  const row = sentence.replace(origin, '');
  const isLongRow = !isRow && row !== sentence && row.length <= longestClause && isList(row);
  const name =
    // Of a row of things the first is not all.
    (isRow ? [sentence] : isLongRow ? [row] : [sentence, clause]).find(
      (text) =>
        text.length <= (text === clause || isRow || isLongRow ? longestClause : longestName) &&
        text.length >= shortestName &&
        shapeOf(text, written) === 'noun' &&
        !speaks.test(text) &&
        !mayPromote(text),
    ) ?? '';
  return withColonPart(name, sentence);
}

const origin = /\s(?:from our|made (?:in|by|at|from)|aus unser\p{L}*|de nuestr\p{L}+|de notre|de nos)\s.*$/iu;

/** Somebody speaks: a sentence, whatever its verb looks like. */
const speaks =
  /^(?:we|you|i|our|your|wir|sie|ihr|unsere?|in|nosotros|nuestr[oa]s?|en|nous|vous|notre|nos|dans|chez)(?!\p{L})/iu;

function bare(sentence: string): string {
  return sentence.replace(/[.!?…。！？\s]+$/u, '');
}

/**
 * Words of a search phrase as the description writes them, a place with the small word that it has there:
 * “plumber leeds” → “plumber in Leeds”.
 */
export function casedAs(phrase: string, description: string): string {
  const words = wordsOf(description);
  // Of a text that shouts nothing is learnt about capitals.
  const shouted = words.filter(({ text }) => /^\p{Lu}{3,}$/u.test(text)).length;
  const written = new Map(
    (shouted > words.length / 4 ? [] : words)
      .filter(({ text, start }) => (start > 0 || /^\p{Lu}{2,}/u.test(text)) && text !== text.toLowerCase())
      .map(({ text }) => [foldWord(text), text]),
  );
  const cased = phrase.split(' ').map((word) => written.get(foldWord(word)) ?? word);
  return cased
    .map((word, index) => {
      const before = cased[index - 1];
      if (before === undefined || !/^\p{Lu}/u.test(word) || smallWord.test(before)) return word;
      const place = placeWord.exec(description.slice(0, Math.max(0, description.indexOf(word))));
      return place === null ? word : `${place[1]} ${word}`;
    })
    .join(' ');
}

const placeWord = /(?:^|\s)(in|en|à)\s$/u;
const smallWord = /^(?:in|en|à|de|a|au|aux|im|am|bei|near|from|of|for|für|para|pour)$/iu;
