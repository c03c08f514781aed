import { longPattern } from '#rules/text/long-pattern.ts';
import { hadThings, namedThing } from './german-had.ts';
import { type GermanPhrase, hasMeasure, lasts, measuresIn } from './german-measures.ts';
import type { GermanSaid } from './german-sentences.ts';
import { adjustedPart, moreOfThing } from './german-more-phrases.ts';
import { stuffsIn } from './german-stuffs.ts';

const trait =
  /^\p{Ll}{2,}(?:frei|fest|dicht|sicher|abweisend|aktiv|durchlässig|beständig|resistent|elastisch|dimmbar|stellbar|klappbar|faltbar|drehbar|nehmbar|ziehbar|ladbar|schließbar|waschbar|stapelbar|kompostierbar|abbaubar|schraubbar|rollbar|füllbar|wendbar|geeignet|tauglich|geheftet|genäht|bemalt|gebunden|gefertigt|gestrickt|gewebt|betrieben|geschmiedet|getöpfert|gegossen)$|^(?:vegan|doppelwandig|kabellos|schnurlos|vergoldet|versilbert|verzinkt|gepolstert|gefüttert|wattiert|gepunktet|liniert|kariert|emailliert|rutschhemmend|unlackiert|unbehandelt|geölt|gewachst|biegsam|transparent|durchsichtig|geruchsneutral|geschmacksneutral)$/u;
const noTrait =
  /(?:kostenfrei|einwandfrei|problemfrei|sorgenfrei|fehlerfrei|unsicher|barrierefrei|risikofrei|schmerzfrei|stressfrei|zollfrei|portofrei)$/u;
/** What bounds a trait: "auf beiden Seiten rutschfest", "bis 60 Grad waschbar". */
const bounded =
  /^((?:(?:auf|von) beiden Seiten|beidseitig|auch bei \p{Lu}\p{L}+|bis (?:zu )?\d+ (?:kg|Grad|°C|Meter|m)|bei \d+ (?:Grad|°C)|individuell|stufenlos|mehrfach|einzeln|leicht|vollständig|in der (?:Wasch|Spül)?[Mm]aschine|(?:zwei|drei|vier|fünf|sechs)fach|\d-fach|in der (?:Höhe|Länge|Weite|Neigung))\s)(\p{Ll}+)$/u;

const shade =
  /^(?:hell|dunkel|tief|zart)?(?:grün|blau|rot|grau|braun|gelb|rosa|lila|schwarz|weiß|beige|türkis|orange|violett|pink|anthrazit|bordeaux|oliv|olivgrün|petrol|mintgrün|senfgelb|naturweiß)(?:farben)?$/u;

/** "Ofenfest bis 220 Grad". */
const heldTo = /^\p{Ll}+(?:fest|dicht|beständig|stabil) bis (?:zu )?-?\d+ (?:Grad|°C|Meter|m)$/u;

function traitsIn(clause: string): GermanPhrase[] {
  const list =
    /^(?:ist|sind|bleibt|bleiben)\s(?:(?:außerdem|zudem|dabei|natürlich|komplett|absolut)\s)?(.+)$/u.exec(
      clause,
    )?.[1] ?? '';
  const free =
    /^(?:.+(?:,| und) )?(frei von (?:\p{Ll}+en )?\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)*(?: (?:und|oder) \p{Lu}[\p{L}-]+)?)$/u.exec(
      list,
    )?.[1];
  const others = free === undefined ? list : list.slice(0, -free.length);
  const found: GermanPhrase[] = free === undefined ? [] : [{ text: free, says: 'without' }];
  const words = others.split(/,\s|\s(?:und|sowie)\s/u);
  const shades = words.filter((word) => shade.test(word));
  const dyed = /^(?:ist|sind) (?:.+ und )?in (?:einem \p{Ll}+en )?(\p{Lu}\p{L}+)(?: gehalten)?$/u.exec(
    clause,
  )?.[1];
  if (dyed !== undefined && shade.test(dyed.toLowerCase())) found.push({ text: dyed, says: 'colour' });
  else if (shades.length === 1) found.push({ text: shades[0]!, says: 'colour' });
  for (const word of words) {
    const [, , own = ''] = bounded.exec(word) ?? [];
    if (trait.test(word) && !noTrait.test(word)) found.push({ text: word, says: 'trait' });
    else if (heldTo.test(word)) found.push({ text: word, says: 'state' });
    else if (own !== '' && (trait.test(own) || /^(?:belastbar|biegsam|\p{Ll}+bar)$/u.test(own)))
      found.push({ text: word, says: 'state' });
  }
  return found;
}

