import type { SocialNetwork } from '#contract/social-page.ts';
import { tellingStems } from '#rules/facts/novelty.ts';
import { endsOpen } from '#rules/fit/open-ends.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import { networkRules } from '#rules/social-meta/networks/index.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { countCharacters } from '#rules/text/count.ts';
import { leansBack } from '#rules/text/leans-back.ts';
import { foldWord } from '#rules/text/words.ts';
import { inLine } from '#rules/writers/seo-content/bullets.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { casedAs } from '#rules/social-meta/subject.ts';
import { whomOf } from './audience.ts';
import { titlePhrases } from '#rules/writers/seo-content/phrases.ts';
import { jointOf } from '#rules/writers/seo-content/titles.ts';
import { isList, shorterNames } from './shorter-names.ts';
import { fitsTitle, isTold, piecesOf, strengthOf, type Statement } from './parts.ts';

/** What all titles of a brief are put together from. */
interface TitleParts {
  brief: SocialBrief;
  /** Fragments in reading order, and by how much a reader can check. */
  fragments: readonly Statement[];
  strongest: readonly Statement[];
  /** Whole short sentences. */
  sentences: readonly Statement[];
}

/** Code points of a name as it is said. */
const asNamed = 42;

/** Titles of a network in the order in which they suit it. */
const recipes: Record<SocialNetwork, (parts: TitleParts) => string[]> = {
  // The promise: what it is, and the first thing that speaks for it.
  facebook: (parts) => [
    ...withFragment(parts, parts.fragments),
    ...forAudience(parts),
    ...parts.sentences.map(bareOf),
  ],
  // The strongest fact, since a reader scrolls on.
  twitter: (parts) => [
    ...withFragment(parts, parts.strongest, 'wholes first'),
    ...parts.sentences.map(bareOf),
    ...forAudience(parts),
  ],
  // The whole message, signed: the feed shows nothing beneath the title.
  linkedin: (parts) => [
    ...forAudience(parts).map((title) => signed(title, parts)),
    ...withFragment(parts, parts.strongest.slice(1)).map((title) => signed(title, parts)),
    ...withFragment(parts, parts.strongest).map((title) => signed(title, parts)),
    signed(parts.brief.subject, parts),
  ],
  // The thing that people search for, with its traits.
  pinterest: (parts) => [
    ...withTraits(parts),
    ...withKeyword(parts),
    ...withFragment(parts, parts.fragments.toReversed()),
  ],
  // As a friend would name it.
  whatsapp: (parts) => [
    parts.brief.subject,
    ...shortName(parts),
    ...withFragment(
      parts,
      [...parts.fragments].toSorted((a, b) => size(a) - size(b)),
    ),
  ],
};

/** One title for a network: inside its length, and not what another network of the record says already. */
export function titleFor(
  network: SocialNetwork,
  brief: SocialBrief,
  statements: readonly Statement[],
  taken: readonly string[],
): string {
  const { limit, target } = networkRules[network].title;
  const aim = target ?? { from: 1, to: limit.max };
  const candidates = [
    ...recipes[network](partsOf(brief, statements)),
    brief.subject,
    ...shorterNames(brief.subject, brief.language.written),
    // Where the business behind it is cut off, it says nothing more.
    ...[`${brief.subject} | ${brief.brand}`].filter(
      (title) => !brief.subject.includes(brief.brand) && countCharacters(title) <= aim.to,
    ),
  ].map((title) => upperFirst(title.trim()));
  const isNew = (title: string): boolean => !taken.some((other) => foldWord(other) === foldWord(title));
  const inside = (title: string, from: number, to: number): boolean =>
    countCharacters(title) >= from && countCharacters(title) <= to;
  return (
    candidates.find((title) => inside(title, aim.from, aim.to) && isNew(title)) ??
    candidates.find((title) => inside(title, aim.from * 0.6, limit.max) && isNew(title)) ??
    candidates.find((title) => inside(title, aim.from, aim.to)) ??
    candidates.find((title) => inside(title, aim.from, limit.max)) ??
    candidates.find((title) => inside(title, 1, limit.max)) ??
    shortenLine(candidates[0] ?? brief.subject, limit, [])
  );
}

function partsOf(brief: SocialBrief, statements: readonly Statement[]): TitleParts {
  const fragments = statements.filter(
    (statement) =>
      fitsTitle(statement) &&
      !isTold(statement.sentence, brief.subject) &&
      // A sentence that says the subject again does not stand behind it.
      !isTold(brief.subject, statement.sentence),
  );
  const topics = new Set(
    // Folded, the German "für" is an English fur.
    tellingStems([brief.subject, ...brief.keywords].join(' ')).filter(
      (stem) => stem !== 'fur' || brief.language.written === 'en',
    ),
  );
  return {
    brief,
    fragments,
    strongest: fragments.toSorted((a, b) => strengthOf(b) - strengthOf(a)),
    // A sentence without the topic says nothing to somebody who did not search for it.
    sentences: statements.filter(
      ({ sentence, kind }) =>
        kind !== 'limit' &&
        sentence.length <= 90 &&
        !leansBack(sentence) &&
        !isTold(sentence, brief.subject) &&
        tellingStems(sentence).some((stem) => topics.has(stem)),
    ),
  };
}

function bareOf({ sentence }: Statement): string {
  return sentence.replace(/[.。]$/u, '');
}

