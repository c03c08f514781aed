import { labelledSpecifics } from './labelled-specifics.ts';
import { colourAlone } from './colour-values.ts';
import { listOfParcel, tellsItself } from './behind-label.ts';
import { modelBesideNumber, numberOf, partNames, printedNumber } from './part-number.ts';
import { flawIn } from '#rules/ledger/condition-patterns.ts';
import { countedIn } from './title-facts.ts';
import { calmed } from './calm-shout.ts';
import { countCharacters } from '#rules/text/count.ts';
import type { NamedValue } from '#contract/seo-content.ts';
import type { Fact, FactKind } from '#rules/listing/listing.ts';
import { upperFirst } from './english-words.ts';
import { figuredParts, measuredSpecifics, saidMeasures } from './measured-specifics.ts';
import type { Draft } from './draft.ts';
import { figuresAbroad } from './figures-abroad.ts';
import { departmentOf } from './department.ts';
import { materialNames } from './materials.ts';
import { kindAsNamed } from './subject.ts';
import { openingMeasures } from './opening-measures.ts';
import { flawRow } from './flaw-row.ts';
import { isOwn } from './own-fact.ts';
import { type Sheet, isSpecific } from './no-specific.ts';
import { isBehindPart } from './stuff-behind-part.ts';
import { isStuffOfSaidPart, rowsInSentences } from './ranked-phrases.ts';
import { filteredBy } from './said-in-sentences.ts';
import { readInText } from './specifics-in-text.ts';
import { names, tensions } from './specific-names.ts';
import { isNoValueAbroad, saysColour, stateAlone } from './specific-values-abroad.ts';
import { namesElsewhere } from './specific-names-elsewhere.ts';
import { includedThings, rowOfThings } from './included-things.ts';
import { withoutFitting, withoutRowName } from './fitting-value.ts';
import { ownStuffOf } from './whole-stuff.ts';
import { warrantyRow } from './warranty-row.ts';
import { toldPairs } from './told-pairs.ts';
import { isBritish } from './spelling.ts';
import { stemsOf } from '#rules/text/words.ts';

const longestValue = 50;
const order: readonly FactKind[] = [
  'model',
  'colour',
  'size',
  'capacity',
  'weight',
  'power',
  'pack',
  'age',
  'duration',
  'origin',
  'method',
  'compatibility',
  'contents',
  'number',
  'feature',
  'safety',
  'condition',
  'flaw',
];
const ownHead =
  /^(?:colou?r|farbe|couleur|in the box|includes?|(?:comes?|supplied) with|included|inklusive|incluye|inclus|compatible with|fits|made in|bought(?: new)?(?: in)?|weight|weighs|gewicht|peso|poids|baujahr|sizes?|größe|tallas?|taille|maße|abmessungen|medidas|dimensions|dimensiones|misure|dimensioni|afmetingen|wymiary|mått|ölçüler|fourni(?:e|es|s)? avec|livré(?:e|es|s)? avec|geliefert mit|se entrega con|viene con|fabricad[oa] en|achetée?s? en|comprad[oa]s? en|(?:neu )?gekauft(?: im jahr)?)\s?:?\s/iu;

const comesWithIt = /^(?:It|They) (?:also )?(?:comes? with|includes?) (?!.*\s(?:but|which|that)\s)/u;
const ofPart = /\s(?:dial|face|strap|handles?|lid|trim|sole|lining|case|outside|inside|finish|body|shade)$/iu;

/** "4x4 white": how many it has, before its colour. */
const countsFirst = /^\d{1,2}\s?[x×]\s?\d{1,2}\s(?=\p{L})/iu;

const boughtIn = /(?<=\p{L} )(?:achetée?s?|comprad[oa]s?) en (?:\p{L}+ (?:de )?)?\d{4}/iu;

