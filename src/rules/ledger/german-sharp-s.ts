import { longPattern } from '#rules/text/long-pattern.ts';

/** Behind a long vowel German writes ß, for which capitals have no letter: "GRÖSSE", "REISSVERSCHLUSS". */
const sharp = longPattern('giu')`
  (?<=gr[öo]|(?<!\p{L}|be|hin)wei|(?:creme|schnee|roh|woll|alt|perl)wei|stra|(?<!\p{L})f[uü]
    |(?<=barf|standf|kunstf|f)ü|hei|(?<!\p{L})sü|mä(?=ssig)|schlie|gie|(?<!\p{L})spa|(?<!\p{L})grü|flie|sto
    |gefä|rei|schwei|(?<!\p{L})blo)ss|(?<=(?<!\p{L})(?:dr)?au)ss(?=en|er)|(?<=bei)ss(?=en|t|ring)
`;

/** A German text that was shouted with the ß that its capitals could not tell. */
export function withSharpS(text: string): string {
  return /ss/iu.test(text) ? text.replace(sharp, 'ß') : text;
}
