import type { Brief } from '#rules/listing/listing.ts';
import { conditionPatterns } from '#rules/ledger/condition-patterns.ts';
import { hasRomanceVerb } from '#rules/ledger/romance-predicates.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import { hangsTreatment } from '#rules/ledger/treated-with.ts';
import { platforms } from '#rules/platforms/index.ts';
import { wholeWordsAt } from '#rules/text/whole-words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { stemOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';

/** "Mesa se desmonta", "plantillas en nuestro taller": who does something, or whose it is. */
const ofSomebody =
  /(?:^|\s)(?:se|me|nos|nuestr[oa]s?|mis?|tus?|on|je|il|elle|nous|ne|mon|ma|mes|ton|ta|tes|notre|votre|vos)\s/iu;
/** "Acabo cenando". */
const goingOn = /\s\p{L}{2,}(?:ando|iendo|yendo)$/iu;
const denied = /^\s(?:nicht|nie|kein\p{L}{0,2}|pas|plus|jamais)(?!\p{L})/iu;
/** "Verkaufen unser Kinderbett", "[ich] filze Hausschuhe". */
const germanOwn = /(?:^|\s)(?:unser|mein|dein|euer|eur)e?[nrms]?\s/iu;
const germanDoer = /(?:^|[\s,.])(?:ich|wir)\s$/iu;
const germanTalk = /(?:^|\s)(?:du|ich|wir|ihr|man|es)(?:\s|$)/iu;
/** "Hand wash only" in a text of two languages. */
const english = /(?:^|\s)(?:only|from|with|and|the|free|ships|wash|handmade|for)(?:\s|$)/iu;
/** "Bleu varie d'une", "vendue à l'unité", "colócalo fuera", "disponible en crudo". */
const looseEdge = longPattern('iu')`
  \s(?:d[’']une?|jusqu[’']à|quand|cuando|wenn|puis|luego|hors|sous|chez|tiene|tienen|está|están)$
  |\scon \p{L}{3,12}(?:iza|ifica)(?:\s|$)|^sol[oa]\s|\sapt[oa]s?$|\s(?:de|en) la foto$|^(?:vendue?s?|livrée?s?|offerte?s?|vendid[oa]s?|disponibles?
    |convient|conviennent|sirven?|valen?|erhältlich|lieferbar)\s|^\p{L}{0,24}[áéí]\p{L}{1,12}(?:l[oa]s?|me
    |te|se)\s\p{L}
`;
/** "Bremsbeläge passend": what it fits is cut off. */
const germanHalf = /(?:passend|geeignet|kompatibel)$|^\p{Ll}{2,}(?<!cht|lt)t \p{Lu}|^\p{Ll}{2,}em \p{Lu}/u;
const germanVerb = /^\p{Ll}+[elr]n$/u;
/** "28 cm Durchmesser", "Backzeit 35 Minuten": how large and how long is no topic of a film. */
const noFilmTopic =
  /^(?:Durchmesser|Höhe|Breite|Länge|Gewicht|Dauer|Backzeit|Kochzeit|Garzeit|Ruhezeit|Arbeitszeit|Grad|Personen|Portionen|Füllung|Form|Menge|Mengen|Budget|Kosten|Gesamtkosten|Strecke|Anfang|Ende|Schluss|Minuten|Stunden|Tage|(?:Jahre?|Monate?|Wochen?|Tage?) \p{Lu}\p{L}+)$/u;
