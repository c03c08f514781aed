export const statesWorking =
  /^(?:it |all |everything |still |\d+ ?(?:yrs?|years?|months?) old,? )?(?:works?|working|runs?|functions?|funktioniert|läuft|funciona|fonctionne|marche)\s\p{L}+(?:\s\p{L}+)?$|^(?:\p{L}+ ){1,4}perfect$|(?:^|,\s|\sbut\s)(?:the |its )?\p{L}+(?: \p{L}+)? (?:is|are|still) (?:all |still |otherwise )?perfect$/iu;

const leans = /^(?:since|because|as|so|but|although|though|which|that|than|thanks to)\s/iu;

/** "One of a kind since I buy remnants" without its praise: the reason has lost what it gives the reason of. */
export function lostReason(kept: string, told: string): boolean {
  return leans.test(kept) && !leans.test(told);
}
