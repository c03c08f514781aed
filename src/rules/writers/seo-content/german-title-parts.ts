import type { Draft } from './draft.ts';

/** "Die Bremsen funktionieren gut": what German sentences say is told without their subject. */
export const germanSentence =
  /^(?:Der|Die|Das|Er|Sie|Es|Unsere?)\s\p{L}|^(?:Fährt|Geht|Schließt|Öffnet|Startet|Klingt|Spielt|Zeigt|Sitzt|Steht|Liegt|Fällt|Wirkt|Lädt|Druckt|Kocht|Mahlt|Näht|Bleibt|Entspricht|Erfüllt|Passt|Eignet|Besteht|Enthält|Reicht|Hält|Lässt|Dient|Kann|Wird|Wurde|Ist|Muss|Sollte)\s\p{Ll}|\s(?:geht|funktioniert|läuft|leuchtet|schließt|fährt|nicht)$|\sgibt[’']?s(?:\s|$)|^\p{Lu}\p{Ll}{2,}[enrs]? (?:trocknen|trocknet|halten|bleiben|bleibt|sitzen|passen|rosten|rostet|brauchen|braucht|lassen)\s\p{L}/u;

/** "Mit Messer" of a set "mit Messer, Gabel und Löffel"; of a soap the first oil is told all the same. */
export function isFirstOfParts(value: string, quote: string, { name }: Draft): boolean {
  return (
    /(?:besteck|sets?|kit|koffer|service|kasten|paket|teilig)(?!\p{L})/iu.test(name) &&
    /^mit \p{Lu}[\p{L}-]+$/iu.test(value) &&
    /^(?:, \p{Lu}[\p{L}-]+){1,6} und \p{Lu}/u.test(quote.slice(quote.indexOf(value) + value.length))
  );
}

/** "Mit grünem Glasschirm": a part of the thing, in the case that its preposition asks for. */
export const germanPart = /^mit (?:\p{Ll}+(?:em|er|en) )*\p{Lu}[\p{L}-]+$/u;
