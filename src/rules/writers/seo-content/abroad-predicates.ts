import { ofEach } from '#rules/keywords/about-thing.ts';
import { isSmallWord } from '#rules/keywords/plain-words.ts';
import { type AbroadGrammar, abroadGrammarOf, startsWithVerb } from '#rules/ledger/abroad-grammar.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { countPieces, piecesOf } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';
import { packaging } from './title-words.ts';

/** Characters and words of the longest phrase. */
const longest = 44;
const mostWords = 7;
/** Words between the front of a sentence and its verb. */
const mostSubject = 4;

/** A sentence behind its subject, which is the thing. */
interface Said {
  quote: string;
  predicate: string;
}

const cache = new WeakMap<Draft, Said[]>();

/** What the whole sentences of a description say of the thing, in a language that is not written in full. */
function saidOfThing(draft: Draft): Said[] {
  const known = cache.get(draft);
  if (known !== undefined) return known;
  const grammar = draft.language.written === 'other' ? abroadGrammarOf(draft.language.tag) : undefined;
  const said = grammar === undefined ? [] : behindSubjects(draft, grammar);
  cache.set(draft, said);
  return said;
}

function behindSubjects({ units, name }: Draft, grammar: AbroadGrammar): Said[] {
  const said: Said[] = [];
  let isOfThing = true;
  for (const quote of new Set(
    units.filter(({ path }) => path.endsWith('.description')).map((unit) => unit.quote),
  )) {
    const byPronoun = grammar.pronoun?.exec(quote)?.[0];
    const isPronoun = byPronoun !== undefined && startsWithVerb(quote.slice(byPronoun.length), grammar);
    const subject = isPronoun ? null : subjectOf(quote, grammar);
    if (subject !== null) isOfThing = namesThing(subject, name, grammar);
    const opening = subject ?? byPronoun ?? '';
    const predicate = quote.slice(opening.length).trimStart();
    // "Każdy kubek jest trochę inny": what each of them is tells nothing of one.
    if (ofEach.test(quote)) continue;
    const isToldWithout = grammar.dropsPronoun || weighs.test(predicate);
    if (isOfThing && startsWithVerb(predicate, grammar) && (opening !== '' || isToldWithout))
      said.push({ quote, predicate });
  }
  return said;
}

/** "Rummer 3 dl", "weegt 1,9 kg": of what it weighs or holds sellers leave the thing out where they name it elsewhere. */
const weighs = /^(?:weegt|meet|mäter|väger|rymmer|måler|vejer|rummer|veier|rommer)\s/iu;

/** "La nostra borraccia termica" before its verb; null where a sentence opens otherwise. */
function subjectOf(quote: string, grammar: AbroadGrammar): string | null {
  const pointer = grammar.pointer.exec(quote)?.[0] ?? '';
  if (pointer === '' && (!grammar.bareSubjects || weighs.test(quote))) return null;
  let end = pointer.length;
  for (let words = 0; words < mostSubject; words += 1) {
    const word = /^\s?[^\s,.;:]+/u.exec(quote.slice(end))?.[0];
    if (word === undefined) return null;
    end += word.length;
    const behind = quote.slice(end).trimStart();
    if (startsWithVerb(behind, grammar) || grammar.doing.test(behind)) return quote.slice(0, end);
  }
  return null;
}

const chosenFrom =
  /(?:^|\s)(?:disponibil[ei]|disponíve(?:l|is)|verkrijgbaar|leverbaar|beschikbaar|finns|fås|fåes|dostępn\p{L}{1,2}|k dispozici|ordinabil[ei]|existe[m]?|esiste|esistono)(?:\s|$)/iu;
const ownArticle = /(?<=\p{L}{3})(?:arna|orna|erna|erne|ene|ane|en|et|na|n|t|a)$/u;

