import { hasFiniteVerb } from '#rules/ledger/finite-verb.ts';
import { isRomanceSentence } from '#rules/ledger/romance-predicates.ts';
import { isSpokenSentence } from '#rules/ledger/sentence-grammars.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { stemsOf } from '#rules/text/words.ts';
import { isNoContent, listOfParcel } from './behind-label.ts';
import { isNoParcelRow } from './parcel-row.ts';
import { coloursPart, isColourRow } from './colour-values.ts';
import type { Draft } from './draft.ts';
import type { LabelKey } from './lexicon/lexicon.ts';
import { endsMaterial } from './material-end.ts';

const saysItsProof =
  /(?<!\p{L})(?:registered|certified|licen[sc]ed|accredited|approved|insured|(?:safety |batch |lab )?tested|compliant|zertifiziert\p{L}*|certificad[oa]s?|certifiée?s?)(?!\p{L})/iu;

const ownPronoun = /^(?:it|they|this|these|we|you)\s\p{Ll}/iu;

const listsContents =
  /^(?:(?:en la caja|en el paquete) \p{L}|(?:se )?incluyen? (?!.*\spara \p{L}+[aei]r(?!\p{L})))/iu;

const tellsCare = /^se (?:(?:puede|pueden|recomienda|aconseja) )?(?:lav|limpi|plan?ch|sec|guard|conserv)/iu;

const saysFit =
  /^(?:fits?|works?|compatible|suitable|ideal|good|great|apt[oa]s?|adecuad[oa]s?|indicad[oa]s?|passt|geeignet|kompatibel|convient|adapté\p{L}*|idéal\p{L}*)(?!\p{L})/iu;