const halfName = /(?:d[’']une?|jusqu[’']à)$|(?:^|\s)(?:quand|cuando)(?:\s|$)/iu;
const fewer = /^(?:menos|moins|más|plus|weniger|mehr)\s(?:de|d[’']|als)\s?/iu;
/** "Rien d'autre", "nada más", "mucho frío": how much of what is no name of it. */
const nothingMore =
  /^(?:rien|nada|nichts|personne|nadie|niemand|much[oa]s?|poc[oa]s?|tant[oa]s?|demasiad[oa]s?|beaucoup|trop|tant|peu|viel|viele|wenig|etwas)(?:\s|$)/iu;
/** "Saco sin sacarlo": what is done to somebody. */
const toSomebody = /\s\p{L}{2,12}[aei]r(?:l[aeo]s|l[ao]|se|nos)$/iu;
/** "Aceite de linaza" of a spoon: what it was rubbed with. */
const rubbedWith =
  /^(?:aceite de (?:linaza|tung|teca)|aceite (?:danés|mineral)|huile (?:de (?:lin|tung|teck)|dure)|leinöl|hartöl|tungöl)$/iu;
/** "Funda de forro de fieltro": of its lining nothing is made. */
const ofPart =
  /\s(?:de|en)\s(?:forro|cierre|correa|asa|tapa|doublure|fermeture|anse|couvercle|gancho|crochet)s?\s(?:de|en|con|à)?/iu;
const packed =
  /^(?:étui|boîte|pochette|sachet|emballage|caja|estuche|bolsa|sobre|tarro)\s(?:en |de )?(?:carton|kraft|cartón|papel|papier)$/iu;
/** "Note de commande", "mensaje del pedido", "Nachricht bei Bestellung": how a buyer orders. */
const ordering =
  /(?:^|\s)(?:commandes?|pedidos?|bestellung|bestellnotiz|livraison|envíos?|paiement|pago|panier|carrito|warenkorb)$/iu;
const dayDoing =
  /^(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|días?|tardes?|mañanas?|noches?|findes?|fin de semana|semanas?|mes|años?|veranos?|inviernos?|vacaciones|horas?)\s\p{L}{2,14}(?:ando|iendo|yendo)(?:\s|$)/iu;
const done = /^\p{L}+(?:és|ées|ados|adas|idos|idas)\s\p{L}+$/iu;
/** "Emballage en carton recyclé", "se envían en cajita de cartón": what it travels in, up to the end of the sentence. */
const packedIn = longPattern('iu')`
  (?:^|[.;!?\n,]\s?|\s[jln][’'])(?:emball(?:age|ée?s?|e|ons)|(?:livr|exp[ée]di|envoy)ée?s? (?:dans|en|sous)|(?:elles?|ils?) arrivent? (?:dans|en|sous)|embalaje
    |embalad[oa]s?|envuelt[oa]s?|se env[ií]an? (?:en|dentro)|enviad[oa]s? en|verpackung|verpackt in
    |geliefert in|versand in|kommt in)(?!\p{L})[^.;!?\n]*$
`;
/** "Dans mon atelier à Albi". */
const ofOwner = /(?<!\p{L})(?:mon|ma|mes|notre|nos|mi|mis|nuestr[oa]s?|meine[rmn]?|unsere[rmn]?)\s$/iu;
/** Behind these the words name what the thing is without. */
const without = /(?:^|\s)(?:sin|sans|ni|ohne|kein\p{L}{0,2}|aucune?|ningún|ninguna)\s$/iu;
/** "Mit manueller Therapie": in the ending that its preposition asks for nobody types it. */
const germanCase = /(?:^|\s)(?:mit|bei|von|nach|aus|zu|zur|seit|in|im|am|unter|auf|beim|vom|zum)\s$/iu;
const germanEnding = /^\p{Ll}+(?:er|em|en)\s\p{Lu}/u;

/** A German, Spanish or French brief that phrases are held against. */
interface Said {
  brief: Brief;
  language: 'de' | 'es' | 'fr';
  /** In lower case. */
  name: string;
  /** In lower case; empty for all but apps. */
  appName: string;
  /** Whether the phrase may not name a fault, since nobody looks for one. */
  isResold: boolean;
  isFilm: boolean;
}

/**
 * Whether words of a German, Spanish or French description are no search: half a clause with its verb, what the thing is
 * without, an adjective in the case of its preposition.
 */
export function saidAbroad(brief: Brief): (candidate: Candidate) => boolean {
  const { written: language } = brief.language;
  if (language !== 'de' && language !== 'es' && language !== 'fr') return () => false;
  const name = brief.product.name.toLowerCase();
  const { goods, subject } = platforms[brief.platform];
  const said: Said = {
    brief,
    language,
    name,
    appName: (brief.fields['appName'] ?? '').toLowerCase(),
    isResold: goods === 'resold' && !conditionPatterns[language].flaw.test(name),
    isFilm: subject === 'video',
  };
  return (candidate) => {
    const { phrase, source } = candidate;
    if (source !== 'targetKeywords' && source !== 'videoTags' && saysNothing(candidate, said)) return true;
    const isOfText = source.endsWith('.description');
    // "BusYa Lima muestra": what an app does behind its own name.
    if (isOfText && said.appName !== '' && phrase.toLowerCase().startsWith(`${said.appName} `)) return true;
    const inName = source.endsWith('.name') ? name.indexOf(phrase.toLowerCase()) : -1;
    if (inName !== -1 && phrase.length < name.length) return isHalfOfName(phrase, inName, said);
    return isOfText && isHalfOfText(phrase, said);
  };
}

/** Words that nobody types, wherever they stand but in the seller's own keywords. */
function saysNothing({ phrase, kind }: Candidate, { brief, language, isResold, isFilm }: Said): boolean {
  const { product, bodyTexts } = brief;
  return (
    ownDoing.test(phrase) ||
    // "Mann" of a title.
    /^(?:mann|frau|hombre|mujer|homme|femme)$/iu.test(phrase) ||
    // "LP Udo" of a record by Udo Jürgens.
    (/^(?:LP|CD|EP|DVD|MC) \p{Lu}\p{Ll}+$/u.test(phrase) && namedOn(product.name, phrase)) ||
    /^(?:anfänger|einsteiger|principiantes?|débutante?s?)$/iu.test(phrase) ||
    // "Kaffeeservice mit Chip": nobody looks for the fault.
    (isResold && conditionPatterns[language].flaw.test(phrase)) ||
    fewer.test(phrase) ||
    hangsTreatment(phrase, product.description) ||
    (isFilm && costsOrLasts.test(phrase)) ||
    // "Sofá de tres" of three seats, "cuna en una cama" of where a child sleeps now.
    (language === 'es' && !isFilm && cutSpanish.test(phrase)) ||
    /(?:^|\s)(?:años de (?:experiencia|garantía)|sin compromiso)$/iu.test(phrase) ||
    nothingMore.test(phrase) ||
    (language === 'de' && saysNoGerman(phrase, product, bodyTexts, isFilm)) ||
    // "Un domingo plantando tomates": when it was done is typed by nobody with it.
    dayDoing.test(phrase) ||
    // "Vaccinés Limoges": what the cats are is done in no town.
    (kind === 'place' && (done.test(phrase) || /\s(?:junto|cerca|frente|près)\s/iu.test(phrase)))
  );
}

/** "Budget total : 640 euros". */
const costsOrLasts =
  /^(?:budget(?: total)?|coût(?: total)?|prix(?: total)?|durée(?: totale)?|distance(?: totale)?|dénivelé(?: positif| total)?|presupuesto(?: total)?|coste(?: total)?|precio(?: total)?|duración(?: total)?|distancia(?: total)?|desnivel(?: positivo| total)?)$/iu;
const cutSpanish =
  /\s(?:de|con|para|a)\s(?:una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce)$|\sen una?\s\p{L}+$/iu;
const ownDoing = /^(?:llev(?:o|amos)|est(?:oy|amos)|sigo|seguimos)\s/iu;

/** "Fragt Vokabeln" of an app that asks for them, "langem Stiel" behind "mit", "ölen" of a film. */
function saysNoGerman(
  phrase: string,
  product: Brief['product'],
  bodyTexts: Brief['bodyTexts'],
  isFilm: boolean,
): boolean {
  return (
    germanHalf.test(phrase) ||
    // "Namen Regenbogen" of a candle with a name and a rainbow.
    /^Namen \p{Lu}/u.test(phrase) ||
    (isFilm &&
      (germanVerb.test(phrase) ||
        noFilmTopic.test(phrase) ||
        isEndOfName(phrase, product.name) ||
        isHalfOfDeed(phrase, product.description))) ||
    (/^\p{Ll}+e[nt]? /u.test(phrase) && isDone(phrase, product, bodyTexts))
  );
}

/** "Ansetzen" and "Vorteigs" of "das Ansetzen des Vorteigs": neither is typed alone. */
function isHalfOfDeed(phrase: string, description: string): boolean {
  if (phrase.includes(' ') || !/^\p{Lu}/u.test(phrase)) return false;
  const at = description.indexOf(phrase);
  if (at < 4) return false;
  const before = description.slice(Math.max(0, at - 24), at);
  return (
    (phrase.endsWith('s') && /(?<!\p{L})(?:des|eines|meines) (?:\p{Ll}+en )?$/u.test(before)) ||
    (phrase.endsWith('en') && /(?<!\p{L})(?:das|beim|zum|vom) $/u.test(before)) ||
    // "Mit allen Farbtönen": as it stands there it is no plural that is typed.
    (/[äöü]\p{Ll}{0,20}en$/u.test(phrase) &&
      /(?<!\p{L})(?:allen|den|diesen|beiden|vielen|mehreren|(?:mit|von|aus|bei) \p{Ll}+en) $/u.test(before))
  );
}

/**
 * "Rasenmäher springt" of one that does not, "machst du es richtig" of how you do.
 * @param at where the phrase stands in the name
 */
function isHalfOfName(phrase: string, at: number, { name, language }: Said): boolean {
  const before = name.slice(Math.max(0, at - 8), at);
  return (
    // "Kinder Dino" of a flask for children with a dinosaur.
    (phrase.includes(' ') && /\s(?:für|para|pour)\s$/u.test(before.slice(-6))) ||
    // "Hefe backen" of a bread without any.
    (at > 0 && without.test(before)) ||
    halfName.test(phrase) ||
    denied.test(name.slice(at + phrase.length)) ||
    // "Schnell geht Tomaten ausgeizen".
    (language === 'de' && (germanTalk.test(phrase) || /^\p{Ll}+ \p{Ll}+t\s/u.test(phrase)))
  );
}

/** "Lorraine" of a "Quiche Lorraine", "Valley" of "Stardew Valley": the second of two words with capitals. */
function isEndOfName(phrase: string, name: string): boolean {
  const at = phrase.includes(' ') ? -1 : name.indexOf(` ${phrase}`);
  return (
    at > 0 &&
    /(?:^|\s)(?!(?:Der|Die|Das|Ein|Eine|Mein|Meine|Unser|Unsere|Wie|Was|So|Im|In|Am|Auf|Mit|Nach|Von|Zum|Zur)$)\p{Lu}\p{L}+$/u.test(
      name.slice(0, at),
    )
  );
}

function isHalfOfText(phrase: string, { brief, language, name }: Said): boolean {
  if (
    toSomebody.test(phrase) ||
    ofPart.test(phrase) ||
    packed.test(phrase) ||
    ordering.test(phrase) ||
    rubbedWith.test(phrase) ||
    english.test(phrase) ||
    looseEdge.test(phrase)
  )
    return true;
  if (hasRomanceVerb(phrase, language)) return true;
  if (language !== 'de' && (ofSomebody.test(phrase) || goingOn.test(phrase))) return true;
  const { description } = brief.product;
  const at = wholeWordsAt(description.toLowerCase(), phrase.toLowerCase());
  if (at < 1) return false;
  const shape = language === 'de' ? 'noun' : shapeOf(phrase, language);
  if (shape === 'verb' || shape === 'sentence') return true;
  const before = description.slice(Math.max(0, at - 12), at);
  const clause = description.slice(Math.max(0, at - 80), at);
  if (packedIn.test(clause) || ofOwner.test(before) || without.test(before)) return true;
  return language === 'de'
    ? germanEnding.test(phrase) && germanCase.test(before)
    : isUseOfName(phrase, before, name);
}

/** "Coche magnético" of a "soporte móvil coche": the holder is magnetic. */
function isUseOfName(phrase: string, before: string, name: string): boolean {
  const [first = ''] = phrase.toLowerCase().split(' ');
  return (
    /(?:para|pour|de)\s$/iu.test(before) &&
    !materialStems.has(stemOf(first)) &&
    phrase.includes(' ') &&
    wholeWordsAt(name, first) > 0
  );
}

/** Whether words stand behind "ich" or "wir" in a text, which makes the first of them a verb. German. */
function isDone(phrase: string, { description }: Brief['product'], bodyTexts: Brief['bodyTexts']): boolean {
  if (germanOwn.test(phrase)) return true;
  return [description, ...bodyTexts.map(({ text }) => text)].some((text) => {
    const at = text.toLowerCase().indexOf(phrase.toLowerCase());
    return at > 0 && germanDoer.test(text.slice(Math.max(0, at - 6), at));
  });
}

/** Whether a name of two words is cut behind its first. */
function namedOn(name: string, phrase: string): boolean {
  const at = name.indexOf(phrase);
  return at !== -1 && /^ \p{Lu}\p{Ll}{2,}(?!\p{L})/u.test(name.slice(at + phrase.length));
}
