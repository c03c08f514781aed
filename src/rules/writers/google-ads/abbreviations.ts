/** Three to five letters without a vowel, typed small: nobody reads them as a word. */
const consonants = /(?<![\p{L}\d@./_’'-])[bcdfghjklmnpqrstvwxz]{3,5}(?![\p{L}\d@_’'-]|[./]\p{L})/gu;
/** Units, short words and forms of firms, which are written small or their own way. */
const small = new Set(
  'hrs lbs yrs mths wks pcs mph sqm kwh pts ltd pty str bzw zzgl ggf std mtr mtrs kgs kms km gmbh mbh pls plz thx txt msg qty brb hmm shh psst tbsp nbr fr sr sra srl ml cl kg mg'.split(
    ' ',
  ),
);

/** "RNCP" of "rncp", "DBS" of "dbs": what an owner in a hurry types small. */
export function withAbbreviations(text: string): string {
  return text.replace(consonants, (word) => (small.has(word) ? word : word.toUpperCase()));
}
