import { countCharacters } from '#rules/text/count.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { tellsLiability, tellsRenewal } from '#rules/ledger/store-terms.ts';
import { otherMoney } from '#rules/ledger/other-money.ts';
import { opensWithThird } from '#rules/ledger/finite-verb.ts';
import { isNews, isNewsEntry } from '#rules/ledger/app-news.ts';
import { namedFunctions } from './app-functions.ts';
import { type Draft, labelOf } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import type { Message } from './messages.ts';
import { leadOf } from './opening.ts';
import { hasHead, isPoint, leansOnBefore, longestPoint, partsOf, pointsOf } from './app-parts-of-line.ts';
import { inGivenOrder, inParagraphs } from './app-terms.ts';
import { isHalfFunction } from './half-function.ts';
import { functionRow } from './function-row.ts';
import { fewestFunctions, openedList } from './opened-list.ts';
import { hasPraise } from './praise.ts';
import { gapOf, paragraphsOf } from './prose.ts';
import type { Telling } from './telling.ts';
import { inTone } from './tone.ts';
import { isBusinessText } from '#rules/ledger/business-text.ts';

/** Messages that the list of functions tells; the prose leaves them out. */
interface Functions {
  texts: string[];
  told: ReadonlySet<Message>;
  /** The sentence whose list they were, told without it. */
  opened?: { what: string } | null;
}

const longestPart = 70;
/** What an app costs: no function, and told behind them. "See which seats are free" tells no price. */
const tellsCost =
  /[€£$¥]\s?\d|\d\s?(?:[€£$¥]|euros?|eur|usd|gbp|chf|pounds|dollars)(?!\p{L})|\b(?:for|für|por|pour|once|einmalig)\s\d+[.,]\d\d(?!\d)|\d[.,]\d\d (?:a|per) (?:month|year|week)(?!\p{L})|^(?:free\b|kostenlos|gratis|gratuit)|(?<!\b(?:which|what|who|where|when|whether)\s[^.]{0,24})\b(?:is|are) free[.!]?$|\b(?:es|son) gratis[.!]?$|\b(?:ist|sind) (?:kostenlos|gratis)[.!]?$|\b(?:est|sont) gratuite?s?[.!]?$|(?<!\p{L})(?:costs?|kostet|cuesta|coûte) (?:einmalig )?\d|(?<!\p{L})\d[^.]{0,40}\s(?:free\b|kostenlos|gratis|gratuit)/iu;

