import { opensWithAppOrder } from '#rules/ledger/app-order.ts';
import { isShelfAbroad } from '#rules/ledger/store-shelves.ts';
import type { Brief } from '#rules/listing/listing.ts';
import type { Candidate } from './candidate.ts';

type Refusal = (candidate: Candidate) => boolean;

/** "App" alone, and "offline log moths", "offline birds": that it needs no connection is typed with what is a kind of app. */
export const anyOfApps: Refusal = ({ phrase, source }) =>
  source !== 'targetKeywords' &&
  (/^apps?$/iu.test(phrase) ||
    /(?:^|\s)(?:ads?|adverts?|versions?|editions?)$/iu.test(phrase) ||
    // "Soziale Netzwerke" is a shelf.
    (phrase.includes(' ') && isShelfAbroad(phrase)) ||
    // "Lista sin anuncios": what an app has not is typed with what is a kind of app.
    (lackingAbroad.test(phrase) && !kindsOffline.test(phrase.replace(/\s(?:sin|sans|ohne)\s.*$/iu, ''))) ||
    // "Calendrier en option": how it comes.
    /\s(?:en option|en opción|opcional(?:es)?|optionale?s?|als option|zur auswahl|en illimité|inclus|incluid[oa]s?|inklusive)$/iu.test(
      phrase,
    ) ||
    (/^offline\s/iu.test(phrase) && !kindsOffline.test(phrase)));

const lackingAbroad =
  /\s(?:sin|sans|ohne)\s(?:anuncios|publicidad|conexión|internet|cuenta|registro|suscripción|publicité|pubs?|compte|inscription|connexion|abonnement|werbung|konto|anmeldung|internet|abo)$/iu;

const kindsOffline =
  /(?:apps?|maps?|games?|puzzles?|music|navigation|gps|readers?|radio|guides?|calendars?|trackers?|dictionar(?:y|ies)|translators?|planners?|notes|books?|podcasts?|lists?|log|diary|journal|timers?|scanners?|recorders?|calculators?|trainers?|lessons|courses?|player|chess|sudoku|crosswords?|forecast|tide times|timetables?|compass|karten?|spiele?|wörterbuch|mapas?|juegos?|cartes?|jeux?)$/iu;

/** "Mark breaths" of "Mark breaths and write in the score": an order with its object, which was read as a noun. English. */
export function orderToUser({ product: { description } }: Brief): Refusal {
  const opensSentence = (words: string): boolean =>
    description.startsWith(words) ||
    [`. ${words}`, `! ${words}`, `\n${words}`].some((opening) => description.includes(opening));
  return ({ phrase, built: isBuilt, source, sure }) => {
    if (isBuilt || sure === true || !source.endsWith('.description') || !phrase.includes(' ')) return false;
    const order = `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`;
    return opensWithAppOrder(order) && opensSentence(order);
  };
}

/** "Trace ta rando sans compte", "offline splitnest": a name with what many apps have is nobody's search. */
export function nameOfApp({ product, fields }: Brief): Refusal {
  const name = (fields.appName ?? product.name).toLowerCase();
  const told = new Set(product.description.toLowerCase().split(/[^\p{L}-]+/u));
  // "Korb für Pilzsammler" of Pilzkorb: a compound that names an app is no thing by its end.
  const isEndOfName = (text: string): boolean => {
    const [first = ''] = text.split(' ');
    return (
      first.length > 2 &&
      first.length < name.length &&
      name.endsWith(first) &&
      !name.endsWith(` ${first}`) &&
      !told.has(first)
    );
  };
  return ({ phrase, built: isBuilt, source }) => {
    const text = phrase.toLowerCase();
    if (isBuilt && source !== 'targetKeywords' && isEndOfName(text)) return true;
    return (
      isBuilt &&
      source !== 'targetKeywords' &&
      ![`${name} app`, `app ${name}`, `appli ${name}`].includes(text) &&
      text !== name &&
      ` ${text} `.includes(` ${name} `)
    );
  };
}
