import { unbackedClaims } from '#rules/ledger/claims.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { sifted } from '#rules/text/sieve.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { foldWord, tokensOf } from '#rules/text/words.ts';
import { withoutHeadings } from '#rules/writers/seo-content/page-headings.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import {
  foldedBrief,
  isDenied,
  isOfBrief,
  isThingOfBrief,
  setFor,
  setOf,
  type Unsaid,
  type Written,
} from './brief-words.ts';
import { contradictionsIn } from './contradictions.ts';
import { deniedIn } from './denied-words.ts';
import { deedsFor, otherWordsFor } from './other-words.ts';
import { forUnsaid } from './unsaid-for.ts';
import { lackingUnsaid } from './unsaid-lacking.ts';
import { formsElsewhere } from './forms-elsewhere.ts';
import { movedIn } from './moved-facts.ts';
import { otherValuesIn } from './other-values.ts';
import { sellersText } from './sellers-text.ts';
import { type Form, forms } from './unsaid-forms.ts';
import { moreForms } from './unsaid-forms-more.ts';
import { countedForms } from './unsaid-counted.ts';
import { scopeForms } from './unsaid-scope.ts';
import { besideForms } from './unsaid-beside.ts';
import { peopleForms } from './unsaid-people.ts';
import { thenForms } from './unsaid-then.ts';
import { usualForms } from './unsaid-usual.ts';
import { doingsUnsaid, partsUnsaid, stuffsUnsaid, withUnsaid } from './unsaid-parts.ts';
import { italianUnsaid } from './unsaid-italian.ts';
import { tailsElsewhere } from './other-tongues.ts';
import { rolesUnsaid } from './unsaid-roles.ts';
import { isOfRoot, isRootOfBrief } from './word-roles.ts';
import { japaneseUnsaid } from './unsaid-japanese.ts';
import { tradeUnsaid } from './unsaid-trade.ts';
import { appWords, firstNames, makers, propertyWords } from './unsaid-words.ts';

const names = setOf(`${firstNames} ${makers}`);

/** Names of people and makers in a language without lists. */
function namesIn(text: string, prepared: Prepared): Unsaid[] {
  return tokensOf(text)
    .filter(({ folded }) => names.has(folded) && !foldedBrief(prepared).includes(folded))
    .map(({ start, end }) => ({ start, end, kind: 'name' }));
}

const leastOfSentence = 4;

/** Words that people say of a thing as its own, the brief of which has none of their root. */
function wordsUnsaid(text: string, prepared: Prepared, language: Written): Unsaid[] {
  const properties = setFor('property', propertyWords, language);
  const ofApps = prepared.platform.subject === 'app' ? setFor('app', appWords, language) : undefined;
  const found: Unsaid[] = [];
  // What people look for such apps with may stand among search words, and in no sentence.
  const isSaid = countPieces(text) < leastOfSentence ? isOfRoot : isRootOfBrief;
  for (const { folded, start, end } of tokensOf(text)) {
    const isName =
      names.has(folded) &&
      !/(?:saint|st\.?|san|santa|sankt|sainte)[\s-]$/iu.test(text.slice(Math.max(0, start - 7), start));
    const isProperty = properties.has(folded);
    const isOfApp = ofApps?.has(folded) === true;
    if (!isName && !isProperty && !isOfApp) continue;
    const brief = foldedBrief(prepared);
    if (isName ? new RegExp(`(?<!\\p{L})${folded}`, 'u').test(brief) : isOfBrief(folded, brief)) continue;
    // "Exportieren" of an "Export".
    if (isOfApp && isSaid(folded, prepared, language)) continue;
    if (isOfApp && deedsFor(brief).includes(folded)) continue;
    // "No ads" of no adverts.
    if (isOfApp && isDenied(text, start) && otherWordsFor(brief).includes(folded)) continue;
    // "Not encrypted" boasts of nothing; "no adverts" does.
    if (!isName && !excluded.test(folded) && isDenied(text, start)) continue;
    found.push({
      start,
      end,
      kind: isName ? 'name' : isProperty && attribute.test(folded) ? 'safety' : 'function',
    });
  }
  return found;
}

/** What stands before its thing and goes alone; a noun takes its clause along. */
const attribute =
  /(?:ed|less|able|ible|ive|ic|tight|bar(?:e[rnms]?)?|los(?:e[rnms]?)?|isch(?:e[rnms]?)?|iv(?:e[rnms]?)?|ad[oa]s?|antes?|ic[oa]s?|ees?)$/u;
const excluded =
  /^(?:ads?|adverts?|tracking|subscriptions?|purchases|werbung|abo|abonnements?|anuncios|publicidad|suscripcion|publicites?|pub|suivi|toxins?|hormones?|chlorine)$/u;