/** "Asa de silicona", "steel split rings": what a part is made of, which is no material of the thing. */
function isPartOnly(text: string, { language, type }: Draft): boolean {
  const hit = claimHits(text, language.written).find(({ payload }) => payload.kind === 'material');
  if (hit === undefined) return false;
  if (language.written === 'es' || language.written === 'fr') {
    const [first = ''] = stemsOf(text);
    // "Joint silicone" is the seal; "pur coton" is the cotton.
    const isPart =
      /^\p{L}+ (?:de|d’|d'|en) ?\p{L}/u.test(text) ||
      (hit.end === text.length &&
        /^\p{L}{4,}\s\p{L}+$/u.test(text) &&
        !/^(?:pura?|puro|vrai|véritable|auténtic[oa]|double|doble|gros|fine?|simili|mezcla)\s/iu.test(text));
    // "Cuello con botones de madera", "fermeture par boutons en nacre": of that the buttons are made.
    const isOfPart = /\s(?:con|avec|par|à)\s/u.test(text.slice(0, hit.start));
    return hit.start > 0 && (isPart || isOfPart) && !stemsOf(type).includes(first);
  }
  // "Kern aus Edelstahl", "drei Teigschaber aus Silikon" name what is made of it.
  if (language.written === 'de' && /^(?:\d+ |\p{Ll}+ )?\p{Lu}[\p{L}-]+ aus /u.test(text)) return true;
  if (hit.start > 0 && /\b(?:with|mit)\b/u.test(text.slice(0, hit.start))) return true;
  if (language.written !== 'en') return false;
  return !endsMaterial(text.slice(hit.end));
}

function holdsType(text: string, { type }: Draft): boolean {
  const own = stemsOf(type);
  const stems = stemsOf(text);
  return own.length > 0 && own.every((stem) => stems.includes(stem));
}

/** Labels behind which whole sentences stand as well. */
const saysLong: ReadonlySet<LabelKey> = new Set<LabelKey>([
  'care',
  'problem',
  'limit',
  'contents',
  'exclusion',
  'makingTime',
]);

const isApplied =
  /(?<!\p{L})(?:einreiben|auftragen|einmassieren|verteilen|aufsprühen|aplicar|aplica|extender|masajear|frotar|pulverizar|appliquer|masser|étaler|frotter|vaporiser|rub|apply|massage|spread)(?!\p{L})/iu;

/** "Pflege: nach dem Waschen eine erbsengroße Menge einreiben": how a cream is used is no care of it. */
const isUsedSo = (key: LabelKey, text: string, { category }: Draft): boolean =>
  key === 'care' && category === 'beauty' && isApplied.test(text);

/**
 * Whether a text cannot stand behind its label: "Material: a mug of stoneware" names the thing and no material,
 * "Certification: Gas Safe registered" claims a certificate where the seller names a register.
 */
export function isNoValue(key: LabelKey, text: string, draft: Draft): boolean {
  // "In the box: it holds 350 ml": a sentence about the thing is no list of what comes with it.
  if (ownPronoun.test(text) || isUsedSo(key, text, draft)) return true;
  // "Method: small variations show it was made by hand": a sentence is no value.
  const isSentence =
    draft.language.written === 'en' &&
    !saysLong.has(key) &&
    (hasFiniteVerb(text) || /\s(?:and|but) (?:the|it|they) (?:\p{Ll}+ )?\p{Ll}+s\s/u.test(text));
  // "Cuidado: cabe en la mayoría de los portavasos": nor is one in Spanish, but a list behind "incluye" is what is in the box.
  const mayStand =
    (key === 'contents' && listsContents.test(text)) || (key === 'care' && tellsCare.test(text));
  if (draft.language.written === 'es' && /^(?:atiendo|atendemos|abrimos|trabaj[oa]mos?)\s/iu.test(text))
    return true;
  // "Please note: carries 20 kg" warns of what sells it.
  if (key === 'limit' && draft.language.written === 'en' && /^(?:carries|supports|holds)\s/iu.test(text))
    return true;
  if (key !== 'limit' && !mayStand && isRomanceSentence(text, draft.language.written)) return true;
  // "Contenu : il est si petit qu'il tient dans un sac": nor is one in French, unless it lists what is in the parcel.
  if (isSpokenSentence(text, draft.language.written) && !(key === 'contents' && listOfParcel(text) !== ''))
    return true;
  return isSentence || noneOfLabel[key]?.(text, draft) === true;
}

const opensWithMeasure =
  /^(?:approx\.? |about |ca\. ?|env\. ?|aprox\. ?)?\d[\d.,]*(?:\s?[x×]\s?\d[\d.,]*){0,3}\s?(?:mm|cm|ml|cl|l|g|kg|(?:fl\.? )?oz|lbs?|in|inch(?:es)?|ft|lit(?:re|er)s?)(?!\p{L})/iu;

/** What each label does not say, though its kind stands in the text. */
const noneOfLabel: Partial<Record<LabelKey, (text: string, draft: Draft) => boolean>> = {
  contents: (text, { language, brand }) =>
    isNoContent(text) ||
    (language.written === 'en' &&
      (isNoParcelRow(text) || (brand !== '' && text.startsWith(`${brand} `) && text.includes(' with ')))),
  // "Not included: no batteries" denies it twice.
  exclusion: (text) =>
    /\bin the box\b|\s[-–]\s|\s(?:but|though|yet)\s(?:is\s|are\s)?not included\.?$|^(?:(?:supplied|sold|delivered|comes?) without|no|not|without|kein\p{L}*|nicht|ohne|sin|sans|pas)\s/iu.test(
      text,
    ),
  material: isNoStuff,
  colour: (text, { language }) => language.written === 'en' && coloursPart(text),
  // "£5 million public liability" insures and certifies nothing.
  certificate: (text) => saysItsProof.test(text) || /[£€$]\s?\d|liability|indemnity/iu.test(text),
  duration: isNoTime,
  // "Price: 14-day free trial".
  // "Precio: mascotas permitidas con un suplemento": what one of many things costs besides.
  price: (text) => /^[^£€$¥]*\btrial\b[^£€$¥]*$|^\p{L}+ (?:permitid|admitid)[oa]s? con /iu.test(text),
  // A firm has no age behind a label: "Alter: seit 2012".
  age: (_text, { platform }) => platform.subject === 'page',
  service: (text) => /^(?:open|serving|trading|established|founded)\s/iu.test(text),
  compatibility: saysFitAgain,
  use: saysFitAgain,
  // "Capacity: holds 110 lb" says it twice.
  capacity: (text) => /^(?:holds?|fits?|cabe|contient|fasst)\s/iu.test(text),
  size: (text, draft) =>
    // "Size: Nike Air Max 90 white size UK 9 EU 44" names the thing.
    (draft.brand !== '' && text.startsWith(draft.brand)) ||
    // "Size: 2 pack" counts.
    /^\d+[ -]?(?:packs?|pcs|pieces?|count)$/iu.test(text) ||
    // "Size: 500W": a power is none.
    /^\d[\d.,]*\s?(?:k?W|V|Hz|m?Ah|Watt|Volt|dB)(?!\p{L})/u.test(text) ||
    namesThingToo(text, draft),
  // "Weight: max rider weight 30 kg": what it bears.
  weight: (text, draft) =>
    /^(?:max(?:imum)?|rider|user|load|up to|holds|bears|carries)\b/iu.test(text) ||
    namesThingToo(text, draft),
  quantity: namesThingToo,
  // "Origin: cruelty free and made in Glasgow" tells first of something else.
  origin: (text, draft) =>
    (draft.language.written === 'en' && tellsMore.test(text)) || namesThingToo(text, draft),
  // "Entretien : faitout inox tous feux …" names the thing, and more behind it; "Care: 180 ml each, dishwasher safe" tells
  // first how much it holds.
  care: (text, draft) =>
    opensWithMeasure.test(text) ||
    (draft.language.written !== 'en' && text.length > 60 && holdsType(text, draft)),
  // "Suited to: rain coat for dogs" names the thing, and whom it suits behind it.
  audience: (text, draft) => forWhom.test(text) || holdsType(text, draft),
};

/** "Gente que monta su patio para el verano" tells of people behind its "que". */
const forWhom = /^(?:(?! (?:who|que|qui|die|der) ).)*\p{L} (?:for|für|para|pour) /iu;

const tellsMore =
  /^(?!(?:\p{L}+ly |hand[- ]?|all )?(?:made|sewn|built|woven|roasted|grown|produced|brewed|crafted|printed|bottled|manufactured|assembled|sourced|thrown|harvested|designed|milled|baked|spun|knitted|cast|cut|poured|stitched|finished)\b)[^,;]+? and (?:\p{L}+ly |hand[- ]?)?(?:made|sewn|built|woven|roasted|grown|produced|brewed|crafted|printed|bottled|manufactured|assembled|sourced|thrown|harvested|designed|milled|baked|spun|knitted)\b/iu;

/** "Size: clarks ladies ankle boots size 6" names the thing, and more behind it. English. */
function namesThingToo(text: string, draft: Draft): boolean {
  return draft.language.written === 'en' && holdsType(text, draft);
}

/** "Works with: fits …", "Use: suitable for …" say their label twice. */
function saysFitAgain(text: string): boolean {
  return saysFit.test(text) || /^bluetooth\b/iu.test(text);
}

function isNoTime(text: string, { language }: Draft): boolean {
  // "Time: sizes 1-2 to 5-6 years".
  if (/^(?:sizes?|ages?|aged|for)\s/iu.test(text)) return true;
  // "Durée : du 6 mois au 10 ans", "0-6 meses": whom it fits.
  const isAge =
    /^(?:(?:du|de|des|von|ab|dès|desde)\s\d+|\d+\s?(?:-|–|a|à|bis)\s?\d+)\s(?:mois|meses|monate?n?|ans|años|jahre?n?)/iu.test(
      text,
    );
  if (isAge) return true;
  // "Durée : infuser 5 minutes", "coche de cortesía si tardamos más de un día": no time.
  return (
    language.written !== 'en' && /^(?:laisser |dejar )?\p{L}{3,14}(?:er|ir|dre|ar)\s|^\D{30,}$/iu.test(text)
  );
}

function isNoStuff(text: string, draft: Draft): boolean {
  // "Material: also available in oak": that of another one.
  if (
    /^(?:not|never|also|auch|también|(?:disponibles?|erhältlich|available) (?:también|auch|aussi|also)) |^(?:également|aussi) /iu.test(
      text,
    )
  )
    return true;
  // "Material: 11 oz ceramic": how much it holds stands before its stuff.
  if (/^\d[\d.,]*\s?(?:fl\.? )?(?:oz|ml|cl|l|lit(?:re|er)s?|pints?)\s/iu.test(text)) return true;
  // What a cream or a bread is made of are its ingredients; a glass bottle of it is none.
  if (draft.category === 'beauty' || draft.category === 'food') return true;
  return (
    draft.platform.subject === 'page' ||
    isPartOnly(text, draft) ||
    (draft.language.written === 'en' && isColourRow(text)) ||
    holdsType(text, draft)
  );
}
