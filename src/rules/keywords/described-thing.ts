import type { Attribute } from './attributes-english.ts';
import type { AddPhrase, EnglishNames, EnglishParts } from './english-parts.ts';
import { singularOf } from './plain-words.ts';
import type { Slot } from './slot.ts';

/** The thing with its measure, and each of its names with what is said of it. */
export function addAttributes(
  { attributes, sizes, subject }: EnglishParts,
  { own, short, all }: Pick<EnglishNames, 'own' | 'short' | 'all'>,
  add: AddPhrase,
): void {
  for (const name of [...own, ...short].slice(0, 2)) {
    // "40 litre potatoes": a film shows no size of its topic.
    for (const size of subject === 'video' ? [] : sizes)
      add(
        `${size.text.replace(/inches$/iu, 'inch').replace(/(?<=litre|liter|gallon|quart|ounce|cup)s$/iu, '')} ${name.text}`,
        'attribute',
        size,
      );
  }
  for (const [index, name] of all.entries()) {
    const isHead = index < own.length;
    const isOwn = isHead || short.some((one) => one.text === name.text);
    for (const attribute of attributes) {
      if (!isOwn && attribute.order === 5) continue;
      if (!overlap(attribute.text, name.text))
        add(described(attribute.text, name.text), 'attribute', attribute);
    }
    if (isHead)
      for (const pair of attributePairs(attributes)) add(`${pair.text} ${name.text}`, 'attribute', pair);
  }
}

const troubled =
  /^((?:drip|leak|squeak|rattl|smell|jam|flicker|peel|crumbl|sagg|creak)ing|blocked|clogged|cracked|broken|stuck|rusty|loose|frozen) (.+)$/u;

/** "Dripping kitchen tap": what is wrong with a thing stands before all else that is said of it. */
function described(attribute: string, name: string): string {
  const [, trouble, thing] = troubled.exec(name) ?? [];
  return trouble === undefined ? `${attribute} ${name}` : `${trouble} ${attribute} ${thing}`;
}

/** Whether two texts have a word in common, in whatever form. */
export function overlap(a: string, b: string): boolean {
  const words = new Set(
    b
      .toLowerCase()
      .split(/[\s-]+/u)
      .map(singularOf),
  );
  const root = (word: string): string => (word.length > 6 ? word.replace(/(?:l?ed|en)$/u, '') : word);
  return (
    a
      .toLowerCase()
      .split(/[\s-]+/u)
      // "Enamelled enamel mug", "wood wooden stacker".
      .some((word) =>
        [singularOf(word), root(word), `${word}en`, `${word}len`, `${word}ing`].some((one) => words.has(one)),
      )
  );
}

/** Two attributes of different order side by side, in the order in which English sets them. */
function attributePairs(attributes: readonly Attribute[]): Slot[] {
  const pairs: Slot[] = [];
  const sorted = attributes.toSorted((a, b) => a.order - b.order);
  for (const [index, first] of sorted.entries()) {
    for (const second of sorted.slice(index + 1)) {
      if (pairs.length >= 10) return pairs;
      if (first.order === second.order || overlap(first.text, second.text)) continue;
      const text = `${first.text} ${second.text}`;
      if (text.split(' ').length <= 3) pairs.push({ text, source: second.source });
    }
  }
  return pairs;
}
