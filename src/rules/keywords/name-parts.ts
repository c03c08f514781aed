import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { behindThing, halves } from './behind-thing.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { nameRuns } from './noun-phrases.ts';
import { sellingWords } from './plain-words.ts';
import type { Slot } from './slot.ts';

/** Most words of a phrase that is searched. */
const mostWords = 4;

/**
 * What stands in an English name up to the thing itself, one word less each time: "crochet baby blanket pattern" →
 * "baby blanket pattern", "blanket pattern". The words behind the thing ("PDF") are none of it.
 */
export function nameParts(brief: Brief, heads: readonly Slot[], brand: string): Candidate[] {
  const source = `products.${brief.product.index}.name`;
  const lasts = new Set(heads.map((head) => stemOf(head.text.split(' ').at(-1) ?? '')));
  lasts.delete('set');
  const [run, second] = nameRuns(brief.product.name, source, 'en');
  const words = run?.words ?? [];
  // "Egg poacher, 4 cups": how many parts it has may stand behind a comma.
  const counted = second?.words.length === 2 && /^\d{1,2}$/u.test(second.words[0]!) ? second.words : [];
  // "Silicone baby feeding set": a set of one name.
  const sets = heads
    .map(({ text }) => text.split(' '))
    .filter((parts) => parts.length > 1 && parts.at(-1) === 'set');
  const isSet = (word: string, place: number): boolean =>
    /^set$/iu.test(word) && sets.some((parts) => stemOf(parts.at(-2)!) === stemOf(words[place - 1] ?? ''));
  const at = words.findLastIndex((word, place) => lasts.has(stemOf(word)) || isSet(word, place));
  // Cries and the maker in front are nothing that is searched for the thing.
  const own = new Set(stemsOf(brand).filter((stem) => !lasts.has(stem)));
  // The shop of a shop light sells nothing.
  const ofHeads = new Set(heads.flatMap(({ text }) => stemsOf(text)));
  const from = words
    .slice(0, Math.max(0, at))
    .findLastIndex(
      (word) =>
        (sellingWords.has(stemOf(word)) && !ofHeads.has(stemOf(word))) ||
        own.has(stemOf(word)) ||
        /^sellers?$/iu.test(word),
    );
  const called = heads.filter(({ text }) => stemOf(text.split(' ').at(-1) ?? '') === stemOf(words[at] ?? ''));
  const behind =
    at === -1
      ? []
      : called
          .slice(0, 2)
          .flatMap(({ text }) =>
            behindThing(at + 1 < words.length ? words.slice(at + 1) : counted, text, brief),
          );
  return [
    ...behind.map((phrase) => built(phrase, 'attribute', source)),
    ...grownNames(words, at).map((phrase) => built(phrase, 'attribute', source)),
    ...words.flatMap((_, start) =>
      start > from &&
      start < at - (isSet(words[at]!, at) ? 1 : 0) &&
      !/^\d+$/.test(words[start] ?? '') &&
      !isInsideName(words, start, at) &&
      !isInsideThing(words, start, at) &&
      at - start < mostWords &&
      !halves.test(words[start - 1] ?? '')
        ? [
            built(
              words
                .slice(start, at + 1)
                .join(' ')
                .toLowerCase(),
              'attribute',
              source,
            ),
          ]
        : [],
    ),
  ];
}

/** How plants are sold; what stands before is the plant's own name, which is searched by itself. */
const grown =
  /^(?:cutting|plant|seedling|seed|bulb|tuber|rhizome|corm|tree|shrub|succulent|cactus|fern|offset|pup)s?$/iu;

