import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { attributeStemsOf } from './type-agreed.ts';
import { typeHits } from './type-hits.ts';
import { cutAt } from './type-front.ts';

/** Things that are made for another thing. */
const madeFor =
  /^(?:supports?|housses?|coques?|étuis?|chargeurs?|câbles?|adaptateurs?|protections?|porte|range|filtres?|brosses?|soportes?|fundas?|carcasas?|cargador(?:es)?|cables?|adaptador(?:es)?|protector(?:es)?|estuches?|organizador(?:es)?|pies|patas|correas?|recambios?|repuestos?|filtros?|cepillos?)$/iu;

/** Verbs that name a thing together with their object. */
const verbOfThing =
  /^(?:porta|guarda|cubre|salva|corta|saca|abre|quita|sujeta|cuelga|pela|exprime|rompe|lava|posa|reposa|apoya|porte|range|cache|couvre|presse|tire|ouvre|coupe|pèse|chauffe|essuie|garde|vide|attrape|protège|repose|sèche|pare|cale|dessous)$/iu;
const noObject =
  /^(?:de|du|des|con|sin|para|en|à|au|aux|avec|sans|pour|et|y|sur|sous|d|\p{L}+(?:able|ible|ante?s?|euse|ée?s?|ad[oa]s?))$/iu;

/** "Portaequipajes", "guardabarros": Spanish writes the verb and what it is done to as one word, in many. */
const spanishCompound =
  /^(?:porta|guarda|cubre|salva|corta|saca|abre|quita|lava|posa|reposa|apoya|para|limpia|tapa|cuenta|rompe|seca)\p{L}{3,}(?<![aio]do|[aio]da)s$/iu;

/** Whether a word is a verb and its object in one: "porte-bagages", "guardabarros". */
function isCompound(word: string): boolean {
  const [verb = '', object] = word.split('-', 2);
  return object === undefined ? spanishCompound.test(word) : verbOfThing.test(verb);
}

/** Whether a Spanish or French name opens with what it is made for: "funda móvil", "porta macetas", "porte-bagages vélo". */
export function opensWithUse(name: string): boolean {
  const [head = ''] = name.split(' ');
  return madeFor.test(head) || isCompound(head) || opensWithVerb(name);
}

/** Whether a name of two words and more opens with the verb of a compound: "porta macetas", and no "puerta". */
export function opensWithVerb(name: string): boolean {
  const [head = '', object] = name.split(' ', 2);
  return object !== undefined && verbOfThing.test(head);
}

const setWords = /^(?:juego|set|kit|lote|pack|conjunto|surtido|jeu|lot|ensemble|coffret|service)$/iu;

function isThingOfKit(word: string, attributeStems: ReadonlySet<string>): boolean {
  return (
    /^\p{Ll}{3,}$/u.test(word) &&
    !noObject.test(word) &&
    !attributeStems.has(stemOf(word)) &&
    !/^(?:compl\p{L}+|mini|maxi|grande?s?|petite?s?|nou\p{L}+|nuev\p{L}+|básic\p{L}+|basique|original\p{L}*|premium|cadeau|regalo|découverte|débutante?s?|principiantes?|duo|trio|géante?|vide|plein|portable|portátil|professionnel\p{L}*|profesional\p{L}*|universel\p{L}*|universal|essentiel\p{L}*|esencial\p{L}*|neuf|neuve)$/iu.test(
      word,
    )
  );
}

/** Spanish and French: the head stands first, with "de …" when that is no material. */
export function headFirst(name: string, language: WrittenLanguage, brandStems: ReadonlySet<string>): string {
  const front = name.split(cutAt[language])[0]!.trim();
  const attributeStems = attributeStemsOf(front, language);
  const words = front.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !brandStems.has(stemOf(word)));
  // "Tintin Le Lotus Bleu": an article names nothing.
  const head = /^(?:le|la|les|el|los|las|un|una|une|des)$/iu.test(words[0] ?? '') ? undefined : words[0];
  if (head === undefined) return '';
  if (words[1] !== undefined && isNamedRightBehind(head, words[1], language, attributeStems))
    return `${head} ${words[1]}`;
  return withObject(head, words, language, attributeStems);
}

/** Whether the word right behind the head belongs to it without a joint. */
function isNamedRightBehind(
  head: string,
  next: string,
  language: WrittenLanguage,
  attributeStems: ReadonlySet<string>,
): boolean {
  return (
    // "Porta macetas", "cache pot": a verb and what it is done to, written as two words.
    (verbOfThing.test(head) && /^\p{L}{3,}$/u.test(next) && !noObject.test(next)) ||
    // "Mini ventilateur": how big it is stands before its noun.
    (/^(?:mini|maxi|micro)$/iu.test(head) &&
      /^\p{Ll}{3,}$/u.test(next) &&
      (!noObject.test(next) || /(?:ante|euse)$/u.test(next))) ||
    // "Support téléphone": what is made for another thing names it right behind.
    ((madeFor.test(head) || isCompound(head)) &&
      /^\p{L}{4,}$/u.test(next) &&
      typeHits(next, language).length > 0) ||
    // "Juego destornilladores", "set brochas": a set of what is named right behind it, in many.
    (setWords.test(head) && /^\p{L}{4,}[sx]$/u.test(next) && !attributeStems.has(stemOf(next))) ||
    // "Kit bougie", "coffret thé", "box apéro": what it is for, where no adjective stands there.
    (/^(?:kit|coffret|box|set|trousse)$/iu.test(head) && isThingOfKit(next, attributeStems)) ||
    // "Balais essuie-glace": a compound with its own hyphen tells which.
    (/^balais?$/iu.test(head) && /^essuie-/iu.test(next))
  );
}

