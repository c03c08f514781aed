import { longPattern } from '#rules/text/long-pattern.ts';

/** How a brief says that something is to be had for nothing. */
export const saidFree = longPattern('iu')`
  \bfree\b|kosten|gratis|umsonst|gratuit|sin coste|(?:no|without) (?:any )?charge|(?:costs?|pays?) nothing
  |(?:kostet?|zahl\p{L}{0,3}) nichts|nichts koste|no (?:cuestan?|cobro|se cobra|pag\p{L}{1,4}) (?:nada)?|ne (?:coûte\p{L}{0,3}|paie\p{L}{0,3}) rien|rien (?:à payer|de plus)|sans supplément
`;
