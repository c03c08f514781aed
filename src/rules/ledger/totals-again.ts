const amount = /[£€$]\s?\d[\d.,]{0,12}|(?<![\d.,])\d[\d.,]{0,12}\s?(?:€|euros?)(?!\p{L})/giu;
const total =
  /^(?:the )?(?:total|overall|all in|cost|price|budget|spent|gesamt\p{L}*|insgesamt|kosten|preis|coste?|precio|gasto|coût|prix|dépense)(?:\s(?:cost|price|spend|spent|budget|parts|costs|kosten|preis|total|gesamt|totale?))?\s?:/iu;

const amountsOf = (text: string): string[] =>
  (text.match(amount) ?? []).map((found) => found.replace(/\s|[.,]+$/gu, '').toLowerCase());

/**
 * The text of a film's form without what sums up again what it or the description tells: "Total cost: $640." behind "$640 and
 * five weekends." Of a longer sentence goes the sum.
 */
export function withoutTotalsAgain(text: string, description: string): string {
  if (!/[:]/u.test(text) || !/[£€$]|euro/iu.test(text)) return text;
  const said = new Set(amountsOf(description));
  return text
    .split(/(?<=[.!?])\s+(?=\S)|(?<=\n)/u)
    .map((sentence) => {
      const [front = ''] = sentence.split(/,\s/u);
      const amounts = amountsOf(front);
      const isAgain = total.test(front) && amounts.length > 0 && amounts.every((sum) => said.has(sum));
      for (const sum of amountsOf(sentence)) said.add(sum);
      const rest = sentence
        .slice(front.length)
        .replace(/^,\s+/u, '')
        .replace(/^[.!]$/u, '');
      return isAgain ? rest.charAt(0).toUpperCase() + rest.slice(1) : sentence;
    })
    .filter((sentence) => sentence !== '')
    .map((sentence) => (sentence.endsWith('\n') ? sentence : `${sentence} `))
    .join('')
    .trimEnd();
}
