import type { Brief, Keyword, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { countCharacters } from '#rules/text/count.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { foldWord, stemOf, stemsOf, wordsOf } from '#rules/text/words.ts';
import { unsearchedStems } from './app-words.ts';
import { isIdleInApp } from './idle-in-app.ts';
import { mostOf, saysNothing, tellsWhen, whereItMayGo } from './no-single-words.ts';
import type { NounPhrase } from './noun-phrases.ts';
import { verbsOf } from './nouns-of-text.ts';
import { genericWords, instructionWords, isSmallWord, sellingWords, singularOf } from './plain-words.ts';
import type { Slot } from './slot.ts';
import { stemsOfOthers } from './said-of-others.ts';
import { deniedStems } from './wrong-parts.ts';

const most = 70;
/** Letters of a denied word from which on it denies those that begin with it. */
const leastDenied = 5;

/** What single words are looked for in. */
export interface WordSource {
  brief: Brief;
  ledger: Ledger;
  platform: Platform;
  phrases: readonly NounPhrase[];
  heads: readonly Slot[];
}

/** Single words for a field that holds nothing else, each once, the best first. */
export class WordField {
  readonly words: Keyword[] = [];
  readonly #refused: ReadonlySet<string>;
  readonly #denied: readonly string[];
  readonly #seen: Set<string>;
  readonly #language: WrittenLanguage;
  readonly #isApp: boolean;
  readonly #name: string;

  constructor({ brief, ledger, platform }: WordSource, ranked: readonly Keyword[]) {
    this.#language = ledger.language.written;
    this.#isApp = platform.subject === 'app';
    this.#name = brief.product.name.toLowerCase();
    this.#seen = new Set(
      ranked.flatMap((keyword) => wordsOf(keyword.phrase).map((word) => stemOf(word.text))),
    );
    this.#refused = new Set([
      ...hiddenStems(ledger, this.#isApp),
      ...stemsOfOthers(brief, ledger),
      ...(this.#isApp ? unsearchedStems(brief) : []),
      ...(this.#language === 'fr' ? verbsOf(firstWords(brief.product.description, 1200)) : []),
    ]);
    // "Not for charging" is no charger either.
    this.#denied =
      this.#language === 'en'
        ? [...deniedStems(ledger)]
            .map((stem) => stem.replace(/ing$/u, ''))
            .filter((stem) => stem.length >= leastDenied)
        : [];
  }

  add(given: string, source: string, rank = 0.1): void {
    if (this.words.length >= most) return;
    const isRomance = this.#language === 'es' || this.#language === 'fr';
    // "D'épargne" is searched as "épargne".
    const word = isRomance ? given.replace(/^\p{L}[’'](?=\p{L}{3})/u, '') : given;
    const plain = this.#language === 'en' ? singularOf(word.toLowerCase()) : word.toLowerCase();
    const stem = stemOf(plain);
    if (this.#seen.has(stem) || this.#isRefused(plain, stem) || !this.#namesSomething(plain, stem)) return;
    this.#seen.add(stem);
    this.words.push({
      phrase: plain,
      kind: 'attribute',
      rank: Math.max(0.01, rank - this.words.length / 1000),
      source,
    });
  }

  /** Whether the brief denies it, or its halves. */
  #isRefused(plain: string, stem: string): boolean {
    if (this.#refused.has(stem) || this.#denied.some((other) => stem.startsWith(other))) return true;
    const isRomance = this.#language === 'es' || this.#language === 'fr';
    return isRomance && plain.includes('-') && stemsOf(plain).some((part) => this.#refused.has(part));
  }

  #namesSomething(plain: string, stem: string): boolean {
    const isEnglish = this.#language === 'en';
    if (isSmallWord(foldWord(plain), this.#language) || /\d/.test(plain)) return false;
    if (unitsAndNumbers.has(plain) || genericWords.has(stem) || sellingWords.has(stem)) return false;
    if (countCharacters(plain) < (isEnglish ? 3 : 4)) return false;
    if (this.#isApp && isIdleInApp(plain, this.#language) && !this.#name.includes(plain)) return false;
    if (!isEnglish) return true;
    if (instructionWords.has(stem) || saysNothing.test(plain)) return false;
    if (this.#isApp && (tellsWhen.test(plain) || mostOf.test(plain))) return false;
    // Of goods a freezer is where they may go; an app may be about nothing else.
    return this.#isApp || !whereItMayGo.test(plain) || this.#name.includes(plain);
  }
}

/** Stems of negations, faults, prices and instructions, which would find the wrong buyer. */
function hiddenStems(ledger: Ledger, isApp: boolean): Set<string> {
  const kinds = new Set([
    'exclusion',
    'limit',
    'flaw',
    'price',
    'shipping',
    'contact',
    'medical',
    // "Factures, garanties et contrats": an app keeps those of others.
    ...(isApp && ledger.language.written !== 'en' ? [] : ['guarantee']),
    ...(ledger.language.written === 'en' ? [] : ['care', 'duration']),
  ]);
  const hidden = new Set<string>();
  for (const fact of ledger.facts) {
    if (kinds.has(fact.kind)) for (const { text } of wordsOf(fact.value)) hidden.add(stemOf(text));
    // "Hand wash", "rub with a little oil": how it is looked after; "washable" is what it is.
    if (fact.kind === 'care' && ledger.language.written === 'en')
      for (const { text } of wordsOf(fact.value)) if (!isTraitOfCare.test(text)) hidden.add(stemOf(text));
  }
  for (const stem of deniedStems(ledger)) hidden.add(stem);
  // "Läuft mit 18-V-Akkus (Akku und Ladegerät nicht dabei)": what is missing is said in passing.
  for (const { value } of ledger.facts)
    for (const [, missing = ''] of value.includes('(') ? value.matchAll(notAlong) : [])
      for (const { text } of wordsOf(missing)) hidden.add(stemOf(text));
  return hidden;
}

const isTraitOfCare = /(?:able|proof|resistant)$/iu;
const notAlong =
  /\(([^()]{3,60}) (?:(?:ist |sind )?nicht (?:dabei|enthalten|inklusive|inbegriffen|im Lieferumfang)|not (?:included|supplied)|no incluid[oa]s?|non inclus\p{Ll}*|niet inbegrepen)\)/giu;

const unitsAndNumbers = new Set(
  'inch foot pair carry side top bottom front back end mm cm in ft lb lbs oz kg mah kcal psi gsm litre liter metre meter min rpm cfm mph watt volt amp assembly one two three four five six seven eight nine ten twelve zwei drei vier funf sechs jahre jahren monate monaten tage tagen wochen minuten stunden daten gerät version versionen dos tres cuatro cinco seis deux trois quatre cinq'.split(
    ' ',
  ),
);
