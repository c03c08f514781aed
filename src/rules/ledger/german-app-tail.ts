import { germanDeedFirst } from './app-first-words.ts';
import type { Brief } from '#rules/listing/listing.ts';

/** German nouns that say by themselves what kind of app it is. */
const germanKind =
  /^\p{Lu}\p{Ll}*(?:wörterbuch|tagebuch|logbuch|fahrtenbuch|haushaltsbuch|kassenbuch|lexikon|kalender|planer|rechner|trainer|wecker|zähler|tracker|verzeichnis|protokoll)$|^(?:Wörterbuch|Tagebuch|Logbuch|Fahrtenbuch|Kassenbuch|Lexikon|Kalender|Rechner|Verzeichnis|Protokoll|Kochbuch|Liederbuch|Stoppuhr|Stimmgerät)$/u;

/** Whether a German noun is such a kind. */
export function saysGermanKind(noun: string): boolean {
  return germanKind.test(noun);
}

/** "Kassenbuch für kleine Vereine: …": what a text without a verb opens with. */
const opensSo =
  /^(?:(?:Ein|Eine|Das|Die|Der|Dein|Deine) )?(?:\p{L}\p{Ll}+e[rs]? )?(\p{Lu}[\p{L}-]{5,}) (?:fürs?|zum|zur|mit) [^.!?:,]{3,60}(?=[:.,])/u;
/** "Ein tägliches Worträtsel auf Deutsch.": with its article the noun needs no purpose behind it. */
const isOne =
  /^Eine? (?:\p{Ll}+e[rs]? ){0,2}(\p{Lu}[\p{L}-]{5,})(?=[.:,]|\s(?:auf|in|von|ohne|rund um|nach|aus) [^.!?:,]{3,60}[.:,])/u;
/** "Mit Fahrtenheft führst du ein Fahrtenbuch": what one keeps with it. */
const keptWith =
  /^Mit \p{Lu}[\p{L}\p{N} -]{1,40}? (?:führst du|führen Sie|schreibst du|schreiben Sie|hast du|haben Sie) (?:ein|dein|Ihr)(?:en)? (?:\p{Ll}+e[sn] )?(\p{Lu}\p{Ll}{7,})(?=[\s,.])/u;
/** "Zeigt dir, wann die goldene und die blaue Stunde beginnt", "wann die nächsten Busse fahren": of what it tells when or where it is. */
const tellsWhen =
  /\s(?:zeigt|sagt|verrät|meldet|berechnet|weiß)(?: \p{L}+)?, (?:wann|wo) (die) (?:(\p{Ll}{3,}en?) (?:und die \p{Ll}+ )?)?(\p{Lu}\p{Ll}{4,}) (?:\p{Ll}+ )*?\p{Ll}{2,}(t|n)(?=[.,!?]|\sund\s)/u;
/** "Erinnert dich daran, deine Zimmerpflanzen zu gießen": what it helps to do. */
const helpsTo =
  /\s(?:erinnert|hilft|unterstützt|ermöglicht(?: es)?) (?:dir|dich|euch|Ihnen|Sie|Familien|Vereinen|Eltern|Paaren)(?: dabei| daran)?, (?:(?:deine?n?|eure|Ihre|die|den|das|eine?n?) )?(?:\p{Ll}+e[nrs]? )?(\p{Lu}[\p{L}-]{3,}) (?:[^.,!?]{3,40} )?(?:zu (\p{Ll}{4,}n)|(\p{Ll}+)zu(\p{Ll}{3,}n))(?=[.,!?])/u;
/** "Aussaatkalender für 80 Sorten", an entry further on in the text: what the app has that is a kind of app by itself. */
const listedKind =
  /(?:[.!?,:]|\sund)\s(\p{Lu}\p{Ll}{3,}(?:kalender|planer|tagebuch|rechner|tracker|wecker|trainer|zähler|scanner))(?=[,.]|\s(?:für|mit|und|zum|zur)\s)/u;
/** "Sagt dir, wann du Wäsche raushängen kannst": of what is done it tells when, where or how. */
const answers =
  /(?:^|\s)(?:[Ss]agt|[Zz]eigt|[Vv]errät|[Mm]eldet|[Ee]rklärt|[Bb]erechnet|[Ww]eiß)(?: dir| euch| Ihnen)?, (?:wann|wo|wie|womit|ob) (?:du|ihr|Sie|man) (?:(?:deine?n?|die|das|den|eure?n?|Ihre?n?) )?(\p{Lu}[\p{L}-]{3,}) (\p{Ll}{4,}n) (?:kannst|sollst|musst|darfst|könnt|können|kann|soll|sollen|muss|müssen)(?=[.,:!?]|$)/u;

/** "Wäsche raushängen". */
function answeredIn(first: string): string {
  const [told = '', thing = '', verb = ''] = answers.exec(first) ?? [];
  return thing === '' || denied.test(told) ? '' : `${thing} ${verb}`;
}

const noKind =
  /^(?:Termine|Aufgaben|Listen|Alles|Ideal|Perfekt|Schluss|Endlich|Version|Update|Anleitung|Kostenlos|Einfach\p{L}*)$/u;
