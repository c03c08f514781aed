/** "Eingebrannt mit Leinöl": what something was treated with is no part of it. */
export const treated = {
  de: '(?:eingebrannt|behandelt|geölt|eingeölt|gewachst|imprägniert|getränkt|gebeizt|gefärbt|eingefärbt|gestrichen|lackiert|gereinigt|gewaschen|gewürzt|gesüßt|verfeinert|verleimt|vernäht|genäht)',
  es: '(?:tratad|curad|aceitad|encerad|barnizad|teñid|pintad|impregnad|lavad|sellad|endulzad|cosid)[oa]s?',
  fr: '(?:traitée?s?|culottée?s?|huilée?s?|cirée?s?|vernie?s?|teintée?s?|peinte?s?|imprégnée?s?|lavée?s?|sucrée?s?|cousue?s?)',
};

const treatments = new RegExp(
  String.raw`(?<!\p{L})(?:${treated.de} mit|${treated.es} con|${treated.fr} avec) (?=\p{L})`,
  'giu',
);
const hungBehind = /\s(?:mit|con|avec)\s(?=\p{L})/iu;

/** "Pfanne mit Leinöl" of one that was seasoned with it: whether a phrase hangs on its thing what a text says that it was treated with. */
export function hangsTreatment(phrase: string, text: string): boolean {
  const joint = hungBehind.exec(phrase);
  if (joint === null) return false;
  const stuff = phrase.slice(joint.index + joint[0].length).toLowerCase();
  return [...text.matchAll(treatments)].some(
    ({ index, 0: said }) =>
      text.slice(index + said.length, index + said.length + stuff.length).toLowerCase() === stuff,
  );
}
