import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { isAppKind } from '#rules/ledger/app-kind.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { isPlural, lowerFirst, withArticle } from './english-words.ts';
import { functionRow } from './function-row.ts';
import { cleanName } from './name.ts';

/** Fewer functions are no list. */
export const fewestFunctions = 3;

const colonList = /^([^:,.]{4,40}):\s(.+)$/su;

/** "Garden diary: note what you sowed, get a reminder, see last year" → what the app is, and its functions. */
export function openedList(sentence: string, draft: Draft): { what: string; items: string[] } | null {
  if (draft.language.written === 'other') return null;
  const match = colonList.exec(sentence);
  if (match === null) return openedRow(sentence, draft);
  const items = match[2]!
    .replace(/[.!]$/u, '')
    .split(/,\s(?:and |und |y |et )?/u)
    .map((item) => item.trim());
  const usable =
    items.length >= fewestFunctions && items.every((item) => item.split(' ').length > 1 && item.length <= 80);
  if (!usable) return null;
  const app = cleanName(draft.brief.fields['appName'] ?? draft.name, draft.language.written);
  const what = match[1]!.trim();
  if (draft.language.written !== 'en' || foldWord(what).includes(foldWord(app)))
    return { what: `${what}.`, items };
  // "Practise sight singing: shows a phrase, …" is what one does with it.
  if (opensWithAppOrder(what)) return { what: `${app} lets you ${lowerFirst(what)}.`, items };
  // "42 sounds recorded in the field: …": an app has them, and is none.
  if (/^\d/u.test(what)) return { what: `${app}: ${what}.`, items };
  return { what: isPlural(what) ? `${what}.` : `${app} is ${withArticle(lowerFirst(what))}.`, items };
}

/** "Scan barcodes, see what expires, shopping list, share with household" → what one does first, and the other functions. English. */
function openedRow(sentence: string, draft: Draft): { what: string; items: string[] } | null {
  const does = draft.language.written === 'en' && shapeOf(sentence, 'en') === 'verb';
  const isRow = does || (draft.language.written === 'en' && opensWithAppOrder(sentence));
  const row = isRow ? functionRow(sentence) : null;
  if (row === null) return null;
  const app = cleanName(draft.brief.fields['appName'] ?? draft.name, 'en');
  // "Logs trips automatically, HMRC rates, PDF export": what it does first stands behind what it is.
  if (does) {
    const isKind =
      isAppKind(draft.type) && !isPlural(draft.type) && !foldWord(app).includes(foldWord(draft.type));
    const front = isKind ? `${app} is ${withArticle(draft.type)} that` : app;
    return { what: `${front} ${lowerFirst(row[0]!)}.`, items: row.slice(1) };
  }
  return { what: `${app} lets you ${lowerFirst(row[0]!)}.`, items: row.slice(1) };
}
