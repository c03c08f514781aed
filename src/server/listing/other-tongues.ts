import { foldWord } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { splitSentences, withoutStop } from '#rules/ledger/clauses.ts';
import { opposites } from './empty-tails.ts';
import { foldedBrief, hasDenial, setOf, type Unsaid } from './brief-words.ts';

/** Small words, and those that claim nothing: who, for whom, when, where, in languages that have no lists of their own. */
const plain = setOf(
  'não nao nunca nem nenhum nenhuma nessun nessuno nessuna mai niente geen nooit niet nie ' +
    'questo questa questi queste sono della delle dello degli nella nelle nello sulla anche come ogni dopo prima molto tutto tutta tutti essere viene hanno puoi potete quando dove che con per una uno gli dal del non ' +
    'altezza larghezza lunghezza diametro profondità spessore peso misura misurano pesa pesano lungo lunga lunghi larga largo alto alta colore colori diverso diversa diversi diverse poi già più sua suo loro cui chi fra tra ' +
    'deze dit die dat wordt worden zijn voor naar over onder tussen waar hier maar niet geen meer veel zelf alle heeft hebben kunt kan met van een het uit ook als ' +
    'hoogte breedte lengte diepte doorsnede gewicht meet meten weegt wegen lang breed hoog diep kleur kleuren verschillend verschillende bij erbij hem haar hun ons wij jij jouw mijn nog dus toch mag moet laat zit zitten staat staan ligt liggen gaat gaan komt komen hoort horen ' +
    'este esta estes estas para como cada pode podem mais muito sobre entre sem com uma são tem nos nas dos das pelo pela seu sua ' +
    'comprimento diâmetro profundidade espessura mede medem largura altura comprimento cor cores diferente diferentes ele ela eles elas num numa aos até nem foi quem meu minha esse essa isso ' +
    'jest są oraz dla przez jako każdy każda można lub jego jej tego waży mierzy wysokość szerokość kolor ' +
    'denna detta dessa som med från till eller också varje kan och har den det att för väger mäter lång bred hög ' +
    'dette disse fra hver eller også ikke vejer måler lang bred høj ' +
    'это эта эти для при или также каждый каждая можно очень его она они как что размер вес высота ширина длина цвет',
);
/** For whom and for what day a thing would be: in a sentence they claim nothing, as a word that it is found by they do. */
const placing = setOf(
  'donna uomo bambino bambina bambini regalo idea compleanno natale casa vrouw vrouwen mannen kind kinderen cadeau verjaardag kerst huis mulher homem criança ' +
    'crianças presente aniversário prezent kobiety mężczyzny dzieci dziecka dom kvinna barn hem jul födelsedag present gave børn kvinde mand hjem подарок дом женщины мужчины дети',
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
const searchedBy = new WeakMap<Prepared, Known>();

/** What a brief says that its thing is not, as far as the clause goes: nobody who looks for that has found it. */
const denied =
  /(?<!\p{L})(?:non|senza|ne|niet|geen|zonder|noch|nao|sem|nem|nie|bez|ikke|uden|inte|utan|ej|не|без)\s[^.,;:!?()\n]{2,80}/giu;

/** So much of a word tells its root: "pesa" is of "peso", "lunghi" of "lunghezza". */
const frontOf = (folded: string): string =>
  folded.slice(0, folded.length <= 4 ? shortest : folded.length <= 6 ? 4 : shortestInside);

function knownTo(prepared: Prepared, isSearched: boolean): Known {
  const kept = isSearched ? searchedBy : knownBy;
  const before = kept.get(prepared);
  if (before !== undefined) return before;
  const brief = foldedBrief(prepared);
  const words = [...new Set((isSearched ? brief.replaceAll(denied, ' ') : brief).match(word) ?? [])];
  const fronts = new Set(words.flatMap((one) => [one.slice(0, 3), one.slice(0, 4), one.slice(0, 5)]));
  const made = { fronts, words: words.filter((one) => one.length >= shortestInside).slice(0, mostWhole) };
  kept.set(prepared, made);
  return made;
}

interface Told {
  known: number;
  strange: number;
  /** Words for whom, when and where, of which the brief has none. */
  placed: number;
}

/** Whether the brief has a word in some form; null for words that claim nothing. */
function isTold(one: string, { fronts, words: whole }: Known, isSearched: boolean): boolean | null {
  if (plain.has(one) || (!isSearched && placing.has(one))) return null;
  if (isSearched && isOtherCompound(one, fronts, whole)) return false;
  return (
    fronts.has(frontOf(one)) ||
    (one.length >= shortestInside &&
      whole.some((other) => other.includes(one) || isWithin(other, one, fronts, isSearched)))
  );
}

const leastCompound = 10;
const leastShare = 0.55;

/** "Vetrofusione" begins as the glass of the brief does and is something else. */
function isOtherCompound(one: string, fronts: ReadonlySet<string>, whole: readonly string[]): boolean {
  if (one.length < leastCompound) return false;
  const shared = (other: string): number => {
    let at = 0;
    while (at < one.length && one[at] === other[at]) at += 1;
    return at;
  };
  const longest = Math.max(0, ...whole.map(shared));
  return longest < one.length * leastShare && !fronts.has(frontOf(one.slice(longest)));
}

/** "Tuinklompen" are clogs of the brief with a garden that it has not: as a word that the thing is found by they are others. */
function isWithin(part: string, one: string, fronts: ReadonlySet<string>, isSearched: boolean): boolean {
  const at = one.indexOf(part);
  return at !== -1 && (!isSearched || at < shortest || fronts.has(frontOf(one.slice(0, at))));
}

/** How many words of a text the brief has in some form, and how many it has not; null where words do not stand apart. */
function toldBy(text: string, prepared: Prepared, isSearched = false): Told | null {
  const words = foldWord(text).match(word) ?? [];
  if (words.length === 0 || !words.every((one) => spaced.test(one))) return null;
  // "Senza zucchero" is looked for as it is.
  const known = knownTo(prepared, isSearched && !hasDenial(text));
  const told: Told = { known: 0, strange: 0, placed: 0 };
  for (const one of words) {
    const isKnown = isTold(one, known, isSearched);
    if (isKnown === true) told.known += 1;
    else if (isKnown === false) told.strange += 1;
    else if (placing.has(one) && !known.fronts.has(frontOf(one))) told.placed += 1;
  }
  // Figures are judged as such.
  told.known += (text.match(/\d[\d.,]{0,9}/gu) ?? []).length;
  return told;
}

/** Whether a sentence in a language without lists says more in other words than in those of its brief: the question asks for the seller's phrases. */
export function isMostlyStrange(sentence: string, prepared: Prepared): boolean {
  const told = toldBy(sentence, prepared);
  return told !== null && told.strange > (told.known === 0 ? 0 : 1) && told.strange > told.known;
}

/** The same of a phrase that the thing would be found by: half of it has to be the seller's. */
export function isStrangePhrase(phrase: string, prepared: Prepared): boolean {
  const told = toldBy(phrase, prepared, true);
  return told !== null && told.strange > 0 && told.strange >= told.known;
}

/** Stops and words that open a part of a sentence without which the rest still stands, in Italian, Dutch, Portuguese, Polish and Scandinavian. */
const opens =
  /\s?[,;–—(]\s?|\s(?=(?:e|ed|con|per|di|del|della|da|secondo|dopo|durante|fino|che|met|door|en|van|voor|naast|na|tot|tijdens|dat|com|de|do|por|para|após|até|z|ze|w|i|oraz|wraz|przez|dla|od|do|po|na|który|która|które|med|av|af|från|fra|och|og|för|til|till|som|contro|tegen|contra|przeciw|mot|mod|su|sulla|op|onder|em|sobre|pod|nad|på|under|of|maar|ma|o|mas|ou|ale|lub|men|eller|num|numa|nel|nella|nello|in|bij|dal|dalla|dai|dagli|dallo|al|alla|ai|uit|aan|naar|no|ao|pelo|pela|depois|antes|além|prima|oltre)\s)/giu;
/** What a sentence has to tell in the seller's words to stand without its end. */
const leastOfHead = 2;

/** The end of a sentence in which no word is the seller's and one is strange: ", rodowany", "door de derde generatie". */
export function tailsElsewhere(text: string, prepared: Prepared): Unsaid[] {
  const found: Unsaid[] = [];
  let from = 0;
  for (const line of text.split(/\n|<[^<>]{1,99}>/u))
    for (const sentence of splitSentences(line)) {
      const start = text.indexOf(sentence, from);
      if (start === -1) continue;
      from = start + sentence.length;
      if (sentence.endsWith('?')) continue;
      const body = withoutStop(sentence);
      if (isOfNameAlone(sentence, prepared)) {
        found.push({ start, end: start + body.length, kind: 'deed' });
        continue;
      }
      const joints = [...body.matchAll(opens)];
      let at = joints.length;
      while (at > 0 && isStrangePart(body.slice(joints[at - 1]!.index, joints[at]?.index), prepared)) at -= 1;
      if (at === joints.length) at = joints.findLastIndex(([sign]) => sign.includes(','));
      if (
        at === -1 ||
        (at === joints.findLastIndex(([sign]) => sign.includes(',')) &&
          !isOfOthers(body.slice(joints[at]!.index), prepared))
      )
        continue;
      // "Con un filo, anche da un bambino": a small word alone would stay behind its comma.
      let joint = joints[at];
      if (joint === undefined) continue;
      const before = joints[at - 1];
      if (before !== undefined && isPlainPart(body.slice(before.index, joint.index), prepared))
        joint = before;
      const head = toldBy(body.slice(0, joint.index), prepared);
      if (head === null || head.known === 0) continue;
      const tail = joint.index + joint[0].length;
      // "Se fiorisce di bianco, basta la spazzola": what stands before the comma leads to what goes.
      // The same where it ends before its comma: "wanneer een nieuw dak | aan de beurt is, spreken we af".
      const isLead = ifs.test(body) && (joint[0].includes(',') || !body.slice(0, joint.index).includes(','));
      const isHanging = hanging.test(body.slice(0, joint.index).trimEnd()) || isHalf(body, joint.index);
      const isWhole = head.known >= leastOfHead && !isLead && !isHanging;
      found.push({
        start: start + (isWhole ? tail : 0),
        end: start + body.length,
        kind: isWhole ? 'tail' : 'deed',
      });
    }
  return found;
}

/** "Twee klemmen houden het | op zijn plaats": a head that ends so says nothing without its end. */
const hanging =
  /\s(?:het|hem|ze|zich|zijn|wordt|worden|houdt|houden|staat|staan|ligt|liggen|blijft|blijven|lo|la|li|gli|si|ci|è|sono|sta|stanno|viene|vengono|resta|restano|va|vanno|tiene|tengono|é|são|está|estão|fica|ficam|vai|vão|mantém|mantêm|se|hij|zij|op|in|aan|met|van|voor|bij|uit|naar|tot|di|da|con|per|su|em|com|para|de|do)$/iu;

/** "Per mani grandi | e piccole". */
const isHalf = (body: string, at: number): boolean =>
  opposites.test(body.slice(0, at)) &&
  body
    .slice(at)
    .split(' ')
    .every((one) => one.length < shortest || opposites.test(one));

const opensWith = /^(?:met|con|com|z|ze|med|с|со)\s/iu;
/** What anybody who sells or makes a thing does, folded. */
const ofSellers = setOf(
  'vendo cedo faccio uso vivo lavoro offro cerco spedisco faço vendo uso vivo trabalho procuro verkoop maak gebruik woon werk',
);

/** A verb of who speaks that opens a sentence. */
const ofMyself: Readonly<Record<string, RegExp>> = {
  nl: /^ik (\p{Ll}{3,})/iu,
  it: /^(\p{L}{3,}o)\s(?=(?:il|lo|la|i|gli|le|un[oa]?|a|in|per|anche|volentieri)\s)/iu,
  pt: /^(\p{L}{3,}o)\s(?=(?:os?|as?|uma?|em|ao|para|também)\s)/iu,
};

/** "Empresto um piano", "ik leen u een auto": what the seller would do, by a verb that opens the sentence. */
function isOfSeller(sentence: string, prepared: Prepared): boolean {
  // Who films a thing explains and shows it.
  if (prepared.platform.subject === 'video') return false;
  const [language = ''] = prepared.ledger.language.tag.split('-');
  const verb = ofMyself[language]?.exec(sentence)?.[1];
  if (verb === undefined || ofSellers.has(foldWord(verb))) return false;
  return !foldedBrief(prepared).includes(foldWord(verb).slice(0, shortest + 1));
}

/** "Il tampico viene dal Messico", "met hoogteprofiel per route": what is said of the thing, or what it would have, in none of the seller's words. */
function isOfNameAlone(sentence: string, prepared: Prepared): boolean {
  if (!/[.!]$/u.test(sentence.trim()) || /\p{N}/u.test(sentence) || hasDenial(sentence)) return false;
  const known = knownTo(prepared, false);
  const told = (foldWord(sentence).match(word) ?? [])
    .filter((one) => spaced.test(one))
    .map((one) => isTold(one, known, false))
    .filter((one) => one !== null);
  if (opensWith.test(sentence.trim()) || isOfSeller(sentence.trim(), prepared)) return told[0] === false;
  return told.lastIndexOf(true) === 0 && told.length > 1;
}

/** ", mais duas cordas suplentes": a last part behind a comma that says no less in strange words than in the seller's. */
function isOfOthers(part: string, prepared: Prepared): boolean {
  const told = toldBy(part, prepared);
  return told !== null && told.strange > 0 && told.strange >= told.known && !/\p{N}/u.test(part);
}

function isStrangePart(part: string, prepared: Prepared): boolean {
  const told = toldBy(part, prepared);
  return told !== null && told.known === 0 && (told.strange > 0 || (told.placed > 0 && !forWhom.test(part)));
}

function isPlainPart(part: string, prepared: Prepared): boolean {
  const told = toldBy(part, prepared);
  return part.includes(',') && told !== null && told.known === 0;
}

const ifs = /^(?:se|quando|als|wanneer|om|när|når|jeśli|gdy|если|когда)\s/iu;
/** For whom a thing is may be said. */
const forWhom = /^[\s,;–—(]*(?:per|voor|para|dla|til|till|för|для) /iu;
