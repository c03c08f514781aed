import { matchesOf } from '#rules/text/pattern-finds.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Attribute } from './attributes-english.ts';

/** One word that says of a thing how it is, in a clause of its own: "pre-seasoned", "stackable". */
const traitAlone =
  /^(?:(?:pre|self|anti|non|double|hand)[ -]\p{L}{3,}(?:ed|en|ing|stick|slip|toxic|drip|scratch|woven|bent)|\p{L}{4,}(?:able|ible|proof))$/iu;
/** What is said of the sale or of a part, and what only praises. */
const noTrait = longPattern('iu')`
  ^(?:pre[ -](?:owned|loved|used|ordered|order|paid)|self[ -](?:employed|addressed|contained|explaining|taught)|hand[ -](?:picked|selected|delivered|posted|written|finished|packed|cut|made)
    |non[ -](?:smoking|returning|refunding|working|drinking)|(?:un)?available|(?:un)?suitable|affordable|reliable|(?:un)?comfortable|adorable|durable|(?:non)?returnable
    |negotiable|(?:non)?refundable|possible|compatible|removable|washable|detachable|replaceable|visible|invisible|reasonable|valuable|collectable|collectible
    |desirable|lovable|huggable|enjoyable|remarkable|incredible|sensible|terrible|horrible|responsible|flexible|reversible|drinkable|edible|usable|useable
    |readable|playable|wearable|rideable|drivable|driveable|saleable|repairable|fixable|recyclable|sustainable|capable|agreeable|acceptable|applicable|eligible)$
`;

/** Whether a clause in small letters is a trait that buyers type before the thing. English. */
export function isTraitAlone(clause: string): boolean {
  return traitAlone.test(clause) && !noTrait.test(clause);
}

/** How a thing was made, by the first word of a sentence about it: "Forged from old leaf spring in my shed". */
const madeSo =
  /(?<=^|[.!?\n]\s?)(?:it is |it[’']s |they are |each is )?(forged|woven|carved|quilted|felted|embroidered|crocheted|knitted|braided|plaited|hammered|engraved|etched|tufted|smocked|upcycled|galvani[sz]ed|embossed|whittled|hand[ -](?:forged|woven|carved|quilted|felted|embroidered|knitted|hammered|engraved|dyed|painted|printed|stamped|poured|blown|bound|thrown))\s(?:and \p{L}+ed )?(?:from|out of|in|by|with|on|using)\s/giu;

/** "Forged" of a hoe whose text opens "Forged from old leaf spring": what buyers type before the thing. English. */
export function madeAttributes(texts: readonly { path: string; text: string }[]): Attribute[] {
  return texts.flatMap(({ path, text }) =>
    path.endsWith('.description')
      ? matchesOf(madeSo, text)
          .slice(0, 2)
          .map(({ 1: done = '' }): Attribute => ({
            text: done.toLowerCase().replace('-', ' '),
            source: path,
            order: 2,
          }))
      : [],
  );
}
