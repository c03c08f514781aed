import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { longestTitle } from './told-in-title.ts';

const ownMusic =
  /\b(?:our|my) (?:(?:new|first|second|third|latest|debut|own) )?(?:song|single|track|album|ep|tune)\b/iu;

/** "The Brass Tacks – Harbour Lights": whose own song it is, where the channel is the band. */
export function withPlayers(title: string, { brief }: Draft): string {
  const channel = brief.fields['channelName'] ?? '';
  const kind = `${brief.fields['videoType'] ?? ''} ${brief.product.category}`;
  const isOwn =
    channel !== '' &&
    /\bmusic\b/iu.test(kind) &&
    ownMusic.test(brief.product.description) &&
    !foldWord(title).includes(foldWord(channel)) &&
    !/\s[-–—]\s|:/u.test(title) &&
    countCharacters(`${channel} – ${title}`) <= longestTitle;
  return isOwn ? `${channel} – ${title}` : title;
}
