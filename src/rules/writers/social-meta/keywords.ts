import { typedPhrase } from '#rules/keywords/typed.ts';
import { tellingStems } from '#rules/facts/novelty.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { foldWord } from '#rules/text/words.ts';
import { isShouting } from '#rules/writers/seo-content/sentence.ts';
import { listedFirst } from '#rules/writers/keyword-research/listed.ts';
import { isStateTown } from '#rules/ledger/state-towns.ts';
import { opensWithSet } from '#rules/ledger/counted-sets.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { isAllNames, namedPlace, typedThing } from './named-things.ts';
import { asksReader, fieldOf, offeredKeywords, speaks } from './offered-keywords.ts';
import { spokenOf } from './spoken-of.ts';
import { isAside, type Statement } from './parts.ts';
import { isInHouse } from '#rules/writers/keyword-research/no-offers.ts';

/** Keywords of the general entry. */
const most = 12;
const longestThing = 4;
/** Phrases of goods that the listing rules build of one name and its traits. */
const mostFound = 6;
/** Beginnings of clauses, counts and parts of sentences, which nobody looks for. */
const noThing = longPattern('iu')`
  \s(?:is|are|or|ist|sind|oder|es|o|est|ou|è)\s|^(?:help|make|get|run|sell|offer|build|design|clean|repair
    |learn|need|take|find|give|we|you|one|two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro
    |cinco|seis|siete|ocho|diez|doce|deux|trois|quatre|cinq|six|huit|dix|douze|due|tre|quattro|cinque|sei|\p{L}+(?:é|ée|ées|és|ad[oa]s?|id[oa]s?))\s
  |^\p{L}{3,}te\s(?:el|la|los|las)\s
`;

/** "Breads baked overnight", "photographer based": what is done stands behind the thing, and is not typed with it. */
const doneBehind =
  /\s(?:working|looking|based|located|baked|landed|made|grown|sewn|woven|thrown|using|making|offering|serving|into|your|\p{Ll}{3,}ed)(?:\s|$)|\s(?:i|we|you|it|them|that|which|who)(?:\s|$)|(?:[^s]ly|\snight|\s(?:near|beside|outside|across|throughout)\s.*|\sen el centro|\sagain|\stoo)$/iu;

/** "Thursday Salisbury", "same week appointments": when somebody has time is looked for behind a name, and by itself by nobody; a Sunday roast is eaten. */
const ofTimes = longPattern('iu')`
  (?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\s(?:roasts?|lunch|brunch|market|school|club
        |quiz|service)s?\b)|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|miércoles
    |jueves|viernes|sábados?|domingos?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?
    |dimanches?)(?!\p{L})|\b(?:appointments?|slots?|opening hours)\b
  |(?<!\p{L})(?:termine?|öffnungszeiten|citas?|horarios?|rendez-vous|horaires)$
`;

/** "Garage since" of "garage since 1978": a name that waits for its year. */
const waits = /\s(?:since|seit|desde|depuis|dal)$/iu;

/**
 * What the page should be found by: the writer's own words, the things that its subject names alone and with their place, the
 * trade that the business has by its name, what is counted up as offered, and phrases of the brief that speak of the thing.
 */
