import { isStuffOfVessel } from '#rules/ledger/vessel-stuff.ts';
import { cutAtWord, cutForShop, cutTitle, frontOf } from './cut-line.ts';
import { withLabelIfBare } from './row-label.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { paidOnce } from './app-mood.ts';
import { besideRow } from './beside-row.ts';
import { inLine } from './bullet-line.ts';
import type { Point } from './bullets.ts';
import { isGemstone } from '#rules/ledger/gemstones.ts';
import { casedPhrase, detailCase, titleCase } from './case.ts';
import { describedTypes } from './described-type.ts';
import { clauseGap, type Draft, isEcho } from './draft.ts';
import { fullerFrench } from './french-name.ts';
import { lowerFirst, upperFirst, withFeastCapitals } from './english-words.ts';
import { invitesNobody } from './others-last.ts';
import { mostlySaid } from './told-already.ts';
import { messagesOf } from './messages.ts';
import { metaMessages } from './meta-messages.ts';
import { tidySentence } from './sentence.ts';
import { isOfPart, isPureMaterial } from './stuff-of-part.ts';
import { gapOf } from './prose.ts';
import { isToldInSentences } from './told-in-whole.ts';
import { untitledKinds } from './used-title.ts';
import { type Phrase, titlePhrases } from './phrases.ts';
import { deniedIn, isOfMakers, isPiece, tellsHosting } from './app-functions.ts';
import { isFuller } from './app-own-name.ts';
import { isRate } from './rate-figure.ts';
import { isNew } from './new-in-title.ts';
import { isSharedName, losesName, smallWords } from './loses-name.ts';
import { jointOf, nameWithType, withStuff } from './titles.ts';

const titleRoom = 60;
const metaRoom = { from: 120, to: 160 };
/** Characters of a description that says hardly more than the name. */
const thinMeta = 50;

