import type { Language } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';

/** Columns of the table below. */
const tongues = ['de', 'es', 'fr', 'it', 'nl', 'pt', 'pl'] as const;

/**
 * Choices of the form, which are written in English whatever the listing's language, as the marketplaces of seven
 * languages word them: one line each, the choice before the colon, the columns of `tongues` behind it.
 */
const wordings = `
new: Neu; Nuevo; Neuf; Nuovo; Nieuw; Novo; Nowy
new other (see details): Neu: Sonstige; Nuevo: otro; Neuf: autre; Nuovo: altro; Nieuw: overig; Novo: outro; Nowy: inny
new with defects: Neu mit Fehlern; Nuevo con defectos; Neuf avec défauts; Nuovo con difetti; Nieuw met gebreken; Novo com defeitos; Nowy z wadami
certified refurbished: Zertifiziert generalüberholt; Reacondicionado certificado; Reconditionné certifié; Ricondizionato certificato; Gecertificeerd gereviseerd; Recondicionado certificado; Odnowiony, certyfikowany
excellent - refurbished: Generalüberholt, hervorragend; Reacondicionado, excelente; Reconditionné, excellent état; Ricondizionato, eccellente; Gereviseerd, uitstekend; Recondicionado, excelente; Odnowiony, doskonały
very good - refurbished: Generalüberholt, sehr gut; Reacondicionado, muy bueno; Reconditionné, très bon état; Ricondizionato, molto buono; Gereviseerd, zeer goed; Recondicionado, muito bom; Odnowiony, bardzo dobry
good - refurbished: Generalüberholt, gut; Reacondicionado, bueno; Reconditionné, bon état; Ricondizionato, buono; Gereviseerd, goed; Recondicionado, bom; Odnowiony, dobry
seller refurbished: Vom Verkäufer generalüberholt; Reacondicionado por el vendedor; Reconditionné par le vendeur; Ricondizionato dal venditore; Gereviseerd door de verkoper; Recondicionado pelo vendedor; Odnowiony przez sprzedawcę
like new: Neuwertig; Como nuevo; Comme neuf; Come nuovo; Zo goed als nieuw; Como novo; Jak nowy
used: Gebraucht; Usado; Occasion; Usato; Gebruikt; Usado; Używany
very good: Sehr gut; Muy bueno; Très bon état; Molto buono; Zeer goed; Muito bom; Bardzo dobry
good: Gut; Bueno; Bon état; Buono; Goed; Bom; Dobry
acceptable: Akzeptabel; Aceptable; État acceptable; Accettabile; Redelijk; Aceitável; Zadowalający
for parts or not working: Als Ersatzteil oder defekt; Para piezas o no funciona; Pour pièces ou ne fonctionne pas; Per pezzi di ricambio o non funzionante; Voor onderdelen of niet werkend; Para peças ou não funciona; Na części lub niesprawny
used - like new: Gebraucht - wie neu; Usado - como nuevo; Occasion - comme neuf; Usato - come nuovo; Gebruikt - zo goed als nieuw; Usado - como novo; Używany - jak nowy
used - good: Gebraucht - gut; Usado - buen estado; Occasion - bon état; Usato - buono; Gebruikt - goed; Usado - bom estado; Używany - dobry
used - fair: Gebraucht - in Ordnung; Usado - aceptable; Occasion - état correct; Usato - accettabile; Gebruikt - redelijk; Usado - aceitável; Używany - zadowalający
local pickup: Abholung; Recogida en mano; Remise en main propre; Ritiro a mano; Ophalen; Entrega em mão; Odbiór osobisty
local pickup or delivery: Abholung oder Lieferung vor Ort; Recogida o entrega local; Remise en main propre ou livraison locale; Ritiro a mano o consegna in zona; Ophalen of bezorgen in de buurt; Entrega em mão ou ao domicílio; Odbiór osobisty lub dostawa na miejscu
local delivery: Lieferung vor Ort; Entrega local; Livraison locale; Consegna in zona; Bezorgen in de buurt; Entrega ao domicílio; Dostawa na miejscu
shipping: Versand; Envío; Envoi; Spedizione; Verzending; Envio; Wysyłka
pickup or shipping: Abholung oder Versand; Recogida o envío; Remise en main propre ou envoi; Ritiro a mano o spedizione; Ophalen of verzenden; Entrega em mão ou envio; Odbiór osobisty lub wysyłka
`;

