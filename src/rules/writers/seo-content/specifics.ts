import { numberBehind, partNames, partNumber } from './part-number.ts';
import { flawIn } from '#rules/ledger/condition-patterns.ts';
import { comesWith, runs } from './bounded-values.ts';
import { countedIn } from './title-facts.ts';
import { phonePattern } from '#rules/platforms/forbidden-everywhere.ts';
import { calmed } from './calm-shout.ts';
import { matches } from '#rules/text/pattern-finds.ts';
import { countCharacters } from '#rules/text/count.ts';
import { withoutOffer } from '#rules/text/offers.ts';
import type { NamedValue } from '#contract/seo-content.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { upperFirst } from './english-words.ts';
import { measuredSpecifics } from './measured-specifics.ts';
import type { Draft } from './draft.ts';
import { departmentOf } from './department.ts';
import { materialNames } from './materials.ts';
import { kindAsNamed } from './subject.ts';
import { isOwn } from './own-fact.ts';
import { isNoTrait, namesItself, namesThingIn } from './no-trait.ts';
import { names, tensions } from './specific-names.ts';
import { namesElsewhere } from './specific-names-elsewhere.ts';
import { hasPraise } from './praise.ts';
import { isBritish } from './spelling.ts';
import { stemsOf } from '#rules/text/words.ts';
import { countPieces } from '#rules/text/spaces.ts';

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
/** Specifics that electronics and clothes are filtered by, each read from words that only mean this. */
const readings: readonly (readonly [string, RegExp])[] = [
  [
    'Processor',
    /\b((?:Intel (?:Core )?(?:Ultra )?(?:i[3579]|Celeron|Pentium|Xeon)|AMD Ryzen|Apple M\d)[\p{L}\d -]{0,60}?)(?=[,.;]|$| processor)/u,
  ],
  ['RAM Size', /\b(\d+ ?GB)(?: DDR\d)? (?:RAM|memory)\b/iu],
  ['SSD Capacity', /\b(\d+ ?[GT]B)(?: NVMe)? SSD\b/iu],
  ['Screen Size', /\b(\d+(?:\.\d)?[ -]?(?:inch|in|"))(?= (?:laptop|screen|display|monitor|tv|tablet)\b)/iu],
  ['Operating System', /\b(Windows \d+(?: (?:Pro|Home))?|macOS \p{L}+|Chrome OS)\b/u],
  ['Resolution', /\b(\d+(?:\.\d)? ?MP)\b/u],
  ['Focal Length', /\b(\d{1,4}(?:-\d{1,4})?\s?mm)(?=\s(?:f\/|1:\d))/iu],
  ['Maximum Aperture', /\b(f\/\d+(?:\.\d)?(?:-\d+(?:\.\d)?)?)/iu],
  ['Filter Thread', /\bfilter (?:thread|size)s?:? (\d{2,3}\s?mm)/iu],
  ['Shutter Count', /\bshutter count:? (\d[\d,]*)/iu],
  ['Size', /\b(W\d{2} ?L\d{2})\b/u],
  ['Format', /\b(paperback|hardback|hardcover|softcover)\b/iu],
  [
    'Publication Year',
    /\b(?:(?:1st|first|\d(?:nd|rd|th)) ed(?:ition|n)?\.?|published|publ\.?|reprint(?:ed)?)(?: in|,)? ((?:18|19|20)\d\d)\b/iu,
  ],
  ['Number of Pages', /\b(\d{2,4}) pages\b/iu],
  ['Closure', /\b(button fly|zip fly)\b/iu],
  ['Connectivity', /(?<!\bno )\b(Bluetooth)\b/iu],
  [
    'Amperage',
    /\b(?:alternator|starter|battery|charger|welder|generator|inverter|fuse|relay)\b[^;]{0,80}?\b(\d{1,3}(?:\.\d)? ?A(?:mps?)?)(?![\p{L}\d])/iu,
  ],
];
const ownHead =
  /^(?:colou?r|farbe|couleur|in the box|includes?|(?:comes?|supplied) with|included|inklusive|incluye|inclus|compatible with|fits|made in|bought(?: new)?(?: in)?|weight|weighs|gewicht|peso|poids|baujahr|sizes?|größe|tallas?|taille|maße|abmessungen|medidas|dimensions|dimensiones|misure|dimensioni|afmetingen|wymiary|mått|fourni(?:e|es|s)? avec|livré(?:e|es|s)? avec|geliefert mit|se entrega con|viene con|fabricad[oa] en|achetée?s? en|comprad[oa]s? en|(?:neu )?gekauft(?: im jahr)?)\s?:?\s/iu;

const ofPart = /\s(?:dial|face|strap|handles?|lid|trim|sole|lining|case|outside|inside|finish|body|shade)$/iu;

/** "4x4 white": how many it has, before its colour. */
const countsFirst = /^\d{1,2}\s?[x×]\s?\d{1,2}\s(?=\p{L})/iu;

const partFirst =
  /^(?:dos|tranche|anse|manche|couvercle|doublure|intérieur|semelle|boîtier|cadran|bracelet|abat-jour|asa|tapa|mango|forro|suela|correa|esfera|interior|pantalla|lomo|griff|deckel|futter|sohle|zifferblatt|armband|gehäuse|innen|außen|schirm|rücken)\s/iu;

function shortValue(text: string, kind: FactKind): string {
  const bare = text.replace(ownHead, '').trim();
  // "The spanner" is filtered by nobody; "black dial" is no colour.
  const value =
    kind === 'flaw'
      ? // "Knife marks, no chips or cracks": what it has not is no flaw.
        bare.replace(
          /,\s(?:but )?no\s.*$|,\s[^,]*(?:einwandfrei|top|tadellos|perfect[oa]|impecable|impeccable|parfait)$/iu,
          '',
        )
      : kind === 'contents'
        ? bare.replace(
            /^(?:an?|the|(?:inkl|incl)\.?|inklusive|including)\s|\s(?:(?:is|are) )?included$/giu,
            '',
          )
        : kind === 'colour'
          ? bare.replace(ofPart, '').replace(countsFirst, '')
          : kind === 'compatibility'
            ? bare.replace(/^for (?:the |all )?/iu, '')
            : bare;
  // "Comprado en 2023 con factura" tells its year.
  if (kind === 'age' && /^(?:19|20)\d\d\s/u.test(value)) return value.slice(0, 4);
  // "i7-1165G7" is printed so.
  return /^\S*\d/u.test(value) ? value : upperFirst(value);
}

/** What bears the focal length that it is named by. */
const opticalType = /lens|camera|objektiv|kamera|objetivo|cámara|objectif|appareil|obiettivo/iu;

function namesThing(text: string, { type }: Draft): boolean {
  const head = stemsOf(type).at(-1);
  return head !== undefined && stemsOf(text).at(-1) === head;
}

const deniesFlaw =
  /^(?:(?:barely|hardly|never|rarely)(?=\s)|there (?:are|is) no|no|not|pas|sans|sin|ningun[ao]?|kein\p{L}*|ohne|nessun\p{L}*|senza|geen|zonder|sem)\s/iu;
const ownLabel = /^(\p{Lu}[\p{L}\p{N} ()./-]{1,38}?)\s?:\s+(\S.*)$/u;
/** Labels whose value is a text of its own, or that are no trait of the thing. */
const noSpecific =
  /^(?:note|hinweis|nota|remarque|attention|achtung|care|pflege|description|beschreibung|product name|name|title|price|preis|shipping|versand|contact|body only|moq|packing|body|condition|zustand|estado|état)$/iu;

/** "Max torque: 130 Nm": a line that a seller pasted with its label is a specific already. */
function labelledSpecifics(draft: Draft): NamedValue[] {
  return draft.brief.product.description
    .split('\n')
    .map((line) => ownLabel.exec(line.trim()))
    .filter((match) => match !== null)
    .map((match) => ({ name: match[1]!.trim(), value: match[2]!.replace(/[.\s]+$/u, '') }))
    .filter(
      ({ name, value }) =>
        !noSpecific.test(name) &&
        countCharacters(name) <= 40 &&
        countPieces(value) <= 8 &&
        !/[.!?]\s/u.test(value.replace(/^(?:ca|env|aprox|max|min)\.\s/iu, '')) &&
        !hasPraise(value, draft.language.written),
    );
}

/** The place behind the last "in" or "from": "Made in West Germany". */
const madeWhere = /\b(?:in|from)\s((?:the\s)?\p{Lu}[\p{L}’'-]+(?:,?\s\p{Lu}[\p{L}’'-]+){0,3})[.\s]*$/u;

/** Name and value pairs that buyers filter by: one value each, from the ledger only, at most 50 characters. */
export function specificsOf(draft: Draft): NamedValue[] {
  const known =
    names[draft.language.written] ??
    names[draft.language.tag] ??
    namesElsewhere(draft.language.tag) ??
    names['en']!;
  const isAmerican = known === names['en'] && !isBritish(draft.brief);
  const table = isAmerican ? { ...known, colour: 'Color' } : known;
  const language = names[draft.language.written] === undefined ? draft.language.tag : draft.language.written;
  const pairs: NamedValue[] = [];
  const add = (name: string | undefined, value: string): void => {
    if (name === undefined || value === '' || countCharacters(value) > longestValue) return;
    if (pairs.some((pair) => pair.name === name || pair.value.toLowerCase() === value.toLowerCase())) return;
    pairs.push({ name, value });
  };
  add(table['brand'], draft.brand);
  const { facts } = draft.ledger;
  const inName = new Set(stemsOf(draft.brief.product.name));
  add(table['model'], facts.find((fact) => fact.kind === 'model')?.value ?? '');
  // Where nothing tells the thing, the whole name stands for it, which is no type.
  if (draft.ledger.productType !== '')
    add(table['type'], upperFirst(kindAsNamed(draft.type, draft.brief.product.description)));
  if (draft.language.written === 'en') {
    const { name, description } = draft.brief.product;
    for (const [label, pattern] of readings) {
      const value = pattern.exec(`${name}. ${description}`)?.[1];
      if (value !== undefined)
        add(
          label,
          label === 'Connectivity' ? 'Bluetooth' : label === 'Closure' ? upperFirst(value) : value.trim(),
        );
    }
  }
  const part = partNumber.exec(draft.brief.product.description)?.[1] ?? numberBehind(draft);
  // Digits alone that begin with 0 read as a telephone number.
  const mark = { de: 'Nr.', es: 'Ref.', fr: 'Réf.' }[language] ?? 'No.';
  if (part !== undefined) add(partNames[language], matches(phonePattern, part) ? `${mark} ${part}` : part);
  add('Department', departmentOf(draft));
  const ownFacts = facts.filter((fact) => fact.kind === 'material' && isOwn(fact, draft));
  add(table['material'], upperFirst(materialNames(draft, ownFacts)[0] ?? ''));
  add(table['condition'], upperFirst((draft.brief.fields['itemCondition'] ?? '').replace(/[.\s]+$/u, '')));
  for (const { name, value } of [...labelledSpecifics(draft), ...measuredSpecifics(draft)]) add(name, value);
  for (const kind of order) {
    for (const fact of facts) {
      if (fact.kind !== kind || countPieces(fact.value) > 7 || !isOwn(fact, draft)) continue;
      if (hasPraise(fact.value, draft.language.written)) continue;
      // "Used Game Boy Color" names the thing, "smoke free home" that of its owner.
      if (kind === 'condition' && namesThingIn(fact.value, draft)) continue;
      if (/(?:smok\p{L}*|pet)[- ](?:free )?(?:home|household|house)$/iu.test(fact.value)) continue;
      // "Canon EF 85mm lens" as a feature says the name again.
      if (kind === 'feature' && stemsOf(fact.value).every((stem) => inName.has(stem))) continue;
      // "905 pagina" of "905 pagina's".
      if (
        draft.language.written === 'other' &&
        kind === 'number' &&
        /^[’']\p{L}/u.test(fact.quote.slice(fact.quote.indexOf(fact.value) + fact.value.length))
      )
        continue;
      // "Vendo Nokia 3310 originale", "säljer min vinterjacka": the thing itself, and that it is for sale.
      if (kind === 'feature' && withoutOffer(fact.value) !== fact.value) continue;
      // "See photo 4" goes with the flaw that it shows.
      if (kind === 'feature' && language === 'en' && /^see (?:the )?(?:photo|pic)/iu.test(fact.value))
        continue;
      // "201K" and "61k" count nothing that anybody filters by.
      if (kind === 'number' && language === 'en' && /^\S+$/u.test(fact.value)) continue;
      // "Defects: small tear" of a sheet says it already.
      if (kind === 'flaw' && pairs.some(({ name }) => /^(?:defects?|faults?|flaws?|damage)$/iu.test(name)))
        continue;
      // "25 stove set" of a Trangia 25 counts nothing.
      if (kind === 'number' && fact.source.endsWith('.name') && namesThing(fact.value, draft)) continue;
      // "Genuine Ford part 4M51-A17K441-CD" stands under its own name.
      if (kind === 'feature' && part !== undefined && fact.value.includes(part)) continue;
      // "Bosch Aerotwin A863S wiper blades" is the thing itself.
      if (kind === 'feature' && draft.brand !== '' && namesItself(fact.value, draft)) continue;
      if (/^(?:and|or|with|for|but|no|not)\s/iu.test(fact.value) && kind !== 'compatibility') continue;
      // "Incluye juego de 10 brocas": what comes along is not how many there are; "5F" alone is half of a model.
      if (language !== 'en' && kind === 'pack' && comesWith.test(fact.quote)) continue;
      if (language !== 'en' && (kind === 'number' || kind === 'power') && /^\S{1,3}$/u.test(fact.value))
        continue;
      // "Dobra em 15 segundos", "montaje en 15 minutos": no time that it runs.
      if (kind === 'duration' && language !== 'en' && !runs.test(fact.quote)) continue;
      // "Black Otterbox Defender" names the thing behind its colour.
      if (kind === 'colour' && draft.brand !== '' && fact.value.includes(draft.brand)) continue;
      // "Dos jaune": the colour of a part.
      if (kind === 'colour' && partFirst.test(fact.value)) continue;
      // "Blue label still on" is no colour of the thing.
      if (
        kind === 'colour' &&
        countPieces(fact.value) > 3 &&
        !/,|\s(?:or|and|und|oder|y|o|et|ou|&)\s/iu.test(fact.value)
      )
        continue;
      // "Bluetooth and aux" is how it connects.
      if (kind === 'compatibility' && /^bluetooth\b/iu.test(fact.value)) continue;
      // "Wireless bluetooth mouse" is the thing, and nothing that it fits.
      if (kind === 'compatibility' && namesThing(fact.value, draft)) continue;
      if (language === 'en' && isNoTrait(fact, draft)) continue;
      // "They were made in the late 1950s": a sentence is no value.
      if (/^(?:it|they|this|these|there|i|we)\s/iu.test(fact.value)) continue;
      // "Chuck: 13 mm" stands under its own name.
      if (/^\p{L}[^:]{1,38}:\s/u.test(fact.value)) continue;
      // "No page missing" is no flaw.
      if (kind === 'flaw' && deniesFlaw.test(fact.value)) continue;
      // "Dès 18 mois" is no year of making.
      if (kind === 'age' && /^(?:dès|à partir|desde|a partir|ab)\s/iu.test(fact.value)) continue;
      // "Age 8+" is no year of making.
      if (kind === 'age' && /^ages?\s\d/iu.test(fact.value)) {
        if (language === 'en') add('Age Level', fact.value.replace(/^ages?\s/iu, ''));
        continue;
      }
      // "Thrown on the wheel in Bristol": where it was made, and not how.
      if (kind === 'origin' && draft.language.written === 'en') {
        add(table[kind], madeWhere.exec(fact.value)?.[1] ?? '');
        continue;
      }
      // "24-70 mm" of a lens is no size of it.
      if (kind === 'size' && /^\d[\d.,–-]*\s?mm$/iu.test(fact.value) && opticalType.test(draft.type))
        continue;
      // "Höhe: ca. 45 cm" of a row of its own says it already.
      if (kind === 'size' && pairs.some((pair) => pair.value.endsWith(` ${fact.value}`))) continue;
      // "Hauteur 32 cm" too, under "Hauteur".
      if (pairs.some(({ name, value }) => fact.value.toLowerCase() === `${name} ${value}`.toLowerCase()))
        continue;
      // 18 V are no power.
      const isTension =
        kind === 'power' && /^\d[\d.,/–-]*\s?(?:V(?:olt(?:ios|s)?)?|voltios|volts?)$/u.test(fact.value);
      const calm = calmed({ text: fact.value, quote: fact.quote }, draft);
      // "19 cali" of "rama 19 cali": of which part.
      const counted = kind === 'number' && language !== 'en' ? countedIn(fact) : fact.value;
      const whole = shortValue(calm === null ? counted : upperFirst(calm), kind);
      // "Quelques poussières, sans effet sur les photos": of a flaw too long for a field its name.
      const value =
        kind === 'flaw' && countCharacters(whole) > longestValue
          ? upperFirst(flawIn(whole, draft.language.written))
          : whole;
      add(isTension ? tensions[language] : table[kind], value);
    }
  }
  return pairs;
}
