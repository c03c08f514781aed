import { longPattern } from '#rules/text/long-pattern.ts';

/** What a customer is glad to be spared, in German, Spanish and French: "keine Anfahrtskosten", "pas de frais". */
const spared = longPattern('iu')`
  ^(?:keine?n?\s(?:[\p{L}-]+\s){0,2}?(?:\p{L}*kosten|\p{L}*gebühr(?:en)?|\p{L}*pauschalen?|anzahlung|\p{L}*vertr[aä]g\p{L}*|\p{L}*bindung|\p{L}*laufzeit|wartezeit(?:en)?|warteliste
      |schlange|\p{L}*zuschl[aä]g\p{L}*|aufpreis\p{L}*|mindest\p{L}+|kleingedrucktes|abo\p{L}*|provision\p{L}*|überraschung\p{L}*|vorkenntnisse|\p{L}*erfahrung|voranmeldung|anmeldung
      |terminvereinbarung|werbung|chemie|zucker\p{L}*|zusatzstoffe|gentechnik|rezept|überweisung|vorkasse|haken|druck|stress|schmutz|lärm|dreck)
    |(?:pas d(?:e\s|[’'])|aucun(?:e|s)?\s)(?:[\p{L}’'-]+\s){0,2}?(?:frais|engagements?|attente|surcoûts?|suppléments?|commissions?|acomptes?|abonnements?|surprises?|rendez-vous
      |caution|contrats?|publicité|sucres?|conservateurs?|pesticides?|minimum|paperasse|stress|file|travaux|poussière|bruit|coûts?)
    |no (?:cobramos|hay) (?:[\p{L}-]+\s){0,3}?(?:desplazamientos?|salida|permanencia|comisi[óo]n(?:es)?|costes?|gastos|sorpresas|matrícula|colas|esperas?|mínimos?|letra pequeña)
    )(?!\p{L})
`;
const refusal = longPattern('iu')`
  ^(?:keine?n?\s\p{L}|(?:wir|ich)\s\p{L}+\s(?:leider\s)?keine?n?\s|pas d(?:e\s|[’'])\p{L}
    |(?:je|nous|on)\s(?:ne\s|n[’'])(?:interven\p{L}+|intervien\p{L}+|fai\p{L}+|pren\p{L}+|accept\p{L}+|trait\p{L}+|vend\p{L}*|répar\p{L}+|travaill\p{L}+|livr\p{L}+|propos\p{L}+|assur\p{L}+|pos\p{L}+)\s(?:pas|plus)(?!\p{L}))
`;

/** Whether a phrase says what a customer is spared, in another language than English. */
export const isSparedAbroad = (phrase: string): boolean => spared.test(phrase);

/** Whether it says what is not to be had or not done, which keeps the wrong people away and draws none. */
export const isRefusalAbroad = (phrase: string): boolean => refusal.test(phrase) && !spared.test(phrase);
