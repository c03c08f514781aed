import { closedEnd } from './closed-end.ts';
import { endsMaterial } from './material-end.ts';
import type { Brief, Keyword, Language, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { tellsSubject } from '#rules/ledger/ailments.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import type { Category } from '#rules/ledger/type-hits.ts';
import { hasFiniteVerb } from '#rules/ledger/finite-verb.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { pageWithKind } from '#rules/ledger/page-names.ts';
import { unitsOf } from '#rules/ledger/extract.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { stemsOf } from '#rules/text/words.ts';
import { isPlural, upperFirst } from './english-words.ts';
import { coloursPart, isColourRow } from './colour-values.ts';
import { lexicons } from './lexicon/index.ts';
import { behindLabel, isNoContent, saysLabel } from './behind-label.ts';
import type { LabelKey, Lexicon, Register } from './lexicon/lexicon.ts';
import { cleanName, shortName, shortWithType } from './name.ts';
import { choose, seedOf } from './seed.ts';
import { areSeveral, withoutCounted } from './several.ts';
import { englishLabel } from './english-labels.ts';

/** Everything that the writing of one listing needs, worked out once. */
export interface Draft {
  brief: Brief;
  ledger: Ledger;
  keywords: readonly Keyword[];
  platform: Platform;
  language: Language;
  category: Category;
  lexicon: Lexicon;
  register: Register;
  seed: number;
  units: readonly Unit[];
  /** Product name without shouting, emoji and praise. */
  name: string;
  /** Its first part, for use inside sentences. */
  short: string;
  /** Noun of the product; the short name where none is known. */
  type: string;
  plural: boolean;
  brand: string;
  /** Several products share the form, so that its common texts are told with the product's name. */
  shares: boolean;
  /** 0, or which double of an earlier product of the form this is: it is told in another cut. */
  twin: number;
}

const registers: Readonly<Record<Brief['tone'], Register>> = {
  professional: 0,
  authoritative: 0,
  casual: 1,
  friendly: 1,
  persuasive: 2,
};

/** What a thing is called whose name is of signs only: by its kind, its shelf or the business that sells it. */
function nameInstead({ product, businessName }: Brief, { productType }: Ledger): string {
  const names = [productType, product.category.trim(), businessName];
  return upperFirst(names.find((name) => /\p{L}/u.test(name)) ?? product.name);
}

function shortOf(name: string, written: WrittenLanguage): string {
  const short = shortName(name);
  return written === 'other' && short !== name ? closedEnd(short) : short;
}

/** Gathers the draft of a listing. */
export function draftOf(
  brief: Brief,
  ledger: Ledger,
  keywords: readonly Keyword[],
  platform: Platform,
): Draft {
  // A service says what it is about: "Yoga for back pain".
  const isSubject = tellsSubject(brief.product.name, ledger, brief.language.written);
  const typed =
    platform.subject === 'page'
      ? pageWithKind(brief.product.name, brief.product.category, ledger.productType)
      : brief.product.name;
  const given = /[\p{L}\p{N}]/u.test(typed) ? typed : nameInstead(brief, ledger);
  const clean = isSubject ? given : cleanName(given, brief.language.written);
  // "Is tap water safe for houseplants?": what a film or a page asks is no statement.
  const asks =
    platform.subject !== 'product' &&
    platform.subject !== 'app' &&
    /[\p{L}\p{N}”"’)]\s?\?$/u.test(brief.product.name.trim());
  const name = asks && !clean.endsWith('?') ? `${clean}?` : clean;
  const type =
    ledger.productType === ''
      ? shortOf(name, brief.language.written)
      : withoutCounted(ledger.productType, name);
  const lexicon = lexicons[brief.language.written];
  const draft: Draft = {
    brief,
    ledger,
    keywords,
    platform,
    language: brief.language,
    category: categoryOf(ledger, brief.product.name),
    lexicon,
    register: registers[brief.tone],
    seed: seedOf(brief.product.name, platform.id, brief.product.index),
    units: unitsOf(ledger, brief),
    name,
    short:
      brief.language.written === 'en'
        ? shortWithType(name, ledger.productType, ledger.brand)
        : shortOf(name, brief.language.written),
    type,
    plural:
      brief.language.written === 'en' &&
      platform.subject !== 'app' &&
      (isPlural(type) || areSeveral(brief, type)),
    brand: ledger.brand,
    shares: brief.siblings > 1,
    twin: brief.twin ?? 0,
  };
  if (brief.language.written !== 'other') return draft;
  const gap = listGap(draft);
  return { ...draft, lexicon: { ...lexicon, list: (items) => items.join(gap) } };
}

/** Label of a kind in the tone's register. */
export function labelOf(draft: Draft, key: LabelKey): string {
  const isOffer =
    draft.platform.subject === 'page' || ['service', 'course', 'property'].includes(draft.category);
  const own = draft.language.written === 'en' ? englishLabel(draft, key, isOffer) : null;
  if (own !== null) return own;
  // Nobody cares for food, and "keep in the fridge" says by itself how it is kept.
  if (key === 'care' && draft.category === 'food')
    return draft.language.written === 'de' ? 'Aufbewahrung' : '';
  return draft.lexicon.labels[key][isOffer && key === 'contents' ? 1 : draft.register];
}

/** "Label: value" as the language writes it; the value alone where there is no label or it says the same word. */
export function labelled(draft: Draft, key: LabelKey, value: string): string {
  const label = labelOf(draft, key);
  // "2 year warranty" says what it is behind its figure.
  const saidSo = /\b(?:guarante|warrant)/iu.test(value) || stemsOf(value).includes(stemsOf(label)[0] ?? '');
  // "Class sizes of 14".
  const isSaid = (key === 'guarantee' && saidSo) || (key === 'size' && /\p{L} sizes?(?!\p{L})/iu.test(value));
  if (label === '' || isSaid || saysLabel(value, label) || isNoValue(key, value, draft)) return value;
  return `${label}${draft.lexicon.colon}${behindLabel(key, value).replace(/^À\s/u, 'à ')}`;
}

const saysItsProof =
  /(?<!\p{L})(?:registered|certified|licen[sc]ed|accredited|approved|insured|(?:safety |batch |lab )?tested|compliant|zertifiziert\p{L}*|certificad[oa]s?|certifiée?s?)(?!\p{L})/iu;

const ownPronoun = /^(?:it|they|this|these|we|you)\s\p{Ll}/iu;

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

/** Labels behind which whole sentences stand as well. */
const saysLong: ReadonlySet<LabelKey> = new Set<LabelKey>([
  'care',
  'limit',
  'contents',
  'exclusion',
  'makingTime',
]);

/**
 * Whether a text cannot stand behind its label: "Material: a mug of stoneware" names the thing and no material,
 * "Certification: Gas Safe registered" claims a certificate where the seller names a register.
 */
export function isNoValue(key: LabelKey, text: string, draft: Draft): boolean {
  // "In the box: it holds 350 ml": a sentence about the thing is no list of what comes with it.
  if (ownPronoun.test(text)) return true;
  // "Method: small variations show it was made by hand": a sentence is no value.
  if (
    draft.language.written === 'en' &&
    !saysLong.has(key) &&
    (hasFiniteVerb(text) || /\s(?:and|but) (?:the|it|they) (?:\p{Ll}+ )?\p{Ll}+s\s/u.test(text))
  )
    return true;
  if (key === 'contents') return isNoContent(text);
  // "Not included: no batteries" denies it twice.
  if (key === 'exclusion')
    return /\bin the box\b|\s[-–]\s|^(?:no|not|without|kein\p{L}*|nicht|ohne|sin|sans|pas)\s/iu.test(text);
  if (key === 'material' && /^(?:not|never) /iu.test(text)) return true;
  if (key === 'colour' && draft.language.written === 'en') return coloursPart(text);
  if (key === 'certificate') return saysItsProof.test(text);
  // "Time: sizes 1-2 to 5-6 years".
  if (key === 'duration' && /^(?:sizes?|ages?|aged|for)\s/iu.test(text)) return true;
  // "Price: 14-day free trial".
  if (key === 'price') return /^[^£€$¥]*\btrial\b[^£€$¥]*$/iu.test(text);
  // A firm has no age behind a label: "Alter: seit 2012".
  if (key === 'age' && draft.platform.subject === 'page') return true;
  if (key === 'service') return /^(?:open|serving|trading|established|founded)\s/iu.test(text);
  // "Works with: fits …", "Use: suitable for …" say their label twice.
  if (key === 'compatibility' || key === 'use') return saysFit.test(text) || /^bluetooth\b/iu.test(text);
  // "Capacity: holds 110 lb" says it twice.
  if (key === 'capacity') return /^(?:holds?|fits?|cabe|contient|fasst)\s/iu.test(text);
  // "Size: Nike Air Max 90 white size UK 9 EU 44" names the thing.
  if (key === 'size' && draft.brand !== '' && text.startsWith(draft.brand)) return true;
  // "Size: 500W": a power is none.
  if (key === 'size' && /^\d[\d.,]*\s?(?:k?W|V|Hz|m?Ah|Watt|Volt|dB)(?!\p{L})/u.test(text)) return true;
  // "Suited to: rain coat for dogs" names the thing, and whom it suits behind it.
  if (key === 'audience' && /\p{L}\s(?:for|für|para|pour)\s/iu.test(text)) return true;
  // "Size: clarks ladies ankle boots size 6", "Entretien : faitout inox tous feux …" name the thing, and more behind it.
  if (draft.language.written === 'en' ? namesThingToo.has(key) : key === 'care' && text.length > 60)
    if (holdsType(text, draft)) return true;
  // "Durée : du 6 mois au 10 ans", "0-6 meses": whom it fits.
  if (
    key === 'duration' &&
    /^(?:(?:du|de|des|von|ab|dès|desde)\s\d+|\d+\s?(?:-|–|a|à|bis)\s?\d+)\s(?:mois|meses|monate?n?|ans|años|jahre?n?)/iu.test(
      text,
    )
  )
    return true;
  // "Durée : infuser 5 minutes", "coche de cortesía si tardamos más de un día": no time.
  if (key === 'duration' && draft.language.written !== 'en')
    return /^(?:laisser |dejar )?\p{L}{3,14}(?:er|ir|dre|ar)\s|^\D{30,}$/iu.test(text);
  if (key !== 'material' && key !== 'audience') return false;
  // "Material: 11 oz ceramic": how much it holds stands before its stuff.
  if (key === 'material' && /^\d[\d.,]*\s?(?:fl\.? )?(?:oz|ml|cl|l|lit(?:re|er)s?|pints?)\s/iu.test(text))
    return true;
  // What a cream or a bread is made of are its ingredients; a glass bottle of it is none.
  if (key === 'material' && (draft.category === 'beauty' || draft.category === 'food')) return true;
  if (key === 'material' && draft.platform.subject === 'page') return true;
  if (
    key === 'material' &&
    (isPartOnly(text, draft) || (draft.language.written === 'en' && isColourRow(text)))
  )
    return true;
  return holdsType(text, draft);
}

const namesThingToo: ReadonlySet<LabelKey> = new Set<LabelKey>([
  'size',
  'colour',
  'weight',
  'quantity',
  'origin',
]);

function holdsType(text: string, { type }: Draft): boolean {
  const own = stemsOf(type);
  const stems = stemsOf(text);
  return own.length > 0 && own.every((stem) => stems.includes(stem));
}

/** Between two entries of a list, as the script writes it: the seller's Chinese takes no Latin comma. */
export function listGap({ language }: Draft): string {
  if (/^(?:ja|zh)/u.test(language.tag)) return '、';
  return /^(?:ar|fa|ur)/u.test(language.tag) ? '، ' : ', ';
}

/** Between two clauses of a line; French writes a space before the sign too. */
export function clauseGap({ language }: Draft): string {
  if (language.written === 'fr') return ' ; ';
  if (language.tag === 'ja') return '。';
  if (language.tag.startsWith('zh')) return '；';
  return /^(?:ar|fa|ur)/u.test(language.tag) ? '؛ ' : '; ';
}

/** Whether another product of the form says the same sentence, so that only the body tells it, in other words. */
export function isEcho({ brief, twin }: Draft, text: string): boolean {
  const { echoes = [] } = brief;
  return (
    twin === 0 && echoes.length > 0 && echoes.includes(`${text.toLowerCase().replace(/[.!?\s]+$/u, '')}.`)
  );
}

/** One of a few wordings, steady for this product and place. */
export function pick<T>(draft: Draft, choices: readonly T[], place: string): T {
  return choose(choices, draft.seed, place);
}

/** The list with its first entries last, once for each double of a product, so that two doubles never read alike. */
export function turned<T>(list: readonly T[], draft: Draft): T[] {
  if (draft.twin === 0 || list.length < 2) return [...list];
  const by = draft.twin % list.length;
  return [...list.slice(by), ...list.slice(0, by)];
}
