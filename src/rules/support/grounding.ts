import { longPattern } from '#rules/text/long-pattern.ts';
import { plainWords } from './plain-words.ts';

/**
 * Words that make a sentence a matter of money, time or promise. Such a sentence may leave only as it stands in an
 * entry: a figure that occurs somewhere is not enough, since "the bundle costs" may be put in front of any of them.
 */
const binding = longPattern('iu')`
  [\p{N}\p{Sc}%‰@]|\b(?:free|refund|guarant|discount|coupon|voucher|lifetime|forever|trial|promis
    |complimentary|waive|gift|bonus|credit|unlimited|cancel|price|cost|fee|pay|paid|charg|bill|rate|offer
    |deal|sale|save|cheap|half|double|twice|dollar|euro|buck|pound|cent|month|year|week|day|hour|minute
    |percent|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty
    |seventy|eighty|ninety|hundred|thousand|million|dozen|third|quarter|nothing|never|always|soon|http|www
    |upgrad|downgrad|approv|confirm|account|subscri|gratis|kostenlos|gratuit
    |(?:yes|yeah|yep|sure|certainly|absolutely|definitely|indeed)\b)|^no\b
`;

/** Something that looks like an address on the web, even without its protocol. */
const address = /\w\.[a-z]{2,}\b/iu;

/** What a sentence may hold besides the words of the one that it retells. None of them says yes or no to anything. */
const plainSpeech = new Set(
  plainWords(
    'hello hi thanks thank you welcome happy glad to help please let me know if have any more other ' +
      'questions question ask anything else here is what i can say about that this do does the answer ' +
      'an a for your sorry afraid only it its and or but with in on at are be will see also details ' +
      'great good of from as they them there then so which who how when where by was would could ' +
      'should into than too just each both not cannot dont doesnt',
  )
    .trim()
    .split(' '),
);

const negation =
  / (?:no|not|never|nobody|none|nothing|neither|nor|without|cannot|cant|dont|doesnt|isnt|arent|wont) /;

/** Shorter sentences, such as "Yes.", mean whatever stands before them. */
const fewestOwnWords = 3;

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Spelling-blind, so that a straight apostrophe or another space does not make a sentence another one. */
function sameForm(sentence: string): string {
  return sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’‛]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/[.!?…]+$/, '')
    .trim();
}

/** A sentence of an entry, in the forms that it is compared in. */
interface OwnSentence {
  form: string;
  words: ReadonlySet<string>;
  negated: boolean;
}

function ownSentence(sentence: string): OwnSentence {
  const plain = plainWords(sentence);
  return { form: sameForm(sentence), words: new Set(plain.trim().split(' ')), negated: negation.test(plain) };
}

/**
 * Whether a model's answer says nothing that the entries do not say. A sentence with a figure, price, date, address or
 * promise must stand in them word for word. Any other sentence may retell one of theirs in its own words, with a "no"
 * where that has one and none where it has none, or hold nothing but courtesy.
 * @param sources answers of the entries that it rests on
 */
export function isGrounded(answer: string, sources: readonly string[]): boolean {
  const own = sources
    .flatMap((source) => sentencesOf(source).map(ownSentence))
    .filter(({ words }) => words.size >= fewestOwnWords);
  const sentences = sentencesOf(answer);
  return sentences.length > 0 && sentences.every((sentence) => isBacked(sentence, own));
}

function isBacked(sentence: string, own: readonly OwnSentence[]): boolean {
  const form = sameForm(sentence);
  if (own.some((source) => source.form === form)) return true;
  // Names and figures in another script could not be judged.
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(form)) return false;
  if (binding.test(form) || address.test(form)) return false;
  const plain = plainWords(form);
  const told = plain.split(' ').filter((word) => word !== '' && !plainSpeech.has(word));
  if (told.length === 0) return plain !== '  ';
  const negated = negation.test(plain);
  return own.some((source) => source.negated === negated && told.every((word) => source.words.has(word)));
}
