import type { Brief } from '#rules/listing/listing.ts';
import type { Candidate } from './candidate.ts';

type Refusal = (candidate: Candidate) => boolean;

/** "Sodass die Mühle", "sollten die Pfanne": a piece of a clause with what joins it or its verb. */
const cutOfGerman: Refusal = ({ phrase, source }) =>
  source !== 'targetKeywords' &&
  /^(?:sodass|damit|weil|wenn|dass|denn|sollten?|können?|kann|darf|wird|werden|ist|sind|hat|haben|lässt|lassen) |\smit der Hand$|\s(?:Größe|Gr|Farbe|Länge|Breite|Höhe|Modell|Typ|Nr|Nummer|Baujahr|Format)$/u.test(
    phrase,
  );

/** "Keramik zum Hängen" of a "Vogeltränke aus Keramik zum Hängen": the stuff hangs nowhere. German. */
function stuffOfName({ product: { name } }: Brief): Refusal {
  return ({ phrase }) => phrase.includes(' ') && name.includes(` aus ${phrase}`);
}

/** "Passau bietet Krankengymnastik": a small word on "t" between two German nouns is the verb of their sentence. */
export const verbInGerman: Refusal = ({ phrase, source }) =>
  source.endsWith('.description') &&
  /^(?:\p{L}+ ){0,2}\p{Lu}[\p{L}-]+ (?!(?:mit|seit|samt|statt|nicht|fest|nebst) )\p{Ll}{2,}t \p{Lu}/u.test(
    phrase,
  );

/** "Feste Shampoo" of "Das feste Shampoo": without its article the adjective ends otherwise. */
function weakOfGerman({ product: { description } }: Brief): Refusal {
  return ({ phrase, source }) =>
    source !== 'targetKeywords' &&
    /^\p{Ll}{3,}e \p{Lu}/u.test(phrase) &&
    (description.includes(`Das ${phrase}`) || description.includes(`Der ${phrase}`));
}

/** "Kinderwagen" of a "Kinderwagen Organizer": what a German thing is for is another thing. */
function halfOfType(productType: string): Refusal {
  return ({ phrase }) => productType.startsWith(`${phrase} `) && !phrase.includes(' ');
}

/** What is cut out of German sentences and compounds, and is no search. */
export function refusedInGerman(brief: Brief, productType: string): readonly Refusal[] {
  return [halfOfType(productType), cutOfGerman, weakOfGerman(brief), stuffOfName(brief)];
}
