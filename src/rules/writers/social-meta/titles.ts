import type { SocialNetwork } from '#contract/social-page.ts';
import { tellingStems } from '#rules/facts/novelty.ts';
import { opensWithThird } from '#rules/ledger/finite-verb.ts';
import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { opensWithOrder, shapeOf } from '#rules/ledger/shape.ts';
import { networkRules } from '#rules/social-meta/networks/index.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { countCharacters } from '#rules/text/count.ts';
import { leansBack } from '#rules/text/leans-back.ts';
import { foldWord } from '#rules/text/words.ts';
import { inLine } from '#rules/writers/seo-content/bullet-line.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { casedAs } from '#rules/social-meta/subject.ts';
import { whomOf } from './audience.ts';
import { withFragments, withoutPlace } from './behind-subject.ts';
import { namedPlace } from './named-things.ts';
import { titlePhrases } from '#rules/writers/seo-content/phrases.ts';
import { jointOf } from '#rules/writers/seo-content/titles.ts';
import { cutLine, fittingName, isList, shorterNames, tellsWhole } from './shorter-names.ts';
import {
  fitsTitle,
  free,
  isAside,
  isSmallPrint,
  isTold,
  speaksForIt,
  strengthOf,
  type Statement,
} from './parts.ts';

/** Words of the subject or of the wanted keywords that a sentence has which stands for both. */
const leastTopics = 2;
/** A shorter sentence, "First class free", does not say of what. */
const shortestSentence = 30;
const longestSentence = 90;
/** What a reader has to bring, and a question, are no title. */
const asks =
  /\?$|^(?:you (?:need|must|have to|should|can|will)|sie (?:brauchen|müssen)|du (?:brauchst|musst)|necesitas|hay que|vous (?:devez|avez besoin)|il faut|only |nur |no )/iu;

/** What all titles of a brief are put together from. */
interface TitleParts {
  brief: SocialBrief;
  /** Fragments that speak for the subject, in reading order, and by how much a reader can check. */
  fragments: readonly Statement[];
  strongest: readonly Statement[];
  /** Fragments that only say something more. */
  others: readonly Statement[];
  /** Whole short sentences. */
  sentences: readonly Statement[];
}

/** Share of a network's least length down to which a new title is better than one that another network has. */
const leastOfAim = 0.8;

/** Code points of a name as it is said. */
const asNamed = 45;