function size({ sentence }: Statement): number {
  return sentence.length;
}

function withFragment(
  { brief }: TitleParts,
  fragments: readonly Statement[],
  order: 'as said' | 'wholes first' = 'as said',
): string[] {
  return subjectsOf(brief).flatMap((subject) => {
    // A subject with a colon of its own takes no second one.
    const joint = /:(?:\s|$)/u.test(subject) ? ', ' : colonOf(brief);
    const wholes = fragments.map(({ fragment }) => fragment ?? '');
    // What was said first comes first, whole or by the parts of its list.
    const pieces =
      order === 'as said'
        ? fragments.flatMap((statement) => [statement.fragment ?? '', ...piecesOf(statement)])
        : [...wholes, ...fragments.flatMap(piecesOf)];
    return pieces.map((fragment) => `${subject}${joint}${withoutPlace(fragment, subject)}`);
  });
}

/** The subject, and where it is a list of traits the thing alone. */
function subjectsOf({ subject, language }: SocialBrief): string[] {
  const [thing = ''] = isList(subject) ? [subject] : subject.split(/,\s/u);
  const shorter = shorterNames(subject, language.written);
  return [...new Set([subject, ...(thing.includes(' ') ? [thing] : []), ...shorter])];
}

function colonOf({ language, draft }: SocialBrief): string {
  return language.written === 'other' ? ': ' : draft.lexicon.colon;
}

/** A place that the subject names already is not named again. */
function withoutPlace(fragment: string, subject: string): string {
  const place = /\s(?:in|en|à|aus|from)\s(\p{Lu}[\p{L}’'-]*)$/u.exec(fragment);
  if (place === null || !foldWord(subject).includes(foldWord(place[1]!))) return fragment;
  const rest = fragment.slice(0, place.index);
  return endsOpen(rest) ? fragment : rest;
}

function forAudience({ brief }: TitleParts): string[] {
  const { subject, draft } = brief;
  // One “for” a line, and none behind what somebody says: "Why we cannot let go of news".
  const whom =
    /\s(?:for|für|para|pour)\s/iu.test(subject) || told.test(subject) ? '' : whomOf(brief, subject);
  return whom === '' ? [] : [`${subject} ${draft.lexicon.forWhom(whom)}`];
}

const told =
  /(?:^|:\s)(?:why|what|who|when|is|are|does|do|warum|wieso|weshalb|was|wer|wann|ist|sind|por qué|qué|quién|cuándo|pourquoi|qui|quand|est-ce)(?!\p{L})|(?<!\p{L})(?:we|i|they|wir|ich|nous|nosotros)(?!\p{L})/iu;

/** The subject without what hangs on a participle at its end. */
function shortName({ brief }: TitleParts): string[] {
  const name = shortenLine(brief.subject, { ...networkRules.whatsapp.title.limit, max: asNamed }, []);
  const rest = brief.subject.slice(name.length);
  if (isList(brief.subject)) return shorterNames(brief.subject, brief.language.written);
  const isWhole = looseEnd.test(rest) && !participle.test(name) && !endsOpen(name) && !range.test(name);
  return [...(isWhole ? [name] : []), ...shorterNames(brief.subject, brief.language.written)];
}

/** What can be left off without changing what stands before it. */
const looseEnd = /^(?:,\s|\s(?:in|im|en|à|seit|since|desde|depuis|for|für|para|pour|with|mit|con|avec)\s)/iu;
/** “from 9 months” waits for its “to 5 years”. */
const range = /\s(?:from|von|desde|de|ab|dès)\s(?:\p{L}+\s)?\d[\d.,]*\s?\p{L}*$/iu;
const participle =
  /(?<!\p{L})(?:made|hech[oa]s?|faite?s?|gemacht|gefertigt|\p{L}{3,}(?:[ai]d[oa]s?|ées?|és?|ed))$/iu;

const traits: ReadonlySet<FactKind> = new Set(['material', 'colour', 'size', 'capacity', 'weight', 'pack']);

/** A product with its materials, colours and measures. */
function withTraits({ brief }: TitleParts): string[] {
  if (brief.form.contentType !== 'product') return [];
  const joint = jointOf(brief.draft);
  const { max } = networkRules.pinterest.title.limit;
  let title = brief.subject;
  for (const { text, kind } of titlePhrases(brief.draft)) {
    const next = `${title}${joint}${inLine(text, brief.draft)}`;
    if (traits.has(kind) && !isTold(text, title) && countCharacters(next) <= max) title = next;
  }
  return title === brief.subject ? [] : [title];
}

/** Another phrase that people search for, before the subject. */
function withKeyword({ brief }: TitleParts): string[] {
  const { subject, keywords, draft, language } = brief;
  const phrase = keywords.find((keyword) => tellingStems(keyword).length > 1 && !isTold(keyword, subject));
  if (phrase === undefined || language.written === 'other') return [];
  const written = [brief.form.description, brief.form.targetAudience ?? '', subject].join('. ');
  const cased = upperFirst(withoutPlace(casedAs(phrase, written), subject));
  return [`${cased}${draft.lexicon.colon}${inLine(subject, draft)}`];
}

/** With the name of the business behind it, where it does not name it yet. */
function signed(title: string, { brief }: TitleParts): string {
  if (brief.brand === '' || foldWord(title).includes(foldWord(brief.brand))) return title;
  return `${title} | ${brief.brand}`;
}
