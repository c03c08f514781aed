import { isAlsoHeld } from './no-title-phrase.ts';
import { isOfSaidPart } from './ranked-phrases.ts';
import { comesWith, runs } from './bounded-values.ts';
import { namesFault } from '#rules/ledger/fault-turns.ts';
import { withoutOffer } from '#rules/text/offers.ts';
import type { NamedValue } from '#contract/seo-content.ts';
import type { Fact, FactKind } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';
import { isNoTrait, namesItself, namesThingIn } from './no-trait.ts';
import { isOwn } from './own-fact.ts';
import { isSaidOfIt, isSpokenSentence } from '#rules/ledger/sentence-grammars.ts';
import { hasPraise } from './praise.ts';
import { isHalfOfChoice } from './half-of-choice.ts';
import { isTimeUsed } from './time-used.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';

/** What is known of a thing while the rows of its specifics are filled. */
export interface Sheet {
  draft: Draft;
  /** The language that the rows are named in. */
  language: string;
  /** The number of the part, which has a row of its own. */
  part: string | undefined;
  inName: ReadonlySet<string>;
  /** The rows so far. */
  pairs: readonly NamedValue[];
}

const partFirst =
  /^(?:dos|tranches?|anse|manche|couvercle|doublure|intérieur|semelle|boîtier|cadran|bracelet|abat-jour|asa|tapa|mango|forro|suela|correa|esfera|interior|pantalla|lomo|griff|deckel|futter|sohle|zifferblatt|armband|gehäuse|innen|außen|schirm|rücken)\s/iu;

/** What bears the focal length that it is named by. */
const opticalType =
  /lens|camera|objektiv|kamera|objetivo|cámara|objectif|appareil|obiettivo|obiektyw|aparat|objetiva|câm[ae]ra|объектив|фотоаппарат|camer[ăe]/iu;

function namesThing(text: string, { type }: Draft): boolean {
  const head = stemsOf(type).at(-1);
  return head !== undefined && stemsOf(text).at(-1) === head;
}

const deniesFlaw =
  /^(?:(?:barely|hardly|never|rarely)(?=\s)|there (?:are|is) no|no|not|pas|sans|sin|ningun[ao]?|kein\p{L}*|ohne|nessun\p{L}*|senza|geen|zonder|sem)\s/iu;

/** "Worn for two seasons", "auf drei Touren benutzt": told with its state. */
const usedSo =
  /^(?:worn|used|ridden|played|driven|kept|stored|bought|portée?|utilisée?|usad[oa])\s|\s(?:benutzt|getragen|gefahren)$/iu;

const ofHome = /(?:smok\p{L}*|pet)[- ](?:free )?(?:home|household|house)$/iu;

const countedPart = /^(?:two|three|four|five|six|[2-9]) (?:\p{L}+ ){1,2}\p{L}+[^s\P{L}]s$/iu;

/** Whether a fact is a value that buyers filter by: short, of the thing itself, and what its kind says that it is. */
export function isSpecific(fact: Fact, sheet: Sheet): boolean {
  const { draft } = sheet;
  return (
    // "Two 3.0 Ah batteries and a charger": what comes along is a list.
    countPieces(fact.value) <= (fact.kind === 'contents' ? 10 : 7) &&
    isOwn(fact, draft) &&
    !hasPraise(fact.value, draft.language.written) &&
    !isNoRow(fact, sheet) &&
    // "Two red handles" are no colour of the pan.
    !(fact.kind === 'colour' && countedPart.test(fact.value)) &&
    !(
      fact.kind === 'number' &&
      draft.language.written === 'en' &&
      (isAlsoHeld(fact.value, draft.units) || countsState.test(fact.value))
    ) &&
    noneOfKind[fact.kind]?.(fact, sheet) !== true
  );
}

/** "Sie ist sechs Jahre alt", "tiene cuatro años", "il a cinq ans": how old a thing is, and not how long it runs. */
function isAgeAbroad({ value, quote }: Fact): boolean {
  const at = quote.indexOf(value);
  return (
    at !== -1 &&
    (/^\s(?:alt|her)(?!\p{L})/iu.test(quote.slice(at + value.length)) ||
      /(?:^|\s)(?:tienen?|(?:ils?|elles?) (?:a|ont))\s(?:(?:unos|casi|apenas|environ|presque)\s)?$/iu.test(
        quote.slice(0, at),
      ))
  );
}

