import { capitalWords } from '#rules/facts/capitals.ts';
import { measureText } from '#rules/facts/measured-text.ts';
import { foldWord, tokensOf } from '#rules/text/words.ts';

/** Where an ad text stands; Google's editorial rules differ a little. */
export type AdSurface =
  | 'headline'
  | 'description'
  | 'sitelink'
  | 'callout'
  | 'snippet'
  | 'path'
  | 'business_name';

export const editorialRules = [
  'exclamation',
  'repeated_punctuation',
  'symbol',
  'emoji',
  'capitals',
  'number_for_word',
  'phone_number',
  'click_here',
  'repeated_word',
  'spacing',
  'web_address',
  'competitor',
] as const;
export type EditorialRule = (typeof editorialRules)[number];

export interface EditorialFault {
  rule: EditorialRule;
  /** What stands there. */
  found: string;
  /** What Google asks for, one sentence. */
  sentence: string;
}

/** What the rules must know of the advertiser. */
export interface EditorialContext {
  /** Names of the advertiser, whose spelling is its own. */
  ownNames: readonly string[];
  /** Names of others, which no ad text may carry (Google Ads policy on trademarks). */
  competitors: readonly string[];
}

const sentences: Record<EditorialRule, string> = {
  exclamation: 'No exclamation mark in a headline, and one at most in the whole ad.',
  repeated_punctuation: 'A mark of punctuation stands once.',
  symbol: 'Symbols stand only for what they mean: no bullets, arrows, stars or ellipses.',
  emoji: 'No emoji.',
  capitals: 'Capitals only for abbreviations and names.',
  number_for_word: 'A number or sign does not stand for a word.',
  phone_number: 'Phone numbers belong into a call asset, not into the text.',
  click_here: 'The text names what happens instead of "click here".',
  repeated_word: 'A word is not repeated for effect.',
  spacing: 'One space between words, none before a mark.',
  web_address: 'The address of the website stands in its own field.',
  competitor: 'Names of others are not used in ad text.',
};

