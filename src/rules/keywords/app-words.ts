import { isAppKind } from '#rules/ledger/app-kind.ts';
import { mendedInNews } from '#rules/ledger/app-news.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { stemOf, stemsOf, wordsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import type { Slot } from './slot.ts';

/** Last parts of German compounds that say what an app is or has, each searched alone as well. */
const germanEnd = longPattern('u')`
  ^(\p{Lu}\p{Ll}{3,16}?)(kalender|karten?|planer|rechner|wecker|tagebuch|buch|listen?|uhr|tracker|scanner
    |trainer|timer|bestimmung|vorhersage|prognose|erinnerung(?:en)?|zähler|finder|notizen|protokoll|spiel
    |rätsel|übung(?:en)?|training|radar|archiv|lexikon|wörterbuch|vokabeln|rezepte|verwaltung|übersicht)$
`;

const verbFront = /^(?:Gieß|Merk|Mess|Zähl|Schreib|Lese?|Rechen|Denk|Trink|Wasch|Still|Wickel)$/u;

/** "Saisonkalender" → "saison", "kalender": what somebody types who does not type the whole of it. */
export function germanPartsOf(text: string): string[] {
  const found = (text.match(/\p{Lu}\p{L}{7,28}(?!\p{L})/gu) ?? []).flatMap((word) => {
    const [, front = '', end = ''] = germanEnd.exec(word) ?? [];
    // "Gieß" of a "Gießkalender" is a verb.
    if (front === '' || verbFront.test(front)) return [];
    // "Haushaltsbuch": the letter that joins is no part of the word.
    const isJoined =
      (front.length > 6 || front.endsWith('ungs')) && front.endsWith('s') && !/(?:ss|nis)$/u.test(front);
    return [isJoined ? front.slice(0, -1) : front, end];
  });
  return [...new Set(found.map((part) => part.toLowerCase()))];
}

/** "Para compartir en familia", "pour apprendre": what a Spanish or French app is for is typed as a verb. */
export function purposesOf(text: string): string[] {
  return [...text.matchAll(/(?<!\p{L})(?:para|pour)\s(\p{Ll}{2,20}(?:ar|er|ir|re))(?!\p{L})/gu)].map(
    ([, verb = '']) => verb,
  );
}

/** "Notes" of "Solfa : Notes", an app for choirs: the one word behind an app's name that its text never says, so that it may mean anything. */
export function bareTailOf({ name, description }: Brief['product']): string {
  const tail = /[:–—]\s(\p{L}{3,})$/u.exec(name)?.[1] ?? '';
  if (tail === '') return '';
  const stem = stemOf(tail);
  return wordsOf(description).some(({ text }) => stemOf(text) === stem) ? '' : tail;
}

const devices =
  /\b(?:apple watch|apple tv|apple pencil|wear os|iphone|ipad|android|ios|macos|mac|galaxy|airpods)\b/giu;

/** Firms and services that an app works with: the App Store refuses their names as keywords (guideline 2.3.7). */
const services = longPattern('giu')`
  \b(?:google(?: docs| drive| fit| maps| calendar| sheets)?|gmail|microsoft(?: word| excel| teams)?|outlook
    |excel|dropbox|onedrive|icloud|spotify|youtube|facebook|instagram|tiktok|whatsapp|telegram|strava|garmin
    |fitbit|alexa|siri|notion|evernote|trello|slack|paypal|netflix|amazon|booking\.com|airbnb|pinterest
    |linkedin|chatgpt|openai)\b
`;

/** Whether a phrase is the name of a firm or a program that an app works with. */
export const isOfService = (phrase: string): boolean => phrase.search(services) === 0;

