import { tellsFault } from '#rules/ledger/fault-turns.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { isProseWord } from '#rules/ledger/telegram-abroad.ts';
import { countCharacters } from '#rules/text/count.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';
import { noTitleWord } from './title-words.ts';

const mostBehind = 7;
/** How good, how old or for sale: nothing of the model. */
const noModel =
  /(?<!\p{L})(?:zustand|gebraucht|état|occasion|estado|usad[oa]|condizion\p{L}+|stato|staat|stan|skick|stand|neu|neuf|neuve|nuev[oa]|nuov[oa]|nov[oa]|nieuw|now[yae]|ny|nytt)(?!\p{L})/iu;

/**
 * "Fietskar Croozer Kid voor 2 kinderen" of a "Fietskar Croozer", of which the text begins with "Croozer Kid voor 2 kinderen": the name ends
 * in its maker and the first entry of the text begins with him. In languages besides English.
 */
export function behindMaker(name: string, draft: Draft, max: number): string {
  const { written } = draft.language;
  const first = draft.units.find(({ path }) => path.endsWith('.description'));
  // "Giradischi Lenco": where nobody knows the maker, the capital at the end of the name tells him.
  const last = written === 'other' ? (/ (\p{Lu}[\p{L}&’'-]{2,})$/u.exec(draft.name)?.[1] ?? '') : '';
  const brand = draft.brand === '' ? last : draft.brand;
  if (written === 'en' || draft.platform.subject !== 'product' || brand === '' || first === undefined)
    return name;
  const maker = foldWord(brand);
  const entry = first.text.split(/,\s|\s[-–—(]|[:;.!?](?:\s|$)/u)[0]!;
  if (!foldWord(name).endsWith(` ${maker}`) || !foldWord(entry).startsWith(`${maker} `)) return name;
  const behind = piecesOf(entry).slice(piecesOf(brand).length);
  const more = behind.join(' ');
  const isFair =
    behind.length <= mostBehind &&
    /^[\p{L}\d]/u.test(more) &&
    // "Westfalia AHK abnehmbar" of an "Anhängerkupplung abnehmbar Westfalia".
    !behind.some((word) => word.length > 3 && foldWord(name).includes(foldWord(word))) &&
    // "Foca est un appareil": what the maker does is no model of his.
    (written === 'other' ? !behind.some(isProseWord) : shapeOf(entry, written) === 'noun') &&
    !tellsFault(more, written) &&
    !noModel.test(more) &&
    !hasPraise(more, written) &&
    !noTitleWord.test(more);
  return isFair && countCharacters(name) + countCharacters(more) < max ? `${name} ${more}` : name;
}