/** Title for a search page: the type with its attributes, in other words than the product title, then the brand or shop. */
export function titleTagOf(draft: Draft, owner: string, productTitle: string): string {
  const { lexicon, language } = draft;
  if (language.written === 'other' && draft.category === 'app') return productTitle;
  const types = describedTypes(draft);
  const material = titlePhrases(draft).find(
    (phrase) =>
      phrase.kind === 'material' &&
      !/^(?:aus|de|en) /iu.test(phrase.text) &&
      phrase.text.length <= 22 &&
      isPureMaterial(phrase.text, draft) &&
      !isOfPart(phrase.text, draft) &&
      !isStuffOfVessel(phrase.text, `${draft.name}. ${draft.brief.product.description}`, draft.type) &&
      !/^(?:wooden|woo?llen|metallic|golden)$/iu.test(phrase.text) &&
      draft.category !== 'food' &&
      draft.category !== 'beauty',
  );
  // "Aus rostfreiem Edelstahl" stands behind the noun as it is.
  const stuff = language.written === 'de' ? withStuff(draft.type, draft).slice(draft.type.length) : '';
  const roomFor = (text: string): { tail: string; room: number } => {
    const tail =
      owner !== '' && !foldWord(text).includes(foldWord(owner)) && owner.length <= 26 ? ` | ${owner}` : '';
    return { tail, room: titleRoom - countCharacters(tail) };
  };
  const inMaterial =
    stuff !== '' && draft.platform.subject === 'product' && draft.category !== 'used'
      ? types.map((type) => `${upperFirst(type)}${stuff}`)
      : language.written === 'other' ||
          material === undefined ||
          draft.category === 'used' ||
          isGemstone(material.text, language.written) ||
          // A program and a film are made of nothing: what they name is what they are about.
          draft.platform.subject === 'app' ||
          draft.platform.subject === 'video'
        ? []
        : types
            .filter((type) => !sharesAny(material.text, type))
            // "Silikonbackmatte aus Silikon" says it twice.
            .filter((type) => language.written !== 'de' || !foldWord(type).includes(foldWord(material.text)))
            .map((type) => {
              // "Oak chopping board" is how it is searched where the seller calls it that.
              const asNamed = language.written === 'en' ? `${quiet(material.text)} ${type}` : '';
              if (asNamed !== '' && foldWord(draft.name).includes(foldWord(asNamed)))
                return upperFirst(`${wordBefore(draft, asNamed)}${asNamed}`);
              // "Bamboo muslin swaddles" name their material first.
              const at =
                language.written === 'en' ? foldWord(draft.name).indexOf(foldWord(material.text)) : -1;
              if (at !== -1 && at < foldWord(draft.name).indexOf(foldWord(type)))
                return nameWithType(draft, false);
              return lexicon.inMaterial(
                upperFirst(type),
                language.written === 'de' ? upperFirst(material.text) : quiet(material.text),
              );
            });
  // The fullest wording that need not be cut: "in stainless" promises a steel that is not there.
  const described =
    inMaterial.find((text) => countCharacters(text) <= roomFor(text).room) ??
    inMaterial.at(-1) ??
    nameWithType(draft, false);
  const base =
    losesName(described, draft) || isSharedName(described, draft) ? nameWithType(draft, false) : described;
  const isClose = foldWord(base) === foldWord(productTitle);
  const front = fullerFrench(isClose ? nameWithType(draft, false) : base, draft, roomFor(base).room);
  let title = upperFirst(
    language.written === 'en' ? withFeastCapitals(front) : withStuff(front, draft, titleRoom),
  );
  // An app's name alone says nothing; its title in the store does.
  if (
    draft.category === 'app' &&
    (stemsOf(title).length < 2 || (foldWord(title) === foldWord(draft.name) && isFuller(productTitle, title)))
  )
    title = productTitle;
  const { tail, room } = roomFor(title);
  // "Dyson V15 vs Shark Stratos: which one" asks nothing: a question that does not fit is left out whole.
  const asked = /^([^:]{16,}):\s[^:]+\?$/u.exec(title)?.[1];
  if (asked !== undefined && countCharacters(title) > room) title = asked;
  // The channel goes before a word of a film's title does: "in Abel" is another place than "in Abel Tasman".
  const isWhole = draft.platform.subject === 'video' && countCharacters(title) <= titleRoom;
  if (countCharacters(title) > room && !isWhole)
    title =
      countCharacters(title) > titleRoom || tail === ''
        ? cutTitle(title, titleRoom, draft)
        : cutForShop(title, room, draft);
  for (const phrase of title.endsWith('?') ? [] : phrasesBehind(title, draft)) {
    if (!isNew(phrase.text, title) || paidOnce.test(phrase.text)) continue;
    if (
      draft.platform.subject === 'app' &&
      (deniedIn.test(phrase.text) || tellsHosting.test(phrase.text) || isOfMakers(phrase.text, draft))
    )
      continue;
    // "Two vehicles" of "two vehicles free", "addition" of a row of sums: a piece of what an app does says another thing.
    if (draft.platform.subject === 'app' && language.written === 'en' && isPiece(phrase.text, draft))
      continue;
    // A film is named by its title: a tool that it shows behind it says nothing of the film.
    if (
      draft.platform.subject === 'video' &&
      (!/\d/.test(phrase.text) || phrase.kind === 'duration' || isRate.test(phrase.text))
    )
      continue;
    const next = `${title}${jointOf(draft)}${language.written === 'en' ? lowerFirst(phrase.text) : casedPhrase(phrase.text, draft)}`;
    if (countCharacters(next) <= room) title = next;
  }
  const cased = language.written === 'en' && draft.platform.titleCase === 'title' ? titleCase(title) : title;
  return countCharacters(cased + tail) <= titleRoom ? cased + tail : cased;
}

