import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord } from '#rules/text/words.ts';
import { boundOtherwise } from './bound-in-text.ts';
import type { Candidate } from './candidate.ts';

/** "Tritán libre" of "tritán libre de BPA", "tela resistente" of one "resistente al agua": what it needs stands behind. */
const needsMore =
  /\s(?:libres?|rellen[oa]s?|llen[oa]s?|resistentes?|compatibles?|apt[oa]s?|hech[oa]s?|especializad[oa]s?|ubicad[oa]s?|situad[oa]s?)$/u;
const moreBehind = /^\s(?:de|del|a|al|con|para|en)\s/u;
/** "Doudou en double" of "double gaze", "pull en pure" of "pure laine": a word that only stands before its noun. */
const beforeNoun =
  /\s(?:double|triple|simple|pure?|vraie?|fausse|faux|petite?s?|grande?s?|haute?|basse?|gros(?:se)?|demi|mini|plein|pleine)$/u;
const spanishBeforeNoun = /\s(?:medi[oa]s?|gran|buen|mal|primer|tercer|doble|triple|semi)$/u;
/** "Cafetera para eléctrica" of one "apta para gas, eléctrica y vitrocerámica": the hob is not named. */
const forSort = / para (?:eléctric|cerámic|halógen)[oa]s?$/u;
const ofAndOf = / de \p{L}+ de \p{L}+$/u;

/** "Comedero de tejado de zinc" of one with a roof of zinc, which nothing joins to it so. */
function isOfPartsStuff(phrase: string, text: string, name: string): boolean {
  const tail = ofAndOf.exec(phrase)?.[0];
  return tail !== undefined && !text.includes(tail) && !name.includes(tail);
}

/** "Camiseta con los lavados", "camiseta que mejora" of one "que mejora con los lavados": half of what it does. */
function isCutDeed(phrase: string, text: string, name: string): boolean {
  if (/ con (?:los?|las?|el) /u.test(phrase))
    return !text.includes(` ${phrase}`) && !name.includes(` ${phrase}`);
  const deed = / (que \p{L}+)$/u.exec(phrase)?.[1];
  return deed !== undefined && new RegExp(` ${deed} (?:con|en|a|de|por|como|los?|las?|el) `, 'u').test(text);
}

/** "Croquettes pour ration conseillée": what stands before a colon is a label, and nobody whom the thing is for. */
function isForLabel(phrase: string, text: string): boolean {
  const tail = / (?:pour|para) (.+)$/u.exec(phrase)?.[1];
  return tail !== undefined && (text.includes(`${tail} :`) || text.includes(`${tail}:`));
}

/** Nouns of stuffs that end as a verb of many does. */
const noVerb = /(?:argent|ciment|piment|vêtement|accent|client|aliment|parent|froment|orient|continent)$/u;
const severalDo = /(?:^|\s)\p{L}+[sx] (\p{L}{2,}ent)$/u;
const doneByHand = /^\p{L}+(?:é|i|u|t)e?s? (?:à la )?main$/u;
/** Words that name a choice and nothing without it: "tonos gris" of "tonos gris y mostaza". */
const firstOfTwo =
  /^(?:tonos|colores|tallas|sabores|aromas|notas|motivos|couleurs|coloris|tons|notes|tailles|motifs)\s\p{L}+$/u;

/** "Doublée d'un tissu", "coton enduit à motif", "pour l'expresso comme au filtre". */
const opensOrEndsLoose =
  /^\p{L}{3,}(?:é|i|u)e?s? d'une? | à (?:motifs?|base|partir|effet|finition|fond|bords?)$| comme /u;
/** What is done to a stuff that the name tells of: "boucles d'oreilles fleurs séchées" are not dried. */
const doneToStuff =
  /^(?:séch|press|stabilis|broy|fum|grill|torréfi|confit|sal|recycl|bross|découp|tamis)ée?s?$/u;

/** "Boucles d'oreilles séchées" of a name in which the flowers are. */
function isOfAnother(phrase: string, last: string, name: string): boolean {
  if (!doneToStuff.test(last)) return false;
  const at = name.indexOf(` ${last} `);
  const before = name.slice(0, Math.max(0, at)).split(' ').at(-1) ?? '';
  return before !== '' && !phrase.split(' ').includes(before);
}

