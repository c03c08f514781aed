import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';

/**
 * Sentences about what the seller's thing is held against, by language: "Most mats are made of PVC", "Normale Matten bestehen aus
 * PVC", "Las esterillas normales son de PVC", "Un tapis ordinaire est en PVC". The group is the noun.
 */
const compared: Partial<Record<WrittenLanguage, RegExp>> = {
  en: /^(?:(?:most|many|some|other|all other|plenty of|a lot of|ordinary|normal|regular|conventional|typical|usual|traditional|cheap|cheaper)|an? (?:normal|ordinary|regular|conventional|typical|usual|cheap|cheaper|traditional|standard))\s((?:\p{L}[\p{L}-]*\s){1,4}?)(?:is|are|has|have|use|uses|come|comes|need|needs|want|wants|ask|asks|charge|charges|cost|costs|weigh|weighs|can|will|do|does|don[’']t|doesn[’']t)\s/iu,
  de: /^(?:(?:Normale|Gewöhnliche|Herkömmliche|Übliche|Billige|Andere|Viele|Die meisten|Manche)|Eine? (?:normale|gewöhnliche|herkömmliche|übliche|billige)[rs]?)\s(?:\p{Ll}+\s)?(\p{Lu}[\p{L}-]+)\s\p{Ll}/u,
  es: /^(?:(?:L[ao]s|El|La|Un[ao]?s?)\s(\p{L}+)\s(?:\p{L}+\s){0,3}?(?:normal(?:es)?|corrientes?|convencional(?:es)?|habitual(?:es)?|barat[oa]s?|tradicional(?:es)?)\s|(?:La mayoría de(?: l[ao]s)?|Much[ao]s|Otr[ao]s|Algun[ao]s)\s(\p{L}+)\s)/iu,
  fr: /^(?:(?:Un|Une|Les|Le|La)\s(\p{L}+)\s(?:\p{L}+\s){0,3}?(?:ordinaires?|normale?s?|normaux|classiques?|habituel(?:le)?s?|conventionnel(?:le)?s?)\s|(?:La plupart des|Beaucoup de|Certaine?s|D[’']autres)\s(\p{L}+)\s)/iu,
};

/** A noun as it stands in one and in many: "Matten" of a "Yogamatte", "esterillas". */
const withoutPlural = (noun: string): string => foldWord(noun).replace(/(?:en|er|es|n|e|s)$/u, '');

/** Whether a sentence begins with what most, many, other or ordinary things do, of whichever kind. */
export function namesOthers(sentence: string, language: WrittenLanguage): boolean {
  return compared[language]?.test(sentence) === true;
}

/** "Sartenes" and "sartén". */
const spanishSingular = (noun: string): string => foldWord(noun).replace(/(?<=[lnrdzj])es$|s$/u, '');

/** Whether a sentence speaks of other things of the kind: none of their stuffs, colours and figures is the thing's. */
export function tellsOfOthers(sentence: string, language: WrittenLanguage, name: string): boolean {
  const match = compared[language]?.exec(sentence);
  const noun = (match?.[1] ?? match?.[2])?.trim().split(' ').at(-1);
  if (noun === undefined) return false;
  if (language === 'es') {
    const head = spanishSingular(name.split(/[\s,-]/u)[0]!);
    return head.endsWith(spanishSingular(noun));
  }
  if (language === 'en') return stemsOf(name).includes(stemsOf(noun)[0] ?? '');
  const words = name.split(' ');
  // German names end in their noun, Romance ones begin with it.
  const head = withoutPlural(language === 'de' ? words.at(-1)! : words[0]!);
  return head.endsWith(withoutPlural(noun));
}

const unlike =
  /^(?:unlike|instead of|rather than|compared (?:to|with)|anders als|im gegensatz zu|statt|a diferencia de|en lugar de|contrairement (?:à|aux?)|au lieu de)\s[^,]{3,80},/iu;

/** What a sentence opens with where it tells what the thing is unlike; empty where it does not. */
function unlikeIn(text: string): string {
  return unlike.exec(text)?.[0] ?? '';
}

/** A text without what it says of other things. */
export function withoutOthers(text: string, language: WrittenLanguage, name: string): string {
  if (language === 'other') return text;
  return text
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !tellsOfOthers(sentence, language, name))
    .map((sentence) => sentence.slice(unlikeIn(sentence).length))
    .join(' ');
}

/** "A diferencia de las velas de parafina, apenas suelta humo": one sentence, whatever commas it has. Spanish. */
export function opensUnlike(text: string, { language }: { language: WrittenLanguage }): boolean {
  return language === 'es' && unlikeIn(text) !== '';
}
