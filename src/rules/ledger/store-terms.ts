import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * What stores of apps and lawyers have makers write: how a subscription renews and is cancelled, whom the maker answers to for
 * nothing. It is told behind all else, as it stands, and sells nothing.
 */

/** One of its words stands in each. */
const renewalSign =
  /renew|charged|cancel|forfeit|free trial|unused|auto-?re|subscription|abo|verläng|kündig|belastet|renouvel|résili|débit|abonnement|facturé|renuev|renov|cancel|cargará|suscripci|periodo|vary|requires/iu;
const renewal = longPattern('iu')`
  (?:subscriptions?|payment|membership|plans?|trial|account|purchase)\b[^.!?]{0,80}\b(?:will be charged|(?:is|are) charged|be charged|automatically renews?|auto[- ]?renews?|renews? (?:automatically|annually|monthly|yearly|weekly)
      |will (?:be )?(?:automatically )?renew(?:ed)?|(?:is|are) renewed)
  |\b(?:at least|within) 24[ -]?h(?:ours?)?\b|\bunless (?:it is |they are )?(?:cancell?ed|auto-?renew|turned off)|\bauto-?renew(?:al|ing)?\b
  |\b(?:unused|any) (?:portion|part|remaining)[^.!?]{0,80}\bforfeit|\bforfeited\b|(?:^|\b)(?:manage|cancel)(?: or (?:manage|cancel))?(?: any ?time)?(?: and turn off)? (?:your |the |my )?(?:subscriptions?|auto-?renew|in (?:your|the))[^.!?]{0,80}(?:settings|account)
  |\bsubscriptions? (?:may|can) be (?:managed|cancell?ed)|\bcharged (?:to your|for renewal)|^renews? (?:annually|monthly|yearly|weekly|automatically) until\b
  |\bno cancellation of the current\b|^cancel any ?time\b|^not a subscription\b|\bnothing renews\b|\brequires? (?:an? )?[^.!?]{0,40}subscription\b|\bnot (?:be )?able to cancel the subscription\b|\bprices? (?:may|can) vary\b
  |(?:abo(?:nnement)?s?|mitgliedschaft|zahlung|konto|betrag)(?!\p{L})[^.!?]{0,100}(?:verlänger\p{L}+|belastet|erneuert|gekündigt|abgebucht|berechnet)|24 stunden vor
  |(?:abonnement|paiement|compte|montant)s?(?!\p{L})[^.!?]{0,100}(?:renouvel\p{L}+|débité|facturé|prélevé|résili\p{L}+)|24 ?h(?:eures)? avant
  |(?:suscripci[oó]n(?:es)?|pago|cuenta|cargo)(?!\p{L})[^.!?]{0,100}(?:renuev\p{L}+|renov\p{L}+|cargará|se carga|cobra\p{L}*|cancel\p{L}+)|24 horas antes
  |(?:gestionar|administrar|cancelar)[^.!?]{0,60}suscripci[oó]n|(?:gérer|résilier)[^.!?]{0,60}abonnement|(?:verwalten|kündigen)[^.!?]{0,40}abo
  |parte no utilizada|partie (?:non|in)utilisée|nicht (?:genutzte|verbrauchte)r? (?:teil|zeitraum)|verfällt[^.!?]{0,40}abo
`;
const legalSign =
  /warrant|liab|medical|advice|responsib|acknowledge|guarantees? about|results may|consult|haft|arzt|ärzt|médic|responsab|garant/iu;
const legal = longPattern('iu')`
  \b(?:no|without|any) warrant(?:y|ies)\b|\b(?:shall|will|can) not be (?:held )?(?:liable|responsible)\b|\bassume (?:all|any|no) (?:risks?|responsibility|liability)\b
  |\byou acknowledge\b|\bsolely responsible\b|\bwe (?:make|give) no guarantees?\b|\bresults may vary\b|\b(?:individual )?results (?:may|can) (?:vary|differ)
  |\bnot (?:a )?(?:substitute for|replace|intended to (?:diagnose|replace|be)|provide) [^.!?]{0,60}(?:medical|professional|doctor|diagnos|legal|financial)
  |\b(?:always )?(?:consult|seek)(?: with)? (?:a |an |your |the )?(?:qualified|licensed|healthcare|health|medical|doctor|physician|professional)
  |\bfor informational? (?:and [\p{L} ]{2,40} )?purposes only\b|\b(?:is|are) not (?:a )?medical (?:device|advice)
  |(?:ersetzt|ersatz für)[^.!?]{0,40}(?:arzt|ärzt\p{L}+|medizinisch\p{L}*)|keine haftung|kein medizinprodukt|ohne gewähr
  |ne remplace[^.!?]{0,40}(?:médecin|avis|médical\p{L}*)|(?:no sustituye|no reemplaza)[^.!?]{0,40}(?:médic\p{L}+|profesional)
`;

/** How a subscription renews and ends, as stores have it told. */
export function tellsRenewal(sentence: string): boolean {
  return renewalSign.test(sentence) && renewal.test(sentence);
}

/** What a maker answers for and what not. */
export function tellsLiability(sentence: string): boolean {
  return legalSign.test(sentence) && legal.test(sentence);
}
