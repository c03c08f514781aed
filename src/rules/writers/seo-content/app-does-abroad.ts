import { splitSentences } from '#rules/ledger/clauses.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { countCharacters } from '#rules/text/count.ts';
import { upperFirst } from './english-words.ts';

const longest = 30;
const opensApp = { fr: /^L[’'](?:application|appli) (?=\p{Ll})/u, es: /^La (?:aplicación|app) (?=\p{Ll})/u };
const joints = { fr: /, (?:et )?| et /u, es: /, (?:y )?| y /u };
/** What an app is, costs or lacks is none of its deeds. */
const noDeed =
  /^(?:est|sont|a|ont|coûte|ne|n[’']|existe|reste|peut|doit|sera|es|son|está|tiene|cuesta|no|existe|puede|debe|será|se|cada|tant|también|aussi)(?:\s|$|(?<=[’']))|\d[.,]\d\d|[€$£]/iu;
const deed = { fr: /^\p{Ll}{3,}[et] \p{L}/u, es: /^\p{Ll}{3,}[ae] \p{L}/u };

/** "Reconnaît le texte" of "L'application redresse la page, reconnaît le texte et crée un PDF": what a sentence says that the app does. French and Spanish. */
export function doesAbroad({ product, language }: Brief, isFresh: (text: string) => boolean): string {
  const { written } = language;
  if (written !== 'fr' && written !== 'es') return '';
  for (const sentence of splitSentences(product.description)) {
    const front = opensApp[written].exec(sentence)?.[0];
    if (front === undefined) continue;
    const rest = sentence.slice(front.length).replace(/[.!]+$/u, '');
    // "Calcule la dose, le prix et la durée": an entry without its verb belongs to the one before it.
    const pieces = rest.split(joints[written]);
    const areDeeds = pieces.every((piece) => deed[written].test(piece) && !noDeed.test(piece));
    const told = (areDeeds ? pieces : [rest]).filter(
      (piece) =>
        deed[written].test(piece) &&
        !noDeed.test(piece) &&
        countCharacters(piece) <= longest &&
        isFresh(piece),
    );
    const [first = ''] = told.toSorted((a, b) => b.length - a.length);
    if (first.includes(' ')) return upperFirst(first);
  }
  return '';
}