/** "1800 li-" of a "PSR 1800 Li-2": a half of the thing's own name counts nothing. */
const isHalfOfName = ({ kind, value }: Fact, { name }: Draft): boolean =>
  kind === 'number' && /^\d{3,} \p{L}{1,2}-?$/u.test(value) && name.split(' ').includes(value.split(' ')[0]!);

/** "5 boxed" of a "set 5 boxed". */
const countsState = /^\d+ \p{Ll}+ed$/u;

/** What no row takes, whatever it is of. */
function isNoRow(fact: Fact, { draft, language }: Sheet): boolean {
  const { kind, value } = fact;
  // "Used Game Boy Color" names the thing, "smoke free home" that of its owner.
  if (ofHome.test(value)) return true;
  if (kind === 'feature' && usedSo.test(value)) return true;
  // "Keine Löcher": what it has not suffered.
  if (draft.category === 'used' && kind !== 'flaw' && namesFault(value, draft.language.written)) return true;
  if (kind !== 'compatibility' && /^(?:and|or|with|for|but|no|not)\s/iu.test(value)) return true;
  if (language === 'en' && isNoTrait(fact, draft)) return true;
  if (language !== 'en' && isHalfOfName(fact, draft)) return true;
  if (kind === 'duration' && isAgeAbroad(fact)) return true;
  if (language === 'fr' && isHalfOfChoice(value, fact.quote)) return true;
  // "They were made in the late 1950s": a sentence is no value.
  if (/^(?:it|they|this|these|there|i|we)[\s’']/iu.test(value)) return true;
  // "The battery still lasts about five days".
  if (language === 'en' && kind === 'feature' && /^the\s/iu.test(value) && countPieces(value) > 4)
    return true;
  const { written } = draft.language;
  if (isSaidOfIt(value, written) || (kind !== 'flaw' && isSpokenSentence(value, written))) return true;
  // "Chuck: 13 mm" stands under its own name.
  return /^\p{L}[^:]{1,38}:\s/u.test(value);
}

/** Values that their kind says they are, and that are something else. */
const noneOfKind: Partial<Record<FactKind, (fact: Fact, sheet: Sheet) => boolean>> = {
  condition: ({ value }, { draft }) => namesThingIn(value, draft),
  feature: isNoFeature,
  number: isNoCount,
  flaw: ({ value }, { pairs }) =>
    // "Defects: small tear" of a sheet says it already.
    pairs.some(({ name }) => /^(?:defects?|faults?|flaws?|damage)$/iu.test(name)) ||
    // "No page missing" is no flaw.
    deniesFlaw.test(value),
  // "Incluye juego de 10 brocas": what comes along is not how many there are.
  // "48 pieces of track" are not all of a train set.
  pack: ({ quote, value }, { language }) =>
    language === 'en' ? quote.includes(`${value} of `) : comesWith.test(quote),
  power: isHalfOfModel,
  // "Dobra em 15 segundos", "montaje en 15 minutos": no time that it runs.
  duration: ({ quote }, { language }) => language !== 'en' && !runs.test(quote),
  colour: isNoColour,
  compatibility: ({ value }, { draft }) =>
    // "Bluetooth and aux" is how it connects.
    /^bluetooth\b/iu.test(value) ||
    // "Wireless bluetooth mouse" is the thing, and nothing that it fits.
    namesThing(value, draft),
  // "Dès 18 mois" is no year of making.
  age: ({ value }) => /^(?:dès|à partir|desde|a partir|ab|from age)\s/iu.test(value),
  size: ({ value }, { draft, pairs }) =>
    // "Hauteur de la théière 16 cm": of one of several.
    /^(?:hauteur|largeur|longueur|profondeur|diamètre|épaisseur) (?:de la|du|des|de l[’'])/iu.test(value) ||
    // "24-70 mm" of a lens is no size of it.
    (/^\d[\d.,–-]*\s?mm$/iu.test(value) && opticalType.test(draft.type)) ||
    // "Höhe: ca. 45 cm" of a row of its own says it already.
    pairs.some((pair) => pair.value.endsWith(` ${value}`)),
};

const ofSeller =
  /^(?:(?:l[oa]s?|me|os|te)\s\p{Ll}+(?:o|amos|emos|imos)\s|(?:también )?se (?:puede|pueden) recoger\s)/iu;

const fromYear = / (?:de|von|aus) (?:19|20)\d\d$/u;

function isNoFeature(fact: Fact, { draft, language, part, inName }: Sheet): boolean {
  const { value } = fact;
  // "Canon EF 85mm lens" as a feature says the name again, and so does "Technics SL-1200 MK2 de 1989".
  if (stemsOf(value.replace(fromYear, '')).every((stem) => inName.has(stem))) return true;
  // "Nestkast voor de koolmees" of a "nestkast voor koolmees" is the thing itself.
  const [first = ''] = draft.name.split(' ');
  if (
    draft.language.written === 'other' &&
    first.length > 3 &&
    foldWord(value).startsWith(`${foldWord(first)} `)
  )
    return true;
  // "Nintendo Game Boy Advance SP in silver".
  if (language === 'en' && value.toLowerCase().includes(draft.name.toLowerCase())) return true;
  // "Mid-century coffee table in solid oak" names the thing, "will be double boxed" how it is sent.
  if (
    language === 'en' &&
    (namesThing(value.split(/\s(?:in|of|with|for|from)\s/u)[0]!, draft) || /^will be\s/iu.test(value))
  )
    return true;
  // "Vendo Nokia 3310 originale", "säljer min vinterjacka": the thing itself, and that it is for sale.
  if (withoutOffer(value) !== value) return true;
  if (isOfSaidPart(fact, draft)) return true;
  // "La entrego en su caja", "también se puede recoger": what the seller does.
  if (language === 'es' && ofSeller.test(value)) return true;
  // "See photo 4" goes with the flaw that it shows.
  if (language === 'en' && /^see (?:the )?(?:photo|pic)/iu.test(value)) return true;
  // "Genuine Ford part 4M51-A17K441-CD" stands under its own name.
  if (part !== undefined && value.includes(part)) return true;
  // "Bosch Aerotwin A863S wiper blades" is the thing itself.
  return draft.brand !== '' && namesItself(value, draft);
}

function isNoCount(fact: Fact, sheet: Sheet): boolean {
  const { value, quote, source } = fact;
  const { draft, language } = sheet;
  // "For six people" counts none of its own.
  // "4.8:1 ratio", "1:12 scale": half of it.
  if (quote.includes(`:${value}`)) return true;
  if (isTimeUsed(fact) || /\s(?:people|persons|adults|good|fine|ok|present|working)$/iu.test(value))
    return true;
  // "905 pagina" of "905 pagina's".
  const isCut =
    draft.language.written === 'other' &&
    /^[’']\p{L}/u.test(quote.slice(quote.indexOf(value) + value.length));
  if (isCut) return true;
  // "201K" and "61k" count nothing that anybody filters by.
  if (language === 'en' && /^\S+$/u.test(value)) return true;
  // "25 stove set" of a Trangia 25 counts nothing.
  return (source.endsWith('.name') && namesThing(value, draft)) || isHalfOfModel(fact, sheet);
}

/** "5F" alone is half of a model. */
function isHalfOfModel({ value }: Fact, { language }: Sheet): boolean {
  return language !== 'en' && /^\S{1,3}$/u.test(value);
}

function isNoColour({ value }: Fact, { draft }: Sheet): boolean {
  // "Black Otterbox Defender" names the thing behind its colour.
  if (draft.brand !== '' && value.includes(draft.brand)) return true;
  // "Dos jaune": the colour of a part.
  if (partFirst.test(value)) return true;
  // "LCD backlight blue" is that of its light.
  if (/(?:^|\s)(?:backlight|display|screen|led|light|ink|lettering|stitching)(?:\s|$)/iu.test(value))
    return true;
  // "Blue label still on" is no colour of the thing.
  return countPieces(value) > 3 && !/,|\s(?:or|and|und|oder|y|o|et|ou|&)\s/iu.test(value);
}