/** Where somebody says that it is right for somebody or some place that only tests tell. */
const fit = longPattern('giu')`
  (?<!\p{L})(?:suits?|suitable for|for(?= (?:\p{L}+ )?(?:bab(?:y|ies)|newborns|toddlers|infants
        |pregnan\p{L}+|diabetics|allergy|allergic))|für(?= (?:neugeborene|säuglinge|schwangere|allergiker
        |babys))|para(?= (?:bebés|recién|embarazadas|alérgic\p{L}+))|pour(?= (?:bébés|nourrissons
        |femmes enceintes|allergiques))|safe (?:for|on|in|with)|fit for|allowed (?:on|in)|approved for
    |gentle (?:on|to|enough for)|kind to|ideal for|good for|great for|perfect for|made for
    |use (?:it|the [\p{L} ]{2,30}?) (?:on|over|in|as)|(?:works|can be used|may be used|cooks?|goes?) (?:on
      |over|in|as|with)|you can|tolerates?|resists?|withstands?|protects? (?:against|from)|stands up to
    |copes with|geeignet für|eignet sich (?:auch )?für|verträgt|erlaubt (?:in|im|für)|taugt für
    |schützt (?:vor|gegen)|widersteht|aptos? para|aptas? para|ideal(?:es)? para|sirven? para|resisten?
    |protegen? (?:de|contra)|soportan?|convient (?:à|aux|pour)|conviennent|adaptée?s? (?:à|aux)|résistent?
    |protègent? (?:de|du|des|contre)|supportent?|autorisée?s? (?:en|dans))\s([^.!?;\n<]{2,60})
`;
/** For whom or where a thing is right is a claim. */
const atRisk = longPattern('giu')`
  (?<!\p{L})(?:planes?|bathrooms?|flights?|cabin|hand luggage|bab(?:y|ies)|newborns?|toddlers?|infants?
    |pregnan\p{L}+|sensitive|allerg\p{L}+|vegans?|vegetarians?|diabetics?|swim(?:ming)?|showers?|pool|sea
    |frost|rain|campfires?|open fire|grills?|barbecues?|bbq|stains?|scratch(?:es|ing)?|rust|heat|shocks?
    |drops?|falls?|bites?|overcharging|short circuits?|skin|moisture|damp|mould|moths?|fading|wrinkles?
    |an(?:a)?emia|acne|rosacea|digestion|immune \p{L}+|circulation|cellulite|snoring|face|eyes|lips|flugzeug
    |handgepäck|babys?|säuglinge|neugeborene|kleinkinder|schwangere|empfindliche\p{L}*|allergiker\p{L}*
    |veganer|dusche|bad|badezimmer|schwimmen|frost|regen|flecken|kratzern?|rost|hitze|stößen?|feuchtigkeit
    |schimmel|motten|gesicht|avión|bebés?|recién nacidos|embarazadas|sensibles?|alérgic\p{L}+|veganos|ducha
    |piscina|mar|lluvia|manchas|arañazos|óxido|calor|golpes|humedad|cara|avion|bébés?|nourrissons|enceintes?
    |allergiques|véganes?|douche|piscine|mer|pluie|gel|taches|rayures|rouille|chaleur|chocs|humidité|visage
    |peaux sensibles)(?!\p{L})
`;

function fitUnsaid(text: string, prepared: Prepared): Unsaid[] {
  const found: Unsaid[] = [];
  for (const match of matchesOf(fit, text)) {
    const behind = match[1] ?? '';
    const from = match.index + match[0].length - behind.length;
    if (isDenied(text, match.index)) continue;
    for (const { 0: said, index } of matchesOf(
      atRisk,
      behind.split(/\s(?:before|after|until|when|if|bevor|wenn|antes|cuando|si|avant|après|quand)\s/iu)[0] ??
        '',
    )) {
      const folded = foldWord(said);
      if (isOfBrief(folded, foldedBrief(prepared)) || foldedBrief(prepared).includes(folded)) continue;
      found.push({ start: match.index, end: from + index + said.length, kind: 'fit' });
    }
  }
  return found;
}

/** "Up to 12 kg per bracket", where the brief gives it for the whole. */
const perPiece = longPattern('giu')`
  (?<![\d.,])\d[\d.,]{0,9}\s?(?:kg|g|mg|kilos?|grams?|grammes?|lbs?|pounds|oz|ml|cl|l|litres?|liters?|cm|mm
    |m|in|inch(?:es)?|ft|w|watts?|mah)\s((?:per|a|pro|je|por|par)\s(?!(?:day|week|month|year|hour|minute
        |second|wash|hand|mail|post|tag|woche|monat|jahr|stunde|día|semana|mes|año|hora|jour|semaine|mois|an
        |heure|la|el|le|los|les)(?!\p{L}))\p{L}{3,})
`;
const perSaid =
  /\d[^.;\n]{0,24}?(?<!\p{L})(?:per|each|apiece|a piece|every|pro|je|jeweils|por|cada|par|chaque|chacune?)(?!\p{L})|\d\s?(?:m?g|kg|ml)?\s?\/\s?(?:m²|m2|sqm|qm|l)(?!\p{L})|\dgsm|(?<!\p{L})(?:gsm|each|per|je|jeweils|cada|chaque)(?:\s\p{L}+){0,3}\s\d/iu;

