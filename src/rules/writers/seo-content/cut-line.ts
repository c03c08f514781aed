import { whomRow } from '#rules/offers/whom-row.ts';
import { countCharacters } from '#rules/text/count.ts';
import { beforeRepeat, closedEnd } from './closed-end.ts';
import type { Draft } from './draft.ts';
import { stemsOf } from '#rules/text/words.ts';
import { tidySentence } from './sentence.ts';

/** Cuts at a word or comma, never inside; no small word is left at the end. */
export function cutAtWord(text: string, max: number): string {
  if (countCharacters(text) <= max) return text;
  const points = Array.from(text)
    .slice(0, max + 1)
    .join('');
  const at = Math.max(points.lastIndexOf(' '), points.lastIndexOf('、'));
  const whole = at > 0 ? points.slice(0, at) : Array.from(text).slice(0, max).join('');
  // "…, Stretch, Zipper" of "Zipper Pockets": an entry is left out rather than cut.
  const comma = whole.lastIndexOf(', ');
  const cut = comma > max / 2 && !/^[,、]/u.test(text.slice(whole.length)) ? whole.slice(0, comma) : whole;
  return cut
    .replace(
      /(?:\s(?:and|or|with|without|for|from|in|of|the|an?|to|by|und|mit|ohne|für|aus|zum|zur|im|am|vom|von|auf|der|die|das|den|dem|y|con|sin|para|del?|el|la|et|avec|sans|pour|en|du|des|les?|à|aux?|x|&|qui|que|dont|which|that|who|when|if|wenn|die|quand|cuando|I|we|you|he|she|they|it|its|my|your|our|his|her|their|this|these|is|are|was|were|how|why|what|not|no|as|than|so|but|into|at|on|per|every|up|ich|wir|du|sie|er|es|ist|sind|ein|eine|einen|einem|einer|mein|meine|meinen|dein|deine|wie|warum|dass|beim|bei|am|an|auch|je|j’ai|tu|il|elle|nous|vous|mon|ma|mes|ton|ta|tes|son|sa|ses|un|une|est|sont|que|comment|par|sur|dans|yo|mi|mis|su|sus|se|un|una|unos|unas|es|son|que|cómo|como|por|al|en)){1,12}$/iu,
      '',
    )
    .replace(/\s?\([^()]*$/u, '')
    .replace(/[\s,;:–—-]+$/u, '');
}

/** "Tax returns for landlords and freelancers" of a longer row of those for whom they are; empty where no part of it fits. */
export function withFewer(title: string, room: number): string {
  const row = title.includes(' for ') && countCharacters(title) > room ? whomRow(title) : null;
  if (row === null) return '';
  const [first = '', second = ''] = row.whom.filter((whom) => !/\s(?:who|that|whose)\s/iu.test(whom));
  const both = second === '' ? '' : `${row.head} for ${first} and ${second}`;
  return (
    [both, first === '' ? '' : `${row.head} for ${first}`].find(
      (text) => text !== '' && countCharacters(text) <= room,
    ) ?? ''
  );
}

/** A title cut to its room, which ends in no joint where the language's words are not known. */
export function cutTitle(title: string, room: number, { language }: Draft): string {
  return language.written === 'other'
    ? closedEnd(cutAtWord(beforeRepeat(title), room))
    : cutAtWord(title, room);
}

/** A title with room for the shop behind it; whole, where the thing itself would be cut off: "Full Size Folding Ironing | Ridgeline". */
export function cutForShop(title: string, room: number, draft: Draft): string {
  const cut = cutTitle(title, room, draft);
  if (draft.language.written !== 'en' || draft.platform.subject !== 'product') return cut;
  const kind = stemsOf(draft.type).at(-1) ?? '';
  if (kind !== '' && stemsOf(title).includes(kind) && !stemsOf(cut).includes(kind)) return title;
  // "Griddle plate for two" of a plate for two burners.
  const isHalf = /^ \p{L}/u.test(title.slice(cut.length)) && /\s(?:for|with|of|in) [^,]*$/iu.test(cut);
  return isHalf ? title : cut;
}

/** As many entries of a list as there is room for, as a sentence; empty for a text of one. */
export function frontOf(text: string, room: number): string {
  let front = '';
  for (const entry of text.split(/(?<=[,،、，])\s?/u)) {
    if (countCharacters(front + entry) >= room) break;
    front = `${front}${front === '' || /[、，]$/u.test(front) ? '' : ' '}${entry}`;
  }
  return front.length === text.length ? '' : tidySentence(front.replace(/[,،、，\s]+$/u, ''), 'other');
}
