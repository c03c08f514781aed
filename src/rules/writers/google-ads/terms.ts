import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * What sellers list among their services and nobody orders: when they are open, what costs nothing, how they come.
 * It sets the business apart, so that it stands in the ads and gets no ad group of its own.
 */
const terms: readonly RegExp[] = [
  /^(?:24\/7|24[- ]hours?|24h|round[- ]the[- ]clock|same[- ]day|next[- ]day|late[- ]night|weekend|evening|out[- ]of[- ]hours)(?: and \p{L}+)? (?:access|availability|service|appointments?|opening|hours?|support|call[- ]?outs?|entry)$/iu,
  /^(?:free|complimentary|kostenlose?[rns]?|gratis|gratuite?s?) [\p{L} '-]{3,40}$/iu,
  /^[\p{L}'-]{3,20}(?: [\p{L}'-]{3,20})? (?:free of charge|for free|included|kostenlos|gratis|inklusive|gratuite?s?|incluid[oa]s?|inclus|incluse?s?)$/iu,
  /^(?:no|not|never|without) [\p{L}\d' -]{3,40}$/iu,
  // "Dog friendly": how it is, and nothing that is offered.
  longPattern('iu')`
  ^(?:(?:dog|pet|family|child|wheelchair|vegan|lgbtq?\+?|autism|eco|budget)[- ](?:friendly|accessible)
    |(?:dogs?|pets?|children|families|walk[- ]?ins) (?:are )?welcome|gluten[- ]free options)$
  |^(?:se admiten|admitimos|aceptamos) \p{L}+$|^(?:hunde|haustiere|kinder|familien)(?: sind)? (?:willkommen
    |erlaubt)$|^(?:hunde|familien|kinder)freundlich$|^(?:chiens|animaux|enfants
    |familles)(?: sont)? (?:acceptés|admis|bienvenus|bienvenues)$
`,
  // A way to buy: nobody looks for "venta online".
  /^(?:ventas? online|venta por internet|vente en ligne|online[- ]?verkauf|online sales|online ordering|click (?:&|and) collect)$/iu,
  /^(?:mobile|fast|friendly|local|emergency|express) service$/iu,
  /^(?:fully |dbs[- ])?(?:insured|licen[cs]ed|certified|registered|qualified|checked|bonded)(?: (?:and|&) (?:insured|licen[cs]ed|bonded|certified))?$/iu,
  /^(?:month[- ]to[- ]month|flexible|short[- ]term|monthly) (?:leases?|contracts?|terms?|payments?)$/iu,
  /^open (?:\p{L}+days?|late|early|24\/7|weekends?|7 days(?: a week)?|every day)(?: [\p{L}\d -]{2,20})?$/iu,
  /^(?:geöffnet|abiert[oa]s?|ouverte?s?) [\p{L}\d -]{3,30}$/iu,
];

/** "I come to you": what somebody does or is, told in a sentence. What is done for money stays a service. */
const told: readonly RegExp[] = [
  /^(?:i|we) (?:always |also |can |will |just )?(?:come (?:to|out|round)|travel|speak|answer|reply|price[- ]match|clean up|don['’]t|are (?:open|based|closed|fully|insured|licen[cs]ed|located)|work (?:\d|weekends?|evenings?|with|around|across|every|all))(?!\p{L})/iu,
  /^wir (?:kommen|sprechen|fahren|arbeiten (?:mit|nach|sauber|schnell)) (?!\p{L}+ aus)/iu,
  /^(?:nos desplazamos|hablamos|vamos a|trabajamos (?:con|en|por|de|todos))(?!\p{L})/iu,
  /^nous (?:venons|parlons|nous déplaçons|travaillons (?:avec|en|dans))(?!\p{L})/iu,
];

/** "No children under 16", "no horses": whom or what it turns away, which sells nothing. */
const refusal = /^(?:no|not|never|without) \p{L}/iu;
/** "No hidden costs", "no contracts": what a customer is spared, which does. */
const spared =
  /\b(?:hidden|obligations?|contracts?|fees?|charges?|costs?|deposits?|commitments?|fuss|mess|waiting|waits?|queues?|interest|win|upfront|minimums?|tie-?ins?|checks?|surprises?|subscriptions?|additives|preservatives|sugar|gluten|commission|experience|equipment|appointments?|appts?|booking|needed|required|necessary|nonsense|pressure|extras?|gimmicks?|jargon|chemicals?|plastic|damage|downtime|middlem[ae]n|payments?|limits?|referrals?|travel|time ?wasters?|stress|hassle|overtime|markups?|lock-?ins?|strings|refined|artificial|antibiotics|hormones|frozen)\b/iu;

/** "Keine Pferde", "no atendemos caballos", "pas de chats". */
const refusalAbroad =
  /^(?:keine?|nicht für|nix für) \p{L}+(?: \p{L}+)?$|^no (?:se )?(?:atendemos|aceptamos|admitimos|hacemos|admiten?|aceptan?|atiende|hace) \p{L}|^pas (?:de|d['’]) ?\p{L}+(?: \p{L}+)?$|^(?:nous )?n['’]acceptons pas /iu;

/** "No scalpel vasectomy", "no-dig drain repair": how it is done without, and still ordered. */
const doneWithout =
  /^(?:no|non)[- ](?:scalpel|needle|incision|stitch|drill|prep|dig|till|mow|bake|knead|churn|sew|glue|lace|show|tie|iron|touch|contact|rinse|heat|acetone|foam|pull|kill|weld|trench|win,? no[- ]fee)[- ]\p{L}/iu;

/** Whether an entry of the services says what the business does not do or take. */
export function isRefusal(entry: string): boolean {
  return (
    (refusal.test(entry) && !spared.test(entry) && !doneWithout.test(entry)) || refusalAbroad.test(entry)
  );
}

/** Whether an entry of the services is a term of business, no service. */
export function isTerm(entry: string): boolean {
  return !doneWithout.test(entry) && terms.some((pattern) => pattern.test(entry));
}

/** Whether an entry of the services is a sentence on how the business works. */
export function isTold(entry: string): boolean {
  return told.some((pattern) => pattern.test(entry));
}
