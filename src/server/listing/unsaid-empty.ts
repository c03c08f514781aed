import { longPattern } from '#rules/text/long-pattern.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief, type Unsaid, type Written } from './brief-words.ts';
import { foldWord } from '#rules/text/words.ts';
import { isDeniedThere } from './unsaid-lacking.ts';
import { tellsSomething } from './sellers-words.ts';
import type { Tagged } from './tagged-words.ts';
import type { Unit } from './word-roles.ts';

/** A sentence with more words of the seller has one behind its verb as well. */
const mostOfSeller = 4;

/** Whether a sentence may have a predicate without a word of the seller. */
export const mayBeEmpty = (units: readonly Unit[], prepared: Prepared, language: Written): boolean =>
  units.filter((unit) => tellsSomething(unit, prepared, language)).length <= mostOfSeller;

const denial = /n[’']t(?!\p{L})|(?<!\p{L})(?:not|never|cannot)(?!\p{L})/iu;
const stops = /[,;:–—(]|(?<!\p{L})(?:and|but|or)(?!\p{L})/iu;

/** Whether a clause of an English sentence ends with a word that is not the seller's: only then its words have to be tagged. */
export function mayBeEmptyEnglish(units: readonly Unit[], sentence: string, prepared: Prepared): boolean {
  if (!mayBeEmpty(units, prepared, 'en')) return false;
  if (denial.test(sentence)) return true;
  const telling = units.filter(({ isSmall, text }) => !isSmall || /\p{N}/u.test(text));
  return telling.some((unit, at) => {
    if (tellsSomething(unit, prepared, 'en')) return false;
    const next = telling[at + 1];
    if (next === undefined) return true;
    const between = sentence.slice(unit.end, next.start);
    return (
      stops.test(between) ||
      /(?<!\p{L})to(?!\p{L})/iu.test(between) ||
      between.split(' ').some((word) => breaks.test(word))
    );
  });
}

/** What is said of the parcel or of an order is told by its subject alone; for whom a thing is may be said. */
const ofPresence = longPattern('iu')`
  (?<!\p{L})(?:(?:bought|sold|ordered|purchased|got) (?:separately|apart|extra)|separat|gesondert|por separado|séparément|à part|included|missing|gone|lost|absent|supplied|provided|enclosed|needed|required|necessary|available|possible|for sale|sold|posted|sent|shipped|delivered|collected|welcome
    |(?:is|are|be) (?:also )?(?:there|inside|yours|shown|in the (?:box|parcel|photos?|pictures?|set|video|description))|part of the \p{L}+|sits? in (?:each|every)(?: one)?|comes? (?:with|along|first|last|next|separately)|(?:on|off) (?:the|your) (?:phone|device)|nobody|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|one (?:minute|hour|day|week|month|year)|belongs?|starts?|begins?
    |(?:ideal|perfect|great|good|nice|lovely|made|right|fine|suitable|ready) (?:for|to)|gifts?|presents?
    |passt|passen|kannst|können|\p{L}+tags?|fehl(?:t|en)|dabei|bei|dazu|inklusive|enthalten|gibt es|vorhanden|nötig|notwendig|willkommen|gebraucht|geliefert|verschickt|versandt|verkauft|erhältlich|verfügbar|möglich|(?:ideal|gut|perfekt|schön|geeignet) für|geschenk|beginnt
    |inclu\p{L}+|falta|faltan|hay|viene con|disponibles?|necesari[oa]s?|aparte|(?:ideal|perfect[oa]|apt[oa]|buen[oa])(?:es)? para|regalos?|se (?:vende|envía|recoge|entrega)n?|empiezan?
    |manque(?:nt)?|fourni\p{L}*|compris\p{L}*|inclus\p{L}*|disponibles?|nécessaires?|en sus|(?:idéale?|parfaite?|bon|bonne)s? pour|cadeaux?|bienvenue?s?|vendu\p{L}*|envoyé\p{L}*|livré\p{L}*|commencent?)(?!\p{L})
`;

const ofCost =
  /(?<!\p{L})(?:free|kostenlos|kostenfrei|gratis|gratuite?s?|costs?|kost(?:et|en)|cuestan?|coûte(?:nt)?)(?!\p{L})/iu;
const money = /[£€$]|\p{N} (?:euros?|pounds|dollars)|free|gratis|kosten|kostet|gratuit/iu;

/** Whether it says that its subject is there or to be had, or what it costs, and that is the seller's. */
const isPresence = (said: string, subject: readonly Unit[], prepared: Prepared): boolean =>
  !subject.some(({ isStrange, text }) => isStrange || (subject.length === 1 && /^nothing$/iu.test(text))) &&
  (ofPresence.test(said) || (ofCost.test(said) && money.test(foldedBrief(prepared))));

const breaks =
  /^(?:while|when|if|once|until|unless|before|after|because|since|whenever|although|though|so|where|wherever)$/iu;
const joins = /^(?:and|but|or)$/iu;
const buyers = /^(?:you|who|that|which|to|what|how|where|why|there)$/iu;
const mistaken =
  /^(?:costs?|fits?|holds?|stays?|feels?|looks?|works?|takes?|gives?|needs?|lasts?|adjusts?)$/iu;

const isFinite = (words: readonly Tagged[], at: number): boolean => {
  const { tag, text, isSmall } = words[at]!;
  const before = words[at - 1];
  if (
    before === undefined ||
    /^(?:to|no|be|been|and|or|from|by|of|then)$/iu.test(before.text) ||
    /ing$/iu.test(text)
  )
    return false;
  if (tag === 'AUX') return true;
  if (tag === 'VERB')
    return !/^(?:DET|ADJ|NUM)$/u.test(before.tag) && (!isSmall || /^ha(?:s|ve|d)$/iu.test(text));
  return tag === 'NOUN' && mistaken.test(text) && before.tag === 'NOUN';
};

/** Where the clause of a verb ends: at a stop within the sentence, a condition or the next verb behind an "and". */
function clauseEnd(words: readonly Tagged[], verb: number, sentence: string, isOfThing: boolean): number {
  for (let at = verb + 1; at < words.length; at += 1) {
    if (/[,;:–—(]/u.test(sentence.slice(words[at - 1]!.end, words[at]!.start))) return at;
    if (breaks.test(words[at]!.text)) return at;
    // "One hand is enough to take it out".
    if (!isOfThing && /^to$/iu.test(words[at]!.text) && /^enough$/iu.test(words[at - 1]!.text)) return at;
    if (!joins.test(words[at]!.text)) continue;
    const next = words.slice(at + 1, at + 4);
    if (
      next.some(
        ({ tag }, step) => tag === 'AUX' || (tag === 'VERB' && step === 0) || isFinite(words, at + 1 + step),
      )
    )
      return at;
  }
  return words.length;
}

/** "It is not meant for navigation": what is told stands behind these. */
const notOfDeed =
  /^(?:leave|meant|intended|designed|made|recommended|advised|allowed|sold|included|supplied|provided|needed|required|used)$/iu;

/** "Does not mark the handlebar": what is denied is what is told, and not on what. */
function isDeniedDeed(predicate: readonly Tagged[], tells: (word: Unit) => boolean): boolean {
  const not = predicate
    .slice(0, 3)
    .findIndex(({ text }) => /^(?:not|never|cannot|n[’']t|\p{L}+n[’']t)$/iu.test(text));
  const denied = not === -1 ? undefined : predicate[not + 1];
  return (
    denied !== undefined &&
    denied.tag === 'VERB' &&
    !denied.isSmall &&
    !tells(denied) &&
    !notOfDeed.test(denied.text)
  );
}

/** "The stitches hold in the wash": what an English sentence says of its thing behind a verb, where no word of that is the seller's. */
export function emptyEnglish(words: readonly Tagged[], sentence: string, prepared: Prepared): Unsaid[] {
  // A search phrase is no sentence: "candle holder stand".
  if (!/[.!…]\s*$/u.test(sentence) && !/^\p{Lu}\S* \p{Ll}/u.test(sentence)) return [];
  const verb = words.findIndex((_word, at) => isFinite(words, at));
  if (verb < 1 || buyers.test(words[verb - 1]!.text) || buyers.test(words[0]!.text)) return [];
  if (words[0]!.tag === 'VERB' && !/(?:ed|ing|(?<!^op)en)$/iu.test(words[0]!.text)) return [];
  // "The problem it answers".
  if (words[verb - 1]!.tag === 'PRON' && words[verb - 2]?.tag === 'NOUN') return [];
  // "Plan a dinner".
  if (words[0]!.tag !== 'PRON' && words[0]!.tag !== 'DET' && words[1]!.tag === 'DET') return [];
  const tells = (word: Unit): boolean => tellsSomething(word, prepared, 'en');
  // "In August it is dark".
  if (words[0]!.tag === 'ADP' && words.slice(0, verb).some(tells)) return [];
  const end = clauseEnd(words, verb, sentence, words.slice(0, verb).some(tells));
  const predicate = words.slice(verb, end);
  if (!predicate.some(({ isSmall }) => !isSmall)) return [];
  if (predicate.some(tells) && !isDeniedDeed(predicate, tells)) return [];
  // "The chain is new" of a "new chain".
  const told = predicate.at(-1)!;
  if (
    predicate.length === 2 &&
    foldedBrief(prepared).includes(`${foldWord(told.text)} ${foldWord(words[verb - 1]!.text)}`)
  )
    return [];
  // "No fragrance is added" of what is unscented.
  if (/^no$/iu.test(words[0]!.text) && isDeniedThere(foldWord(words[1]!.text), prepared)) return [];
  const from = words[verb]!.start;
  const said = sentence.slice(from, words[end]?.start);
  // "When it’s ready: in three weeks": what stands before a colon is told behind it.
  if (/^\s*:/u.test(sentence.slice(words[end - 1]!.end))) return [];
  if (isPresence(said, words.slice(0, verb), prepared) || /(?<!\p{L})what(?!\p{L})/iu.test(said)) return [];
  // "At 720 g it is light in the hand": the figure is told.
  if (words.slice(0, verb).some(({ text }) => /\p{N}/u.test(text))) return [];
  return [{ start: from, end: words[end - 1]!.end, kind: 'deed' }];
}

const article: Readonly<Record<Exclude<Written, 'en'>, RegExp>> = {
  de: /^(?:der|die|das|ein|eine|sie|er|es|jede[rs]?|alle|beide|unsere?|meine?)$/iu,
  es: /^(?:el|la|los|las|una?|cada|sus?|nuestr[oa]s?|mis?)$/iu,
  fr: /^(?:le|la|les|une?|chaque|ses|son|sa|leurs?|nos|notre|mon|ma|mes|elles?|ils?)$/iu,
};
/** "En los bolsillos cabe": where something would be. */
const before: Readonly<Record<Exclude<Written, 'en'>, RegExp>> = {
  de: /^(?:in|auf|an|mit|unter|hinter|neben)$/iu,
  es: /^(?:en|con|sobre|bajo)$/iu,
  fr: /^(?:dans|sur|avec|sous)$/iu,
};
/** Verbs that tell of a thing only where it goes. */
const mayGo =
  /^(?:darf|dürfen|kann|können|geht|gehen|kommt|kommen|passt|passen|muss|müssen|gehört|gehören|puede[n]?|va|van|entra[n]?|cabe[n]?|peut|peuvent|va|vont|entre(?:nt)?)$/iu;
const alone = /^(?:sie|er|es|elles?|ils?)$/iu;
const prepositions =
  /^(?:für|aus|mit|von|zum|zur|im|in|auf|an|ohne|de|del|para|con|en|sin|du|des|d[’']\p{L}+|pour|avec|sans|dans|à|au|aux)$/iu;
const openings =
  /^(?:aber|wenn|weil|damit|sodass|während|pero|cuando|si|porque|aunque|mientras|mais|quand|lorsque|parce)$/iu;

/** "Die Füße des Stativs | sind neu": where the predicate begins behind a noun and the one that it belongs to. */
function behindGenitive(words: readonly Unit[], from: number, language: Exclude<Written, 'en'>): number {
  const opener = words[from]?.text ?? '';
  if (language === 'de') {
    if (!/^(?:des|der|vom|von|dieses|dieser|seines|seiner)$/u.test(opener)) return from;
    const noun = words.findIndex(({ text }, at) => at > from && /^\p{Lu}/u.test(text));
    return noun === -1 || noun > from + 2 || words[noun + 1] === undefined ? from : noun + 1;
  }
  if (!/^(?:de|del|du|des)$/u.test(opener)) return from;
  const noun = article[language].test(words[from + 1]?.text ?? '') ? from + 2 : from + 1;
  return words[noun]?.isKnown === true && words[noun + 1] !== undefined ? noun + 1 : from;
}

/** The same in other languages: its subject is an article and a noun, its predicate what follows. */
export function emptyAbroad(
  words: readonly Unit[],
  sentence: string,
  prepared: Prepared,
  language: Exclude<Written, 'en'>,
): Unsaid[] {
  const [first] = words;
  if (first === undefined || words.length < 3) return [];
  const tells = (word: Unit): boolean => tellsSomething(word, prepared, language);
  let from = 1;
  if (article[language].test(first.text)) {
    if (!alone.test(first.text)) {
      if (language === 'de') {
        while (from < words.length && !/^\p{Lu}/u.test(words[from]!.text)) from += 1;
      }
      from += 1;
    }
  } else if (before[language].test(first.text)) {
    if (words[1] === undefined || !article[language].test(words[1].text)) return [];
    from = 3;
    // "In die Spülmaschine darf sie auch": where it may go is what is told.
    if (words[2] !== undefined && tells(words[2]) && mayGo.test(words[3]?.text ?? '')) return [];
  } else if (
    // "Hunde bekommen mehr Zeit".
    !(
      language === 'de' &&
      first.isKnown &&
      /^\p{Lu}/u.test(first.text) &&
      /^\p{Ll}{3,}(?:en|t)$/u.test(words[1]!.text)
    ) &&
    !(language === 'es' && /^se$/iu.test(first.text)) &&
    !(language === 'fr' && /^[ldcs][’']/iu.test(first.text))
  )
    return [];
  if (language === 'es' && /^se$/iu.test(first.text)) from = 0;
  else from = behindGenitive(words, from, language);
  let end = from + 1;
  while (
    end < words.length &&
    !/[,;:–—(]/u.test(sentence.slice(words[end - 1]!.end, words[end]!.start)) &&
    !openings.test(words[end]!.text)
  )
    end += 1;
  const predicate = words.slice(from, end);
  if (predicate.length === 0 || predicate.some(tells) || !predicate.some(({ isSmall }) => !isSmall))
    return [];
  // "Una sartén para la ciudad": no verb, or one that stands further on.
  if (prepositions.test(predicate[0]!.text)) return [];
  // "La selle et la sonnette": its verb stands further on.
  if (words[end] !== undefined && openings.test(words[end]!.text) && predicate.length < 2) return [];
  const at = predicate[0]!.start;
  if (isPresence(sentence.slice(at, words[end]?.start), words.slice(0, from), prepared)) return [];
  if (words.slice(0, from).some(({ text }) => /\p{N}/u.test(text))) return [];
  // "N’est pas bleue, mais écrue".
  if (/^,\s(?:mais|sino|sondern)\s/iu.test(sentence.slice(predicate.at(-1)!.end))) return [];
  return [{ start: at, end: predicate.at(-1)!.end, kind: 'deed' }];
}

const forSomebody =
  /^\s*(?:(?:perfect|ideal|great|good|handy|made|nice|lovely|schön|gut|geeignet|ideale?s?|parfaite?s?|perfect[oa]s?|buen[oa])\s)?(?:for|für|para|pour)\s/iu;

/** Whether no word of a sentence is the seller's and no figure stands in it. */
export const tellsNothing = (
  units: readonly Unit[],
  sentence: string,
  prepared: Prepared,
  language: Written,
): boolean =>
  !forSomebody.test(sentence) &&
  !sentence.trimEnd().endsWith('?') &&
  units.some(({ isSmall }) => !isSmall) &&
  !units.some((unit) => tellsSomething(unit, prepared, language));
