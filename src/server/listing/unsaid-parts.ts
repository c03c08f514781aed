import { claimHits } from '#rules/ledger/claim-index.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { contentStemsOf, foldWord, partsOf, tokensOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import {
  foldedBrief,
  isDenied,
  isOfBrief,
  isThingOfBrief,
  setFor,
  setOf,
  type Unsaid,
  type Written,
} from './brief-words.ts';
import { isNeutral } from './neutral.ts';
import { partWords } from './unsaid-words.ts';

/** Behind which a thing is said to have its parts; the parts stand in the rest of the clause. */
const having: Readonly<Record<Written, RegExp>> = {
  en: /(?<!\p{L})(?:has|have|with|features?|includes?|including|plus|built-in|integrated|(?:comes?|arrives?|delivered|packed|sent|presented) (?:with|in)|adds?)\s([^.!?;:\n<]{3,90})/giu,
  de: /(?<!\p{L})(?:hat|haben|besitzt|mit|samt|inklusive|inkl\.|dazu|(?:kommt|geliefert|verpackt) in|integrierte\p{L}{0,2}|eingebaute\p{L}{0,2})\s([^.!?;:\n<]{3,90})/giu,
  es: /(?<!\p{L})(?:tiene|tienen|con|incluye|incluyen|lleva|llevan|además de|(?:viene|vienen|llega|llegan|se entrega|se envía) en)\s([^.!?;:\n<]{3,90})/giu,
  fr: /(?<!\p{L})(?:a|ont|avec|comprend|comporte|inclut|possède|(?:arrive|livré\p{L}{0,2}|présenté\p{L}{0,2}) dans|doté\p{L}{0,2} d[e’'])\s?([^.!?;:\n<]{3,90})/giu,
};
/** "L’amande" is of what "amande" is. */
const bare = (word: string): string => word.replace(/^(?:[cdjlmnst]|qu)[’']/u, '');

/** Where the rest of a clause speaks of what is done with a thing, and no more of what it has. */
const partsEnd =
  /\s(?:for|to|that|which|when|so|in|into|on|of your|your|while|because|if|für|um|die|das|der|wenn|damit|in|auf|para|que|en|cuando|si|pour|qui|que|dans|sur|quand)\s/iu;

/** "A velvet box comes with the pair", "un estuche está incluido": before the verb. */
const comesWith = longPattern('giu')`
  (?:^|[.!?;:\n>,]\s?|(?<!\p{L})(?:and|und|y|et)\s)((?:\p{L}[\p{L}’'-]*\s){1,5})(?:comes? with
    |(?:(?:is|are) )?(?:included|supplied|inklusive|incluid[oa]s?|inclus|incluse|fourni|fournie)(?!\p{L})
    |(?:ist|sind|liegt|liegen|wird|werden) (?:auch |noch |schon )?(?:im preis |im lieferumfang )?(?:dabei|inklusive|enthalten
      |mitgeliefert|beigelegt|bei(?=\s?(?:[.,;!\n<]|$)))|(?:está|están|viene|vienen) incluid[oa]s?
    |(?:est|sont) (?:inclus|fourni|offert)e?s?|accompagne(?:nt)?|de regalo|de obsequio|en cadeau
    |as a (?:free )?(?:gift|bonus)|gratis dazu)(?!\p{L}|\s?:)
`;

/** Where a parcel is spoken of and nothing else, so that whatever stands behind is in it. */
const inParcel = longPattern('giu')`
  (?<!\p{L})(?:(?:comes?|arrives?|ships|supplied|delivered|sent)(?: complete)? with|(?<=^|[.!?]\s|\n)(?:get|incluye|includes)
    |you (?:also |even )?(?:get|receive)|(?:erhalten Sie|du (?:bekommst|erhältst)|Sie (?:bekommen|erhalten)
      |recibes|vous recevez)|(?:kommt|wird|geliefert) mit|regalo:|trae|(?:livré|fourni|envoyé|accompagné)e?s? (?:avec
      |d[’']))\s?((?:an?|the|one|two|ein\p{L}{0,2}|una?|une?|el|la|le)\s[^.!?;:\n<]{3,60})
`;
const phraseEnds =
  /\s(?:with|together|along|for|to|that|which|in|on|of|from|so|mit|für|in|aus|zum|geliefert|con|para|de|en|a juego|pour|avec|à|en)\s|\sgeliefert/iu;
const rowJoints = /,|\s(?:and|or|und|oder|y|o|et|ou)\s/iu;
/** What comes with a thing without being in its parcel. */
const noContents = longPattern('u')`
  ^(?:item|element|artikel|content|everything|all|need|want|order|parcel|purchase|price|deliver|pair|set
    |piece|one|what|alles|preis|todo|precio|pedido|tout|prix|look|feel|smile|story|note|thank|surprise
    |promise|view|result|taste|sense|idea|chance|time|year|day|lot|bit|little|hint|touch|choice|pleasure)
`;

/** The things of a row, told by their head nouns, of which the brief has no word. */
function headsUnsaid(
  text: string,
  list: string,
  start: number,
  prepared: Prepared,
  language: Written,
): Unsaid[] {
  const found: Unsaid[] = [];
  const brief = foldedBrief(prepared);
  let at = start;
  for (const entry of list.split(rowJoints).slice(0, 4)) {
    const from = text.indexOf(entry, at);
    at = from + entry.length;
    const phrase = entry.split(phraseEnds)[0] ?? '';
    const words = partsOf(phrase).filter(({ small, stem }) => !small && stem.length > 2);
    const head = language === 'es' || language === 'fr' ? words[0] : words.at(-1);
    if (head === undefined || noContents.test(head.stem)) continue;
    // "A PDF of 14 pages, written in English": what was done with the thing before it.
    if (language === 'en' && at > start + entry.length && /^\s*\p{L}{2,}(?:ed|en)$/u.test(phrase)) continue;
    const folded = foldWord(bare(head.text.toLowerCase()));
    if (isThingOfBrief(folded, brief) || prepared.ledger.stems.has(head.stem) || alikeOfBrief(folded, brief))
      continue;
    found.push({ start: from, end: from + phrase.length, kind: 'contents' });
  }
  return found;
}

/** Things in the parcel of which the brief has no word. */
function contentsUnsaid(text: string, prepared: Prepared, language: Written): Unsaid[] {
  return matchesOf(inParcel, text)
    .filter(({ index }) => !isDenied(text, index))
    .flatMap((match) => {
      const list = match[1] ?? '';
      return headsUnsaid(text, list, match.index + match[0].length - list.length, prepared, language);
    });
}

/** Words for the same thing in a parcel, folded. */
const alike: readonly RegExp[] = [
  /(?<!\p{L})(?:manual|instructions?|guide|booklet|leaflet|anleitung|instrucciones|notice|mode)/u,
  /(?<!\p{L})(?:cable|cord|lead|wire|kabel)/u,
  /(?:bag|pouch|sack|case|sleeve|beutel|tasche|etui|hulle|bolsa|funda|estuche|sac|housse|pochette)/u,
  /(?<!\p{L})(?:box|carton|schachtel|karton|verpackung|caja|boite|coffret)/u,
  /(?:charger|power supply|adapter|adaptor|ladegerat|netzteil|cargador|fuente|chargeur)/u,
  /(?:cover|lid|cap|deckel|abdeckung|tapa|couvercle|bouchon)/u,
  /(?:fixings?|screws?|brackets?|hardware|schrauben|dubel|tornillos|vis|chevilles)/u,
];

const alikeOfBrief = (word: string, brief: string): boolean =>
  alike.some((words) => words.test(word) && words.test(brief));

/** Parts that a text gives a thing and its brief does not. */
export function partsUnsaid(text: string, prepared: Prepared, language: Written): Unsaid[] {
  const parts = setFor('part', partWords, language);
  const found = contentsUnsaid(text, prepared, language);
  for (const match of matchesOf(comesWith, text)) {
    const from = match.index + match[0].indexOf(match[1]!);
    found.push(...headsUnsaid(text, match[1]!, from, prepared, language));
  }
  for (const match of matchesOf(having[language], text)) {
    const list = match[1] ?? '';
    const from = match.index + match[0].length - list.length;
    if (isDenied(text, match.index)) continue;
    for (const { folded, start, end } of tokensOf(list.split(partsEnd)[0] ?? ''))
      if (parts.has(folded) && !isThingOfBrief(folded, foldedBrief(prepared)))
        found.push({ start: from + start, end: from + end, kind: 'contents' });
  }
  return found;
}

/** What it is made of or smells of, whatever that is; things that are no stuff ("one piece", "scratch", "hand") tell nothing. */
const stuff = longPattern('giu')`
  (?<!\p{L})(?:(?:made|cut|turned|woven|carved|built|crafted|knitted|sewn|cast) (?:up )?(?:of|from|out of)
    |consists? of|tastes? (?:of|like)|flavou?rs? of|runs? on|powered by|smells? (?:of|like)
    |scent(?:ed)? (?:of|with|like)|notes? of|hints? of|fragrance of
    |(?:besteht|bestehen|gefertigt|gemacht|gearbeitet|genäht) aus|(?:duftet|riecht|duften|schmeckt) nach
    |läuft mit|betrieben mit|hech[oa]s? (?:de|con)|fabricad[oa]s? (?:en|con|de)|huelen? a|sabe a
    |funciona con|aroma (?:de|a)|notas? de|(?:fait|fabriqué|taillé|réalisé)e?s? (?:en|de|avec)
    |sent(?:ent)? (?:le |la |les |l[’'])|notes? d[e’']|goût d[e’']|fonctionne (?:avec|sur)|we also offer
    |i also offer|we offer|wir bieten(?: auch)?|(?:también )?ofrecemos|nous proposons)\s?([^.!?;:\n<]{3,60})
`;
const noStuff =
  /^(?:\d|one|a single|single|scratch|hand|home|heart|order|the (?:same|inside|start|front|back|top|outside)|its|our|your|here|there|us|two|three|several|many|piece|pieces|einem|einer|uns|hand|mano|una sola|un solo|una|un|la main|une seule|un seul|nous)(?!\p{L})/iu;
const stuffEnds =
  /\s(?:with|in|on|at|by|for|to|that|which|as|so|is|are|mit|in|auf|für|von|con|en|para|por|que|avec|dans|pour|par|qui|à)\s/iu;
const stuffJoints = /\s(?:and|or|und|oder|y|o|et|ou)\s|,/iu;
/** A longer part of a row says more than a stuff. */
const longestStuff = 2;
const goesOn =
  /^\s?\p{L}{3,}ed(?!\p{L})|^\s?(?:rappelle|évoque|recuerda|erinnert|reminds|is|are|has|was|comes|fits|ist|sind|hat|es|está|son|tiene|mide|est|sont|a|mesure)\s/iu;

/** "Made from recycled bottles" of what has a pocket for a bottle: without its claim it would be made of that thing. */
const isOnlyThing = (entry: string, ledger: Ledger): boolean =>
  unbackedClaims(entry, ledger).some(({ kind }) => kind === 'environmental') &&
  !claimHits(entry, ledger.language.written).some(({ payload }) => payload.kind === 'material');

/** Stuffs and scents that a text gives a thing and its brief does not. */
export function stuffsUnsaid(text: string, prepared: Prepared): Unsaid[] {
  const found: Unsaid[] = [];
  for (const match of matchesOf(stuff, text)) {
    const behind = match[1] ?? '';
    const from = match.index + match[0].length - behind.length;
    if (isDenied(text, match.index) || noStuff.test(behind)) continue;
    let at = 0;
    for (const [order, entry] of (behind.split(stuffEnds)[0] ?? '')
      .split(stuffJoints)
      .slice(0, 3)
      .entries()) {
      const place = behind.indexOf(entry, at);
      at = place + entry.length;
      if (order > 0 && (countPieces(entry.trim()) > longestStuff || goesOn.test(entry))) break;
      const telling = partsOf(entry).filter(({ small, stem }) => !small && stem.length > 3);
      if (telling.length === 0) continue;
      const brief = foldedBrief(prepared);
      if (
        !isOnlyThing(entry, prepared.ledger) &&
        telling.some(
          ({ stem }) => isOfBrief(foldWord(bare(stem)), brief) || prepared.ledger.stems.has(bare(stem)),
        )
      )
        continue;
      // The space behind its comma is none of it: a cut looks for that comma before its start.
      const end = from + place + entry.length;
      found.push({ start: end - entry.trimStart().length, end, kind: 'stuff' });
    }
  }
  return found;
}

/** What stands right behind the thing itself with "with" is a part of it: "the bag with a whistle". */
const withThing: Readonly<Record<Written, string>> = {
  en: 'with (?:an? |its |the |two |three )?',
  de: 'mit (?:ein\\p{L}{0,2} |de[mnr] )?',
  es: 'con (?:una? |su |el |la )?',
  fr: 'avec (?:une? |son |sa |le |la )?',
};
/** No parts: "with room for four", "mit Liebe". */
const noPart = longPattern('iu')`
  ^(?:around|about|up|over|almost|nearly|roughly|some|several|many|rund|etwa|circa|fast|über|bis|mehr|unas?|unos|casi|hasta|más|varios|varias|environ|près|plus|plusieurs|room|space|style|care|love|character|charm|ease|history|time|plenty|lots|more|less|all|everything|you
    |us|me|both|one|no|pride|feeling|thought|hand|hands|patina|look|feel|touch|platz|raum|liebe|stil|charme
    |ruhe|zeit|viel|allem|sorgfalt|hand|ihnen|espacio|amor|estilo|encanto|cariño|todo|mucho|mano|place|amour
    |style|charme|soin|tout|vous|main)(?!\p{L})
`;

/** Parts named right behind the thing that the brief has no word of. */
export function withUnsaid(text: string, prepared: Prepared, language: Written): Unsaid[] {
  const thing =
    foldWord(prepared.ledger.productType)
      .split(/[\s-]/u)
      .at(language === 'es' || language === 'fr' ? 0 : -1) ?? '';
  if (thing.length < 3 || !/^[\p{L}]+$/u.test(thing) || prepared.platform.subject === 'app') return [];
  const found: Unsaid[] = [];
  const folded = foldWord(text);
  if (folded.length !== text.length || !folded.includes(thing)) return [];
  const pattern = new RegExp(
    `${thing}(?:s|es|n|en)? (?:${withThing[language]})([\\p{L}-]{3,}(?: [\\p{L}-]{3,})?)`,
    'giu',
  );
  const brief = foldedBrief(prepared);
  for (const match of matchesOf(pattern, folded)) {
    const words = match[1] ?? '';
    if (noPart.test(words)) continue;
    const telling = partsOf(words).filter(({ small, stem }) => !small && stem.length > 3);
    if (
      telling.length === 0 ||
      telling.some(({ stem }) => isOfBrief(stem, brief) || prepared.ledger.stems.has(stem))
    )
      continue;
    const from = match.index + match[0].length - words.length;
    found.push({ start: from, end: from + words.length, kind: 'contents' });
  }
  return found;
}

/** Verbs that tell nothing an app does by itself. */
const plainDoings = setOf(
  'helps lets makes keeps shows gives works runs needs stays tells takes covers offers comes costs ' +
    'does goes means wants asks gets puts leaves brings saves turns opens starts ends stops looks ' +
    'feels fits knows uses has have remains belongs contains lives sits stands counts lists finds ' +
    'reminds plans tracks warns',
);

/** What an app is said to do, told by a verb of which the brief has no word: "Quietly blocks other apps". */
export function doingsUnsaid(text: string, prepared: Prepared, language: Written): Unsaid[] {
  if (prepared.platform.subject !== 'app' || language !== 'en') return [];
  const { brief } = prepared;
  const name = foldWord(brief.fields['appName'] ?? brief.product.name).split(' ')[0] ?? '';
  if (!/^[\p{L}]+$/u.test(name)) return [];
  const pattern = new RegExp(
    `(?<![\\p{L}])(?:${name}|it|the app)\\s(?:also\\s)?(\\p{L}{3,}s)(?!\\p{L})((?:\\s\\p{L}+){0,4})`,
    'giu',
  );
  const known = foldedBrief(prepared);
  const isTold = (word: string): boolean => isOfBrief(word, known) || prepared.ledger.stems.has(word);
  return matchesOf(pattern, foldWord(text))
    .filter(({ 1: verb = '', 2: behind = '' }) => {
      if (plainDoings.has(verb) || [/es$/u, /s$/u].some((end) => isOfBrief(verb.replace(end, ''), known)))
        return false;
      const objects = contentStemsOf(behind).filter((stem) => stem.length > 2);
      return !isNeutral(contentStemsOf(verb)[0] ?? verb, language) && !objects.some(isTold);
    })
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, kind: 'function' }));
}
