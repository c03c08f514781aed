import type { Call } from './lexicon.ts';

/** A call to action by its texts; where no headline about the theme can be told without bending it, it has none. */
export const call = (
  headline: string,
  sentence: (head: string) => string,
  plain: string,
  about: Call['about'] = () => '',
): Call => ({ headline, about, sentence, plain });
