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

const tellsReader =
  /^\s(?:tells|keeps|shows|counts|warns|reminds|lets|helps|gives|works out|remembers|follows|marks|alerts)\s(?:you|your|how|what|when|where|which|the|each|every)(?!\p{L})/iu;

const indefinite = /^(?:an?|eine?|une?|un[ao]?)$/iu;
/** "Hay un calendario para los turnos", "es gibt einen Kalender": what an app has beside what it is. */
const hasBefore =
  /[.!?;,\n]\s?(?:there (?:is|are)(?: also)?|hay(?: también)?|también hay|tiene(?: también)?|il y a(?: aussi)?|es gibt(?: auch)?|dazu(?: gibt es)?|it (?:also )?has|includes|incluye|comprend|inclut|enthält) (?:an? |einen? |eine |une? |una )?$/iu;

/** Whether "the map" at that place is said to work or to show something, or "a calendar" of a later sentence. */
export function isPartThatDoes(text: string, from: number, to: number): boolean {
  const [article = ''] = text.slice(from, to).split(' ');
  const before = /(\p{L}+)\s$/u.exec(text.slice(Math.max(0, from - 6), from))?.[1] ?? '';
  if (
    hasBefore.test(
      text.slice(Math.max(0, from - 40), from + (indefinite.test(article) ? article.length + 1 : 0)),
    )
  )
    return true;
  // "Yarn calculator tells you how much you need": a later sentence says what the part does.
  if (from > 0 && /[.!?\n]\s?$/u.test(text.slice(0, from)) && tellsReader.test(text.slice(to))) return true;
  if (!doesBehind.test(text.slice(to))) return false;
  if (definite.test(article) || definite.test(before)) return true;
  const start = indefinite.test(article) ? from : from - before.length - 1;
  return (indefinite.test(article) || indefinite.test(before)) && /[.!?\n]\s?$/u.test(text.slice(0, start));
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

const fewestFunctions = 3;

/** The first of a row of functions, behind which none is what the app is; empty where there is no such row. */
export function firstOfRow(features: string): string {
  const rows = features.split(/[,;\n]\s*/u).filter((row) => row.trim() !== '');
  return rows.length < fewestFunctions ? '' : rows[0]!;
}

/** "Covoiturage domicile-travail, …": the noun that opens the functions, where it names what is done. */
export const firstFunction = /^\p{L}{4,}(?:age|ción|ung)(?![\p{L}’'-])/u;

/** What a maker is or makes of every kind: "aplicaciones de salud", "studio de jeux". */
export const ofMaker =
  /^(?:apps?|aplicaci|applications?|software|logiciels?|desarroll|développ|entwickl|estudio|studio|empresa|entreprise|équipe|equipo|team|agence|agencia|firma|firm|éditeur|création|outils|herramientas|juegos|jeux|spiele|werkzeuge|startup|proyecto|projet|projekt)/iu;

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
