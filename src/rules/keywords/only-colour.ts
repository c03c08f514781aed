import { stemOf } from '#rules/text/words.ts';
import { colourStems } from './attribute-words.ts';
import { genericWords } from './plain-words.ts';

/** Words that go with a colour and name no thing: "bleu nuit", "azul marino". */
const besideColour = new Set(
  'marin marino marine nuit noche fonce clair claro clara oscuro oscura coloris farb sapin roi'
    .split(' ')
    .map(stemOf),
);

/** Whether a stem tells of a colour alone, as those of "bleu et blanc" do: such a phrase finds nothing. */
export function saysOnlyColour(stem: string): boolean {
  return colourStems.has(stem) || genericWords.has(stem) || besideColour.has(stem);
}
