import { longPattern } from '#rules/text/long-pattern.ts';

/** Children are looked after, not taught: no courses, no "for beginners". English, German, Spanish, French. */
export const childcare = longPattern('iu')`
  (?<!\p{L})(?:nurser(?:y|ies)|child ?care|day ?care|preschool|kindergarten|cr[eè]che|wraparound
    |after[- ]?school|holiday club|babysitting|nanny|kita|krippe|hort|tagesmutter|guarder[ií]a|ludoteca
    |garderie|halte-garderie|périscolaire|micro-cr[eè]che|accueil (?:régulier|occasionnel|collectif
      |familial))s?(?!\p{L})
`;
