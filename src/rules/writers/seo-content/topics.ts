import { knownPart } from '#rules/ledger/french-nouns.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import type { Category } from '#rules/ledger/type-hits.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { LabelKey } from './lexicon/lexicon.ts';

/** What a message is about; messages of one topic stand together. */
export const topics = [
  'condition',
  'what',
  'fit',
  'make',
  'size',
  'power',
  'use',
  'care',
  'box',
  'limit',
  'proof',
  'time',
  'terms',
  'story',
  'aside',
] as const;
export type Topic = (typeof topics)[number];

const topicByKind: Partial<Record<FactKind, Topic>> = {
  model: 'what',
  feature: 'what',
  function: 'what',
  service: 'what',
  number: 'what',
  percentage: 'make',
  material: 'make',
  method: 'make',
  origin: 'make',
  colour: 'make',
  size: 'size',
  capacity: 'size',
  weight: 'size',
  quantity: 'size',
  pack: 'size',
  power: 'power',
  duration: 'power',
  audience: 'fit',
  compatibility: 'fit',
  age: 'fit',
  use: 'use',
  care: 'care',
  contents: 'box',
  exclusion: 'box',
  limit: 'limit',
  safety: 'what',
  flaw: 'condition',
  condition: 'condition',
  certificate: 'proof',
  award: 'proof',
  environmental: 'proof',
  guarantee: 'terms',
  shipping: 'terms',
  price: 'terms',
  hours: 'terms',
  place: 'terms',
  story: 'story',
  occasion: 'aside',
  season: 'aside',
  problem: 'aside',
  other: 'aside',
};

/** Topic of a fact kind; null for kinds that are told elsewhere (type, brand, name, chapters …). */
export function topicOf(kind: FactKind, category: Category): Topic | null {
  if (kind === 'duration' && (category === 'handmade' || category === 'service')) return 'time';
  if (kind === 'age' && category === 'used') return 'condition';
  if (category === 'app' && kind !== 'price' && kind !== 'story' && kind !== 'compatibility') {
    return kind === 'audience' || kind === 'problem' || kind === 'season'
      ? 'aside'
      : topicByKind[kind] === 'aside'
        ? 'aside'
        : 'what';
  }
  return topicByKind[kind] ?? null;
}

/** Label under which a kind is listed. */
export const labelByKind: Partial<Record<FactKind, LabelKey>> = {
  material: 'material',
  size: 'size',
  capacity: 'capacity',
  weight: 'weight',
  quantity: 'quantity',
  pack: 'quantity',
  colour: 'colour',
  care: 'care',
  contents: 'contents',
  exclusion: 'exclusion',
  audience: 'audience',
  use: 'use',
  limit: 'limit',
  flaw: 'condition',
  condition: 'condition',
  origin: 'origin',
  method: 'method',
  power: 'power',
  duration: 'duration',
  compatibility: 'compatibility',
  certificate: 'certificate',
  award: 'certificate',
  feature: 'features',
  function: 'functions',
  number: 'features',
  service: 'service',
  shipping: 'delivery',
  place: 'place',
  hours: 'hours',
  price: 'price',
  story: 'story',
  age: 'age',
  occasion: 'occasion',
  season: 'occasion',
  guarantee: 'guarantee',
  problem: 'problem',
  safety: 'features',
  percentage: 'material',
};

const buyersOrder: readonly Topic[] = [
  'what',
  'fit',
  'make',
  'size',
  'power',
  'use',
  'care',
  'limit',
  'box',
  'proof',
  'time',
  'story',
  'terms',
  'aside',
];
const orders: Partial<Record<Category, readonly Topic[]>> = {
  used: [
    'condition',
    'what',
    'make',
    'size',
    'power',
    'fit',
    'use',
    'box',
    'care',
    'limit',
    'proof',
    'time',
    'terms',
    'story',
    'aside',
  ],
  apparel: [
    'what',
    'make',
    'fit',
    'size',
    'use',
    'care',
    'limit',
    'box',
    'proof',
    'time',
    'story',
    'terms',
    'aside',
  ],
  handmade: [
    'what',
    'make',
    'size',
    'fit',
    'use',
    'care',
    'time',
    'limit',
    'box',
    'proof',
    'story',
    'terms',
    'aside',
  ],
  furniture: [
    'what',
    'make',
    'size',
    'limit',
    'fit',
    'use',
    'care',
    'box',
    'proof',
    'time',
    'story',
    'terms',
    'aside',
  ],
  service: [
    'what',
    'size',
    'make',
    'fit',
    'box',
    'limit',
    'power',
    'time',
    'proof',
    'terms',
    'use',
    'care',
    'story',
    'aside',
  ],
};

/** Topics in the order in which a buyer of the category decides (writing guide §1.7 and §2.0). */
export function topicOrder(category: Category): readonly Topic[] {
  const order = orders[category] ?? buyersOrder;
  return order.includes('condition') ? order : ['condition', ...order];
}

/** A sentence with its own subject needs no label: "Care: it fits most cup holders". */
export const ownSubject =
  /^(?:it|they|this|these|the|our|each|every|both|all|you|we|i|es|er|sie|wir|ich|der|die|das|diese[rs]?|unsere?|elles?|ils?|cet(?:te)?|ces?|le|la|les|nous|notre|el|los|las|est[aeo]s?|nuestr[oa]s?)\s/iu;

/** What a label of contents takes the beginning from. */
const toldContents =
  /^(?:it|they|each(?: one)?|this|the (?:set|pack|kit|box|bundle)) (?:includes?|comes? with)\s/iu;

const ofLead =
  /^(?:(?:Netz|Strom|Anschluss|USB-|Lade)?[Kk]abel(?:länge)?|[Cc]able|[Cc]âble|[Cc]ordon) (?:\p{L}+ )?\d/u;

function ofFrenchPart(text: string): boolean {
  const [noun = '', joint = ''] = text.split(' ');
  return /^(?:de|en|à)$/u.test(joint) && knownPart.test(noun);
}

/** Label of a clause; "Bluetooth 5.3 wireless earbuds" fit nothing, they are the thing itself. */
export function labelOfUnit({ kind, text, shape }: Unit, type: string): LabelKey {
  if (shape === 'sentence' && ownSubject.test(text) && !(kind === 'contents' && toldContents.test(text)))
    return 'features';
  // "Takes size 2 paper filters": the size is that of what goes in.
  if (kind === 'size' && /^(?:takes|needs|uses|accepts)\s/iu.test(text)) return 'features';
  // "60 m2 in two days" is how fast, and no size.
  if (kind === 'size' && / in (?:\d|one|two|three|four|a|an|half) ?\p{L}/iu.test(text)) return 'features';
  // "Größe: Kabel 2,20 m lang": of its lead.
  if (kind === 'size' && ofLead.test(text)) return 'features';
  // "Dimensions : socle de 18 cm de diamètre": of the base, and not of the lamp.
  if (kind === 'size' && ofFrenchPart(text)) return 'features';
  // "Lumière rouge", "tinta negra": the colour of what a thing gives, and not its own.
  if (kind === 'colour' && /^(?:lumière|luz|luces|feu|flamme|llama|encre|tinta|écriture)s?\s/iu.test(text))
    return 'features';
  const isThing =
    kind === 'compatibility' &&
    !/^(?:fits?|works?|compatible|suits?|for)\s/iu.test(text) &&
    stemsOf(text).includes(stemsOf(type).at(-1) ?? '');
  return isThing ? 'features' : (labelByKind[kind] ?? 'features');
}