/** What may stand behind the name: without a grammar only what a thing is, has and measures, and little of it. */
function phrasesBehind(title: string, draft: Draft): readonly Phrase[] {
  const untitled = untitledKinds(draft);
  const phrases = titlePhrases(draft).filter(({ kind }) => !untitled.includes(kind));
  if (draft.language.written !== 'other') return phrases;
  return draft.platform.subject === 'product' && countPieces(title) < 4 ? phrases.slice(0, 2) : [];
}

/** "Egyptian" of "Egyptian cotton sheet set": the word that describes the material in the name, with its space; or empty. */
function wordBefore({ name, brand }: Draft, asNamed: string): string {
  const at = name.toLowerCase().indexOf(asNamed.toLowerCase());
  // "Queen size" is one, and so is "3 tier".
  const word =
    /(?:^|\s)((?:\p{L}+ (?=sized?\s)|\d{1,3}[ -](?=\p{L}+\s$))?\p{L}{3,}(?:-\p{L}+)?)\s$/iu.exec(
      name.slice(0, Math.max(0, at)),
    )?.[1] ?? '';
  const isMaker = stemsOf(brand).some((stem) => stemsOf(word).includes(stem));
  return word === '' || isMaker || asNamed.length + word.length > 40 || smallWords.test(word)
    ? ''
    : `${word} `;
}

/** Lower case, but for a material that is known by its letters: TPU. */
const quiet = (text: string): string => (/^\p{Lu}{2,5}$/u.test(text) ? text : text.toLowerCase());

function sharesAny(phrase: string, text: string): boolean {
  const have = new Set(stemsOf(text));
  return stemsOf(phrase).some((stem) => stem.length > 1 && have.has(stem));
}

/**
 * Search-page description: whole sentences that fit into 160 characters, the first naming the type. Missing length
 * is filled with short facts, never with filler.
 */
export function metaOf(draft: Draft, opening: string, points: readonly Point[], closing = ''): string {
  const first = invitesNobody(opening, draft) ? '' : opening;
  const sentences = metaSentences(draft, first, points, closing, []);
  const [lead = '', ...rest] = sentences.map(foldWord);
  // "Headlight, lens clear. All tabs intact, lens clear": what a sentence tells stands in no lead before it.
  const inRest =
    draft.language.written !== 'other' && !foldWord(first).startsWith(lead)
      ? titlePhrases(draft)
          .map(({ text }) => text)
          .filter((text) => rest.some((told) => told.includes(foldWord(text))))
      : [];
  // All of them are left out, so that none takes the place of another.
  const isTwice = inRest.some((text) => lead.includes(foldWord(text)));
  const told = isTwice ? metaSentences(draft, first, points, closing, inRest) : sentences;
  if (draft.language.written === 'other') return told.join(gapOf(draft));
  return draft.twin === 0 ? told.join(' ') : told.join(clauseGap(draft)).replace(/\.(?= ?;)/gu, '');
}

