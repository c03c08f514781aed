/**
 * Word lists that decide whether a phrase is worth searching for. All words are folded (lower case, no
 * accents) and in their comparison form (`stemOf`), in the four written languages. Web-safe: no model, small.
 */
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { smallElsewhere } from './small-elsewhere.ts';
import { keyOfWord, stemOf } from '#rules/text/words.ts';

function stems(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')).map((word) => stemOf(word)));
}

/** Nouns that name nothing in particular; a phrase of only these finds nobody (writing guide §4.3). */
export const genericWords = stems(
  'price cost product item thing set gift quality design style kind type piece pack box size colour ' +
    'color way use option example feature detail part bit lot range collection shop store brand name ' +
    'title description idea time day week month year hour minute people person everyone home house ' +
    'other whole half lowest highest',
  'produkt artikel ding sache stuck geschenk qualitat art sorte grosse farbe marke name zeit tag woche monat jahr stunde leute menschen haus lieferumfang umgebung umkreis nahe',
  'producto articulo cosa pieza regalo calidad diseno estilo tipo talla color marca nombre tiempo dia semana mes ano hora persona casa',
  'produit article chose piece cadeau qualite style type taille couleur marque nom temps jour semaine mois heure personne gens maison',
);

/** Of these a word before them makes a thing: "lunch box", "dog house", "drill bit", "wall art", "cheese shop" and "crop top", German words too. */
export const thingBehindWord = stems('box house bit tag art shop store top');

/** Words that praise, hurry or sell; no platform's keyword field takes them (Amazon help 23501, Apple's guidelines). */
export const sellingWords = stems(
  'curated handpicked best great good nice new cheap cheapest amazing popular most least trending ' +
    'top perfect beautiful lovely cute awesome super ultimate premium exclusive sale sales discount ' +
    'deal deals offer offers free buy shop order now today limited bestseller bestselling favourite ' +
    'favorite hot latest available launched launch guaranteed guarantee finest unique rare must wow ' +
    'look stunning incredible exceptional ideal official original genuine authentic unbeatable ' +
    'affordable include includes included',
  'beste bester bestes neu neue neuer neues gut gute gunstig billig schon schone toll perfekt kaufen angebot rabatt heute jetzt einzigartig hochwertig kostenlos gratis original ideal exklusiv',
  'mejor mejores nuevo nueva nuevos nuevas bueno buena barato barata bonito bonita perfecto perfecta comprar oferta descuento hoy ahora unico unica gratis ideal exclusivo exclusiva increible',
  'meilleur meilleure nouveau nouvelle neuf bon bonne beau belle joli jolie parfait parfaite acheter offre promo promotion aujourdhui gratuit ideal unique exclusif incroyable',
);

/** Words after which a claim would be made that the phrase alone cannot carry, or that belong to instructions. */
export const instructionWords = stems(
  'contain contains mean means fit fits meet meets come comes hold holds tell tells wash wipe clean dry store keep avoid please warning caution ignore disregard write print contact call email click dont do not never always only',
  'waschen spulen abwischen lagern vermeiden bitte nicht nie immer nur',
  'lavar limpiar secar guardar evitar aplicar nunca siempre solo',
  'laver nettoyer secher conserver eviter jamais toujours seulement',
);

/** English words that stand before or after a noun but are none: a searched phrase does not end in them. */
export const adjectives = stems(
  'alone yourself safe resistant proof friendly based ready lined made scented thrown pressed shaped ' +
    'sized coloured colored large small medium big little tall wide long short high low thick thin ' +
    'heavy light round square flat soft hard warm cold cool dry wet white black red green blue yellow ' +
    'grey gray brown orange pink purple beige cream ivory navy teal golden silvery personalised ' +
    'personalized custom customised engraved handmade knitted woven painted printed recycled organic ' +
    'vegan natural wireless cordless portable foldable folding adjustable reversible waterproof ' +
    'washable removable reusable refillable rechargeable electric digital manual automatic vintage ' +
    'retro modern classic rustic rare used unused tested working included compatible suitable ' +
    'available different own several many few more less extra double single full empty early late ' +
    'about around up down back front left right inside outside indoor outdoor unscented insulated ' +
    'padded reflective hydraulic decaffeinated unfurnished furnished fine dark bright clear ground ' +
    'isolated genuine',
);

/** Things that people name in the plural; their keywords stay plural. */
export const pluralThings = new Set(
  (
    'supplies goods records lessons classes pilates christmas mens womens ladies earrings jeans shorts ' +
    'trousers pants leggings tights scissors glasses sunglasses headphones earphones earbuds socks ' +
    'gloves mittens boots shoes slippers booties sneakers trainers sandals curtains blinds binoculars ' +
    'pyjamas pajamas pliers tweezers beans bands towels strawberries raspberries pivot-tables chips ' +
    'crisps oats nuts seeds noodles beads stickers coasters napkins dumbbells weights wipes clothes ' +
    'news series species glass lens canvas bus gas dress address mattress press process business chess ' +
    'moss grass brass boss class pass cross access express witness fitness harness compass atlas iris ' +
    'tennis basis analysis oasis campus cactus asbestos chaos cosmos ethos rhinoceros molasses gymnastics ' +
    'athletics physics mathematics maths economics aerobics acrobatics diabetes rabies measles'
  ).split(' '),
);

