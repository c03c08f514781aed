import { firstWords } from '#rules/text/first-words.ts';

/** The front of a compound as a field of materials names it. */
const stuffOf: Readonly<Record<string, string>> = {
  Leinen: 'Leinen',
  Jute: 'Jute',
  Holz: 'Holz',
  Woll: 'Wolle',
  Leder: 'Leder',
  Baumwoll: 'Baumwolle',
  Filz: 'Filz',
  Samt: 'Samt',
  Seiden: 'Seide',
  Messing: 'Messing',
  Kupfer: 'Kupfer',
  Kork: 'Kork',
  Glas: 'Glas',
  Edelstahl: 'Edelstahl',
};
/** Parts that are of the stuff that they are named by, and no "Holzofen", "Lederpflege" or "Glasur". */
const parts =
  /(?<![\p{L}-])(Leinen|Jute|Holz|Woll|Leder|Baumwoll|Filz|Samt|Seiden|Messing|Kupfer|Kork|Glas|Edelstahl)(?:säckchen|stoff|band|bänder[n]?|klammern?|schnur|schnüre[n]?|kordeln?|knopf|knöpfen?|perlen?|griffe?n?|stab|stäben?|kugeln?|ringe?n?|scheiben?|faden|fransen|quasten?|garn|kern|sockel|rahmen|haken|riemen|henkel|deckel|füße|kette|kettchen|verschluss)(?!\p{L})/gu;
/** Its wrapping, what it does not have and what it is for. */
const noPart =
  /(?<!\p{L})(?:verpackt|geliefert|verschickt|versendet|Verpackung|Geschenkbeutel|nicht|kein\p{L}*|ohne|passend|für|optional|wahlweise|auf Wunsch|gegen Aufpreis|erhältlich|statt|wie)(?!\p{L})/u;

/** "Leinen", "Jute" and "Holz" of "Leinensäckchen", "Juteband" and "Holzklammern": what the parts of a handmade thing are made of. */
export function compoundStuffs(description: string): string[] {
  const found: string[] = [];
  for (const sentence of firstWords(description, 900).split(/[.!?\n]\s?/u)) {
    if (noPart.test(sentence)) continue;
    for (const [, front = ''] of sentence.matchAll(parts)) found.push(stuffOf[front]!);
  }
  return [...new Set(found)];
}