/** The head with "de …" and what belongs to that; alone where a material or nothing stands there. */
function withObject(
  head: string,
  words: readonly string[],
  language: WrittenLanguage,
  attributeStems: ReadonlySet<string>,
): string {
  const joint = words[1]?.toLowerCase() ?? '';
  // "Savon à la lavande": the article belongs to what follows.
  const isArticle = /^(?:la|le|les|el|los|las|l[’'].*)$/iu.test(words[2] ?? '') && words[3] !== undefined;
  const object = isArticle ? `${words[2]} ${words[3]}` : words[2];
  if (
    /^(?:de|à|a|d[’'].*)$/u.test(joint) &&
    object !== undefined &&
    !attributeStems.has(stemOf(object.split(' ').at(-1)!))
  )
    return `${head} ${words[1]} ${object}${behindObject(head, object, words.slice(isArticle ? 4 : 3), language)}`;
  if (/^d[’']\p{L}/u.test(joint) && !attributeStems.has(stemOf(joint.slice(2)))) return `${head} ${words[1]}`;
  return head;
}

/** "Ping pong": two words of another language, which no Spanish or French word ends like, are one. */
export const isForeignPair = (word: string, next: string): boolean =>
  foreignEnd.test(word) && foreignEnd.test(next);
const foreignEnd = /^\p{Ll}{2,7}(?:ng|ck|sh|nk|w|k|ll)$/u;

/** What belongs to the object of a head, with its space; empty where nothing does. */
function behindObject(
  head: string,
  object: string,
  [next = '', last]: readonly string[],
  language: WrittenLanguage,
): string {
  // "Fisioterapia de suelo pélvico": an adjective in the other ending is that of the second noun.
  if (
    language === 'es' &&
    /(?:a|ción|dad)$/u.test(head) &&
    /^\p{Ll}{2,}o$/u.test(object) &&
    /^\p{Ll}{3,}(?:ic|iv|os|ari|id|ad|an)o$|^\p{Ll}{3,}[íéáóú]\p{Ll}{1,3}o$/u.test(next)
  )
    return ` ${next}`;
  // "Rénovation de salle de bain": what is done is done to all of it.
  if (isForeignPair(object, next)) return ` ${next}`;
  const isAllOfIt =
    last !== undefined &&
    /^(?:de|du|des|à)$/iu.test(next) &&
    /(?:tion|age|ment|pose|cours|ción|limpieza|reforma|alquiler|clases?)$/iu.test(head);
  return isAllOfIt ? ` ${next} ${last}` : '';
}

const noOpening =
  /^(?:gran|bonit|nuev|viej|antigu|auténtic|original|precios|pequeñ|petite?s?|grande?s?|jolie?s?|beaux?|belles?|vraie?s?|ancien|nouve|pack|set|lote?|juego|caja|vendo|vends|super|súper)\p{L}*$/iu;

/**
 * "Patucos bebé", described as "Patucos de lana": the word that opens a name and its text is the thing, and no baby behind it; but
 * for the maker ("Olympus Trip 35 cámara").
 */
export function opensText(
  name: string,
  description: string,
  brandStems: ReadonlySet<string> = new Set(),
): boolean {
  const first = /^\p{L}{3,}/u.exec(name)?.[0] ?? '';
  if (first === '' || noOpening.test(first) || brandStems.has(stemOf(first))) return false;
  const [front = ''] = description.split(/[.,:;(\n]|\s(?:para|con|pour|avec|sin|sans|que|qui)\s/iu);
  return front
    .split(/[^\p{L}]+/u)
    .slice(0, 4)
    .some((word) => stemOf(word) === stemOf(first));
}

/** What opens the Spanish or French name of several things sold together. */
const setFirst =
  /^(?:coffret|kit|lot|set|box|pack|assortiment|panier|trousseau|valisette|caja|cesta|canastilla|estuche|lote|surtido|juego)\s/iu;

/** "Coffret naissance", "lote de cuencos": several things sold together, none of which names them. */
export function opensAsSet(name: string, language: WrittenLanguage): boolean {
  return (language === 'es' || language === 'fr') && setFirst.test(name);
}

const complement =
  /^(?!(?:juego|set|lote?|kit|par|pack|jeu|paire|boîte|coffret|caja|conjunto|ensemble|surtido|assortiment)(?!\p{L}))\p{L}+ (?:de|à|para|pour) |^\p{L}+ d[’']/iu;

/** "Ventilateur de table": a Spanish or French thing with what it is of or for behind it; a set of things is those things. */
export function hasComplement(name: string): boolean {
  return complement.test(name);
}
