/** What a German, Spanish or French sentence opens with that speaks of the one before it. */
const leansBack =
  /^(?:er|sie|es|ihre?|seine?|dies\p{L}*|das|dabei|dazu|daher|dadurch|damit|so|auch|il|elle|ils|elles|ce|cet|cette|ces|cela|ça|on|ainsi|son|sa|ses|leurs?|ést[aeo]s?|est[aeo]s?|eso|ell[oa]s?|él|así|además|también|aussi|lo|la|les?|son|está|están|tiene|tienen|es)(?!\p{L})/iu;
/** An article of a noun, which leans on nothing. */
const article = /^(?:das|la|les?|los?) \p{L}+/iu;

/** Sentences that say all that they say by themselves, and that none behind them leans on. German, Spanish and French. */
export function standingAlone(sentences: readonly string[]): string[] {
  const leans = (sentence: string | undefined): boolean =>
    sentence !== undefined && leansBack.test(sentence) && !article.test(sentence);
  return sentences.filter((sentence, at) => !leans(sentence) && !leans(sentences[at + 1]));
}
