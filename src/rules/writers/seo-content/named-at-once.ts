import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import { type Draft, labelOf } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { nameWithType } from './titles.ts';
import { isToldInSentences } from './told-in-whole.ts';

const opening = 160;
const longestName = 80;

/** "The suction is strong but it is noisy": what ails a thing of no stated condition stands first, and names it nowhere near. */
function opensWithFault(body: string, draft: Draft): boolean {
  if (draft.category !== 'used' || countCharacters(nameWithType(draft, true, true)) > longestName)
    return false;
  const [lead = ''] = body.split('\n\n', 1);
  const said = new Set(stemsOf(lead));
  return (
    !stemsOf(draft.type).some((stem) => said.has(stem)) &&
    draft.ledger.facts.some(
      ({ kind, value, quote }) => kind === 'flaw' && (lead.startsWith(value) || lead.startsWith(quote)),
    )
  );
}

/** A used thing's text that begins with its state, and names the thing nowhere near: then its name stands for the label. */
export function namedAtOnce(body: string, draft: Draft): string {
  const stated = upperFirst((draft.brief.fields['itemCondition'] ?? '').replace(/[.\s]+$/u, ''));
  const label = `${labelOf(draft, 'condition')}${draft.lexicon.colon}`;
  const front = [label, ...(stated === '' ? [] : [`${stated}.`])].find((start) => body.startsWith(start));
  if (draft.language.written === 'other' || draft.type === '') return body;
  if (front === undefined)
    return opensWithFault(body, draft) ? `${upperFirst(nameWithType(draft, true, true))}. ${body}` : body;
  // Of a text in sentences each paragraph tells of something else, and the first alone opens it.
  const lead = isToldInSentences(draft) ? body.split('\n\n', 1)[0]! : body;
  const said = new Set(stemsOf(lead.slice(0, opening)));
  // "Front grille panel, steel, primed, some paint marks": a row that only ends in a flaw is no state.
  const [unit] = draft.units.filter(({ path }) => path.endsWith('.description'));
  const isRow =
    front === label &&
    unit !== undefined &&
    unit.kind !== 'condition' &&
    unit.kind !== 'flaw' &&
    isSaidFirst(body, label, unit.text);
  const isNamed =
    !isRow &&
    stemsOf(draft.type).some((stem) => said.has(stem)) &&
    // "The dust jackets are there, the one on book four is torn": the noun alone may be that of a part.
    (!isToldInSentences(draft) ||
      stemsOf(draft.name)
        .slice(0, 1)
        .some((stem) => said.has(stem)));
  const name = nameWithType(draft, true, true);
  if (isNamed || countCharacters(name) > longestName) return body;
  const told = body.slice(front.length);
  const rest =
    isRow && stated !== ''
      ? told.replace(`\n\n${stated}.`, () => `\n\n${label}${lowerFirst(stated)}.`)
      : told;
  return `${upperFirst(name)}${draft.lexicon.colon}${front === label ? rest : `${lowerFirst(stated)}.${rest}`}`;
}

/** Whether these words stand right behind the label that a text begins with. */
function isSaidFirst(body: string, label: string, words: string): boolean {
  return body.slice(label.length).trimStart().toLowerCase().startsWith(words.toLowerCase());
}
