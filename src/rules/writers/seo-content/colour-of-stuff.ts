import { beforeColour, goesOnBehindColour, isColourOfMade } from '#rules/ledger/made-in-colour.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';

/** "Cross-back apron in", before a colour and a stuff. */
const thingIn = new RegExp(String.raw`^((?:[\p{L}\d'’-]+ ){1,6}?)in ${beforeColour}$`, 'u');
/** Whether an English clause tells the one colour of the thing by its stuff: "sewn from linen in olive", "apron in olive linen". */
export function isColourByStuff({ value }: Fact, { text }: Unit, draft: Draft): boolean {
  const head = stemsOf(draft.type).at(-1);
  const isThing = (noun: string): boolean => stemsOf(noun).at(-1) === head;
  if (isColourOfMade(value, text, isThing)) return true;
  const at = text.indexOf(value);
  const thing = at < 1 ? null : thingIn.exec(text.slice(0, at));
  if (thing === null || !isThing(thing[1]!)) return false;
  const behind = text.slice(at + value.length);
  const stuff = draft.ledger.facts.find(
    ({ kind, value: of }) => kind === 'material' && behind.toLowerCase().startsWith(` ${of.toLowerCase()}`),
  );
  return stuff !== undefined && goesOnBehindColour.test(behind.slice(stuff.value.length + 1));
}

const inStuff = /^((?:[\p{L}\d'’-]+ ){1,6}?)in (?:[\p{Ll}-]+ ){1,4}[\p{Ll}-]+$/u;

/** "Cross-back apron in blue linen": the thing by its name, of which colour and stuff stand in a title each for itself. */
export function namesThingInStuff(text: string, { language, type }: Draft): boolean {
  const subject = language.written === 'en' ? inStuff.exec(text)?.[1] : undefined;
  return subject !== undefined && stemsOf(subject).at(-1) === stemsOf(type).at(-1);
}

const woodOf = /^(?:legno|madeira|madera|bois)\s(?:di\s|de\s|d['’])(\p{L}{4,})$/iu;

/** "Legno d'ulivo" of a "tagliere in ulivo": the wood that the name says already. */
export function isWoodOfName(text: string, { name }: Draft): boolean {
  const wood = woodOf.exec(text)?.[1];
  return wood !== undefined && stemsOf(name).includes(stemsOf(wood)[0]!);
}