const forWhom =
  /^(?:(?:eignet|eignen) sich|passt|passen|(?:ist|sind|wurden?|bietet Platz|bieten Platz))\s(?:(?:auch|damit|daher|sowohl|bestens|gut|hervorragend|speziell)\s){0,2}(für\s.+)$/u;
const meant = /\s(?:geeignet|gedacht|entwickelt|gemacht|konzipiert|bestimmt|ausgelegt|gefertigt)$/u;
const anybody =
  /^für (?:Sie|dich|euch|Ihre?n?|deine?n?|jede\p{L}*|alle[sn]?$|(?:den|die|das)(?! (?:Spülmaschine|Waschmaschine|Mikrowelle|Backofen|Trockner|Außenbereich|Innenbereich|Garten|Balkon|Outdoor-Einsatz|Innen- und Außenbereich))|ein\p{L}*|etwa|viele|manche|diese\p{L}*|unsere\p{L}*)(?!\p{L})/u;
/** Letters of the longest phrase before its list is cut. */
const longestList = 34;

/** "Für acht Karten, Scheine und Münzen": where all has no room, the first of a list is true all the same. */
function shortened(told: string): string {
  return told.length <= longestList ? told : told.split(/,\s|\seinschließlich\s/u)[0]!;
}

/** "Für das iPhone 15": what it is made to fit is typed without an article. */
const fitsModel =
  /^(?:passt|passen) (?:auch )?für (?:das |den |die )?((?:i\p{Lu}\p{L}+|\p{Lu}[\p{L}-]+)(?: [\p{Lu}\d][\p{L}\d-]*){1,4})$/u;

function audience(clause: string): string {
  const model = fitsModel.exec(clause)?.[1] ?? '';
  if (/\d/u.test(model)) return `für ${model}`;
  const told = forWhom.exec(clause)?.[1] ?? '';
  const bare = shortened(told.replace(meant, ''));
  // "Ist für Hunde" has to close on the word that says so.
  if (/^(?:ist|sind|wurden?)\s/u.test(clause) && !meant.test(told)) return '';
  return anybody.test(bare) || /\s\p{Ll}{3,}$/u.test(bare) ? '' : bare;
}

const filledWith =
  /^(?:ist|sind|wird|werden|wurde|wurden)\s((mit (?:(?:\p{Ll}+(?:em|er|en)|\d+ Karat) ){0,2}\p{Lu}[\p{L}-]+(?: aus (?:\p{Ll}+(?:em|er) )?\p{Lu}\p{L}+)?)\s(gefüllt|ausgestattet|versehen|beschichtet|bezogen|verziert|bestickt|gefüttert|gepolstert|überzogen|gefärbt|vergoldet))$/u;
const turned = longPattern('u')`
  ^(?:lässt|lassen)\ssich\s(?:(?<how>stufenlos|leicht|einfach|flach|mit\seiner\sHand|in\s(?:\p{Ll}+|\d+)\sStufen|um\s\d+\sGrad|um\s\d+°|um\s\d+\scm|(?:bis\s)?auf\s\d+\scm)\s)?
  (?<verb>\p{Ll}*(?:drehen|schwenken|neigen|klappen|falten|stellen|dimmen|nehmen|längern|weitern|ziehen|stapeln
    |rollen|kippen|kürzen|schrauben|regeln|zerlegen|aufschlagen|waschen))$
`;
const withoutTool =
  /^(?:lässt|lassen) sich (?:ganz )?(ohne (?:\p{Ll}+es )?(?:Werkzeug|Bohren|Schrauben))(?: (?:am|im|an der|an die) \p{Lu}\p{L}+)? (aufbauen|montieren|befestigen|zusammenbauen)$/u;
const deeds: Readonly<Record<string, string>> = {
  aufbauen: 'Aufbau',
  zusammenbauen: 'Aufbau',
  montieren: 'Montage',
  befestigen: 'Befestigung',
};
const without =
  /^(?:kommt|kommen|funktioniert|funktionieren|arbeitet|läuft|ist|sind|wird|werden)\s(?:(?:ganz|völlig|komplett|auch)\s)?(ohne (?:\p{Ll}+e[ns]? )?\p{Lu}[\p{L}-]+(?:(?:,| und| oder) \p{Lu}[\p{L}-]+){0,2})(?:\s(?:aus|hergestellt|gefertigt|gemacht))?$/u;
