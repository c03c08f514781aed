/** Nouns that say what an app is, or what it has, with a word before them. */
export const appNouns =
  /(?<![\p{L}-])(?:(\p{Ll}[\p{L}-]{2,}) )?(tracker|planner|list|calendar|timer|journal|diary|scanner|scan|reminders?|notes|budget|maps?|charts?|guide|recipes|workouts?|translator|editor|player|keyboard|wallet|puzzles?|quiz|logbook|counter|clock|alarms?|forecast|radio|podcasts?|dictionary|flashcards|lessons|chat|calculator|converter|invoices|inventory|checklist|to-do list|liste|planer|kalender|tagebuch|rechner|wecker|karte|vokabeln|lista|calendario|diario|agenda|mapa|recordatorios|alarma|calculadora|listes?|calendrier|carnet|rappels?|carte|minuteur|calculatrice)(?![\p{L}-])/iu;

/** Whether what stands there is a whole entry between the commas of a sentence, and another entry stands beside it. */
export function isOneOfRow(text: string, from: number, to: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', from) + 1, from);
  return (
    (/[.!?]\s$/u.test(before) && /^,\s[^.!?\n]{2,60}[,.]/u.test(text.slice(to))) ||
    // "Diario de trasplantes, calendario de poda y lista de plantas": a row of such parts.
    (/[.!?]\s$/u.test(before) &&
      appNouns.test(
        /^\s(?:de|d[’']|des|du|of|von|für)\s?[^.!?,\n]{3,40}(,[^.!?\n]{3,80})/iu.exec(text.slice(to))?.[1] ??
          '',
      )) ||
    (/,\s$/u.test(before) && /^(?:[,.\n]|$)/u.test(text.slice(to)))
  );
}

const definite = /^(?:the|die|der|das|las?|les?|el|los)$/iu;
const doesBehind =
  /^\s(?:works?|stays?|shows?|loads?|runs?|is|are|funktioniert|läuft|bleibt|zeigt|lädt|ist|fonctionnent?|restent?|s[’']affichent?|est|funcionan?|se ven?|muestran?|está)(?!\p{L})/iu;

/** Whether "the map" at that place is said to work or to show something. */
export function isPartThatDoes(text: string, from: number, to: number): boolean {
  const [article = ''] = text.slice(from, to).split(' ');
  const before = /(\p{L}+)\s$/u.exec(text.slice(Math.max(0, from - 6), from))?.[1] ?? '';
  return (definite.test(article) || definite.test(before)) && doesBehind.test(text.slice(to));
}

/** "Avisos de riego\nDiario de trasplantes\nCalendario de poda": of several such functions none is what the app is. */
export function namesSeveralParts(features: string): boolean {
  const found = new Set(
    features
      .split(/[\n,;]/u)
      .flatMap((line) =>
        line
          .trim()
          .split(/[\s-]+/u)
          .slice(0, 2),
      )
      .filter((word) => appNouns.test(word))
      .map((word) => word.toLowerCase()),
  );
  return found.size > 1;
}

const longText = 700;
const readOfLong = 320;

/** What a page of a store says first: what a long text names below, a timer or a calculator among many functions, is a part of the app. */
export function openingOf(description: string): string {
  if (description.length < longText) return description;
  const opening = description.slice(0, readOfLong);
  const end = Math.max(opening.lastIndexOf('. '), opening.lastIndexOf('\n'));
  const told = end > 0 ? opening.slice(0, end) : opening;
  // Points below the first words are functions.
  const points = told.search(/\n\s*[-–—•*·▪✓✔○●]\s/u);
  return points > 0 ? told.slice(0, points) : told;
}
