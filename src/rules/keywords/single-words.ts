import type { Brief, Keyword, Ledger } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemOf, stemsOf, wordsOf } from '#rules/text/words.ts';
import { isAppKind } from '#rules/ledger/app-kind.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { partsOfCompound } from './german-heads.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { sheetTables } from './video-heads.ts';
import { hasNot, withoutAppOrder } from './app-orders.ts';
import { listEntries } from './list-entries.ts';
import { bareTailOf, germanPartsOf, purposesOf, unsearchedStems } from './app-words.ts';
import { familyWords } from './family-words.ts';
import { relatedWords } from './related-words.ts';
import { relatedInPassing, relatedToApp, saidOfApp } from './related-words-apps.ts';
import { shelfWords } from './shelf-words.ts';
import type { Slot } from './slot.ts';
import { saidOtherwise } from './said-words.ts';
import { spanishWordsOf } from './spanish-words.ts';
import { deniedStems } from './wrong-parts.ts';
import { genericWords, instructionWords, isSmallWord, sellingWords, singularOf } from './plain-words.ts';
import { firstWords } from '#rules/text/first-words.ts';

const most = 70;
/** Words from which the field of an app is full, and how much of its text is asked for more. */
const fewForApp = 24;
const mostRead = 600;
/** "No ads, no subscription": what an app has not. */
const notHad = /\b(?:no|without|never|not)\s[^,.;]{0,40}/giu;
const hasNone = /(?<!\p{L})(?:keine?n?|ohne|sin|sans|pas de|aucune?)\s[^,.;\n]{2,40}/giu;
/** Words that tell when or which, and name nothing that an app is looked for by. */
const tellsWhen = /^(?:last|next|several|same|second|round|back|first|new|small|own|simple|plain)$/u;
/** Adverbs and joints that no list of small words holds. */
const saysNothing =
  /^(?:also|still|even|just|too|really|quite|almost|already|then|than|else|like|rather|perhaps|maybe|however|therefore|instead|etc|dont|wont|cant|doesnt|isnt|upper|lower|regardless|because|although|though|since|until|while|during|inside|outside|unlike|via|per)$/u;
/** "Dishwasher safe", "fits the fridge door": where a thing may go, and none that it is. */
const whereItMayGo = /^(?:dishwasher|microwave|fridge|refrigerator|freezer)$/u;
/** "Loudest", "biggest": no name of anything. */
const mostOf = /^(?!modest|digest|suggest)\p{L}{2,}(?:[dpglwk]|i)est$/u;
/** Letters of a denied word from which on it denies those that begin with it. */
const leastDenied = 5;
/** Measures and spellings of the United States. */
const american =
  /\b(?:oz|ounces?|inch(?:es)?|lbs?|pounds?|ft|feet|quarts?|gallons?|color|gray|liters?)\b|\d\s?°?F\b/u;
/** Other words for what the brief names are worth as much as what else the description names. */
const saidRank = 0.1;
/** What all things on its shelf are searched by comes behind what is its own. */
const shelfRank = 0.08;
/** Other names of the thing are worth more than what else the description names. */
const relatedRank = 0.2;

/**
 * Single words of the brief that no phrase holds yet, for fields of single words: in English the nouns and
 * their modifiers, elsewhere words of four letters and more. Rank is low, in the order of the text.
 */