/** Whether a sentence says what an app costs. */
export function tellsPrice(text: string): boolean {
  return tellsCost.test(text) || otherMoney.test(text);
}
/** "To open each shell your child solves a sum": a step of what is told before it. */
const tellsWay = /^(?:to|when|if|once|after|then|so)\s/iu;
const enough = 4;
/** "Always check with an expert before eating any plant": a warning. */
const warns =
  /^(?:please|do not|don[’']t|always (?:check|consult|ask|seek|follow|see|speak)|never (?:eat|drive|rely|use|ignore|replace))\s/iu;
/** "Made by a couple who sail", "not a navigation app": who made it and what it is not are no functions. */
const tellsOfMaker =
  /^(?:(?:made|built|developed|designed|created|written) by|not an? (?=(?:[\p{Ll}-]+ )?(?:app|game|tool|device|substitute|replacement)(?!\p{L}))|entwickelt von|(?:cread|hech|desarrollad)[oa] por|(?:créée?|développée?|conçue?) par)\s?/iu;
/** "No sustituye a un experto": what it is no substitute for is no function. */
const noSubstitute = /^(?:ersetzt kein|kein ersatz|no (?:sustituye|reemplaza)|ne remplace)/iu;

/** Functions as short phrases, the seller's own: those of the form first, then short clauses of the description. */
function listed(draft: Draft, telling: Telling): Functions {
  const { written } = draft.language;
  const texts: string[] = [];
  const told = new Set<Message>();
  const points = pointsOf(draft.brief.product.description);
  const fields = telling.messages.filter((message) => message.path === 'appFeatures');
  // The list repeats what the prose explains: readers of a store scan it first.
  for (const unit of draft.units) {
    if (unit.path === 'appFeatures' && !hasPraise(unit.text, written)) texts.push(unit.text);
  }
  for (const message of fields) told.add(message);
  addLooseFunctions(telling, texts, told);
  // The sentence that says what the app is opens the text; the list goes on from there.
  const lead = leadOf(draft, telling.messages);
  const opened = texts.length === 0 && lead !== undefined ? openedList(lead.verbatim, draft) : null;
  if (opened !== null) texts.push(...opened.items);
  const isOnePoint = ({ units }: Message): boolean => isPoint(units[0]?.quote ?? '', points);
  const isShort = (message: Message): boolean =>
    message.path.endsWith('.description') &&
    !message.shared &&
    message.topic === 'what' &&
    message !== lead &&
    !tellsPrice(message.verbatim) &&
    !isNews(message.verbatim) &&
    !isNewsEntry(message.verbatim) &&
    !tellsOfMaker.test(message.verbatim) &&
    // "Rather not photograph yourself?" asks what the next sentence answers.
    !/[?]$/u.test(message.verbatim) &&
    !tellsWay.test(message.verbatim) &&
    !warns.test(message.verbatim) &&
    !noSubstitute.test(message.verbatim) &&
    (isOnePoint(message) ||
      !message.whole ||
      (opened !== null && message.verbatim.length <= 40) ||
      partsOf(message, written, points).length > 1) &&
    (message.verbatim.length <= (isOnePoint(message) ? longestPoint : 60) ||
      // "Works offline, 150 currencies, export CSV, no signup": a long row of short functions.
      (partsOf(message, written, points).length > 1 &&
        partsOf(message, written, points).every((text) => text.length <= longestPart)));
  const lines = telling.messages
    .filter(isShort)
    .map((message) => ({ message, parts: partsOf(message, written, points) }));
  const count = lines.reduce((sum, { parts }) => sum + parts.length, texts.length);
  if ((texts.length < enough || opened !== null) && count >= fewestFunctions) {
    for (const { message, parts } of lines) {
      texts.push(...parts);
      told.add(message);
    }
  }
  // "Widget" of the form and of the text is one function, and so is "journal" beside "journal de culture".
  const stems = texts.map((text) => stemsOf(text));
  const once = texts.filter(
    (text, at) =>
      texts.findIndex((other) => foldWord(other) === foldWord(text)) === at &&
      !stems.some(
        (other, index) =>
          // "Bill splitting" of the form and "split bills" of the text.
          (other.length > stems[at]!.length || (other.length === stems[at]!.length && index < at)) &&
          other.length < 7 &&
          stems[at]!.every((stem) => other.includes(stem)),
      ),
  );
  return once.length < fewestFunctions ? { texts: [], told: new Set() } : { texts: once, told, opened };
}

/** "Moon phase, sunrise, widgets." beside a form that lists two of them: the list takes the third. */
function addLooseFunctions(telling: Telling, texts: string[], told: Set<Message>): void {
  if (texts.length === 0) return;
  const listedStems = new Set(texts.flatMap((text) => stemsOf(text)));
  const isListed = (text: string): boolean => stemsOf(text).every((stem) => listedStems.has(stem));
  for (const message of telling.messages) {
    if (!message.path.endsWith('.description') || message.shared || message.units.length < 2) continue;
    if (message.units.some(({ shape, text }) => shape !== 'noun' || stemsOf(text).length > 3)) continue;
    const fresh = message.units.filter(({ text }) => !isListed(text));
    if (fresh.length > message.units.length / 2) continue;
    texts.push(...fresh.map(({ text }) => text));
    told.add(message);
  }
}

/** "Lens" of "record camera, lens and place; light meter; export EXIF" is no function of such a row. English. */
function isWholeOfRow(text: string, quote: string): boolean {
  const row = quote.includes(';') ? functionRow(quote) : null;
  return row === null || row.some((item) => foldWord(item) === foldWord(text));
}

/** Whether a text stands in a point behind a comma or a dash: half of what the point says. */
function isLaterHalf(text: string, quote: string): boolean {
  const at = quote.toLowerCase().indexOf(text.toLowerCase());
  return at > 0 && /[,;:—–-]\s*$/u.test(quote.slice(0, at));
}

/** "Records your track by GPS" of "Track: records your track by GPS": the head says only what its sentence says. English. */
function withoutHead(text: string): string {
  const rest = /^\p{Lu}[\p{L}\d&’' /-]{1,24}: (\p{Ll}.*)$/u.exec(text)?.[1];
  const isSentence =
    rest !== undefined &&
    (/^\p{Ll}+s (?:your|the|an?|all|every|each|you|which|when|who)\s/u.test(rest) ||
      opensWithThird(upperFirst(rest)) === 'verb');
  return isSentence ? upperFirst(rest) : text;
}

/** Short functions for subtitles and the like, the seller's words, in order. */
export function appFunctions(draft: Draft, telling: Telling): string[] {
  // "Small apps for home cooks": what the maker says of itself is no function of this app.
  const points = telling.points.filter(
    ({ unit, topic }) =>
      unit !== null &&
      !isBusinessText(unit.path) &&
      topic === 'what' &&
      !isNews(unit.quote) &&
      !isNewsEntry(unit.quote) &&
      !tellsOfMaker.test(unit.quote) &&
      // "Most people lose their keys, hunting pockets and bags": what readers suffer from.
      !/^(?:most|many|some|few) (?:people|of us|users|parents|drivers|students|apps)\b/iu.test(unit.quote),
  );
  const fromField = points.filter((point) => point.unit?.path === 'appFeatures');
  const short = points.filter(
    (point) => point.unit?.path !== 'appFeatures' && !point.whole && point.text.length <= 50,
  );
  const whole = points.filter((point) => point.whole && point.text.length <= 60);
  const isEnglish = draft.language.written === 'en';
  const rows = points.filter(({ text }) => isEnglish && functionRow(text) !== null);
  const ofMaker = pointsOf(draft.brief.product.description);
  const all = [...fromField, ...rows, ...short, ...whole]
    .filter(({ unit, text }) => !isEnglish || isWholeOfRow(text, unit?.quote ?? ''))
    // "Tap what you want to train" of "body map, front and back: tap what you want to train".
    .filter(
      ({ unit, text }) =>
        !(isPoint(unit?.quote ?? '', ofMaker) || (isEnglish && hasHead.test(unit?.quote ?? ''))) ||
        !isLaterHalf(text, unit!.quote),
    )
    .flatMap(({ text }) => (isEnglish ? functionRow(text) : null) ?? [isEnglish ? withoutHead(text) : text])
    .filter(
      (text) =>
        countCharacters(text) <= 80 &&
        !/^(?:the|same|only if|ads)\b/iu.test(text) &&
        !noSubstitute.test(text) &&
        !leansOnBefore(text, draft.language.written) &&
        // "Slow it down to half speed": the line says not what.
        !(isEnglish && /^\p{L}+ (?:it|them)\s/u.test(text)) &&
        !isHalfFunction(text, draft) &&
        // "Mint closed in 2024": what happened to another app.
        !/\bin (?:19|20)\d\d$/u.test(text),
    );
  // A sentence that tells all functions at once leaves the form's list for short fields.
  if (all.length < 2)
    all.push(...namedFunctions(draft).filter((text) => countCharacters(text) <= 50 && !all.includes(text)));
  // "Remembers where you parked" and "remembers where you parked" are one.
  const told = new Map(all.toReversed().map((text) => [text.toLowerCase(), text]));
  return [...told.values()].toReversed().slice(0, draft.brief.style === 'concise' ? 6 : 10);
}

/** Paragraphs, the functions as a list under a heading, then price and data. */
export function appBody(draft: Draft, telling: Telling): string {
  const { texts, told, opened } = listed(draft, telling);
  const messages = telling.messages.filter((message) => !told.has(message));
  const paragraphs = paragraphsOf(draft, messages).map(({ sentences }, at) =>
    at === 0 && opened ? [opened.what, ...sentences.slice(1)] : sentences,
  );
  const isPrice = (sentence: string): boolean =>
    sentence !== paragraphs[0]?.[0] &&
    (tellsPrice(sentence) || tellsRenewal(sentence) || tellsLiability(sentence));
  // "Premium game: pay once" without its praise.
  const plain = (sentence: string): string => upperFirst(sentence.replace(/^(?:Game|App): /u, ''));
  const prose = paragraphs
    .map((sentences) =>
      sentences
        .filter((sentence) => !isPrice(sentence) && !isNews(sentence) && !isNewsEntry(sentence))
        .map(plain)
        .join(gapOf(draft)),
    )
    .filter((paragraph) => paragraph !== '');
  const terms = inGivenOrder(paragraphs.flat().filter(isPrice), draft);
  const flat = paragraphs.flat();
  const news = [...flat.filter(isNews), ...flat.filter(isNewsEntry)].join(gapOf(draft));
  const heading = labelOf(draft, 'functions');
  const list = [heading, ...texts.map((text) => `- ${upperFirst(text)}`)]
    .filter((line) => line !== '')
    .join('\n');
  const at = Math.min(2, prose.length);
  const blocks = [
    ...prose.slice(0, at),
    texts.length === 0 ? '' : list,
    ...prose.slice(at),
    news,
    ...inParagraphs(terms, gapOf(draft)),
  ].filter((block) => block !== '');
  return inTone(namedOnce(blocks, draft).join('\n\n'), draft);
}

/** "TruckDiesel: diesel near you for truckers": a text that never names its app opens with the name. */
function namedOnce(blocks: readonly string[], { brief, name, language, lexicon }: Draft): readonly string[] {
  // "Rook Ends: Chess Endgames" is told by its name alone.
  const own = (brief.fields['appName'] ?? name)
    .replace(/(?<=[\p{L}\p{N}]{3})\s?(?::|\s[-–—|])\s.*$/u, '')
    .replace(/\s*[\p{Extended_Pictographic}\uFE0F\u200D]+/gu, '')
    .trim();
  const [first = '', ...rest] = blocks;
  const isTold = foldWord(blocks.join(' ')).includes(foldWord(own));
  if (language.written === 'other' || first === '' || first.includes('\n') || isTold) return blocks;
  // "12 sounds: rain, shush" has its colon already.
  if (language.written === 'en' && /^\d+ \p{Ll}[^:]{2,30}: /u.test(first))
    return [`${own} has ${first}`, ...rest];
  // "It includes 80 meditations": the name stands in place of the word that points at it.
  if (language.written === 'en' && /^(?:It|The app) \p{Ll}{2,}s\s/u.test(first))
    return [first.replace(/^(?:It|The app)(?= )/u, own), ...rest];
  const pointed = /^(?:L[’']application|L[’']appli|La aplicación|La app|Die App) (?=\p{Ll})/u.exec(
    first,
  )?.[0];
  if (pointed !== undefined) return [`${own} ${first.slice(pointed.length)}`, ...rest];
  // "Mile Logger: tracking: automatic": behind a colon no second one.
  if (/^\p{L}+(?: \p{L}+)?:\s/u.test(first)) return [`${own}. ${first}`, ...rest];
  return [`${own}${lexicon.colon}${language.written === 'de' ? first : lowerFirst(first)}`, ...rest];
}
