import { labelledRows } from '#rules/text/labelled-rows.ts';
import { foldWord } from '#rules/text/words.ts';
import { lastPartOf } from './german-heads.ts';

/** Stuffs with the form in which they stand before a thing in one word, where the two differ: `stuff: form`. */
const changed = `
eiche: Eichen
buche: Buchen
birke: Birken
kiefer: Kiefern
esche: Eschen
lärche: Lärchen
fichte: Fichten
erle: Erlen
zirbe: Zirben
wolle: Woll
merinowolle: Merinowoll
schurwolle: Schurwoll
lammwolle: Lammwoll
baumwolle: Baumwoll
biobaumwolle: Biobaumwoll
seide: Seiden
jute: Jute
`;

/** Stuffs that stand before a thing as they are: "Leinenkissen", "Messingring". */
const same = new Set(
  `holz metall keramik kunststoff leder edelstein stein papier glas filz silber gold leinen messing kupfer stahl edelstahl
aluminium eisen gusseisen titan bronze beton marmor granit schiefer porzellan steinzeug terrakotta bambus rattan samt cord
kork hanf teak nussbaum walnuss ahorn kirschholz olivenholz eichenholz buchenholz zirbenholz acryl walkstoff musselin tüll
emaille gips wachstuch labradorit mondstein amethyst achat opal granat`
    .split(/\s+/u)
    .map(foldWord),
);

let forms: ReadonlyMap<string, string> | undefined;

/** "Eichen" of "Eiche" in "Eichenhocker"; undefined for a stuff of which no such word is known. */
function germanJoint(stuff: string): string | undefined {
  forms ??= new Map(labelledRows(changed).map(([name, form]) => [foldWord(name), form]));
  const key = foldWord(stuff);
  return forms.get(key) ?? (same.has(key) ? stuff.charAt(0).toUpperCase() + stuff.slice(1) : undefined);
}

/** Letters of a thing that is put behind its stuff in one word; nobody types a "Holzmelkschemel". */
const longestSimple = 9;
/** Shelves on which anything may stand. */
const ofShelf = /^(?:Deko|(?:Wand|Tür|Tisch)deko|Accessoires?|Papeterie)$/u;

/** "Eichenhocker" and "Holzhocker" of a "Hocker" of "Eiche" and "Holz"; none of a thing that is a compound or says its stuff already. */
export function stuffCompounds(name: string, stuffs: readonly string[]): string[] {
  if (!/^\p{Lu}\p{Ll}+$/u.test(name) || name.length > longestSimple || ofShelf.test(name)) return [];
  if (lastPartOf(name) !== undefined) return [];
  return stuffs.flatMap((stuff) => {
    const joint = germanJoint(stuff);
    return joint === undefined || foldWord(name).startsWith(foldWord(joint))
      ? []
      : [`${joint}${name.toLowerCase()}`];
  });
}