export function singleWords(
  ranked: readonly Keyword[],
  phrases: readonly NounPhrase[],
  brief: Brief,
  ledger: Ledger,
  heads: readonly Slot[],
): Keyword[] {
  const platform = platforms[brief.platform];
  // Only hidden keyword fields take single words.
  if (!platform.fields.searchTerms && !platform.fields.keywordField) return [];
  const english = ledger.language.written === 'en';
  const seen = new Set(ranked.flatMap((keyword) => wordsOf(keyword.phrase).map((word) => stemOf(word.text))));
  const words: Keyword[] = [];
  const hidden = hiddenStems(ledger);
  if (platform.subject === 'app') for (const stem of unsearchedStems(brief)) hidden.add(stem);
  // "Not for charging" is no charger either.
  const denied = english
    ? [...deniedStems(ledger)]
        .map((stem) => stem.replace(/ing$/u, ''))
        .filter((stem) => stem.length >= leastDenied)
    : [];
  const isDenied = (stem: string): boolean => denied.some((other) => stem.startsWith(other));
  const isRomance = ledger.language.written === 'es' || ledger.language.written === 'fr';
  const verbs = verbsOf(ledger.language.written === 'fr' ? firstWords(brief.product.description, 1200) : '');
  const nameOf = brief.product.name.toLowerCase();
  const add = (given: string, source: string, rank = 0.1): void => {
    // "D'épargne" is searched as "épargne".
    const word = isRomance ? given.replace(/^\p{L}[’'](?=\p{L}{3})/u, '') : given;
    const plain = english ? singularOf(word.toLowerCase()) : word.toLowerCase();
    const stem = stemOf(plain);
    const folded = foldWord(plain);
    if (
      words.length >= most ||
      seen.has(stem) ||
      hidden.has(stem) ||
      (isRomance && plain.includes('-') && stemsOf(plain).some((part) => hidden.has(part))) ||
      isDenied(stem) ||
      verbs.has(stem) ||
      isSmallWord(folded, ledger.language.written) ||
      /\d/.test(plain)
    )
      return;
    if (unitsAndNumbers.has(plain)) return;
    if (english && (saysNothing.test(plain) || (whereItMayGo.test(plain) && !nameOf.includes(plain)))) return;
    if (english && platform.subject === 'app' && (tellsWhen.test(plain) || mostOf.test(plain))) return;
    if (genericWords.has(stem) || sellingWords.has(stem) || (english && instructionWords.has(stem))) return;
    if (countCharacters(plain) < (english ? 3 : 4)) return;
    seen.add(stem);
    words.push({
      phrase: plain,
      kind: 'attribute',
      rank: Math.max(0.01, rank - words.length / 1000),
      source,
    });
  };
  const sheets = `${brief.product.name} ${brief.product.description}`;
  // "Garden tools" of secateurs is the shelf: whose own name is known is not searched by what else lies there.
  const named = heads.filter(({ source }) => !source.endsWith('.category'));
  const isKnown =
    relatedWords(
      named.map(({ text }) => text),
      ledger.language.written,
    ).length > 0;
  // A calculator for candles is no candle: its last word says what an app is.
  const isEnglishApp = english && platform.subject === 'app';
  const bare = platform.subject === 'app' ? bareTailOf(brief.product) : '';
  const told = bare === '' ? heads : heads.filter(({ text }) => foldWord(text) !== foldWord(bare));
  const things = (
    isKnown ? told.filter((head) => named.includes(head) || !wideShelf.test(head.text)) : told
  ).filter(
    ({ text }) =>
      !followsSomething.test(text) &&
      !(/\btables?$/iu.test(text) && sheetTables.test(sheets)) &&
      // A puzzle on a phone is no jigsaw.
      !(platform.subject === 'app' && /\bpuzzles?\b/iu.test(text)),
  );
  for (const word of relatedWords(
    things.map(({ text }) =>
      isEnglishApp && isAppKind(text) ? text.slice(text.lastIndexOf(' ') + 1) : text,
    ),
    ledger.language.written,
    { title: brief.product.name.split(withOthers)[0], ofApp: platform.subject === 'app' },
  ))
    add(word, things[0]?.source ?? `products.${brief.product.index}.name`, relatedRank);
  const path = `products.${brief.product.index}.description`;
  if (platform.subject === 'app')
    for (const { text, source } of told)
      for (const word of relatedToApp(text, ledger.language.written)) add(word, source, relatedRank - 0.02);
  if (english) {
    for (const phrase of phrases) for (const word of phrase.words) add(word, phrase.path);
  } else if (ledger.language.written !== 'other') {
    // "Keine In-App-Käufe", "sin anuncios": what an app has not.
    const has = firstWords(brief.product.description, 1200);
    for (const text of nounsOf(
      platform.subject === 'app' ? has.replace(hasNone, ' ') : has,
      ledger.language.written,
      platform.subject === 'app',
    ))
      add(text, path);
  }
  if (platform.subject === 'app') {
    for (const word of saidOfApp(brief.product.description, ledger.language.written)) add(word, path, 0.15);
    const told = `${firstWords(brief.product.description, mostRead)} ${brief.fields.appFeatures ?? ''}`;
    const more = { de: germanPartsOf, es: purposesOf, fr: purposesOf, en: null, other: null }[
      ledger.language.written
    ];
    for (const word of more?.(told) ?? []) add(word, path, 0.05);
  }
  for (const name of ['keyFeatures', 'appFeatures', 'targetAudience'] as const) {
    // "Families who hate throwing food away": what they do is no word for the thing.
    const told = (brief.fields[name] ?? '').replace(/\s(?:who|that|which|whose)\s[^,;]*/giu, '');
    const named =
      name === 'appFeatures'
        ? listEntries(told)
            // "Ohne Konto", "sin anuncios": what an app has not.
            .filter((entry) => !hasNot.test(entry))
            .map((entry) => withoutAppOrder(entry, ledger.language.written))
        : [told];
    for (const text of named) for (const word of wordsOf(text)) add(word.text, name);
  }
  // "Notes" of a wine tracker that is called Cellar Notes is no memo.
  const ownStems = new Set(wordsOf(brief.product.name).map(({ text }) => stemOf(text)));
  const isBesideKind =
    isEnglishApp &&
    isAppKind(ledger.productType) &&
    !wordsOf(ledger.productType).some(({ text }) => ownStems.has(stemOf(text)));
  // A game about a garden teaches no gardening.
  const isGame = english && /\b(?:games?|puzzles?|solitaire|sudoku|crossword)$/iu.test(ledger.productType);
  if (platform.subject === 'app') {
    const named = isGame
      ? [ledger.productType]
      : [
          foldWord(ledger.productType) === foldWord(bare) ? '' : ledger.productType,
          ...told.map(({ text }) => text),
          bare === '' && !isBesideKind ? brief.product.name : '',
          // "Descarga para viajes" is no travel guide.
          (brief.fields.appFeatures ?? '').replace(/\s(?:para|pour|für)\s[^,;]*/giu, ''),
          (brief.product.description.split(/[.!?\n]/u)[0] ?? '').replace(notHad, ' '),
        ];
    for (const word of relatedToApp(named.join(' '), ledger.language.written)) add(word, path, 0.08);
    // What the rest of the text names comes last, where the field would stay half empty.
    if (english && !isGame && words.length < fewForApp)
      for (const word of relatedInPassing(
        firstWords(brief.product.description, mostRead).replace(notHad, ' '),
        'en',
      ))
        add(word, path, 0.04);
  }
  if (english && platform.fields.searchTerms !== undefined) {
    const { name, description } = brief.product;
    const told = `${name}\n${description}\n${brief.fields.keyFeatures ?? ''}\n${brief.fields.targetAudience ?? ''}`;
    for (const word of saidOtherwise(told)) add(word, path, saidRank);
    for (const word of familyWords(ledger, heads)) add(word, path, saidRank);
    const { category } = brief.product;
    for (const word of shelfWords(category === '' ? (brief.fields.amazonCategory ?? '') : category))
      add(word, `products.${brief.product.index}.category`, shelfRank);
  }
  if (ledger.language.written === 'de' && platform.fields.searchTerms !== undefined) {
    const told = `${brief.product.name} ${firstWords(brief.product.description, 600)}`;
    for (const [word] of told.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}{11,}(?!\p{L})/gu))
      for (const part of partsOfCompound(word)) add(part, path, saidRank);
  }
  // Last, where bytes are left: buyers who search the American store in Spanish.
  if (english && platform.alsoSearchedIn === 'es' && american.test(brief.product.description)) {
    for (const head of heads) for (const word of spanishWordsOf(head.text)) add(word, head.source, 0.05);
  }
  return words;
}

