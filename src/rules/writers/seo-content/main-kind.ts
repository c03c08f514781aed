import type { Unit } from '#rules/ledger/units.ts';
import type { FactKind, WrittenLanguage } from '#rules/listing/listing.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { type Topic, topicOf } from './topics.ts';

/** The kind that decides where the message stands: a limit or flaw outweighs what else the sentence says. */
export function mainKind(units: readonly Unit[], language: WrittenLanguage): FactKind {
  // A list that is told word for word stays where its first entry belongs.
  if (language === 'other' && units.length > 2) return units[0]!.kind;
  if (namesThing(units)) return 'feature';
  if (units[0]!.predicate !== undefined) return kindOfPredicates(units);
  for (const kind of ['flaw', 'condition', 'exclusion', 'contents', 'care', 'limit'] as const) {
    // "Enameled cast iron, round #26, lid included": the last of three is no title for all.
    const isAside =
      kind === 'contents' &&
      language === 'en' &&
      units.length > 2 &&
      units.filter((unit) => unit.kind === kind).length === 1 &&
      units[0]!.kind !== kind &&
      units.some(
        (unit) =>
          unit.kind === kind &&
          // "Stainless base, walnut handle, 480 g, gift box": nor is a bare one at the end of many.
          (/ included$/iu.test(unit.text) || (units.length > 3 && !opensContents.test(unit.text))),
      );
    // "Bañera plegable, 30 L, …, termómetro incluido": nor is one entry of a list abroad.
    const isEntry =
      kind === 'contents' &&
      language !== 'en' &&
      units.length > 3 &&
      units[0]!.kind !== kind &&
      units.filter((unit) => unit.kind === kind).length <= units.length / 3;
    // "Daraus wird ein Kissen, Inlett liegt bei": the sentence before it tells something else.
    const isBeside =
      kind === 'contents' && language === 'de' && units.length === 2 && units[0]!.shape === 'sentence';
    if (!isAside && !isEntry && !isBeside && units.some((unit) => unit.kind === kind)) return kind;
  }
  return units[0]!.kind;
}

const graver: ReadonlySet<FactKind> = new Set<FactKind>(['flaw', 'condition', 'exclusion']);
const setApart: ReadonlySet<FactKind> = new Set<FactKind>(['contents', 'care', 'limit']);

/** "It comes with a hood and is machine washable": what is told in one sentence stands behind no label for a part of it. */
function kindOfPredicates(units: readonly Unit[]): FactKind {
  const kinds = units.map(({ kind }) => kind);
  const grave = kinds.find((kind) => graver.has(kind));
  if (grave !== undefined) return grave;
  if (kinds.every((kind) => kind === kinds[0])) return kinds[0]!;
  return kinds.find((kind) => !setApart.has(kind)) ?? 'feature';
}

const opensContents =
  /^(?:includes?|including|comes?|in the box|with|you get|supplied|packed|what)(?!\p{L})/iu;

/** "Used Sony wireless headphones in black": the state is a word of the sentence that says what the thing is. */
function namesThing([first, ...others]: readonly Unit[]): boolean {
  return (
    !others.some(({ kind }) => kind === 'condition' || kind === 'flaw' || kind === 'contents') &&
    first?.kind === 'condition' &&
    first.shape === 'noun' &&
    // "Used - Very Good" names a grade, and nothing that is sold.
    !/^\S+ [-–—/] /u.test(first.text) &&
    /^(?:an?\s)?(?:used|second-?hand|pre-?owned|preloved|new|refurbished)\s(?:\S+\s){2,12}\S+$/iu.test(
      first.text,
    ) &&
    !/\b(?:condition|order|box|tested|working|works|once|twice|never|but|some|few|only|for)\b/iu.test(
      first.text,
    )
  );
}

/** "Lasts 8 to 10 weeks": how long the thing itself does, and not the work on it. */
const lastsItself =
  /^(?:(?:it|they|each)\s)?(?:lasts?|burns?|runs?|keeps?|stays?|burn time|hält|halten|brennt|brenn(?:dauer|zeit)|reicht|dura|duran|arde|rinde|tiempo de combustión|dure|durent|brûle|tient|temps de combustion)(?!\p{L})/iu;

/** "I'm selling my stand mixer": who says what the thing is tells no story yet. */
export function topicOfMessage(units: readonly Unit[], draft: Draft): Topic {
  const kind = mainKind(units, draft.language.written);
  const [first] = units;
  const isNaming =
    kind === 'story' &&
    draft.platform.subject === 'product' &&
    first?.path.endsWith('.description') === true &&
    draft.units.find(({ path }) => path === first.path)?.quote === first.quote &&
    stemsOf(draft.type).every((stem) => stemsOf(first.text).includes(stem));
  if (isNaming) return 'what';
  // "Sensor clean" of a used camera is how it is, and no care.
  if (kind === 'care' && draft.category === 'used' && /^(?:\p{L}+ ){1,3}clean$/u.test(first!.text))
    return 'condition';
  // "It was made for builders aged 16 and over" tells no age of the thing.
  if (kind === 'age' && /\baged? \d|\bages \d/iu.test(first!.text) && draft.language.written === 'en')
    return 'fit';
  const topic = topicOf(kind, draft.category) ?? 'aside';
  // "Sizes newborn to 12 months" takes no time.
  if (kind === 'duration' && /^(?:sizes?|größen?|tallas?|tailles?)\s/iu.test(first!.text)) return 'size';
  return topic === 'time' && kind === 'duration' && lastsItself.test(first!.text) ? 'power' : topic;
}