function shortValue(text: string, kind: FactKind): string {
  const value = withoutItsLabel(text.replace(ownHead, '').trim(), kind);
  // "Comprado en 2023 con factura" tells its year.
  if (kind === 'age' && /^(?:19|20)\d\d\s/u.test(value)) return value.slice(0, 4);
  // "LOT OF 7" of a shouted name.
  if (kind === 'pack' && /^\p{Lu}{2,} \p{Lu}{2} \d+$/u.test(value)) return upperFirst(value.toLowerCase());
  // "i7-1165G7" is printed so.
  return /^\S*\d/u.test(value) ? value : upperFirst(value);
}

/** "The spanner" is filtered by nobody; "black dial" is no colour. */
function withoutItsLabel(bare: string, kind: FactKind): string {
  switch (kind) {
    case 'flaw':
      // "Knife marks, no chips or cracks": what it has not is no flaw.
      return bare.replace(
        /,\s(?:but )?no\s.*$|,\s[^,]*(?:einwandfrei|top|tadellos|perfect[oa]|impecable|impeccable|parfait)$/iu,
        '',
      );
    case 'contents':
      return (listOfParcel(bare) || bare).replace(
        /^(?:an?|the|(?:inkl|incl)\.?|inklusive|including)\s|\s(?:(?:is|are) )?included$|\s(?:ist|sind|liegt|liegen) (?:mit )?(?:dabei|bei|anbei)$/giu,
        '',
      );
    case 'colour':
      return bare.replace(ofPart, '').replace(countsFirst, '');
    case 'compatibility':
      return withoutFitting(bare);
    default:
      return bare;
  }
}

/** The place behind the last "in" or "from": "Made in West Germany". */
const madeWhere = /\b(?:in|from)\s((?:the\s)?\p{Lu}[\p{L}’'-]+(?:,?\s\p{Lu}[\p{L}’'-]+){0,3})[.\s]*$/u;

/** What a row of the form or the text says, before it is known whether it has room or is told already. */
interface Row {
  name: string | undefined;
  value: string;
}

/** Name and value pairs that buyers filter by: one value each, from the ledger only, at most 50 characters. */
export function specificsOf(draft: Draft): NamedValue[] {
  const { ledger, brief } = draft;
  const table = tableOf(draft);
  const language = names[draft.language.written] === undefined ? draft.language.tag : draft.language.written;
  const part = numberOf(draft);
  const told = [...toldPairs(draft), ...(brief.product.rows ?? [])].filter(({ value }) => /\d/u.test(value));
  const pairs: NamedValue[] = [];
  const flaws = { name: table['flaw'], value: flawRow(draft) };
  const add = ({ name, value: said }: Row): void => {
    const value = name === undefined ? said : withoutRowName(said, name);
    if (name === undefined || value === '' || countCharacters(value) > longestValue) return;
    if (pairs.some((pair) => pair.name === name || pair.value.toLowerCase() === value.toLowerCase())) return;
    pairs.push({ name, value });
  };
  [
    ...whatItIs(draft, table),
    ...readInText(draft),
    { name: partNames[language], value: printedNumber(part, language) },
    { name: 'Department', value: departmentOf(draft) },
    { name: draft.language.written === 'es' ? 'Talla' : table['size'], value: sizeOfWearer(draft) },
    ...stuffAndState(draft, table),
    ...(draft.language.written === 'en' ? [flaws] : []),
    ...toldPairs(draft),
    { name: table['contents'], value: rowOfThings(includedThings(draft), longestValue) },
    ...labelledSpecifics(draft),
    ...measuredSpecifics(draft),
    ...saidMeasures(draft, table['power']),
    ...figuredParts(draft),
    ...figuresAbroad(draft),
    ...rowsInSentences(draft, table),
    flaws,
    ...warrantyRow(draft),
  ].forEach(add);
  const sheet = { draft, language, part, inName: new Set(stemsOf(brief.product.name)), pairs };
  for (const kind of order)
    for (const given of ledger.facts) {
      const fact = listAlone(given, language);
      if (fact.kind === kind && isSpecific(fact, sheet) && !isFigureAgain(fact, told))
        add(rowOf(fact, sheet, table));
    }
  const { age, size, storage, feature } = filteredBy(draft);
  add({ name: table['capacity'], value: storage });
  add({ name: table['size'], value: size });
  add({ name: age.name, value: upperFirst(age.value) });
  add({ name: table['feature'], value: upperFirst(feature) });
  // "In coral with 32GB storage" behind the thing's name.
  for (const { kind, text } of openingMeasures(draft)) {
    if (kind === 'colour' && !text.includes(' finish'))
      add({ name: table['colour'], value: upperFirst(text) });
    if (kind === 'capacity' && /[GT]B$/u.test(text)) add({ name: table['capacity'], value: text });
  }
  return pairs;
}