/** "Developed together with two psychologists from Leiden University", "point your phone at the sky": who made an app, and what is held. */
const besideIt = longPattern('giu')`
  (?<!\p{L})(?:(?:developed|designed|created|built|made|written|recorded) (?:\p{Ll}+ ){0,3}?(?:with|by)
    |entwickelt (?:von|mit))\s[^.,;\n]{3,90}
  |(?<!\p{L})(?:point|hold|aim) (?:your|the) (?:phone|camera|device|tablet)(?=\s)
  |(?<!\p{L})(?:gemeinsam|zusammen) mit [^.,;\n]{3,60}\sentwickelt(?!\p{L})
  |(?<!\p{L})(?:\p{L}*server|hosting|hosted|gehostet|serveurs?|hébergée?s?|servidor(?:es)?|alojad[oa]s?)
    (?: (?:are|stehen|steht|sont|est|están|está|located|situés?))? (?:in|en|à) \p{L}+(?:-\p{L}+)?
`;

/** A text without what it says of who made the app and how it is held. */
export function withoutMakers(text: string): string {
  return text.replaceAll(besideIt, '. ');
}

/** Stems that a text says only of who made the app or how it is held. */
function stemsBesideIt(text: string): string[] {
  const beside = [...(text.match(besideIt) ?? [])];
  if (beside.length === 0) return [];
  const said = new Set(wordsOf(withoutMakers(text)).map((word) => stemOf(word.text)));
  return beside
    .flatMap((part) => wordsOf(part.toLowerCase()).map((word) => stemOf(word.text)))
    .filter((stem) => !said.has(stem));
}

/**
 * Stems by which nobody looks for an app: those of the names of devices that it runs on and of services that it works with, which
 * their makers own, and of the faults that its news say are mended.
 */
export function unsearchedStems({ product, fields }: Brief): ReadonlySet<string> {
  const said = `${product.description} ${fields.deviceCompatibility ?? ''} ${fields.appFeatures ?? ''}`;
  const told = [...(said.match(devices) ?? []), ...(said.match(services) ?? [])];
  told.push(mendedInNews(product.description));
  // "£3.99, one purchase": how it is paid.
  if (/\b(?:one|single|one-time|in-app|lifetime) (?:purchase|payment)s?\b/iu.test(said))
    told.push('purchase payment');
  return new Set([
    ...told.flatMap((name) => wordsOf(name.toLowerCase()).map(({ text }) => stemOf(text))),
    ...stemsBesideIt(product.description),
  ]);
}

/** What a tool is called by, behind what it is for. */
const toolEnd =
  /^(.{4,24}) (?:tracker|planner|maker|recorder|calculator|timer|log|diary|journal|scanner|counter|reminder|converter|organi[sz]er|identifier|trainer)$/u;

/** "Packing list app" of a "packing list maker", "snore app" of a recorder: an app by what it is for, without its tool. English. */
export function toollessApps(heads: readonly Slot[]): Candidate[] {
  return heads.flatMap(({ text, source }) => {
    const front = isAppKind(text) ? toolEnd.exec(text)?.[1] : undefined;
    if (front === undefined) return [];
    const found: Candidate[] = [{ ...built(`${front} app`, 'synonym', source), least: 0.35, sure: true }];
    if (front.includes(' ') && !front.endsWith('ing'))
      found.push({ ...built(front, 'use', source), least: 0.3 });
    return found;
  });
}

/** "Spend Jar" keeps no food, and a "Chord Cellar" no wine: words of a name of several are a picture, unless they are a kind of app. English. */
export function isPictureOf(text: string, { fields }: Brief): boolean {
  const name = stemsOf(fields.appName ?? '');
  return (
    name.length > 1 &&
    !isAppKind(text) &&
    stemsOf(text).every((stem) => stem === 'app' || name.includes(stem))
  );
}

/** "Queue Cat" of a waitlist: a picture of which the English text has no word. */
export function isOnlyName(text: string, brief: Brief): boolean {
  const said = new Set(wordsOf(brief.product.description).map((word) => stemOf(word.text)));
  return (
    brief.language.written === 'en' &&
    isPictureOf(text, brief) &&
    !stemsOf(text).some((stem) => said.has(stem))
  );
}