const emoji = /(?![#*\d©®™])\p{Extended_Pictographic}|[\u{1F1E6}-\u{1F1FF}]/u;
/** Apostrophes, hyphens, slashes and money signs are plain text; so is & between words, % and + beside a number. */
const symbols = /[•·▪►◄→←↑↓⇒★☆✓✔✗✘✦❤♥♦♣♠■□●○◆◇~^*_=|<>{}[\]\\@#¶…‼⁉]|\.{3}/u;
const repeatedMarks = /([!?.,;:&%/+-])\s?\1|[!?]{2,}|，，|。。|！！|？？/u;
const phone = /(?<![\p{L}\d$€£.,])(?:\+|00)?\(?\d{1,4}\)?(?:[\s./-]?\(?\d{2,5}\)?){2,6}(?![\d%])/gu;
const clickHere =
  /\b(?:click (?:here|now|this|below)|hier klicken|klicken sie hier|klick hier|jetzt klicken|haz clic|haga clic|clic aqu[ií]|cliquez ici|cliquez (?:sur|maintenant))\b|クリック(?:はこちら|して)|点击这里|点击此处/iu;
const numberForWord =
  /\b(?:(?<!(?:max|maximum|only|just|up to|of|most|than|to|for|per)\.? )4\s(?:sale|rent|you|u|less|free|all|kids|life)|(?:go|here|want|need|call|how|back)\s?2\b(?=\s\p{L})|gr8|b4|2day|2nite|4ever|l8r?|m8|u\sneed|w\/o)(?![\p{L}\d])/iu;
const webAddress = /(?:https?:\/\/|www\.)\S+|\b[\p{L}\d-]{2,}\.(?:com|net|org|co\.uk|de|fr|es|shop|io)\b/iu;
const spelledOut = /(?<!\p{L})(?:\p{Lu}[-.\s]){2,40}\p{Lu}(?![\p{L}.])/u;

/** Breaches of Google's editorial rules in one ad text; empty when there is none. Source: fact sheet §12. */
export function editorialFaults(
  text: string,
  surface: AdSurface,
  context: EditorialContext,
): EditorialFault[] {
  const faults: EditorialFault[] = [];
  const add = (rule: EditorialRule, found: string | undefined): void => {
    if (found !== undefined) faults.push({ rule, found, sentence: sentences[rule] });
  };
  const marks = text.match(/[!！¡]/gu) ?? [];
  if (marks.length > (surface === 'description' ? 1 : 0)) add('exclamation', marks.join(''));
  add('repeated_punctuation', repeatedMarks.exec(text)?.[0]);
  add('emoji', emoji.exec(text)?.[0]);
  add('symbol', symbols.exec(text)?.[0]);
  add('phone_number', phoneNumbers(text)[0]);
  add('click_here', clickHere.exec(text)?.[0]);
  add('number_for_word', numberForWord.exec(text)?.[0]);
  if (surface !== 'path') add('spacing', / {2,}|\s[,.](?!\d)|^\s|\s$/u.exec(text)?.[0]);
  add(
    'web_address',
    /https?:\S*|www\.\S+/iu.exec(text)?.[0] ?? webAddress.exec(withoutNames(text, context.ownNames))?.[0],
  );
  add('capitals', shouted(text, context)[0]);
  add('repeated_word', repeatedWord(text, context.ownNames));
  add('competitor', namedOf(text, context.competitors));
  return faults;
}

/** Whether a text holds what never stands in an ad: a phone number, a web or mail address, "click here". */
export function clickOrContact(text: string): boolean {
  return (
    phoneNumbers(text).length > 0 || clickHere.test(text) || webAddress.test(text) || /\S@\S/u.test(text)
  );
}

/** "600 123 456": nobody counts hundreds of millions so. */
const spanishPhone = /^[6-9]\d{2}[ .]\d{3}[ .]\d{3}$/u;

/** Phone numbers in a text: seven digits or more in groups, which neither prices nor years are. */
function phoneNumbers(text: string): string[] {
  return [...text.matchAll(phone)].flatMap(([found]) => {
    const digits = found.replace(/\D/gu, '');
    const isYears = /^(?:19|20)\d{2}\s?[-–/]\s?(?:19|20)\d{2}$/u.test(found.trim());
    const isThousands = /^\d{1,3}(?:[ .,]\d{3})+$/u.test(found.trim()) && !spanishPhone.test(found.trim());
    return digits.length >= 7 && !isYears && !isThousands ? [found.trim()] : [];
  });
}

/** Words in capitals that are neither abbreviations nor own names, and words spelled letter by letter. */
export function shouted(text: string, { ownNames }: Pick<EditorialContext, 'ownNames'>): string[] {
  const allowed = new Set(ownNames.flatMap((name) => tokensOf(name).map(({ stem }) => stem)));
  const words = capitalWords(measureText(text), allowed);
  const letters = text.match(/\p{L}/gu) ?? [];
  const small = letters.some((letter) => letter !== letter.toUpperCase());
  // A short one beside small letters is an abbreviation, unless it is one of the words that are shouted.
  const loud = words
    .filter((word) => !isMark(word, text) || (!small && (word.length > 5 || howMarked.test(word))))
    .filter((word) => !small || word.length > 5 || shoutedWords.has(foldWord(word)));
  const spelled = spelledOut.exec(text)?.[0];
  return spelled === undefined ? loud : [spelled, ...loud];
}

const mark =
  /^[-\s](?:certified|registered|accredited|licen[cs]ed|approved|trained|qualified|members?|zertifiziert|geprüft|zugelassen|certificad|acreditad|certifié|agréé|qualifié)/iu;

/** "NABCEP certified": whoever grants a mark writes its name in capitals. */
function isMark(word: string, text: string): boolean {
  return mark.test(text.slice(text.indexOf(word) + word.length));
}

/** "FULLY CERTIFIED": how, and nobody's mark. */
const howMarked = /^(?:FULLY|STATE|SAFE|BOARD|TEAM|STAFF|ALL|ARE|AND|OUR|WELL|BEST|TECHS?|NOT|ALSO|VOLL)$/u;

const shoutedWords = new Set(
  'free best new now sale save only hot top call buy today deal deals cheap great big huge wow win open fast huge gratis jetzt neu nur beste heute sofort aktion oferta ahora hoy mejor solo nuevo gratuit promo neuf maintenant solde'.split(
    ' ',
  ),
);

/** The first of these names that stands in a text as whole words; folded, so that accents and case do not hide it. */
export function namedOf(text: string, names: readonly string[]): string | undefined {
  const folded = ` ${foldWord(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;
  const joined = folded.replaceAll(' ', '');
  return names.find((name) => {
    const wanted = foldWord(name)
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
    if (wanted === '') return false;
    if (folded.includes(` ${wanted} `) || folded.includes(` ${wanted}s `)) return true;
    const run = wanted.replaceAll(' ', '');
    return run.length >= 6 && (isUnspacedName(run) || wanted.includes(' ')) && joined.includes(run);
  });
}

function isUnspacedName(name: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(name);
}

function withoutNames(text: string, names: readonly string[]): string {
  let rest = text;
  for (const name of names) if (name !== '') rest = rest.replaceAll(name, ' ');
  return rest;
}

/** "Sale sale sale", "quality quality": the same word twice in a row, but not a name that is so. */
function repeatedWord(text: string, ownNames: readonly string[]): string | undefined {
  const found = /(?<![\p{L}\p{N}])(\p{L}{2,})(?:[\s,]+\1)+(?![\p{L}\p{N}])/iu.exec(text)?.[0];
  if (found === undefined) return undefined;
  return ownNames.some((name) => foldWord(name).includes(foldWord(found))) ? undefined : found;
}
