import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import { tellingStems } from '#rules/facts/novelty.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Statement } from './parts.ts';

/** Keywords of the general entry. */
const most = 12;
const longestThing = 4;

/** Where the thing of a subject ends and its details begin. */
const details =
  /(?:,|:|\s(?:in|at|with|by|from|for|made|im|mit|aus|von|für|bei|seit|en|con|para|sin|desde|avec|pour|sans|depuis|near|de(?=\s\p{Lu})|à(?=\s\p{Lu})|fatt[oaie]|a(?=\s\p{Lu}))(?=\s))/u;
const placeIn = /(?:^|\s)(?:in|near|en|à|bei)\s(\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?)/u;
const ands = /,\s(?:(?:and|und|y|e|et)\s)?|\s(?:and|und|y|e|et)\s/u;
/** Beginnings of clauses, counts and parts of sentences, which nobody looks for. */
const noThing =
  /\s(?:is|are|ist|sind|es|est|è)\s|^(?:help|make|get|run|sell|offer|build|design|clean|repair|learn|need|take|find|give|we|you|one|two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|quattro|cinque|sei|\p{L}+(?:é|ée|ées|és|ad[oa]s?|id[oa]s?))\s/iu;

/** Somebody speaks: no name of a thing. */
const speaks =
  /^(?:we|you|i|our|your|wir|sie|ihr|ich|unsere?|nous|vous|je|notre|nos|nosotros|nuestr[oa]s?|how|why|what|wie|warum|comment|pourquoi|cómo|por qué)(?!\p{L})|^\p{L}+(?:amos|emos|imos)\s/iu;

/**
 * What the page should be found by: the writer's own words, the thing alone and with its place, what is counted up as
 * offered, and phrases of the brief that speak of the thing.
 */
export function generalKeywords(brief: SocialBrief, statements: readonly Statement[]): string[] {
  const { subject, form, language } = brief;
  const said = foldWord(
    [subject, ...statements.map(({ sentence }) => sentence)].join(' ').replace(/\s+/gu, ' '),
  );
  const known = new Set(tellingStems([subject, ...brief.keywords].join(' ')));
  const found = brief.prepared.keywords
    .map(({ phrase }) => phrase)
    .filter(
      (phrase) =>
        phrase.includes(' ') &&
        !/\d/.test(phrase) &&
        !noThing.test(phrase) &&
        !speaks.test(phrase) &&
        phrase.split(' ').length <= longestThing &&
        said.includes(foldWord(phrase)) &&
        tellingStems(phrase).some((stem) => known.has(stem)),
    );
  const own = [...thingsOf(brief), ...listedIn(statements)];
  const cased = [...own, ...found].map((keyword) =>
    language.written === 'de' ? keyword : withNames(keyword, form.description),
  );
  const names = new Set(own.map(foldWord));
  // "Oliva virgen extra" is a piece of the whole name; English goes from the wider to the narrower.
  const line = foldWord(subject);
  const isPiece = (keyword: string): boolean =>
    language.written !== 'en' &&
    !names.has(foldWord(keyword)) &&
    // "Comedor de nogal" begins inside "mesa de comedor de nogal".
    ((line.split(details)[0]!.includes(foldWord(keyword)) && !line.startsWith(foldWord(keyword))) ||
      cased.some((other) => other.length > keyword.length && foldWord(other).includes(foldWord(keyword))));
  const seen = new Set<string>();
  return [...brief.keywords, ...cased.filter((keyword) => !isPiece(keyword))]
    .filter((keyword) => {
      // "House cleaning in Cork" is searched as "house cleaning Cork".
      const key = tellingStems(keyword).toSorted().join(' ') || foldWord(keyword);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

/** In lower case, but for what the description writes with a capital inside its sentences. */
function withNames(keyword: string, description: string): string {
  const names = new Map(
    (description.match(/(?<=[\p{Ll}\p{N},]\s)\p{Lu}[\p{L}’'-]*|(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []).map(
      (name) => [name.toLowerCase(), name],
    ),
  );
  return keyword
    .split(' ')
    .map((word) => names.get(word.toLowerCase()) ?? word.toLowerCase())
    .join(' ');
}

/** The thing of the subject, with its place as people type it, and what a sentence says is offered. */
function thingsOf({ subject, form, language, ledger }: SocialBrief): string[] {
  if (language.written === 'other') return [];
  const things = saidOffers(form.description, language.written)?.things ?? [];
  const [whole = ''] = subject
    .replace(/^(?:an?|the|eine?|der|die|das|una?|une?|el|la|le|les|los|las)\s(?=\p{L})/iu, '')
    .split(details);
  // Of a long row the first entry is a thing of its own: "clases de matemáticas y física".
  const front = whole.split(' ').length > longestThing + 2 ? whole.split(ands)[0]! : whole;
  const joined = partsOfName(front, language.written);
  if (joined.length > 0) return withPlace([...joined, ...things]);
  const parts = front.split(ands).filter((part) => part.length > 2);
  const isThing =
    front !== '' &&
    !speaks.test(front) &&
    front.split(' ').length <= longestThing + 2 &&
    form.contentType !== 'article';
  const offered = new Set(tellingStems(things.join(' ')));
  const isOffered = tellingStems(front).every((stem) => offered.has(stem));
  const named =
    (things.length > 0 && isOffered) || !isThing
      ? []
      : parts.length > 1 && parts.every((part) => !part.includes(' '))
        ? parts
        : [front];
  return withPlace([...named, ...things]);

  function withPlace(all: readonly string[]): string[] {
    const told = placeIn.exec(form.description)?.[1];
    // "In March", "in Ruhe": a place is one that the facts know as one.
    const isPlace = ledger.facts.some(
      ({ kind, value }) => kind === 'place' && told !== undefined && value.includes(told),
    );
    const place = placeIn.exec(subject)?.[1] ?? (isPlace ? told : undefined);
    return place === undefined || form.contentType === 'product'
      ? [...all]
      : [...all.slice(0, 3).map((thing) => `${thing} ${place}`), ...all];
  }
}

/** The entries of a sentence that is nothing but a list: "Implantate, Zahnersatz und Zahnreinigung". */
function listedIn(statements: readonly Statement[]): string[] {
  return statements
    .filter(({ own, sentence, fragment }) => own && fragment !== null && !/[\d:(]/u.test(sentence))
    .flatMap(({ fragment }) => {
      const entries = (fragment ?? '').split(ands);
      const isBare = entries.length > 2 && entries.every((entry) => entry.split(' ').length < longestThing);
      return isBare ? entries : [];
    });
}
