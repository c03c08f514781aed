import type { Ledger } from '#rules/listing/listing.ts';
import { remembering } from '#rules/text/remembering.ts';
import { foldWord, stemOf } from '#rules/text/words.ts';
import { phraseStems } from './phrase-stems.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import { countsInside, isHalfAsked, namesNothing } from './no-names.ts';
import {
  adjectives,
  genericWords,
  isSmallWord,
  giftWords,
  instructionWords,
  questionOpeners,
  sellingWords,
} from './plain-words.ts';
import type { SellerWords } from './seller-words.ts';
import { isKnownStem, isSellersRun, sellerWordsOf } from './seller-words.ts';

/** Words that join two parts of a searched phrase ("planter with saucer", "vela para regalo"). */
const joints = new Set(
  'for with without in of to and near vs from on by fur mit ohne aus von zu zum zur im und bei gegen para con sin de en y del a al pour avec sans en et du des d l au aux'.split(
    ' ',
  ),
);

/** Forms of help that stand after the thing: "sourdough starter tutorial", "habit tracker app". */
const formWords = new Set([
  'tutorial',
  'recipe',
  'vlog',
  'review',
  'guide',
  'lesson',
  'app',
  'download',
  'anleitung',
  'test',
  'cost',
  'kosten',
  'precio',
  'prix',
]);

/** Adjectives that are only half of a unit: "dishwasher safe", "heat resistant" (writing guide §4.4, nonsense guard). */
const predicateTail =
  /^(?:safe|free|proof|resistant|friendly|based|ready|lined|made|scented|thrown|pressed)$/;

/** Measures alone, such as "350 ml" or "2.5": they name no thing. */
const onlyMeasure =
  /^[\d\s.,x×/-]*(?:lumens?|persons?|people|pieces?|pcs|count|packs?|rpm|days?|hours?|minut(?:es?|en|os?)|months?|weeks?|years?|stunden?|tagen?|wochen?|horas?|heures?|jours?|semanas?|semaines?|zoll|pouces|pulgadas|inch(?:es)?|ipx?\d*|毫升|厘米|mm|cm|m|km|in|ft|yd|g|kg|mg|oz|lb|lbs|ml|cl|l|w|v|mah|ah|lm|k|gb|tb|hz|db|kcal|psi|gsm|h|min|s|%|€|£|\$)?$/iu;

/**
 * Whether a phrase is one that a person would type into a search box (writing guide §4.4): up to four
 * words, a noun where the language puts it, no small word at an end, no word twice, not two materials or
 * colours, and either the seller's own words in a row or built around the thing itself.
 */
export function typedPhrase(phrase: string, ledger: Ledger): boolean {
  const clean = /\s\s|[^\S ]|^\s|\s$/u.test(phrase) ? phrase.trim().replaceAll(/\s+/gu, ' ') : phrase;
  if (clean === '') return false;
  const seller = sellerWordsOf(ledger);
  if (ledger.language.written === 'other') return typedVerbatim(clean, ledger, seller);
  const words = clean.split(' ');
  const folded = words.map(foldWord);
  const first = folded[0] ?? '';
  const question = questionOpeners.has(first) && words.length > 2;
  if (words.length === 2 && /^(?:comment|como|wie|how)$/.test(first)) return false;
  const romance = ledger.language.written === 'es' || ledger.language.written === 'fr';
  if (ledger.language.written === 'en' && isHalfAsked(clean, question)) return false;
  // "I built" of a title finds nobody.
  if (!question && words.length < 4 && /^(?:i|we|my|you|your|he|she|they)$/.test(first)) return false;
  if (isCutShort(clean, ledger.language.written, seller.text)) return false;
  // "West highland way in winter": small words of a seller's own run are none that somebody has to type.
  const leavesSmall =
    romance || (words.length > 4 && ledger.language.written === 'en' && isSellersRun(clean, seller));
  const counted = leavesSmall ? words.filter((word) => !isSmallWord(word, ledger.language.written)) : words;
  if (words.length > (question ? 9 : 6) || counted.length > (question ? 9 : 4) || onlyMeasure.test(clean))
    return false;
  const small = (word: string): boolean => isSmallWord(word, ledger.language.written);
  const isDenial = first === 'no' && words.length > 2 && isSellersRun(clean, seller);
  if (small(folded.at(-1) ?? '') || (!question && !isDenial && small(first))) return false;
  const content = phraseStems(clean).filter((stem) => !joints.has(stem) && !small(stem));
  if (content.length === 0 || new Set(content).size < content.length) return false;
  if (content.some((stem) => sellingWords.has(stem) && !seller.heads.has(stem))) return false;
  if (instructionWords.has(stemOf(first)) && !isHead(first, seller)) return false;
  if (ledger.language.written === 'en' && words.length > 1 && namesNothing(clean)) return false;
  if (content.every((stem) => genericWords.has(stem))) return false;
  if (mixes(content, colourStems) || mixes(content, materialStems)) return false;
  if (/^(?:short|long|new|full|this|last|next) (?:video|clip|vlog|episode|tutorial)$/iu.test(clean))
    return false;
  if (question) return content.some((stem) => ledger.stems.has(stem));
  if (
    !content.every((stem) => isKnownStem(stem, ledger, seller) || giftWords.has(stem) || formWords.has(stem))
  )
    return false;
  if (ledger.language.written === 'en' && !endsInNoun(folded, seller)) return false;
  // "Low poly house tutorial": the seller's words with how they are told.
  if (
    words.length > 1 &&
    /^(?:tutorial|recipe|vlog|review)$/.test(folded.at(-1)!) &&
    ledger.language.written === 'en' &&
    isSellersRun(words.slice(0, -1).join(' '), seller)
  )
    return true;
  return (
    isSellersRun(clean, seller) || isBuilt(folded, ledger, seller) || isRunWithPlace(words, ledger, seller)
  );
}

