/** English words that boast elsewhere and say something here. */

/** "Special illustration rare", "rare earth magnets", "cook medium rare": a grade, a kind and a state, and no boast. */
export function isGradeRare(text: string, start: number, end: number): boolean {
  return (
    /^rare$/iu.test(text.slice(start, end)) &&
    (/\b(?:illustration|secret|ultra|super|hyper|double|art|shiny|radiant|promo|common|medium|holo|full art)\s$/iu.test(
      text.slice(0, start),
    ) ||
      /^\s(?:earth|holo|breed)/iu.test(text.slice(end)))
  );
}

/** "Sent to anywhere in the world", "used all over the world": where, and no boast. */
export function isAnywhere(text: string, start: number, end: number): boolean {
  return (
    /^in the world$/iu.test(text.slice(start, end)) &&
    /(?<!\p{L})(?:anywhere|everywhere|somewhere|wherever you are|elsewhere|countr(?:y|ies)|place|people)\s$/iu.test(
      text.slice(0, start),
    )
  );
}
