import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { isThirdPerson } from '#rules/ledger/finite-verb.ts';
import { opensWithOrder, shapeOf } from '#rules/ledger/shape.ts';
import { countCharacters } from '#rules/text/count.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import { appFunctions } from './app-body.ts';
import { moodOf } from './app-mood.ts';
import { listedFunctions } from './app-openings.ts';
import { sentenceBehind, shortestWhole } from './app-promise.ts';
import { inLine } from './bullet-line.ts';
import { clauseGap, type Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { isStartOfOther } from './subtitle-pairs.ts';
import type { Telling } from './telling.ts';

/** What is known when the line below an app's title is written. */
export interface AppLine {
  draft: Draft;
  telling: Telling;
  /** The seller's first sentence about the app. */
  said: string;
  /** Whether the form's list of functions was filled in. */
  isForm: boolean;
  /** What the title above says, as stems. */
  taken: ReadonlySet<string>;
}

/** Characters below which a short description says too little. */
const tooShort = 40;
export const shortest = 50;
export const denies =
  /^(?:no|not|without|(?:it|the app|this app) (?:cannot|can['’]t|does not|doesn['’]t|will not|won['’]t)|there (?:is|are) no|cannot|does not|kein\p{L}*|ohne|sin|sans|pas de)\s/iu;

/** "Tiene publicidad", "contains ads": told below, and no function that a line is filled with. */
export const tellsAds =
  /^(?:(?:gratis |gratuita? )?(?:tiene|contiene|incluye|lleva|con) (?:publicidad|anuncios)|(?:enthält|mit) werbung|(?:contient|avec) (?:de la publicité|des publicités|publicités?)|(?:contains|has|shows|with) (?:ads|adverts)|contiene pubblicità|contém anúncios|bevat (?:reclame|advertenties)|zawiera reklamy|reklam içerir|содержит рекламу)(?!\p{L})/iu;

/** Functions joined to one phrase, with the seller's first sentence where they alone say too little. */
export function joinedFunctions(line: AppLine): string {
  const { draft, said, isForm, taken } = line;
  const ofForm = new Set(
    draft.units.filter(({ path }) => path === 'appFeatures').map(({ text }) => text.toLowerCase()),
  );
  const all = functionsFor(line, ofForm);
  const { nouns, sure } = nounsOf(all, draft);
  const whole = nouns.length < 2 && !isForm ? sentenceBehind(draft, said, taken) : '';
  if (whole !== '') return besideSentence(whole, nouns, draft);
  // "Reminds you to drink water and water tracker" joins what does not join: one clause says enough.
  const clause = nouns.length === 1 ? longestClause(all, nouns) : undefined;
  if (clause !== undefined) return fuller(clause.replace(/\.$/u, ''), sure, draft);
  const functions = sorted(nouns.length >= 2 ? nouns : all, ofForm, line);
  const joined = upperFirst(draft.lexicon.list(fittingOf(functions, draft))).replace(/\.$/u, '');
  return withSentence(joined, sure, line);
}

/** Stems of a text that the title above says already. */
function repeatedIn(text: string, taken: ReadonlySet<string>): number {
  return stemsOf(text).filter((stem) => stem.length > 2 && taken.has(stem)).length;
}

/** The functions that may stand in the line, as the form and the text tell them. */
function functionsFor({ draft, telling, said, taken }: AppLine, ofForm: ReadonlySet<string>): string[] {
  const own = appFunctions(draft, telling);
  // Where the text tells them all, the list of the form stands for them.
  // Where no sentence of the seller fills the line, the row is his own, in his order, whatever the text tells again.
  const isRow = draft.language.written !== 'en' && ofForm.size > 2 && countCharacters(said) > 80;
  const listed =
    isRow || own.filter((text) => !denies.test(text)).length < 3
      ? listedFunctions(draft, isRow ? [] : own).filter((text) => !isStartOfOther(text, own))
      : [];
  const known = new Set(listed.map((text) => text.toLowerCase()));
  // "Offline nutzbar" of a list: as small as the form has it.
  const typed = new Map(
    (draft.brief.fields['appFeatures'] ?? '')
      .split(/,\s*/u)
      .map((text) => [text.trim().toLowerCase(), text.trim()]),
  );
  const asTyped = (text: string): string =>
    draft.language.written === 'de' ? (typed.get(text.toLowerCase()) ?? text) : text;
  return [...listed, ...own.filter((text) => !known.has(text.toLowerCase()))].map(asTyped).filter(
    (text) =>
      !tellsAds.test(text) &&
      // "Alertes gel et potager vous dit quoi semer": a sentence of the app joins with no function of it.
      !isOfApp(text, draft) &&
      // The title stands above: what it says already is no function beside others.
      repeatedIn(text, taken) < stemsOf(text).filter((stem) => stem.length > 2).length &&
      // "Everything about your dog in one place and weight chart" joins what does not join.
      !/^everything\b|\bin one place\b/iu.test(text) &&
      // "Calibrate", "removable once": pieces of a sentence are no function beside those of the form.
      (ofForm.size < 2 ||
        ofForm.has(text.toLowerCase()) ||
        (text.includes(' ') && !/^\p{L}+[ai]ble\b/iu.test(text))) &&
      !/\d[.,]\d\d|\b(?:free|purchase|gratis|kostenlos|gratuit|no ads)\b/iu.test(text),
  );
}

/** "Potager vous dit quoi semer": whether the app by its name is who does it. German, Spanish, French. */
function isOfApp(text: string, { brief, language }: Draft): boolean {
  const name = (brief.fields['appName'] ?? brief.product.name).toLowerCase();
  return language.written !== 'en' && text.toLowerCase().startsWith(`${name} `);
}

/** Nouns join well with nouns; a clause with its verb stands only where no two nouns are left. */
function nounsOf(all: readonly string[], { language }: Draft): { nouns: string[]; sure: string[] } {
  const { written } = language;
  const named = all.filter((text) => shapeOf(text, written) === 'noun' && moodOf(text, written) === 'has');
  // "Slide tiles to guide the water home" opens with a word that is a noun elsewhere.
  const sure = written === 'en' ? named.filter((text) => !opensWithOrder(text)) : named;
  return { nouns: sure.length >= 2 ? sure : named, sure };
}

function besideSentence(whole: string, nouns: readonly string[], draft: Draft): string {
  if (countCharacters(whole) >= 50) return whole;
  const beside = nouns.find(
    (text) =>
      countCharacters(`${whole}${clauseGap(draft)}${text}`) <= 80 && text.includes(' ') && !denies.test(text),
  );
  return beside === undefined ? whole : `${whole}${clauseGap(draft)}${inLine(beside, draft)}`;
}

function longestClause(all: readonly string[], nouns: readonly string[]): string | undefined {
  return all
    .filter((text) => !nouns.includes(text))
    .toSorted((a, b) => b.length - a.length)
    .find((text) => countCharacters(text) <= 80);
}

/** What joins, the newest beside the title first. */
function sorted(
  joinable: readonly string[],
  ofForm: ReadonlySet<string>,
  { draft, taken }: AppLine,
): readonly string[] {
  // "Vibrates", a clause of one word, joins with nothing.
  const isOneWord = (text: string): boolean =>
    draft.language.written === 'en' && !text.includes(' ') && !ofForm.has(text.toLowerCase());
  // "Levels and a new puzzle" inside a list of two reads as three.
  const single = joinable.filter((text) => !/\s(?:and|und|y|et)\s/iu.test(text) && !isOneWord(text));
  return (single.length >= 2 ? single : joinable).toSorted(
    // "Watering reminders, no account needed and …": what the app does not ask for stands last.
    (a, b) => Number(denies.test(a)) - Number(denies.test(b)) || repeatedIn(a, taken) - repeatedIn(b, taken),
  );
}

/** Letters of a compound and of the words that it is made of, up to where their endings part. German. */
const opening = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]/gu, '')
    .slice(0, 12);

function saysCompound(text: string, chosen: readonly string[]): boolean {
  return opening(text).length === 12 && chosen.some((other) => opening(other) === opening(text));
}

/** As many of the functions as the line has room for, all of one shape. */
function fittingOf(functions: readonly string[], draft: Draft): string[] {
  const { written } = draft.language;
  const chosen: string[] = [];
  const shape = shapeOf(functions[0] ?? '', written);
  for (const text of functions) {
    // "Remember where you parked and walks you back" joins an order with a verb.
    if (written === 'en' && shapeOf(text, 'en') !== shape) continue;
    // "Tourenaufzeichnung und Touren aufzeichnen" says it twice.
    if (written === 'de' && saysCompound(text, chosen)) continue;
    // "Fishing, sailing and no account" joins what it has with what it asks for not.
    if (denies.test(text) && isFull(chosen, draft)) continue;
    const entry = chosen.length === 0 ? text : inLine(text, draft);
    const next = draft.lexicon.list([...chosen, entry]);
    if (countCharacters(next) > 80) continue;
    chosen.push(entry);
    if (countCharacters(next) >= 55) break;
  }
  return chosen;
}

/** Whether the line says enough without what the app does not ask for. */
function isFull(chosen: readonly string[], { language, lexicon }: Draft): boolean {
  if (language.written === 'en') return countCharacters(lexicon.list(chosen)) >= 30;
  return language.written !== 'other' && chosen.length > 0;
}

/** Joined functions that say too little: the seller's first sentence before them or for them. */
function withSentence(joined: string, sure: readonly string[], { draft, said, isForm }: AppLine): string {
  const pieces = draft.language.written === 'en' && !isForm ? countPieces(said) : 0;
  // "5 a day, offline and rating" says not of what.
  const isApart = pieces > 1 && pieces < 4 && joined !== '' && countCharacters(joined) < shortestWhole;
  if (isApart) {
    const both = `${upperFirst(said)}${clauseGap(draft)}${inLine(joined, draft)}`;
    const stems = stemsOf(joined);
    if (countCharacters(both) <= 80 && !stemsOf(said).some((stem) => stems.includes(stem))) return both;
  }
  if (countCharacters(joined) > tooShort || draft.language.written === 'other') return joined;
  // "Tick off all 214 Wainwrights" says more than "GPS log and photos of each summit".
  const isWhole =
    pieces > 3 ||
    (draft.language.written === 'en' && !isForm && joined.toLowerCase().endsWith(said.toLowerCase()));
  const isFair = (isWhole || countCharacters(said) > countCharacters(joined)) && countCharacters(said) <= 80;
  return isFair ? fuller(said, sure, draft) : joined;
}

/** "FlatSplit keeps track of who paid": the name stands right above. English. */
function withoutName(said: string, { brief, language }: Draft): string {
  const name = brief.fields['appName'] ?? '';
  const rest = name !== '' && said.startsWith(`${name} `) ? said.slice(name.length + 1) : '';
  return language.written === 'en' && /^\p{Ll}{3,}[^s\P{L}]s\s/u.test(rest) ? rest : said;
}

/** A clause with the functions that stand behind it, without the app's name where it is long enough so. */
function fuller(said: string, functions: readonly string[], draft: Draft): string {
  const things = draft.language.written === 'en' ? functions.filter((text) => !opensWithVerb(text)) : [];
  const bare = withFunctions(upperFirst(withoutName(said, draft)), things, draft);
  return countCharacters(bare) < shortest ? withFunctions(upperFirst(said), things, draft) : bare;
}

/** "Identify birds by song" is no thing that an app has. */
function opensWithVerb(text: string): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
  return opensWithAppOrder(text) || isThirdPerson(`${first.replace(/y$/u, 'ie')}s`);
}

/** A clause and behind it as many of the functions, each of two words and more, as there is room for. */
export function withFunctions(said: string, functions: readonly string[], draft: Draft): string {
  let line = said;
  for (const text of functions) {
    const next = `${line}${line === said ? clauseGap(draft) : ', '}${inLine(text, draft)}`;
    if (!text.includes(' ') || denies.test(text) || countCharacters(next) > 80) continue;
    if (said.toLowerCase().includes(text.toLowerCase())) continue;
    line = next;
  }
  return line;
}