/** Whether a subject is the thing, by its noun: the first or any of its words, the end of a compound. */
function namesThing(subject: string, name: string, { compounds }: AbroadGrammar): boolean {
  const own = wordsOf(name);
  if (compounds) {
    const noun = wordsOf(subject).at(-1) ?? '';
    const bare = noun.replace(ownArticle, '');
    return own.some((word) => word.endsWith(noun) || (bare.length > 2 && word.endsWith(bare)));
  }
  return wordsOf(subject).some((word) => own.some((other) => isSameNoun(word, other)));
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
}

/** "Orecchini" and "orecchino", "koca" and "koc": alike but for the ending. */
function isSameNoun(word: string, other: string): boolean {
  const front = Math.min(word.length, other.length) - 1;
  return (
    Math.abs(word.length - other.length) < 3 &&
    word.slice(0, Math.max(3, front)) === other.slice(0, Math.max(3, front))
  );
}

/** The clauses of a predicate, each with its verb: "ha una capacità di 750 ml", "è a prova di perdite". */
function clausesOf(predicate: string, grammar: AbroadGrammar): string[] {
  const clauses: string[] = [];
  let rest = predicate.split(/[:;(]/u)[0]!.replace(/[.!?\s]+$/u, '');
  for (let cut = nextVerb(rest, grammar); cut !== null; cut = nextVerb(rest, grammar)) {
    clauses.push(rest.slice(0, cut.at));
    rest = rest.slice(cut.to);
  }
  // "È disponibile in cognac, verde bosco e nero": the first of what one may choose is not what it is.
  return [...clauses, rest].map((clause) =>
    chosenFrom.test(clause) && clause.includes(', ') ? clause : clause.split(/,\s/u)[0]!,
  );
}

function nextVerb(text: string, grammar: AbroadGrammar): { at: number; to: number } | null {
  for (const joint of text.matchAll(new RegExp(`,\\s|${grammar.and.source}`, 'giu'))) {
    const to = joint.index + joint[0].length;
    const behind = text.slice(to);
    if (startsWithVerb(behind, grammar) || grammar.doing.test(`${behind} `)) return { at: joint.index, to };
  }
  return null;
}

/** A clause as a title takes it: without its verb, and without what only its sentence explains; empty where nothing is left. */
function phraseOf(clause: string, grammar: AbroadGrammar): string {
  const verb = grammar.being.exec(clause)?.[0] ?? grammar.having?.exec(clause)?.[0];
  if (verb === undefined || grammar.hedged.test(clause)) return '';
  const words = piecesOf(firstOfTwo(clause.slice(verb.length).replace(grammar.ends, ''), grammar));
  while (words.length > 0 && isSmallWord(words.at(-1)!, 'other')) words.pop();
  const phrase = words.join(' ');
  const isPhrase =
    words.length > 1 &&
    words.length <= mostWords &&
    phrase.length <= longest &&
    // "Una delle nostre": an article or a pronoun opens a sentence about it, and no attribute.
    !/^(?:un[oa]?|een|en|ett?|et|den|det|de|het|il|la|lo|o|a|mi\p{L}*|my|muy|molto|muito|bardzo|zeer|heel|erg|mycket|meget|veldig|velmi|così|tão|zo|så|più|mais|meer|mer)\s/iu.test(
      phrase,
    ) &&
    !grammar.doing.test(phrase) &&
    !packaging.test(phrase) &&
    !flawed.test(phrase) &&
    !hasPraise(phrase, 'other');
  return isPhrase ? phrase : '';
}

/** What is worn, torn or broken is told where the state is. */
const flawed = longPattern('iu')`
  bisogno di|necessità di|necessita di|precisa de|nodig|behöver|trenger|potrzeb|graffi|macchi[ae]|rigat|rott[oaie]|difett|crep[ae]|consumat|arranh|\srisco|mancha|defeit|quebrad|kras|vlek
  |deuk|kapot|slijtage|zarysow|\srys[ay]|plam[ay]|uszkodz|pęknię|repor|\srepa|fläck|skada|trasig|ridse|plet
  |flekk|ripe|škráb|poškoz|oděrk|skvrn|prask|царапин|пятн|скол|трещин|подряпин|zgârie|pete|naarmu|tahra|^present
`;

const withWhat = /\s(?:com|con|met|med|z|ze|s|se|с)\s/u;

const fits = (phrase: string): boolean => phrase.length <= longest && countPieces(phrase) <= mostWords;

/** "Plně funkční a čočky jsou čisté", "48 diod LED i pięć poziomów jasności": where another thing follows or the room ends, the first stands alone. */
function firstOfTwo(phrase: string, grammar: AbroadGrammar): string {
  const goesOn = piecesOf(phrase).some(
    (_, at, words) => at > 0 && grammar.being.test(`${words.slice(at).join(' ')} `),
  );
  if (!goesOn && fits(phrase)) return phrase;
  const first = phrase.split(grammar.and)[0]!;
  return fits(first) ? first : first.split(withWhat)[0]!;
}

/**
 * What whole sentences say of the thing, in phrases that a title takes, word for word: "La borraccia è realizzata in acciaio e ha un
 * tappo a vite" → "realizzata in acciaio", "tappo a vite". In the languages of `abroadGrammars`.
 */
export function abroadPredicates(draft: Draft): string[] {
  if (draft.platform.subject !== 'product') return [];
  const grammar = abroadGrammarOf(draft.language.tag);
  if (grammar === undefined) return [];
  const phrases = saidOfThing(draft).flatMap(({ predicate }) =>
    clausesOf(predicate, grammar).map((clause) => phraseOf(clause, grammar)),
  );
  return [...new Set(phrases)].filter((phrase) => phrase !== '');
}

/** Whether a sentence about the thing tells its measure: "Misurano 3 cm di lunghezza", "Ma wymiary 130 x 180 cm". */
export function measuresThingAbroad(quote: string, measure: string, draft: Draft): boolean {
  const grammar = abroadGrammarOf(draft.language.tag);
  if (grammar === undefined) return false;
  return saidOfThing(draft).some(
    (said) =>
      said.quote === quote &&
      clausesOf(said.predicate, grammar).some((clause) => {
        const at = clause.indexOf(measure);
        return (
          at > 0 &&
          grammar.measuring.test(clause) &&
          countPieces(clause.slice(0, at)) < 5 &&
          !grammar.hedged.test(clause)
        );
      }),
  );
}

/** Whether a sentence about the thing says a stuff or a colour of what the thing only has: "tem alças de couro". */
export function isOfHadThing({ quote, value }: Fact, draft: Draft): boolean {
  const grammar = abroadGrammarOf(draft.language.tag);
  if (grammar?.having == null) return false;
  return saidOfThing(draft).some(
    (said) =>
      said.quote === quote &&
      clausesOf(said.predicate, grammar).some(
        (clause) => grammar.having!.test(clause) && clause.includes(value),
      ),
  );
}

/** Whether a clause of a language that is not written in full has its verb, and is no attribute: "ramię jest wykonane z aluminium". */
export function hasVerbAbroad({ kind, value, quote }: Fact, { language }: Draft): boolean {
  const grammar = language.written === 'other' ? abroadGrammarOf(language.tag) : undefined;
  if (grammar === undefined) return false;
  if (grammar.doing.test(value) || hasVerbInside(value, grammar)) return true;
  // "Wasgoed of planten" of "De mand is geschikt voor speelgoed, wasgoed of planten": the rest of a sentence.
  const at = kind === 'feature' ? quote.indexOf(value) : 0;
  const front = quote.slice(0, at);
  return (
    at > 0 &&
    (hasVerbInside(front, grammar) || piecesOf(front).some((word) => grammar.doing.test(`${word} `)))
  );
}

function hasVerbInside(text: string, grammar: AbroadGrammar): boolean {
  const words = piecesOf(text).slice(0, mostSubject + 1);
  return words.some((_, at) => at > 0 && startsWithVerb(`${words.slice(at).join(' ')} `, grammar));
}
