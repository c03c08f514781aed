import { stemsOf } from '#rules/text/words.ts';
import { listOf } from './included-things.ts';
import { upperFirst } from './english-words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { LabelKey } from './lexicon/lexicon.ts';

const included =
  /^((?:[^,;.]|\.(?=\d)){2,40}?)\s(?:(?<contracted>(?:is|are)n[’']t\s)|(?:(?:is|are|ist|sind|est|sont|está|están|vienen?|van?|quedan?)\s)?(?<denial>not |nicht |no |non )?)(?:included|inbegriffen|enthalten|incluid[oa]s?|incluse?s?|fournie?s?|comprise?s?)(?<stop>\.?)$/iu;

/** "One AA battery (not supplied)", "batteries not provided". */
const deniedBehind =
  /\s(?:\((?:not (?:included|supplied|provided)|sold separately|nicht (?:enthalten|inbegriffen)|no incluid[oa]s?|non (?:inclus|fourni)e?s?)\)|(?<!(?:is|are|but|and|though|yet) )not provided)(?<stop>\.?)$/iu;

/** "Four cable clips in the box": the label says where they are. */
const inTheBox =
  /(?<!,[^,]{0,80} comes?)(?:\s(?:is|are))?\s(?:in the box|im lieferumfang|en la caja|dans la boîte)(?<stop>\.?)$/iu;

/** "Keyhole plates on the back, screws and plugs come in the box": only what stands behind the comma does. */
export const comesInBox = /,[^,]* comes? in the box\.?$/iu;

/** "Das Füllkissen ist nicht im Lieferumfang enthalten": what denies stands before the place. */
const deniedInBox =
  /^([^,;.]{3,60}?)\s(?:(?:is|are|ist|sind|est|sont)\s)?(?:not|nicht|pas) (?:in the box|im lieferumfang|dans la boîte|dabei|mit dabei)(?: (?:enthalten|inbegriffen|included))?(\.?)$/iu;

const packed =
  /^(?:(?:einzeln|gut|sicher|liebevoll|plastikfrei) )?(?:verpackt|eingepackt|geliefert|verschickt|versandt) (?:in|im|als) |^(?:(?:vienen?|llegan?|se (?:envía|entrega|presenta)n?) |(?:empaquetad|envuelt|presentad|envasad)[oa]s? )en |^(?:livré|emballé|présenté|conditionné|expédié|vendu)e?s? (?:dans|sous|en) |(?<!\p{L})(?:est|sont|arrivent?) (?:livrée?s? |emballée?s? |expédiée?s? |présentée?s? )?(?:dans|sous) |\bboxed\.?$|^(?:comes? (?:packed |boxed |supplied )?in|packed|wrapped|boxed|sent|delivered|arrives?|ships?|shipped)\s/iu;

/**
 * "Zum Lieferumfang gehören zwei Akkus …", "Im Lieferumfang sind zwei Akkus … enthalten", "Mitgeliefert werden …": a German sentence
 * about the parcel, whose list alone stands behind the label.
 */
const germanParcel = longPattern('iu')`
  ^(?:(?:(?:zum|zu unserem) (?:lieferumfang|set)|dazu) gehör(?:t|en)(?: auch| außerdem)?
    |(?:mitgeliefert|mit dabei|enthalten|beigelegt) (?:wird|werden|ist|sind)
    |der lieferumfang (?:umfasst|enthält))\s(?<list>\S.*?)(?<stop>\.?)$
`;
const germanInParcel =
  /^im (?:lieferumfang|paket|set)(?: enthalten)? (?:ist|sind|befinde(?:t|n) sich|liegen)\s(?<list>\S.*?)(?: (?:enthalten|inbegriffen|dabei))?(?<stop>\.?)$/iu;

/** "Ein passender Untersetzer gehört zum Lieferumfang", "Ständer und Klingel sind dabei". */
const partOfParcel =
  /^(?<list>\p{L}[^.;]{2,80}?) gehör(?:t|en) (?:auch |ebenfalls |außerdem )?zum lieferumfang(?<stop>\.?)$|^(?<along>(?:ein|eine|zwei|drei|vier|fünf|sechs|\d+) [^.,;]{2,60}?) (?:lieg(?:t|en) (?:auch |ebenfalls )?bei|(?:wird|werden) mitgeliefert|(?:ist|sind) (?:auch |ebenfalls |bereits |schon )?(?:mit )?dabei)(?<end>\.?)$|^(?<both>\p{L}[\p{L}-]+ und (?:(?:ein|eine|zwei) )?\p{L}[\p{L}-]+) sind (?:auch |ebenfalls |bereits |schon )?(?:mit )?dabei(?<last>\.?)$/iu;

/** "En la caja encontrarás el robot y la base", "se incluyen dos filtros": the list alone stands behind the label. */
const spanishBox =
  /^(?:(?:en la caja|en el paquete|con el pedido) (?:encontrarás|encontrará|vienen?|hay|recibes|recibirás|se incluyen?)|se incluyen?|recibirás|(?:también |además )?incluyen?) (?=\p{L}|\d)/iu;

/** "Elle est livrée avec deux batteries": of a French sentence about the parcel its list. */
const frenchParcel = longPattern('iu')`
  ^(?:(?:elles?|ils?|(?:ce|cet|cette|ces|le|la|les|notre|nos|chaque|l[’'])\s?[^,.;]{2,40}?)\s(?:est|sont)
      \s(?:également\s)?(?:livrée?s?|fournie?s?|vendue?s?|accompagnée?s?)\s(?:avec\s|de\s(?=deux|trois)|(?=d[’']une?\s))
    |le (?:lot|coffret|colis|pack|kit) (?:comprend|contient|inclut)\s)(?<list>\S.*?)(?<stop>\.?)$
`;

/** The list of such a sentence; empty where a clause stands behind it. */
export function listOfParcel(text: string): string {
  const found = (
    germanParcel.exec(text) ??
    germanInParcel.exec(text) ??
    partOfParcel.exec(text) ??
    frenchParcel.exec(text)
  )?.groups;
  const list = found?.['list'] ?? found?.['along'] ?? found?.['both'] ?? '';
  return list === '' ||
    /\.\s|^(?:nicht|kein\p{L}*|auch|neben|sowohl)\s|\set (?:se |s[’']|elles? |ils? |peut |reste )/u.test(list)
    ? ''
    : `${list}${found?.['stop'] ?? found?.['end'] ?? found?.['last'] ?? ''}`;
}

/** "Packed in a paper bag", "the cushion is not in the box": nothing that comes with the thing. */
export function isNoContent(text: string): boolean {
  return packed.test(text) || deniedInBox.test(text);
}

/** "It charges with the cable that is included", "The necklace arrives in a gift box": behind a label the sentence would break. */
const ownSentence = longPattern('iu')`
  \sbut\s(?:without|not|no|(?:is\s|are\s)?included)(?:\s|\.?$)|\sincluded,\s(?:but\s)?the\s.{3,40}\snot\.?$|\s(?:is|are)\sin\sthe\sbox;\sno\s|\s(?:is|are)(?:\snot|n[’']t)\s(?:part\sof|for\ssale|in\sthe\ssale)|\sincluded,?\sand\s(?:i|we|it)\b|\s(?:is|are)\s[^,.]{2,40}\sand\s(?:all\s)?included\.?$|\s(?:that|which)\s(?:is|are|comes?)\s(?:also\s)?(?:included|in\sthe\sbox)\.?$
  |^(?:the|both|an?)\s(?:\p{L}+\s){1,3}?(?:fits?|works?|is|are|has|have|closes?|opens?|runs?)\s(?!included)[^,]{1,60}\sand\s.*included
  |^(?:the|each|every)\s(?:\p{L}+\s){1,2}(?:holds|contains|weighs|measures|has)\s[^,]*\sand\s(?:comes?|includes?)\s
  |^(?:the|this|these|each|every|your|it|they)\s(?:\p{L}[\p{L}’'-]*\s){0,4}?(?:arrives?|ships?
    |comes?\s(?:packed|wrapped|in)|(?:is|are)\s(?:delivered|wrapped|packed|shipped|sent|stored|charged))\s
`;

/** Whether an English sentence about what comes with a thing has to stand as it is. */
export function tellsItself(text: string): boolean {
  return ownSentence.test(text);
}

/** "The mat, the headshell and the adapter are included." */
const listIncluded =
  /^((?:[^,;.]|\.(?=\d)){3,40}, (?:[^;.]|\.(?=\d)){3,120}?)(?:\s(?:is|are)\s(?:also |all )?|(?<=\sand\s(?:\p{L}+\s?){1,4})\s)included(\.?)$/iu;
const ofClause = /\s(?:that|which|who|but|because|not|and (?:it|they|i|we|you))\s/iu;

/** "In the box you will find a tray", "a wall anchor is included as well": what is there, and nothing else. */
const withoutFinding = (text: string): string =>
  text
    .replace(/^(?:in the box,? )?you(?:[’']ll| will) (?:also )?find (?=\p{L})/iu, '')
    .replace(/(?<= included) (?:as well|too|also)(?=\.?$)/iu, '');

const includedFor =
  /^((?:\p{L}[\p{L}’'-]* ){0,8}\p{L}[\p{L}’'-]*) (?:is|are) (?:all |both |also )?included(?=, (?:for|to) )/u;

const missingBefore = /^([^,;.]{3,40}?) (?:(?:is|are) )?not included, (?=\p{L})/u;

/** "Template and all hardware is included, for wood and brick", "ropes not included, any rope will do": what goes on behind it. */
function withoutItsEnd(key: LabelKey, text: string): string {
  if (key === 'contents') return text.replace(includedFor, '$1');
  // "Compatible con: para inducción, gas" says twice what it is for.
  if (key === 'compatibility') return text.replace(/^(?:para|pour|für)\s(?=\p{L})/iu, '');
  if (key !== 'exclusion') return text;
  // "Not included: does not include soil" denies it twice.
  const denied = deniesList.exec(text)?.[0] ?? '';
  return denied === '' ? text.replace(missingBefore, '$1; ') : upperFirst(text.slice(denied.length));
}
const deniesList = /^(?:it )?does(?: not|n[’']t) (?:include|come with) /iu;

/** What opens a list that its label says already, where no verb follows. */
const withList = /^[Ww]ith (?=[\p{Ll}\d](?:(?! (?:is|are|was|has|have|can|will) )[^.;])+\.?$)/u;

/** What stands behind "In the box" or "Not included": "battery included" says it twice. A sentence or a list stays. */
export function behindLabel(key: LabelKey, given: string): string {
  const text = withoutItsEnd(key, key === 'contents' ? withoutFinding(given) : given);
  // "Condition: Very Good" of the form goes on small.
  if (key === 'condition')
    return withoutOffer(text).replace(
      /^(?:Used|New|Pre-[Oo]wned|Refurbished)?(?:\s?[-–—,/]\s?)?(?:Very|Like|Near|Brand|Open|Good|Fair|Acceptable|Excellent|Poor)(?: (?:Good|New|Mint|Fine|Box))?(?=[.,]|$)/u,
      (said) => said.toLowerCase(),
    );
  // "Empty - contents in pics not included": without its last words the dash would join what is there to what is not.
  if (key === 'exclusion' && / [-–] /u.test(text)) return text;
  // "Weight: weighs about 4 kg" says it twice.
  if ((key === 'weight' || key === 'size') && !sizesOffered.test(text))
    return text.replace(/^(?:weighs?|measures?)\s(?=(?:about |around |only |just )?\d)/iu, '');
  if (key === 'size' && sizesOffered.test(text)) return text.replace(sizesOffered, '');
  // "Contenance : volume 18 litres", "Couleur : coloris vert sauge".
  if (key === 'capacity') return text.replace(/^(?:volume|capacité)\s(?:de\s)?(?=\d)/iu, '');
  if (key === 'colour')
    return text.replace(
      /^coloris\s(?:au choix\s)?(?=\p{L})|^(?:(?:existe(?:nt)?|disponibles?|déclinée?s?|se décline(?:nt)?|proposée?s?|hay|está disponible)\s)?en\s(?=\p{L}+(?: \p{L}+)?,[^.]{1,60} (?:ou|et|o|u|y) )/iu,
      '',
    );
  // "Prix : tarif : 70 €" says it twice.
  if (key === 'price')
    return text.replace(
      /^(?:tarifs?|tarifas?|precios?|prix|preise?|kosten|prices?)\s?:\s|^(?:comptez|compter|il faut compter|prévoyez)\s(?=(?:environ |entre |à partir de )?\d)/iu,
      '',
    );
  if (key === 'exclusion' && deniedBehind.test(text)) return text.replace(deniedBehind, '$<stop>');
  const notInBox = deniedInBox.exec(text);
  if (notInBox !== null) return key === 'exclusion' ? `${notInBox[1]}${notInBox[2]}` : text;
  // "Rug pad recommended but not included": without its end it says something else.
  if (/\s(?:but|and|though|yet)\s(?:is\s|are\s)?not included\.?$/iu.test(text)) return text;
  const match = included.exec(text);
  // "Charger included, no box": what is missing may stand behind it.
  const without = /^([^,;.]{3,40}?)\sincluded(?=,\s(?:but\s)?no\s)/iu.exec(text);
  if (key === 'contents' && without !== null) return text.replace(without[0], without[1]!);
  // "Inkl. Dübel" behind "Lieferumfang".
  if (key === 'contents') {
    const beside =
      /\swith it(?: too| as well)?\.?$|^(?:i|we)[’'\s]|^you(?:[’']ll| will)\s|^included (?:are|is)\s/iu.test(
        text,
      )
        ? listOf(text.replace(/\.$/u, ''))
        : '';
    if (beside !== '') return `${beside}.`;
    const parcel = listOfParcel(text);
    if (parcel !== '') return parcel;
    const boxed = spanishBox.exec(text)?.[0];
    if (boxed !== undefined) return text.slice(boxed.length);
    // "Comes with: with remote control and mains lead".
    const along = withList.exec(text)?.[0];
    if (along !== undefined) return text.slice(along.length);
    const shut = /^(?:(?:inkl|incl)\.?|inklusive|including|inclus[eo]?|incluye)\s(?=[\p{L}\d])/iu.exec(
      text,
    )?.[0];
    if (shut !== undefined) return upperFirst(text.slice(shut.length));
    // "The set has an 8 inch brush and six rods that screw together".
    const held =
      /^(?:(?:the|this|each|every) )?(?:set|pack|kit|box|bundle) (?:has|contains|includes) (?=an?\s|one\s|two\s|three\s|four\s|five\s|six\s|\d)/iu.exec(
        text,
      )?.[0];
    if (held !== undefined) return upperFirst(text.slice(held.length));
  }
  const listed = key === 'contents' && !ofClause.test(text) ? listIncluded.exec(text) : null;
  if (listed !== null) return `${listed[1]!}${listed[2]!}`;
  // "Not included: no yeast included" denies it twice.
  const denied = /^no (\p{L}[^,.;]{2,40}) included(\.?)$/iu.exec(text);
  if (key === 'exclusion' && denied !== null) return `${denied[1]}${denied[2]}`;
  // "No games included" of the contents: without its last word it says that there are none.
  if (denied !== null) return text;
  // "Links removed but included".
  if (/\sbut$/iu.test(match?.[1] ?? '')) return text;
  if (key === 'contents' && inTheBox.test(text)) return text.replace(inTheBox, '$<stop>');
  // "La maceta no está incluida": the denial stands before its verb.
  const before = /\s(?:no|(?:is|are)n[’']t|n[’']\p{L}+ pas|ne \p{L}+ pas)$/iu.exec(match?.[1] ?? '');
  if (match !== null && before !== null)
    return key === 'exclusion' ? `${match[1]!.slice(0, before.index)}${match.groups!['stop']}` : text;
  // Behind the wrong label the word is all that keeps the fact true.
  const { denial, contracted, stop = '' } = match?.groups ?? {};
  const says = denial === undefined && contracted === undefined ? 'contents' : 'exclusion';
  // "L'entonnoir est inclus" behind "Contenu".
  return match === null || key !== says ? text : `${match[1]!.replace(/^L(?=[’'])/u, 'l')}${stop}`;
}

/** "Vendo objetivo Nikon en muy buen estado" behind "Estado": that somebody sells it is no state. Spanish and French. */
export const withoutOffer = (text: string): string =>
  text.replace(
    /^(?:vendo|se vende|vendemos|je vends|nous vendons)\s(?:(?:mis?|est[ae]|un[ao]?|mon|ma|mes|une?|cet|cette|ce|notre|nuestr[oa])\s)?(?=\p{L}[^.]{0,120}(?:estado|état)(?!\p{L}))/iu,
    '',
  );

/** "Comes in sizes XS to XL" behind "Size". */
const sizesOffered = /^(?:comes?|available) in sizes? (?=\S+ to \S)/iu;

/** "Délai 6 semaines" behind "Durée". */
const waitsFor =
  /^(?:délais?|plazos?|lieferzeit|dauer|(?:lead|dispatch|making|production|processing) time|processing|turnaround|takes?)\s/iu;
const durations = /^(?:durée|duración|dauer|(?:making )?time|duration)$/iu;

const sizes = /^(?:maße|größe|abmessungen|format|taille|dimensions|medidas|tamaño|talla)\s/iu;

/** Whether a text opens with the word of its label, in one or many: "certificat Ecocert" behind "Certificats". */
export function saysLabel(text: string, label: string): boolean {
  const [said = ''] = stemsOf(text);
  const [named = ''] = stemsOf(label);
  if (waitsFor.test(text) && durations.test(label)) return true;
  if (said.startsWith('certif') && named.startsWith('certif')) return true;
  // "Maße 15 x 5 cm" behind "Größe", "taille 6 cm" behind "Dimensions".
  if (sizes.test(text) && sizes.test(`${label} `)) return true;
  // "18 cm finished size", "8 m hose length" behind "Size".
  if (/^size$/iu.test(label) && /^\D?\d.* (?:length|width|height|depth|size|diameter)$/u.test(text))
    return true;
  // "Induktion geeignet" behind "Geeignet für".
  if (/\sgeeignet$/iu.test(text) && /^geeignet(?!\p{L})/iu.test(label)) return true;
  // "Sizes" and "size" part in their silent e.
  return said === named || `${said}e` === named || said === `${named}e`;
}

/** What a clause says before its list itself: "it comes with", "in the box". */
export const ownLabel = longPattern('iu')`
  ^(?:(?:it|they|each(?: one)?|this|(?:the )?(?:set|pack|kit|box|bundle)) (?:includes?|contains?|has|comes? with)|in the box
    |what[’']?s in the box|box contents|what you get|you (?:get|receive)|contents?|includes?|included
    |(?:comes?|supplied) with|care|material|size|lieferumfang|enthalten|inklusive|pflege|material|incluye|contenido
    |cuidado|contient|comprend|contenu|(?:livré|fourni)e?s? (?:avec|dans)|entretien)\s?:?\s+(?!(?:de|du|des|del|für|of
      |for)\s|d[’'])
`;
