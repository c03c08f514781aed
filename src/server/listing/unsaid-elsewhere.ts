import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { isSaidOtherwise } from './alike-verbs.ts';
import { foldedBrief } from './brief-words.ts';
import { isNeutral } from './neutral.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { isSellers } from './sellers-words.ts';
import type { Unit } from './word-roles.ts';

/** Behind these stands for whom or what something is, and what it is compared with. */
export const germanCloses =
  /^(?:für|zum|zur|beim|als|wie|wenn|falls|sobald|ob|bevor|nachdem|weil|statt|ohne|kein\p{L}*|nicht|nie|bis)$/iu;
/** "Passt auf ein Regal" says what the buyer may do with it. */
export const germanMay = /^(?:kannst|können|könnt|darfst|dürfen|passt|passen|möchtest|willst|wer|ob)$/iu;
/** "Der Stoff fühlt sich weich an": whatever else a sentence of the thing says of it in small letters. */
export function isOfGerman(
  words: readonly Unit[],
  at: number,
  sentence: string,
  prepared: Prepared,
): boolean {
  const first = words[0]!;
  if (isSellers(words[at]!.text, prepared, 'de')) return false;
  if (at === 0 || (!first.isSmall && !first.isKnown)) return false;
  if (words.slice(0, at).some(({ text }) => germanCloses.test(text) || germanMay.test(text))) return false;
  return !/[,;:]/u.test(sentence.slice(0, words[at]!.start));
}