/** "Monstera deliciosa cutting": "monstera deliciosa", "monstera cutting" and "monstera plant". */
function grownNames(words: readonly string[], at: number): string[] {
  const own = words.slice(0, Math.max(0, at)).filter((word) => /^\p{L}{3,}$/u.test(word));
  const [first = ''] = own;
  if (!grown.test(words[at] ?? '') || !/^\p{Lu}/u.test(first) || own.length > 3) return [];
  const kind = words[at]!;
  return [
    own.join(' '),
    `${first} ${kind}`,
    ...(/^(?:cutting|plant)s?$/iu.test(kind) ? [`${first} plant`] : []),
  ]
    .filter((phrase) => phrase.includes(' '))
    .map((phrase) => phrase.toLowerCase());
}

/**
 * What the thing is made for, where the name sets it behind: "wiper blades VW Golf 7" is searched as "VW Golf 7 wiper
 * blades". Only what the description says that it fits.
 */
export function fittedParts(brief: Brief, ledger: Ledger, heads: readonly Slot[]): Candidate[] {
  const head = heads[0];
  if (head === undefined) return [];
  const { name } = brief.product;
  const at = name.toLowerCase().indexOf(head.text.toLowerCase());
  if (at === -1) return [];
  const behind =
    /^s?(?:\s(?:pair|set|kit|left|right|front|rear|LH|RH))*\s(?:for\s|fits\s|to fit\s)?((?:\p{Lu}[\p{L}\d-]*)(?:\s(?:\p{Lu}[\p{L}\d-]*|\d{1,3}(?!\d))){1,2})(?=$|[,(]|\s\p{Ll}|\s(?:19|20)\d\d)/u.exec(
      name.slice(at + head.text.length),
    )?.[1];
  if (behind === undefined) return [];
  const [maker = ''] = behind.split(' ');
  const isFitted =
    new RegExp(`\\b(?:[Ff]or|[Ff]its?) (?:an? |the |all )?${maker}(?![\\p{L}\\d])`, 'u').test(
      brief.product.description,
    ) ||
    ledger.facts.some(
      ({ kind, value }) => kind === 'compatibility' && new RegExp(`\\b${maker}\\b`, 'u').test(value),
    );
  const source = `products.${brief.product.index}.name`;
  const short = behind.split(' ').slice(0, 2).join(' ');
  return isFitted
    ? [...new Set([behind, short])].map((fits) => built(`${fits} ${head.text}`.toLowerCase(), 'use', source))
    : [];
}

const recordWords: Partial<Record<string, string>> = { de: 'Vinyl', es: 'vinilo', fr: 'vinyle' };
const recordTypes =
  /^(?:LPs?|Vinyl|Schallplatten?|vinilos?|vinyles?|disques?|discos?)(?: (?:de vinilo|vinyles?|LP))?$/iu;

/** Artist and title of a record, which is all that it is searched by: "Pink Floyd The Wall vinyl". */
export function recordParts(brief: Brief, ledger: Ledger): Candidate[] {
  const word = recordWords[ledger.language.written];
  if (
    !(ledger.productType === 'vinyl record' || (word !== undefined && recordTypes.test(ledger.productType)))
  )
    return [];
  const source = `products.${brief.product.index}.name`;
  const front =
    /^(.*?)[\s,-]+(?:\d?LP|EP|[Vv]inyle?|[Vv]inilo|Schallplatte|\d+["”])(?!\p{L})/u.exec(
      brief.product.name,
    )?.[1] ?? '';
  const title = front
    .replace(/[^\p{L}\p{N}'’& ]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  const words = title.split(' ');
  if (title === '' || words.length > 6) return [];
  const phrases = [
    title,
    ...(words.length < 5
      ? [`${title} ${word ?? 'vinyl'}`, `${title} ${ledger.language.written === 'de' ? 'LP' : 'lp'}`]
      : []),
  ];
  // "The Cure Disintegration": a band may open with an article.
  const opensSmall = /^The\s/u.test(title) ? { sure: true, least: 0.5 } : {};
  return phrases.map((phrase) => ({
    ...built(ledger.language.written === 'de' ? phrase : phrase.toLowerCase(), 'brand', source),
    ...opensSmall,
  }));
}

/** "Elm" of "West Elm sofa": two capitals among small words are one name. */
function isInsideName(words: readonly string[], start: number, head: number): boolean {
  const isCapital = (word = ''): boolean => /^\p{Lu}\p{Ll}/u.test(word);
  return isCapital(words[start]) && isCapital(words[start - 1]) && !isCapital(words[head]);
}

/** "Rod headband" of a curling rod headband: the phrase would begin inside another thing's name. What is sold as a file stands alone. */
function isInsideThing(words: readonly string[], start: number, head: number): boolean {
  if (start === 0 || files.test(words[head]!.toLowerCase())) return false;
  const front = words.slice(0, head).join(' ');
  const from = words.slice(0, start).join(' ').length + 1;
  // A dried flower crown is a flower crown all the same.
  return typeHits(front, 'en').some(
    (hit) => hit.start < from && from < hit.end && !/^\p{L}+(?:ed|en)\s/iu.test(hit.text),
  );
}

/** Things that are sold as a file. */
const files =
  /^(?:patterns?|templates?|printables?|planners?|svgs?|e-?books?|guides?|worksheets?|invitations?|checklists?|presets?|fonts?|cliparts?|recipes?|trackers?|calendars?|posters?|prints?|art)$/u;
const formats = /\b(?:pdf|svg|png|digital|printable|instant)\b/giu;

/** "pdf pattern", "digital pattern": a thing that is sold as a file, by the seller's own words for its form. */
export function fileParts(brief: Brief, heads: readonly Slot[]): Candidate[] {
  const head = heads.find(({ text }) => files.test(text.split(' ').at(-1) ?? ''));
  const text = `${brief.product.name}. ${brief.product.description}`;
  if (head === undefined || !/\b(?:download|pdf|svg|printable|digital file)\b/iu.test(text)) return [];
  const source = `products.${brief.product.index}.description`;
  const said = new Set((text.match(formats) ?? []).map((word) => word.toLowerCase()));
  said.delete('instant');
  const phrases = [...said]
    .filter((word) => !head.text.startsWith(word))
    .map((word) => `${word} ${head.text}`);
  // "Crochet cardigan" of a pattern for one.
  const before = brief.product.name
    .toLowerCase()
    .split(` ${head.text}`)[0]!
    .split(/[\s,|–—-]+/u)
    .slice(-2);
  const shown =
    brief.product.name.toLowerCase().includes(` ${head.text}`) &&
    before.length === 2 &&
    before.every((word) => /^\p{L}{3,}$/u.test(word))
      ? [before.join(' ')]
      : [];
  const downloads = /\bdownloads?\b/iu.test(text)
    ? [`${head.text} download`, ...(/\bdigital download\b/iu.test(text) ? ['digital download'] : [])]
    : [];
  // "Amigurumi bee, 12 pages": what it makes, in the first words of the description.
  const makes =
    /^\p{Lu}?\p{Ll}{3,}(?: \p{Ll}{3,})?(?=,)/u.exec(brief.product.description)?.[0].toLowerCase() ?? '';
  const made =
    makes === '' || makes.includes(head.text)
      ? []
      : makes.split(' ').map((word) => `${word} ${head.text.split(' ').at(-1)!}`);
  return [...phrases, ...shown, ...downloads, ...made].map((phrase) => built(phrase, 'use', source));
}

const howTo =
  /^how (?:to|i) (\p{L}+)\s+(?:an?\s|the\s|your\s|my\s)?(.+?)(?:\s+(?:with|using|by)\s+(?:an?\s|the\s|your\s)?(.+?))?$/iu;

/** "Sharpening a hand plane from dull to shaving". */
const doingIt =
  /^(\p{L}{2,}ing)\s(?:an?\s|the\s|your\s|my\s)((?:\p{L}{3,}\s){0,2}\p{L}{3,})(?=\s(?:from|in|with|for|on|at|by|to|without|like)\s|$)/iu;

/** The word for doing it: "sharpen" → "sharpening", "bake" → "baking", "cut" → "cutting". English. */
export function doing(verb: string): string {
  if (/[^eoy]e$/u.test(verb)) return `${verb.slice(0, -1)}ing`;
  return /^(?:re|un|out|over)?[^aeiou]*[aeiou][bdgklmnprt]$/u.test(verb)
    ? `${verb}${verb.at(-1)!}ing`
    : `${verb}ing`;
}

/** Verbs of how-to titles whose past is their own word. */
const pastOf = new Map(
  (
    'made make, built build, drew draw, grew grow, wrote write, taught teach, learnt learn, sold sell, ' +
    'lost lose, won win, kept keep, found find, got get, took take, did do, wove weave, wound wind, ' +
    'cut cut, set set, bought buy, broke break, ran run, began begin, chose choose, dug dig, hung ' +
    'hang, bent bend, sewed sew, knit knit, shot shoot'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);
/** Verbs in -e, which their past does not tell from others: "baked" is of "bake", "fixed" of "fix". */
const endsInE =
  /^(?:bak|mak|us|creat|replac|restor|remov|organis|organiz|decorat|glaz|styl|shap|carv|sav|solv|prun|stor|mov|chang|prepar|reus|upcycl|recycl|engrav|trac|tun|wir|glu|edg|fram|automat|optimis|optimiz|customis|customiz|mak|promot|renovat|insulat|defin|improv|escap|surviv|brak|wip|fak)$/u;

/** "How I fixed" is searched as "how to fix": the verb as it stands in front of its object. */
function plainVerb(verb: string): string {
  const irregular = pastOf.get(verb);
  if (irregular !== undefined) return irregular;
  if (
    !verb.endsWith('ed') ||
    !/[aeiouy]/u.test(verb.slice(0, -2)) ||
    /^(?:need|feed|speed|bleed|breed|seed|weed|embed|shed|shred)$/u.test(verb)
  )
    return verb;
  if (verb.endsWith('ied')) return `${verb.slice(0, -3)}y`;
  const stem = verb.slice(0, -2);
  if (endsInE.test(stem)) return `${stem}e`;
  return /([bdgmnprt])\1$/u.test(stem) && !/(?:add)$/u.test(stem) ? stem.slice(0, -1) : stem;
}

/** English how-to titles as they are searched: "how to sharpen kitchen knives", "kitchen knives", "whetstone sharpening". */
export function howToParts(title: string, source: string): Candidate[] {
  const topic = (title.split(/[:|(–—]/u)[0] ?? '').trim();
  const [, gerundFirst = '', objectOf = ''] = doingIt.exec(topic) ?? [];
  if (objectOf !== '' && objectOf.split(' ').length < 4)
    return [
      built(`${gerundFirst} ${objectOf}`.toLowerCase(), 'use', source),
      built(`${objectOf} ${gerundFirst}`.toLowerCase(), 'head', source),
      built(objectOf.toLowerCase(), 'head', source),
    ];
  const [, verb = '', object = '', tool = ''] = howTo.exec(topic) ?? [];
  const plain = (text: string): string =>
    text.replace(/\s+(?:in|at|on|for|from|without)\s.*$/iu, '').toLowerCase();
  // "A floor to ceiling bookshelf": from where to where is no part of the thing's name.
  const [what, means, act] = [
    plain(object).replace(/^\p{L}+ to \p{L}+ (?=\p{L}+$)/u, ''),
    plain(tool),
    plainVerb(verb.toLowerCase()),
  ];
  if (what === '' || what.split(' ').length > 3) return [];
  const gerund = doing(act);
  return [
    built(`how to ${act} ${what}`, 'question', source),
    built(`${gerund} ${what}`, 'use', source),
    built(what, 'head', source),
    ...(means === '' || means.split(' ').length > 2
      ? []
      : [built(`${means} ${gerund}`, 'use', source), built(means, 'synonym', source)]),
  ];
}
