import { makingByHand } from '#rules/ledger/made-by-hand.ts';
import { stemOf } from '#rules/text/words.ts';
import type { Attribute } from './attributes-english.ts';
import { withoutStuff } from './called-at-opening.ts';
import type { Slot } from './slot.ts';

interface Text {
  path: string;
  text: string;
}

/** Ways of saying that a person made the thing with his own hands. */
const byHand = new RegExp(
  String.raw`(?<![\p{L}-])(?:hand[ -]${makingByHand}|${makingByHand} by hand)(?!\p{L})`,
  'iu',
);
const notOwn = /\b(?:not|never|vintage|antique|second[- ]hand|factory)\b/iu;

const choice =
  /^(?:(?:sizes?|available|comes?|choose|pick|choice)(?: (?:in|of|between|from))?:? )?(?:sizes? )?((?:extra )?(?:small|medium|large|mini|big|tall|short)(?:, (?:extra )?(?:small|medium|large|mini|big|tall|short))* or (?:extra )?(?:small|medium|large|mini|big|tall|short))(?: sizes?)?$/iu;

/**
 * Words that buyers type before the thing and that follow from what an English brief says of it: handmade where it was
 * knotted by hand, each size between which a buyer chooses.
 * @param isHandmade whether the shop sells what people make
 */
export function toldAttributes(
  texts: readonly Text[],
  heads: readonly Slot[],
  isHandmade: boolean,
): Attribute[] {
  const found: Attribute[] = [];
  const known = texts.map(({ text }) => text).join('\n');
  const own = texts.find(({ text }) => byHand.test(text));
  if (isHandmade && own !== undefined && !notOwn.test(known) && !/\bhand-?made\b/iu.test(known))
    found.push({ text: 'handmade', source: own.path, order: 2 });
  for (const { text, source } of heads) {
    // "Macrame" of a macrame plant hanger, which is called a plant hanger too.
    const shorter = heads.find((other) => other !== undefined && text.endsWith(` ${other.text}`));
    const front = shorter === undefined ? '' : text.slice(0, -shorter.text.length - 1);
    if (front !== '' && !front.includes(' ') && withoutStuff(text) === shorter?.text)
      found.push({ text: front, source, order: 4 });
  }
  for (const { path, text } of texts)
    for (const clause of text.split(/[.;!?()\n]+/u)) {
      const sizes = choice.exec(clause.trim())?.[1];
      for (const size of sizes?.toLowerCase().split(/, | or /u) ?? [])
        found.push({ text: size, source: path, order: 1 });
    }
  return found;
}

/** "Initials stamped free", "label can be personalised", "add your name": made for whoever orders it. */
const ownName =
  /\b(?:can be personali[sz]ed|(?:initials?|names?|dates?|monograms?|wording|text) (?:can be |are |is )?(?:stamped|added|engraved|embroidered|printed|painted|carved|burned|burnt|etched|stitched)|(?:add|with) (?:your|a|any) (?:own )?(?:name|initials?|date|message|wording))\b/iu;
const notNamed = /\b(?:not|never|cannot|can[’']t|no) (?:be )?(?:personali|add|engrav|initial|name)/iu;
const american = /\b(?:colors?|gray|inch(?:es)?|oz|personalized|customized)\b/iu;

/** "Personalised" as the seller spells it, where the text says that a name goes onto the thing and does not say the word alone. */
export function personalisedIn(text: string): string {
  if (!ownName.test(text) || notNamed.test(text)) return '';
  return american.test(text) ? 'personalized' : 'personalised';
}

/** Stems that an English text backs without holding them, since they follow from what it says. */
export function impliedStems(text: string): string[] {
  const own = personalisedIn(text);
  return [
    ...(byHand.test(text) ? [stemOf('handmade')] : []),
    ...(own === '' ? [] : [stemOf(own), stemOf('custom')]),
  ];
}
