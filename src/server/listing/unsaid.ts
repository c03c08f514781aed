import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { foldWord, partsOf, tokensOf } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { contradictionsIn } from './contradictions.ts';
import { type Form, forms } from './unsaid-forms.ts';
import { appWords, firstNames, partWords, propertyWords } from './unsaid-words.ts';

/** Something that a model's text says of a thing and the brief does not, with its place in UTF-16 units. */
export interface Unsaid {
  start: number;
  end: number;
  kind: string;
}

type Written = Exclude<WrittenLanguage, 'other'>;

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').map((word) => foldWord(word)));
const names = setOf(firstNames);
const sets = new Map<string, ReadonlySet<string>>();

function setFor(
  kind: string,
  words: Readonly<Record<Written, string>>,
  language: Written,
): ReadonlySet<string> {
  const key = `${kind} ${language}`;
  const known = sets.get(key);
  if (known !== undefined) return known;
  const made = setOf(words[language]);
  sets.set(key, made);
  return made;
}

const briefs = new WeakMap<Prepared, string>();

/** All that the seller wrote of the product and the shop, folded. */
function foldedBrief(prepared: Prepared): string {
  const before = briefs.get(prepared);
  if (before !== undefined) return before;
  const { brief, ledger } = prepared;
  const texts = [
    ...ledger.sentences.map(({ text }) => text),
    brief.product.name,
    brief.product.category,
    brief.businessName,
    brief.industry,
    ...Object.values(brief.fields),
    ...brief.bodyTexts.map(({ text }) => text),
  ];
  const folded = ` ${foldWord(texts.join('\n'))} `;
  briefs.set(prepared, folded);
  return folded;
}

/** Letters by which a word is of the same root as one of the brief: "magnet" and "magnetic". */
const sharedFront = 5;

/** Whether the brief has a word of this root. What is told by its very letters ("led", "gps") stands there as a word. */
function isOfBrief(folded: string, brief: string): boolean {
  if (folded.length <= sharedFront) return new RegExp(`(?<!\\p{L})${folded}(?!\\p{L})`, 'u').test(brief);
  return brief.includes(folded.slice(0, Math.max(sharedFront, folded.length - 4)));
}

/** Whether the brief has this very thing, alone or in a longer word: a "charger" is not told by what charges. */
function isThingOfBrief(folded: string, brief: string): boolean {
  return brief.includes(folded.length > 3 ? folded.replace(/(?:es|s|n|en)$/u, '') : folded);
}

