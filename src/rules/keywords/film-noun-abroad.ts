import type { Brief } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';

/** What a film's noun is made of or made for, behind the joint that hangs it on the noun. */
const hung: Readonly<Record<string, RegExp>> = {
  it: /^(?:di|in|da)$/iu,
  pt: /^(?:de|em)$/iu,
  nl: /^(?:van|voor)$/iu,
  sv: /^(?:av|i|för)$/iu,
  da: /^(?:af|i|til)$/iu,
  no: /^(?:av|i|til)$/iu,
  pl: /^(?:z|ze|dla)$/iu,
  cs: /^(?:z|ze|pro)$/iu,
};
/** A word that points at somebody, counts or leads on: "benk av den", "per te". */
const noStuff =
  /^(?:den|det|dem|de|deg|dig|dere|jer|meg|mig|seg|sig|oss|os|een|het|jou|je|u|te|voi|noi|me|lui|lei|você|vocês|mim|ele|ela|ciebie|was|mnie|vás|vy|mě|alt|alle|hver|hvert|\d.*)$/iu;
const behindStuff =
  /^(?:og|och|en|e|ed|i|a|oraz|som|che|que|die|dat|w|v|på|i|in|na|no|med|con|com|met|hjemme)?$/iu;

/**
 * The end of a film's title by what its first sentences say behind its noun: "av bjørk" of "Slik bygger du en benk", where the text
 * says "en enkel benk av bjørk". In languages that are not written in full; empty where nothing hangs on the noun.
 */
export function behindFilmNoun(name: string, description: string, tag: string): string {
  const joint = hung[/^n[bn]/u.test(tag) ? 'no' : tag.slice(0, 2)];
  const noun = (piecesOf(name).at(-1) ?? '').toLowerCase();
  if (joint === undefined || piecesOf(name).length < 3 || !/^\p{L}{3,}$/u.test(noun)) return '';
  for (const sentence of description.slice(0, 400).split(/[.,;:!?()\n]/u)) {
    const words = piecesOf(sentence.trim());
    const at = words.findIndex((word) => word.toLowerCase() === noun);
    const [small = '', stuff = '', next = ''] = at === -1 ? [] : words.slice(at + 1);
    if (joint.test(small) && /^\p{Ll}{3,}$/u.test(stuff) && !noStuff.test(stuff) && behindStuff.test(next))
      return ` ${small} ${stuff}`;
  }
  return '';
}

/** A Turkish trait of a film's noun, which its text alone tells: "mayasız" of "ekmek tarifi", where the text says "mayasız ekmek". */
const turkishTrait = /^\p{Ll}{3,}(?:s[ıiuü]z|l[ıiuü])$/u;
const noTrait =
  /^(?:adlı|farklı|gerekli|önemli|belli|sürekli|sevgili|ilgili|hızlı|değerli|yeterli|güzelli)$/u;

/** "Ev yapımı mayasız ekmek tarifi": a Turkish title with the trait of its noun before it; as it is where none is told. */
export function withTurkishTrait(name: string, description: string): string {
  const own = piecesOf(name);
  const folded = own.map((word) => word.toLocaleLowerCase('tr'));
  const words = description
    .slice(0, 300)
    .split(/[^\p{L}]+/u)
    .map((word) => word.toLocaleLowerCase('tr'));
  for (const [at, word] of folded.entries()) {
    const place = at === 0 || word.length < 3 ? -1 : words.indexOf(word);
    const trait = place < 1 ? '' : words[place - 1]!;
    if (turkishTrait.test(trait) && !noTrait.test(trait) && !folded.includes(trait))
      return [...own.slice(0, at), trait, ...own.slice(at)].join(' ');
  }
  return name;
}

/** Searches of a film by the end of its name: "ekmek tarifi", "mayasız ekmek tarifi", "benk av bjørk". */
export function filmTagsAbroad({ product: { name, description }, language: { tag } }: Brief): string[] {
  if (!tag.startsWith('tr')) {
    const hung = behindFilmNoun(name, description, tag);
    // "Gnocchi di patate": the last word of a Romance name is not what the film is about.
    return hung === '' || /^(?:it|pt)/u.test(tag) ? [] : [`${piecesOf(name).at(-1)!.toLowerCase()}${hung}`];
  }
  const words = piecesOf(name.toLocaleLowerCase('tr'));
  // "Tarifi", "yapımı": with this ending the last word belongs to the one before it.
  if (words.length < 3 || !/[ıiuü]$/u.test(words.at(-1)!)) return [];
  const full = piecesOf(withTurkishTrait(words.join(' '), description));
  const end = words.slice(-2).join(' ');
  return full.length === words.length ? [end] : [end, full.slice(-3, -1).join(' '), full.slice(-3).join(' ')];
}
