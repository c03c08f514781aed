import { eld } from 'eld/extrasmall';
import type { SeoForm } from '#contract/seo-content.ts';
import type { Language } from '#rules/listing/listing.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { foldWord, keyOfWord, perWord, type WordKey } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { shopWords } from './shop-words.ts';
import { waresOf, type Written } from './wares.ts';

type Choice = NonNullable<SeoForm['language']>;

/** Function words that stand in almost every text of a language and in few others. */
const functionWords: Record<Written, string> = {
  en: 'the and with for of is are it this that your you from made by to has have comes not or in on a an at be can each no use only alone they when what our dont than then into',
  de: 'der die das und mit für ist sind aus dem den ein eine einer einem nicht auch sie wir ich von im zum zur auf als bei oder wird werden sich hat nur ohne kein keine keinen sehr unsere unser am gibt noch siehe möglich abholung rücknahme versand privatverkauf konvolut stck kompl',
  es: 'el la los las y con para es son de del un una en por no se su sus que lo al como este esta más sin hecho hecha cada muy hasta',
  fr: 'le la les et avec pour est sont de du des un une en dans par pas ne se sa son ses que au aux ce cette plus sans vous nous fait faite',
};

/**
 * The same of languages that are not written in full, with what they share with the four: an Italian text has "in" and
 * "a" as an English one does, but also "di" and "fatta".
 */
const rivalWords: Readonly<Record<string, string>> = {
  it: 'il lo la gli le di da in con su per e è a che non un una uno del dello della dei degli al alla alle dal dalla nel nella sul sulla fatto fatta mano senza anche sono',
  pt: 'o os a um uma de da dos das em na nos nas com para por e é não mais ou ao à sem que se feito feita mão são pouco meio mudança recolha cinzento cinzenta tecido assento cozinha ainda',
  nl: 'de het een van voor met alleen en in is zijn wordt niet ook maar bij naar uit te aan of geen om tot deze onze',
  pl: 'na nie jest są dla przez oraz się ze od po przy lub ręcznie bez',
  sv: 'och med för är av en ett på inte till från som det utan eller',
  da: 'og med til af er en et på ikke fra som det uden eller',
  ro: 'și cu din pe la de un o pentru este sunt nu în fără sau',
  cs: 'na je jsou pro od bez nebo ručně není také',
  hr: 'na za su od po bez ili iznad kod koji nije ručno naš naša svi sve',
};
const rivalsOfWord = new Map<string, string[]>();
for (const words of [rivalWords, shopWords]) {
  for (const [tag, list] of Object.entries(words)) {
    for (const word of list.split(' ')) {
      const folded = foldWord(word);
      rivalsOfWord.set(folded, [...(rivalsOfWord.get(folded) ?? []), tag]);
    }
  }
}
const rivalsOf = perWord(({ folded }) => rivalsOfWord.get(folded) ?? null);
/** So many words that none of the four has make a text one of a rival. */
const fewestOwn = 2;
/** Share of words that name goods of one language, and how often those of the rival, from which the rival's are chance: the E of "E-Check". */
const ownGoods = 0.4;
const timesForeign = 3;

const wordLanguages = new Map<string, Written[]>();
for (const language of ['en', 'de', 'es', 'fr'] as const) {
  for (const word of functionWords[language].split(' ')) {
    const folded = foldWord(word);
    wordLanguages.set(folded, [...(wordLanguages.get(folded) ?? []), language]);
  }
}

/** The languages of which a word is a function word; null for most words. */
const languagesOf = perWord(({ folded }) => wordLanguages.get(folded) ?? null);

/** "The" of an English text is no French tea, which has its accent. */
function isSmallWordElsewhere(word: string, language: Written): boolean {
  const languages = foldWord(word) === word.toLowerCase() ? languagesOf(keyOfWord(word)) : null;
  return languages !== null && !languages.includes(language);
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\u3040-\u30FF]/gu, 'ja'],
  [/[\uAC00-\uD7AF]/gu, 'ko'],
  [/[\u4E00-\u9FFF]/gu, 'zh'],
  [/[\u0600-\u06FF]/gu, 'ar'],
  [/[\u0590-\u05FF]/gu, 'he'],
  [/[\u0400-\u04FF]/gu, 'ru'],
  [/[\u0370-\u03FF]/gu, 'el'],
  [/[\u0E00-\u0E7F]/gu, 'th'],
  [/[\u0900-\u097F]/gu, 'hi'],
];

