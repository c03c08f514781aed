import { expect, it } from 'vitest';
import { calmDescription } from './calm-description.ts';
import { toldOnPage } from './told-on-page.ts';

it.each<[what: string, text: string, told: string]>([
  [
    'the page around a text',
    'Home | About | Services | Contact | Basket (0)\nWelcome to Larkfield Garage\nSkip to content\nOur services\n• MOT tests\n• Brakes & clutches\n• Exhausts\n\nOpening hours\nMonday 8:00 - 17:30\nSunday Closed\nTel: 01625 555 019 | info@larkfield.example\n"Honest and quick" - Dave P. ★★★★★\nCookie policy | Privacy policy | © 2026 Larkfield Ltd. All rights reserved. We use cookies. Accept all. We look after all makes.',
    'Welcome to Larkfield Garage\nMOT tests, brakes, clutches, exhausts.\nWe look after all makes.',
  ],
  [
    'points with what they cost beside what is done',
    '- window cleaning\n- gutter clearing\n* no contracts\n* £12 for a 3 bed semi\nswansea and neath',
    'Window cleaning, gutter clearing.\nNo contracts.\n£12 for a 3 bed semi.\nswansea and neath',
  ],
  [
    'a German page',
    'Startseite | Über uns | Leistungen | Kontakt\nWir streichen Fassaden.\nÖffnungszeiten:\nMo-Fr 9-18 Uhr\nSo geschlossen',
    'Wir streichen Fassaden.',
  ],
  ['sentences stay', 'We fix bikes.\nOpen Monday 9-5.', 'We fix bikes.\nOpen Monday 9-5.'],
  ['one line stays', 'Bowls | plates | mugs', 'Bowls | plates | mugs'],
  ['a telephone alone is no page', 'We fix bikes.\nTel: 0234 555123', 'We fix bikes.\nTel: 0234 555123'],
])('%s', (_, text, told) => {
  expect(toldOnPage(text, true)).toBe(told);
});

it.each<[language: 'en' | 'de' | 'es', text: string, calm: string]>([
  [
    'de',
    'GELNÄGEL, SHELLAC, NAIL ART, FUSSPFLEGE UND WIMPERN IN KREFELD. TERMINE AUCH OHNE ANMELDUNG',
    'Gelnägel, Shellac, Nail Art, Fußpflege und Wimpern in Krefeld. Termine auch ohne Anmeldung',
  ],
  ['de', 'JETZT TERMIN BUCHEN!', 'Jetzt Termin buchen!'],
  ['es', 'PIDE CITA AHORA', 'Pide cita ahora'],
  ['en', 'WE FIX BOILERS IN THE WHOLE CITY. CALL TODAY', 'We fix boilers in the whole city. Call today'],
  ['de', 'Wir reparieren IPHONES', 'Wir reparieren IPHONES'],
])('%s %s', (written, text, calm) => {
  expect(calmDescription(text, { written })).toBe(calm);
});

it('reads long rubbish in its time', () => {
  const from = process.cpuUsage();
  for (const text of [
    '| '.repeat(5_000),
    `"${'a '.repeat(5_000)}`,
    'cookie '.repeat(2_000),
    '- a\n'.repeat(3_000),
    `${'a, '.repeat(3_000)}\n`,
  ])
    toldOnPage(`${text}\nMonday 9-5\nTel: 1234\n`, true);
  expect(process.cpuUsage(from).user / 1_000).toBeLessThan(1_000);
});
