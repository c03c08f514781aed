import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { opensWithThird } from '#rules/ledger/finite-verb.ts';
import { shapeOf } from '#rules/ledger/shape.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What an app does or one does with it, in words that name things elsewhere: "saves batches", "tick off", "reads aloud". */
const deeds = new Set(
  (
    'save score play read show track count send sync find log keep let turn make plan set sort add ' +
    'export import open remember remind calculate convert record tell warn block scan measure draw ' +
    'photograph share tick check pick choose drag drop hear listen see get write type print search ' +
    'filter compare split reuse repeat upload download mark note take tag swipe tap enter learn ' +
    'practise practice build create edit organise organize follow watch'
  ).split(' '),
);
const firstTwo = /^(\p{L}+)(?:\s(\p{L}+))?/u;

/** How a function of an app is told: what it does ("saves batches"), what one does ("set expiry dates") or what it has. */
export type Mood = 'does' | 'do' | 'has';

/** The mood of a function; functions of two moods stand in no line together. Told in English, in French by "notez" alone. */
export function moodOf(text: string, language: WrittenLanguage): Mood {
  if (language !== 'en') return language === 'fr' && /^\p{L}{2,}ez\s/u.test(text) ? 'do' : 'has';
  const shape = shapeOf(text, 'en');
  if (shape === 'verb' || opensWithThird(text) === 'verb') return 'does';
  if (shape === 'order' || opensWithAppOrder(text) || /^(?:never|always) \p{Ll}{3,} \p{L}/iu.test(text))
    return 'do';
  const [, first = '', second = ''] = firstTwo.exec(text.toLowerCase()) ?? [];
  if (second === '' || /^(?:and|or|of|for|per)$/u.test(second))
    return deeds.has(first) && second !== '' ? 'do' : 'has';
  if (first.endsWith('s') && deeds.has(first.slice(0, -1))) return 'does';
  return deeds.has(first) ? 'do' : 'has';
}

/** "Six" of "six breathing exercises". */
export const howMany =
  /^(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred)\s(?=\p{L}{3,}\s\p{L}{3,})/iu;

/** What apps of every kind have says nothing of one. */
export const anyApp = longPattern('iu')`
  ^(?:(?:dark|night|offline) mode|widgets?|offline|sync|backups?|reminders|notifications|themes|dunkelmodus
    |dunkler modus|offline-modus|erinnerungen|modo (?:oscuro|sin conexión)|recordatorios
    |mode (?:sombre|hors ligne|avion)|modo avión|flugmodus|exports? (?:to )?\S+
    |(?:export|exporte?r?|exporta) (?:als|a|en) \S+|rappels|works offline|syncs? (?:with|across|to|via) .*|también .*|auch .*|aussi .*
    |(?:no|keine?|sin|sans|ohne) .*)$
`;

/** Beginnings and words of what apps of every kind can do, in whatever words. */
const ofAnyApp = longPattern('iu')`
  ^(?:widgets?|works?|runs?|läuft|funktioniert|fonctionne|funciona|exports?|exportar|exporter|exportieren
    |backups?|sync|everything happens)(?!\p{L})|(?<!\p{L})(?:csv|icloud|excel|aeroplane|airplane|flugmodus
    |dark mode|dunkelmodus|modo oscuro|mode sombre)(?!\p{L})
`;

/** Whether a function tells one app from no other: a widget, an export, that it works offline. */
export const isOfAnyApp = (text: string): boolean => anyApp.test(text) || ofAnyApp.test(text);

/** How an app is paid for names nothing of it. English. */
export const paidOnce =
  /^(?:buy|pay|bought|paid) once$|^(?:one|single)(?:[- ](?:off|time))? (?:payment|purchase)(?: of .*)?$|^paid app$|\bfor \d[\d.,]*$/iu;
