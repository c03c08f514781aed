import { adjectives, pluralThings } from '#rules/keywords/plain-words.ts';
import { kinds } from '#rules/offers/kind-words.ts';
import { stemOf } from '#rules/text/words.ts';

/** Stuffs and wholes that have no plural in a search box. */
const massNouns = new Set(
  (
    'therapy rehab acupuncture treatment osteopathy physiotherapy surgery payroll vat tax hire rental ' +
    'maintenance support transport restoration removal design management photography catering coffee ' +
    'tea soap honey furniture jewelry jewellery bread software clothing clothes wine beer jam granola ' +
    'chocolate skincare homeware tableware drinkware cookware kitchenware glassware stationery food ' +
    'footwear equipment hardware wallpaper flooring lighting art pottery bedding linen wool yarn ' +
    'fabric leather oil makeup perfume juice milk meat fish rice pasta cheese yoga pilates insurance ' +
    'storage water music photography pottery luggage underwear swimwear lingerie activewear outerwear ' +
    'decor cosmetics electronics hair skin advice help care ' +
    'trout mackerel salmon cod haddock halibut hake tuna herring eel seafood caviar roe squid ' +
    'freight haulage drayage clearance upholstery reupholstery joinery carpentry masonry dentistry podiatry ' +
    'logistics warehousing compliance bookbinding tofu noodles ramen sushi sashimi kimchi tempura curry ' +
    'venison beef lamb pork mutton bacon biltong charcuterie'
  ).split(' '),
);
const irregular: Readonly<Record<string, string>> = {
  knife: 'knives',
  shelf: 'shelves',
  loaf: 'loaves',
  scarf: 'scarves',
  child: 'children',
  person: 'people',
  mouse: 'mice',
};

/** Plural of an English phrase in lower case: its last noun, before any joint. Mass nouns stay. */
export function englishPlural(phrase: string): string {
  // "End of tenancy cleaning" and "carpet and upholstery cleaning" end with what they are.
  if (pluralOf(lastOf(phrase)) === lastOf(phrase) || activity.test(phrase) || twice.test(phrase))
    return phrase;
  const [, opening = phrase, tail = ''] = /^(.*?)(\s(?:for|of|with|in|on|to|and)\s.*)?$/u.exec(phrase) ?? [];
  // "New and used car": what stands before the "and" only describes.
  const isOpen = /^\sand\s/u.test(tail) && (kinds.test(opening) || adjectives.has(stemOf(lastOf(opening))));
  const [front, rest] = isOpen ? [phrase, ''] : [opening, tail];
  const words = front.split(' ');
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1), pluralOf(last)].join(' ') + rest;
}

function lastOf(phrase: string): string {
  return (
    phrase
      .replace(/\s(?:for|with|in|on|to)\s.*$/u, '')
      .split(' ')
      .at(-1) ?? ''
  );
}

/** Things that are made and counted, though they end as what is done: "planning drawings". */
const countable =
  /^(?:drawing|painting|building|wedding|viewing|filling|recording|meeting|railing|awning|landing|crossing|stocking|earring|ring|swing|wing|sling|string|covering|carving|etching|rendering|listing|rating|topping)$/u;

/** Things that are counted, whose names end as a plural does. */
const countedInS =
  /^(?:class|lens|dress|address|mattress|press|process|business|boss|pass|cross|witness|harness|compass|canvas|bus|campus|atlas|actress|hostess|waitress|fortress|buttress)$/u;

function pluralOf(word: string): string {
  if (countable.test(word)) return `${word}s`;
  if (countedInS.test(word)) return `${word}es`;
  if (massNouns.has(word) || pluralThings.has(word) || /(?:ware|wear|ing)$/u.test(word)) return word;
  if (irregular[word] !== undefined) return irregular[word];
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:s|x|z|ch|sh)$/u.test(word)) return /[^s]s$/u.test(word) ? word : `${word}es`;
  return `${word}s`;
}

/** "Dan dan", "biang biang": a foreign dish has no plural. */
const twice = /(?:^|\s)(\p{L}{2,}) \1$/u;
/** What is done and not counted, though its word is: nobody books "a team building". */
const activity = /(?:^|\s)(?:team|body|brand|link|capacity|model|home|house|boat|bow|guitar)[ -]building$/u;

/** Whether an English phrase names a stuff or a plural, before which "a" cannot stand. */
export function takesNoArticle(phrase: string): boolean {
  if (pluralOf(lastOf(phrase)) === lastOf(phrase) || activity.test(phrase) || twice.test(phrase)) return true;
  const last = /^(.*?)(?:\s(?:for|of|with|in|on|to|and)\s.*)?$/u.exec(phrase)?.[1]?.split(' ').at(-1) ?? '';
  return pluralOf(last) === last;
}

/**
 * Plural of a Spanish phrase of a noun, alone or with "de …"; null where an adjective would have to agree.
 * A phrase that is plural already stays.
 */
export function romancePlural(phrase: string): string | null {
  const [head = '', joint, ...rest] = phrase.split(' ');
  if (head.endsWith('s')) return phrase;
  if (joint !== undefined && !/^(?:de|del|para|con|sin)$/u.test(joint)) return null;
  const plural = /[aeiouáéó]$/u.test(head)
    ? `${head}s`
    : head.endsWith('z')
      ? `${head.slice(0, -1)}ces`
      : null;
  return plural === null ? null : [plural, ...(joint === undefined ? [] : [joint, ...rest])].join(' ');
}

/**
 * A Spanish phrase with its article, where the ending of its noun tells gender and number; null where it does not.
 * "La vacunación de perros", never "cuánto cuesta urgencias".
 */
export function withSpanishArticle(phrase: string): string | null {
  const head = phrase.split(' ')[0] ?? '';
  if (/(?:ción|sión|dad|tad|ez|umbre|[^m]a)$/u.test(head) && !/(?:^día|ista)$/u.test(head))
    return `la ${phrase}`;
  return /(?:o|je|or|miento|aje|én)$/u.test(head) ? `el ${phrase}` : null;
}

/** A French phrase with its indefinite article, where the ending of its noun tells the gender; null where it does not. */
export function withFrenchArticle(phrase: string): string | null {
  const head = phrase.split(/[\s'’]/u)[0] ?? '';
  if (/(?:tion|sion|aison|ette|elle|erie|ure|ade|ance|ence|ine|ille|euse|ie)$/u.test(head))
    return `une ${phrase}`;
  return /(?:age|ment|eau|oir|isme|ier|teur|eur|in|on|al|et|ard)$/u.test(head) &&
    !/(?:image|plage|page|cage|main|fin|boisson|^eau|fleur|couleur)$/u.test(head)
    ? `un ${phrase}`
    : null;
}
