/** What is done, by the ending of its noun: "épilation", "reparación", "mantenimiento". */
const deed = /(?:[tsç]ion|[cs]ión|miento|age|ement|ure|er[ií]a|erie|aje|eza|massages?|masajes?|soins?)$/iu;

/** Whether a Spanish or French word says what is done: "blindage", "limpieza". */
export function isRomanceDeed(word: string): boolean {
  return deed.test(word);
}