const denied = /(?<!\p{L})(?:nicht|kein\p{L}*|nie|ohne)(?!\p{L})/u;

/** What a German app is or what it helps to do, as its text opens: "Kassenbuch", "Zimmerpflanzen gießen". */
export function germanAppTails({ product, fields }: Brief): string[] {
  const first = /^[^.!?\n]{3,200}[.!?:]?/u.exec(product.description.trimStart())?.[0] ?? '';
  const names = [product.name, fields['appName'] ?? ''].filter(Boolean).map((name) => name.toLowerCase());
  const kind = (opensSo.exec(first) ?? isOne.exec(first) ?? keptWith.exec(first))?.[1] ?? '';
  const [helped = '', thing = '', plain = '', front = '', verb = ''] = helpsTo.exec(first) ?? [];
  const deed = thing === '' ? '' : `${thing} ${plain === '' ? `${front}${verb}` : plain}`;
  return [
    noKind.test(kind) ? '' : kind,
    // "Erfassung des Verbrauchs (Spritrechner)": what it is called besides.
    /\((\p{Lu}\p{Ll}{3,}(?:kalender|planer|tagebuch|rechner|tracker|wecker|trainer|zähler|scanner|buch|liste))\)[.!]?$/u.exec(
      first,
    )?.[1] ?? '',
    denied.test(helped) ? '' : deed,
    answeredIn(first),
    ...toldWhen(first),
    ...germanDeedFirst(product.description.trimStart()),
    deedWith(first),
    appForWhom(first),
  ].filter((tail) => tail !== '' && !names.some((name) => name.includes(tail.toLowerCase())));
}

/** "Mit Notenblick liest du Noten schneller vom Blatt", "merkst du dir Fundstellen": what one does with it, and to what. */
const doneWith =
  /^Mit \p{Lu}[\p{L}\p{N} -]{1,40}? (\p{Ll}{2,}st) du (?:dir |(?:deine|alle|die) )?(\p{Lu}[\p{L}-]{3,})(?=[\s.,])(?![^.!?,]*\s(?:ab|an|auf|aus|bei|ein|fest|mit|nach|vor|weg|zu|zurück|zusammen|um|im Blick|im Griff)[.,!?])/u;
const noDeed =
  /^(?:hast|bist|kannst|willst|musst|sollst|darfst|wirst|behältst|hältst|bekommst|kommst|gehst|weißt|lässt|machst|stehst|bringst|brauchst|führst|verlierst|verpasst|sparst)$/u;
/** Verbs whose stem changes behind "du". */
const changed: Readonly<Record<string, string>> = {
  liest: 'lesen',
  siehst: 'sehen',
  misst: 'messen',
  gibst: 'geben',
  nimmst: 'nehmen',
  triffst: 'treffen',
  sprichst: 'sprechen',
  trägst: 'tragen',
  fährst: 'fahren',
  läufst: 'laufen',
  isst: 'essen',
};

/** "Noten lesen", "Pilze bestimmen". */
function deedWith(first: string): string {
  const [told = '', verb = '', thing = ''] = doneWith.exec(first) ?? [];
  if (verb === '' || noDeed.test(verb) || denied.test(told)) return '';
  const stem = verb.replace(/st$/u, '').replace(/(?<=[dtnm])e$/u, '');
  return `${thing} ${changed[verb] ?? (/(?:el|er)$/u.test(stem) ? `${stem}n` : `${stem}en`)}`;
}

const appFor =
  /^\p{Lu}[\p{L}\p{N} -]{1,30}? ist (?:die|eine|deine) (?:\p{Ll}+ )?App für (\p{Lu}\p{Ll}+(?:er|innen|schaften|eltern|leute|kräfte|vereine|teams|Teams|Eltern|Familien|Paare|Vereine))(?=[\s.,])/u;

/** "Für Trainer" of "Vereinsheld ist die App für Trainer und Jugendmannschaften": the first of those whom it is for. */
function appForWhom(first: string): string {
  const whom = appFor.exec(first)?.[1] ?? '';
  // Of "Kinder und Erwachsene" the first alone would shut the others out.
  return whom === '' || whom === 'Kinder' ? '' : `für ${whom}`;
}

/** "Goldene Stunde", "nächste Busse": in the first case, as the verb says whether it is one or several. */
function toldWhen(first: string): string[] {
  const [told = '', , adjective = '', thing = '', end = ''] = tellsWhen.exec(first) ?? [];
  const isOneThing = end === 't';
  if (thing === '' || denied.test(told) || (adjective !== '' && isOneThing === adjective.endsWith('en')))
    return [];
  const plain = isOneThing ? adjective : adjective.replace(/n$/u, '');
  return plain === '' ? [thing] : [`${plain} ${thing}`, thing];
}

/** "Aussaatkalender" of an entry further on, for an app that nothing else names; empty where its text has none. German. */
export function listedKindOf({ product, language }: Brief): string {
  const kind =
    language.written === 'de' ? (listedKind.exec(product.description.slice(0, 600))?.[1] ?? '') : '';
  return product.name.toLowerCase().includes(kind.toLowerCase()) ? '' : kind;
}
