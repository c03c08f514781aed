import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';
import type { GermanPhrase } from './german-measures.ts';

const stuffs = longPattern('u')`
  ^(?:ist|sind|wird|werden|wurden?|besteht|bestehen)\s(?:(?:vollständig|komplett|außen|ganz|von Hand|vollkommen|rein|selbst)\s){0,2}
  aus\s(?<stuff>(?:(?:\d[\d,]* ?%|\d+er|\p{Ll}[\p{L}-]{3,})\s){0,3}\p{Lu}[\p{L}-]+)
  (?<behind>(?:\s(?:mit|und)\s.{3,40})?)
  (?:\s(?:gefertigt|hergestellt|genäht|gemacht|gestrickt|gehäkelt|gewebt|gearbeitet|gegossen|geschmiedet|geformt|gebaut|gedrechselt
    |gefräst|geschnitzt|gebrannt|gesägt|gedruckt|geflochten|gefilzt|getöpfert|handgefertigt|handgemacht|geschnitten|gepresst|geknüpft|gefädelt|genietet|gewickelt|gesiedet))?$
`;
const counted =
  /^besteh(?:t|en) aus (\d+|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|zwölf) (\p{L}*[Tt]eile)n(?: aus (?<stuff>(?:\p{Ll}[\p{L}-]{3,}\s)?\p{Lu}[\p{L}-]+))?$/u;
const noDescription =
  /^(?:dem|einem|einer|diesem|dieser|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|mehreren|vielen|verschiedenen|ein)$/u;

/** Stuffs by the end of their compound: "Naturkautschuk". */
const otherStuff =
  /(?:kautschuk|gummi|fasern?|stoff|gewebe|wachs|harz|schaum|latex|wolle|leder|garn|pappe|stahl|blech|guss|filz|seide|fleece|plüsch|frottee|musselin|neopren|hanf|sisal|kokos|bambus|holz|nylon|softshell|jersey|canvas|samt|metall|porzellan|tpu|abs|eva|zement|beton|terrakotta|perlen|steinen|öl|milch)$/iu;

/** "Aus geschmiedetem Aluminium", as it stands behind the thing. */
function stuffPhrase(stuff: string): GermanPhrase[] {
  const isStuff =
    otherStuff.test(stuff) ||
    claimHits(stuff, 'de').some(({ payload, end }) => payload.kind === 'material' && end === stuff.length);
  return isStuff && !stuff.split(' ').some((word) => noDescription.test(word))
    ? [{ text: `aus ${stuff}`, says: 'stuff' }]
    : [];
}

/** What a clause says that the thing is made of, and of how many pieces. */
export function stuffsIn(clause: string): GermanPhrase[] {
  if (!clause.includes(' aus ')) return [];
  const { stuff = '', behind = '' } = stuffs.exec(clause)?.groups ?? {};
  // "Aus Leder und Polyester": the half would be less than it is.
  // "… und weich gepolstert" is no second stuff.
  if (stuff !== '')
    return /^\sund\s(?:\p{Ll}+e[mr]\s)?\p{Lu}/u.test(behind)
      ? stuffPhrase(`${stuff}${behind}`)
      : stuffPhrase(stuff);
  const [, count = '', pieces = ''] = counted.exec(clause) ?? [];
  if (pieces === '') return [];
  const of = counted.exec(clause)!.groups!['stuff'];
  return [{ text: `${count} ${pieces}`, says: 'count' }, ...(of === undefined ? [] : stuffPhrase(of))];
}
