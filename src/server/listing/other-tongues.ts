import { foldWord } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, setOf } from './brief-words.ts';

/** Small words, and those that claim nothing: who, for whom, when, where, in languages that have no lists of their own. */
const plain = setOf(
  'questo questa questi queste sono della delle dello degli nella nelle nello sulla anche come ogni dopo prima molto tutto tutta tutti essere viene hanno puoi potete quando dove che con per una uno gli dal del non ' +
    'donna uomo bambino bambina bambini regalo idea compleanno natale casa misura misurano pesa pesano lungo lunga lunghi larga largo alto alta colore colori ' +
    'deze dit die dat wordt worden zijn voor naar over onder tussen waar hier maar niet geen meer veel zelf alle heeft hebben kunt kan met van een het uit ook als ' +
    'vrouw vrouwen mannen kind kinderen cadeau verjaardag kerst huis meet meten weegt wegen lang breed hoog diep kleur kleuren ' +
    'este esta estes estas para como cada pode podem mais muito sobre entre sem com uma são tem nos nas dos das pelo pela seu sua ' +
    'mulher homem criança crianças presente aniversário mede medem largura altura comprimento cor cores ' +
    'jest są oraz dla przez jako każdy każda można lub jego jej tego prezent kobiety mężczyzny dzieci dziecka dom waży mierzy wysokość szerokość kolor ' +
    'denna detta dessa som med från till eller också varje kan och har den det att för kvinna barn hem jul födelsedag present väger mäter lång bred hög ' +
    'dette disse fra hver eller også ikke gave børn barn kvinde mand hjem jul vejer måler lang bred høj ' +
    'это эта эти для при или также каждый каждая можно очень его она они как что подарок дом женщины мужчины дети размер вес высота ширина длина цвет',
);
const word = /\p{L}{3,40}/gu;
/** Languages in whose letters words stand apart. */
const spaced = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u;
const shortest = 3;
/** A word of a brief that stands in a longer one, or the other way round. */
const shortestInside = 5;

/** Each word of an answer is looked for in each of these. */
const mostWhole = 600;

interface Known {
  fronts: ReadonlySet<string>;
  words: readonly string[];
}
const knownBy = new WeakMap<Prepared, Known>();

/** So much of a word tells its root: "pesa" is of "peso", "lunghi" of "lunghezza". */
const frontOf = (folded: string): string =>
  folded.slice(0, folded.length <= 4 ? shortest : folded.length <= 6 ? 4 : shortestInside);

function knownTo(prepared: Prepared): Known {
  const before = knownBy.get(prepared);
  if (before !== undefined) return before;
  const words = [...new Set(foldedBrief(prepared).match(word) ?? [])];
  const fronts = new Set(words.flatMap((one) => [one.slice(0, 3), one.slice(0, 4), one.slice(0, 5)]));
  const made = { fronts, words: words.filter((one) => one.length >= shortestInside).slice(0, mostWhole) };
  knownBy.set(prepared, made);
  return made;
}

interface Told {
  known: number;
  strange: number;
}

/** How many words of a text the brief has in some form, and how many it has not; null where words do not stand apart. */
function toldBy(text: string, prepared: Prepared): Told | null {
  const words = foldWord(text).match(word) ?? [];
  if (words.length === 0 || !words.every((one) => spaced.test(one))) return null;
  const { fronts, words: whole } = knownTo(prepared);
  const told: Told = { known: 0, strange: 0 };
  for (const one of words) {
    if (plain.has(one)) continue;
    const isKnown =
      fronts.has(frontOf(one)) ||
      (one.length >= shortestInside && whole.some((other) => other.includes(one) || one.includes(other)));
    if (isKnown) told.known += 1;
    else told.strange += 1;
  }
  // Figures are judged as such.
  told.known += (text.match(/\d[\d.,]{0,9}/gu) ?? []).length;
  return told;
}

/** Whether a sentence in a language without lists says more in other words than in those of its brief: the question asks for the seller's phrases. */
export function isMostlyStrange(sentence: string, prepared: Prepared): boolean {
  const told = toldBy(sentence, prepared);
  return told !== null && told.strange > 1 && told.strange > told.known;
}

/** The same of a phrase that the thing would be found by: half of it has to be the seller's. */
export function isStrangePhrase(phrase: string, prepared: Prepared): boolean {
  const told = toldBy(phrase, prepared);
  return told !== null && told.strange > 0 && told.strange >= told.known;
}
