import type { Language } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { frenchAccents, spanishAccents, spanishAdjectives } from './words/accented-words.ts';

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
/** "compañia": the tilde is a letter's own, and seldom left out with the accent. */
const withTilde = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/(?<!n)\p{M}|[^\P{M}\u0303]/gu, '')
    .normalize('NFC');

/** Endings of a word in the singular and, where it takes one, the plural. */
const pluralsOf = (word: string): string[] => (/[sxz]$/u.test(word) ? [''] : ['', 's']);

type Written = 'es' | 'fr';
const tables = new Map<Written, ReadonlyMap<string, string>>();

/** Read at the first text of the language. */
function tableOf(language: Written): ReadonlyMap<string, string> {
  const known = tables.get(language);
  if (known !== undefined) return known;
  const table = new Map<string, string>();
  const add = (word: string): void => {
    for (const bare of [plain(word), withTilde(word)])
      if (bare !== word && !table.has(bare)) table.set(bare, word);
  };
  if (language === 'es') {
    for (const word of spanishAccents) for (const ending of pluralsOf(word)) add(word + ending);
    for (const word of spanishAdjectives)
      for (const ending of ['o', 'a', 'os', 'as']) add(word.slice(0, -1) + ending);
  } else {
    for (const entry of frenchAccents) {
      const [from = '', to = from] = entry.split('>');
      for (const ending of pluralsOf(from)) {
        if (to === from) add(from + ending);
        else table.set(from + ending, to + ending);
      }
    }
  }
  tables.set(language, table);
  return table;
}

/** Endings that no word of the language has without their accent. */
const endings: Readonly<Record<Written, readonly (readonly [RegExp, string])[]>> = {
  es: [
    [/(?<=c|x|g|est|(?<!s)s)ion$/u, 'ión'],
    // "Estatica", "automatico", and no "platica", which is said.
    [/(?<=\p{L}{2}(?<!^pl))atic(?=[oa]s?$)/u, 'átic'],
    [/(?<=\p{L}{3}(?<!mat|art|bact|mis|hist|perif|crit))eria(?=s?$)/u, 'ería'],
  ],
  fr: [
    [/(?<=\p{L}{2})ere(?=s?$)/u, 'ère'],
    [/(?<=\p{L}{2})ieme(?=s?$)/u, 'ième'],
    [/(?<=\p{L}{2})ee(?=s?$)/u, 'ée'],
  ],
};
/** Words of other languages that end so. */
const foreign = new Set(
  'coffee toffee yankee frisbee jubilee squeegee degree free tree three green lee bee tee see need legion region'.split(
    ' ',
  ),
);

const wordPattern = /(?<![\p{L}\p{M}\d.@/_-])[A-Za-zéñÑ]{3,}(?![\p{L}\p{M}\d@/_]|\.\p{L})/gu;

function accented(word: string, language: Written): string {
  const lower = word.toLowerCase();
  const known = tableOf(language).get(lower);
  let told = known ?? lower;
  if (known === undefined) {
    if (foreign.has(lower)) return word;
    const rule = endings[language].find(([ending]) => ending.test(lower));
    if (rule === undefined) return word;
    told = lower.replace(rule[0], rule[1]);
  }
  if (word === lower) return told;
  return word === word.toUpperCase() ? told.toUpperCase() : told.charAt(0).toUpperCase() + told.slice(1);
}

