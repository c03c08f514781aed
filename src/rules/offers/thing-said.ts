import { longPattern } from '#rules/text/long-pattern.ts';
import type { SpokenLanguage } from './deeds.ts';

const mostWords = 5;
export const articles = longPattern('iu')`
  ^(?:(?:leurs?|tes|ses|sus?|tus?|the|a|an|all (?:kinds|types|sorts) of|various|our|your|their|der|die|das
      |den|ein|eine|einen|unsere|ihre?n?|el|la|los|las|un|una|unos|unas|todo tipo de|tod[oa]s l[oa]s
      |tous (?:les|types de|vos)|toutes les|le|les|des|du|de la|une|toutes? sortes? de|vos)\s+
    |[ld]['’])(?=\p{L})
`;
const also = /^(?:also|auch|también|aussi|également)\s/iu;
/** A German masculine in the accusative is no searched form. */
const inflected = /^(?:einen|den|keinen)\s|^\p{Ll}+en\s\p{Lu}\p{Ll}+(?<!en)$/u;

/** Those whom it is done for, who did it for how long, and what is told on the way: "pymes", "20 años", "même les électriques". */
const noThing = longPattern('iu')`
  ^(?:take|bring|put|keep|get|make|give|go|come|leave|send|ship|tell|let|explain|answer|listen|charge)\s|\s(?:it|them|us)$
  |^(?:up|out|off|down|away|back|after|before)(?:\s|$)|^(?:también|aussi|auch|also|igualmente)$
  |^(?:même|meme|auch|sogar|incluso|hasta|even|not|nicht|keine?|ni|ou|oder|or)\s
  |^\d+\s(?:years?|jahre|años|ans)(?!\p{L})|^(?:pymes|autónomos|particulares|empresas|particuliers
    |entreprises|professionnels|privatkunden|firmen|private|businesses|homeowners)$
  |^(?:sitz|ruhetag|termine?|citas?|rendez-vous|pedidos|encargos|envíos|commandes|orders)(?!\p{L})
`;

/** "Two giant tipis", but "two tier cakes" */
const counted =
  /^(?:two|three|four|five|six|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre)\s(?!(?:tier|course|bed|door|seat|berth|part|piece|way|day|hour|man|storey))(?=(?:\p{L}+\s)?\p{L}+s$)/iu;

/** What a part of a row names, bare; empty where it names nothing. */
export function thingIn(part: string, language: SpokenLanguage): string[] {
  if (language === 'de' && inflected.test(part.trim())) return [];
  // "Horneamos a leña" says with what.
  if (language === 'es' && /^a\s/iu.test(part.trim())) return [];
  const plain = part.trim().replace(also, '').replace(articles, '').replace(counted, '');
  const words = plain.split(' ');
  const isNamed = /^[\p{L}\p{N}][\p{L}\p{N}\s’'&+.-]*$/u.test(plain) && /\p{L}{2}/u.test(plain);
  if (
    !isNamed ||
    words.length > mostWords ||
    noThing.test(plain) ||
    /^(?:more|much more|everything|even|only|mostly|here|online|it|them|mehr|alles|más|plus)$|^(?:you|us|guests|customers|people|all|every|any|alle[rs]?|jede[rns]?|tod[oa]s?|tous|toutes?)(?:\s|$)/iu.test(
      plain,
    )
  )
    return [];
  // A German thing is a noun, with its adjective at most.
  if (language === 'de' && !/(?:^|\s)\p{Lu}/u.test(plain)) return [];
  return [plain];
}
