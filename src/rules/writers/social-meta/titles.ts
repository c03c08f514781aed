import type { SocialNetwork } from '#contract/social-page.ts';
import { shortenLine } from '#rules/fit/shorten-line.ts';
import { networkRules } from '#rules/social-meta/networks/index.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { titlePhrases } from '#rules/writers/seo-content/phrases.ts';
import { jointOf } from '#rules/writers/seo-content/titles.ts';
import { isTold, strengthOf, type Statement } from './parts.ts';

/** What all titles of a brief are put together from. */
interface TitleParts {
  brief: SocialBrief;
  /** Fragments in reading order, and by how much a reader can check. */
  fragments: readonly Statement[];
  strongest: readonly Statement[];
  /** Whole short sentences. */
  sentences: readonly Statement[];
}

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
    ...withFragment(parts, parts.strongest),
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
  pinterest: (parts) => [...withTraits(parts), ...withFragment(parts, parts.fragments.toReversed())],
  // As a friend would name it.
  whatsapp: (parts) => [
    parts.brief.subject,
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
    ...(brief.subject.includes(brief.brand) ? [] : [`${brief.subject} | ${brief.brand}`]),
  ].map((title) => upperFirst(title.trim()));
  const isNew = (title: string): boolean => !taken.some((other) => foldWord(other) === foldWord(title));
  const inside = (title: string, from: number, to: number): boolean =>
    countCharacters(title) >= from && countCharacters(title) <= to;
  return (
    candidates.find((title) => inside(title, aim.from, aim.to) && isNew(title)) ??
    candidates.find((title) => inside(title, 1, limit.max) && isNew(title)) ??
    candidates.find((title) => inside(title, aim.from, limit.max)) ??
    shortenLine(candidates[0] ?? brief.subject, limit, [])
  );
}

function partsOf(brief: SocialBrief, statements: readonly Statement[]): TitleParts {
  const fragments = statements.filter(
    ({ fragment, sentence }) => fragment !== null && !isTold(sentence, brief.subject),
  );
  return {
    brief,
    fragments,
    strongest: fragments.toSorted((a, b) => strengthOf(b) - strengthOf(a)),
    sentences: statements.filter(({ fragment, sentence }) => fragment === null && sentence.length <= 90),
  };
}

function bareOf({ sentence }: Statement): string {
  return sentence.replace(/[.。]$/u, '');
}

function size({ sentence }: Statement): number {
  return sentence.length;
}

function withFragment({ brief }: TitleParts, fragments: readonly Statement[]): string[] {
  const { subject, draft } = brief;
  const colon = brief.language.written === 'other' ? ': ' : draft.lexicon.colon;
  // A subject with a colon of its own takes no second one.
  const joint = /:(?:\s|$)/u.test(subject) ? ', ' : colon;
  return fragments.map(({ fragment }) => `${subject}${joint}${fragment ?? ''}`);
}

function forAudience({ brief }: TitleParts): string[] {
  const { subject, audience, draft, language } = brief;
  if (audience === '' || language.written === 'other' || /[.!?]/.test(audience)) return [];
  const whom = audience.replace(/^(?:for|für|para|pour)\s/iu, '');
  if (isTold(whom, subject)) return [];
  const lower =
    language.written === 'de' ? whom : whom.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
  return [`${subject} ${draft.lexicon.forWhom(lower)}`];
}

function withTraits({ brief }: TitleParts): string[] {
  const joint = jointOf(brief.draft);
  const { max } = networkRules.pinterest.title.limit;
  let title = brief.subject;
  let added = 0;
  for (const { text } of titlePhrases(brief.draft)) {
    if (isTold(text, title)) continue;
    const next = `${title}${joint}${text}`;
    if (countCharacters(next) > max) continue;
    title = next;
    added += 1;
  }
  return added > 0 ? [title] : [];
}

/** With the name of the business behind it, where it does not name it yet. */
function signed(title: string, { brief }: TitleParts): string {
  if (brief.brand === '' || foldWord(title).includes(foldWord(brief.brand))) return title;
  return `${title} | ${brief.brand}`;
}