/** "Figura 2 navidades de uso", "apertura max", "motor p/ máquina": how long it was used, and what is cut short. */
const usedOrCut =
  /(?<!\p{L})\d{1,2} (?:temporadas?|navidades|inviernos?|usos?|noëls?|saisons?|hivers?)(?!\p{L})|\s(?:max|mín|min|aprox|env|maxi)$|(?:^|\s)[pcs]\/|^(?:sorti|servi)e?s?\s|^(?:marche|tourne|fonctionne|anda|funciona|va) (?:nickel|bien|bien|perfecto|joya|parfaitement)$| con (?:senderismo|ideal|sirve)(?!\p{L})/u;

/** "Tres plazas de ikea": how many seats and drawers, without what has them. */
const seatsAlone =
  /^(?:\d+|dos|tres|cuatro|cinco|seis|deux|trois|quatre|cinq|six) (?:plazas|places|puertas|portes|cajones|tiroirs)(?: |$)/u;

/** Whether a Spanish or French phrase is cut before what its last word needs, or is the verb of a sentence. */
export function halvesAbroad({
  product,
  language,
  platform,
}: Brief): ((candidate: Candidate) => boolean) | null {
  const { written } = language;
  if (written !== 'es' && written !== 'fr') return null;
  const { subject } = platforms[platform];
  if (subject !== 'product' && subject !== 'page') return null;
  const text = ` ${product.description.toLowerCase().replaceAll('’', "'")} `;
  const name = ` ${product.name.toLowerCase().replaceAll('’', "'")} `;
  const behindIn = (where: string, phrase: string): string => {
    const at = where.indexOf(` ${phrase}`);
    return at === -1 ? '' : where.slice(at + 1 + phrase.length);
  };
  const first = foldWord(name.trim().split(' ')[0] ?? '');
  const isBoundOtherwise = boundOtherwise(text, name);
  return ({ phrase: given, source }) => {
    if (source === 'targetKeywords') return false;
    const phrase = given.toLowerCase().replaceAll('’', "'");
    const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
    if (
      seatsAlone.test(phrase) ||
      isForLabel(phrase, text) ||
      usedOrCut.test(phrase) ||
      isBoundOtherwise(phrase)
    )
      return true;
    // "Brosse soufflante 4" of one "4 en 1".
    if (/ \d$/u.test(phrase) && /^ (?:en|in) \d/u.test(behindIn(name, phrase))) return true;
    if (written === 'es')
      return (
        (spanishBeforeNoun.test(phrase) &&
          /^ \p{L}{3,}/u.test(behindIn(name, last) || behindIn(text, last))) ||
        forSort.test(phrase) ||
        isOfPartsStuff(phrase, text, name) ||
        isCutDeed(phrase, text, name) ||
        / como /u.test(phrase) ||
        isChoice(phrase, name, 'o') ||
        (needsMore.test(phrase) && moreBehind.test(behindIn(text, last))) ||
        (firstOfTwo.test(phrase) && /^(?: y |, )/u.test(behindIn(text, phrase))) ||
        // "Cuelga del techo" of what "se cuelga del techo".
        (text.includes(` se ${phrase}`) && !name.includes(` ${phrase}`))
      );
    return (
      isChoice(phrase, name, 'ou') ||
      (beforeNoun.test(phrase) && /^ \p{L}{3,}/u.test(behindIn(name, last) || behindIn(text, last))) ||
      (firstOfTwo.test(phrase) && /^(?: et |, )/u.test(behindIn(text, phrase))) ||
      opensOrEndsLoose.test(phrase) ||
      isOfAnother(phrase, last, name) ||
      isVerbOfSeveral(phrase, name) ||
      isMakingOfPart(phrase, text, first)
    );
  };
}

/** "Mostaza o terracota": one of two alone may be had, and nobody types both. */
function isChoice(phrase: string, name: string, or: string): boolean {
  return phrase.includes(` ${or} `) && !name.includes(` ${or} `);
}

/** "Rainures laissent" of "ses rainures laissent l'eau s'écouler". */
function isVerbOfSeveral(phrase: string, name: string): boolean {
  const verb = severalDo.exec(phrase)?.[1];
  return verb !== undefined && !noVerb.test(verb) && !name.includes(` ${verb} `);
}

/** "Brodés à la main" of a thing whose eyes are. */
function isMakingOfPart(phrase: string, text: string, first: string): boolean {
  if (!doneByHand.test(phrase) || phrase.startsWith('fait')) return false;
  const sentence = text.split(/(?<=[.!?])\s/u).find((told) => told.includes(phrase)) ?? '';
  const subject = foldWord(sentence.slice(0, sentence.indexOf(phrase)));
  return (
    /\s(?:est|sont)\s$/u.test(subject) &&
    !subject.includes(first) &&
    !/^\s?(?:il|elle|ils|elles|ce|cet|cette|ces|chaque)\s/u.test(subject)
  );
}
