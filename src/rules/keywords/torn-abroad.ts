import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { firstWords } from '#rules/text/first-words.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import type { Candidate } from './candidate.ts';

/** Characters of a description in which names are looked for. */
const readLength = 1500;

/** "Afrique du Sud", "Sierra de Gredos": two words with capitals that a small word makes one name. */
const joinedName =
  /(?<=[\p{Ll}\d,’'] ?)(\p{Lu}\p{Ll}{2,24}) (?:du|des|de la|de los|de las|del|de) (\p{Lu}\p{Ll}{2,24})/gu;

/** Words that say nothing without the ones beside them, as the text writes them. */
const wholes: readonly (readonly [word: string, whole: RegExp])[] = [
  ['cien', /(?<!\p{L})cien por cien(?!\p{L})/u],
  ['ciento', /(?<!\p{L})por ciento(?!\p{L})/u],
  ['cent', /(?<!\p{L})cent pour cent(?!\p{L})/u],
  ['hundert', /(?<!\p{L})hundert prozent(?!\p{L})/u],
  ['prozent', /\d ?prozent|(?<!\p{L})hundert prozent/u],
  ['paso', /(?<!\p{L})paso a paso(?!\p{L})/u],
  ['pas', /(?<!\p{L})pas à pas(?!\p{L})/u],
  ['étape', /(?<!\p{L})étape par étape(?!\p{L})/u],
  ['schritt', /(?<!\p{L})schritt für schritt(?!\p{L})/u],
];

/** "Al final", "à la fin", "zum Schluss": nouns that with their small word only say when or how. */
const whenItIs =
  /^(?:final|principio|comienzo|ejemplo|menos|supuesto|embargo|menudo|veces|momento|general|début|exemple|place|fois|ende|schluss|anfang|beispiel|ersten|letzten)\s/u;

/** Words of degree, which stand only beside what they raise: "extra" of "virgen extra". */
const degree =
  /(?:^|\s)(extra|super|súper|ultra|semi|casi|muy|très|bien|sehr|ganz|halb|besonders|extrem)(?=\s|$)/u;

/** "Explico", "respondo": what a Spanish speaker does, at the front of a sentence or behind what says when, before its object. */
const firstPerson =
  /(?:^|[.!?;:\n] ?|, |(?<!\p{L})y )(?:(?:también|además|luego|después|primero|entonces|aquí|hoy|al final|al principio|por último|te|os|les|lo|la|los|las|me|no) ){0,3}(?!\p{L}*(?:[ai]do|[ei]cho|[iu]e?sto|ierto|ritmo) )(\p{L}{2,20}o) (?=(?:a|al|con|qué|que|cómo|cuándo|cuánto|dónde|por qué|una?|unos|unas|el|la|los|las|mis?|tus?|dos|tres|cuatro|cinco|cada|también|todo|toda)(?!\p{L}))/gu;

/** Before such a noun these say that it tells when or how. */
const timeBefore = /(?<!\p{L})(?:a|al|en|por|sin|à la|au|par|à|am|zum|zu|im)$/u;

/** Behind these a clause begins with its verb: "para que quede fino", "qui coupe net". */
const joinsClause = /(?<!\p{L})(?:que|si|cuando|aunque|mientras|qui|quand|lorsque|où)$/u;

/** "Schmeckt leicht nach Minze", "notas de tomatera", "au goût de noisette": what something tastes of is not in it. */
const tasteOf =
  /(?<!\p{L})(?:schmeckt? (?:\p{Ll}{1,12} ){0,2}nach|erinnert an|(?:mit )?noten von|notas? de|sabe a|saben a|recuerdan? a|notes? de|rappelle(?:nt)?|évoque(?:nt)?) ([^.;:!?\n]{3,60})/gu;

/** "De las marcas Tesa y Lince": makers whose things are used, and no things. */
const ofMakers = /(?<!\p{L})(?:marcas?|marques?|marken?|firmas?|hersteller[ns]?) (\p{Lu}[^.;:!?\n]{1,60})/gu;

/** "Taille de de charmes", "confiture du sans colorant": a word that joins before another. */
const twiceJoined =
  /\s(?:de|du|des|del) (?:de|du|des|del|sans|sin|avec|con|pour|para|en|à|aux?|al?|par|por|sur)(?=\s|$)/u;

/** "Con rama de olivo": a part that the thing has, and what that part is of. */
const partOf =
  /(?<!\p{L})(?:con|avec)(?: (?:una?|unos|unas|une?|des|el|la|los|las|le|les))? (\p{L}{3,24}) (?:de|en|d['’]) ?(\p{L}{3,24})/gu;

const system = /(?<!\p{L})(?:android|ios|ipados|windows|macos)(?: \d[\d.]*)?$/u;

/** "Dos años de garantía": how long a firm answers for its work or has done it is no offer. */
const yearsOf =
  /^(?:\d{1,3}|una?|un|dos|tres|cuatro|cinco|diez|deux|trois|cinq|dix|ein|zwei|drei|fünf|zehn)\s(?:años?|ans?|jahren?)(?!\p{L})/u;

/** To what something was done, as a passive tells it. */
const subjectOf =
  /^(?:der|die|das|den|el|la|los|las|le|les|l['’])\s?(\p{L}{2,30})(?: \p{L}{1,20}){0,3}? (?:wurden?|fue|fueron|a été|ont été)(?: |$)/u;

const clausesOf = (text: string): string[] =>
  text.split(/[.!?;\n]\s*|, (?=(?:der|die|das|el|la|los|las|le|les)\s)/u);

/**
 * Refuses what was torn out of a German, Spanish or French text: half of a name of several words or of a fixed expression, a degree
 * without what it raises, the noun of "al final" with the verb behind it, and what is said of a part ("Das Werk wurde geölt") behind
 * the name of the whole.
 */
export function tornAbroad({
  product,
  language,
  platform,
}: Brief): ((candidate: Candidate) => boolean) | null {
  if (language.written === 'en' || language.written === 'other') return null;
  const description = firstWords(product.description, readLength);
  const names = matchesOf(joinedName, `${product.name}. ${description}`).map(([, first = '', last = '']) => [
    first.toLowerCase(),
    last.toLowerCase(),
  ]);
  const text = ` ${product.name.toLowerCase()} . ${description.toLowerCase()} `;
  const name = ` ${product.name.toLowerCase()} `;
  const { subject } = platforms[platform];
  const spans =
    subject === 'product'
      ? matchesOf(tasteOf, text)
      : subject === 'page'
        ? matchesOf(ofMakers, description).map(([, list = '']) => [list, list.toLowerCase()])
        : [];
  const others = onlyIn(spans, text, name);
  const parts = subject === 'product' ? matchesOf(partOf, text).map(([, part, stuff]) => [part, stuff]) : [];
  const clauses = clausesOf(description.toLowerCase());
  const verbs = new Set(
    subject === 'video' && language.written === 'es'
      ? matchesOf(firstPerson, description.toLowerCase()).map(([, verb]) => verb)
      : [],
  );
  return ({ phrase: given, source, kind }) => {
    if (source === 'targetKeywords' || source === 'videoTags' || !given.includes(' ')) return false;
    const phrase = given.toLowerCase();
    // "Turnos para Android 8": on what an app runs its store knows.
    if (subject === 'app' && kind === 'compatibility' && system.test(phrase)) return true;
    if (subject === 'page' && yearsOf.test(phrase)) return true;
    const words = phrase.split(/[\s'’]/u);
    if (wholes.some(([word, whole]) => words.includes(word) && whole.test(text) && !whole.test(phrase)))
      return true;
    // The front of the name is typed as it is.
    if (text.startsWith(` ${phrase} `)) return false;
    return (
      names.some(([first = '', last = '']) => words.includes(first) !== words.includes(last)) ||
      twiceJoined.test(phrase) ||
      (language.written === 'es' && opensWithVerb(phrase, text, name)) ||
      parts.some(([part = '', stuff = '']) => losesPart(phrase, part, stuff, text)) ||
      (whenItIs.test(phrase) && isWhen(phrase, text, name)) ||
      words.some((word) => others.has(word)) ||
      (language.written !== 'de' && opensClause(phrase, text, name)) ||
      words.some((word) => verbs.has(word) && !name.includes(` ${word} `)) ||
      losesDegree(phrase, text) ||
      isOfPart(words, clauses, name)
    );
  };
}

const noWord = /^(?:y|e|o|et|ou|und|oder|de|la|el|los|las|le|les|un|una|une|der|die|das)$/u;

/** The words of such spans, where name and text write them nowhere else. */
function onlyIn(spans: readonly (readonly string[])[], text: string, name: string): ReadonlySet<string> {
  const found = spans.flatMap(([, list = '']) => list.split(/[^\p{L}]+/u));
  const rest = spans.reduce((left, [, list = '']) => left.replace(list, ' '), text);
  return new Set(
    found.filter(
      (word) =>
        word.length > 2 && !noWord.test(word) && !rest.includes(` ${word}`) && !name.includes(` ${word} `),
    ),
  );
}

/** "Quede fino" of "para que quede fino": the verb of a clause, and nothing that is searched. */
function opensClause(phrase: string, text: string, name: string): boolean {
  const at = name.includes(phrase) ? -1 : text.indexOf(` ${phrase}`);
  return at !== -1 && joinsClause.test(text.slice(Math.max(0, at - longestBefore), at));
}

/** "Cuelga de una rama": a sentence begins with its verb, and no noun stands before an article. Spanish. */
function opensWithVerb(phrase: string, text: string, name: string): boolean {
  if (!/^\p{L}{3,}(?:an?|en?) (?:de|en|con|sobre|por|al?) (?:una?|el|la|los|las) /u.test(phrase))
    return false;
  const at = name.includes(phrase) ? -1 : text.indexOf(` ${phrase}`);
  return at > 0 && /[.!?:]$/u.test(text.slice(0, at));
}

/** "Tapiz de olivo" and "tapiz con rama" of one "con rama de olivo": the part without its stuff, or its stuff without the part. */
function losesPart(phrase: string, part: string, stuff: string, text: string): boolean {
  if (` ${phrase}`.includes(` ${part}`)) return phrase.endsWith(` ${part}`) && everyGoesOn(text, part);
  const tail = [` de ${stuff}`, ` en ${stuff}`].find((end) => phrase.endsWith(end));
  return tail !== undefined && text.split(stuff).length === text.split(`${part}${tail}`).length;
}

/** Whether each time the text writes a part, it says of what it is. */
function everyGoesOn(text: string, part: string): boolean {
  const [, ...behind] = text.split(` ${part}`);
  return behind.every((rest) => rest.startsWith(' de ') || rest.startsWith(' en ') || rest.startsWith(' d'));
}

/** "Final respondo" of "al final respondo", never the "fin de obra" of a cleaner. */
function isWhen(phrase: string, text: string, name: string): boolean {
  const at = name.includes(phrase) ? -1 : text.indexOf(` ${phrase}`);
  return at !== -1 && timeBefore.test(text.slice(Math.max(0, at - longestBefore), at));
}
const longestBefore = 8;

/** "Aceite de oliva extra": the word before its degree is another than everywhere in the text. */
function losesDegree(phrase: string, text: string): boolean {
  const found = degree.exec(phrase);
  if (found === null) return false;
  const run = phrase.slice(Math.max(0, phrase.lastIndexOf(' ', found.index - 1) + 1));
  const pair = piecesOf(run).slice(0, 3).join(' ');
  return !text.includes(` ${pair}`);
}

/** "Armbanduhr geölt" of one whose "Werk" was: the last word is said of a part, by the sentence that holds it. */
function isOfPart(words: readonly string[], clauses: readonly string[], name: string): boolean {
  const last = words.at(-1)!;
  if (words.length !== 2 || name.includes(` ${last} `) || !/(?:t|en|d[oa]s?|ée?s?)$/u.test(last))
    return false;
  const telling = clauses.filter((clause) => ` ${clause} `.includes(` ${last} `));
  return (
    telling.length > 0 &&
    telling.every((clause) => {
      const subject = subjectOf.exec(clause)?.[1] ?? '';
      return (
        subject !== '' &&
        !name.includes(subject) &&
        !subject.includes(words[0]!) &&
        !words[0]!.includes(subject)
      );
    })
  );
}
