import { longPattern } from '#rules/text/long-pattern.ts';

/** A thing that something has: as a title names it, and how it stands behind "mit"; empty where nobody can tell its case. */
export interface Had {
  text: string;
  behindWith: string;
  /** What a part is measured by: the "650 Watt" of a motor. */
  row?: { name: string; value: string };
}

/** Nouns that say nothing without what stands behind them, or how the thing fares. */
const noObject = longPattern('u')`
  ^(?:Volumen|Durchmesser|Gewicht|Größe|Maße|Form|Fassungsvermögen|Platz|\p{L}*[Hh]öhe|\p{L}*[Ll]änge|\p{L}*[Bb]reite|\p{L}*[Tt]iefe
    |\p{L}*[Dd]urchmesser|\p{L}*[Gg]ewicht|\p{L}*[Vv]olumen|\p{L}*[Uu]mfang|Zoll|Jahre?|Monate?|Wochen|Tage|Stunden?|Minuten|Meter|Zentimeter
    |Millimeter|Grad|Gebrauchsspuren|Kratzer|Flecken|Dellen?|Macken?|Risse?|Duft|Geschmack|Säure|Preis|Euro|Design|Optik|Look
    |Vorteile?|Möglichkeit(?:en)?|Gefühl|Schutz|Komfort|Halt|Liter|Gramm|Kilogramm|Prozent|Watt|Volt|Farben|Größen|Varianten|Ausführungen
    |Teilen|Hand|Patina|Leistung|Laufzeit|Reichweite|Qualität|Verarbeitung|Karat|Helligkeit|\p{L}*[Aa]nleitung|Rückseite|Vorderseite|[GTM]B|k?Hz|mAh|Ah|MP|PS|kW)$
`;
const numbers = 'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const vague =
  /^(?:d(?:ie|en|er|em|es)|dies\p{L}*|mehr\p{L}*|viel\p{L}*|wenig\p{L}*|einige\p{L}*|mehrere\p{L}*|etwa|circa|rund|bis|über|nur|sogar|auch|ihr\p{L}*|sein\p{L}*|zu|paar|genug|ausreichend\p{L}*|etwas|zahlreiche\p{L}*|verschiedene\p{L}*|unterschiedliche\p{L}*|jederzeit|besonders|sehr|andere\p{L}*|eigene\p{L}*|weitere\p{L}*|neue\p{L}*)$/u;
/** Before a compound it may go: "hohen Rollkragen". */
const plainPraise =
  /^(?:groß|klein|hoh|lang|leicht|fein|schön|gut|angenehm|stark|hübsch|nett|praktisch)(?:e[nrsm]?)$/u;
const compound = 9;

/** What is broken or missing is told where the state is, and what is praised nowhere. */
const flawedOrPraised =
  /^(?:(?:ab|an|aus|ein|durch|zer|ver)?ge?(?:brochen|rissen|bogen|platzt|sprungen|sessen|scheuert|franst)|fehlend|kaputt|defekt|verzogen|verbogen|verbeult|verkratzt|zerkratzt|verschlissen|abgenutzt|ausgeleiert|beschädigt|undicht|platt|lose|locker|stumpf|rostig|verrostet|fleckig|optimal|perfekt|ideal|beste|toll|hervorragend|einzigartig|einmalig|wunderschön|wunderbar|traumhaft)\p{L}{0,3}$/u;

/** Where on the thing it is: "hat innen ein Futter", "hat an der Seite zwei Taschen". */
const where =
  /^(?:(?:innen|außen|oben|unten|vorne?|hinten|seitlich|zusätzlich|außerdem|insgesamt|zudem|auch|noch|dazu|serienmäßig)\s|(?:an|am|im|in|auf|unter)\s(?:(?:der|dem|den|beiden|jeder)\s)?(?:\p{Ll}+e?n\s)?\p{Lu}\p{Ll}+\s)(?=(?:ein|eine|einen|zwei|drei|vier|fünf|sechs|acht|zehn|\d+)\s)/u;
