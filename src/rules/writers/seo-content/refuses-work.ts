const refusal =
  /^(?:(?:no|not|never|we do not|we don[’']t|keine?|nicht|wir \p{Ll}+ (?:keine?|nicht)|sin|pas de|aucune?|nous ne)\s|pas d[’'])\p{L}/iu;
/** What a buyer is spared: "no contract", "keine Anfahrtskosten". */
const spared =
  /(?:fees?|charges?|surcharges?|contracts?|obligations?|commitments?|tie-?ins?|deposits?|credit card|catch|hidden|extra|ads?|accounts?|sign-?up|appointment|minimum|mess|stress|waiting|experience|vertr\p{L}+|gebühr\p{L}*|kosten|aufpreis|zuschlag|anmeldung|verpflichtung|bindung|mindest\p{L}{0,30}|vorkenntnisse|wartezeit\p{L}{0,9}|permanencia|compromiso|coste|recargo|matrícula|cuota|engagement|frais|supplément|abonnement|inscription)(?!\p{L})/iu;

/** "Keine Arbeiten bei Frost", "no call-out on Sundays": what a firm does not do, which opens no page about what it does. */
export function refusesWork(text: string): boolean {
  return refusal.test(text) && !spared.test(text);
}
