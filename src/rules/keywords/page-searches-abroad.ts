import { placeOf } from '#rules/ledger/place-in-text.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { built, type Candidate } from './candidate.ts';
import { otherTowns } from './other-towns.ts';
import { rowsOfPage } from './rows-of-page.ts';

/** How the name of an offer goes on behind what it is. */
interface NameWords {
  joint: RegExp;
  and: RegExp;
  price: string;
  /** A trade at the front of a firm's name. */
  trade: RegExp;
  /** Work at any hour or at once, as it is typed behind the trade, and the words that say it. */
  urgent: readonly (readonly [string, RegExp])[];
}

const tongues: Readonly<Record<string, NameWords>> = {
  it: {
    joint: /\s(?:a|ad|in|nel|nella|per|con|da|su)\s|\s?[:|(,–—]\s?|\s-\s/iu,
    and: /\s(?:e|ed|&)\s/iu,
    price: 'prezzi',
    trade:
      /^(?:\p{L}{3,}eria|autospurgo|autofficina|officina|carrozzeria|autoscuola|studio \p{Ll}{5,}|impresa edile|agriturismo|veterinari[oa]|asilo nido|scuola di \p{L}{4,}|palestra)(?=\s|$)/iu,
    urgent: [
      ['24 ore', /24 ?ore su 24|24h|24\/7|h24/iu],
      ['urgente', /(?<!\p{L})urgenz[ae]|pronto intervento/iu],
    ],
  },
  pt: {
    joint: /\s(?:em|no|na|nos|nas|para|com|por)\s|\s?[:|(,–—]\s?|\s-\s/iu,
    and: /\s(?:e|&)\s/iu,
    price: 'preço',
    trade:
      /^(?:\p{L}{3,}[ae]ria|oficina|clínica \p{L}{5,}|escola de (?:condução|música|dança)|ginásio|creche|restaurante)(?=\s|$)/iu,
    urgent: [
      ['24 horas', /24 ?h(?:oras)?(?!\p{L})|24\/7/iu],
      ['urgente', /(?<!\p{L})urg[eê]nci[ae]s?/iu],
    ],
  },
  nl: {
    joint: /\s(?:in|te|voor|met|bij|aan|op|uit|van)\s|\s?[:|(,–—]\s?|\s-\s/iu,
    and: /\s(?:en|&)\s/iu,
    price: 'prijs',
    trade:
      /^(?:\p{L}*(?:salon|praktijk|bedrijf|winkel|garage|rijschool|studio|bakkerij|slagerij|kapper|loodgieter|dakdekker|hovenier|makelaar|schilder|stukadoor|tandarts|fietsenmaker|rijwielen|timmerman|kwekerij|camping|kennel|pension))(?=\s|$)/iu,
    urgent: [['spoed', /(?<!\p{L})spoed(?:gevallen|dienst|reparatie)?(?!\p{L})|24 ?uur per dag|24\/7/iu]],
  },
};

const longestCore = 4;
const mostWithTown = 4;
/** Words that open the name of no one's offer: whose it is, how good it is. */
const praise = longPattern('iu')`
  ^(?:(?:il|la|lo|i|gli|le|l['’]|un|una|o|a|os|as|um|uma|de|het|een|jouw|uw|je|seu|sua|tuo|tua|vostr[oa]|nostr[oa]|nosso|nossa|onze)\s
    |(?:bravo|esperto|ottimo|bom|boa|goede|beste|migliore|melhor)\s)+
`;

/**
 * What a page in Italian, Portuguese or Dutch is searched by: its offer without the small words of its name and with its town, each
 * thing that the text says its firm does, the other towns in which it works, and what it costs where a price is told.
 */
export function pageSearchesAbroad(
  brief: Brief,
  ledger: Ledger,
  path: string,
): { searches: Candidate[]; hasRows: boolean } {
  const tag = ledger.language.tag.slice(0, 2);
  const words = tongues[tag];
  if (words === undefined) return { searches: [], hasRows: false };
  const { name, description } = brief.product;
  const town = (placeOf(brief)?.text ?? '').split(/[,(/]|\s(?:e|en|ed)\s/u)[0]!.trim();
  const cores = coresOf(name, town, words);
  const [core = ''] = cores;
  const found: Candidate[] = [];
  const add = (phrase: string, kind: Candidate['kind'], source: string, least: number): void => {
    found.push({ ...built(phrase, kind, source), sure: true, least });
  };
  const isPlaced = town !== '' && !/\d/u.test(town);
  const withTown = (thing: string): boolean => isPlaced && !foldWord(thing).includes(foldWord(town));
  for (const thing of cores) {
    if (withTown(thing)) add(`${thing} ${town}`, 'place', `${path}.name`, 0.62);
    add(thing, thing === core ? 'head' : 'synonym', `${path}.name`, 0.6);
  }
  const trade = words.trade.exec(brief.businessName)?.[0]?.toLowerCase() ?? '';
  if (trade !== '' && !cores.some((thing) => foldWord(thing).includes(foldWord(trade)))) {
    if (withTown(trade)) add(`${trade} ${town}`, 'place', 'businessName', 0.5);
    else add(trade, 'synonym', 'businessName', 0.5);
  }
  const offers = rowsOfPage(description, tag).filter((offer) => !cores.includes(offer));
  offers.forEach((offer, at) => {
    if (withTown(offer) && at < mostWithTown && countPieces(offer) < longestCore)
      add(`${offer} ${town}`, 'place', `${path}.description`, 0.5 - at / 100);
    add(offer, 'use', `${path}.description`, 0.45 - at / 100);
  });
  const read = { searches: found, hasRows: offers.length > 1 };
  if (core === '') return read;
  for (const other of isPlaced ? otherTowns(description, town, tag) : [])
    add(`${core} ${other}`, 'place', `${path}.description`, 0.4);
  for (const [said, pattern] of words.urgent)
    if (pattern.test(description)) add(`${core} ${said}`, 'attribute', `${path}.description`, 0.42);
  if (
    ledger.facts.some(({ kind, value }) => kind === 'price' && /\d/u.test(value)) &&
    brief.industry !== 'Real Estate'
  )
    add(`${core} ${words.price}`, 'question', `${path}.name`, 0.38);
  return read;
}

/** "Toldos", "estores" of "Toldos e estores em Braga": what the name offers, without where, for whom and with what. */
function coresOf(name: string, town: string, { joint, and }: NameWords): string[] {
  const at = town === '' ? -1 : foldWord(name).indexOf(foldWord(town));
  const front = at > 0 ? name.slice(0, at).replace(/\s(?:a|ad|in|em|te|di|de)\s$/iu, '') : name;
  const [segment = ''] = front.trim().replace(praise, '').split(joint);
  // "Studio dentistico Conti" holds the name of its dentist.
  const whole = segment.trim();
  const bare = /\s\p{Lu}/u.test(whole) ? whole : whole.toLowerCase();
  const sides = bare.split(and).map((side) => side.trim());
  // "Nieuwe en gebruikte fietsen": the first of them has lost its thing.
  const isPair =
    sides.length === 2 &&
    sides.every((side) => countPieces(side) === countPieces(sides[0]!) && side.length > 4) &&
    countPieces(sides[0]!) < 3;
  return [bare, ...(isPair ? sides : [])].filter(
    (text) => countPieces(text) <= longestCore && /^\p{L}{3}/u.test(text) && !/[\d?!]/u.test(text),
  );
}
