import { opensWithVerb } from '#rules/ledger/head-first.ts';
import { grammars } from '#rules/ledger/romance-grammar.ts';
import { wordPlaces } from '#rules/text/word-places.ts';
import { losesAgreement } from './cut-romance.ts';
import { lostFigure } from './lost-figure.ts';
import { countsInside } from './no-names.ts';

const romanceComplement = /\s(?:de|du|des|del|con forma|en forme)(?:\s\p{L}+)?$/iu;
const openStyle =
  /\s(?:format|formato|motifs?|motivos?|coloris|lot|lote|juego|demie?s?|façon|estilo|tipo|plaquée?s?|chapad[oa]s?|bañad[oa]s?|hech[oa]s?|junto|cerca|frente|lejos|près|loin|nahe|de (?:primer|segundo|tercer|cuarto|primera|segunda|tercera|premier|second|deuxième|troisième))$/iu;
const romanceVerb =
  /(?:^|\s)(?:tallan|quedan|tallent|taillent|es|son|está|están|est|sont|tiene|viene|lleva|mide|pesa|porte|mesure|pèse)\s/iu;
/** "Ganó la segunda", "mándanos el nombre", "otra medida": a clause, or a thing that is told of before. */
const spanishClause =
  /^\p{L}{2,}(?:ó|aron|ieron)\s|^\p{L}{3,}[aei]n?(?:nos|melo|dnos)\s(?:el|la|los|las|tu|un|una)\s|^otr[oa]s?\s|^\p{L}{4,}[ae]n\s(?:primero|antes|después|bien|mal|siempre|nunca|ya)$/iu;
/** "Cometí el año pasado" tells of the speaker, "qué ramas quitar" asks. */
const tellsPast = /^\p{L}{3,}[éí]\s(?:el|la|los|las|un|una|mi|mis)\s/iu;
const tellsOfUs =
  /^(?:alquil|repar|instal|hac|ofrec|organiz|mont|trabaj|arregl|vend|limpi|cuid|diseñ|fabric|impart|realiz|ten)(?:amos|emos|imos)\s/iu;
const isAsked = (phrase: string, brief: string): boolean =>
  (/^\p{L}+ \p{L}+[aei]r$/iu.test(phrase) &&
    / (?:qué|cuánt[oa]s?) $/u.test(` ${brief.slice(0, Math.max(0, brief.indexOf(phrase.toLowerCase())))}`)) ||
  (/\sgrabad[oa]s?$/iu.test(phrase) && /(?:^|[.!?\n]\s?)grabad[oa]s? en /u.test(brief));
/** "Pedido qué inicial", "cuántos eslabones", "castillo de san", "viaje a lisboa tres": what asks, or waits for its noun. */
const asksInside =
  /\s(?:qué|cuánt[oa]s?|cuál(?:es)?|quién(?:es)?|cuándo)(?:\s|$)|^cuánt[oa]s?\s\p{L}+$|^quien(?:es)?\s/iu;
/** "Sérum con aporta luminosidad": a verb is nothing that it has. */
const hasDeed = (phrase: string): boolean =>
  grammars.es.verb.test(/ con (\p{Ll}+ .*)$/u.exec(phrase)?.[1] ?? '');
const waits =
  /\s(?:san|santo|fray|don|doña|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|propi[oa]s?|máxim[oa]|mínim[oa])$/iu;
const isCutInSpanish = (phrase: string, brief: string): boolean =>
  tellsPast.test(phrase) ||
  tellsOfUs.test(phrase) ||
  isAsked(phrase, brief) ||
  spanishClause.test(phrase) ||
  hasDeed(phrase) ||
  /^programa de (?:lana|lavado)/iu.test(phrase) ||
  asksInside.test(phrase) ||
  (waits.test(phrase) && !/\sde (?:dos|tres|cuatro)$/iu.test(phrase));
