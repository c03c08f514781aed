/** Signs of Markdown that stay when somebody copies the source of a page instead of the page. */

const image = /!\[[^\]\n]{0,120}\]\([^)\n]{0,300}\)/gu;
/** "[Oak Mill](https://…)", "[Oak Mill][mill]": a link, of which its words stay. */
const link = /\[([^\][\n]{1,120})\](?:\([^)\n]{0,300}\)|\[[a-z\d][a-z\d _-]{0,40}\])/gu;
const wholeLine = /^([^\S\n]*)\*(?=[^\s*])([^*\n]{2,300})\*[^\S\n]*$/gmu;
/** "## What does it cost?": the text below it answers, and a question alone tells nothing. */
const question = /^#{1,6}[^\S\n]+\p{Lu}[^\n#?]{0,120}\?[^\S\n]*(?:\n|$)/gmu;
/** "# handmade # mug" is a row of tags. */
const heading = /^#{1,6}[^\S\n]+(?=\p{L})(?![^\n]*#)/gmu;

/** A text as its page would show it. */
export function withoutMarkdown(text: string): string {
  let plain = text;
  if (plain.includes('](') || plain.includes('][')) plain = plain.replace(image, '').replace(link, '$1');
  if (plain.includes('*')) plain = plain.replace(wholeLine, '$1$2');
  if (plain.includes('#')) plain = plain.replace(question, '').replace(heading, '');
  return plain.trim() === '' ? text : plain;
}