const negation =
  /(?<!\p{L})(?:no|not|never|without|neither|nor|cannot|nothing|nobody|\p{L}+n[’']t|nicht|nie|kein\p{L}*|ohne|weder|sin|nunca|ni|sans|pas|jamais|aucune?|niente|non|senza|mai|niet|geen|nooit|zonder|não|sem)(?!\p{L})/iu;

/** Whether what stands at a place is denied in its clause. */
function isDenied(text: string, start: number): boolean {
  const clause =
    text
      .slice(0, start)
      .split(/[.!?;:,\n>]/u)
      .at(-1) ?? '';
  return negation.test(clause);
}

/** Words that people say of a thing as its own, the brief of which has none of their root. */
function wordsUnsaid(text: string, prepared: Prepared, language: Written): Unsaid[] {
  const properties = setFor('property', propertyWords, language);
  const ofApps = prepared.platform.subject === 'app' ? setFor('app', appWords, language) : undefined;
  const found: Unsaid[] = [];
  for (const { folded, start, end } of tokensOf(text)) {
    const isName =
      names.has(folded) &&
      !/(?:saint|st\.?|san|santa|sankt|sainte)[\s-]$/iu.test(text.slice(Math.max(0, start - 7), start));
    const isProperty = properties.has(folded);
    const isOfApp = ofApps?.has(folded) === true;
    if (!isName && !isProperty && !isOfApp) continue;
    const brief = foldedBrief(prepared);
    if (isName ? new RegExp(`(?<!\\p{L})${folded}`, 'u').test(brief) : isOfBrief(folded, brief)) continue;
    // "Not encrypted" boasts of nothing; "no adverts" does.
    if (!isName && !excluded.test(folded) && isDenied(text, start)) continue;
    found.push({ start, end, kind: isName ? 'name' : isProperty ? 'safety' : 'function' });
  }
  return found;
}

const excluded =
  /^(?:ads?|adverts?|tracking|subscriptions?|purchases|werbung|abo|abonnements?|anuncios|publicidad|suscripcion|publicites?|pub|suivi|toxins?|hormones?|chlorine)$/u;

/** Behind which a thing is said to have its parts; the parts stand in the rest of the clause. */
const having: Readonly<Record<Written, RegExp>> = {
  en: /(?<!\p{L})(?:has|have|with|features?|includes?|including|plus|built-in|integrated|(?:comes?|arrives?|delivered|packed|sent|presented) (?:with|in)|adds?)\s([^.!?;:\n<]{3,90})/giu,
  de: /(?<!\p{L})(?:hat|haben|besitzt|mit|samt|inklusive|inkl\.|dazu|(?:kommt|geliefert|verpackt) in|integrierte\p{L}{0,2}|eingebaute\p{L}{0,2})\s([^.!?;:\n<]{3,90})/giu,
  es: /(?<!\p{L})(?:tiene|tienen|con|incluye|incluyen|lleva|llevan|además de|(?:viene|vienen|llega|llegan|se entrega|se envía) en)\s([^.!?;:\n<]{3,90})/giu,
  fr: /(?<!\p{L})(?:a|ont|avec|comprend|comporte|inclut|possède|(?:arrive|livré\p{L}{0,2}|présenté\p{L}{0,2}) dans|doté\p{L}{0,2} d[e’'])\s?([^.!?;:\n<]{3,90})/giu,
};
/** Where the rest of a clause speaks of what is done with a thing, and no more of what it has. */
const partsEnd =
  /\s(?:for|to|that|which|when|so|in|into|on|of your|your|while|because|if|für|um|die|das|der|wenn|damit|in|auf|para|que|en|cuando|si|pour|qui|que|dans|sur|quand)\s/iu;

/** "A velvet box comes with the pair", "un estuche está incluido": before the verb. */
const comesWith =
  /(?:^|[.!?;:\n>,]\s?|(?<!\p{L})(?:and|und|y|et)\s)((?:\p{L}[\p{L}’'-]*\s){1,5})(?:comes? with|(?:is|are) (?:included|supplied)|(?:ist|sind|liegt|liegen|wird|werden) (?:dabei|inklusive|enthalten|mitgeliefert|beigelegt|bei)|(?:está|están|viene|vienen) incluid[oa]s?|(?:est|sont) (?:inclus|fourni|offert)e?s?)(?!\p{L})/giu;

function partsUnsaid(text: string, prepared: Prepared, language: Written): Unsaid[] {
  const parts = setFor('part', partWords, language);
  const found: Unsaid[] = [];
  for (const match of matchesOf(comesWith, text)) {
    const from = match.index + match[0].indexOf(match[1]!);
    for (const { folded, start, end } of tokensOf(match[1]!))
      if (parts.has(folded) && !isThingOfBrief(folded, foldedBrief(prepared)))
        found.push({ start: from + start, end: from + end, kind: 'contents' });
  }
  for (const match of matchesOf(having[language], text)) {
    const list = match[1] ?? '';
    const from = match.index + match[0].length - list.length;
    if (isDenied(text, match.index)) continue;
    for (const { folded, start, end } of tokensOf(list.split(partsEnd)[0] ?? ''))
      if (parts.has(folded) && !isThingOfBrief(folded, foldedBrief(prepared)))
        found.push({ start: from + start, end: from + end, kind: 'contents' });
  }
  return found;
}

/** Where somebody says that it is right for somebody or some place that only tests tell. */
const fit =
  /(?<!\p{L})(?:suits?|suitable for|safe (?:for|on|in|with)|fit for|allowed (?:on|in)|approved for|gentle (?:on|to|enough for)|kind to|ideal for|good for|great for|perfect for|made for|use (?:it|the [\p{L} ]{2,30}?) (?:on|over|in|as)|(?:works|can be used|may be used|cooks?|goes?) (?:on|over|in|as|with)|you can|tolerates?|resists?|withstands?|protects? (?:against|from)|stands up to|copes with|geeignet für|eignet sich (?:auch )?für|verträgt|erlaubt (?:in|im|für)|taugt für|schützt (?:vor|gegen)|widersteht|aptos? para|aptas? para|ideal(?:es)? para|sirven? para|resisten?|protegen? (?:de|contra)|soportan?|convient (?:à|aux|pour)|conviennent|adaptée?s? (?:à|aux)|résistent?|protègent? (?:de|du|des|contre)|supportent?|autorisée?s? (?:en|dans))\s([^.!?;\n<]{2,60})/giu;
/** For whom or where a thing is right is a claim. */
const atRisk =
  /(?<!\p{L})(?:planes?|bathrooms?|flights?|cabin|hand luggage|bab(?:y|ies)|newborns?|toddlers?|infants?|pregnan\p{L}+|sensitive|allerg\p{L}+|vegans?|vegetarians?|diabetics?|swim(?:ming)?|showers?|pool|sea|frost|rain|campfires?|open fire|grills?|barbecues?|bbq|stains?|scratch(?:es|ing)?|rust|heat|shocks?|drops?|falls?|bites?|overcharging|short circuits?|moisture|damp|mould|moths?|fading|wrinkles?|an(?:a)?emia|acne|rosacea|digestion|immune \p{L}+|circulation|cellulite|snoring|face|eyes|lips|flugzeug|handgepäck|babys?|säuglinge|kleinkinder|schwangere|empfindliche\p{L}*|allergiker\p{L}*|veganer|dusche|bad|badezimmer|schwimmen|frost|regen|flecken|kratzern?|rost|hitze|stößen?|feuchtigkeit|schimmel|motten|gesicht|avión|bebés?|recién nacidos|embarazadas|sensibles?|alérgic\p{L}+|veganos|ducha|piscina|mar|lluvia|manchas|arañazos|óxido|calor|golpes|humedad|cara|avion|bébés?|nourrissons|enceintes?|allergiques|véganes?|douche|piscine|mer|pluie|gel|taches|rayures|rouille|chaleur|chocs|humidité|visage|peaux sensibles)(?!\p{L})/giu;

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
const perPiece =
  /(?<![\d.,])\d[\d.,]{0,9}\s?(?:kg|g|mg|kilos?|grams?|grammes?|lbs?|pounds|oz|ml|cl|l|litres?|liters?|cm|mm|m|in|inch(?:es)?|ft|w|watts?|mah)\s((?:per|a|pro|je|por|par)\s(?!(?:day|week|month|year|hour|minute|second|wash|hand|mail|post|tag|woche|monat|jahr|stunde|día|semana|mes|año|hora|jour|semaine|mois|an|heure|la|el|le|los|les)(?!\p{L}))\p{L}{3,})/giu;
const perSaid =
  /\d[^.;\n]{0,24}?(?<!\p{L})(?:per|each|apiece|a piece|every|pro|je|jeweils|por|cada|par|chaque|chacune?)(?!\p{L})|(?<!\p{L})(?:each|per|je|jeweils|cada|chaque)(?:\s\p{L}+){0,3}\s\d/iu;

/** What a text of a model says that its brief does not, by words and forms that the rules' own lists of claims do not hold. */
export function unsaidIn(text: string, prepared: Prepared): readonly Unsaid[] {
  if (text === '') return [];
  let known = judged.get(prepared);
  const before = known?.get(text);
  if (before !== undefined) return before;
  if (known === undefined || known.size >= mostJudged) judged.set(prepared, (known = new Map()));
  const found = findUnsaid(text, prepared);
  known.set(text, found);
  return found;
}

/** Texts judged beside a product: finding faults, cutting and telling what was cut ask about the same ones. */
const judged = new WeakMap<Prepared, Map<string, readonly Unsaid[]>>();
const mostJudged = 300;

function findUnsaid(text: string, prepared: Prepared): Unsaid[] {
  const { written } = prepared.ledger.language;
  const found = contradictionsIn(text, prepared.ledger);
  if (written === 'other') return found;
  found.push(
    ...wordsUnsaid(text, prepared, written),
    ...partsUnsaid(text, prepared, written),
    ...fitUnsaid(text, prepared),
  );
  for (const form of forms)
    for (const match of matchesOf(form.pattern, text))
      if (!isTold(match, form, prepared))
        found.push({ start: match.index, end: match.index + match[0].length, kind: form.kind });
  found.push(
    ...stuffsUnsaid(text, prepared),
    ...daysUnsaid(text, prepared),
    ...singlesUnsaid(text, prepared),
  );
  if (!perSaid.test(sellersText(prepared.ledger)))
    for (const match of matchesOf(perPiece, text))
      found.push({ start: match.index, end: match.index + match[0].length, kind: 'number' });
  return found.sort((a, b) => a.start - b.start);
}

/** What it is made of or smells of, whatever that is; things that are no stuff ("one piece", "scratch", "hand") tell nothing. */
const stuff =
  /(?<!\p{L})(?:(?:made|cut|turned|woven|carved|built|crafted|knitted|sewn|cast) (?:up )?(?:of|from|out of)|consists? of|smells? (?:of|like)|scent(?:ed)? (?:of|with|like)|notes? of|hints? of|fragrance of|(?:besteht|bestehen|gefertigt|gemacht|gearbeitet|genäht) aus|(?:duftet|riecht|duften) nach|hech[oa]s? (?:de|con)|fabricad[oa]s? (?:en|con|de)|huelen? a|aroma (?:de|a)|notas? de|(?:fait|fabriqué|taillé|réalisé)e?s? (?:en|de|avec)|sent(?:ent)? (?:le |la |les |l[’'])|notes? d[e’'])\s?([^.!?;:\n<]{3,60})/giu;
const noStuff =
  /^(?:one|a single|single|scratch|hand|home|heart|order|the (?:same|inside|start|front|back|top|outside)|its|our|your|here|there|us|two|three|several|many|piece|pieces|einem|einer|uns|hand|mano|una sola|un solo|una|un|la main|une seule|un seul|nous)(?!\p{L})/iu;
const stuffEnds =
  /\s(?:with|in|on|at|by|for|to|that|which|as|so|is|are|mit|in|auf|für|von|con|en|para|por|que|avec|dans|pour|par|qui|à)\s/iu;
const stuffJoints = /\s(?:and|or|und|oder|y|o|et|ou)\s|,/iu;
/** A longer part of a row says more than a stuff. */
const longestStuff = 2;
const goesOn = /^\s?(?:is|are|has|was|comes|fits|ist|sind|hat|es|está|son|tiene|mide|est|sont|a|mesure)\s/iu;

function stuffsUnsaid(text: string, prepared: Prepared): Unsaid[] {
  const found: Unsaid[] = [];
  for (const match of matchesOf(stuff, text)) {
    const behind = match[1] ?? '';
    const from = match.index + match[0].length - behind.length;
    if (isDenied(text, match.index) || noStuff.test(behind)) continue;
    let at = 0;
    for (const [order, entry] of (behind.split(stuffEnds)[0] ?? '')
      .split(stuffJoints)
      .slice(0, 3)
      .entries()) {
      const place = behind.indexOf(entry, at);
      at = place + entry.length;
      if (order > 0 && (countPieces(entry.trim()) > longestStuff || goesOn.test(entry))) break;
      const telling = partsOf(entry).filter(({ small, stem }) => !small && stem.length > 3);
      if (telling.length === 0) continue;
      const brief = foldedBrief(prepared);
      if (telling.some(({ stem }) => isOfBrief(foldWord(stem), brief) || prepared.ledger.stems.has(stem)))
        continue;
      found.push({ start: from + place, end: from + place + entry.length, kind: 'stuff' });
    }
  }
  return found;
}

const weekEnd =
  /(?<!\p{L})(?:saturdays?|sundays?|weekends?|samstags?|sonntags?|wochenenden?|sábados?|domingos?|fin(?:es)? de semana|samedis?|dimanches?|week-ends?)(?!\p{L})/giu;
const weekDays =
  /weekdays|monday (?:to|till) friday|mon[\s–-]+fri|werktags|montags? bis freitags?|mo[\s–-]+fr\b|entre semana|de lunes a viernes|en semaine|du lundi au vendredi/iu;

/** A shop that is open on weekdays is said to be so at the weekend. */
function daysUnsaid(text: string, prepared: Prepared): Unsaid[] {
  const brief = sellersText(prepared.ledger);
  if (!weekDays.test(brief) || new RegExp(weekEnd.source, 'iu').test(brief)) return [];
  return matchesOf(weekEnd, text)
    .filter(({ index }) => !isDenied(text, index))
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, kind: 'time' }));
}

const single =
  /(?<!\p{L})one[\s-](metre|meter|litre|liter|kilo|kilogram|foot|yard|inch|pint|gallon|week|month|year|hour)(?!\p{L})(?! and a half| of )/giu;

/** "One metre long" of a cable of 30 cm: as a figure it would be refused. */
function singlesUnsaid(text: string, prepared: Prepared): Unsaid[] {
  return matchesOf(single, text)
    .filter(({ 1: unit }) => unbackedClaims(`1 ${unit}`, prepared.ledger).length > 0)
    .map(({ 0: said, index }) => ({ start: index, end: index + said.length, kind: 'number' }));
}

function isTold(match: RegExpExecArray, { unless, isToldBy }: Form, prepared: Prepared): boolean {
  if (unless?.test(sellersText(prepared.ledger)) === true) return true;
  const brief = foldedBrief(prepared);
  if (isToldBy !== undefined) return isThingOfBrief(foldWord(match[isToldBy] ?? ''), brief);
  return brief.includes(foldWord(match[0]));
}

const texts = new WeakMap<Ledger, string>();

/** The seller's sentences as written, with their accents. */
function sellersText(ledger: Ledger): string {
  const before = texts.get(ledger);
  if (before !== undefined) return before;
  const text = ledger.sentences.map((sentence) => sentence.text).join('\n');
  texts.set(ledger, text);
  return text;
}