/** "Kette mit echter", "veil with scattered": the word before its noun. "Fifth leaf", "sizes 50" tell one of a row. */
const germanCut = /\s(?:mit|aus|für|ohne|in|zum|zur)\s(?:\S+\s)?\p{Ll}+(?:e|er|es|en|em)$/u;
const englishCut = /\s(?:with|in|for)\s(?:\p{L}+\s)?\p{L}+ed$/iu;
const romanceComplement = /\s(?:de|du|des|del|con forma|en forme)(?:\s\p{L}+)?$/iu;
const openStyle = /\s(?:façon|estilo|tipo)$/iu;
const romanceVerb =
  /(?:^|\s)(?:es|son|está|están|est|sont|tiene|viene|lleva|mide|pesa|porte|mesure|pèse)\s/iu;
/** "Canapé places" of one with three has lost its figure, "taza amantes" what they love. */
const lostFigure =
  /^\p{L}+\s(?:places|plazas|pièces|piezas|portes|puertas|tiroirs|cajones|vitesses|velocidades|personnes|personas|litres|litros|cm|pouces|pulgadas|mois|ans|meses|años|jours|días|heures|horas)$|\s(?:amantes|amateurs|amoureux|passionnés|aficionad[oa]s|fans)$/iu;
const halfRoom = /\s(?:salle|cuarto)(?!\sd[eu]|\sà)/iu;
/** "Drei Kerzenständer" counts the thing; a video of "cinco errores al podar" is searched so. */
const counted =
  /^(?:zwei|drei|vier|fünf|sechs|acht|zehn|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)\s\S+$/iu;
const oneOfRow =
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|sizes?|größen?|tallas?|tailles?)\s/iu;

/** What one says in a video is searched by nobody: "te enseño", "je vous montre". */
const speaks =
  /(?<!\p{L})(?:te|os|me|nos|necesitas|necesitarás|veo|aprenderás|aprendes|verás|puedes|tienes|explico|enseño|muestro|vamos|vídeo|je|vous|explique|montre|vidéo)(?!\p{L})/iu;
/** "Patatas jugosa" of "tortilla de patatas jugosa": the adjective is the tortilla's. Spanish adjectives agree. */
const disagrees = /^\p{L}+as \p{L}{3,}[ao]$/iu;
/** "Lin brodée", "hierro fundido precurada": the ending is that of the thing which the material is of. */
const otherGender =
  /^(?:(?:lin|coton|cuir|bois|grès|papier|verre|métal|acier|laiton|velours|satin|jersey|denim|rotin|raphia|argent|marbre|liège|carton|olivier|chêne|noyer|hêtre|frêne|bambou|teck|pin)\s(?:(?:\S+\s)?\p{L}+ées?|personnalisés?)|(?:lino|hierro|vidrio|algodón|papel|cartón|metal|cristal|latón|corcho|gres|acero|cuero|cáñamo|yute|mármol)\s(?:\S+\s)?\p{L}+[ai]das?|(?:cerámica|madera|lana|seda|porcelana|plata|tela|lona|pizarra|cera)\s(?:\S+\s)?\p{L}+[ai]dos?)$/iu;

