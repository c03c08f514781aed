import { tellsFault } from '#rules/ledger/fault-turns.ts';
import type { Draft } from './draft.ts';

/** Who repairs or takes apart looks for what is broken. */
const soldAsBroken =
  /(?<!\p{L})(?:for parts|for spares|spares|repairs?|faulty|broken|defekt\p{L}*|bastler|ersatzteilspender|para piezas|averiad[oa]s?|pour pièces|en panne|hs)(?!\p{L})/iu;
/** "Brakes and folding work well" is its state. */
const worksWell = /\s(?:works?|runs?) (?:well|fine|perfectly|great|ok|smoothly|as (?:it|they) should)$/iu;

/** "2 wobble slightly", "zoom creep a bit": how bad it is. */
const littleOff = /\s(?:a (?:bit|little|touch)|slightly|somewhat)$/iu;

/** "Sinon bon état" goes on from the flaw that was told before it. */
const goesOnFromFlaw =
  /^(?:sinon|sonst|ansonsten|por lo demás|en lo demás|aparte de eso|à part (?:ça|cela)|otherwise|apart from that|aber|mais|pero|but)\s/iu;

/** "Quince años" of "tiene unos quince años": how old a used thing is says nothing without its verb. */
const bareAge = /^(?:\d{1,2}|\p{Ll}{2,12}) (?:años|ans|Jahre)$/u;

/** Details for a title, without what ails a used thing and how it works: "One scratch on the rim" sells nothing, its text tells it. */
export function withoutStates<Told extends { text: string }>(phrases: Told[], draft: Draft): Told[] {
  const whole = phrases.filter(({ text }) => !goesOnFromFlaw.test(text) && !bareAge.test(text));
  const isUsed = draft.category === 'used' || draft.ledger.facts.some(({ kind }) => kind === 'flaw');
  if (!isUsed || soldAsBroken.test(draft.name)) return whole;
  return whole.filter(
    ({ text }) => !tellsFault(text, draft.language.written) && !worksWell.test(text) && !littleOff.test(text),
  );
}