/** "2,704 pieces" behind "Number of Pieces: 2,704". */
function isFigureAgain({ kind, value }: Fact, told: readonly NamedValue[]): boolean {
  return (
    (kind === 'feature' || kind === 'number' || kind === 'pack' || kind === 'size') &&
    told.some((pair) => value.toLowerCase().includes(pair.value.toLowerCase()))
  );
}

/** "It comes with the charger": the charger alone; of a sentence that tells more nothing. */
function listAlone(fact: Fact, language: string): Fact {
  if (fact.kind !== 'contents' || language !== 'en') return fact;
  return tellsItself(fact.value)
    ? { ...fact, kind: 'story' }
    : { ...fact, value: fact.value.replace(comesWithIt, '') };
}

/** What the language calls each row; who writes British English has a "Colour". */
function tableOf({ language, brief }: Draft): Record<string, string> {
  const known =
    names[language.written] ?? names[language.tag] ?? namesElsewhere(language.tag) ?? names['en']!;
  const isAmerican = known === names['en'] && !isBritish(brief);
  return isAmerican ? { ...known, colour: 'Color' } : known;
}

function whatItIs(draft: Draft, table: Record<string, string>): Row[] {
  return [
    { name: table['brand'], value: draft.brand },
    { name: table['model'], value: modelBesideNumber(draft) },
    // Where nothing tells the thing, the whole name stands for it, which is no type.
    ...(draft.ledger.productType === ''
      ? []
      : [
          {
            name: table['type'],
            value: upperFirst(kindAsNamed(draft.type, draft.brief.product.description)),
          },
        ]),
  ];
}

const ofWax = /(?:^|\s)wax(?: \p{L}+)?$/iu;

/** "Größe W33 L32", "taille L", "talla M": a size with the word for it, and nothing else. */
const wornSize =
  /^(?:größe|gr\.|konfektionsgröße|schuhgröße|taille|pointure|talla|número) (?=\S*[\dSMLX])([\dA-Z][\dA-Z.,/–-]{0,8}(?: [A-Z]?\d{1,3})?)$/iu;

function sizeAbroad({ ledger }: Draft): string {
  const told = ledger.facts.find(
    ({ kind, value }) => (kind === 'feature' || kind === 'size') && wornSize.test(value),
  );
  return told === undefined ? '' : (wornSize.exec(told.value)?.[1]?.toUpperCase() ?? '');
}

/** "C42" of "men's size C42". */
function sizeOfWearer(draft: Draft): string {
  if (draft.language.written !== 'en') return sizeAbroad(draft);
  const told = openingMeasures(draft).find(({ kind, text }) => kind === 'size' && text.startsWith('size '));
  return told?.text.slice('size '.length) ?? '';
}

function stuffAndState(draft: Draft, table: Record<string, string>): Row[] {
  const allFacts = draft.ledger.facts.filter(
    (fact) =>
      fact.kind === 'material' &&
      isOwn(fact, draft) &&
      !isStuffOfSaidPart(fact, draft) &&
      !isBehindPart(fact, draft) &&
      // A wax jacket is of waxed cloth.
      !(
        draft.language.written === 'en' &&
        ofWax.test(fact.value) &&
        !/candle|melt|wax|polish|seal/iu.test(draft.type)
      ),
  );
  const ownFacts =
    draft.language.written === 'en' ? allFacts.flatMap((fact) => ownStuffOf(fact, draft)) : allFacts;
  const condition = (draft.brief.fields['itemCondition'] ?? '').replace(/[.\s]+$/u, '');
  return [
    { name: table['material'], value: upperFirst(materialNames(draft, ownFacts)[0] ?? '') },
    { name: table['condition'], value: upperFirst(condition) },
  ];
}

