/**
 * Words of Spanish and French, folded, that only a clause holds: what joins it, points in it or says when. A piece of text with one of
 * them inside names nothing.
 */
export const ofClause: ReadonlySet<string> = new Set(
  (
    'si aussi tambien tampoco ya deja encore aun todavia donc alors pues porque car lorsque cuando quand comme como mientras ' +
    'aunque pero mais sino puis luego entonces ensuite cela esto eso ello ceci cest parce puisque afin ainsi asi tandis jamais ' +
    'nunca siempre toujours solamente seulement'
  ).split(' '),
);

const trait =
  /(?:[ée]es?|és|é|[aiu]d[oa]s?|[ai]bles?|elle?s?|iques?|ic[oa]s?|ives?|iv[oa]s?|euses?|eux|os[oa]s?|antes?|ants?|aires?|ari[oa]s?)$/iu;

/** Whether what a piece of text loses is one trait behind its noun: "carnet de voyage" of a "carnet de voyage relié". */
export const isTrait = (lost: readonly string[]): boolean => lost.length === 1 && trait.test(lost[0]!);

/** Participles that hang on what follows. */
export const leaning =
  /^(?:huil|vern|laqu|trait|poli[es]|barniz|lacad|tratad|aceitad|pulid|cousu|imprim|impres|confeccion|elabor|dessin|diseñ|ramass|recog|fait|fabriqu|hech|fabricad|inspir|acompañ|accompagn|compos|compuest|envoy|expéd|enviad|roul|procede|proven|sign|numérot|firm|numer)\p{L}*$/iu;

/** How and where something is done. */
export const saysHow =
  /^(?:solo|sólo|bien|mal|mucho|poco|nada|siempre|despacio|aquí|así|seulement|peu|toujours|jamais|ainsi|ici)$/iu;
