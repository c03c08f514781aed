/** What is left of templates, editors and tools when somebody copies their source: it was never meant to be read. */

/** "{{ product.price | money }}", "{% if sale %}", "<?php … ?>". */
const placeholder = /\{\{[^{}\n]{0,200}\}\}|\{%[^{}\n]{0,200}%\}|<\?(?:php|=)[\s\S]{0,400}?\?>/gu;
/** "[shortcode id="12"]", "[/caption]", "[vc_row]"; "[S]" and "[new]" are the seller's. */
const shortcode =
  /\[\/?[a-z][a-z_-]{2,24}(?:\s+[a-z_-]{2,20}=["'“”][^\]\n]{0,200})\]|\[\/[a-z][a-z_-]{2,24}\]|\[[a-z]{2,12}_[a-z_]{2,24}\]/gu;
/** "~~£2.99~~": what is struck out holds no longer. */
const struck = /~~(?=\S)[^~\n]{1,200}~~/gu;
/** "- [ ] free quotes": what is not ticked is not done. */
const unticked = /^[^\S\n]*[-*+] \[ \][^\n]*$/gmu;
const ticked = /^([^\S\n]*[-*+] )\[[xX]\] /gmu;
/** Fences and marks of code; the sign inside a word stands for an apostrophe. */
const code = /(?<![\p{L}\d])`+|`+(?![\p{L}\d])/gu;
/** The sentence by which printers fill a page. */
const filling = /\blorem ipsum\b/iu;
const sentence = /[^.!?\n]+[.!?]?/gu;
/** "/////", "@@@", "->->->" between two thoughts. */
const drawn = /(?<!\S)(?:[/\\@^+]{2,}|(?:[-=]+>){2,}|(?:<[-=]+){2,})(?!\S)/gu;

const mayHold = /[`{@\\^]|~~|\[|<\?|\/\/|->|=>|<-|\+\+|lorem ipsum/iu;

/** A text without them. */
export function withoutTemplateSigns(text: string): string {
  if (!mayHold.test(text)) return text;
  const said = filling.test(text) ? text.replace(sentence, (one) => (filling.test(one) ? '' : one)) : text;
  return said
    .replace(placeholder, ' ')
    .replace(shortcode, ' ')
    .replace(struck, ' ')
    .replace(unticked, '')
    .replace(ticked, '$1')
    .replace(code, '')
    .replace(drawn, '\n')
    .replace(/[^\S\n]{2,}/gu, ' ');
}