const namesState =
  /^works?(?: \p{L}+)?$|\b(?:condition|conditon|used|new|mint|pristine|good|excellent|great|fair|poor|worn|refurbished|restored|serviced|tested|(?:un|pre-?)?(?:owned|loved|used|opened|worn|played|read)|sealed|boxed|order|untested|spares|faulty|immaculate|clean|graded?|vgc?|nm|ex\+?)\b/iu;

/** The row of a fact: under the name of its kind, or of what its kind is read as. */
function rowOf(fact: Fact, { draft, language, pairs }: Sheet, table: Record<string, string>): Row {
  const { kind } = fact;
  // "Age 8+" is no year of making.
  if (kind === 'age' && /^ages?\s\d/iu.test(fact.value))
    return {
      name: language === 'en' ? 'Age Level' : undefined,
      value: fact.value.replace(/^ages?\s/iu, ''),
    };
  // "Guitare classique achetée en 2015": when it was bought, without the thing.
  const bought = kind === 'age' ? boughtIn.exec(fact.value)?.[0] : undefined;
  if (bought !== undefined) return { name: table[kind], value: upperFirst(bought) };
  // "Thrown on the wheel in Bristol": where it was made, and not how.
  if (kind === 'origin' && draft.language.written === 'en')
    return { name: table[kind], value: madeWhere.exec(fact.value)?.[1] ?? '' };
  // "Fabricada en Madrid en 1957": a town and a year are no country.
  if (kind === 'origin' && /\s(?:en|in) \d{4}$/u.test(fact.value)) return { name: undefined, value: '' };
  // "Color cereza": the seller says what it is.
  if (kind === 'feature' && language !== 'en' && saysColour.test(fact.value))
    return { name: table['colour'], value: printedValue(fact, draft, language) };
  if (language !== 'en' && isNoValueAbroad(fact, draft)) return { name: undefined, value: '' };
  if (kind === 'condition' && language === 'de')
    return { name: table[kind], value: stateAlone(printedValue(fact, draft, language)) };
  // "Auto reverse works": one of its parts, and not the state of the whole.
  if (kind === 'condition' && language === 'en' && !namesState.test(fact.value))
    return { name: undefined, value: '' };
  // "Hauteur 32 cm" too, under "Hauteur".
  if (pairs.some(({ name, value }) => fact.value.toLowerCase() === `${name} ${value}`.toLowerCase()))
    return { name: undefined, value: '' };
  // 18 V are no power.
  const isTension =
    kind === 'power' && /^\d[\d.,/–-]*\s?(?:V(?:olt(?:ios|s)?)?|voltios|volts?)$/u.test(fact.value);
  return { name: isTension ? tensions[language] : table[kind], value: printedValue(fact, draft, language) };
}

function printedValue(fact: Fact, draft: Draft, language: string): string {
  const { kind } = fact;
  const calm = calmed({ text: fact.value, quote: fact.quote }, draft);
  const counted = kind === 'number' && language !== 'en' ? countedIn(fact) : fact.value;
  const plain = kind === 'colour' ? colourAlone(counted, draft.type, language) : counted;
  const cut = language === 'en' ? plain.replace(/,\swhich\s.*$/u, '') : plain;
  const whole = shortValue(calm === null ? cut : upperFirst(calm), kind);
  // "Quelques poussières, sans effet sur les photos": of a flaw too long for a field its name.
  return kind === 'flaw' && countCharacters(whole) > longestValue
    ? upperFirst(flawIn(whole, draft.language.written))
    : whole;
}
