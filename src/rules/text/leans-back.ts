import { longPattern } from '#rules/text/long-pattern.ts';

/** Beginnings that lean on the sentence before, which does not stand beside it when sentences are picked out. */
const refersBack = longPattern('iu')`
  ^(?:(?:this|that|these|those)\s+(?:is|are|was|were|has|have|can|will|may|means?|makes?|allows?|includes?)
    |it|its|they|their|them|he|she|his|her|such|here|there|however|therefore|thus|also|then|but|and|or|so
    |otherwise|instead|previously|note|see|click|er|sie|es|ihre?|(?:dies|das)\s+(?:ist|sind|war|kann|wird)
    |hier|dort|dabei|damit|daher|deshalb|jedoch|aber|und|oder|auch|dann|ella|ellos|ellas|esto|eso|aquí
    |además|pero|sin embargo|por eso|il|elle|ils|elles|cela|ceci|c’est|c'est|ce sont|ici|mais|donc|aussi
    |de plus|cependant)(?![\p{L}'’])
`;

/** Whether a sentence speaks of something that only the sentence before it names ("It is food safe."). */
export function leansBack(sentence: string): boolean {
  return refersBack.test(sentence);
}