/** "Bienenwachs und Mandelöl": what is in it, where no noun takes an ending behind "mit". */
const contained =
  /^enthält ((?:\p{Ll}+es )?\p{L}+(?:wachs|öl|butter|extrakt|säure|salz|mehl|pulver|milch|honig|gel|zink|wasser|ton|erde|tee|panthenol|amid|protein)(?:,? (?:und )?\p{Lu}\p{L}*(?:wachs|öl|butter|extrakt|säure|salz|mehl|pulver|milch|honig|gel|zink|wasser|ton|erde|tee|panthenol|amid|protein)){0,2})$/iu;
const charged =
  /^(?:wird|werden|lässt sich) (?:über|per|mit|via) (USB(?:-C)?)(?:-Kabel|-Anschluss)? (?:auf)?(?:geladen|laden)$/u;
const printedOn = /^(?:ist|sind|wird|werden) (auf \p{Lu}\p{L}*[Pp]apier)(?: mit \d+ ?g(?:\/m²)?)? gedruckt$/u;
const proof = /(?:^|\s)((?:wasserdicht|staubdicht|spritzwassergeschützt) nach IP\w{2,3})$/u;
const share = /^enthält\s(\d[\d,]*\s?%\s\p{Lu}[\p{L}-]+(?:\sund\s\d[\d,]*\s?%\s\p{Lu}[\p{L}-]+)?)$/u;
const scent =
  /^(?:duftet|duften|schmeckt|schmecken)\s(?:leicht |zart |dezent |angenehm |frisch )?nach\s(\p{Lu}[\p{L}-]+(?:, \p{Lu}[\p{L}-]+)*(?:\sund\s\p{Lu}[\p{L}-]+)?)$/u;
const has =
  /^(?:verfügt über|verfügen über|hat|haben|besitzt|besitzen|bietet|bieten|umfasst|umfassen|enthält|enthalten|unterstützt|ermöglicht|trägt)\s/u;
const hours = String.raw`(?:bis zu )?(?:\d+|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf) Stunden (?:lang )?(?:kalt|warm|heiß|kühl|frisch)`;
const keeps = new RegExp(
  `^(?:hält|halten) (?:(?:\\p{Lu}\\p{L}+|(?:das|den|die) \\p{Lu}\\p{L}+) )?(${hours})((?: (?:und|oder) ${hours})?)`,
  'u',
);
const washed =
  /^(?:kann|können|darf|dürfen) (?:man )?(?:sie |es |ihn )?(?:auch )?(bei \d+ Grad) (?:(?:in der (?:Wasch)?[Mm]aschine )?(?:gewaschen werden|waschen)|in die (?:Wasch)?[Mm]aschine(?: und in den Trockner)?)$/u;
const inDishwasher =
  /^(?:kann|können|darf|dürfen) (?:auch )?in (?:die|der) (Spülmaschine|Mikrowelle)(?: gereinigt werden| gespült werden)?$/u;

/** "Lässt sich um 360 Grad drehen" → "um 360 Grad drehbar". */
function ableTo(clause: string): string {
  const { how = '', verb = '' } = turned.exec(clause)?.groups ?? {};
  if (verb === '') return '';
  const able = `${/(?:el|er)n$/u.test(verb) ? verb.slice(0, -1) : verb.slice(0, -2)}bar`;
  return how === '' ? able : `${how} ${able}`;
}

/** "Mit einem Dinosaurier" is "mit Dinosaurier" in a row of phrases. */
function withoutArticle(text: string): string {
  return text
    .replace(/^mit eine[mr] (?=\p{Lu})/u, 'mit ')
    .replace(/^mit eine([mr]) (\p{Ll}+)en (?=\p{Lu})/u, 'mit $2e$1 ');
}

/** Letters of the longest phrase of how long it keeps warm. */
const longestKept = 38;

function keptSo(clause: string): string {
  const [, first = '', more = ''] = keeps.exec(clause) ?? [];
  return first.length + more.length > longestKept ? first : first + more;
}

/** "Ätherisches Lavendelöl" would bend behind "mit", "Bienenwachs" does not. */
function mixedWith(clause: string): string {
  const told = contained.exec(clause)?.[1] ?? '';
  return told === '' || /^\p{Ll}/u.test(told) ? told : `mit ${told}`;
}