function metaSentences(
  draft: Draft,
  first: string,
  points: readonly Point[],
  closing: string,
  withoutPhrases: readonly string[],
): string[] {
  const sentences: string[] = [];
  let length = 0;
  const add = (sentence: string): boolean => {
    const extra = countCharacters(sentence) + (sentences.length === 0 ? 0 : 1);
    if (sentence === '' || length + extra > metaRoom.to) return false;
    sentences.push(sentence);
    length += extra;
    return true;
  };
  // A sentence that opens a long list is told up to its colon.
  const opened = /^[^:]{40,}(?=:\s)/u.exec(first)?.[0] ?? '';
  if (
    !(first === '' && draft.language.written === 'other') &&
    !add(first) &&
    (opened === '' || !add(tidySentence(opened, draft.language.written)))
  )
    add(leadOf(draft, withoutPhrases));
  if (draft.language.written === 'other') {
    const messages = messagesOf(draft);
    for (const { verbatim } of messages) if (!sentences.includes(verbatim)) add(verbatim);
    // "Usato." of a list that is too long says nothing: its first entries.
    const long = messages.find(({ verbatim }) => !sentences.includes(verbatim))?.verbatim ?? '';
    if (length < metaRoom.from / 2) add(frontOf(long, metaRoom.to - length - 2));
    return sentences;
  }
  if (closing !== '') add(closing);
  const isSaid = (text: string): boolean => sentences.some((sentence) => mostlySaid(text, sentence));
  const isTold = draft.category === 'used' && isToldInSentences(draft);
  for (const { message, isOpening, isEchoed } of metaMessages(draft, isTold)) {
    // Offers that have one description in common tell that rather than nothing.
    if (isEchoed && length >= thinMeta) continue;
    if (
      length >= metaRoom.from ||
      ((message.topic === 'story' || (isTold && message.kind === 'story')) && !isOpening)
    )
      continue;
    // What a used thing costs stands in a field of its own.
    if (draft.category === 'used' && message.units.every(({ kind }) => kind === 'price')) continue;
    if (isTold && message.kind === 'exclusion') continue;
    // A question without its answer says the contrary of it.
    if (message.verbatim.endsWith('?')) continue;
    const verbatim = sentences.length < 2 ? besideRow(message.verbatim, draft) : message.verbatim;
    if (verbatim === '') continue;
    const told = withLabelIfBare(verbatim, message, draft);
    if (!isSaid(message.verbatim) && length + countCharacters(told) < metaRoom.to) add(told);
  }
  const left = points.filter(
    (point) =>
      point.unit !== null &&
      point.unit.shape !== 'preposition' &&
      !(isTold && point.unit.kind === 'exclusion') &&
      point.text.length <= 60 &&
      !isEcho(draft, point.text),
  );
  for (const point of left) {
    if (length >= metaRoom.from) break;
    const said = withItsVerb(point.unit?.predicate ?? point.text, point, draft);
    if (!isSaid(point.text) && !isSaid(said) && /\s|\d/u.test(point.text.trim()))
      add(tidySentence(said, draft.language.written));
  }
  if (length < metaRoom.from) {
    // Short facts share a last sentence.
    const rest = left.map((point) => inLine(point.text, draft)).filter((text) => !isSaid(text));
    let joined = '';
    for (const text of rest) {
      const next = joined === '' ? text : `${joined}, ${text}`;
      if (length + 1 + countCharacters(next) + 1 <= metaRoom.to) joined = next;
    }
    // "Midges." of a row of what a film shows is no sentence.
    const isWord = draft.language.written === 'en' && /^\p{L}+s$/u.test(joined);
    if (!isWord) add(tidySentence(joined, draft.language.written));
  }
  return sentences;
}

const saysItComes = /(?<!\p{L})(?:includ|com(?:es?|ing)|suppl|with|box|get|receiv|add(?:s|ed)?(?!\p{L}))/iu;

/** "A hard case" does not say that it comes along. English. */
function withItsVerb(said: string, { unit }: Point, { language }: Draft): string {
  const isBare = language.written === 'en' && unit?.kind === 'contents' && /^\p{L}+ /u.test(said);
  return isBare && !saysItComes.test(said) && !/\s(?:is|are|has|have) /u.test(said)
    ? `comes with ${lowerFirst(said)}`
    : said;
}

function leadOf(draft: Draft, withoutPhrases: readonly string[]): string {
  let lead = withStuff(nameWithType(draft, false, true), draft);
  const untitled = untitledKinds(draft);
  for (const phrase of titlePhrases(draft)) {
    if (untitled.includes(phrase.kind) || withoutPhrases.includes(phrase.text)) continue;
    const next = `${lead}, ${draft.language.written === 'other' ? phrase.text : detailCase(phrase.text, draft)}`;
    if (!sharesAny(phrase.text, lead) && countCharacters(next) <= 90) lead = next;
  }
  return tidySentence(cutAtWord(lead, 120), draft.language.written);
}
