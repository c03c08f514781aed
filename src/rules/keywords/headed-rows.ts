import { labelKindOf } from '#rules/ledger/label-kinds.ts';
import { hasHeadedRows, partsOfPoint } from '#rules/ledger/headed-points.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

const heading = /^\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}$/u;
/** Letters from which one word names what people look for. */
const shortestWord = 5;
/** For whom a row is, when and how: no offer by itself. */
const noOffer = longPattern('iu')`
  ^(?:(?:the |our |your )?(?:masters?|juniors?|seniors?|beginners?|improvers?|adults?|children|kids|parents|families|members?|coach(?:es)?|teachers?|staff|team|story|history|level|ages?|rates?|fees|notes?|booking|bookings|access|parking|travel|payment|support|delivery|address|contact|questions?|requirements?|benefits|features|summary|overview|details|what|when|where|who|how|why)(?: .*)?
    |step \p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|weekends?|(?:\p{L}+ )?day(?: \p{L}+)?
    |anfänger\p{L}*|fortgeschrittene\p{L}*|kinder|erwachsene|jugendliche|preise?|kosten|anfahrt|parken|anmeldung|hinweise?|ablauf|dauer|team
    |débutants?|enfants|adultes|ados|tarifs?|prix|accès|durée|inscription|niñ[oa]s|adult[oa]s|jóvenes|principiantes|precios?|tarifas?|duración|acceso|inscripción)$
`;

/** What a page offers in rows with a heading each: "Water polo" of "Water polo: from age 11, on Sundays". */
export function headedOffers(description: string): string[] {
  if (!hasHeadedRows(description)) return [];
  return description.split('\n').flatMap((line) => {
    const { head, body } = partsOfPoint(line);
    const isOffer =
      heading.test(head) &&
      !noOffer.test(head) &&
      (head.includes(' ') || head.length >= shortestWord) &&
      labelKindOf(head, body) === undefined;
    return isOffer ? [head] : [];
  });
}
