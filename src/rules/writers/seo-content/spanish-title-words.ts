import { withoutDenied } from '#rules/ledger/condition-patterns.ts';
import { grammars } from '#rules/ledger/romance-grammar.ts';
import { cutFlaws } from '#rules/ledger/spanish-had.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Draft } from './draft.ts';

/** How heavy it seems, how little is asked for, how long one must stay: told in the text. */
const toldBelow = longPattern('iu')`
  \s(?:mucho|poco|demasiado)$|^\d+ (?:con|en|para|por|sin)\s|^cada una?\s|^(?:máximo|mínimo|pedido mínimo|se admiten|no hay)(?!\p{L})|^hechos? para |^zona |^(?:viv|est)(?:o|oy|imos|amos) en\s
`;
const ofSeveral = /^(?:muy )?\p{Ll}+(?:[ai]d[oa]|[aei]ble|os[oa]|iv[oa]|ic[oa]|ari[oa])s(?= |$)/u;

const atLeast = /mínim[oa]s? (?:de )?$/iu;

/** "Tiene dos alturas", "puedo hacerla en color crudo": a sentence, and no title. */
const opensWithVerb = /^(?:pued[eo]s?|pueden|podemos|podéis|tienen?|llevan?|incluyen?|miden?|trae|traen) /iu;
const eitherWeight = /\d ?k?g y (?:el|la|los|las) \p{L}+ (?:de )?(?:unos )?\d/u;

/** What a Spanish title does not say of the thing: a flaw, what is told below, an adjective of several of one. */
export function isNoneOfSpanishTitle(
  { kind, value, quote }: Fact,
  { language, name, platform }: Draft,
): boolean {
  if (language.written !== 'es' || platform.subject === 'video') return false;
  if (toldBelow.test(value) || opensWithVerb.test(value)) return true;
  // "La pieza entera pesa unos 3 kg y la cuña 350 g": the buyer chooses.
  if (kind === 'weight' && eitherWeight.test(quote)) return true;
  const isOne = !name.split(/[\s,-]/u)[0]!.endsWith('s');
  if (isOne && ofSeveral.test(value)) return true;
  if (kind === 'number') return atLeast.test(quote.slice(0, Math.max(0, quote.indexOf(value))));
  const before = quote.slice(0, Math.max(0, quote.indexOf(value)));
  // "Resina transparente" of earrings of resin.
  if (kind === 'colour')
    return !isOne && !value.endsWith('s') && name.includes(` ${/(\p{Ll}+) $/u.exec(before)?.[1] ?? '–'}`);
  if (kind !== 'feature') return false;
  // "Aporta luminosidad" is a sentence; "arde 35 horas" is a measure.
  if (!/\d/u.test(value) && grammars.es.verb.test(value)) return true;
  return cutFlaws.test(withoutDenied(value, 'es'));
}

const spanishOrder =
  /^(?:no )?(?:hacer|realizar|usar|utilizar|aplicar|evitar|lavar|dejar|mantener|guardar|conservar|agitar|consultar|retirar|enjuagar|cocinar|calentar|servir|remojar)\s/iu;

/** Whether a Spanish phrase of goods tells what is done with them, in an infinitive: "hacer prueba de parche". */
export function isSpanishOrder(value: string, { language, platform }: Draft): boolean {
  return language.written === 'es' && platform.subject === 'product' && spanishOrder.test(value);
}