const object =
  /^(einen|eine|ein|das)?\s?((?:(?:\d+|\p{Ll}[\p{Ll}-]{2,})\s){0,3})(\p{Lu}[\p{L}-]*|\d[\p{L}\d]*(?:-\p{Ll}+)?-\p{Lu}[\p{L}-]+)((?:\s[A-Z]\d{1,2}(?!\S))?)(?=$|\s)/u;
/** Of what, with what and without what it is: "Griff aus Buchenholz", "Beschichtung ohne PFAS", "Motor mit 650 Watt". */
const tail =
  /^\s(?:aus\s(?:(?:\d+-)?\p{Ll}[\p{L}-]+(?:em|er)\s)?\p{Lu}[\p{L}-]+|ohne\s\p{Lu}[\p{L}-]+|(?:am|im|vorne am)\s\p{Lu}\p{Ll}+|an der\s\p{Lu}\p{Ll}+|bis\s(?:zu\s)?\d+\s\p{L}{1,3}|mit\s(?:\d[\d.,]*|\p{Ll}{3,}(?:em|er)|zwei|drei|vier|fünf|sechs|sieben|acht|zehn|zwölf)\s\p{Lu}?\p{L}+)(?=$|\s(?!und\s\p{Lu}))/u;
/** "Ein drei Meter langes Kabel". */
const measuredPart =
  /^(einen|eine|ein)\s((?:\d[\d.,]*|\p{Ll}{3,8})\s(?:mm|cm|m|Meter|Zentimeter|Millimeter|Zoll|Liter)\s(?:lang|breit|hoch|tief|dick|stark|groß)e[nrs]?)\s(\p{Lu}[\p{L}-]+)/u;
const paperSize = /^das Format ((?:DIN )?A\d)(?=$|\s)/u;

const strong: Readonly<Record<string, string>> = { einen: 'em', ein: 'em', eine: 'er' };

/** Letters from which on what a part is of is left out. */
const longest = 38;

const nothing: Had = { text: '', behindWith: '' };

/** "Einen auslaufsicheren Deckel" as a title names it: "auslaufsicherer Deckel"; empty where it cannot be turned. */
function hadThing(given: string): Had {
  const entry = given.replace(where, '').trim();
  const paper = paperSize.exec(entry)?.[1];
  if (paper !== undefined) return { text: `Format ${paper}`, behindWith: '' };
  const measured = measuredPart.exec(entry);
  if (measured !== null) {
    const how = measured[1] === 'einen' ? measured[2]!.replace(/en$/u, 'er') : measured[2]!;
    return { text: `${how} ${measured[3]!}`, behindWith: '' };
  }
  const match = object.exec(entry);
  const [whole = '', article = '', before = '', noun = '', grade = ''] = match ?? [];
  const all = before.trim().split(' ').filter(Boolean);
  const words = all.filter((word) => !plainPraise.test(word));
  if (
    noun === '' ||
    (words.length < all.length && noun.length < compound) ||
    noObject.test(noun) ||
    words.some((word) => vague.test(word) || flawedOrPraised.test(word))
  )
    return nothing;
  const isCounted = words.some((word) => /^\d+$/u.test(word) || numbers.includes(word));
  const adjectives = words.filter((word) => !/^\d+$/u.test(word) && !numbers.includes(word));
  if (article === 'das' && grade === '') return nothing;
  if (adjectives.some((word) => !/e[nrs]?$/u.test(word))) return nothing;
  // Without an article "gehärteten Stahl" and "runden Kanten" are written alike.
  if (article === '' && !isCounted && adjectives.some((word) => !/es?$/u.test(word))) return nothing;
  const rest = entry.slice(whole.length);
  const whatOf = article === '' && !isCounted ? '' : (tail.exec(rest)?.[0] ?? '');
  const of = whole.length - article.length + whatOf.length > longest ? '' : whatOf;
  const isPlainPlural = article === '' && words.length === 0 && words.length < all.length;
  if (isPlainPlural) return { text: noun, behindWith: noun.endsWith('n') ? `mit ${noun}` : '' };
  // A bare noun says little, unless it is a compound.
  if (
    words.length === 0 &&
    grade === '' &&
    of === '' &&
    (rest !== '' || (noun.length < 8 && !noun.includes('-')))
  )
    return nothing;
  if (article === '' && words.length === 0) return nothing;
  const told = words.map((word) =>
    article === 'einen' && adjectives.includes(word) ? word.replace(/en$/u, 'er') : word,
  );
  const text = `${[...told, `${noun}${grade}`].join(' ')}${of}`;
  const power = /^ mit (\d[\d.,]* (?:W|Watt|kW|PS|mAh|Ah))$/u.exec(of)?.[1];
  if (power !== undefined && /(?:[Mm]otor|[Aa]kku)$/u.test(noun))
    return {
      text,
      behindWith: '',
      row: { name: noun.endsWith('otor') ? 'Leistung' : 'Akkukapazität', value: power },
    };
  const pages = /^\d+ Seiten(?= |$)/u.exec(text)?.[0];
  if (pages !== undefined)
    return { text, behindWith: '', row: { name: 'Seitenzahl', value: pages.slice(0, -7) } };
  const behindWith = withThing(article, words, adjectives, noun);
  // "Mit Motor mit 650 Watt": what it has in turn is told where there is room.
  return {
    text,
    behindWith:
      behindWith !== '' && of.startsWith(' aus ') ? `${behindWith}${of}` : of === '' ? behindWith : '',
  };
}

