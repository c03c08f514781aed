import type { FactKind, KeywordKind } from '#rules/listing/listing.ts';
import type { MeasuredText } from './measured-text.ts';
import type { PreparedLedger } from './prepared-ledger.ts';

const kindOfFact: Partial<Record<FactKind, KeywordKind>> = {
  material: 'attribute',
  colour: 'attribute',
  size: 'attribute',
  capacity: 'attribute',
  weight: 'attribute',
  pack: 'attribute',
  power: 'attribute',
  method: 'attribute',
  feature: 'attribute',
  origin: 'attribute',
  condition: 'attribute',
  function: 'use',
  use: 'use',
  audience: 'audience',
  occasion: 'occasion',
  season: 'occasion',
  compatibility: 'compatibility',
  model: 'compatibility',
  place: 'place',
};

const occasionWords =
  /\b(?:gifts?|birthday|wedding|christmas|anniversary|graduation|easter|halloween|valentine|mother|father|geschenk\p{L}*|weihnacht\p{L}*|hochzeit\p{L}*|geburtstag\p{L}*|regalos?|cumpleanos|boda|navidad|cadeaux?|anniversaire|mariage|noel)\b/iu;
const audienceWords =
  /\b(?:women|womens|men|mens|kids|boys|girls|baby|babies|toddlers?|adults?|teens?|beginners?|her|him|lovers?|damen|herren|kinder|mujer|mujeres|hombre|hombres|ninos|femme|femmes|homme|hommes|enfants?)\b/iu;

/** `kinds(list)`: which kinds of search the phrases cover (writing guide §2.0, "Keyword kinds"). */
export function keywordKindsOf(phrases: readonly MeasuredText[], ledger: PreparedLedger): Set<KeywordKind> {
  const stemKinds = new Map<string, KeywordKind>();
  for (const { fact, words, numbers } of ledger.facts) {
    const kind = kindOfFact[fact.kind];
    if (kind === undefined) continue;
    for (const stem of [...words, ...numbers]) if (!stemKinds.has(stem)) stemKinds.set(stem, kind);
  }
  const kinds = new Set<KeywordKind>();
  for (const phrase of phrases) {
    let hasType = false;
    let hasOther = false;
    for (const stem of phrase.contentStems) {
      const kind = stemKinds.get(stem);
      if (ledger.typeStems.has(stem)) hasType = true;
      else if (ledger.brandStems.has(stem)) kinds.add('brand');
      else {
        hasOther = true;
        if (kind !== undefined) kinds.add(kind);
      }
    }
    if (occasionWords.test(phrase.plain)) kinds.add('occasion');
    if (audienceWords.test(phrase.plain)) kinds.add('audience');
    if (hasType && !hasOther) kinds.add('head');
    if (hasType && hasOther) kinds.add('attribute');
    if (!hasType && hasOther) kinds.add('synonym');
  }
  return kinds;
}
