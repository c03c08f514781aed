import { opensWithVerb } from '#rules/ledger/head-first.ts';
import { germanCut, isCutGerman } from './cut-german.ts';
import { losesAgreement } from './cut-romance.ts';
import { countsInside } from './no-names.ts';
import { isLetterAt, placesIn, wordPlaces } from '#rules/text/word-places.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import {
  hasFigureBefore,
  hasWordBefore,
  isHalfPart,
  isTimeOnly,
  losesDenial,
  losesProof,
  partsOfWear,
  seasons,
} from './lost-words.ts';

const englishCut = /\s(?:with|in|for)\s(?:\p{L}+\s)?\p{L}+ed$/iu;
const romanceComplement = /\s(?:de|du|des|del|con forma|en forme)(?:\s\p{L}+)?$/iu;
const openStyle =
  /\s(?:format|formato|lot|lote|juego|demie?s?|façon|estilo|tipo|plaquée?s?|chapad[oa]s?|bañad[oa]s?|hech[oa]s?|junto|cerca|frente|lejos|près|loin|nahe|de (?:primer|segundo|tercer|cuarto|primera|segunda|tercera|premier|second|deuxième|troisième))$/iu;
const romanceVerb =
  /(?:^|\s)(?:tallan|quedan|tallent|taillent|es|son|está|están|est|sont|tiene|viene|lleva|mide|pesa|porte|mesure|pèse)\s/iu;
/** "Canapé places" of one with three has lost its figure, "taza amantes" what they love. */
const lostFigure = longPattern('iu')`
  ^\p{L}+\s(?:places|plazas|pièces|piezas|portes|puertas|tiroirs|cajones|vitesses|velocidades|personnes
    |personas|litres|litros|cm|pouces|pulgadas|mois|ans|meses|años|jours|días|heures|horas)$
  |\s(?:taille|talla|pointure|diamètre|hauteur|longueur|largeur|profondeur|épaisseur|typ|klasse|nr|nummer
    |modell|stufe|serie|série|tipo|clase|modelo|modèle|(?<=^(?:miniatur|modell|puppenhaus)\b.*\s)1|diámetro
    |altura|longitud|anchura|ancho|largo|grosor)$|\s(?:amantes|amateurs|amoureux|passionnés|aficionad[oa]s
    |fans)$
`;
/** "Ganó la segunda", "mándanos el nombre", "otra medida": a clause, or a thing that is told of before. */
const spanishClause =
  /^\p{L}{2,}(?:ó|aron|ieron)\s|^\p{L}{3,}[aei]n?(?:nos|melo|dnos)\s(?:el|la|los|las|tu|un|una)\s|^otr[oa]s?\s|^\p{L}{4,}[ae]n\s(?:primero|antes|después|bien|mal|siempre|nunca|ya)$/iu;
