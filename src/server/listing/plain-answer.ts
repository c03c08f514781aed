import { cleanString } from '#server/clean-input.ts';
import { isProgram, withoutFlood, withoutUnseen } from './hidden-signs.ts';

const markdownSign = /`|^[*+] |\]\(|^#{1,6} |^[^\S\r\n]*(?:\|[^\S\r\n]*)?:?-{3,}/mu;

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
    .replace(/^[*+] +(?=\S)/gmu, /^[*+] .*^[*+] /msu.test(text) ? '- ' : '')
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

/** Numbers of facts, which the question asks for beside the texts and some models write into them. */
const references =
  /\s?(?:【[^】\n]{1,40}】|\[\d{1,3}(?:[,;–\s-]{1,2}\d{1,3}){0,9}\]|[([](?:see )?(?:facts?|fakten|fakt|hechos?|faits?) \d{1,3}(?:(?:, | and | und | y | et |–|-)\d{1,3}){0,9}[)\]])|,\s(?:facts?|fakt|hecho|fait) \d{1,3}(?=[.,;]|$)/giu;

/** A text without the numbers of the facts that it is taken from. */
export const withoutReferences = (text: string): string =>
  /[[(【]|, f|, h/iu.test(text) ? text.replace(references, '') : text;

/** A number to call, with its country or its area. */
const telephone =
  /(?<![\p{L}\p{N}])(?:\+\d{1,3}[\s\d().-]{6,18}\d|0\d{2,4}[\s/-]\d{3,4}[\s-]?\d{2,5})(?!\p{N})/gu;

/** As much of an unfinished text as may be shown: what is shown ahead is not fitted yet. */
export function shownText(text: string, isHtml: boolean): string {
  if (isProgram(text)) return '';
  const seen = withoutFlood(withoutUnseen(withoutMachineSigns(cleanString(text))))
    .replace(/\*\*/gu, '')
    .replace(telephone, '')
    // A letter box of which the limit has cut off the end.
    .replace(/\S{1,60}@\S{0,60}/gu, '');
  return seen.includes('<') ? seen.replace(isHtml ? otherTag : anyTag, '') : seen;
}