/** Shelves of many different things. */
const wideShelf = /\b(?:tool|part|accessory|accessories|supply|supplies|gear|product|equipment|spare)s?$/iu;

/** Behind it stands what comes with the thing or what it is for. */
const withOthers = /[,;:(]|\s(?:with|for|and|mit|für|und|con|para|avec|pour)\s/iu;

/** What follows something on its way is no diary of anything. */
const followsSomething =
  /^(?:package|parcel|delivery|shipment|flight|price|stock|location|gps|bus|train|order|crypto|storm|satellite|phone|car) tracker$/u;

/** Stems of negations, faults, prices and instructions, which would find the wrong buyer. */
function hiddenStems(ledger: Ledger): Set<string> {
  const kinds = new Set([
    'exclusion',
    'limit',
    'flaw',
    'price',
    'shipping',
    'contact',
    'medical',
    'guarantee',
    ...(ledger.language.written === 'en' ? [] : ['care', 'duration']),
  ]);
  const hidden = new Set<string>();
  for (const fact of ledger.facts) {
    if (kinds.has(fact.kind)) for (const { text } of wordsOf(fact.value)) hidden.add(stemOf(text));
  }
  for (const stem of deniedStems(ledger)) hidden.add(stem);
  return hidden;
}

const unitsAndNumbers = new Set(
  'inch foot pair carry side top bottom front back end mm cm in ft lb lbs oz kg mah kcal psi gsm litre liter metre meter min rpm cfm mph watt volt amp assembly one two three four five six seven eight nine ten twelve zwei drei vier funf sechs jahre jahren monate monaten tage tagen wochen minuten stunden daten gerät version versionen dos tres cuatro cinco seis deux trois quatre cinq'.split(
    ' ',
  ),
);
const afterThese =
  /(?:^|[^\p{L}])(?:de|del|du|des|la|el|los|las|le|les|un|una|une|con|avec|tus?|sus?|cada|chaque|votre|vos|nos|mes|leurs?|mis|son|sa|ses|ton|ta|tes|y|et|para|pour|en|à|aux?)\s+(\p{L}{4,}(?:-\p{L}+)*)|[ld][’'](\p{L}{4,}(?:-\p{L}+)*)/giu;
/** "Minuteur, mode cuisine, rappels.": the nouns of a list, up to their joint. */
const listed =
  /(?<=(?:^|[,.:;]|\d)\s?)(\p{L}{4,})(?=\s?(?:[,.;]|$)|\s(?:et|y|de|du|des|d[’']|con|avec|par|por|para|pour)\s)/giu;

const ordered = longPattern('iu')`
  ^(?:pensée?s?|conçue?s?|créée?s?|faite?s?|aprende|crea|controla|organiza|descubre|encuentra|elige|guarda
    |añade|recibe|comparte|planifica|gestiona|reconoce|graba|compara|registra|funciona\p{L}*
    |fonctionne\p{L}*|gratis|gratuit\p{L}*|solo|sola|propi[oa]s?|mism[oa]s?|nuev[oa]s?|appli|application
    |aplicación|incluye|abonnement|suscripción|mois|mes|años?|euros?|publicité|publicidad|anuncios|annonces
    |compte|cuenta|conexión|connexion|propres?|navega|calcula|exporta|importa|sincroniza|escanea|mide|anota
    |filtra|avisa|muestra|permite|ayuda|sugiere|propone|ajoute|affiche|rappelle|permet|exporte|importe
    |calcule|minutos|horas|días|minutes|heures|jours|\p{L}*[áéíó]\p{L}{1,4}(?:l[oae]s?|me|te|nos|se))$
`;

/** "Eltern sehen den Fortschritt": what stands before the verb of a German sentence, unless it only points. */
const germanSubject =
  /(?:^|[.!?]\s)(?!(?:Dabei|Damit|Danach|Dazu|Jede[rsnm]?|Alle[sn]?|Viele|Einige|Hier|Jetzt|Immer|Außerdem|Diese[rsnm]?|Unsere?|Deine?|Meine?|Ihre?|Sonst|Zudem|Zuerst|Wenn|Sobald|Auch|Dann|Dort|Heute|Manche|Andere|Beide)\s)(\p{Lu}\p{Ll}{4,})(?=\s\p{Ll}+(?:en|t)\s)/gu;

/** "Tu répartis ton salaire", "t'apprend": the verb behind its pronoun finds nobody. */
const behindPronoun =
  /(?<!\p{L})(?:tu|vous|on|ils?|elles?|nous|je)\s(?:(?:ne|te|se|vous|les?|la)\s|[tsln][’'])*(\p{L}{3,})|[tj][’'](\p{L}{3,})/giu;

function verbsOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(behindPronoun)].map((match) => stemOf(match[1] ?? match[2] ?? '')));
}

/** Nouns without a tagger: German by their capital, Spanish and French by the article or preposition before them. */
function nounsOf(text: string, language: 'de' | 'es' | 'fr' | 'en' | 'other', isApp: boolean): string[] {
  if (language === 'de') {
    return [
      ...(text.match(/(?<![.!?:]\s|^)(?<!\p{L})\p{Lu}\p{L}{3,}/gu) ?? []),
      ...(isApp ? [...text.matchAll(germanSubject)].map(([, noun = '']) => noun) : []),
    ];
  }
  return [...text.matchAll(afterThese), ...(isApp ? text.matchAll(listed) : [])]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((word) => !/(?:[aei]rse|[aei]r|ez|ons|amos|emos|imos)$/u.test(word) && !ordered.test(word));
}
