/** "Ginkgoblättern", "Holzrädern": plurals in "er" with their umlaut, as they stand behind "in", "mit" and "von". */
const bent = /^\p{Lu}\p{L}*[äöü]\p{Ll}{1,2}ern$/iu;

/** A German noun that stands alone as buyers type it: "Ginkgoblätter"; any other phrase as it is. */
export const asTyped = (phrase: string): string => (bent.test(phrase) ? phrase.slice(0, -1) : phrase);