const frenchOrder =
  /(?:^|\s)(?!assez|chez|nez\s|rez)\p{L}{3,}ez(?:\s|$)|^autres?\s|^(?:compter|prévoir)\s|^(?!\p{L}*(?:er|ir|re|tous|toutes)\s)\p{L}{3,}\s(?:le|la|les|une?|des)\s|\sl['’](?:ancien|ancienne|autre)$/iu;
/** "Salle" of a bath, "masa" of a "masa madre". */
const halfRoom = /\s(?:salle|cuarto)(?!\sd[eu]|\sà)|\sde masa$/iu;
/** What one says in a video is searched by nobody: "te enseño", "je vous montre". */
const speaks =
  /(?<!\p{L})(?:te|os|me|nos|necesitas|necesitarás|veo|aprenderás|aprendes|verás|puedes|tienes|explico|enseño|muestro|vamos|vídeo|je|vous|explique|(?<=(?:je|on|te|vous|nous) )montre|vidéo)(?!\p{L})/iu;

const whose = /^\p{L}+(?:er|ir|re|ar) (?:ses|sa|mes|ma|mon|vos|votre|sus?|mis?|tus?)\s/iu;

/** What a Spanish or French phrase has lost; see `isCutShort`. */
export function isCutInRomance(phrase: string, language: 'es' | 'fr', brief: string): boolean {
  return (
    speaks.test(phrase) ||
    losesAgreement(phrase) ||
    // "Coudre ses pointes danse": whose it is is typed only where the title is.
    (whose.test(phrase) && !brief.includes(phrase.toLowerCase())) ||
    isOpen(phrase) ||
    (language === 'fr' ? isCutInFrench(phrase, brief) : isCutInSpanish(phrase, brief)) ||
    isCounted(phrase) ||
    // "Cambiar una cisterna agua" of one that loses it.
    (doneToOne.test(phrase) && !brief.includes(phrase.toLowerCase())) ||
    cutInside(phrase, brief, language) ||
    cutsPair(phrase, brief) ||
    losesComplement(phrase, brief)
  );
}

/** What is asked for behind the last words, and clauses: "cada cesta es distinta" is a sentence that nobody searches. */
function isOpen(phrase: string): boolean {
  return (
    // "Violon vers" of one from about 1920.
    /\s(?:vers|env|environ|circa|hacia|aprox|desde|depuis|dès)$/iu.test(phrase) ||
    halfRoom.test(phrase) ||
    lostFigure.test(phrase) ||
    openStyle.test(phrase) ||
    romanceVerb.test(phrase) ||
    // "Kilos de enea": how much of it is used.
    /^(?:kilos?|gramos?|litros?|metros?|grammes?|litres?|mètres?|cucharad(?:a|ita)s?|cuillerées?|tazas?(?= de (?:harina|azúcar|agua|leche|arroz)))\s(?:de\s|d[’'])/iu.test(
      phrase,
    ) ||
    /\s(?:con forma|en forme)$/iu.test(phrase)
  );
}

function isCutInFrench(phrase: string, brief: string): boolean {
  // "Parfum fleur" of "fleur d'oranger".
  return (phrase.includes(' ') && alwaysElided(phrase.toLowerCase(), brief)) || frenchOrder.test(phrase);
}

function isCounted(phrase: string): boolean {
  return (
    countsInside.test(phrase) ||
    // "3 plazas de ikea" counts a part and goes on.
    /^\d{1,2} \p{L}{3,} (?:de|du|des|del|en) /u.test(phrase) ||
    /^(?:lot|pack|lote|set|juego|caja|coffret|boîte)\s(?:de\s)?\d+$/iu.test(phrase)
  );
}

/** "Rénovation de salle" of "rénovation de salle de bain" names half of it. */
function losesComplement(phrase: string, brief: string): boolean {
  if (!romanceComplement.test(phrase) && !/\spor\s\p{L}+$/iu.test(phrase)) return false;
  const run = phrase.toLowerCase();
  const at = brief.indexOf(run);
  const behind = brief.slice(at + run.length, at + run.length + 6);
  // "Zapatillas de estar" por casa.
  if (at !== -1 && /\sde \p{Ll}+[aei]r$/u.test(run) && /^ por \p{L}/u.test(behind)) return true;
  // "Blanquette de veau à l'ancienne": how it is made goes on from a whole name.
  return at !== -1 && /^ (?:de|d['’]|à(?! l[a'’]))\s?\p{L}/u.test(behind);
}

/** Whether each time the brief writes a run of words, "d'" and its noun go on from it. */
function alwaysElided(run: string, brief: string): boolean {
  let found = false;
  for (let at = brief.indexOf(run); at !== -1; at = brief.indexOf(run, at + run.length)) {
    if (!/^ d['’]\p{L}/u.test(brief.slice(at + run.length, at + run.length + 4))) return false;
    found = true;
  }
  return found;
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