/** "Mit Fach" says less than a buyer types. */
const shortNoun = 7;

/** "Mit auslaufsicherem Deckel", "mit zwei Taschen". */
function withThing(
  article: string,
  words: readonly string[],
  adjectives: readonly string[],
  noun: string,
): string {
  const ending = strong[article];
  if (ending === undefined)
    return /[ns]$/u.test(noun) && adjectives.length === 0 ? `mit ${[...words, noun].join(' ')}` : '';
  if (words.length !== adjectives.length || (words.length === 0 && noun.length < shortNoun)) return '';
  const bent = adjectives.map((word) => word.replace(/e[nrs]?$/u, ending));
  return `mit ${[...bent, noun].join(' ')}`;
}

/** The things that a list names, where each can be turned. */
export function hadThings(list: string): Had[] {
  return list.split(/,\s|\s(?:und|sowie)\s/u).map(hadThing);
}

/** "Ein gepolsterter Tragegurt aus Baumwolle" as it stands in the nominative. */
const named =
  /^(?:Ein|Eine|ein|eine)\s((?:\p{Ll}[\p{L}-]+e[rs]?\s){0,2})(\p{Lu}[\p{L}-]{3,})((?:\s(?:aus|mit|für)\s(?:(?:\p{Ll}[\p{L}-]{2,}|\d+)\s)?\p{Lu}[\p{L}-]+)?)$/u;

/** "Ein Koffer und ein Zusatzgriff": behind "mit" neither takes an ending. */
const bothNamed = /^(?:Ein|Eine) (\p{Lu}[\p{L}-]{3,}) und (?:ein|eine) (\p{Lu}[\p{L}-]{3,})$/u;

/** What a sentence names as its subject: "Eine Spritzdüse mit sieben Strahlarten liegt bei". */
export function namedThing(subject: string): Had {
  const pair = bothNamed.exec(subject);
  if (pair !== null) return { text: `mit ${pair[1]!} und ${pair[2]!}`, behindWith: '' };
  const [, before = '', noun = '', of = ''] = named.exec(subject.replace(/^(?:auch|noch)\s/u, '')) ?? [];
  const words = before.trim().split(' ').filter(Boolean);
  if (
    noun === '' ||
    noObject.test(noun) ||
    words.some((word) => vague.test(word) || flawedOrPraised.test(word))
  )
    return nothing;
  const ending = /^eine\s/iu.test(subject) ? 'er' : 'em';
  const bent = words.map((word) => word.replace(/e[rs]?$/u, ending));
  const isBare = words.length === 0 && noun.length < shortNoun;
  return {
    text: `${[...words, noun].join(' ')}${of}`,
    behindWith: isBare ? '' : `mit ${[...bent, noun].join(' ')}`,
  };
}