/** "Oz tumbler" of a 40 oz tumbler, "person tent" of one for two: the unit has lost its figure. */
const unitFirst =
  /^(?:person|people|oz|ounce|inch(?:es)?|pack|pieces?|pcs|count|weeks?|days?|hours?|minutes?|months?|years?|ml|cl|cm|mm|kg|lb|lbs|ft|litre|liter|gallon|quart|seater|tier|way|length|pages?|gb|tb|watt|volt|level|step|part|seat|drawer|panel|speed|mode|light|degrees?|dollars?|euros?|pounds?)\s/iu;

function isCutShort(phrase: string, language: string, brief: string): boolean {
  if (oneOfRow.test(phrase) || counted.test(phrase)) return true;
  if (language === 'en' && (isHalfPart(phrase, brief) || losesDenial(phrase, brief))) return true;
  const unit = language === 'en' ? unitFirst.exec(phrase)?.[0].trim().toLowerCase() : undefined;
  if (unit !== undefined && hasFigureBefore(brief, unit)) return true;
  if (
    language === 'en' &&
    (englishCut.test(phrase) ||
      /\s(?:costs|takes|needs|makes|lasts|keeps|burns|holds|fits|works|runs|comes|turns|hangs|sits|goes|lets|helps|gives|brings|stays|opens|closes|features|includes|weighs|measures|april|june|july|august|(?:janu|febru)ary|\p{L}+ember|october)$/u.test(
        phrase,
      ))
  )
    return true;
  if (
    (language === 'es' || language === 'fr') &&
    (speaks.test(phrase) || disagrees.test(phrase) || otherGender.test(phrase))
  )
    return true;
  // "Rénovation de salle" of "rénovation de salle de bain" names half of it.
  if (language === 'es' || language === 'fr') {
    // "Cada cesta es distinta": a sentence is nothing that is searched.
    if (
      halfRoom.test(phrase) ||
      lostFigure.test(phrase) ||
      openStyle.test(phrase) ||
      romanceVerb.test(phrase) ||
      /\s(?:con forma|en forme)$/iu.test(phrase)
    )
      return true;
    if (countsInside.test(phrase)) return true;
    if (!romanceComplement.test(phrase)) return false;
    const run = phrase.toLowerCase();
    const at = brief.indexOf(run);
    return at !== -1 && /^\s(?:de|d['’]|à)\s?\p{L}/u.test(brief.slice(at + run.length, at + run.length + 6));
  }
  if (language !== 'de') return false;
  // "Für Kurz- und Langhaar" names no length alone.
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1).toLowerCase();
  return germanCut.test(phrase) || brief.includes(`${last}- `);
}

/** Words that stand in a brief only behind a denial: "pull" of a "no pull harness". Source: the brief in lower case. */
const deniedIn: (brief: string) => ReadonlySet<string> = remembering((brief) => {
  const denied = new Set(
    [...brief.matchAll(/\b(?:no|non|anti|zero)[ -](\p{L}{3,})/gu)].map((match) => match[1]!),
  );
  for (const word of denied) {
    const bare = brief.replace(new RegExp(`\\b(?:no|non|anti|zero)[ -]${word}`, 'gu'), '');
    if (new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(bare)) denied.delete(word);
  }
  return denied;
});

function losesDenial(phrase: string, brief: string): boolean {
  const denied = deniedIn(brief);
  if (denied.size === 0) return false;
  const words = phrase.toLowerCase().split(' ');
  return words.length > 1 && words.some((word, at) => denied.has(word) && words[at - 1] !== 'no');
}

/** "Pram with car" of a pram with a car seat: the part has lost its noun. */
function isHalfPart(phrase: string, brief: string): boolean {
  const part = / with (\p{L}+)$/u.exec(phrase.toLowerCase())?.[1];
  if (part === undefined) return false;
  const after = brief.split(new RegExp(` with ${part}(?!\\p{L})`, 'u')).slice(1);
  return (
    after.length > 0 &&
    after.every((text) => /^ (?!(?:and|or|in|on|for|to|of|at|by|from|that|which|is|with)\b)\p{L}/u.test(text))
  );
}

/** Whether every time that a word stands in a text a figure or a word that belongs to it stands before. */
function hasFigureBefore(brief: string, unit: string): boolean {
  const before = brief.split(new RegExp(`(?<=[\\s-])${unit}(?=\\s)`, 'u')).slice(0, -1);
  return (
    before.length > 0 &&
    before.every((text) =>
      /(?:\d|\b(?:one|two|three|four|five|six|seven|eight|ten|twelve|full|cathedral|knee|floor))[\s-]$/u.test(
        text,
      ),
    )
  );
}

function typedVerbatim(phrase: string, ledger: Ledger, seller: SellerWords): boolean {
  if (onlyMeasure.test(phrase)) return false;
  if (phrase.split(' ').length > 5) return false;
  if (seller.text.includes(phrase.toLowerCase())) return true;
  const stems = phraseStems(phrase);
  return stems.length > 0 && stems.every((stem) => ledger.stems.has(stem));
}

function isHead(word: string, seller: SellerWords): boolean {
  return seller.heads.has(stemOf(word));
}

/** English: the last word is a thing, not a colour, a property or half of "dishwasher safe". */
function endsInNoun(folded: readonly string[], seller: SellerWords): boolean {
  const last = folded.at(-1) ?? '';
  if (isHead(last, seller)) return true;
  // "PlayStation 5", "Forester 2014": the figure behind the thing tells which one it is.
  if (/^\d{1,4}[a-z]{0,2}$/.test(last) && isHead(folded.at(-2) ?? '', seller)) return true;
  if (/^(?:19|20)\d\d$/.test(last) && folded.length > 2 && !/\d/.test(folded.at(-2) ?? '')) return true;
  if (folded.length === 1 && /^[a-z]{2,}(?:[^e]ed|able|ible|ful|less|ous)$/.test(last)) return false;
  if (predicateTail.test(last) || adjectives.has(stemOf(last)) || /.ly$/.test(last)) return false;
  return /\p{L}/u.test(last);
}

/** Two colours or two materials that are not one name: "moss green" is one, "green red" are two. */
function mixes(stems: readonly string[], names: ReadonlySet<string>): boolean {
  let groups = 0;
  let inside = false;
  for (const stem of stems) {
    const here = names.has(stem);
    if (here && !inside) groups += 1;
    inside = here;
  }
  return groups > 1;
}

/** Built around the thing: English ends in it or goes on with a joint; other languages begin with it or hold it. */
function isBuilt(folded: readonly string[], ledger: Ledger, seller: SellerWords): boolean {
  const stems = folded.map(stemOf);
  if (stems.some((stem) => giftWords.has(stem))) return stems.length > 1;
  const place = stems.findIndex((stem) => seller.heads.has(stem));
  const pieces = place === -1 ? stems.findIndex((stem) => holdsHead(stem, seller)) : place;
  if (pieces === -1) return brandRun(stems, ledger);
  if (ledger.language.written !== 'en') return true;
  const lastHead = stems.findLastIndex((stem) => holdsHead(stem, seller));
  const after = stems[lastHead + 1];
  if (lastHead === stems.length - 2 && formWords.has(after ?? '')) return true;
  return after === undefined || joints.has(after) || placeAfter(folded.slice(lastHead + 1), ledger);
}

function holdsHead(stem: string, seller: SellerWords): boolean {
  return stem.split('-').some((part) => seller.heads.has(part));
}

/** "fuse box replacement bristol": the seller's own words and one of the seller's places. */
function isRunWithPlace(words: readonly string[], ledger: Ledger, seller: SellerWords): boolean {
  return ledger.facts.some((fact) => {
    if (fact.kind !== 'place') return false;
    const place = phraseStems(fact.value);
    const rest = words.filter((word) => !place.includes(stemOf(word)));
    return rest.length > 0 && rest.length < words.length && isSellersRun(rest.join(' '), seller);
  });
}

/** "plumber leeds", "lens m42": a place or a model may follow the thing. */
function placeAfter(rest: readonly string[], ledger: Ledger): boolean {
  const stems = rest.map(stemOf);
  return ledger.facts.some(
    (fact) =>
      (fact.kind === 'place' || fact.kind === 'model' || fact.kind === 'compatibility') &&
      stems.every((stem) => phraseStems(fact.value).includes(stem)),
  );
}

function brandRun(stems: readonly string[], ledger: Ledger): boolean {
  const brand = phraseStems(ledger.brand);
  return brand.length > 0 && brand.every((stem) => stems.includes(stem));
}
