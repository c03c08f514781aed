import { closedEnd } from './closed-end.ts';
import type { Brief, Keyword, Language, Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { tellsSubject } from '#rules/ledger/ailments.ts';
import { categoryOf } from '#rules/ledger/category.ts';
import type { Category } from '#rules/ledger/type-hits.ts';
import { ofMixture } from '#rules/ledger/label-kinds.ts';
import { pageWithKind } from '#rules/ledger/page-names.ts';
import { unitsOf } from '#rules/ledger/extract.ts';
import type { Unit } from '#rules/ledger/units.ts';
import type { Platform } from '#rules/platforms/platform.ts';
import { stemsOf } from '#rules/text/words.ts';
import { isPlural, upperFirst } from './english-words.ts';
import { lexicons } from './lexicon/index.ts';
import { behindLabel, saysLabel } from './behind-label.ts';
import { isNoValue } from './no-value.ts';
import type { LabelKey, Lexicon, Register } from './lexicon/lexicon.ts';
import { cleanName, shortName, shortWithType } from './name.ts';
import { choose, seedOf } from './seed.ts';
import { areSeveral, soldInPlural, withoutCounted } from './several.ts';
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
  const clean = isSubject ? given : cleanName(given, brief.language.written, brief.product.description);
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
      (isPlural(type) || areSeveral(brief, type) || soldInPlural(name, type)),
    brand: ledger.brand,
    shares: brief.siblings > 1,
    twin: brief.twin ?? 0,
  };
  if (brief.language.written !== 'other') return draft;
  const gap = listGap(draft);
  return { ...draft, lexicon: { ...lexicon, list: (items) => items.join(gap) } };
}

/** "Leistung: 500 Watt": how much a thing draws is not by what it runs. */
const ratings: Readonly<Record<string, string>> = { de: 'Leistung', es: 'Potencia', fr: 'Puissance' };
const inWatts = /^(?:\p{L}+ )?\d[\d.,]* ?k?[Ww](?:atts?)?$/u;

const draws = ({ ledger }: Draft): boolean => {
  const told = ledger.facts.filter(({ kind }) => kind === 'power');
  return told.length > 0 && told.every(({ value }) => inWatts.test(value));
};

const isMixture = ({ units }: Draft): boolean => {
  const contents = units.filter(({ kind }) => kind === 'contents');
  return contents.length > 0 && contents.every(({ label }) => ofMixture.test(label));
};

/** Label of a kind in the tone's register. */
export function labelOf(draft: Draft, key: LabelKey): string {
  const isOffer =
    draft.platform.subject === 'page' || ['service', 'course', 'property'].includes(draft.category);
  const own = draft.language.written === 'en' ? englishLabel(draft, key, isOffer) : null;
  if (own !== null) return own;
  // "Zutaten: Quittensaft, Zucker": of what a jelly is mixed lies in no box.
  if (key === 'contents' && isMixture(draft))
    return draft.category === 'food' && draft.language.written === 'de'
      ? 'Zutaten'
      : draft.lexicon.labels.ingredients[0];
  // Nobody cares for food, and "keep in the fridge" says by itself how it is kept.
  if (key === 'care' && draft.category === 'food')
    return draft.language.written === 'de' ? 'Aufbewahrung' : '';
  const rating = key === 'power' ? ratings[draft.language.written] : undefined;
  if (rating !== undefined && draws(draft)) return rating;
  const label = draft.lexicon.labels[key][isOffer && key === 'contents' ? 1 : draft.register];
  // "Looking after them" of six scrunchies.
  return draft.plural && draft.language.written === 'en' ? label.replace(/ it$/u, ' them') : label;
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
