import { businessNounOf } from '#rules/ads/business-noun.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { whoDoes } from '#rules/keywords/who-does-it.ts';
import { foldWord } from '#rules/text/words.ts';
import { upperFirst } from '#rules/writers/seo-content/english-words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { namesTrade } from './offer-kind.ts';

/** The trade that a business's name says: "Bella's Bakery" is a bakery. Null when it says none. */
function tradeIn(businessName: string): string | null {
  const words = businessName.split(/\s+/u);
  for (let from = 0; from < words.length; from += 1)
    for (let to = words.length; to > from; to -= 1) {
      const run = words.slice(from, to).join(' ');
      if (namesTrade(foldWord(run))) return run;
    }
  return null;
}

/** Alone they say nothing of the trade: "clinic", "shop", "Praxis". */
const vague = longPattern('u')`
  ^(?:(?:online |web)?(?:shop|store|studio|clinic|salon|garage|gallery|bar|nursery|cottage|lodge|cave|deli)
    |tienda(?: online)?|clinica|taller|clinique|escuela|academia|centro|ecole|centre|boutique(?: en ligne)?
    |cabinet|institut|vermietung|verleih|handel|handwerk|dienstleistung(?:en)?|praxis|werkstatt|laden|schule|buro|firma|betrieb|unternehmen|agentur|akademie|kanzlei
    |klinik|geschaft|haus|onlineshop|builder|cleaner|consultant|contractor|coach|tutor|painter|peintre
    |pintor|maler)s?$
`;
/** Words that say how a business is and not what. */
const describing = longPattern('iu')`
  ^(?:(?:(?:seit|since|desde|depuis) \d{4}:?|(?:two|three|four|five|zwei|drei|vier)|an?|the|your|our|we are
      |we['’]re|i am|i['’]m|eine?|ihr|ihre|der|die|das|wir sind|ich bin|una?|tu|su|el|la|somos|soy|votre|une
      |un|le|nous sommes|je suis|independent|family[- ]run|family|small|friendly|local|registered|qualified
      |certified|chartered|professional|artisan|maître|experienced|modern|cosy|cozy|new|little
      |neighbou?rhood|mobile)\s)+
`;
const ends =
  /\s?[,;:(–—.].*$|\sde\s\d.*$|\s(?:in|im|at|by|near|for|with|on|since|serving|run|based|offering|specialising|and|und|mit|für|seit|aus|en|con|para|desde|y|à|au|aux|avec|pour|depuis|et|sur|dans|that|which|who|to)(?:\s.*)?$/iu;
const kindOfPractice =
  /^(?:veterinari[oa]s?|dental|dentaire|mecanicos?|inmobiliaria|medic[oa]|medical|veterinaire|de estetica|estetica|de fisioterapia|canina|juridico|infantil|d['’]osteopathie|de kinesitherapie|d['’]avocats?|electrico)$/u;
const germanHouse =
  /^(\p{Lu}\p{Ll}{3,}?)(?:s|n)?(?:praxis|kanzlei|büro|werkstatt|betrieb|studio|salon|schule|atelier)$/u;
const most = 2;

/**
 * Trades that the name of the business, its industry or the beginning of its description says in so many words.
 * @param industry as the user wrote it; empty where it was chosen from a list
 */
export function tradesOf(
  businessName: string,
  industry: string,
  description: string,
  language: WrittenLanguage,
): string[] {
  if (language === 'other') return [];
  const found = [
    ...ofName(businessName, language),
    ...(language === 'de' && industry.split(' ').length < 3 ? ofName(industry, language) : []),
    ...ofSentence(industry, businessName, language),
    ...[businessNounOf(industry, language)].flatMap((noun) => noun ?? []),
    ...description
      .split('\n')
      .flatMap(splitSentences)
      .slice(0, 2)
      .flatMap((sentence) => ofSentence(sentence, businessName, language)),
  ].filter((trade) => !vague.test(foldWord(trade)));
  const seen = new Set<string>();
  // "Peluquería" of a "peluquería canina" cuts no people's hair.
  const isFront = (trade: string): boolean =>
    (language === 'es' || language === 'fr') &&
    found.some((other) => foldWord(other).startsWith(`${foldWord(trade)} `));
  return found
    .filter((trade) => !isFront(trade))
    .filter((trade) => !seen.has(foldWord(trade)) && seen.add(foldWord(trade)))
    .slice(0, most);
}

/** What the name of a business says that it is, by itself: "bookkeeping" or "bakery". */
export function namedTrades(businessName: string, language: WrittenLanguage): string[] {
  return [...tradesOf(businessName, '', '', language), tradeIn(businessName)].flatMap((name) => name ?? []);
}

/** "Óptica" of "Óptica Mirasol": in Spanish and French the house stands first. */
function houseOf(first: string, language: WrittenLanguage): string | null {
  const isFirst = language === 'es' || language === 'fr';
  return isFirst && businessNounOf(first, language) !== null ? first.toLowerCase() : null;
}

/** The second word is written small, or a field that everybody knows: "Clínica de Marta" is hers. */
const wholePattern =
  /^(\p{L}+) (?:de |d['’])(?:(?!las?(?!\p{L})|l[eo]s?(?!\p{L}))\p{Ll}+|(?:Cocina|Música|Baile|Danza|Idiomas|Inglés|Surf|Yoga|Pintura|Cerámica|Fotografía|Teatro|Vela|Equitación|Estética|Fisioterapia|Musique|Danse|Langues|Cuisine|Voile|Théâtre|Kinésithérapie|Coiffure|Motos|Coches))(?!\p{L})/u;

/** "École de musique" of "École de musique Do Ré": the house with what it is for. */
function wholeHouse(name: string, language: WrittenLanguage): string[] {
  if (language !== 'es' && language !== 'fr') return [];
  const [whole = '', house = ''] = wholePattern.exec(name) ?? [];
  return namesTrade(foldWord(house)) || businessNounOf(house, language) !== null ? [whole.toLowerCase()] : [];
}

/** "Bookkeeping" of "Kettle & Co Bookkeeping", with the "bookkeeper" whom people call. */
function doneByName(words: readonly string[], language: WrittenLanguage): string[] {
  const isGerman = language === 'de';
  for (const size of [1, 2])
    for (let from = 0; from + size <= words.length; from += 1) {
      const run = words.slice(from, from + size).join(' ');
      const who = whoDoes(run, language);
      if (who !== null) return isGerman ? [run, upperFirst(who)] : [run.toLowerCase(), who];
    }
  return [];
}

function ofName(name: string, language: WrittenLanguage): string[] {
  const words = name.split(/\s+/u);
  const done = doneByName(words, language);
  if (done.length > 0) return done;
  const whole = wholeHouse(name, language);
  if (whole.length > 0) return whole;
  if (language === 'de')
    return words
      .flatMap((word) => {
        // "Zahnarztpraxis": people look for the Zahnarzt.
        const [, trade] = germanHouse.exec(word) ?? [];
        const [, person = ''] = /^(\p{Lu}\p{Ll}{4,}er)ei$/u.exec(word) ?? [];
        // "Dachdeckerei": people call the Dachdecker.
        if (person !== '' && namesTrade(foldWord(person))) return [person, word];
        if (trade === undefined) return businessNounOf(word, 'de') === null ? [] : [word];
        return namesTrade(foldWord(trade)) || /arzt$/iu.test(trade) ? [trade, word] : [word];
      })
      .concat(tradeIn(name) ?? []);
  if (language === 'es' || language === 'fr')
    for (let at = 0; at < words.length - 1; at += 1)
      for (const next of [words.slice(at + 1, at + 3).join(' '), words[at + 1]!])
        if (namesTrade(foldWord(words[at]!)) && kindOfPractice.test(foldWord(next)))
          return [`${words[at]} ${next}`];
  const trade = tradeIn(name) ?? houseOf(words[0] ?? '', language);
  return trade === null ? [] : [trade];
}

/** "Osteopathy clinic by the harbour", "Spokes & Co is an independent bike shop in Kendal". */
function ofSentence(sentence: string, businessName: string, language: WrittenLanguage): string[] {
  const own =
    businessName !== '' && sentence.startsWith(`${businessName} `)
      ? sentence.slice(businessName.length)
      : sentence;
  const said = own
    .replace(/^\s?(?:is|ist|es|est)\s/u, '')
    .trim()
    .replace(describing, '')
    .replace(ends, '');
  const words = said.split(' ');
  const isRomance = language === 'es' || language === 'fr';
  if (said === '' || words.length > (isRomance ? 5 : 3)) return [];
  const folded = foldWord(said);
  if (isRomance)
    return namesTrade(folded) ||
      businessNounOf(said, language) !== null ||
      (namesTrade(foldWord(words[0]!)) &&
        (kindOfPractice.test(foldWord(words.slice(1).join(' '))) || /^\S+ (?:de |d['’])\p{L}+$/u.test(said)))
      ? [said]
      : // "Restaurant de cuisine du marché" is looked for as a restaurant.
        namesTrade(foldWord(words[0]!)) && /^(?:restaurante?|bar|café|hotel|hôtel)$/iu.test(words[0]!)
        ? [words[0]!]
        : [];
  if (language === 'de' && /^(?:wir|ich|sie|bei|auch|hier)\s/iu.test(said)) return [];
  if (language === 'de')
    return namesTrade(folded) || germanHouse.test(said) || businessNounOf(said, 'de') !== null ? [said] : [];
  // "Bike shop": the last word is the trade, those before it say which.
  return namesTrade(folded) || namesTrade(foldWord(words.at(-1)!)) ? [said] : [];
}
