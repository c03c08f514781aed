import type { NegativeConflict, NegativeKeyword } from '#contract/google-ads.ts';
import type { BusinessType } from '#contract/google-ads-form.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord } from '#rules/text/words.ts';
import { usualNegatives } from './negative-lists/index.ts';
import { standsInTheWay } from './negative-match.ts';

/** What the campaign is for: no negative may block any of it. */
export type Protected = readonly { text: string; where: NegativeConflict['where'] }[];

/** Businesses whose trade are jobs, courses or papers, by words of their own texts, folded. */
const trades: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:recruit\w*|staffing|job board|headhunt\w*|career coach\w*|personalvermittlung|zeitarbeit|jobborse|seleccion de personal|reclutamiento|recrutement|interim)\b/,
    /^(?:jobs?|careers|hiring|salary|resume|internship|stellenangebote?|gehalt|bewerbung|lebenslauf|praktikum|empleos?|trabajo|sueldo|salario|curriculum|practicas|emplois?|salaire|stage|recrutement|cv)$/,
  ],
  [
    /\b(?:training|courses?|class(?:es)?|school|academy|certification|exam prep|kurse?|schulung\w*|ausbildung|akademie|cursos?|formacion|academia|formations?|ecole|cours)\b/,
    /^(?:courses?|training|certification|school|license|license exam|exam|exam prep|degree|kurs|weiterbildung|schulung|ausbildung|lehrgang|prufung|schule|curso|formacion|certificacion|examen|escuela|formation|diplome|ecole)$/,
  ],
  [
    /\b(?:servicing|repairs?|restoration|mending|restringing)\b|reparatur|reparacion|reparation/,
    /^(?:repairs?|reparatur|reparacion|reparation)$/,
  ],
  [/\bvets?\b|veterinar|veterinair|tierarzt/, /^(?:veterinary|veterinari[oa]|veterinaire|tierarzt)$/],
  [
    /\b(?:templates?|vorlagen?|plantillas?|modeles?)\b/,
    /^(?:template|sample|example|vorlage|muster|plantilla|modele|exemple)$/,
  ],
];

const notDone = 'You say that you do not do this.';

/**
 * What the firm says that it does not do and the usual negatives, where they block nothing of the campaign's own, and those that
 * were left out with what they would have blocked. Phrase match for all but the single words that suit every business.
 */
export function chooseNegatives(
  type: BusinessType,
  language: WrittenLanguage,
  wanted: Protected,
  { audience = '', refused = [] }: { audience?: string; refused?: readonly string[] } = {},
): { negatives: NegativeKeyword[]; conflicts: NegativeConflict[] } {
  const negatives: NegativeKeyword[] = [];
  const conflicts: NegativeConflict[] = [];
  const own = wanted.filter(({ where }) => where === 'service' || where === 'goal' || where === 'keyword');
  const ownText = foldWord(own.map(({ text }) => text).join(' '));
  const seeksNobody = employers.test(foldWord(audience)) && !seekers.test(`${ownText} ${foldWord(audience)}`);
  const usual = usualNegatives(type, language);
  const known = new Set(usual.map(({ text }) => text));
  const told = refused
    .filter((text) => !known.has(text))
    .map((text) => ({ text, isCommon: false, reason: notDone }));
  for (const { text, isCommon, reason } of [...told, ...usual]) {
    const negative: NegativeKeyword = {
      text,
      match: isCommon && !text.includes(' ') ? 'broad' : 'phrase',
      reason,
    };
    const hit =
      wanted.find((phrase) => standsInTheWay(text, phrase.text)) ?? tradeOf(text, ownText, own, seeksNobody);
    if (hit === undefined) negatives.push(negative);
    else conflicts.push({ ...negative, blocks: hit.text.slice(0, 200), where: hit.where });
  }
  return { negatives, conflicts };
}

/** An agency that advertises to employers alone pays for every click of who looks for work. */
const employers =
  /\b(?:employers?|compan(?:y|ies)|business(?:es)?|firms?|contractors?|builders?|managers?|owners?|smes?|startups?|hotels?|restaurants?|care homes?|warehouses?|manufacturers?|unternehmen|betriebe?|arbeitgeber|firmen|mittelstand|empresas?|pymes|entreprises?|employeurs?)\b/;
const seekers =
  /\b(?:candidates?|job ?seekers?|applicants?|jobs?|vacanc(?:y|ies)|workers looking|graduates?|bewerber\w*|arbeitssuchende|stellen\w*|candidatos?|empleos?|candidats?|emplois?|career coach\w*)\b/;
/** Only who looks for work types them. */
const ofSeekers =
  /^(?:jobs?|careers|salary|resume|internship|stellenangebote?|gehalt|bewerbung|lebenslauf|praktikum|empleos?|sueldo|salario|curriculum|practicas|emplois?|salaire|stage|cv)$/;

function tradeOf(
  negative: string,
  ownText: string,
  own: Protected,
  seeksNobody: boolean,
): Protected[number] | undefined {
  const folded = foldWord(negative);
  if (seeksNobody && ofSeekers.test(folded)) return undefined;
  const trade = trades.find(([, terms]) => terms.test(folded));
  if (trade === undefined || !trade[0].test(ownText)) return undefined;
  return own.find(({ text }) => trade[0].test(foldWord(text)));
}
