import type { Brief } from '#rules/listing/listing.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { wholeWordsAt } from '#rules/text/whole-words.ts';
import type { Candidate } from './candidate.ts';

/** "Mesa se desmonta", "plantillas en nuestro taller": who does something, or whose it is. */
const ofSomebody =
  /(?:^|\s)(?:se|me|nos|nuestr[oa]s?|mis?|tus?|on|je|il|elle|nous|ne|mon|ma|mes|ton|ta|tes|notre|votre|vos)\s/iu;
/** "Acabo cenando". */
const goingOn = /\s\p{L}{2,}(?:ando|iendo|yendo)$/iu;
/** Behind these the words name what the thing is without. */
const without = /(?:^|\s)(?:sin|sans|ni|ohne|kein\p{L}{0,2}|aucune?|ningún|ninguna)\s$/iu;
/** "Mit manueller Therapie": in the ending that its preposition asks for nobody types it. */
const germanCase = /(?:^|\s)(?:mit|bei|von|nach|aus|zu|zur|seit|in|im|am|unter|auf|beim|vom|zum)\s$/iu;
const germanEnding = /^\p{Ll}+(?:er|em|en)\s\p{Lu}/u;

/**
 * Whether words of a German, Spanish or French description are no search: half a clause with its verb, what the thing is
 * without, an adjective in the case of its preposition.
 */
export function saidAbroad({ product, language }: Brief): (candidate: Candidate) => boolean {
  const { written } = language;
  if (written !== 'de' && written !== 'es' && written !== 'fr') return () => false;
  const { description } = product;
  return ({ phrase, source }) => {
    if (!source.endsWith('.description')) return false;
    if (written !== 'de' && (ofSomebody.test(phrase) || goingOn.test(phrase))) return true;
    const at = wholeWordsAt(description.toLowerCase(), phrase.toLowerCase());
    if (at < 1) return false;
    const shape = written === 'de' ? 'noun' : shapeOf(phrase, written);
    if (shape === 'verb' || shape === 'sentence') return true;
    const before = description.slice(Math.max(0, at - 12), at);
    return without.test(before) || (written === 'de' && germanEnding.test(phrase) && germanCase.test(before));
  };
}