function ofThing(clause: string): GermanPhrase[] {
  const shared = share.exec(clause)?.[1];
  const lacking = without.exec(clause)?.[1];
  const tool = withoutTool.exec(clause);
  const phrases: GermanPhrase[] = [
    ...stuffsIn(clause),
    ...measuresIn(clause, ''),
    ...moreOfThing(clause),
    { text: shared === undefined ? '' : `mit ${shared}`, says: 'state' },
    { text: lacking ?? '', says: 'without' },
  ];
  if (tool !== null) phrases.push({ text: `${deeds[tool[2]!]!} ${tool[1]!}`, says: 'state' });
  const held = has.exec(clause)?.[0];
  if (held !== undefined && shared === undefined && !hasMeasure.test(clause))
    phrases.push(...hadThings(clause.slice(held.length)).map((had) => ({ ...had, says: 'part' as const })));
  if (/(?<!\p{L})ohne\s/u.test(clause)) return phrases;
  const filled = filledWith.exec(clause);
  const kept = filled?.[3] === 'gefüllt' || filled?.[3] === 'ausgestattet' || filled?.[3] === 'versehen';
  const usb = charged.exec(clause)?.[1];
  const washes = washed.exec(clause)?.[1];
  const washer = inDishwasher.exec(clause)?.[1];
  phrases.push(
    { text: audience(clause), says: 'use' },
    { text: filled === null ? '' : withoutArticle(kept ? filled[2]! : filled[1]!), says: 'state' },
    { text: ableTo(clause), says: 'state' },
    { text: keptSo(clause), says: 'state' },
    { text: scent.exec(clause)?.[1] ?? '', says: 'state' },
    { text: mixedWith(clause), says: 'state' },
    { text: printedOn.test(clause) ? `${printedOn.exec(clause)![1]!} gedruckt` : '', says: 'state' },
    { text: usb === undefined ? '' : `über ${usb} aufladbar`, says: 'state' },
    { text: /^(?:ist|sind)\s/u.test(clause) ? (proof.exec(clause)?.[1] ?? '') : '', says: 'state' },
    { text: washes === undefined ? '' : `${washes} waschbar`, says: 'state' },
    { text: washer === undefined ? '' : `für die ${washer} geeignet`, says: 'state' },
    ...traitsIn(clause),
  );
  return phrases;
}

/** Of these nothing is a part that anybody looks for. */
const noPart = longPattern('u')`
  (?:[Vv]erpackung|[Kk]arton|[Ss]chachtel|[Dd]ose|[Tt]ube|[Ff]lasche|[Tt]iegel|[Vv]ersand|[Ll]ieferung|[Ee]tikett|[Rr]ückgabe|[Pp]reis|[Rr]echnung
    |[Aa]rtikelstandort|[Hh]aushalt|[Ff]oto|[Bb]ild|[Zz]ahlung|[Ww]erkstatt|[Vv]ersion|[Mm]odelle?|[Mm]uster|[Ff]arbe)n?$
`;
/** "Das Kabel ist vier Meter lang": "vier Meter langes Kabel". */
const measuredSide =
  /^ist ((?:\d[\d.,]*|zwei|drei|vier|fünf|sechs|acht|zehn) (?:mm|cm|m|Meter|Zentimeter)) (lang|breit|tief|dick)$/u;
const endings: Readonly<Record<string, string>> = { Der: 'er', Die: 'e', Das: 'es' };

/** "Die Farbe ist Anthrazit", "ist ein warmes Senfgelb". */
const oneColour = /^ist (?:ein \p{Ll}+es )?(\p{L}+)$/u;

/** "Der Griff besteht aus Buchenholz", "Der Bezug ist abnehmbar": "Griff aus Buchenholz", "abnehmbarer Bezug". */
function ofPart(clause: string, part: string): GermanPhrase[] {
  const [article = '', noun = ''] = part.split(' ');
  const colour = noun === 'Farbe' ? oneColour.exec(clause)?.[1] : undefined;
  if (colour !== undefined) return [{ text: colour, says: 'colour' }];
  const found = measuresIn(clause, part);
  if (noPart.test(noun) || noun === '' || found.length > 0 || endings[article] === undefined) return found;
  if (/[Aa]kku$/u.test(noun)) {
    const life = lasts.exec(clause)?.[1];
    if (life !== undefined) found.push({ text: `${life} ${noun}laufzeit`, says: 'measure' });
  }
  if (/(?<!\p{L})ohne\s/u.test(clause)) return found;
  const stuff = stuffsIn(clause).find(({ says }) => says === 'stuff');
  if (stuff !== undefined) found.push({ text: `${noun} ${stuff.text}`, says: 'part' });
  const [, side = '', how = ''] = measuredSide.exec(clause) ?? [];
  if (side !== '') found.push({ text: `${side} ${how}${endings[article]!} ${noun}`, says: 'part' });
  const able = ableTo(clause);
  if (able.includes(' ')) found.push({ text: `${noun} ${able}`, says: 'part' });
  else found.push(...adjustedPart(clause, article, noun));
  const [first] = traitsIn(clause).filter(({ says }) => says === 'trait');
  if (first !== undefined && !/(?:geeignet|biegsam|vegan)$/u.test(first.text))
    found.push({
      text: `${first.text}${endings[article]!} ${noun}`,
      says: 'part',
      behindWith: withPart(first.text, article, clause, noun),
    });
  return found;
}

