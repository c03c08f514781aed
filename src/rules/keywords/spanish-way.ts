import { agreeingColour } from './agreeing-colour.ts';

/** How a hand works: said without a noun, it is said of the thing in a form that agrees with nothing. */
const byHand = /^\p{L}+[oa]s? a \p{L}+$/iu;

/**
 * "Hechas a mano" behind "tazas", where a clause opens "Hecho a mano en Níjar"; null where the words are told of something
 * else: "taza pintado a mano" agrees with the cat on it.
 * @param opens whether the way opens its clause
 */
export function spanishWay(way: string, noun: string, opens: boolean): string | null {
  const [done = ''] = way.split(' ');
  const sample = agreeingColour(noun.split(' ')[0]!, 'dorado', 'es');
  // "Collar hecha a mano": a noun in a consonant agrees with no "a", nor "calcetines" with one.
  if (sample === null) return /as?$/iu.test(done) || /[^s]s$/iu.test(noun) !== /s$/iu.test(done) ? null : way;
  const agreed = done.replace(/[oa]s?$/iu, sample.slice('dorad'.length));
  return done === agreed || (opens && byHand.test(way)) ? `${agreed}${way.slice(done.length)}` : null;
}