/** Letters that belong to languages that are not written in full. */
const foreignLetters: readonly (readonly [RegExp, string])[] = [
  // German has the letters, but not these pairs and endings.
  [/ää|öö|yö|äy|(?:ss|ll|st)ä(?!\p{L})/giu, 'fi'],
  [/[ơư\u1EA0-\u1EF9]/giu, 'vi'],
  [/[ğışİ]/gu, 'tr'],
  [/[ąćęłńśźż]/giu, 'pl'],
  [/[ãõ]|(?:nças?|ências?)(?!\p{L})/giu, 'pt'],
  [/[řěůť]/giu, 'cs'],
  [/[őű]/giu, 'hu'],
  [/[ățș]/giu, 'ro'],
  [/[åø]/giu, 'da'],
];

/** Wider than the scripts together: only whether a closer look is worth it. */
const otherScript = /[\u0370-\u1DFF\u3040-\uD7AF]/u;

function scriptTag(text: string): string | null {
  if (!otherScript.test(text)) return null;
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  for (const [pattern, tag] of scripts) {
    const count = (text.match(pattern) ?? []).length;
    if (count > 0 && count >= letters * 0.3) return refined(text, tag);
  }
  return null;
}

function refined(text: string, tag: string): string {
  if (tag === 'ja' || tag === 'zh') return /[\u3040-\u30FF]/u.test(text) ? 'ja' : 'zh';
  if (tag === 'ar' || tag === 'ru') {
    const detected = eld.detect(text).language;
    if (detected === 'fa' || detected === 'ur' || detected === 'uk' || detected === 'bg') return detected;
  }
  return tag;
}

function isWritten(tag: string): tag is Written {
  return tag === 'en' || tag === 'de' || tag === 'es' || tag === 'fr';
}

/** Wider than all letters that are counted: an English text is looked at once instead of for each of them. */
const accentedLetter = /[\u00A1\u00BF-\u024F\u1E9E-\u1EF9\u212B]/;

/** The language that is not written in full whose own letters stand in a text: Swedish has Danish rings, Croatian a Polish ć. */
function foreignOf(text: string): (typeof foreignLetters)[number] | undefined {
  if (!accentedLetter.test(text)) return undefined;
  const found = foreignLetters.find(([pattern]) => (text.match(pattern) ?? []).length >= 2);
  if ((found?.[1] === 'pt' || found?.[1] === 'fi') && /õ/iu.test(text) && /[äöü]/iu.test(text))
    return [found[0], 'et'];
  if (found?.[1] === 'pl' && /[čšžđ]/iu.test(text)) return [found[0], 'hr'];
  return found?.[1] === 'da' && /[äö]/iu.test(text) && !/[æø]/iu.test(text) ? [found[0], 'sv'] : found;
}

/** Below this many words the nouns of products count too, because function words are few. */
const shortText = 40;
/** Below this many pieces one word of goods more than of any other language decides: the model guesses at them. */
const fewPieces = 9;
/** Share of function words above which a text of some length is in that language and no other. */
const clearShare = 0.2;
/** Share of function words against which the n-gram model is not heard. */
const settledShare = 0.25;

interface WordScores {
  language: Written;
  scores: Readonly<Record<Written, number>>;
  share: number;
  lead: number;
  rival: number;
  /** Tag of a language that is not written in full and has more words of its own here; empty where none has. */
  foreign: string;
}

