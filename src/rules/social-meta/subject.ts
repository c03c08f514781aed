import type { SocialMetaForm } from '#contract/social-meta.ts';
import { mayPromote } from '#rules/facts/promotion.ts';
import { cleanLine } from '#rules/ledger/clean.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { isTrouble } from '#rules/offers/troubles.ts';
import { withoutInstructions } from '#rules/ledger/instructions.ts';
import { linesOf, splitSentences } from '#rules/ledger/clauses.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { townSpelled } from '#rules/ledger/known-town.ts';
import { withStateTowns } from '#rules/ledger/state-towns.ts';
import type { Language } from '#rules/listing/listing.ts';
import { titleTag } from '#rules/platforms/search-page-fields.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf, wordsOf } from '#rules/text/words.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { isShouting } from '#rules/writers/seo-content/sentence.ts';
import { cutLine, fittingName, isList } from '#rules/writers/social-meta/shorter-names.ts';
import { cleanName } from '#rules/writers/seo-content/name.ts';
import { programOrder } from './program-order.ts';
import { nameAndThing, openedBy, tellingSentence } from './telling-sentence.ts';

/** Longest phrase that can name a page, in UTF-16 units. */
const longestName = 60;
const longestClause = 75;
const shortestName = 8;

/** What a page is about where only the form says it: its first phrase, else the first keyword, else its first sentence. */
export function subjectWithoutPage(form: SocialMetaForm, language: Language): string {
  const description = withoutInstructions(cleanLine(form.description));
  const sentences = splitSentences(linesOf(description)[0] ?? '');
  const begun = sentences[0] ?? description;
  const opened = openedBy(tellingSentence(form, sentences, language) ?? begun, form, language);
  const first = bare(opened.text);
  if (opened.by === 'announced') return cleanName(announcedIn(first, language), language.written);
  const order =
    form.contentType === 'app' && language.written === 'en' ? programOrder(first, form.businessName) : '';
  if (order !== '') return order;
  // "Vokabia fragt Vokabeln in Englisch ab": an app's line is no name where its verb is not known.
  const isForeignApp = form.contentType === 'app' && language.written !== 'en';
  if (isForeignApp && first.length <= longestClause && !isShouting(first))
    return cleanName(first, language.written);
  const named = form.contentType === 'product' ? nameAndThing(first, language) : '';
  if (named !== '') return cleanName(fittingName(named, longestClause, language), language.written);
  const phrase = isShouting(first) ? '' : phraseIn(first, language);
  if (phrase !== '') {
    const name = isTold(form) ? phrase : phrase.replace(oneOf, '');
    return upperFirst(cleanName(name, language.written));
  }
  // Of a language that is not read a short first sentence says more than words for a search.
  if (
    language.written === 'other' &&
    first.length <= longestName &&
    (first.includes(' ') || (unspaced.test(first) && first.length >= shortestName)) &&
    !isShouting(first)
  )
    return cleanName(first, 'other');
  // "Noleggio biciclette a Lucca: city bike 15 €": what stands before a colon is a whole name in any language.
  const [front = ''] = language.written === 'other' ? first.split(/:\s/u) : [];
  if (front !== first && front.split(' ').length > 2 && front.length <= longestName && !isShouting(front))
    return cleanName(front, 'other');
  // "Your landlord kept your deposit?" asks the reader of a text, whose title it is.
  if (isTold(form) && opened.text.endsWith('?') && first.length < longestName)
    return `${cleanName(first, language.written)}?`;
  const keyword = withoutInstructions(cleanLine(form.primaryKeywords?.[0] ?? ''));
  const headline = isTold(form) ? headlineAround(keyword, first) : '';
  if (headline !== '') return upperFirst(cleanName(headline, language.written));
  if (keyword !== '') return upperFirst(casedAs(keyword, description));
  const offered = offeredIn(first, language);
  if (offered !== '') return upperFirst(cleanName(offered, language.written));
  // "We look after doctors and inns. Bookkeeping, payroll and annual accounts": the row says what there is.
  const [, next = ''] = splitSentences(linesOf(description)[0] ?? '');
  const isRow = speaks.test(first) && isList(next) && saidOffers(first, language.written) === null;
  const row = isRow && !isTold(form) ? phraseIn(bare(next), language) : '';
  if (row !== '') return upperFirst(cleanName(row.replace(oneOf, ''), language.written));
  const { limit } = titleTag('');
  // A list behind a colon is left out whole: cut in its middle it would pass for all of it.
  const [said = first] = countCharacters(first) > limit.max ? first.split(/\s?[:;(–—]\s/u) : [first];
  // "Why towns switch off their lights at midnight, and what the figures say": the first question is whole.
  const [question = said] = said.split(/,\s/u);
  if (isTold(form) && said.length > limit.max && asks.test(question) && question.length <= longestClause)
    return cleanName(question, language.written);
  const whole = isTold(form) && said.length <= longestClause ? said : fittingName(said, limit.max, language);
  return upperFirst(cleanName(cutLine(whole, { ...limit, max: longestClause }, language), language.written));
}

/** "How shift work changes your sleep, what light does at 3 am, and five things …": the first question is whole. */
function announcedIn(line: string, language: Language): string {
  const [question = line] = line.split(/,\s/u);
  const isLong = line.length > longestClause && asks.test(question) && question.length <= longestClause;
  return isLong ? question : fittingName(line, longestClause, language);
}

/** What a text or a film is about is a whole line, which a card shows more of than a search result. */
function isTold({ contentType }: SocialMetaForm): boolean {
  return contentType === 'article' || contentType === 'video';
}

/** "I regrout a shower in one afternoon" before its colon says more of a film than the "regrout a shower" inside it. */
function headlineAround(keyword: string, sentence: string): string {
  const [clause = ''] = sentence.split(/\s?[:;(–—]\s/u);
  const isLine = clause.length <= longestClause && clause.length > keyword.length && !isShouting(clause);
  const said = new Set(stemsOf(clause));
  return keyword !== '' && isLine && stemsOf(keyword).every((stem) => said.has(stem)) ? clause : '';
}

const whomWords = { en: 'for', de: 'für', es: 'para', fr: 'pour' } as const;

/** What is built is sold; what is tuned and repaired is not. */
const builds =
  /^\S+ (?:\S+ ){0,4}?(?:design|build|make|create|develop|produce|bauen|fertigen|gestalten|diseñamos|construimos|creamos|fabricamos|concevons|construisons|créons|fabriquons)(?:\s|,)/iu;

/** What "We help small firms with bookkeeping and payroll" offers: "bookkeeping and payroll for small firms". */
function offeredIn(sentence: string, { written, tag }: Language): string {
  const said = written === 'other' ? null : saidOffers(sentence, written);
  // "We clear blocked sinks" names no offer by the blocked sink.
  if (said === null || written === 'other' || said.objects.some((object) => isTrouble(object, written)))
    return '';
  // As the sellers of the briefs write them: "bookkeeping, payroll and VAT".
  const list = new Intl.ListFormat(tag === 'en' ? 'en-GB' : tag, { type: 'conjunction' });
  const rows =
    said.row === ''
      ? [list.format(withOneEnd(said.things)), ...(builds.test(sentence) ? [list.format(said.objects)] : [])]
      : [said.row];
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
function phraseIn(whole: string, language: Language): string {
  const { written } = language;
  if (written === 'other') return '';
  const sentence = whole.replace(openedWhen, '');
  const [begun = ''] = sentence.split(written === 'de' ? germanCut : cut);
  const clause = withoutOpenRow(begun, sentence);
  const isRow =
    sentence.length <= longestClause &&
    isList(sentence) &&
    !/^[^,]*:|,\s(?:with|mit|con|avec|in|for|für|from|von|para|pour)\s/u.test(sentence);
  // "Raw goat milk, soft cheese and soap from our herd in Vermont": where it comes from is told beneath.
  const row = sentence.replace(origin, '');
  const isLongRow = !isRow && row !== sentence && row.length <= longestClause && isList(row);
  // "Tutoring in maths, German and English for years 5 to 13": the row, without what has no room behind it.
  const fitted = fittingName(sentence, longestClause, language);
  // "Restaurante de cocina gallega en Vigo con menú del día a 14 €", up to its town.
  const placed = clause === sentence && endsInPlace.test(fitted) ? fitted : '';
  const isFitted = fitted.length < sentence.length && fitted.length <= longestClause && isList(fitted);
  const name =
    // Of a row of things the first is not all.
    (isRow ? [sentence] : isLongRow ? [row] : isFitted ? [fitted, clause] : [sentence, clause, placed]).find(
      (text) =>
        text.length <= (text === clause || isRow || isLongRow || isFitted ? longestClause : longestName) &&
        text.length >= shortestName &&
        shapeOf(text, written) === 'noun' &&
        !speaks.test(text) &&
        !mayPromote(text),
    ) ?? '';
  return withColonPart(name, sentence);
}

/**
 * "Practice in Kendal looking after dogs", cut off before ", cats and rabbits": what opens a row goes with it, since the first
 * entry would pass for all.
 */
function withoutOpenRow(clause: string, sentence: string): string {
  const rest = sentence.slice(clause.length);
  const entries = rest.startsWith(', ') ? rest.slice(2).split(/,\s/u) : [];
  const isRow =
    /\s(?:and|und|y|e|et|&)\s/u.test(entries.at(-1) ?? '') && entries.every((entry) => rowEntry.test(entry));
  const groups = clause.split(rowOpener);
  if (!isRow || groups.length < 2 || /^\S+\s(?:the\s|la\s|den\s)?\p{Lu}/u.test(groups.at(-1)!)) return clause;
  const front = groups.slice(0, -1).join(' ');
  return front.length >= shortestName ? front : clause;
}

const germanCut = /\s?(?:[;:(–—]|,(?!\sdass\s))\s/u;
/** "Bike rental in La Savina harbour, Formentera: city bikes, …": the name before the colon says where. */
const cut = /\s?(?:[;:(–—]|,(?!\s\p{Lu}[\p{L}’'-]{2,}(?:\s\p{Lu}[\p{L}’'-]+)?:\s))\s/u;

const rowEntry = /^(?!(?:with|in|for|from|mit|aus|für|con|en|para|avec|pour|sans|sin)\s)\p{L}/u;
const rowOpener =
  /\s(?=(?:with|for|in|from|of|including|such as|into|mit|für|aus|von|con|para|de(?!\s\d)|avec|pour|en|où|donde|wo|where|who|which|(?:looking after|showing|featuring|stocking|hosting|speciali[sz]ing in|working (?:with|in|on)|offering|serving|covering|making|selling|teaching|treating))\s)/u;

/** "A comb-back Windsor chair" is what is sold, in a title without its article; "a few" and "a pair" count. */
const oneOf =
  /^(?:an?(?!\s(?:few|lot|little|bit|pair|set|couple|dozen|to|day|week|year)\s)|eine?|una?|une)\s(?=\p{L}{3})/iu;
/** Japanese, Chinese and Thai, which part no words. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]{4}/u;
const endsInPlace = /\s(?:in|near|en|à|bei)\s\p{Lu}[\p{L}’'-]+$/u;
const asks = /^(?:how|why|what|when|where|wie|warum|was|cómo|por qué|qué|comment|pourquoi)\s.{20,}/iu;
const openedWhen = /,\s(?:open|geöffnet|abiert[oa]s?|ouverte?s?)\s.*$/iu;
const origin = /\s(?:from our|made (?:in|by|at|from)|aus unser\p{L}*|de nuestr\p{L}+|de notre|de nos)\s.*$/iu;

/** Somebody speaks: a sentence, whatever its verb looks like. */
const speaks =
  /^(?:we|you|i|our|your|wir|sie|ihr|unsere?|in|nosotros|nuestr[oa]s?|en|nous|vous|notre|nos|dans|chez)(?!\p{L})/iu;

function bare(sentence: string): string {
  return sentence.replace(/[.!?…。！？।\s]+$/u, '');
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
  const cased = withStateTowns(phrase)
    .split(' ')
    .map(
      (word, index, all) =>
        written.get(foldWord(word)) ??
        // "Mobile dog groomer tucson": the town that ends what people type.
        (index > 0 && index === all.length - 1 ? townSpelled(word) : null) ??
        word,
    );
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
