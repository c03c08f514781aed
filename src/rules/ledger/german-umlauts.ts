import { isGermanNoun, isGermanText } from './small-german.ts';

/** Small words and stems that German typed without umlauts is known by. */
const plainWords = new Map(
  (
    'für über größe größen höhe länge geprüft möglich läuft schön schöne schöner schönes schönen grün ' +
    'grüne grünen zurück natürlich gehäuse küche wäsche tür türen stück stücke können könnt möchte ' +
    'würde müssen auflösen gefüttert gehäkelt genäht abwaschbar persönlich persönlicher ähnlich ' +
    'jährlich täglich wöchentlich süß süße großer große großes groß weiß außen draußen heiß heißes ' +
    'schließen schließt fällt hält enthält erhältlich trägt verträgt gefällt später nächste nächsten ' +
    'nähe älter älteren kürzer länger wärmt kühl kühlt löst löschen öffnen hören gehört zubehör lösung ' +
    'töne blätter bürste füße rücken stühle müll übung übungen führung ausführung fünf zwölf überall ' +
    'übernahme übrig drückt drücken nützlich pünktlich gründlich'
  )
    .split(' ')
    .map((word) => [without(word), word]),
);
function without(word: string): string {
  return word.replace(/ä/gu, 'ae').replace(/ö/gu, 'oe').replace(/ü/gu, 'ue').replace(/ß/gu, 'ss');
}

const digraph = /(?<=[^aeq])ue|(?<=[^aeiou]|^)(?:ae|oe)|^ue/giu;
const umlauts: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

/** First parts of adjectives and verbs that are typed so: "hoehenverstellbar", "zurueckgeben". */
const prefix =
  /^(?:hoehen|laengen|kuehl|gruen|tuer|rueck|zurueck|schoen|waerm|kuechen|ueber|fuell|stueck|gemuet|schluessel)/u;

/** "Handgeknuepft", "gefaerbt": a participle, which no other word ends and begins as. */
const participle = /^(?:hand)?ge\p{L}{1,9}(?:ae|oe|ue)\p{L}{0,6}t(?:e[mnrs]?)?$/u;

function umlauted(word: string): string {
  return word.replace(digraph, (pair) => {
    const umlaut = umlauts[pair.toLowerCase()]!;
    return /^\p{Lu}/u.test(pair) ? umlaut.toUpperCase() : umlaut;
  });
}

/** A text of this length tells by itself how it is typed, whatever its name has. */
const leastOwn = 60;

/** Two words that are none in another language tell that a text is German: "laeuft", "Hoehe". */
const isTypedSo = (text: string): boolean =>
  (text.match(/(?<!\p{L})\p{L}{0,6}(?:ae|oe|ue)\p{L}{1,8}(?!\p{L})/gu) ?? []).filter((word) =>
    plainWords.has(word.toLowerCase()),
  ).length > 1;

/**
 * A German text that is typed without umlauts ("fuer", "Groesse", "Koeln") with those that only one word can mean.
 * @param whole the product's name and description, which tell how its seller types
 */
export function withUmlauts(text: string, whole: string): string {
  if (
    !/[aou]e/iu.test(text) ||
    /[äöüß]/iu.test(text.length > leastOwn ? text : whole) ||
    !(isGermanText(whole) || isTypedSo(text))
  )
    return text;
  // "Masse 15 x 5 cm" are sides.
  const told = text
    .replace(/(?<!\p{L})([Mm])asse(?=:? ?(?:ca\.? ?)?\d)/gu, '$1aße')
    .replace(/(?<=\d ?)db(?!\p{L})/gu, 'dB');
  return told.replace(/\p{L}{3,}/gu, (word) => {
    // "Aktuell", "manuelle".
    if (!/[aou]e/iu.test(word) || /[tdnsx]uell(?:e[mnrs]?)?$/iu.test(word)) return word;
    const lower = word.toLowerCase();
    const known = plainWords.get(lower);
    const front = prefix.exec(lower)?.[0] ?? '';
    const spelled =
      known ??
      (participle.test(lower)
        ? umlauted(lower)
        : front !== ''
          ? umlauted(front) + lower.slice(front.length)
          : isGermanNoun(lower)
            ? ''
            : umlauted(lower));
    if (
      spelled === '' ||
      (known === undefined &&
        front === '' &&
        !participle.test(lower) &&
        (spelled === lower || !isGermanNoun(spelled)))
    )
      return word;
    if (word === lower) return spelled;
    return word === word.toUpperCase()
      ? spelled.toUpperCase()
      : spelled.charAt(0).toUpperCase() + spelled.slice(1);
  });
}