function scoreWords(text: string): WordScores {
  const scores: Record<Written, number> = { en: 0, de: 0, es: 0, fr: 0 };
  let words = 0;
  const foreign = new Map<string, number>();
  const seen = new Set<string>();
  const told: WordKey[] = [];
  // The E of "E27", of "3N1110300AE", of "E-Check" and of "letter E" is no Italian word.
  for (const word of text.match(
    /(?<![\p{N}\p{L}\p{M}])(?<!\p{Ll} (?=\p{Lu}(?!\p{L})))(?!\p{L}-)[\p{L}\p{M}]+(?![\p{L}\p{M}\p{N}])/gu,
  ) ?? []) {
    words += 1;
    const key = keyOfWord(word);
    const [languages, rivals] = [languagesOf(key), rivalsOf(key)];
    // A maker's "van der Berg van" says its word twice; "nu" and "er" alone prove nothing.
    if (languages === null && rivals !== null && !seen.has(word) && seen.add(word))
      for (const tag of rivals) foreign.set(tag, (foreign.get(tag) ?? 0) + 1);
    if (languages === null) continue;
    told.push(key);
    for (const language of languages) scores[language] += 1 / languages.length;
  }
  if (words < shortText) {
    for (const language of ['en', 'de', 'es', 'fr'] as const) {
      // A German noun has its capital: "drawstring" is no German string.
      const nouns = typeHits(text, language, false).filter(
        (hit) =>
          (language !== 'de' || /^\p{Lu}/u.test(hit.text)) && !isSmallWordElsewhere(hit.text, language),
      );
      scores[language] += nouns.length * 2;
    }
    for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
      const languages = waresOf(word).filter((language) => !isSmallWordElsewhere(word, language));
      for (const language of languages) scores[language] += 1 / languages.length;
    }
  }
  if (accentedLetter.test(text)) {
    scores.de += (text.match(/[äöüß]/giu) ?? []).length * 0.5;
    scores.es += (text.match(/[ñ¿¡]/giu) ?? []).length * 0.8;
    // French has no such letters, whatever goods it shares: "carnet de moto, recuperación".
    if (/[áíóúñ]/iu.test(text) && !/[àèêçœùâîôû]|(?<!\p{L})[ldnqs]['’]/iu.test(text)) scores.fr *= 0.2;
  }
  scores.fr += (text.match(/[çèêœ]|\b[ldn]['’]/giu) ?? []).length * 0.4;
  const ranked = (['en', 'de', 'es', 'fr'] as const).toSorted((a, b) => scores[b] - scores[a]);
  const [first, second] = ranked;
  const [tag = '', own = 0] = [...foreign].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  const against = () =>
    told.filter((key) => languagesOf(key)!.includes(first!) && rivalsOf(key)?.includes(tag) !== true).length;
  const isOwn = scores[first!] >= ownGoods * words && scores[first!] - scores[second!] >= timesForeign * own;
  return {
    foreign: own >= fewestOwn && !isOwn && own > against() ? tag : '',
    language: first!,
    scores,
    share: scores[first!] / Math.max(1, words),
    lead: scores[first!] - scores[second!],
    rival: scores[second!] / Math.max(1, scores[first!]),
  };
}

/** Words and endings of Norwegian that are written otherwise in Danish, and the other way round. */
const norwegian = longPattern('giu')`
  (?<!\p{L})(?:av|etter|uten|mellom|hva|hvordan|noe|noen|bare|veldig|ull\p{L}*|genser\p{L}*|farge\p{L}*
    |hvite?|laget|håndlaget|vekt|skinn|hjem|deg|meg|seg|oss|ble|vår|våre|nå|også|melk|uke|uker|dager
    |kjøp\p{L}*|sjokolade|størrelsene|strikket|gave til|\p{L}{3,}(?:sjon|else[nr]e|het|heten
      |lig[e]?het))(?!\p{L})
`;
const danish =
  /(?<!\p{L})(?:af|efter|uden|mellem|hvad|noget|nogen|nogle|kun|meget|uld\p{L}*|farve\p{L}*|hvide?|lavet|håndlavet|vægt|læder|dig|mig|sig|os|blev|vores|nu|mælk|uge|uger|dage|køb\p{L}*|chokolade|størrelserne|bleven|gave til|\p{L}{3,}(?:tion|hed|heden|lighed))(?!\p{L})/giu;

/** Norwegian shares its letters and most small words with Danish: where its own words are more, it is Norwegian. */
function northern(language: Language, texts: readonly string[]): Language {
  if (language.tag !== 'da') return language;
  const text = texts.join('\n').slice(0, 4_000);
  const count = (pattern: RegExp): number => (text.match(pattern) ?? []).length;
  return count(norwegian) > count(danish) ? { written: 'other', tag: 'no' } : language;
}

/**
 * Language to write in: the seller's choice, else the language of all texts joined. English, Spanish, German and
 * French are written in full; any other is `other` with its BCP 47 tag, `und` when it cannot be told.
 */
export function detectLanguage(texts: readonly string[], choice: Choice): Language {
  return northern(languageIn(texts, choice), texts);
}

function languageIn(texts: readonly string[], choice: Choice): Language {
  if (choice !== 'auto') return { written: choice, tag: choice };
  const text = texts.join('\n').slice(0, 4_000);
  if (!/\p{L}/u.test(text)) return { written: 'en', tag: 'en' };
  const script = scriptTag(text);
  if (script !== null) return { written: 'other', tag: script };
  const words = scoreWords(text);
  if (words.foreign !== '') return { written: 'other', tag: foreignOf(text)?.[1] ?? words.foreign };
  // Enough function words of one language settle it; the n-gram model is asked in doubt only.
  const isClear = words.share >= clearShare && words.lead >= 4 && words.rival <= 0.4;
  const foreign = foreignOf(text);
  if (isClear && foreign === undefined) return { written: words.language, tag: words.language };
  const pieces = countPieces(text);
  const leastLead = pieces < fewPieces ? 1 : 1.5;
  const isShortAndClear = words.share > 0.3 && words.lead >= leastLead && pieces < shortText;
  const isSettled = (words.share >= settledShare && words.lead >= 2) || isShortAndClear;
  if (isSettled && foreign === undefined) return { written: words.language, tag: words.language };
  const detected = eld.detect(text);
  if (
    words.share >= 0.12 &&
    words.lead >= 2 &&
    (detected.language === words.language || foreign === undefined)
  ) {
    const doubt = detected.language !== words.language && detected.isReliable() && words.share < settledShare;
    if (!doubt) return { written: words.language, tag: words.language };
  }
  if (foreign !== undefined) return { written: 'other', tag: foreign[1] };
  const tag = detected.language;
  if (tag === '') return { written: 'en', tag: 'en' };
  if (isWritten(tag)) return { written: tag, tag };
  // "DIMMBAR PER APP, BLUETOOTH UND ZIGBEE, VERSAND ALS WARENSENDUNG": the model reads names, "und" and "als" are German.
  if (words.language === 'de' && words.foreign === '' && words.lead >= 2 && words.rival <= 0.4)
    return { written: 'de', tag: 'de' };
  // A short text of nouns is guessed at; English is then the likelier reading than a rare language.
  if (!detected.isReliable() && words.share > 0 && words.lead > 0) {
    return { written: words.language, tag: words.language };
  }
  if (!detected.isReliable() && countPieces(text) < 12) return { written: 'en', tag: 'en' };
  return { written: 'other', tag };
}

/** So many times the function words of the other language settle it. */
const clearTimes = 2;
/** The n-gram model is sure of fewer pieces too, and wrong: "heavy gauge carbon steel, non-stick coating" was Dutch. */
const fewestForModel = 12;

/**
 * Whether a text is plainly in one language and not in another: by its script, by words of its own, or by twice as many
 * function words and goods as the other language has in it.
 */
export function isPlainlyIn(text: string, own: Language, other: Language): boolean {
  if (scriptTag(text) !== null) return true;
  const words = scoreWords(text);
  if (own.written === 'other')
    return words.foreign !== '' || foreignOf(text) !== undefined || isSure(text, own.tag);
  const rival = other.written === 'other' ? 0 : words.scores[other.written];
  return words.language === own.written && words.lead >= 2 && words.scores[own.written] >= clearTimes * rival;
}

function isSure(text: string, tag: string): boolean {
  if (countPieces(text) < fewestForModel) return false;
  const detected = eld.detect(text);
  return detected.language === tag && detected.isReliable();
}
