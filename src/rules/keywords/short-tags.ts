import { spanishWay } from './spanish-way.ts';
import type { Brief, Ledger, WrittenLanguage, FactKind } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { leansOnOther } from './clause-phrases.ts';
import { nameUnits } from './name-units.ts';
import { giftTags } from './gift-tags.ts';
import { stuffsOfName } from './stuffs-of-name.ts';
import { isSmallWord } from './plain-words.ts';
import { entriesDenied } from './entries-denied.ts';
import type { Slots } from './slots.ts';
import { isTrait, leaning, ofClause, saysHow } from './whole-pieces.ts';
import { kindsOfTerms } from './terms.ts';
import { firstWords } from '#rules/text/first-words.ts';

type Romance = 'es' | 'fr';

/** Facts whose words find no buyer: how it is washed, sent and paid, what it lacks, how long it takes. */
const unsearched = new Set<FactKind>([...kindsOfTerms, 'duration', 'contents']);
/** Joints at which a clause falls apart; "de", "a mano" and "à la main" hold together what they join. */
const joint =
  /\s(?:en|avec|pour|par|sur|dans|sans|et|ou|con|para|por|sobre|sin|y|o|e|que|qui|dont|où|hasta|desde|puis|luego|à partir|jusqu[’']à)\s|[’']\s/iu;
const clauseEnd = /[,;:.!?()\n]+/u;
const opensWithSubject =
  /^(?:on|nous|je|j[’']|tu|vous|ils?|elles?|ça|c[’']est|yo|nosotros|te|os)(?=\s|[’']|$)/iu;
const denied = /(?<!\p{L})(?:no|nunca|pas|jamais|ne|sin|sans)(?!\p{L})/iu;
/** A verb that is told of someone, and a participle or a comparison that leans on what follows. */
const noNoun = longPattern('iu')`
  ^(?:quels?|quelles?|premières?|premiers?|primeras?|primeros?|cuáles|envoi|envío|envios|expédition
    |livraison|retrait|entrega|recogida|épreuve|desnivel|dénivelé|duración|durée|distancia|precio|prix
    |existe|existent|antes|después|avant|après|durante|pendant|primer[oa]?|premier|première|está|queda|est
    |sont|se|es|son|est[áa]n?|tiene|mide|a|ont|peut|puede|chaque|cada|plus|más|très|muy|trop|assez|demasiado
    |bastante|peu|poco|tout\p{L}*|tod[oa]s?|votre|tu|su|notre|nuestr[oa]s?|mon|ma|mi|elige|choisi\p{L}*|paso
    |ideal|idéal\p{L}*|perfect\p{L}*|parfait\p{L}*|único|única|unique|depuis|dès|chez|selon|vers|hacia|según
    |tras|desde|légères?|légers?|liger[oa]s?|différences?|diferencias?|variations?|variaciones|uso|usage
    |versión|version|forma|forme|recibes|recibirás|puedes|regalo|cadeau|longitud|largo|ancho|alto|longueur
    |conviene|convienen|\p{L}{3,}iría[ns]?|va|van|vaut|vont|viene|vienen|llega|llegan|arrive|arrivent|coupe|largeur|hauteur|taille|coloris|teintes?|tamaño|talla|color|colores|couleurs?|peso|poids|diam\p{L}+
    |\p{L}+(?:amos|emos|imos|ons|ez))$
`;
const hands: Readonly<Record<Romance, RegExp>> = {
  es: /(?<!\p{L})(?:hech|tejid|bordad|pintad|cosid|tornead|grabad|tallad|teñid|forjad)[oa]s? a (?:mano|láser|ganchillo|telar)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:fait|tourné|tissé|peint|brodé|cousu|tricoté|gravé|teint|tressé|sculpté|coulé|forgé|fabriqué|martelé|relié|découpé|confectionné|façonné|émaillé|assemblé|modelé|réalisé|crocheté|moulé)e?s? (?:(?:à la )?main|au crochet)(?!\p{L})/iu,
};
const madeByHand = /^\p{L}+?(?:é|u|t)(e?s?) à la main$/u;
/** "De vraies fleurs séchées": a tag has no room for what only stresses. */
const opensPlain =
  /^(?:vraie?s?|véritables?|petite?s?|grande?s?|jolie?s?|belles?|beaux|auténtic[oa]s?|verdader[oa]s?|pequeñ[oa]s?|bonit[oa]s?)$/iu;
/** "Pour balcon ou terrasse": where and for what it is. */
const meantFor: Readonly<Record<Romance, RegExp>> = {
  es: /^(?:ideal )?para (?:el |la |los |las )?(.+)$/iu,
  fr: /^(?:idéale? )?pour (?:le |la |les |l[’'])?(.+)$/iu,
};
/** "Pour ranger maquillage": a verb and its object. */
const purpose = /(?:^|\s)(?:pour|para)\s(\p{L}+(?:er|ir|re|ar))(?=\s\p{L})/giu;
const either = /\s(?:y|o|e|u|et|ou)\s(?:el |la |los |las |le |les |l[’'])?/iu;
const longestTag = 20;
const mostWords = 4;

/** Words of a piece up to the last that may end a tag, at most four and no longer than a tag. */
function tagOf(piece: string, language: Romance): string {
  if (opensWithSubject.test(piece.trim())) return '';
  const words = piecesOf(piece).filter((word) => /^[\p{L}’'-]+$/u.test(word));
  if (words.length !== piecesOf(piece).length) return '';
  while (
    words.length > 0 &&
    (isSmallWord(words[0]!, language) || opensPlain.test(words[0]!) || /^d[’']une?$/iu.test(words[0]!))
  )
    words.shift();
  // "Méthode marche aussi", "explotan si la masa".
  if (words.some((word) => ofClause.has(foldWord(word)))) return '';
  const cut = words.findIndex((word) => noNoun.test(word) || leaning.test(word));
  const whole = cut === -1 ? words : words.slice(0, cut);
  const kept = whole.slice(0, mostWords);
  while (
    kept.length > 0 &&
    (kept.join(' ').length > longestTag ||
      // "Encre à l’eau vert olive": a shade that is cut in two is another one.
      (kept.length < whole.length && colourStems.has(stemOf(kept.at(-1)!.toLowerCase()))) ||
      isSmallWord(kept.at(-1)!, language) ||
      // "Engraso solo donde hace falta".
      saysHow.test(kept.at(-1)!) ||
      /^[ldjcnsm][’']\p{L}{0,2}$/iu.test(kept.at(-1)!))
  )
    kept.pop();
  // "Faire le point" of a "point de chausson": where a piece is too long, only a trait may go.
  const lost = whole.slice(kept.length).filter((word) => !isSmallWord(word, language));
  if (lost.length > 0 && !isTrait(lost)) return '';
  return kept.length > 1 ? kept.join(' ').toLowerCase() : '';
}

/** A Spanish or French brief while short tags are cut out of it. */
interface Tagging {
  brief: Brief;
  language: Romance;
  isVideo: boolean;
  /** First word of the thing's name, in lower case; empty for a film, whose topic nothing is hung on. */
  bare: string;
  /** The first word and two synonyms, to which a short tag is hung; none for a film. */
  names: readonly string[];
  /** Takes a tag of several words that fits; a loose one names no thing. */
  add: (text: string, loose: boolean, isMade?: boolean) => void;
}

/**
 * Tags for shops where none is longer than 20 characters, from Spanish and French clauses: what the seller names in two
 * to four words ("bois flotté"), ways of making, and the short name of the thing with its material or its place
 * ("carillon balcon"). A long name leaves no room for anything beside it.
 */
export function shortTags(
  brief: Brief,
  slots: Slots,
  ledger: Ledger,
  language: WrittenLanguage,
): Candidate[] {
  // What a video shows is searched by itself; no thing is hung on its topic, and it needs none.
  const isVideo = platforms[brief.platform].subject === 'video';
  const head = slots.heads[0] ?? (isVideo ? { text: '' } : undefined);
  if (head === undefined || (language !== 'es' && language !== 'fr')) return [];
  const { name, description } = brief.product;
  const source = `products.${brief.product.index}.description`;
  const bare = head.text.split(' ')[0]!.toLowerCase();
  const found: Candidate[] = [];
  const tagging: Tagging = {
    brief,
    language,
    isVideo,
    bare,
    names: isVideo
      ? []
      : [...new Set([bare, ...slots.synonyms.slice(0, 2).map(({ text }) => text.toLowerCase())])],
    add: (text, loose, isMade = false) => {
      if (text.length > longestTag || !text.includes(' ')) return;
      const tag = {
        ...built(text.toLowerCase(), isVideo ? 'use' : 'attribute', source),
        built: isMade,
        ...(isMade && { sure: true }),
      };
      found.push(isVideo ? { ...tag, sentence: 3, least: 0.25 } : { ...tag, sentence: 3, loose });
    },
  };
  if (!isVideo) {
    addTailsOfName(tagging, head.text);
    found.push(...giftTags(`${name}. ${description}`, bare, language, source));
    addStuffs(tagging, ledger);
  }
  const hidden = ledger.facts
    .flatMap((fact) => (unsearched.has(fact.kind) ? entriesDenied(fact).map(foldWord) : []))
    .filter((value) => value !== '');
  for (const clause of firstWords(`${name}\n${description}`, 800).split(clauseEnd)) {
    const said = clause.trim();
    if (isSearched(said, hidden, isVideo)) addClause(said, tagging);
  }
  return found;
}

/** "Portacucharas de loza": each name of a thing with each stuff that its name tells. */
function addStuffs({ brief: { product, fields }, language, names, add }: Tagging, ledger: Ledger): void {
  const searched: readonly string[] =
    (fields['targetKeywords'] ?? '').toLowerCase().match(/(?<=^|,\s?)\p{L}{7,}(?=\s|,|$)/gu) ?? [];
  for (const stuff of stuffsOfName(product.name, ledger))
    for (const thing of new Set([...names, ...searched])) {
      add(`${thing} ${stuff}`, false);
      if (searched.includes(thing)) add(`${thing} ${language === 'es' ? 'de' : 'en'} ${stuff}`, false);
    }
}

function addTailsOfName({ brief: { product }, language, bare, add }: Tagging, head: string): void {
  if (bare !== head.toLowerCase())
    for (const word of wordsBehind(product.name, head, language))
      // "Pulsera de hilo rojo": the thread is red, and a bracelet would be "roja".
      if (language === 'fr' || !/[oa]$/u.test(word) || !/[oa]$/u.test(bare) || word.at(-1) === bare.at(-1))
        add(`${bare} ${word}`, false);
  for (const tail of tailsOfName(product, bare)) add(`${bare} ${tail}`, false);
}

/** @param hidden what the brief says that nobody searches, folded */
function isSearched(said: string, hidden: readonly string[], isVideo: boolean): boolean {
  if (said === '' || denied.test(said)) return false;
  // "On nourrit le levain": behind its subject stands a verb, and a piece of it names nothing.
  if (isVideo && opensWithSubject.test(said)) return false;
  // "Chaque panier demande quatre heures": a sentence about all of them.
  if (/^(?:chaque|cada)\s/iu.test(said)) return false;
  const folded = foldWord(said);
  // "Délai de fabrication" of "Délai de fabrication : 5 jours": the label of what is hidden.
  return !hidden.some(
    (value) =>
      folded.includes(value) ||
      (!isVideo && (value.startsWith(`${folded} :`) || value.startsWith(`${folded}:`))),
  );
}

function addClause(said: string, tagging: Tagging): void {
  addWayOfMaking(said, tagging);
  addPlaces(said, tagging);
  addPieces(said, tagging);
}

function addWayOfMaking(said: string, { language, isVideo, bare, add }: Tagging): void {
  const way = hands[language].exec(said)?.[0];
  if (way === undefined) return;
  add(way, true);
  const agreed = language === 'es' ? spanishWay(way, bare, said.startsWith(way)) : way;
  if (!isVideo && agreed !== null) add(`${bare} ${agreed}`, false, agreed !== way);
  // "Fabriquée à la main" is typed as "faite main".
  const ending = language === 'fr' ? madeByHand.exec(way)?.[1] : undefined;
  if (!isVideo && ending !== undefined) add(`${bare} fait${ending} main`, false);
}

/** What the clause says that the thing is meant for. */
function addPlaces(said: string, { language, names, add }: Tagging): void {
  for (const place of meantFor[language].exec(said)?.[1]?.split(either) ?? []) {
    const [noun = '', object] = piecesOf(place);
    // "Pour ranger maquillage": what is done with it, and no place.
    const isDoing = object !== undefined && /(?:er|ir|re|ar)$/iu.test(noun);
    // "Pieles sensibles": without its adjective it is another's.
    const whole = object === undefined || isSmallWord(object, language) ? noun : `${noun} ${object}`;
    if (/^\p{L}{4,}(?:\s\p{L}+)?$/u.test(whole) && !noNoun.test(noun) && !isDoing)
      for (const name of names) add(`${name} ${whole}`, false);
  }
}

/** What stands between the joints of the clause. */
function addPieces(said: string, tagging: Tagging): void {
  const { language, names, add } = tagging;
  const done = new Set([...said.matchAll(purpose)].map((match) => foldWord(match[1] ?? '')));
  const isTold = isToldOfFilm(said, tagging);
  const isStory = !tagging.isVideo && /^(?:je |j[’']|nous |on |yo |nosotr[oa]s )/iu.test(said);
  for (const [at, piece] of said.split(joint).entries()) {
    if (isTold && at === 0) continue;
    // "J'ai peint l'original en forêt de Brocéliande": where somebody did it.
    if (isStory && at > 0 && /\s\p{Lu}\p{Ll}/u.test(piece)) continue;
    const tag = tagOf(piece, language);
    const [first = ''] = tag.split(' ');
    if (tag === '' || done.has(foldWord(first))) continue;
    add(tag, !names.includes(first));
    if (materialStems.has(stemOf(first)) && (at === 0 || !opensWithPart(said, names)))
      for (const name of names) add(`${name} ${tag}`, false);
  }
}

/** "La masa reposa una noche": the front of a clause with a verb names nothing that a film shows. */
function isToldOfFilm(said: string, { brief, language, isVideo }: Tagging): boolean {
  if (!isVideo) return false;
  // "Hace frío, me mareo y vuelvo feliz": of a day somebody tells what he does.
  const isLived = /vlog/iu.test(`${brief.fields['videoType'] ?? ''} ${brief.product.category}`);
  return isLived || shapeOf(said, language) !== 'noun';
}

/** "Doublure en coton bio": of a part. */
function opensWithPart(said: string, names: readonly string[]): boolean {
  const [opening = ''] = piecesOf(
    foldWord(said).replace(/^(?:el|la|le|les|los|las|l[’']|une?|un|una|cette|este|esta|ce)\s/u, ''),
  );
  return !names.some((name) => foldWord(name).startsWith(opening)) && !materialStems.has(stemOf(opening));
}

/** Words of the name behind the thing, by which it is told from others of its kind. */
function wordsBehind(name: string, head: string, language: Romance): string[] {
  // "Boucles d’oreilles" with either apostrophe.
  const plain = (text: string): string => foldWord(text).replaceAll('’', "'");
  const at = plain(name).indexOf(plain(head));
  if (at === -1 || plain(name).length !== name.length) return [];
  const words = piecesOf(name.slice(at + head.length).split(clauseEnd)[0] ?? '').filter(
    (_, place, all) => !leansOnOther(all, place),
  );
  return nameUnits(words, head, language).filter(
    (unit) => /^\p{L}{3,}(?: [\p{L}\d]+)*$/u.test(unit) && !isSmallWord(unit, language),
  );
}

const mostTails = 6;

/**
 * What the short name of a thing takes behind it: "de pared" of a "calendario botánico 2027 de pared", and the sides that stand
 * as an entry of their own.
 */
function tailsOfName({ name, description }: Brief['product'], bare: string): string[] {
  const at = foldWord(name).indexOf(foldWord(bare));
  if (at !== 0) return [];
  const [behind = ''] = name.slice(bare.length).split(clauseEnd);
  const words = piecesOf(behind);
  const found = words.flatMap((word, place) => {
    const next = words[place + 1] ?? '';
    // "Anillo plata de ley": what stands behind a stuff tells which stuff it is.
    if (place > 0 && materialStems.has(stemOf(words[place - 1]!.toLowerCase()))) return [];
    return /^(?:de|en|à|au|aux)$/iu.test(word) && /^\p{L}{3,}$/u.test(next) ? [`${word} ${next}`] : [];
  });
  const sides = description
    .slice(0, 400)
    .split(/,\s|\.\s|\n/u)
    .map((entry) => entry.trim().replace(/\.$/u, ''))
    .filter((entry) => /^\d{1,3}(?:[.,]\d)? ?[x×] ?\d{1,3}(?:[.,]\d)? cm$/u.test(entry));
  return [...found, ...sides].slice(0, mostTails);
}
