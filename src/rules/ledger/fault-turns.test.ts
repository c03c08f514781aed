import { describe, expect, it } from 'vitest';
import { tellsFault } from './fault-turns.ts';

describe('what ails a used thing is told', () => {
  it.each([
    'One battery only lasts about ten minutes',
    'The battery holds about half its charge',
    'The left speaker no longer works',
    'The timer does not work',
    'Some keys don’t respond',
    'The bottom drawer doesn’t close fully',
    'The backlight has failed',
    'The upholstery has gone thin on one arm',
    'The lens has fungus',
    'It overheats after an hour',
    'The light meter reads one stop high',
    'The clock runs five minutes slow',
    'The zip catches at the bottom',
    'The fan makes a noise when cold',
    'It smells of smoke',
    'There is pencil writing on page 12',
    'The spine is sunned',
    'Two pages are folded',
    'Previous owner’s name on the flyleaf',
    'The gears slip under load',
  ])('English: %s', (text) => expect(tellsFault(text, 'en')).toBe(true));

  it.each([
    'The battery is new and lasts a whole day',
    'It holds half a litre',
    'It no longer fits our kitchen',
    'It no longer works for us',
    'It does not work with induction hobs',
    'The glass is free of fungus',
    'It never overheats',
    'It does not smell of smoke',
    'No pencil notes',
    'It smells of lavender',
    'A pencil case with two pockets',
    'The shutter makes a soft click',
    'It runs for ten minutes on one charge',
    'It needs two AA batteries',
  ])('but not by: %s', (text) => expect(tellsFault(text, 'en')).toBe(false));

  it.each([
    ['de', 'Einer der Akkus hält nur noch rund die Hälfte der Zeit'],
    ['de', 'Der linke Lautsprecher ist ausgefallen'],
    ['de', 'Es riecht leicht nach Rauch'],
    ['de', 'Namenseintrag auf dem Vorsatz'],
    ['de', 'Die Gänge springen über'],
    ['es', 'La batería dura la mitad'],
    ['es', 'Huele a tabaco'],
    ['es', 'Hongos en la lente'],
    ['fr', 'La batterie ne tient plus que la moitié du temps'],
    ['fr', 'Odeur de tabac'],
    ['fr', 'Champignons dans la lentille'],
  ] as const)('%s: %s', (language, text) => expect(tellsFault(text, language)).toBe(true));

  it.each([
    ['de', 'Der Akku hält acht Stunden'],
    ['de', 'Es riecht nicht nach Rauch'],
    ['de', 'Bleistift und Radiergummi liegen bei'],
    ['es', 'La batería dura todo el día'],
    ['es', 'No huele a tabaco'],
    ['fr', 'La batterie tient toute la journée'],
    ['fr', 'Le sac s’accroche au guidon'],
  ] as const)('%s, but not by: %s', (language, text) => expect(tellsFault(text, language)).toBe(false));
});
