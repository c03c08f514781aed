import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isRomanceDeed } from '#rules/offers/romance-deeds.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { furtherOn, isDone } from './list-words.ts';

/** "Clases de piano" of "clases de guitarra, piano y canto": one word shares what the first begins with. */
export function sharedFront(entry: string, first: string, language: WrittenLanguage): string {
  // "Führerschein Klasse BE" of "Führerschein Klasse B, BE, A1".
  if (letters.test(entry) && classed.test(first)) return first.replace(/\S+$/u, entry);
  const bare = entry.replace(furtherOn[language], '');
  // "Piano repair" of "piano tuning, voicing and repairs".
  if (language === 'en') {
    // "Smoked trout" of "smoked eel, trout and mackerel".
    if (kept.test(first) && ofFish.test(entry)) return first.replace(/\S+$/u, entry);
    return sharesThing.test(entry) && twoWords.test(first) ? first.replace(/\S+$/u, entry) : entry;
  }
  if (language !== 'es' && language !== 'fr') return entry;
  // "Remplacement de chaîne et de plaquettes".
  const [shared] = /^\p{L}+ (?=(?:de |d['’]))/iu.exec(first) ?? [];
  if (shared !== undefined && /^(?:de (?!luxe)|d['’])\p{L}+(?: \p{L}+)?$/iu.test(bare)) return shared + bare;
  const [, front] = /^(\p{L}+(?: \p{L}+ad[oa])?) (?:de |d['’])[\p{L}-]+(?: \p{L}+)?$/iu.exec(first) ?? [];
  if (
    front === undefined ||
    !isDone(first, language) ||
    bare.split(' ').length > 2 ||
    ownDeed.test(bare) ||
    (isRomanceDeed(bare) && !taught.test(first))
  )
    return entry;
  return `${front} ${language === 'fr' && /^[aeiouhéèêâîô]/iu.test(bare) ? 'd’' : 'de '}${bare}`;
}

/** How food is kept, before what is kept so. */
const kept =
  /^(?:hot |cold |oak )?(?:smoked|cured|pickled|dried|salted|marinated|potted|tinned|frozen) \p{L}+$/iu;
const ofFish =
  /^(?:salmon|trout|mackerel|eels?|haddock|cod|herrings?|kippers?|sardines|anchovies|mussels|oysters|prawns|shrimps?|tuna|halibut|ham|bacon|duck|chicken|beef|venison|lamb|pork|sausages?|cheese|garlic|almonds|peaches|mangoe?s?|apples?|figs|apricots|onions|beetroot|gherkins|eggs|peppers|tomatoes|olives|mushrooms)$/iu;

const letters = /^\p{Lu}{1,2}\d{0,3}$/u;
const classed = /\p{L}{4}.{0,80}\s\p{Lu}{1,2}\d{0,3}$/u;

const sharesThing =
  /^(?:repairs?|servicing|restorations?|installations?|maintenance|voicing|cleaning|removals?|fitting|replacements?|tuning|polishing|regulation)$/iu;
const twoWords =
  /^\p{L}+ (?:repairs?|servicing|restorations?|installations?|maintenance|cleaning|removals?|fitting|replacements?|tuning|polishing|sales|hire)$/iu;

/** Behind these "batterie" is a drum kit. */
const taught = /^(?:clases|cursos?|cours|stages?|ateliers?|talleres)\s/iu;

/** What is done by itself, and no field of the lessons before it. */
const ownDeed = longPattern('iu')`
  \s(?:de|du|des|del)\s|\s[dl]['’]|^(?:clases?|cursos?|talleres|campamentos?|excursion(?:es)?|eventos?
    |alquiler|venta|cours|stages?|ateliers?|location|vente|visites?|sorties?|séances?|anniversaires?
    |cumpleaños|remise|mise|prise|coaching|terapia|\p{L}+(?:ción|ciones|miento|ement|ssage|sions?
      |tions?))(?!\p{L})
`;

/** "Alquiler de tablas y neoprenos" lets both. */
export function bothOf(entry: string, language: WrittenLanguage): string[] {
  const [, front = '', left = '', right = ''] =
    /^(\p{L}+ (?:de |d['’]))(\p{L}+) (?:y|et) (\p{L}+)$/iu.exec(entry) ?? [];
  return front !== '' && isDone(entry, language) ? [front + left, front + right] : [entry];
}

const ofField = /^\p{L}+ (?:de |d['’])\p{L}+/iu;

/** What an entry may share: the first of the row, and for "et de plaquettes" the one before it. */
export function frontOf(entries: readonly string[], index: number): string {
  if (/^(?:de\s|d['’])/iu.test(entries[index]!)) return entries[index - 1]!;
  return entries.slice(0, index).findLast((entry) => ofField.test(entry)) ?? entries[0]!;
}
