import type { SocialPicture } from '#contract/social-picture.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { opensWithOrder } from '#rules/ledger/shape.ts';
import { countCharacters } from '#rules/text/count.ts';
import { isMostlyTold, isSmallPrint, statementsOf, strengthOf } from './parts.ts';
import type { SocialTexts } from './write.ts';

/** Code points that are read on a picture as wide as a thumb. */
const most = { title: 60, subtitle: 70 } as const;

/** Words on the drawn picture: few, since the card says the rest beside it. */
export function pictureWords(
  brief: SocialBrief,
  { cards }: SocialTexts,
): Pick<SocialPicture, 'title' | 'subtitle'> {
  const titles = [brief.subject, ...Object.values(cards).map(({ title }) => title)];
  const title =
    titles.find((text) => countCharacters(text) <= most.title) ??
    titles.toSorted((a, b) => a.length - b.length)[0] ??
    brief.brand;
  const [fact] = statementsOf(brief)
    .filter((statement) => !isSmallPrint(statement) && !opensWithOrder(statement.sentence))
    .filter(
      ({ sentence }) =>
        countCharacters(sentence) <= most.subtitle &&
        !sentence.startsWith(title) &&
        !isMostlyTold(sentence, title),
    )
    .toSorted((a, b) => strengthOf(b) - strengthOf(a));
  return {
    title: title.slice(0, 200),
    subtitle: (fact?.sentence ?? '').replace(/[.。]$/u, '').slice(0, 200),
  };
}
