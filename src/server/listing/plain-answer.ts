import { cleanString } from '#server/clean-input.ts';
import { isProgram, withoutFlood, withoutUnseen } from './hidden-signs.ts';

const markdownSign = /`|\]\(|^#{1,6} |^[^\S\r\n]*(?:\|[^\S\r\n]*)?:?-{3,}/mu;

/** A text without the marks of Markdown, which no platform reads: fences, headings, table rules, links. */
export function withoutMarkdown(text: string): string {
  if (!markdownSign.test(text)) return text;
  return text
    .replace(/```[a-z]*\n?(?:\{[^`]*\}\n?)?(?:```)?/giu, '')
    .replace(/`([^`\n]{1,80})`/gu, '$1')
    .replace(/^#{1,6} +/gmu, '')
    .replace(/!?\[([^\]\n]{0,200})\]\([^)\n]{0,300}\)/gu, '$1')
    .replace(/^(?=[ \t|:-]*---)[ \t|:-]+$/gmu, '')
    .replace(/^\|(.{0,500})\|[ \t]*$/gmu, (_row, cells: string) =>
      cells
        .split('|')
        .map((cell) => cell.trim())
        .join(', '),
    )
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}

const anyTag = /<(script|style)\b[^>]{0,999}>[^<]{0,9999}(?:<\/\1>|$)|<\/?[a-z!][^<>]{0,999}(?:>|$)/giu;
/** The same but for the tags of a text in HTML. */
const otherTag =
  /<(script|style)\b[^>]{0,999}>[^<]{0,9999}(?:<\/\1>|$)|<(?!\/?(?:p|ul|li)>)\/?[a-z!][^<>]{0,999}(?:>|$)/giu;

export const withoutTags = (text: string): string => (text.includes('<') ? text.replace(anyTag, ' ') : text);

const address = /(?:https?:\/\/)?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){0,4}\.\p{L}{2,20}(?:\/\S*)?/gu;
/** A word whose dots will be taken out anyway, without addresses, which nobody would see in it then. */
export const withoutAddresses = (text: string): string =>
  text.includes('.') ? text.replace(address, '').trim() : text;

/** What thoughts are written in, when they come inside of a field. */
const thoughts = /<(think|thinking|thought|reasoning)>.*?(?:<\/\1>|$)/gisu;
const thoughtsEnd = /^.*<\/(?:think|thinking|thought|reasoning)>/isu;
/** Signs by which a model ends its turn or begins the next one. */
const turnSigns = /<\|[^|<>\n]{1,40}\|>|<\/?s>|\[\/?INST\]|<(?:start|end)_of_turn>/giu;

/** A text without a model's thoughts and the signs of its turns, which an endpoint should keep to itself. */
export function withoutMachineSigns(text: string): string {
  if (!/<[|/s]|<(?:think|thought|reason|start_|end_)|\[\/?INST\]/iu.test(text)) return text;
  return text.replace(thoughts, '').replace(thoughtsEnd, '').replace(turnSigns, '').trim();
}

/** As much of an unfinished text as may be shown: what is shown ahead is not fitted yet. */
export function shownText(text: string, isHtml: boolean): string {
  if (isProgram(text)) return '';
  const seen = withoutFlood(withoutUnseen(withoutMachineSigns(cleanString(text)))).replace(/\*\*/gu, '');
  return seen.includes('<') ? seen.replace(isHtml ? otherTag : anyTag, '') : seen;
}
