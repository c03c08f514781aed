import type { Keyword, WrittenLanguage } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Search } from './search.ts';

/** Tags from which a film needs no further one. */
const enough = 10;
/** Keywords of which so few are left that a single word of the text helps. */
const fewest = 8;
/** Letters of a part that a German compound is known by: "Schlauch" of "Ablaufschlauch". */
const partOfCompound = 6;
/** "Sony A7 IV", "GR20", "Lago di Sorapis": what has a name is searched wherever it is told. A German noun shows none by its capital. */
function isNamed(phrase: string, description: string, language: WrittenLanguage): boolean {
  const isCapital = (word: string): boolean => /\p{Lu}/u.test(word);
  if (/\d|\p{Lu}{2}/u.test(phrase) || piecesOf(phrase).filter(isCapital).length > 1) return true;
  if (language === 'de') return false;
  const at = description.toLowerCase().indexOf(phrase.toLowerCase());
  const told = at === -1 ? '' : description.slice(at, at + phrase.length);
  return (
    /\p{Lu}/u.test(told.slice(1)) || (/^\p{Lu}/u.test(told) && /\p{Ll},?\s$/u.test(description.slice(0, at)))
  );
}

/** "How to darn a wool sock" of a "how to darn a wool socks": behind its article stands one, as in the title. English. */
function withOne(keyword: Keyword, title: string): Keyword {
  const [, front = '', last = ''] = /^(.*\ban? (?:\p{L}+ ){0,2})(\p{L}{3,})s$/u.exec(keyword.phrase) ?? [];
  return last !== '' && piecesOf(title.toLowerCase()).includes(last)
    ? { ...keyword, phrase: `${front}${last}` }
    : keyword;
}

const ownSources: ReadonlySet<string> = new Set([
  'targetKeywords',
  'videoTags',
  'contentTheme',
  'channelName',
]);
const counted =
  /(?<!\p{L})(?:three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)(?!\p{L})/iu;

/** "Clay planting asparagus crowns", "nine months store onions", "whole bed cost": words of an English title in an order that nobody types, and what something cost. */
function isTurned(phrase: string, source: string, title: string, language: WrittenLanguage): boolean {
  if (language !== 'en' || ownSources.has(source)) return false;
  const text = phrase.toLowerCase().replace(/^how to /u, '');
  const own = title.toLowerCase();
  if (/\scosts?$/u.test(text) && !own.includes(text)) return true;
  if (counted.test(text) && !own.includes(text)) return true;
  const deed = /^(?:how to )?(\p{L}{4,})\s/u.exec(own)?.[1] ?? '';
  const isDeed = own.startsWith('how to ') || deed.endsWith('ing');
  return isDeed && deed !== '' && !own.includes(text) && text.indexOf(` ${deed} `) > 0;
}

/** "Mois de juin": when something was filmed. */
const whenItWas = /^(?:mois|mes|fin|fines|début|principios|month|beginning|end) (?:de |d[’']|of )\p{L}+$/iu;

/**
 * Keywords of a film, without single words of its description that share nothing with its title, its chapters, its theme or
 * the creator's own searches ("Abdeckung"), and with as many phrases of that kind ("hair dryer") as it needs to have enough:
 * nobody who types them looks for this film.
 */
export function onFilmTopic({ brief, ledger, path }: Search, keywords: Keyword[]): Keyword[] {
  const { fields, product, language } = brief;
  const chapters = ledger.facts.flatMap(({ kind, value }) => (kind === 'chapter' ? [value] : []));
  const own = ['videoTitle', 'targetKeywords', 'videoTags', 'contentTheme'].map((name) => fields[name] ?? '');
  const stems = new Set(
    stemsOf([product.name, product.category, ...own, ...chapters].join(' ')).filter(
      (stem) => stem.length > 2,
    ),
  );
  const parts = language.written === 'de' ? [...stems].filter((stem) => stem.length >= partOfCompound) : [];
  const isNear = (stem: string): boolean =>
    stems.has(stem) || (stem.length > partOfCompound && parts.some((known) => stem.includes(known)));
  const isOn = ({ phrase, source }: Keyword): boolean =>
    source !== `${path}.description` ||
    isNamed(phrase, product.description, language.written) ||
    stemsOf(phrase).some(isNear);
  const all = keywords
    .filter(
      ({ phrase, source }) =>
        !whenItWas.test(phrase) && !isTurned(phrase, source, product.name, language.written),
    )
    .map((keyword) => (language.written === 'en' ? withOne(keyword, product.name) : keyword));
  const on = all.filter(isOn);
  if (on.length === all.length) return all;
  const phrases = on.filter(({ phrase }) => phrase.includes(' ')).length;
  let left = enough - phrases;
  return all.filter((keyword) => {
    if (isOn(keyword)) return true;
    if (!keyword.phrase.includes(' ')) return on.length < fewest;
    left -= 1;
    return left >= 0;
  });
}