function withPart(word: string, article: string, clause: string, noun: string): string {
  if (/^(?:sind|bleiben)\s/u.test(clause)) return '';
  return `mit ${word}${article === 'Die' ? 'er' : 'em'} ${noun}`;
}

/** "Ein Tragegurt aus Baumwolle gehört dazu", "An der Seite befindet sich ein Fach": what is there beside what the thing is. */
const comesAlong =
  /^((?:Ein|Eine)\s[^,]{4,60}?)\s(?:gehör(?:t|en) (?:auch )?dazu|lieg(?:t|en) bei|(?:ist|sind) dabei|(?:wird|werden) mitgeliefert|(?:ist|sind) (?:im Lieferumfang )?enthalten|gehör(?:t|en) zum Lieferumfang)$/u;
const severalAlong =
  /^((?:Zwei|Drei|Vier|Fünf|Sechs|\d+) (?:\p{Ll}+e )?\p{Lu}[\p{L}-]+(?:(?: und|,) (?:zwei|drei|vier|ein|eine|\d+) (?:\p{Ll}+e[rs]? )?\p{Lu}[\p{L}-]+){0,2}) (?:gehören (?:auch )?dazu|liegen bei|sind (?:bereits )?dabei|werden mitgeliefert|sind (?:im Lieferumfang )?enthalten|gehören zum Lieferumfang)$/u;
/** "Reflektierende Streifen machen Ihren Hund sichtbar": the part that does something. */
const doesSo =
  /^(\p{Lu}\p{Ll}+e (?:\p{Ll}+e )?\p{Lu}[\p{L}-]+) (?:machen|sorgen|schützen|halten|verhindern|geben|verteilen|erleichtern|sichern|bieten|dämpfen)\s/u;
/** "Eine schwarze Spiralbindung hält die Blätter". */
const oneDoesSo =
  /^((?:Ein|Eine) (?:\p{Ll}+e[rs]? )?\p{Lu}[\p{L}-]{6,}) (?:dient|sorgt|schützt|hält|zeigt|leuchtet|verhindert|erleichtert|verriegelt|sichert|fängt|verteilt|dämpft)\s/u;
const packOf =
  /^(?:Eine|Die|Jede) Packung enthält ((?:\d+|zwei|drei|vier|fünf|sechs|acht|zehn|zwölf|zwanzig) \p{Lu}\p{L}+)(?=$|\s)/u;
const lowerFirst = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const isThere =
  /^(?:An|Am|Auf|Im|In|Innen|Außen|Unter|Oben|Unten|Vorne?|Hinten|Seitlich)(?:\s[^,]{3,40}?)?\s(?:befindet sich|gibt es|sitzt|ist|hat (?:er|sie|es))\s((?:ein|eine|einen)\s.{4,60})$/u;

function thereIs(sentence: string): GermanPhrase[] {
  const several = severalAlong.exec(sentence)?.[1];
  if (several !== undefined) return [{ text: lowerFirst(several), says: 'part' }];
  const pieces = packOf.exec(sentence)?.[1];
  if (pieces !== undefined) return [{ text: pieces, says: 'count' }];
  const one = oneDoesSo.exec(sentence)?.[1];
  if (one !== undefined) return [{ ...namedThing(one), says: 'part' }];
  const doing = doesSo.exec(sentence)?.[1];
  if (doing !== undefined) return [{ text: lowerFirst(doing), says: 'part' }];
  const along =
    comesAlong.exec(sentence)?.[1] ??
    isThere.exec(sentence.replace(/, (?:der|die|das|in d|an d)\s.*$/u, ''))?.[1];
  if (along === undefined) return [];
  const had = /^einen\s/u.test(along) ? hadThings(along)[0]! : namedThing(along);
  return [{ ...had, says: 'part' }];
}

/** What whole German sentences say in few words: "Sie hat einen auslaufsicheren Deckel" → "auslaufsicherer Deckel". */
export function germanPhrases(said: readonly GermanSaid[]): GermanPhrase[] {
  const known = new Set<string>();
  return said
    .flatMap(({ clause, part, called = '', phrases = [] }) => [
      { text: called, says: 'called' as const },
      ...phrases,
      ...(part === '' ? ofThing(clause) : part === 'there' ? thereIs(clause) : ofPart(clause, part)),
    ])
    .filter(({ text }) => text !== '' && !known.has(text) && known.add(text).size > 0);
}
