import { agreeingColour } from './agreeing-colour.ts';
import { colourStems } from './attribute-words.ts';
import { stemOf } from '#rules/text/words.ts';
import type { Candidate } from './candidate.ts';

/** "Pendientes azul" of "pendientes azul cobalto": alone the colour agrees with its thing. Spanish and French. */
export const otherNumber =
  (language: 'es' | 'fr') =>
  ({ phrase }: Candidate): boolean => {
    const [noun = '', colour = '', ...others] = phrase.split(' ');
    if (others.length > 0 || !/[^s]s$/iu.test(noun) || !colourStems.has(stemOf(colour))) return false;
    const said = agreeingColour(noun, colour, language);
    return said !== null && said !== colour.toLowerCase();
  };
