/** Verb phrase in the third person for a plural subject: "fits" → "fit". Null where that is not certain. */
export function agreeing(text: string, plural: boolean): string | null {
  if (!plural) return text;
  const first = /^[\p{L}]+/u.exec(text)?.[0] ?? '';
  if (/^does(?: not|n[’']t)/u.test(text)) return text.replace(/^does/u, 'do');
  if (/^(?:would|could|might|will|can|may)$/u.test(first)) return text;
  if (first === 'has') return text.replace(/^has/u, 'have');
  if (first === 'is') return text.replace(/^is/u, 'are');
  if (/(?:ches|shes|sses|xes)$/u.test(first)) return first.slice(0, -2) + text.slice(first.length);
  if (first.endsWith('ies')) return `${first.slice(0, -3)}y${text.slice(first.length)}`;
  if (/[^s]s$/u.test(first)) return first.slice(0, -1) + text.slice(first.length);
  return null;
}