/** "un peu fondue d un coté": an apostrophe that a seller left out. A litre stands behind its figure. */
const elision =
  /(?<![\p{L}\d’'-])(?<!\d )([dln]|qu|(?<!taille )s(?= allum| ouvr| utilis| éclair| adapt| install| accroch| arrêt| enlèv| emboît)) (?=[aeiouyhéèêâîôû]\p{Ll})/gu;

/** "El cajetín esta roto", "esta algo despegada": what points has the noun's own gender, and none of these words behind it. */
const isSo =
  /(?<!\p{L})esta(?=n? (?:(?:algo|muy|un poco|bastante|como|(?:completa|total|perfecta|práctica)mente|en (?:perfecto|buen|muy buen)) |(?:\p{Ll}{3,12}(?:ad|id)o|roto|nuevo|bien|perfecto)(?!\p{L})))/gu;

const isSoFirst =
  /(?<=^|[.!?\n]\s?)Esta(?=n? (?:(?:completa|total|perfecta|práctica)mente|como nuev[oa]|en (?:perfecto|buen|muy buen) estado)(?!\p{L}))/gu;

/** "Cochecito bebe": behind these one drinks ("lo que bebe"). */
const baby =
  /(?<!(?:que|se|no|lo|la|los|las|me|te|si|cuando|cuanto|quien|él|ella|y|agua)\s)(?<!\p{L})([bB]eb)e(s?)(?!\p{L})/gu;

/** "A reviser", "a la main": what has to be done, and by what. */
const toDo =
  /(?<![\p{L}’'])a(?= (?:régler|purger|réviser|revoir|réparer|restaurer|nettoyer|refaire|changer|venir|récupérer|débattre|ramasser|emporter|coudre|poser|partir|la main|l’)(?!\p{L}))/gu;

/** "A venir chercher à Troyes" at the front of a sentence; "venir chercher a Troyes": a town behind the verb. */
const toDoFirst =
  /(?<=^|[.!?\n]\s?)A(?= (?:venir|récupérer|débattre|réviser|restaurer|réparer|nettoyer|retirer|emporter)(?!\p{L}))/gu;
const toTown = /(?<=\p{Ll}{2}(?:er|ir|re) )a(?= \p{Lu}\p{Ll}{2})/gu;
/** "Non teste": behind the denial stands what was not done. */
const notDone = /(?<=(?<!\p{L})non (?:test|vérifi|utilis|port|révis|restaur|lav))e(?=s?(?!\p{L}))/giu;

/** "Jusqu'a 22 mm". */
const upTo = /(?<=(?<!\p{L})[Jj]usqu[’'])a(?= )/gu;

/** "Lavage a l’eau", "sécher a plat", "gris chine". */
const toWater = /(?<![\p{L}’'])a(?= (?:l’\p{L}|plat(?!\p{L})))/gu;
const mottled = /(?<=(?<!\p{L})(?:gris|beige|bleu|noir|blanc|écru|rouge|vert) )chine(?!\p{L})/gu;

/** "Lave linge", "micro onde": the two words of one thing, which a seller parts. */
const joined = longPattern('giu')`
  (?<=(?<!\p{L})(?:lave|sèche|seche)) (?=(?:linge|vaisselle|cheveux|serviettes?|mains)(?!\p{L}))
  |(?<=(?<!\p{L})micro) (?=ondes?(?!\p{L}))|(?<=(?<!\p{L})porte) (?=(?:bébé|monnaie|manteaux?|serviettes?
    |clés?|vélos?|bagages?|revues?)(?!\p{L}))|(?<=(?<!\p{L})(?:tire)) (?=(?:bouchon|lait)(?!\p{L}))
  |(?<=(?<!\p{L})(?:abat)) (?=jours?(?!\p{L}))|(?<=(?<!\p{L})chauffe) (?=(?:eau|biberon)(?!\p{L}))
  |(?<=(?<!\p{L})grille) (?=pain(?!\p{L}))|(?<=(?<!\p{L})cache) (?=pots?(?!\p{L}))
`;

/** "Moulin a cafe", "sac a dos": what a thing is for or has, behind its noun; the verb has an article or a participle behind it. */
const thingFor = longPattern('gu')`
  (?<=(?<!\p{L})\p{L}{3,20} )a(?= (?:caf[ée]|th[ée]|v[ée]lo|dos|mains?|manger|repasser|coudre|outils?|fleurs
      |carreaux|rayures|pois|capuche|roulettes|barreaux|talons?|manches?|pression|huile|gaz|bois|pellets|eau
      |lacets|franges|volants|bascule|linge|vin|pain|tarte|g[âa]teaux?|bijoux|chaussures|tiroirs|suspendre
      |visser|coller|piles|cordes|essence|bulles|boutons|grains|moudre|langer|roul[ée]|cr[èe]me|poivre|sel
      |l[ée]gumes|soupe|salade|couture|tricoter|broder|peindre|dessin|musique|clapet|cliquet)(?!\p{L}))
`;
/** In a name no verb is told: "Robe a col claudine". */
const inName = /(?<=\p{L}{3} )a(?= \p{Ll}{3,}(?<!ée?s?|été)(?!\p{L}))/gu;

/** A product's name with the accents that its seller left out. */
export function nameWithAccents(name: string, language: Language): string {
  const told = withAccents(name, language);
  return language.written === 'fr' ? told.replace(inName, 'à') : told;
}

/** "Máquina coser", "tabla planchar": a small word that belongs to the name of the thing. */
const withoutDe =
  /(?<=(?<!\p{L})m[aá]quinas?) (?=(?:coser|afeitar|escribir|tricotar|bordar)(?!\p{L}))|(?<=(?<!\p{L})tablas?) (?=planchar(?!\p{L}))|(?<=(?<!\p{L})sacos?) (?=dormir(?!\p{L}))|(?<=(?<!\p{L})sillas?) (?=(?:ruedas|oficina)(?!\p{L}))/giu;

/** Adjectives and nouns that are verbs as they were typed: "el presidente publica las actas", "si practicas yoga", "calculo el precio". */
const verbsToo = /^(?:p[uú]blic|pr[aá]ctic|c[aá]lcul)(?:o|as?|os)$/iu;
/** What no verb stands behind: "muy practica", "vía publica", "el calculo". */
const beforeNoun =
  /(?<!\p{L})(?:muy|m[aá]s|menos|tan|poco|bastante|s[uú]per|es|son|era|resultan?|del?|al|el|los|un|unas?|v[ií]a|forma|manera|solución|idea|escuela|administración|transporte|espacios?|servicios?)\s$/iu;

/** Whether such a word stands as the verb that it is without an accent. */
function isVerbAsTyped(text: string, at: number, word: string): boolean {
  return verbsToo.test(word) && !beforeNoun.test(text.slice(Math.max(0, at - 24), at));
}

/** "GNU General Public License": a capital between two others is that of a name in another language. */
function isInName(text: string, at: number, word: string): boolean {
  return (
    /^\p{Lu}\p{Ll}/u.test(word) &&
    /(?<!\p{L})\p{Lu}\p{L}{0,20} $/u.test(text.slice(Math.max(0, at - 24), at)) &&
    /^ \p{Lu}\p{Ll}/u.test(text.slice(at + word.length, at + word.length + 3))
  );
}

/** "Expansion pak", "region free": a term of another language. */
function isBeforeEnglish(text: string, at: number, word: string): boolean {
  return (
    /^[ -](?:pak|pass|free|card|port|slot)(?!\p{L})/iu.test(
      text.slice(at + word.length, at + word.length + 9),
    ) && /(?:ion|ing|or)$/iu.test(word)
  );
}

function isKeptAsTyped(text: string, at: number, word: string): boolean {
  return isInName(text, at, word) || isVerbAsTyped(text, at, word) || isBeforeEnglish(text, at, word);
}

/** A Spanish or French text with the accents that its seller left out, where only one word can be meant. */
export function withAccents(text: string, { written }: Language): string {
  if (written !== 'es' && written !== 'fr') return text;
  const plainly = text.replace(wordPattern, (word, ...found: unknown[]) =>
    isKeptAsTyped(text, found.find((value) => typeof value === 'number') as number, word)
      ? word
      : accented(word, written),
  );
  const told =
    written === 'es'
      ? plainly
          .replace(baby, '$1é$2')
          .replace(isSo, 'está')
          .replace(isSoFirst, 'Está')
          .replace(withoutDe, (_, at: number, all: string) =>
            /\p{Ll}/u.test(all[at + 1]!) ? ' de ' : ' DE ',
          )
      : plainly;
  return written === 'fr'
    ? told
        .replace(elision, '$1’')
        .replace(toDo, 'à')
        .replace(toDoFirst, 'À')
        .replace(toTown, 'à')
        .replace(notDone, 'é')
        .replace(thingFor, 'à')
        .replace(toWater, 'à')
        .replace(upTo, 'à')
        .replace(mottled, 'chiné')
        .replace(joined, '-')
    : told;
}
