/** Spanish and French words for several of one thing sold together. */
const sets = 'juego|set|lote|pack|lot|jeu|coffret';
const counts = 'dos|tres|cuatro|cinco|seis|ocho|diez|doce|deux|trois|quatre|cinq|six|huit|dix|douze';

/** "Dos tazas de loza", "juego de seis tazas": how many there are is not what they are. The things behind it are in the plural. */
export const countedFirst = new RegExp(
  `^(?:(?:${sets})\\s(?:de\\s|d[’']))?(?:${counts})\\s(?=\\p{L}{3,}[sx](?:\\s|$))`,
  'iu',
);

/** "Juego de seis" before "tazas de gres", in folded letters. */
export const opensWithSet = new RegExp(`^(?:${sets})\\s(?:de\\s|d['’])(?:(?:\\d{1,2}|${counts})\\s)?`, 'u');

/** The count of "juego de seis tazas", "set of six mugs": people look for a set, and count later. */
export const countOfSet = new RegExp(
  `(?<=^(?:${sets}|set of|box of)\\s(?:(?:de|d[’'])\\s)?)(?:${counts}|two|three|four|five|eight|ten|twelve)\\s(?=\\p{L})`,
  'iu',
);