/** Titles of a network in the order in which they suit it. */
const recipes: Record<SocialNetwork, (parts: TitleParts) => string[]> = {
  // The promise: what it is, and the first thing that speaks for it.
  facebook: (parts) => [
    ...withFragments(parts.brief, parts.fragments),
    ...forAudience(parts),
    parts.brief.subject,
    ...parts.sentences.map(bareOf),
    ...withFragments(parts.brief, parts.others),
  ],
  // The strongest fact, since a reader scrolls on.
  twitter: (parts) => [
    ...withFragments(parts.brief, parts.strongest, 'wholes first'),
    ...parts.sentences.map(bareOf),
    ...forAudience(parts),
    ...withFragments(parts.brief, parts.others),
  ],
  // The whole message, signed: the feed shows nothing beneath the title.
  linkedin: (parts) => [
    ...forAudience(parts).map((title) => signed(title, parts)),
    ...withFragments(parts.brief, parts.strongest.slice(1)).map((title) => signed(title, parts)),
    ...withFragments(parts.brief, [...parts.strongest, ...parts.others]).map((title) => signed(title, parts)),
    signed(parts.brief.subject, parts),
  ],
  // The thing that people search for, with its traits.
  pinterest: (parts) => [
    ...withTraits(parts),
    ...withKeyword(parts),
    ...withFragments(parts.brief, [...parts.fragments.toReversed(), ...parts.others.toReversed()]),
  ],
  // As a friend would name it.
  whatsapp: (parts) => [
    ...[parts.brief.subject, ...shortName(parts)].filter((name) => countCharacters(name) <= asNamed),
    parts.brief.subject,
    ...shortName(parts),
    // A row of things says enough without where they are.
    ...(isList(parts.brief.subject) ? [fittingName(parts.brief.subject, asNamed, parts.brief.language)] : []),
    ...withFragments(
      parts.brief,
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
    ...shorterThatFit(brief, aim.to),
    // The site is shown beside a title; behind it the business fills only what would be too short a line.
    ...[`${brief.subject} | ${brief.brand}`].filter(
      (title) =>
        !brief.subject.includes(brief.brand) &&
        countCharacters(brief.subject) < aim.from &&
        countCharacters(title) <= aim.to,
    ),
  ].map((title) => upperFirst(title.trim()));
  // Less than half of a name says less than the whole one again.
  const isStump = (title: string): boolean =>
    title.length < brief.subject.length / 2 && brief.subject.startsWith(title);
  const isNew = (title: string): boolean =>
    !isStump(title) && !taken.some((other) => foldWord(other) === foldWord(title));
  const inside = (title: string, from: number, to: number): boolean =>
    countCharacters(title) >= from && countCharacters(title) <= to;
  return (
    candidates.find((title) => inside(title, aim.from, aim.to) && isNew(title)) ??
    candidates.find((title) => inside(title, aim.from * leastOfAim, aim.to) && isNew(title)) ??
    // Longer than a phone shows is advised against: rather said as elsewhere.
    candidates.find((title) => inside(title, aim.from, aim.to)) ??
    candidates.find((title) => inside(title, aim.from * leastOfAim, limit.max) && isNew(title)) ??
    candidates.find((title) => inside(title, aim.from, limit.max)) ??
    candidates.find((title) => inside(title, 1, limit.max)) ??
    cutLine(candidates[0] ?? brief.subject, limit, brief.language)
  );
}

/** Shorter wordings of a subject that fit: with its place before those without, then what keeps most. */
function shorterThatFit(brief: SocialBrief, most: number): string[] {
  const { subject, language } = brief;
  const place = foldWord(namedPlace(brief));
  const keepsPlace = (name: string): number => Number(foldWord(name).includes(place));
  const names = [fittingName(subject, most, language), ...shorterNames(subject, language.written)];
  return names
    .filter((name) => countCharacters(name) <= most)
    .toSorted((a, b) => keepsPlace(b) - keepsPlace(a) || b.length - a.length);
}

function partsOf(brief: SocialBrief, statements: readonly Statement[]): TitleParts {
  // A place alone does not say what is there.
  const places = new Set(tellingStems(namedPlace(brief)));
  const topics = new Set(
    // Folded, the German "für" is an English fur.
    tellingStems([brief.subject, ...brief.keywords].join(' ')).filter(
      (stem) => !places.has(stem) && (stem !== 'fur' || brief.language.written === 'en'),
    ),
  );
  // Behind a whole sentence stands no second one.
  const isSentence = tellsWhole(brief.subject, brief.language) || isForeignApp(brief);
  const fitting = statements.filter(
    (statement) =>
      // What a sentence says cannot be told where its language is not known.
      brief.language.written !== 'other' &&
      !isSentence &&
      fitsTitle(statement) &&
      isPriceOf(statement, topics) &&
      !isTold(statement.sentence, brief.subject) &&
      // A sentence that says the subject again does not stand behind it.
      !isTold(brief.subject, statement.sentence),
  );
  const fragments = fitting.filter(speaksForIt);
  return {
    brief,
    fragments,
    strongest: fragments.toSorted((a, b) => strengthOf(b) - strengthOf(a)),
    others: fitting.filter((statement) => !speaksForIt(statement)),
    sentences:
      brief.language.written === 'other'
        ? []
        : statements.filter((statement) => isTitle(statement, brief, topics)),
  };
}

/** Whether a sentence can be a title: what it says is of the topic, and no label, price or small print. */
function isTitle(statement: Statement, { subject }: SocialBrief, topics: ReadonlySet<string>): boolean {
  const { sentence, kind } = statement;
  if (kind === 'limit' || kind === 'price' || isSmallPrint(statement)) return false;
  if (sentence.length < shortestSentence || sentence.length > longestSentence) return false;
  // "Ingredients: …" has a label for its subject.
  if (leansBack(sentence) || asks.test(sentence) || /^[^:]{3,24}:\s/u.test(sentence)) return false;
  if (opensWithThird(sentence) === 'verb' || isTold(sentence, subject) || isTold(subject, sentence))
    return false;
  // A sentence without the topic says nothing to somebody who did not search for it.
  return tellingStems(sentence).filter((stem) => topics.has(stem)).length >= leastTopics;
}

const barePrice =
  /^(?:[$€£]|\d|(?:sessions?|lessons?|class(?:es)?|visits?|nights?|(?:half|full)[ -]days?|week-?ends?|séances?|cours|consultations?|nuits?|journées?|sesi[oó]n(?:es)?|clases?|noches?|sitzung(?:en)?|stunden?|nächte?|übernachtung(?:en)?)\s)|(?<!\p{L})(?:from|ab|desde|à partir de|dès)\s(?:[$€£]|\d)/iu;

/** "Puppy vaccination course £72" behind a practice is the price of another thing; "full day from £400" is that of its work. */
function isPriceOf({ kind, sentence, fragment }: Statement, topics: ReadonlySet<string>): boolean {
  return (
    kind !== 'price' ||
    barePrice.test(fragment ?? '') ||
    free.test(sentence) ||
    tellingStems(sentence).some((stem) => topics.has(stem))
  );
}

function bareOf({ sentence }: Statement): string {
  return sentence.replace(/[.。]$/u, '');
}

function size({ sentence }: Statement): number {
  return sentence.length;
}

function forAudience({ brief }: TitleParts): string[] {
  const { subject, draft } = brief;
  // One “for” a line, and none behind what somebody says: "Why we cannot let go of news".
  const whom =
    /\s(?:for|für|para|pour)\s/iu.test(subject) || told.test(subject) || !namesThing(brief)
      ? ''
      : whomOf(brief, subject);
  // "Linen dress, 190 g/m2, terracotta" is for women by its name.
  const [thing = subject] = isList(subject) ? [subject] : subject.split(/,\s/u);
  return whom === '' ? [] : [`${thing} ${draft.lexicon.forWhom(whom)}`];
}

/** "Despensa guarda lo que tienes": where only English verbs are known, an app's line may be a sentence. */
function isForeignApp({ form, language }: Pick<SocialBrief, 'form' | 'language'>): boolean {
  return form.contentType === 'app' && language.written !== 'en';
}

/** "Learn to swim" is done by those for whom it is, and behind a comma of what is told "for" belongs to its last words. */
function namesThing({ subject, language, form }: SocialBrief): boolean {
  const isTold = form.contentType === 'article' || form.contentType === 'video';
  return (
    shapeOf(subject, language.written) === 'noun' &&
    !opensWithOrder(subject) &&
    !isForeignApp({ form, language }) &&
    !(form.contentType === 'app' && opensWithAppOrder(subject)) &&
    !(isTold && subject.includes(','))
  );
}

const told =
  /(?:^|:\s)(?:how(?!\sto\s)|why|what|who|when|is|are|does|do|warum|wieso|weshalb|was|wer|wann|ist|sind|por qué|qué|quién|cuándo|pourquoi|qui|quand|est-ce)(?!\p{L})|(?<!\p{L})(?:we|i|they|wir|ich|nous|nosotros)(?!\p{L})/iu;

/** The subject without some of its details. */
function shortName({ brief }: TitleParts): string[] {
  return shorterNames(brief.subject, brief.language.written);
}

const traits: ReadonlySet<FactKind> = new Set(['material', 'colour', 'size', 'capacity', 'weight', 'pack']);

/** A product with its materials, colours and measures. */
function withTraits({ brief }: TitleParts): string[] {
  if (brief.form.contentType !== 'product') return [];
  const joint = jointOf(brief.draft);
  const { max } = networkRules.pinterest.title.limit;
  let title = brief.subject;
  for (const { text, kind } of titlePhrases(brief.draft)) {
    const next = `${title}${joint}${inLine(text, brief.draft)}`;
    if (traits.has(kind) && !isAside(text) && !isTold(text, title) && countCharacters(next) <= max)
      title = next;
  }
  return title === brief.subject ? [] : [title];
}

/** Another phrase that people search for, before the subject. */
function withKeyword({ brief }: TitleParts): string[] {
  const { subject, keywords, draft, language } = brief;
  const named = new Set(tellingStems(subject));
  const phrase = keywords.find((keyword) => {
    const stems = tellingStems(keyword);
    return stems.length > 1 && !stems.some((stem) => named.has(stem)) && !isTold(keyword, subject);
  });
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
