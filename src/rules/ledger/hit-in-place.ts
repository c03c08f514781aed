/** "Jeder weiß", "weiß man": the German verb of knowing is written as the colour. */
const knows =
  /^\s(?:jede[rs]?|man|wer|ich|du|niemand|keiner|was|wie|dass|nicht,)(?!\p{L})|^,\s(?:wer|was|wie|wo|dass|ob|welche[rsmn]?)(?!\p{L})/iu;
const knower = /(?<!\p{L})(?:jede[rs]|man|wer|ich|er|niemand|keiner) $/iu;
/** "The smallest is 18 cm", "der größte misst 33 cm": one of a row of sizes. */
const ofRow =
  /^(?:smallest|largest|biggest|shortest|longest|kleinste[rsn]?|größte[rsn]?|kürzeste[rsn]?|längste[rsn]?|más (?:pequeñ|grande|cort|larg)[oa]?|plus (?:petit|grand|court|long)(?:e|ue)?)$/iu;
const itsSize =
  /^(?:\s(?:one|is|measures|has|holds|ist|misst|hat|fasst|es|mide|est|mesure|fait|of|de)){0,2}\s\d/iu;

interface Place {
  start: number;
  end: number;
}

/** Whether a word that elsewhere is a claim is another one where it stands. */
export function isOtherWordThere(text: string, { start, end }: Place): boolean {
  const said = text.slice(start, end);
  const behind = text.slice(end, end + 30);
  if (/^weiß$/iu.test(said))
    return knows.test(behind) || knower.test(text.slice(Math.max(0, start - 10), start));
  // "Sage ich auf Anfrage" is said and no herb.
  if (/^sage$/u.test(said))
    return /^\sich(?!\p{L})/u.test(behind) || /(?<!\p{L})ich(?: \p{L}+)? $/u.test(text.slice(0, start));
  return ofRow.test(said) && itsSize.test(behind);
}

const notThere =
  /^(?:\s(?:und|oder|and|or|y|et|ou|o)\s\p{L}{2,30})?\s(?:(?:ist|sind|is|are|está|están|est|sont)\s)?(?:nicht (?:dabei|enthalten|inklusive|vorhanden)|fehlt|fehlen|not included|not supplied|missing|no incluid[oa]s?|falta|faltan|non (?:fourni|inclus)e?s?|manque(?:nt)?)(?!\p{L})/iu;

/** "Karton ist nicht dabei": what stands behind denies it. */
export const isMissing = (text: string, end: number): boolean => notThere.test(text.slice(end, end + 80));