const romanceCloses =
  /^(?:para|pour|si|s[’']il|como|comme|cuando|quand|lorsqu\p{L}*|mientras|que|qu[’']\p{L}+|antes|avant|después|après|porque|sin|sans|no|ne|n[’']\p{L}+|más|plus|menos|moins|durante|pendant|pouvez|puedes?)$/iu;
const opensRomance =
  /^(?:el|la|los|las|una?|sus?|le|les|une|son|sa|ses|l[’']\p{L}+|elles?|ils?|es|está|tiene|se|en|dans|je|j[’']\p{L}+|nous|vous)$/iu;

/** "Les roues tournent bien droit", "el mecanismo abre": whatever a sentence of the thing says by a word that nothing in the brief is of. */
export const isOfSentence = (words: readonly Unit[], at: number, sentence: string, ofApp: boolean): boolean =>
  (ofApp || opensRomance.test(words[0]!.text)) &&
  !words.slice(0, at).some(({ text }) => romanceCloses.test(text)) &&
  !/[,;:]/u.test(sentence.slice(0, words[at]!.start));

/** "Una chimenea y una barbacoa", "une boîte avec un ruban": one more thing beside one of the brief. */
export const isOneMore = (words: readonly Unit[], at: number): boolean =>
  /^(?:una?|unos|unas|une?|des)$/iu.test(words[at - 1]?.text ?? '') &&
  /^(?:y|e|et|con|avec)$/iu.test(words[at - 2]?.text ?? '') &&
  words.slice(0, at - 2).some(({ isKnown }) => isKnown);

/** "Ich bin gelernter Gärtner": without its attribute it would say no less of who says so. */
export function attributeOf(words: readonly Unit[], at: number): string {
  const said = words.slice(Math.max(0, at - 3), at).map(({ text }) => text.toLowerCase());
  return /(?:^| )(?:ich bin|bin ich|wir sind|sind wir)(?: eine?)?$/u.test(said.join(' '))
    ? 'deed'
    : 'attribute';
}

/** "Parkplätze finden Sie vor der Tür": what opens a German sentence before its verb and its subject. */
export const isGermanFronted = (words: readonly Unit[], at: number): boolean =>
  at === 0 &&
  /^\p{Ll}+(?:t|e|en|st)$/u.test(words[1]?.text ?? '') &&
  /^(?:sie|wir|ich|du|ihr|man|es)$/iu.test(words[2]?.text ?? '');

/** "Lass sie bestimmen": a verb at the end of its clause tells what an app is for. */
export const isGermanDeed = (
  { text, end, isKnown, isStrange }: Unit,
  sentence: string,
  prepared: Prepared,
): boolean =>
  (isKnown || isStrange) &&
  /^\p{Ll}{3,}en$/u.test(text) &&
  /^(?:[.,;!]|$)/u.test(sentence.slice(end)) &&
  !isSellers(text, prepared, 'de') &&
  !isNeutral(stemOf(foldWord(text)), 'de') &&
  !isSaidOtherwise(foldWord(text), foldedBrief(prepared));

/** "Nimm Vögel auf": what an app bids its user do is what it can do. */
export const isGermanAppOrder = (words: readonly Unit[], at: number): boolean =>
  at === 0 &&
  /^\p{Lu}\p{Ll}{2,}$/u.test(words[0]!.text) &&
  !/(?:ung|heit|keit|schaft|s)$/u.test(words[0]!.text) &&
  /^(?:\p{Lu}|de(?:n|ine?n?)$|d(?:ie|as)$|eine?n?$)/u.test(words[1]?.text ?? '') &&
  words.slice(2).some(({ text }) => /^(?:auf|aus|ein|ab|an|zu|mit|vor|um|und)$/u.test(text));

/** "Avisa antes de cada turno": what an app does, by a verb that opens its sentence. */
export const isRomanceDeed = (words: readonly Unit[]): boolean =>
  words[0]!.isStrange &&
  /(?:[ae]|ez)$/iu.test(words[0]!.text) &&
  /^(?:antes|cuando|a|al|el|los|las|la|tus?|y|le|les|vos|votre|avant|quand|et)$/iu.test(words[1]?.text ?? '');

const adding =
  /^(?:Add|Attach|Upload|Record|Scan|Invite|Import|Create|Build|Log|Track|Save|Set|Get|Earn|Compare|Customi[sz]e|Sort|Filter|Rate|Pin|Print|Back)$/u;

/** "Add photos of each walk": what an English app bids its user do, with what nothing in the brief names. */
export function bidsElse(words: readonly Unit[], prepared: Prepared): boolean {
  const [verb, ...rest] = words;
  if (verb === undefined || !adding.test(verb.text)) return false;
  const isTold = ({ text }: Unit): boolean =>
    /\p{N}/u.test(text) ||
    isSellers(text, prepared, 'en') ||
    isSaidOtherwise(foldWord(text), foldedBrief(prepared));
  const object = rest.find(({ isSmall }) => !isSmall);
  return object !== undefined && !isTold(verb) && !isTold(object);
}

/** "Ajoutez des photos", "añade fotos": what an app bids its user do with what nothing in the brief names. */
export function romanceAppOrder(words: readonly Unit[], prepared: Prepared, language: 'es' | 'fr'): boolean {
  const [verb, ...rest] = words;
  if (
    prepared.platform.subject !== 'app' ||
    verb === undefined ||
    !(language === 'fr' ? /^\p{Lu}\p{Ll}{2,}ez$/u : /^\p{Lu}\p{Ll}{2,}[aeí]s?$/u).test(verb.text)
  )
    return false;
  const isTold = ({ text }: Unit): boolean =>
    isSellers(text, prepared, language) || isSaidOtherwise(foldWord(text), foldedBrief(prepared));
  if (isTold(verb) || verb.isSmall) return false;
  const object = rest.findIndex(({ isSmall }) => !isSmall);
  const opener = words[object]?.text ?? '';
  return (
    object !== -1 &&
    (object === 0 ? language === 'es' : romanceArticle.test(opener)) &&
    !isTold(rest[object]!)
  );
}

const romanceArticle = /^(?:el|la|los|las|una?|unos|unas|tus?|cada|le|les|une?|des|du|vos|votre|chaque)$/iu;

/** "Parfum de Grasse": a name within a sentence of small letters. */
export const isStrangeName = (words: readonly Unit[], at: number): boolean =>
  words[at]!.isStrange &&
  /^\p{Lu}\p{Ll}{2,}/u.test(words[at]!.text) &&
  /^(?:de|du|des|à|au|en|chez|del|por|con|avec|par|vers)$/u.test(words[at - 1]?.text ?? '');
