import { foldWord } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

const longest = 20;
/** "Model: 55565158": a long number names no model to a buyer, as "Pfaff 262" does. */
const isNumber = /^[\d\s./-]{6,}$/u;

/**
 * The brand with the model that a row of the seller's sheet tells, before a name that says neither: "JTX Sprint 5".
 * English and German.
 */
export function withModelOfRow({ brand, language, units, platform }: Draft, name: string): string {
  if ((language.written !== 'en' && language.written !== 'de') || platform.subject !== 'product')
    return brand;
  const model =
    units.find(({ kind, label }) => kind === 'model' && /^modell?(?: (?:number|no\.?))?$/iu.test(label))
      ?.text ?? '';
  const isTold = model === '' || foldWord(name).includes(foldWord(model));
  return isTold || model.length > longest || isNumber.test(model) ? brand : `${brand} ${model}`;
}
