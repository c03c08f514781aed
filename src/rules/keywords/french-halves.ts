import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { colourStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { frenchPartStuffs } from './french-sentence-tags.ts';

/** Nouns that name nothing without what stands behind them: "boucles" of "boucles d'oreilles". */
const wide =
  /^(?:boucles?|machines?|appareils?|ensembles?|kits?|sets?|lots?|jeux?|paires?|supports?|étuis?|outils?|pièces?|planches?|boîtes?|bâtons?|prises?|robots?|fils?|pots?|porte)$/u;

const opensLoose =
  /^(?:même|prochaine?s?|temps|durée|gravure possible|aucune?|comptez|il faut|chaque|quelques|plusieurs|voici|votre|vos|mon|ma|mes|faciles?|domicile|vendue?s?|livrée?s?|achetée?s?|utilisée?s?|environ|rien|tout(?:es?)?)\s/u;
const endsLoose =
  /\s(?:serait|seraient|pourrait|possible|absente?s?|comprise?s?|incluse?s?|fournie?s?|offerte?s?|manquante?s?|dès|jusqu|nécessaires?|maximum|maxi|environ|nouveau|ensuite|enfants de \d{1,2}|bébés? de \d{1,2}|entre \d{1,3})$/u;
const stuffWithMeasure = /^\p{L}+ de \d/u;

interface Joined {
  before: string;
  behind: string;
}

/** "Cordes roue" of those for a "vielle à roue": what stands behind "à" goes with the word before it. */
function cutsJoined(name: string, first: string): (words: readonly string[]) => boolean {
  const joined = [
    ...name.matchAll(/(?<![\p{L}-]|(?:de|en) |[’'])([\p{L}-]{3,24}) à (\p{L}{3,24})/giu),
  ].filter(([, before = '']) => foldWord(before) !== first);
  return (words) =>
    joined.some(([, before = '', behind = '']) => words.includes(behind) && !words.includes(before));
}

/** "Chasse" and "eau" of "chasse d'eau", "coucher" and "soleil" of "coucher de soleil". */
function joinedIn(name: string): Joined[] {
  return [...name.toLowerCase().matchAll(/(?<!\p{L})(\p{L}{3,}) (?:de |d[’'])(\p{L}{3,})/gu)].map(
    ([, before = '', behind = '']) => ({ before, behind }),
  );
}

const hungPart = / avec (?:une?|des|deux|trois|quatre|son|sa|ses) (?:\p{L}+ ){1,3}en (\p{L}+)/gu;

/** "En acier inoxydable avec un plateau en plastique": the stuff of the part that hangs on the thing, told once. */
function stuffsOfHung(told: string, own: string): string[] {
  return matchesOf(hungPart, told)
    .map(([, stuff = '']) => stuff)
    .filter((stuff) => told.split(` ${stuff}`).length === 2 && !own.includes(` ${stuff} `));
}

/** Whether a French phrase is a half: cut before what its noun or its participle needs, or with no noun at all. */
export function frenchHalves(brief: Brief, ledger: Ledger): (candidate: Candidate) => boolean {
  if (brief.language.written !== 'fr') return () => false;
  const { name, description } = brief.product;
  const { subject } = platforms[brief.platform];
  const first = foldWord(name.split(' ')[0] ?? '');
  const place = (/ à (\p{Lu}\p{Ll}+(?:er|ir|re))(?!\p{L})/u.exec(name)?.[1] ?? '').toLowerCase();
  const joined = joinedIn(name).filter(({ before }) => subject === 'video' || foldWord(before) !== first);
  const told = description.toLowerCase().replaceAll('’', "'");
  const own = ` ${name.toLowerCase().replaceAll('’', "'")} `;
  const doing = / qui (?:ne |se |s['’])?(\p{L}{3,})/iu.exec(name)?.[1]?.toLowerCase();
  const partStuffs = subject === 'product' ? frenchPartStuffs(ledger) : [];
  const type = ledger.productType.toLowerCase().replaceAll('’', "'");
  const typeNoun = type.split(' ')[0] ?? '';
  const kept = /^\S+ (?:de |d'|à |pour )\S+/u.exec(type)?.[0] ?? type;
  // "Boucles pendantes" are those of ears wherever ornaments are sold, and a tag has no room for the rest.
  const isWide = type.includes(' ') && wide.test(typeNoun) && !type.startsWith("boucles d'oreille");
  const [, bearer = '', purpose = ''] =
    /(?<!\p{L})(\p{L}{3,24}) à (\p{L}{2,16}(?:er|ir|oir)|coudre|lire|écrire|moudre|cuire)(?!\p{L})/iu.exec(
      // "Ramonage à Quimper": a town that ends as a verb does.
      own.replace(place === '' ? own : `à ${place}`, ' '),
    ) ?? [];
  // "Faire-part de naissance à planter": there the first noun is what is planted.
  const isBareBearer = !own.includes(`de ${bearer} à `) && !own.includes(`-${bearer} à `);
  // "Table de salle en chêne" of a "table de salle à manger".
  const partsPurpose = (phrase: string): boolean =>
    purpose !== '' &&
    phrase.includes(' ') &&
    // "Moteur coudre" of one for a "machine à coudre".
    (phrase.split(' ').includes(bearer)
      ? !phrase.includes(purpose)
      : phrase.includes(purpose) && isBareBearer);
  const cuts = cutsJoined(own, first);
  const ofHung = subject === 'product' ? stuffsOfHung(told, own) : [];
  const business = brief.businessName.toLowerCase();
  return ({ phrase: given, source }) => {
    if (source === 'targetKeywords' || source === 'videoTags') return false;
    const phrase = given.toLowerCase().replaceAll('’', "'");
    if (own.trim() === phrase) return false;
    const words = phrase.split(' ');
    const last = words.at(-1)!;
    return (
      opensLoose.test(phrase) ||
      / (?:avec|sans) non /u.test(phrase) ||
      isOthersMaking(phrase, told, first) ||
      (words.length > 1 && colourStems.has(stemOf(words[0]!)) && !own.includes(` ${words[0]!} `)) ||
      (foldWord(words[0]!) === first &&
        !words.includes('avec') &&
        ofHung.some((stuff) => phrase.includes(` en ${stuff}`))) ||
      (endsLoose.test(phrase) && !own.includes(` ${last} `)) ||
      (stuffWithMeasure.test(phrase) && foldWord(words[0]!) !== first) ||
      (isWide && words[0] === typeNoun && !phrase.startsWith(kept)) ||
      // "Boucles oreilles en laiton" has lost what joins its two halves.
      phrase.startsWith('boucles oreilles') ||
      // "Serrurerie Bonnefoy dépanne": the firm and its verb.
      (business !== '' &&
        phrase.startsWith(`${business} `) &&
        told.includes(phrase) &&
        /(?:e|ent|ons|it)$/u.test(last)) ||
      // "Main qui chauffe" of one "à main qui chauffe en 25 secondes".
      (subject === 'product' && words.includes('qui') && !own.includes(' qui ')) ||
      (doing !== undefined && words.includes(doing) && !phrase.includes(`qui ${doing}`)) ||
      joined.some(
        ({ before, behind }) =>
          (last === before && !words.includes(behind)) ||
          (new RegExp(`\\sde ${behind}$`, 'u').test(phrase) && !words.includes(before)),
      ) ||
      // "Lampe en aluminium" of one whose arm is.
      (foldWord(words[0]!) === first &&
        !phrase.includes(' avec ') &&
        partStuffs.some((stuff) => phrase.endsWith(` ${stuff}`))) ||
      partsPurpose(phrase) ||
      (subject === 'product' && cuts(words)) ||
      isOfStuff(words, told) ||
      isCutPart(phrase, told, own) ||
      (place === '' || !phrase.endsWith(place) ? isOthersPurpose(phrase, words, told) : false) ||
      (subject === 'video' && isAskedOrTimed(phrase, told)) ||
      (subject === 'video' && partsName(name, words)) ||
      isCutParticiple(last, told, own)
    );
  };
}

/** "Couteau avec une lame" of one "avec une lame en inox": every one of them has it, and which is told behind. */
function isCutPart(phrase: string, told: string, own: string): boolean {
  const part = / (avec (?:une? |des |son |sa |ses )?\p{L}+)$/u.exec(phrase)?.[1];
  // "Avec rigole et bac" of the name: that there is one tells the things apart.
  if (part === undefined || own.includes(` ${part} et `)) return false;
  const at = told.indexOf(`${part} `);
  return at !== -1 && /^ (?:en|de|d'|à) ?\p{L}/u.test(told.slice(at + part.length, at + part.length + 6));
}

/** "Boîte à pain à découper" of one whose lid serves as a "planche à découper": what the other thing is for. */
function isOthersPurpose(phrase: string, words: readonly string[], told: string): boolean {
  const purpose = / (à \p{L}{2,}(?:er|ir|re))$/u.exec(phrase)?.[1];
  if (purpose === undefined) return false;
  const bearer = new RegExp(`(\\p{L}+) ${purpose}(?!\\p{L})`, 'u').exec(told)?.[1];
  return bearer !== undefined && bearer.length > 2 && !words.includes(bearer);
}

/** "Faire des rejets" of "que faire des rejets", "pot au printemps" of a tree in a pot: half of a question or of a place. */
function isAskedOrTimed(phrase: string, told: string): boolean {
  const isAsked = ['que', 'quoi', 'quand', 'où'].some((word) => told.includes(` ${word} ${phrase}`));
  if (isAsked || !/ (?:au printemps|en été|à l'automne|en automne|en hiver)$/u.test(phrase)) return isAsked;
  return ['en', 'au', 'à', 'dans', 'sur'].some((word) => told.includes(` ${word} ${phrase}`));
}

const ofStuff =
  /^(?:naturel|massi(?:f|ve)|émaillée?|trempée?|brossée?|recyclée?|lavée?|vierge|bio|inoxydable|borosilicatée?|épaisse?|huilée?|tressée?)s?$/u;

const handMade = /(?<!\p{L})(\p{L}+(?:é|u|i|t)e?s? (?:à la )?main)$/u;

/** "Carnet cousue main" of one whose "reliure copte" is sewn so. */
function isOthersMaking(phrase: string, told: string, first: string): boolean {
  const made = handMade.exec(phrase)?.[1];
  if (made === undefined || phrase === made || made.startsWith('fait')) return false;
  const sentence = told.split(/(?<=[.!?])\s/u).find((text) => text.includes(made)) ?? '';
  return sentence !== '' && !foldWord(sentence).startsWith(first) && !sentence.startsWith(made);
}

/** "Suspension naturel" of a "suspension en rotin naturel": the adjective is that of the stuff. */
function isOfStuff(words: readonly string[], told: string): boolean {
  const last = words.at(-1)!;
  if (words.length < 2 || !ofStuff.test(last)) return false;
  const stuff = new RegExp(`(?:^|\\s)en (\\p{L}+) ${last}`, 'u').exec(told)?.[1];
  return stuff !== undefined && !words.includes(stuff);
}

/** "Randonnée blanc", "lac blanche" of a "randonnée au lac Blanc": half of a name, or a name that was bent. */
function partsName(name: string, words: readonly string[]): boolean {
  return [
    ...name.matchAll(
      /(?<=\p{Ll}{2}\s|^\p{Lu}\p{L}+\s(?:au|à la|de la|du)\s)(\p{Ll}{3,}) (\p{Lu}\p{Ll}{2,})/gu,
    ),
  ].some(([, noun = '', called = '']) => {
    const own = called.toLowerCase();
    const bent = words.some(
      (word) => word !== own && word.startsWith(own.slice(0, -1)) && word.length <= own.length + 2,
    );
    return bent || (words.includes(own) && !words.includes(noun.toLowerCase()));
  });
}

const toldOfAll =
  /^(?:coul|fait|fabriqu|réalis|confectionn|cous|façonn|assembl|mont|tourn|mould|moul)(?:é|u)?e?s?$/u;

/** "Rempli" of "rempli de microbilles": the participle has lost what it is with. */
function isCutParticiple(last: string, told: string, own: string): boolean {
  if (last.length < 4 || !/(?:é|i|u|is|it)e?s?$/u.test(last) || own.includes(` ${last} `)) return false;
  const at = told.indexOf(`${last} `);
  if (at === -1) return false;
  // "Bougie coulée" of one "coulée à la main": each of them is.
  if (toldOfAll.test(last) && told.slice(at + last.length + 1).startsWith('à la main')) return true;
  return /^(?:de |d'|par |sur |avec |dans |chez )/u.test(told.slice(at + last.length + 1));
}