const frenchOrder =
  /(?:^|\s)(?!assez|chez|nez\s|rez)\p{L}{3,}ez(?:\s|$)|^autres?\s|^(?:compter|prévoir)\s|^(?!\p{L}*(?:er|ir|re|tous|toutes)\s)\p{L}{3,}\s(?:le|la|les|une?|des)\s|\sl['’](?:ancien|ancienne|autre)$/iu;
/** Whether each time the brief writes a run of words, "d'" and its noun go on from it. */
function alwaysElided(run: string, brief: string): boolean {
  let found = false;
  for (let at = brief.indexOf(run); at !== -1; at = brief.indexOf(run, at + run.length)) {
    if (!/^ d['’]\p{L}/u.test(brief.slice(at + run.length, at + run.length + 4))) return false;
    found = true;
  }
  return found;
}
const endsInCount = /\s(\d|1[0-2])$/u;
/** "Canapé 3" of one with "3 places" has lost what is counted. */
function losesItsCount(phrase: string, brief: string): boolean {
  const count = endsInCount.exec(phrase)?.[1];
  if (count === undefined) return false;
  const [, ...behind] = ` ${brief} `.split(` ${count} `);
  return behind.length > 0 && behind.every((text) => /^\p{Ll}{3,}/u.test(text));
}

/** "How to change a bike" of a "bike tire": each time that the brief asks so, it goes on to what is changed. */
function losesThing(phrase: string, brief: string): boolean {
  if (!/^how to /iu.test(phrase)) return false;
  const [, ...behind] = brief.split(phrase.toLowerCase());
  return behind.length > 0 && behind.every((text) => goesOnToThing.test(text));
}
const goesOnToThing =
  /^ (?!(?:with|without|in|on|at|for|from|by|using|and|or|that|which|who|when|if|to|of|so|as|like|step|fast|easily|quickly|properly|yourself|correctly|right|well|better|safely|online|again|today|now|free|the|a|an|your|my)\b)\p{L}{3,}/u;

/** "Portátil de 15" of one of 15,6 inches: the figure goes on each time that the brief writes it. */
function losesDecimals(phrase: string, brief: string): boolean {
  if (!/\d$/u.test(phrase)) return false;
  const end = phrase.toLowerCase().split(' ').slice(-2).join(' ');
  const [, ...behind] = brief.split(` ${end}`);
  return behind.length > 0 && behind.every((text) => /^[.,\s]\d/u.test(text));
}

const halfRoom = /\s(?:salle|cuarto)(?!\sd[eu]|\sà)/iu;
/** "Drei Kerzenständer" counts the thing; a video of "cinco errores al podar" is searched so. */
const counts = new Set(
  'zwei drei vier fünf sechs acht zehn dos tres cuatro cinco seis siete ocho nueve diez deux trois quatre cinq six sept huit neuf dix'.split(
    ' ',
  ),
);
/** "Drei Therapeutinnen Freiburg", "zwei Seitentaschen": things that are counted, with a place at most. */
function isOnlyCounted([, , place, ...others]: readonly string[]): boolean {
  return place === undefined || (others.length === 0 && /^\p{Lu}/u.test(place));
}
/** "Fifth leaf", "sizes 50": one of a row. */
const onesOfRow = new Set(
  'first second third fourth fifth sixth seventh eighth ninth tenth colours colors size sizes größe größen talla tallas taille tailles'.split(
    ' ',
  ),
);
/** "Laundry basket folds", "market in april": what is cut off behind them was the rest of a sentence. */
const endsOfHalves = new Set(
  'costs takes needs makes lasts keeps burns holds fits works runs comes turns hangs sits goes lets helps gives brings stays opens closes features includes weighs measures january february april june july august october'.split(
    ' ',
  ),
);

/** What one says in a video is searched by nobody: "te enseño", "je vous montre". */
const speaks =
  /(?<!\p{L})(?:te|os|me|nos|necesitas|necesitarás|veo|aprenderás|aprendes|verás|puedes|tienes|explico|enseño|muestro|vamos|vídeo|je|vous|explique|(?<=(?:je|on|te|vous|nous) )montre|vidéo)(?!\p{L})/iu;
/** "Oz tumbler" of a 40 oz tumbler, "person tent" of one for two: the unit has lost its figure. */
const units = new Set(
  (
    'person people lumen lumens lm mg mcg gsm rpm mah oz ounce inch inches pack piece pieces pcs count ' +
    'week weeks day days hour hours minute minutes month months year years ml cl cm mm kg lb lbs ft ' +
    'litre liter gallon quart seater tier way length page pages gb tb watt volt level step part sided ' +
    'seat drawer panel speed mode light degree degrees dollar dollars euro euros pound pounds tsp tbsp ' +
    'teaspoon teaspoons tablespoon tablespoons gram grams mph kph pm am mil ply gauge denier layer ' +
    'layers compartment strand'
  ).split(' '),
);

/**
 * Whether a phrase has lost a part without which nobody types it: a figure, its noun, what its words agree with, the word that
 * denies it.
 * @param brief the seller's words in lower case, with which it is compared
 */
export function isCutShort(phrase: string, language: string, brief: string): boolean {
  const space = phrase.indexOf(' ');
  const first = space === -1 ? '' : phrase.slice(0, space).toLowerCase();
  if (onesOfRow.has(first) || (counts.has(first) && isOnlyCounted(phrase.split(' ')))) return true;
  if (language === 'en' && (isHalfPart(phrase, brief) || losesDenial(phrase, brief))) return true;
  if (language === 'en') {
    if (units.has(first) && hasFigureBefore(brief, first)) return true;
    if (seasons.has(first) && isTimeOnly(brief, first)) return true;
    if (partsOfWear.has(first) && hasWordBefore(brief, first)) return true;
    // "Falconry glove left hand": one of a pair, behind its noun.
    if (space !== -1 && /\s(?:left|right) hand(?:ed)?$/iu.test(phrase)) return true;
    if (losesCountedEnd(phrase, brief) || losesProof(phrase, brief)) return true;
    if (whenAtEnd.test(phrase) || losesFigure(phrase, brief) || losesThing(phrase, brief)) return true;
    if (endsHalf(phrase) || (phrase.toLowerCase().endsWith('ed') && englishCut.test(phrase))) return true;
  }
  if (language !== 'en' && (losesItsCount(phrase, brief) || losesDecimals(phrase, brief))) return true;
  if (language === 'de' && space !== -1 && isCutGerman(phrase, brief)) return true;
  if ((language === 'es' || language === 'fr') && (speaks.test(phrase) || losesAgreement(phrase)))
    return true;
  // "Rénovation de salle" of "rénovation de salle de bain" names half of it.
  if (language === 'es' || language === 'fr') {
    // "Violon vers" of one from about 1920.
    if (/\s(?:vers|env|environ|circa|hacia|aprox|desde|depuis|dès)$/iu.test(phrase)) return true;
    // "Parfum fleur" of "fleur d'oranger".
    if (language === 'fr' && space !== -1 && alwaysElided(phrase.toLowerCase(), brief)) return true;
    if (language === 'es' ? spanishClause.test(phrase) : frenchOrder.test(phrase)) return true;
    // "Cada cesta es distinta": a sentence is nothing that is searched.
    if (
      halfRoom.test(phrase) ||
      lostFigure.test(phrase) ||
      openStyle.test(phrase) ||
      romanceVerb.test(phrase) ||
      /\s(?:con forma|en forme)$/iu.test(phrase)
    )
      return true;
    if (
      countsInside.test(phrase) ||
      // "3 plazas de ikea" counts a part and goes on.
      /^\d{1,2} \p{L}{3,} (?:de|du|des|del|en) /u.test(phrase) ||
      /^(?:lot|pack|lote|set|juego|caja|coffret|boîte)\s(?:de\s)?\d+$/iu.test(phrase)
    )
      return true;
    // "Cambiar una cisterna agua" of one that loses it.
    if (doneToOne.test(phrase) && !brief.includes(phrase.toLowerCase())) return true;
    if (cutInside(phrase, brief, language) || cutsPair(phrase, brief)) return true;
    if (!romanceComplement.test(phrase) && !/\spor\s\p{L}+$/iu.test(phrase)) return false;
    const run = phrase.toLowerCase();
    const at = brief.indexOf(run);
    return at !== -1 && /^ (?:de|d['’]|à)\s?\p{L}/u.test(brief.slice(at + run.length, at + run.length + 6));
  }
  if (language !== 'de') return false;
  // "Ladekabel Typ" of one of type 2.
  if (lostFigure.test(phrase)) return true;
  // "Aus 12 Fröbelsternen": the case of several, where the text has one of them too.
  const base = /^\p{Lu}\p{Ll}{6,}(?=en$)/u.exec(phrase)?.[0].toLowerCase();
  if (base !== undefined && wordPlaces(brief, base).length > 0) return true;
  // "Für Kurz- und Langhaar" names no length alone.
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1).toLowerCase();
  // "Die faltbaren Trekkingstöcke": the ending asks for the article, without which nobody types it.
  if (/^\p{Ll}{3,}en\s\p{Lu}/u.test(phrase)) return true;
  return germanCut.test(phrase) || brief.includes(`${last}- `);
}

const doneToOne = /^\p{L}{3,}(?:ar|er|ir|re) (?:un[ae]?|el|la|los|las|les?|des|du) \p{L}{3,} \p{L}{3,}$/iu;

/** "Fisioterapia suelo" of a "suelo pélvico": two words that the brief never parts, cut between them. Spanish and French. */
function cutsPair(phrase: string, brief: string): boolean {
  const last = /\s(\p{Ll}{4,})$/u.exec(phrase.toLowerCase())?.[1];
  if (last === undefined) return false;
  const places = wordPlaces(brief, last);
  if (places.length < 2) return false;
  const nexts = places.map((at) =>
    behindArticle.test(brief.slice(Math.max(0, at - longestArticle), at))
      ? nextWord.exec(brief.slice(at + last.length, at + last.length + longestNext))?.[1]
      : undefined,
  );
  const [next] = nexts;
  return next !== undefined && nexts.every((one) => one === next) && pairEnd.test(next);
}
const behindArticle = /(?:^|\s)(?:de|del|du|la|le|el) $/u;
const longestArticle = 8;
const nextWord = /^ (\p{Ll}{4,})(?!\p{L})/u;
const longestNext = 60;
const pairEnd =
  /(?:ic[oa]s?|iques?|al(?:es)?|aux?|ales|iv[oa]s?|ifs?|ives?|os[oa]s?|eux|euses?|ari[oa]s?|aires?)$/iu;

/** "Freno delanteras": the adjective is that of the pads before it. */
const otherNumber = /^\p{L}+[^s\s]\s\p{L}{3,}[ao]s(?:\s|$)/iu;
/** "Bebé tejida [a punto]" of a blanket: the participle agrees with no noun of the phrase. */
const otherThing = /^\p{L}+[oéíú]\s\p{L}+[ai]das?(?:\s|$)|^\p{L}+a\s\p{L}+[ai]dos?(?:\s|$)/iu;
const endsInParticiple = /\s\p{L}{3,}(?:ée?s?|[ai]d[oa]s?)$/iu;
/** "Zorro tejido", "prénom gravé": a noun with its own participle stands alone, "lavande récolté" has another's. */
function isOwnParticiple(phrase: string): boolean {
  const [noun = '', participle = ''] = phrase.split(' ');
  if (/d[oa]s?$/iu.test(participle)) {
    const [end, other] = [noun, participle].map((word) => /[oa]?s?$/iu.exec(word)![0]);
    return end === other;
  }
  if (/[sx]$/u.test(noun) !== participle.endsWith('s')) return false;
  return noun.endsWith('e') ? /ées?$/u.test(participle) : /és?$/u.test(participle);
}
const behindParticiple =
  /^\s(?:en|à|au|aux|sur|par|dans|avec|a|al|por|con|de|du|des)\s(?!\d)|^\s(?:d|l)[’']/iu;
const endsBehindJoint = /\s(?:au|aux|à|en|avec|con|por|sur|para|pour)\s\p{L}+$/iu;

/**
 * Whether a Spanish or French phrase stops where the brief goes on: "miel de lavande récolté [en juillet]", "cousu main au fil
 * [de lin]".
 */
function cutInside(phrase: string, brief: string, language: string): boolean {
  const words = phrase.split(' ').length;
  if (words < 2) return false;
  const isVerb = opensWithVerb(phrase);
  if (language === 'es' && !isVerb && (otherNumber.test(phrase) || otherThing.test(phrase))) return true;
  const run = phrase.toLowerCase();
  // "Porta colgante" of a "porta macetas colgante" has lost what it carries.
  if (isVerb && !brief.includes(run.split(' ', 2).join(' '))) return true;
  const at = brief.indexOf(run);
  if (at === -1) return false;
  const behind = brief.slice(at + run.length, at + run.length + 8);
  if (endsInParticiple.test(phrase))
    return behindParticiple.test(behind) && !(words === 2 && isOwnParticiple(phrase));
  return words > 3 && endsBehindJoint.test(phrase) && /^\s(?:de|du|d[’'])/iu.test(behind);
}

/** "Honey last summer", "narrowboat last week": when something was done is searched with no thing. */
const whenAtEnd =
  /(?<!^(?:the|my|our|your))\s(?:last|next|this) (?:week|weekend|month|year|night|spring|summer|autumn|fall|winter|season|time)$/iu;
const endsInFigure = /\s\d+$/u;
const endsInCode = /\s\p{L}{1,4}$/u;

/** "Valley 1" of "Valley 1.6", "PodMic 99" of one for 99 pounds: the figure goes on, or is the price. */
function losesFigure(phrase: string, brief: string): boolean {
  // "Yaesu FT" of "Yaesu FT-891".
  if (endsInCode.test(phrase)) {
    const [, ...after] = brief.split(phrase.toLowerCase());
    return after.length > 0 && after.every((text) => /^-\p{L}{0,3}\d/u.test(text));
  }
  if (!endsInFigure.test(phrase)) return false;
  const [, ...behind] = brief.split(phrase.toLowerCase());
  return (
    behind.length > 0 &&
    behind.every((text) =>
      /^(?:[.,]\d|\d|\s?(?:%|€|£|\$|pounds?|quid|euros?|dollars?|bucks|usd|gbp|eur)(?!\p{L}))/u.test(text),
    )
  );
}

/** "Chicken coop hen" of one for 6 hens: what a text only counts, behind another noun. */
function losesCountedEnd(phrase: string, brief: string): boolean {
  const last = /\s(\p{Ll}{3,}?)s?$/u.exec(phrase)?.[1];
  if (last === undefined || /\d/u.test(phrase) || !brief.includes(` ${last}s`)) return false;
  const places = placesIn(brief, last).filter((at) => {
    const end = at + last.length;
    return /\s/u.test(brief.charAt(at - 1)) && !isLetterAt(brief, brief.charAt(end) === 's' ? end + 1 : end);
  });
  return places.length > 1 && places.every((at) => /\d/u.test(brief.charAt(at - 2)));
}

function endsHalf(phrase: string): boolean {
  const space = phrase.lastIndexOf(' ');
  const last = phrase.slice(space + 1);
  // "Grommets every 18" of 18 inches.
  if (/\s(?:every|each|per|about) \d+$/u.test(phrase)) return true;
  return space !== -1 && (endsOfHalves.has(last) || (last.endsWith('ember') && /^\p{L}+ember$/u.test(last)));
}
