import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { isSelling } from '#rules/ledger/brand-name.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { entriesDenied } from './entries-denied.ts';
import { isSmallWord } from './plain-words.ts';
import type { Slots } from './slots.ts';
import { kindsOfTerms } from './terms.ts';
import { firstWords } from '#rules/text/first-words.ts';

type Romance = 'es' | 'fr';

/** What a clause hangs on the thing: "sans sulfates ni silicones", "pour cheveux gras", "à l'ortie". */
const hung: Readonly<Record<Romance, RegExp>> = {
  es: /^(?:ideal |idóne[oa]s? )?(con|sin|para|en|al|a la)\s(.+)$/iu,
  fr: /^(?:idéale?s? )?((?:avec|sans|pour|en|aux?|à la)(?=\s)|à l[’'])\s?(.+)$/iu,
};
/** "Recto verso": how it is done, and no part. */
const sayHow =
  /^(?:recto[- ]verso|doble cara|double face|mate|brillante|brillant|sur mesure|a medida)(?!\p{L})/iu;
/** Entries behind one joint: each of them is hung on the thing. */
const sides = /\s(?:ni|y|e|o|u|et|ou)\s/iu;
/** What opens no noun: an article or a number with its own noun, a verb, a time, a way of sending. */
const noNoun =
  /^(?:el|la|los|las|un|una|le|les|l[’'].*|une|des|du|tu|su|vos|votre|mi|nos|notre|nuestr[oa]s?|todo|toda|tout|toute|caso|cas|après|avant|depuis|dès|selon|chez|sous|tras|antes|después|desde|según|hasta|jusqu.*|función|fonction|venta|vente|stock|promotion|oferta|uso|usage|utilisation)$/iu;
/** "Capacidad 250 ml", "contenance 1 litre": said of the whole thing. */
const holds =
  /^(?:capacidad|contenido|volumen|contenance|capacité|contenu|volume)(?:\s(?:de|:))?\s(\d[\d.,]*\s?(?:ml|cl|l|litros?|litres?|g|kg))$/iu;
/** "Pastilla de 75 g para cabello graso": the form in which the thing comes, before whom it is for. */
const comesAs = longPattern('iu')`
  ^(?:pastilla|barra|tableta|bote|tarro|frasco|tubo|botella|bolsa|lata|spray|polvo|c[aá]psulas|pain|flacon|tube|pot|bouteille
    |sachet|stick|poudre|g[ée]lules|galet)s?(?:\sde)?(?:\s\d[\d.,]*\s?(?:g|kg|ml|cl|l))?\s(?=(?:para|pour)\s)
`;
/** "28 cm de diámetro": what people type behind the thing is the figure. */
const measures = /^(\d[\d.,]*\s?cm)\s(?:de\s(?:diámetro|largo|longitud|diamètre|long|longueur))$/iu;
/** "Corte holgado", "tiro alto": what a thing is of, and no part that it comes with. */
const ofKind = /^(?:corte|tiro|cuello|manga|talle|doble|acabado|caña|ala|punta|tacón)\s/u;
/** "Aptas para lavavajillas": in the ending that agrees with what it is said of. */
const suits = /^(apt[oa]s?)\spara\s(\p{L}{5,})(?=$|\s[yo]\s)/iu;
/** Facts that nobody searches by: terms, what is left out and how it is packed. */
const unsearched = new Set([...kindsOfTerms, 'contents', 'flaw', 'condition', 'duration', 'story'] as const);
const comesWith = /(?:fournie?s?|incluse?s?|livrée?s?|incluid[oa]s?)$|^(?:incluye|livrée?s?)\s/iu;
/** "Nous l'emballons dans du papier recyclé, sans plastique": what is told of the wrapping. */
const packs =
  /(?<!\p{L})(?:emball\p{L}+|expédi\p{L}+|envoy\p{L}+|livr(?:ons|ée?s?)|envasa\p{L}*|envolv\p{L}+|envuelv\p{L}+|enví(?:o|a|amos|an)|envia\p{L}+|empaquet\p{L}+|embala\p{L}+)(?!\p{L})/iu;
const suitsThem = /^(?:convien(?:t|nent|en?)|s[’']adaptent?|s[’']utilisent?|se adaptan?)(?!\p{L})/iu;
/** "Lavage à 40 °C, sans adoucissant": how it is washed. */
const cares =
  /^(?:lavages?|lavable|laver|à laver|nettoy\p{L}+|entretien|repassage|séchage|passe au|se lave|lavar|lavado|lavable|limpi\p{L}+|se lava|planch\p{L}+|secar|secado)(?!\p{L})/iu;
/** What opens a clause that names no part: a property, a way of making, a measure, a shape. */
const noPart = longPattern('iu')`
  ^(?:(?:llega|viene|queda|cabe|dura|arrive|vient|reste|tient|dure)n?t?|otr[oa]s?|más|autres?|plus de|saponification|fabrication|confection|impression|teinture|récolte
    |cueillette|extraction|elaboración|fabricación|cosecha|extracción|cocción|teñido|étui|garrafa|botella
    |bote|tarro|frasco|bolsa|rellenas?|apenas|caja|cajita|bolsita|lata|bidón|bouteille|flacon|pot|sachet|boîte|bidon|tube|tubo|estuche
    |envase|emballage|(?:\p{L}+(?:[aeiu]d[oa]s?|[ée]e?s?|ables?|ibles?|antes?|ientes?|uses?|eux|ifs?|ives?
        |ique|ico|ica|ico?s|icas|iques|al|ales|ale|aux)|form[ea]s?|tipo|type|estilo|style|color(?:es)?
      |couleurs?|coloris|tallas?|tailles?|medidas|dimensi?ons?|tamaño|taille|motif|motivo|peso|poids|largo
      |ancho|alto|altura|hauteur|largeur|longueur|diam\p{L}+|origen|origine|edición|édition|série|serie
      |producto|produit|pieza|pièce|modelo|modèle|marca|marque|ref\p{L}*|réf\p{L}*|gran|grand|muy|très|más
      |plus|sol[oa]|seul|hech[oa]s?|faite?s?|apt[oa]s?|ideal\p{L}*|idéal\p{L}*|parfait\p{L}*|perfect[oa]s?
      |bonit[oa]s?|nuev[oa]s?|neu(?:f|ve)s?|regalo|cadeau|idea|idée|parfum|aroma|olor|sabor|goût))(?!\p{L})
`;
/** An adjective right behind the thing where the description begins: "canapé d'angle convertible gris". */
const describing = /^(\p{Ll}{5,})(?=[\s,.]|$)(?!\s(?:de|du|des|d[’']|à)(?:\s|\p{L}))/u;
const mostWords = 3;
const mostFound = 16;

/** Whether a Spanish adjective agrees with a noun by their last letters. */
function agrees(noun: string, adjective: string): boolean {
  const many = /[^s]s$/iu.test(noun);
  if (many !== /s$/iu.test(adjective)) return false;
  const [end, other] = [noun, adjective].map((word) => word.replace(/s$/iu, '').at(-1)!.toLowerCase());
  return !/[oa]/u.test(end!) || end === other;
}

/** Whether a phrase opens with a word of the thing's own name. */
function isSame(name: string, phrase: string): boolean {
  const first = stemOf(phrase.split(' ')[0]!);
  return name.split(' ').some((word) => stemOf(word) === first);
}

/** A noun with up to two words behind it, which may stand behind a joint. */
function nounOf(text: string, language: Romance): string {
  const words = piecesOf(text);
  const [first = ''] = words;
  const fits =
    words.length > 0 &&
    words.filter((word) => !isSmallWord(word, language)).length <= mostWords &&
    words.length <= mostWords + 1 &&
    // "Impression à Lyon": what is named with a capital is a place or a maker.
    words.every((word, at) => /^[\p{L}’'-]+$/u.test(word) && (at === 0 || !/^\p{Lu}\p{Ll}/u.test(word))) &&
    first.length > 2 &&
    !noNoun.test(first) &&
    !isSmallWord(first, language) &&
    !isSmallWord(words.at(-1)!, language) &&
    // "Para regar", "pour cuisiner": what is done with it, with or without an object.
    !/(?:ar|er|ir|re|[aei]r(?:l[aeo]s?|se))$/iu.test(first);
  return fits ? words.join(' ').toLowerCase() : '';
}

/** A Spanish or French brief while the clauses of its description are read. */
interface Reading {
  language: Romance;
  /** The thing's first two names, in lower case, and the shorter of them. */
  names: readonly string[];
  short: string;
  takesShortTags: boolean;
  /** Whether one used thing changes hands. */
  isSold: boolean;
  /** Parts and stuffs that the facts name, folded; none of a used thing. */
  parts: ReadonlySet<string>;
  add: (name: string, tail: string, kind: Candidate['kind']) => void;
}

/**
 * The thing with what single clauses of a Spanish or French description hang on it: what it is without, for whom, with what and
 * how much it holds. Each is the seller's own clause behind the thing's own name; clauses of terms, flaws and contents are left.
 */
export function romanceClauses(
  brief: Brief,
  slots: Slots,
  ledger: Ledger,
  language: Romance,
  takesShortTags: boolean,
): Candidate[] {
  const { index, description } = brief.product;
  const source = `products.${index}.description`;
  const names = [...new Set(slots.heads.map(({ text }) => text.toLowerCase()))].slice(0, 2);
  const short = names.toSorted((a, b) => a.length - b.length)[0];
  if (short === undefined) return [];
  const isSold = isSelling(brief);
  const found: Candidate[] = [];
  const reading: Reading = {
    language,
    names,
    short,
    takesShortTags,
    isSold,
    parts: isSold ? new Set() : partsOf(ledger, source),
    add: (name, tail, kind) => {
      if (found.length < mostFound) found.push({ ...built(`${name} ${tail}`, kind, source), least: 0.35 });
    },
  };
  addOpening(firstWords(description, 200), reading);
  const hidden = ledger.facts
    .filter(({ kind }) => (unsearched as ReadonlySet<string>).has(kind))
    .flatMap(entriesDenied)
    .map(foldWord)
    .filter((value) => value !== '');
  // "Passent au four (sans couvercle)": what stands in brackets bounds what stands before them.
  const plain = firstWords(description, 800).replace(/\([^()]{0,80}\)/gu, ' ');
  let before = '';
  let isSuited = false;
  for (const clause of plain.split(/[,;:.!?()\n]+(?!\d)/u)) {
    const said = clause.trim();
    // "Câble fourni, sans adaptateur": what is missing in the parcel.
    const isOfParcel = comesWith.test(before) || packs.test(before);
    // "Convient au corps, au visage et aux cheveux": what it suits, one clause behind the other.
    isSuited = suitsThem.test(said) || (isSuited && /^(?:aux?|à|al?)\s/iu.test(said));
    if (isSuited && !suitsThem.test(said)) {
      before = said;
      continue;
    }
    if (!((isOfParcel || cares.test(before)) && /^(?:sin|sans)\s/iu.test(said)))
      addClause(said, hidden, reading);
    before = said;
  }
  return found;
}

function partsOf(ledger: Ledger, source: string): Set<string> {
  return new Set(
    ledger.facts
      .filter(({ kind, source: from }) => (kind === 'feature' || kind === 'material') && from === source)
      .map(({ value }) => foldWord(value)),
  );
}

/** An adjective right behind the thing where the description begins with it. */
function addOpening(opening: string, { language, names, add }: Reading): void {
  const folded = foldWord(opening);
  const name = names.find((one) => folded.startsWith(`${foldWord(one)} `));
  if (name === undefined || folded.length !== opening.length) return;
  const word = describing.exec(opening.slice(name.length + 1))?.[1];
  if (word !== undefined && !isSmallWord(word, language) && !/(?:ant|mente|ment)$/u.test(word))
    for (const called of names) add(called, word, 'attribute');
}

/** @param hidden what nobody searches, folded */
function addClause(said: string, hidden: readonly string[], reading: Reading): void {
  const { language, names, add } = reading;
  const amount = holds.exec(said)?.[1];
  if (amount !== undefined) for (const name of names) add(name, amount, 'attribute');
  const length = measures.exec(said)?.[1];
  if (length !== undefined) add(names[0]!, length, 'attribute');
  const suited = language === 'es' ? suits.exec(said) : null;
  if (suited !== null) {
    const noun = names.find((name) => agrees(name.split(' ')[0]!, suited[1]!));
    if (noun !== undefined) add(noun, suited[0].toLowerCase(), 'attribute');
    return;
  }
  const folded = foldWord(said);
  if (said === '' || hidden.some((value) => folded.includes(value))) return;
  const match = hung[language].exec(said.replace(comesAs, ''));
  if (match === null) addPart(said, folded, reading);
  else addHung(match[1]!.toLowerCase(), match[2]!, reading);
}

/** "Coffre de rangement": a part of its own clause is what the thing is looked for with. */
function addPart(said: string, folded: string, { language, names, short, parts, add }: Reading): void {
  if (!parts.has(folded) || noPart.test(said) || shapeOf(said, language) !== 'noun') return;
  const part = nounOf(said, language);
  if (part.length < 6 || !part.includes(' ') || noSuchPart.test(part) || sayHow.test(part)) return;
  // "Lona de algodón" is what the thing is of, and none of its parts.
  if (materialStems.has(stemOf(part.split(' ')[0]!)) || names.some((name) => isSame(name, part))) return;
  const bare = part.replace(counted, '');
  if (ofKind.test(bare)) add(short, `de ${bare}`, 'attribute');
  else if (bare.includes(' ')) add(short, `${language === 'es' ? 'con' : 'avec'} ${bare}`, 'attribute');
}

/** How many there are is typed by nobody. */
const counted = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|diez|deux|trois|quatre|cinq|six|huit|dix)\s/u;

/** What is given with it, "rúcula y rabanito" that close a list, "ingrédients sur l'étiquette" that say where they stand. */
const noSuchPart =
  /(?:offerte?s?|fournie?s?|incluse?s?|incluid[oa]s?|regalad[oa]s?)$|\s(?:y|e|et|o|ou|sur|sous|dans|sobre|bajo|en|con|avec|para|pour)\s/iu;

/** What stands behind "con", "sans", "pour": each side of it, as long as it names something. */
function addHung(joint: string, text: string, reading: Reading): void {
  const { language, names, short, add } = reading;
  const isFor = joint === 'para' || joint === 'pour';
  // Where tags are short, what it is for stands behind the thing without its joint (`shortTags`).
  if (isFor && reading.takesShortTags) return;
  // What a used thing comes without nobody searches.
  if (reading.isSold && /^(?:sin|sans)$/u.test(joint)) return;
  const gap = /[’']$/u.test(joint) ? '' : ' ';
  const entries = text.split(sides);
  const [front = ''] = entries;
  for (const side of entries) {
    const noun = nounOf(side, language);
    // "À l'ortie et à la menthe": the second has its own joint.
    if (noun === '' || names.some((name) => isSame(name, noun)) || isIdle(joint, noun, language)) return;
    // "Piel normal y seca": the second adjective has lost its noun.
    if (side !== front && front.includes(' ') && !noun.includes(' ')) return;
    for (const name of new Set([short, names[0]!]))
      add(name, `${joint}${gap}${noun}`, isFor ? 'use' : 'attribute');
  }
}

function isIdle(joint: string, noun: string, language: Romance): boolean {
  // An app with advertisements is searched by nobody.
  if (/^(?:con|avec)$/u.test(joint)) return /^(?:anuncios|publicidad|pub\p{L}{0,9}|annonces)$/u.test(noun);
  // "En petites séries" is no trait, "en crudo" and "en chêne" are.
  const first = stemOf(noun.split(' ')[0]!);
  // "Peignoir écru" is typed without its joint in French.
  const isShade = colourStems.has(first) && language === 'es';
  return joint === 'en' && !materialStems.has(first) && !isShade;
}