/** What a text of a model says that its brief does not, by words and forms that the rules' own lists of claims do not hold. */
export function unsaidIn(text: string, prepared: Prepared): readonly Unsaid[] {
  if (text === '') return [];
  let known = judged.get(prepared);
  const before = known?.get(text);
  if (before !== undefined) return before;
  if (known === undefined || known.size >= mostJudged) judged.set(prepared, (known = new Map()));
  const found = findUnsaid(withoutHeadings(text), prepared);
  known.set(text, found);
  return found;
}

/** Texts judged beside a product: finding faults, cutting and telling what was cut ask about the same ones. */
const judged = new WeakMap<Prepared, Map<string, readonly Unsaid[]>>();
const mostJudged = 300;

/** A hundred patterns for every text of a model, of which few have a chance on any. */
const likelyForms = sifted<Form>([
  ...forms,
  ...moreForms,
  ...scopeForms,
  ...countedForms,
  ...usualForms,
  ...thenForms,
  ...peopleForms,
  ...besideForms,
]);

function findUnsaid(text: string, prepared: Prepared): Unsaid[] {
  const { ledger } = prepared;
  const { written } = ledger.language;
  const found = [...contradictionsIn(text, prepared), ...movedIn(text, prepared)];
  if (written === 'other')
    return [
      ...found,
      ...namesIn(text, prepared),
      ...japaneseUnsaid(text, prepared),
      ...formsElsewhere.flatMap((form) => formHits(form, text, prepared)),
      ...tailsElsewhere(text, prepared),
      ...(ledger.language.tag.startsWith('it') ? italianUnsaid(text, prepared) : []),
    ].sort((a, b) => a.start - b.start);
  found.push(
    ...wordsUnsaid(text, prepared, written),
    ...partsUnsaid(text, prepared, written),
    ...fitUnsaid(text, prepared),
  );
  for (const form of likelyForms(text)) found.push(...formHits(form, text, prepared));
  found.push(
    ...stuffsUnsaid(text, prepared),
    ...otherValuesIn(text, ledger).map((found) => ({ ...found, kind: 'value' })),
    ...deniedIn(text, ledger).map((found) => ({ ...found, kind: 'exclusion' })),
    ...withUnsaid(text, prepared, written),
    ...doingsUnsaid(text, prepared, written),
    ...singlesUnsaid(text, prepared),
    ...lackingUnsaid(text, prepared, written),
    ...forUnsaid(text, prepared, written),
    ...tradeUnsaid(text, prepared),
    ...rolesUnsaid(text, prepared, written),
  );
  for (const match of matchesOf(perPiece, text))
    if (!perSaid.test(sellersText(ledger)))
      found.push({ start: match.index, end: match.index + match[0].length, kind: 'number' });
  return found.sort((a, b) => a.start - b.start);
}

const single =
  /(?<!\p{L})(?:one|(?:in|within|than|about|under|just|only|barely|takes?|needs?|lasts?|over|almost|nearly|around) an?|une?|una?|eine[nrm]?|ein)[\s-](second|minute|metre|meter|litre|liter|kilo|kilogram|foot|yard|inch|pint|gallon|week|month|year|hour|Sekunde|Minute|Stunde|Woche|Monat|Jahr|Meter|Liter|hora|semana|mes|año|metro|litro|centímetro|heure|semaine|mois|an|mètre|litre|centimètre)(?!\p{L})(?! and a half| of )/giu;

/** "One metre long" of a cable of 30 cm: as a figure it would be refused. */
function singlesUnsaid(text: string, prepared: Prepared): Unsaid[] {
  return matchesOf(single, text)
    .filter(
      ({ 0: said, 1: unit }) =>
        unbackedClaims(`1 ${unit}`, prepared.ledger).length > 0 &&
        !foldedBrief(prepared).includes(foldWord(said)),
    )
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, kind: 'number' }));
}

const formHits = (form: Form, text: string, prepared: Prepared): Unsaid[] =>
  matchesOf(form.pattern, text)
    .filter((match) => !isTold(match, form, prepared))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, kind: form.kind }));

function isTold(match: RegExpExecArray, { unless, isToldBy }: Form, prepared: Prepared): boolean {
  if (unless?.test(sellersText(prepared.ledger)) === true) return true;
  const brief = foldedBrief(prepared);
  if (isToldBy !== undefined) return isThingOfBrief(foldWord(match[isToldBy] ?? ''), brief);
  return brief.includes(foldWord(match[0]));
}