const table = new Map<string, readonly string[]>(
  wordings
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.search(/: /u);
      return [
        line.slice(0, at),
        line
          .slice(at + 2)
          .split(';')
          .map((text) => text.trim()),
      ] as const;
    }),
);

/** Fields of the form that offer choices which stand in the listing. */
const choiceFields = ['itemCondition', 'facebookCondition', 'facebookDeliveryMethod'] as const;

/**
 * The fields with the choices of the form in the language of the listing, so that no German text says "Used". What
 * the seller wrote in own words, and languages that the table does not hold, stay as they are.
 */
export function statedIn(
  fields: Readonly<Record<string, string>>,
  language: Language,
): Readonly<Record<string, string>> {
  const column = tongues.findIndex((tongue) => language.tag.startsWith(tongue));
  if (column === -1 || !choiceFields.some((name) => fields[name] !== undefined)) return fields;
  const told = { ...fields };
  for (const name of choiceFields) {
    const wording = table.get((fields[name] ?? '').toLowerCase().trim())?.[column];
    if (wording !== undefined) told[name] = wording;
  }
  return told;
}

/** "Used, one wheel squeaks", "occasion, un coin abîmé": the bare state at the front of a text. */
const bareState =
  /^(?:used|pre-?owned|second[- ]hand|gebraucht|usad[oa]s?|(?:de )?segunda mano|(?:d[’'])?occasion)(?:,|\.|:| -| –)\s+(?=[\p{L}\d])/iu;

/** A description without the bare state that it opens with, where the form's own field says it and more ("Used - Good"). */
export function withoutStateAgain(description: string, fields: Readonly<Record<string, string>>): string {
  const stated = foldWord(fields['facebookCondition'] ?? fields['itemCondition'] ?? '');
  const said = bareState.exec(description)?.[0] ?? '';
  const word = foldWord(said.replace(/^(?:de|d[’'])\s?|[\s,.:–-]+$/giu, ''));
  // "Usada" of a table and "usado" of the form part in their ending.
  const stem = word.replace(/[oa]s?$/u, '');
  if (stem === '' || !stated.startsWith(stem) || stated.length <= word.length + 1) return description;
  const rest = description.slice(said.length);
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

const feminine =
  /^(?:\p{L}+(?:(?<!(?:progra|siste|proble|pija|cli|te|mapa|plane|come))a|ión|dad|tud)|moto|bici|foto|radio|mano|nevera|llave|torre|base|nave)$/iu;
const feminines = /^(?:\p{L}+(?:as|iones|dades)|motos|bicis|fotos|llaves)$/iu;
const manyMasculine = /^\p{L}{3,}(?:os|es)$/iu;

/** "Usada" of a "lavadora", where the form says "Usado": the neighbour's state agrees with the first noun of the name. Spanish. */
export function agreeingState(
  fields: Readonly<Record<string, string>>,
  name: string,
  { written }: Language,
): Readonly<Record<string, string>> {
  const state = fields['facebookCondition'];
  if (written !== 'es' || state === undefined || !/^(?:usado|nuevo|reacondicionado)(?!\p{L})/iu.test(state))
    return fields;
  const [noun = ''] = name.split(' ');
  const ending = feminine.test(noun)
    ? 'a'
    : feminines.test(noun)
      ? 'as'
      : manyMasculine.test(noun)
        ? 'os'
        : 'o';
  return ending === 'o' ? fields : { ...fields, facebookCondition: state.replace(/o(?!\p{L})/u, ending) };
}
