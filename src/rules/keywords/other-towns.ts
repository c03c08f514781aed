const towns = String.raw`((?:\p{Lu}[\p{L}’'-]+(?: (?:de|do|da|del|la|di|am|sur) \p{Lu}\p{L}+| \p{Lu}\p{L}+)?)(?:, \p{Lu}[\p{L}’'-]+(?: (?:de|do|da|del|la|di|am|sur) \p{Lu}\p{L}+| \p{Lu}\p{L}+)?){0,5})`;

/** "In Badajoz, Mérida und Olivenza": towns in a row behind the word that says where, of which the last stands behind its "and". */
const rowOf: Readonly<Record<string, RegExp>> = {
  de: new RegExp(String.raw`\s(?:in|um) ${towns} und (\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)*)(?!\p{L})`, 'gu'),
  es: new RegExp(String.raw`\sen ${towns} (?:y|e) (\p{Lu}\p{Ll}+(?: de \p{Lu}\p{L}+)?)(?!\p{L})`, 'gu'),
  fr: new RegExp(String.raw`\s(?:à|sur) ${towns} et (?:à )?(\p{Lu}\p{Ll}+(?:-\p{L}+)*)(?!\p{L})`, 'gu'),
  it: new RegExp(String.raw`\s(?:a|ad|in) ${towns} ed? (?:a )?(\p{Lu}\p{Ll}+)(?!\p{L})`, 'gu'),
  pt: new RegExp(String.raw`\sem ${towns} e (?:em )?(\p{Lu}\p{Ll}+)(?!\p{L})`, 'gu'),
  nl: new RegExp(String.raw`\sin ${towns} en (\p{Lu}\p{Ll}+)(?!\p{L})`, 'gu'),
};
const most = 3;
const round =
  /^(?:Umgebung|Umland|Umkreis|Provincia|Alrededores|Environs|Alentours|Dintorni|Arredores|Omgeving|Omstreken|Región|Région)$/iu;

/** The towns beside its own in which a firm says that it works, where one sentence counts them up with it. */
export function otherTowns(description: string, town: string, tag: string): string[] {
  const pattern = rowOf[tag];
  if (pattern === undefined || town === '' || !description.includes(town)) return [];
  for (const [, row = '', last = ''] of description.slice(0, 1500).matchAll(pattern)) {
    const named = [...row.split(', '), last];
    if (named.includes(town))
      return named.filter((entry) => entry !== town && !round.test(entry)).slice(0, most);
  }
  return [];
}