export function generalKeywords(brief: SocialBrief, statements: readonly Statement[]): string[] {
  const { subject, form, language } = brief;
  const own =
    language.written === 'other'
      ? listedFirst(form.description, 'other', 'page').filter(
          (entry) => entry.split(' ').length <= longestThing && !/\d/u.test(entry),
        )
      : offeredKeywords(brief, statements);
  const asTyped = (keyword: string): string =>
    language.written === 'de' ? keyword : withNames(keyword, form.description);
  const cased = [...own, ...foundIn(brief, statements, own)]
    .filter((keyword) => !ofTimes.test(keyword) && !waits.test(keyword) && !isHowItWorks(keyword, brief))
    .map(asTyped);
  const names = new Set(own.map(foldWord));
  const place = foldWord(namedPlace(brief));
  // "Oliva virgen extra" is a piece of the whole name; English goes from the wider to the narrower.
  // "Tazas de gres" of a "juego de seis tazas de gres" is what the set holds.
  const line = foldWord(subject).replace(opensWithSet, '');
  const isPlace = (keyword: string): boolean =>
    place !== '' && foldWord(keyword).endsWith(place) && isAllNames(keyword) && !names.has(foldWord(keyword));
  const isPiece = (keyword: string): boolean =>
    language.written !== 'en' &&
    !names.has(foldWord(keyword)) &&
    // "Comedor de nogal" begins inside "mesa de comedor de nogal".
    ((line.includes(foldWord(keyword)) && !line.startsWith(foldWord(keyword))) ||
      cased.some((other) => other.length > keyword.length && foldWord(other).includes(foldWord(keyword))));
  const named = [
    ...brief.keywords,
    ...cased.filter((keyword) => !isPiece(keyword) && !isPlace(keyword) && !isStateTown(keyword)),
  ];
  const seen = new Set<string>();
  // "Coiffure" in the words of the field, where nothing else names a thing.
  const byField = named.length > 0 ? named : fieldOf(brief).map(asTyped);
  return (byField.length > 0 ? byField : spokenOf(brief))
    .filter((keyword) => {
      // "House cleaning in Cork" is searched as "house cleaning Cork".
      const key = tellingStems(keyword).toSorted().join(' ') || foldWord(keyword);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

/** "Cita previa", "cabina privada Malasaña": how a house works and what it has is no search, with its place or without. */
function isHowItWorks(keyword: string, brief: SocialBrief): boolean {
  const place = namedPlace(brief);
  const bare = place !== '' && keyword.endsWith(` ${place}`) ? keyword.slice(0, -place.length - 1) : keyword;
  // "Open studio" of "Open studio in Ghent": what the subject names is what there is.
  if (foldWord(brief.subject).includes(foldWord(bare))) return false;
  return (
    isAside(bare) ||
    inPrivate.test(bare) ||
    firstTime.test(bare) ||
    (brief.form.contentType === 'website' && isInHouse(bare))
  );
}

/** "Trial half day": how one begins there. */
const firstTime =
  /^(?:free |first )?(?:(?:trial|taster|introductory|prueba|essai)(?!\p{L})(?!\s(?:law|attorney))|schnupper)/iu;
const inPrivate =
  /^(?:cabinas?|salas?|cabines?|(?:private|separate|own) (?:rooms?|booths?|cabins?))(?: (?:privad[oa]s?|individuales?|privées?|individuelles?))?$/iu;

/** Phrases of the listing rules that the brief holds and that speak of its subject. */
function foundIn(
  { subject, keywords, prepared, form, ledger, language }: SocialBrief,
  statements: readonly Statement[],
  own: readonly string[],
): string[] {
  const said = foldWord(
    [subject, ...statements.map(({ sentence }) => sentence)].join(' ').replace(/\s+/gu, ' '),
  );
  const named = asksReader(subject) ? '' : subject;
  const known = new Set(tellingStems([named, ...keywords].join(' ')));
  const told = new Set(tellingStems([form.description, ...keywords].join(' ')));
  const isProduct = form.contentType === 'product';
  // English ends on the thing: "former bakery" of a café's page is none of its things.
  // "Pickup of food scraps" sells a pickup.
  const heads = new Set(
    [...own, ...keywords].map((name) => tellingStems(name.split(' of ')[0]!).at(-1) ?? ''),
  );
  const verb = /^(?:we|i)\s(\p{Ll}{3,}\s)/iu.exec(subject)?.[1] ?? '\n';
  // "Sac fleur" of full-grain leather, "pleine fleur": in Spanish and French words are joined, or stand together in the text.
  const isRomance = language.written === 'es' || language.written === 'fr';
  const isJoined = (phrase: string): boolean =>
    !isRomance ||
    said.includes(foldWord(phrase)) ||
    /\s(?:de|en|à|con|avec|para|pour)\s|\sd['’]/u.test(phrase);
  // What a program does is looked for by other names than its sentences have.
  // A text has one subject, which its writer's own keywords say.
  if (form.contentType === 'app' || (own.length + keywords.length > 0 && form.contentType === 'article'))
    return [];
  const most = isProduct ? mostFound : prepared.keywords.length;
  return prepared.keywords
    .filter(({ phrase, kind }) => {
      if (!phrase.includes(' ') || /\d/.test(phrase) || phrase.split(' ').length > longestThing) return false;
      // "Confiture du abricots" is no French.
      if (language.written === 'fr' && /\s(?:du|de|le|la)\s[aeiouyéèêâîô]/iu.test(phrase)) return false;
      // "Rebind family Bibles", "cookbooks and theses": a deed in another form than people type, half a row.
      if (phrase.startsWith(verb) || said.includes(`, ${foldWord(phrase)}`)) return false;
      if (noThing.test(phrase) || speaks.test(phrase) || doneBehind.test(phrase)) return false;
      const stems = tellingStems(phrase);
      if (new Set(stems).size < stems.length || !stems.some((stem) => known.has(stem))) return false;
      const isUse = isProduct && kind === 'use';
      if (language.written === 'en' && own.length > 0 && !isUse && !heads.has(stems.at(-1) ?? ''))
        return false;
      // Of goods the listing rules know how they are looked for, also by words that stand apart in the text.
      if (isProduct && (isUse || kind === 'head' || kind === 'attribute' || kind === 'synonym'))
        return typedPhrase(phrase, ledger) && stems.every((stem) => told.has(stem)) && isJoined(phrase);
      return said.includes(foldWord(phrase));
    })
    .map(({ phrase }) => typedThing(phrase))
    .filter((phrase) => phrase.includes(' '))
    .slice(0, most);
}

/** In lower case, but for what the description writes with a capital inside its sentences. */
function withNames(keyword: string, description: string): string {
  if (isShouting(description)) return keyword.toLowerCase();
  const names = new Map(
    (
      description.match(
        /(?<=[\p{Ll}\p{N},]\s)(?:[dl]['’])?\p{Lu}[\p{L}’'-]*|(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu,
      ) ?? []
    ).map((name) => [name.toLowerCase(), name]),
  );
  return keyword
    .split(' ')
    .map((word) => names.get(word.toLowerCase()) ?? word.toLowerCase())
    .join(' ');
}