const singularIrregular: Readonly<Record<string, string>> = {
  quizzes: 'quiz',
  knives: 'knife',
  shelves: 'shelf',
  loaves: 'loaf',
  leaves: 'leaf',
  women: 'women',
  men: 'men',
  children: 'children',
  kids: 'kids',
  teens: 'teens',
  boys: 'boys',
  girls: 'girls',
  mens: 'mens',
  womens: 'womens',
  heroes: 'hero',
  potatoes: 'potato',
  tomatoes: 'tomato',
  mice: 'mouse',
  lenses: 'lens',
  teeth: 'teeth',
  feet: 'feet',
  people: 'people',
  thermos: 'thermos',
  macos: 'macos',
  ios: 'ios',
};

/** Plurals of nouns in "-ie", which lose their "s" alone: "collies", "beanies". */
const endsInIe = new Set(
  'besties cuties aussies collies yorkies cookies brownies smoothies veggies hoodies beanies onesies wellies movies selfies birdies budgies magpies genies zombies pixies prairies calories rookies newbies foodies goalies hippies bookies walkie-talkies'.split(
    ' ',
  ),
);

/** Plurals of nouns in "-f" and "-fe": "bookshelves", "penknives"; "sleeves" and "olives" lose their "s" alone. */
const endsInF = /(?:shel|kni|loa|hal|cal|wol|scar|(?<!o)lea|hoo|thie|(?:^|house)wi)ves$/;

/** Singular of an English noun in lower case, for keywords; plural things and words that only look plural stay. */
export function singularOf(word: string): string {
  const known = singularIrregular[word.toLowerCase()];
  if (known !== undefined)
    return /^\p{Lu}/u.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known;
  if (!word.endsWith('s') || pluralThings.has(word) || word.length < 4) return word;
  if (/(?:ss|us|is|(?:^|re-?)gas|['’]s)$/.test(word)) return word;
  if (endsInIe.has(word)) return word.slice(0, -1);
  if (word.endsWith('ves') && endsInF.test(word))
    return `${word.slice(0, -3)}${/(?:kni|wi|li)ves$/.test(word) ? 'fe' : 'f'}`;
  if (/(?:[^aeiou])ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:ch|sh|x|ss|tz)es$/.test(word) ? -2 : -1);
}

/** Words that open a question somebody types ("how to …"). */
export const questionOpeners = new Set([
  'how',
  'what',
  'why',
  'when',
  'where',
  'which',
  'can',
  'wie',
  'was',
  'warum',
  'como',
  'que',
  'cuanto',
  'comment',
  'quel',
  'quelle',
  'combien',
  'pourquoi',
  'quand',
  'cuando',
]);

/** "gift" and its names: the one generic noun that makes a phrase of its own with an audience or occasion. */
export const giftWords = stems('gift present geschenk regalo cadeau');

/** English nouns and verbs that are small words in another of the four languages ("hat" is German for "has"). */
const englishContent = new Set([
  'hat',
  'son',
  'war',
  'man',
  'pour',
  'die',
  'den',
  'con',
  'sin',
  'dos',
  'sur',
  'par',
  'pas',
  'mas',
  'ton',
  'net',
  'mit',
  'nun',
  'sans',
  'est',
  'ses',
  'mes',
  'ser',
  'ma',
  'tu',
  'ich',
]);

/** French nouns that are small words in another of them: "sac à dos", "bague en or", "ballon de but". */
const frenchContent = new Set(['dos', 'or', 'but', 'an']);

const germanSmall = new Set(['fur', 'hat', 'statt', 'anstatt']);

/** Whether a word carries no subject of its own in its language. */
export function isSmallWord(word: string, language: WrittenLanguage): boolean {
  const { folded, foldedSmall } = keyOfWord(word);
  // Tea, which lost its accent and reads as an article.
  if (language === 'fr' && (folded === 'the' || frenchContent.has(folded))) return false;
  if (language === 'other' && smallElsewhere.has(folded)) return true;
  if (language === 'de' && germanSmall.has(folded)) return true;
  return foldedSmall && !(language === 'en' && englishContent.has(folded));
}

const goldAndTea = new Set(['or', 'the']);

/**
 * Whether a stem is none that a brief can hold: the stems of a text leave out the small words of all four languages, though "dos"
 * of "sac à dos" is none of French. Gold and tea, "or" and "thé", stay.
 */
export function isSmallStem(stem: string, language: WrittenLanguage): boolean {
  const isRomance = language === 'es' || language === 'fr';
  return isSmallWord(stem, language) || (isRomance && !goldAndTea.has(stem) && keyOfWord(stem).foldedSmall);
}

/** Two things under one name, the first before the joint. */
export const pairedThings = /^(\p{L}+(?: \p{L}+)?) and \p{L}/iu;

/** "Cadeaux", "18-30 ans", "older" of "kids 3 and older", a "réservoir de 2,5 litres": what stands in place of an audience, and tells nobody. */
export const noBuyers =
  /^(?:(?:idées? |ideas? de )?(?:cadeaux?|regalos?|geschenke?|gifts?|presents?)|older|younger|longer|shorter|larger|bigger|smaller|up|over|above|under|\d{1,2}\s?[-–—]\s?\d{1,2}(?:\s(?:ans|años|jahre))?)$|\d\s?(?:ml|cl|lit(?:er|ros?|res?))(?!\p{L})/iu;
