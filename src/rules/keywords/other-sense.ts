import { claimHits } from '#rules/ledger/claim-index.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';

/** What else a pen is filled with or does. */
const filledOtherwise =
  /\b(?:oil|vape|glue|paint|correction|bleach|insulin|touch[- ]?up|eyeliner|liner|brow|concealer|whitening|stain|cleaning|cleaner|test|light|stylus|3d|solder(?:ing)?|engrav(?:er|ing)|tattoo|scale|polish|perfume|lip|dispenser|remover|voltage|reading)$/iu;

/** What is said of a mouse that lies beside a keyboard. */
const ofComputer =
  /\b(?:usb|wireless|wired|bluetooth|dpi|click(?:s|er)?|scroll\p{L}*|ergonomic|gaming|computer|laptop|pc|mac|cursor|sensor|optical|keyboard|buttons?|logitech|razer)\b/iu;

/**
 * Tells the other names that a thing has no more once its name says what it is for: a gravel vacuum of an aquarium is a kind
 * of vacuum, and no floor cleaner. English.
 * @param type the thing in one word, as the ledger reads it
 */
export function otherSense(
  { name, description }: { name: string; description: string },
  type: string,
  language: string,
): (synonym: string) => boolean {
  if (language !== 'en' || type === '' || type.includes(' ')) return () => false;
  const lower = type.toLowerCase();
  // A felted mouse, or one that pike bite on, moves no cursor.
  if (lower === 'mouse' && !ofComputer.test(`${name} ${description}`)) return () => true;
  const at = name.toLowerCase().indexOf(` ${lower}`);
  if (at < 1) return () => false;
  const before = name.slice(0, at);
  // Nobody writes with a pen of cuticle oil.
  if (lower === 'pen' && filledOtherwise.test(before)) return () => true;
  // Stained glass is a stuff of which many things are made.
  if (
    claimHits(before, 'en').some(({ end, payload }) => payload.kind === 'material' && end === before.length)
  )
    return () => false;
  const named = typeHits(before, 'en').at(-1);
  if (named === undefined || named.end !== before.length || !named.text.includes(' ')) return () => false;
  return (synonym) => !synonym.toLowerCase().includes(lower);
}
