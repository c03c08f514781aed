import { isRoomShelf, pairedShelf } from './no-terms.ts';
import type { Brief, FactKind, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { opensWithOrder } from '#rules/ledger/shape.ts';
import { isSelling } from '#rules/ledger/brand-name.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { hasNot, withoutAppOrder } from './app-orders.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { ownAttributes } from './own-attributes.ts';
import { tearsName } from './name-shapes.ts';
import { singularPhrase } from './singular-phrase.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { nameRuns } from './noun-phrases.ts';
import { isSmallWord } from './plain-words.ts';
import { sellerWordsOf } from './seller-words.ts';
import { isTaught } from './video-told.ts';
import type { Slots } from './slots.ts';
import { makerAndModel } from './maker-and-model.ts';
import { listEntries } from './list-entries.ts';
import { kindsOfTerms } from './terms.ts';
import { withoutFormat } from './film-format.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Rank of another name in a row of search phrases, though it has no word of the thing's own name in it. */
const leastOfRow = 0.3;
/** A place behind all sentences, for words that only fill what is left. */
const shelfRow = 30;
const notSearched = new Set<FactKind>([...kindsOfTerms, 'medical', 'safety', 'story', 'problem']);

/** The seller's own target keywords, videos' tags and shop's tags, as they are. */
export function sellerKeywords(brief: Brief): Candidate[] {
  const candidates: Candidate[] = [];
  for (const name of ['targetKeywords', 'videoTags', 'shopifyTags', 'tiktokHashtags'] as const) {
    for (const entry of listEntries(brief.fields[name] ?? '')) {
      const words = entry.split(/\s+#?/u);
      // A row of hashtags without commas is one entry a word.
      for (const phrase of name === 'tiktokHashtags' ? words : [entry]) {
        if (phrase.length > 1)
          candidates.push({ phrase, kind: 'attribute', source: name, built: false, sentence: 0 });
      }
    }
  }
  // What a row of search phrases calls the thing beside its name.
  for (const phrase of brief.product.also ?? [])
    candidates.push({
      phrase,
      kind: 'attribute',
      source: `products.${brief.product.index}.name`,
      built: false,
      sentence: 0,
      least: leastOfRow,
      sure: true,
    });
  return candidates;
}

/**
 * Runs of the name, the category, the feature lists and, in English, the noun phrases of the description; `untagged`
 * are those that need no tagger.
 */
export function sellerPhrases(
  brief: Brief,
  ledger: Ledger,
  phrases: readonly NounPhrase[],
): { all: Candidate[]; untagged: Candidate[] } {
  const path = `products.${brief.product.index}`;
  const language = ledger.language.written;
  const candidates: Candidate[] = [];
  const heads = sellerWordsOf(ledger).heads;
  const add = (run: NounPhrase, loose = false, least = 0): void => {
    const phrase = plainCase(run.words.join(' '), language);
    candidates.push({
      least,
      phrase,
      kind: 'attribute',
      source: run.path,
      built: false,
      sentence: run.sentence,
      loose,
    });
  };
  for (const run of nameRuns(brief.product.name, `${path}.name`, language, false))
    if (!tearsName(brief.product.name, run.words)) add(run);
  for (const [at, run] of nameRuns(brief.product.name, `${path}.name`, language).entries()) {
    // "Wärmflasche mit Bezug 2 Liter": the measure is not that of the cover.
    const isPart =
      at > 0 &&
      run.words.some((word) => /^\d/.test(word)) &&
      !run.words.some((word) => heads.has(stemOf(word)));
    if (!isPart && !tearsName(brief.product.name, run.words)) add(run);
  }
  const work = brief.product.name.replace(edition, '');
  if (work !== brief.product.name && work.includes(' '))
    for (const run of nameRuns(work, `${path}.name`, language, false)) add(run);
  if (isSelling(brief)) {
    // "2014 Honda CR-V" is searched without its year too.
    const names = [brief.product.name, brief.product.name.replace(/^(?:19|20)\d\d\s(?=\p{Lu})/u, '')];
    for (const phrase of new Set(names.flatMap((name) => makerAndModel(name, ledger, heads)))) {
      const source = `${path}.name`;
      candidates.push({
        phrase: plainCase(phrase, language),
        kind: 'brand',
        source,
        built: false,
        sentence: 0,
      });
    }
  }
  const isGoods = language === 'en' && platforms[brief.platform].subject === 'product';
  const isRoom = language !== 'en' && isRoomShelf(brief.product.category);
  const shelf = isRoom
    ? ''
    : isGoods
      ? brief.product.category.replaceAll(' & ', ', ')
      : brief.product.category.replace(pairedShelf, '');
  for (const run of nameRuns(shelf, `${path}.category`, language)) {
    const phrase = plainCase(run.words.join(' '), language);
    const words = (language === 'en' ? singularPhrase(phrase) : phrase).split(' ');
    // "Travel & Local" is a shelf of a store, which searches it by itself; nobody types "travel local".
    const isShelf = platforms[brief.platform].subject === 'app' && brief.product.category.includes('&');
    add({ ...run, words, ...(isShelf && { sentence: shelfRow }) }, isShelf);
  }
  for (const name of [
    'keyFeatures',
    'shopifyProductType',
    'shopifyCollections',
    'etsyShopSection',
  ] as const) {
    for (const run of nameRuns(brief.fields[name] ?? '', name, language))
      if (run.words.length <= 4 && !/^(?:\d|pack$)/iu.test(run.words[0] ?? '')) add({ ...run, sentence: 2 });
  }
  const isVideo = platforms[brief.platform].subject === 'video';
  const beforeTagged = candidates.length;
  const hidden = ledger.facts
    // What an order names ("use 3 drops morning and evening") is no name of anything.
    // "Cruise ships changed the lagoon" of a video sends nothing.
    .filter(
      (fact) => !isVideo && (notSearched.has(fact.kind) || (language === 'en' && opensWithOrder(fact.value))),
    )
    .map((fact) => ` ${stemsOf(fact.value).join(' ')} `);
  for (const phrase of phrases) {
    const run = ` ${stemsOf(phrase.words.join(' ')).join(' ')} `;
    if (hidden.some((text) => text.includes(run))) continue;
    if (phrase.words.some((word) => heads.has(stemOf(word)))) add(phrase);
    // A video is found by anything that it shows.
    else if (
      isVideo &&
      phrase.words.length > 1 &&
      phrase.words.length < 4 &&
      phrase.words.every((word) => /^[\p{L}’'-]{3,}$/u.test(word))
    )
      add(phrase, false, 0.25);
    else add(phrase, true);
  }
  const afterTagged = candidates.length;
  addFeatured(brief, heads, add);
  if (language !== 'en') {
    for (const words of ownAttributes(ledger, language))
      add({ words, sentence: 3, path: `${path}.description` }, true);
    for (const run of nameRuns(firstWords(brief.product.description, 800), `${path}.description`, language)) {
      const edge = language === 'de' ? run.words.at(-1) : run.words[0];
      const named = heads.has(stemOf(edge ?? ''));
      if (named && run.words.length <= 3 && run.words.length > 1 && !/^\d/.test(run.words.at(-1) ?? ''))
        add({ ...run, sentence: 2 });
    }
  }
  return {
    all: candidates,
    untagged: [...candidates.slice(0, beforeTagged), ...candidates.slice(afterTagged)],
  };
}

/** "Édition 1974", "Band 3", "tome 2": which of many copies, behind the title that is searched. */
const edition =
  /[\s,]+(?:(?:1st|first|2nd|second|\d{1,2}\.?|erste)\s)?(?:édition|edition|edición|auflage|ausgabe|tome|tomo|band|vol\.|volume|n°|nr\.)\s.*$|[\s,]+(?:19|20)\d\d$/iu;

/** Participles of making that say nothing without what follows: "bougies coulées [à la main]". */
const unfinished =
  /^(?:coulé|fait|cousu|tourné|fabriqué|préparé|hech|cosid|tejid|elaborad|preparad|fabricad)[\p{L}]{0,3}$/iu;

/** Runs about the thing in the seller's text about the business ("Velas hechas a mano"). */
function addFeatured(brief: Brief, heads: ReadonlySet<string>, add: (run: NounPhrase) => void): void {
  const language = brief.language.written;
  const text = firstWords(brief.bodyTexts[0]?.text ?? '', 300);
  const lower = ` ${text.toLowerCase()}`;
  for (const run of nameRuns(text, 'description', language)) {
    const first = run.words[0]?.toLowerCase() ?? '';
    // "We bake granola": the verb is no kind of granola.
    if (language === 'en' && (lower.includes(` we ${first} `) || lower.includes(` i ${first} `))) continue;
    const edge = language === 'es' || language === 'fr' ? run.words[0] : run.words.at(-1);
    const searched = run.words.length > 1 && run.words.length <= 4 && heads.has(stemOf(edge ?? ''));
    // "Wir gestalten und drucken Poster": behind the joint stands a verb, no attribute.
    const isDoing =
      language === 'de' &&
      /^\p{Ll}+e?n$/u.test(run.words[0] ?? '') &&
      /(?<!\p{L})(?:wir|ich)(?!\p{L})/iu.test(text);
    if (
      searched &&
      !isDoing &&
      !unfinished.test(run.words.at(-1) ?? '') &&
      !run.words.some((word) => /^(?:i|we|my|our|wir|ich|nous|je)$/iu.test(word))
    )
      add({ ...run, sentence: 3 });
  }
}

function plainCase(text: string, language: WrittenLanguage): string {
  return language === 'de' || language === 'other' ? text : text.toLowerCase();
}

/** Chapters that tell a step and not a subject. */
const vagueChapter =
  /[+&]|^(?:welche[rsnm]?|wie|wo|woran|warum|wieso|womit|fazit|kosten|begrüßung|einleitung|zutaten|werkzeug|quels?|quelles?|comment|pourquoi|où|qué|cómo|cuándo|dónde|cuál|les?|la|un|une|el|los|las|lavado|conclusi\p{L}+|présentation|presentación|what|why|when|where|which|who|would|is|are|take|make|open|close|check|keep|count|find|two|three|day|days|result|intro|outro|the result|quand|por|postura|was|wann|material|matériel|erreurs|partida)(?!\p{L})/iu;

/** What a video is about: its title as typed, chapters, level, form and channel; "Autos & Vehicles" is a shelf of the site. */
export function videoPhrases(brief: Brief, slots: Slots): Candidate[] {
  const candidates: Candidate[] = [];
  const language = brief.language.written;
  const titleSource = brief.fields.videoTitle ? 'videoTitle' : `products.${brief.product.index}.name`;
  const title = withoutFormat((brief.fields.videoTitle ?? brief.product.name).replace(/[¿?!"“”]/gu, ''));
  const topic = title.split(/[:|(–—]/u)[0]?.trim() ?? '';
  const short = topic.split(/\s+(?:in|within|en|em)\s+(?=\d)/iu)[0] ?? '';
  const add = (phrase: string, kind: Candidate['kind'], source: string): void => {
    const plain = language === 'de' ? phrase : phrase.toLowerCase();
    if (plain !== '') candidates.push({ ...built(plain.trim(), kind, source), built: kind !== 'question' });
  };
  const bare = short.split(/\s+(?:without|sin|sans|ohne)\s+/iu)[0] ?? '';
  add(bare, /^(?:how|wie|cómo|como|comment)\b/iu.test(short) ? 'question' : 'head', titleSource);
  if (language === 'en')
    add(bare.replace(/^how to\s+/iu, '').replace(/\b(?:a|an|the|your)\s+/giu, ''), 'use', titleSource);
  for (const head of slots.heads) {
    add(head.text, 'head', head.source);
    // "5 dinners tutorial" is nobody's search.
    if (
      /tutorial|anleitung|tutoriel/iu.test(brief.fields.videoType ?? '') &&
      !/^\d/.test(head.text) &&
      (language !== 'en' || isTaught(head.text, title, slots.heads[0]?.text ?? ''))
    ) {
      const form = { en: 'tutorial', de: 'Anleitung', es: 'tutorial', fr: 'tutoriel', other: '' }[language];
      if (form !== '')
        add(
          language === 'en' || language === 'de' ? `${head.text} ${form}` : `${form} ${head.text}`,
          'attribute',
          'videoType',
        );
    }
    if (/review|test\b/iu.test(brief.fields.videoType ?? '') && language === 'en')
      add(`${head.text} review`, 'attribute', 'videoType');
    const forWord = { en: 'for', de: 'für', es: 'para', fr: 'pour', other: '' }[language];
    for (const audience of slots.audiences)
      if (forWord !== '') add(`${head.text} ${forWord} ${audience.text}`, 'audience', audience.source);
  }
  for (const match of brief.product.description.matchAll(
    /(?:\d{1,2}:)?\d{1,2}:\d{2}\s+([^\d\n][^\n]*?)(?=\s+(?:\d{1,2}:)?\d{1,2}:\d{2}|\n|$)/gu,
  )) {
    const chapter = (match[1] ?? '').replace(/^(?:the|a|an)\s+/iu, '').replace(/[.?!,]+$/u, '');
    const words = chapter.split(' ').length;
    if (words > 1 && words <= 3 && !vagueChapter.test(chapter))
      add(chapter, 'use', `products.${brief.product.index}.description`);
  }
  if (!brief.product.category.includes('&'))
    add(brief.product.category, 'use', `products.${brief.product.index}.category`);
  if (brief.fields.contentTheme !== undefined) add(brief.fields.contentTheme, 'use', 'contentTheme');
  // "Two Wheels Nora": a channel is looked for by its whole name, whatever word that opens with.
  const named = brief.fields.channelName ?? '';
  const channel = language === 'de' ? named : named.toLowerCase();
  if (channel !== '') candidates.push({ ...built(channel, 'brand', 'channelName'), sure: true });
  return candidates;
}

/** Functions of an app, each entry of its feature list cut to what is searched. */
const deedOf = /^\p{Ll}{3,12}(?:ar|er|ir|re) (?:(?:un[ae]?|el|la|los|las|les?|des) )?\p{L}{4,}$/u;

export function appPhrases(brief: Brief, language: WrittenLanguage): Candidate[] {
  const candidates: Candidate[] = [];
  for (const entry of listEntries(brief.fields.appFeatures ?? '')) {
    if (language !== 'en' && hasNot.test(entry)) continue;
    for (const run of nameRuns(withoutAppOrder(entry, language), 'appFeatures', language)) {
      const phrase = plainCase(run.words.join(' '), language);
      if (run.words.filter((word) => !isSmallWord(word, language)).length <= 3 && !/^\d/.test(phrase)) {
        // "Dividir gastos": a verb with what it is done to is typed so.
        const isDeed = language !== 'de' && language !== 'en' && deedOf.test(phrase);
        candidates.push({
          phrase,
          kind: 'use',
          source: 'appFeatures',
          built: false,
          sentence: 1,
          ...(isDeed ? { sure: true } : {}),
        });
      }
    }
  }
  const appName = stemsOf(brief.fields.appName ?? '');
  return candidates.filter(
    ({ phrase }) =>
      !stemsOf(phrase).some((stem) => appName.includes(stem) || stem === stemOf(foldWord(appName[0] ?? ''))),
  );
}
