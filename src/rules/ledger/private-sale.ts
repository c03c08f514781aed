import { longPattern } from '#rules/text/long-pattern.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** To whom, with which bill and on which terms a thing is sold on: "vente entre particuliers", "ni repris ni échangé", "only two left". */
const terms: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: longPattern('iu')`
    ^(?:(?:uk|us|eu|private|business|trade|registered)\s){1,2}(?:seller|sale)$
    |^(?:(?:full|uk|proper)\s)?vat\s(?:receipts?|invoices?)(?:\s(?:is|are))?(?:\s(?:on\srequest|included|provided|supplied|available))?(?:\s(?:with|for)\s(?:every|each|all|your)\s(?:orders?|purchases?))?$
    |^(?:only\s|just\s|last\s)?(?:\d{1,3}|one|two|three|four|five|six|a\sfew)(?:\sonly)?\s(?:left|remaining|(?:\p{L}+\s){0,2}(?:currently\s)?in\sstock)(?:\sin\sstock)?$
  `,
  de: /(?<!\p{L})verkauf (?:nur )?(?:an|von) (?:gewerbe|privat)|^(?:mit |inkl\. )?rechnung (?:mit|inkl\.?|ohne) (?:ausgewiesener )?mwst(?!\p{L})/iu,
  es: /(?<!\p{L})venta (?:entre|de) particular|^(?:con )?factura (?:con|sin) iva(?!\p{L})/iu,
  fr: /^ni repri(?:se?|ses) ni échang|(?<!\p{L})vente (?:entre|de) particulier|^facture (?:avec|sans) tva(?!\p{L})/iu,
  other:
    /(?<!\p{L})vendita (?:tra|fra) privati|^no resi$|^geen (?:garantie|retour)|^venda entre particulares/iu,
};

/** Whether a clause tells nothing but the terms on which a thing is sold on. */
export function tellsTermsOfSale(text: string, language: WrittenLanguage): boolean {
  return terms[language]?.test(text) === true;
}
