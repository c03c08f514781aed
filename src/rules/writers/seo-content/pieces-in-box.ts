import { countCharacters } from '#rules/text/count.ts';
import { partsIn } from '#rules/ledger/english-phrases.ts';
import { casedPhrase } from './case.ts';
import type { Draft } from './draft.ts';
import { isShort } from './front-part.ts';
import { isNew } from './new-in-title.ts';
import { hasPraise } from './praise.ts';
import { countsAgain, runsIntoFigure } from './title-counts.ts';
import { noFeature } from './title-details.ts';
import { noAttribute, noTitleWord, packaging } from './title-words.ts';

const leads =
  /^(?:(?:it |they |(?:the )?(?:set|pack|kit|box|bundle) )?(?:also )?(?:includes?|contains?|has|comes? with|supplied with|sold with|complete with|with)|in the box|included(?: (?:is|are)(?= ))?)[:\s]\s?/iu;
const trails = /,? (?:(?:is|are|all) )?included$/iu;
/** Paper, wrapping and what anybody puts into a parcel. */
const ofParcel =
  /(?:^|\s)(?:manuals?|instructions?|leaflets?|guides?|cards?|boxe?s?|bags?|tissue|ribbon|receipts?|stickers?|notes?|paperwork|warranty|guarantee|hardware|fixings|screws?|fittings)$/iu;

/** "Rear caps" of "front and rear caps" are half of them. */
const halfOfPair =
  /(?:^|\s)(?:front|back|rear|upper|lower|inner|outer|left|right|top|bottom|small|large|big|long|short|old|new) and $/iu;
/** "Amazing Grace" of a book of hymns: a name of its own is one of many that lie in it. */
const ownName = /^(?:\p{Lu}\p{Ll}+ ?)+$/u;
const ofSet = /(?:^|\s)(?:set|kit|bundle)s?(?![\p{L}])/iu;

/** The things with a number or a sort of their own that lie in the box besides what is sold: "2 AA batteries". English. */
export function piecesInBox(draft: Draft): string[] {
  if (draft.language.written !== 'en' || draft.platform.subject !== 'product') return [];
  // What a cream or a cake contains is what it is made of.
  if (draft.category === 'food' || draft.category === 'beauty') return [];
  return draft.units
    .filter(({ kind, path }) => kind === 'contents' && path.endsWith('.description'))
    .flatMap(({ text }) => {
      const isSaidBehind = trails.test(text);
      const pieces = partsIn(text.replace(leads, '').replace(trails, '')).filter(
        (piece) => !halfOfPair.test(text.slice(0, Math.max(0, text.indexOf(piece)))) && !ownName.test(piece),
      );
      return pieces.length === 1 && isSaidBehind ? [`${pieces[0]!} included`] : pieces;
    })
    .filter(
      (piece) =>
        isShort(piece) &&
        !ofParcel.test(piece) &&
        !noFeature.test(piece) &&
        !noAttribute.test(piece) &&
        !noTitleWord.test(piece) &&
        !packaging.test(piece) &&
        !hasPraise(piece, 'en'),
    );
}

/** How much of a title may be filled before what lies in the box has no place there. */
const roomTaken = 0.6;

/** A short English title with the things that lie in the box: of a set anywhere, else where buyers of a shop compare what they get. */
export function withBox(title: string, draft: Draft, max: number): string {
  const { titleOrder } = draft.platform;
  const takesAny = titleOrder === undefined || titleOrder.includes('contents');
  if (!takesAny && !ofSet.test(draft.name)) return title;
  let told = title;
  let added = 0;
  for (const piece of countCharacters(title) < max * roomTaken ? piecesInBox(draft) : []) {
    const next = `${told}, ${casedPhrase(piece, draft)}`;
    if (
      isNew(piece, told) &&
      !countsAgain(piece, told) &&
      !runsIntoFigure(piece, told) &&
      countCharacters(next) <= max
    ) {
      told = next;
      added += 1;
    }
  }
  // "Sheet Set, Two Pillowcases" would tell half of a set.
  return takesAny || added > 1 ? told : title;
}
