import { upperFirst } from './english-words.ts';
/** "Suitable for induction", "convient à l'induction": the row is called so already. */
const compatible =
  /^(?:it |they )?(?:for (?:the |all )?|(?:is |are )?(?:suitable|compatible|suited) (?:for|with|to) |(?:works?|can be used) (?:on|with) |convien(?:t|nent) (?:à|aux?) |compatibles? avec |(?:est |sont )?adaptée?s? (?:à|aux?) |(?:geeignet|kompatibel) (?:für|mit) |(?:es |son )?(?:aptos?|aptas?|compatibles?|válid[oa]s?) (?:para|con) )/iu;

/** "DC25 only", "all ten speeds": the name of the model alone stands in the row. English. */
const onlyOrAll =
  /^all (?=(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) )|(?<=\S) only$/giu;

/** What a thing fits, as a row names it that is called so: "Induction and the oven". */
export function withoutFitting(text: string): string {
  const rest = text.replace(compatible, '').replace(onlyOrAll, '');
  return rest === text || !text.toLowerCase().startsWith('convien')
    ? rest
    : rest
        .replace(/^(?:l[’']|la |le |les )/u, '')
        .replaceAll(/ (et|ou) (?:à (?:l[’']|la )|au |aux )/gu, ' $1 ');
}

/** "Skórzany futerał" of "W zestawie skórzany futerał" in the row "W zestawie". */
export function withoutRowName(value: string, name: string): string {
  const repeats = value.toLowerCase().startsWith(`${name.toLowerCase()} `);
  return repeats ? upperFirst(value.slice(name.length).trim()) : value;
}
