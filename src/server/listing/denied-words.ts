import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { contentStemsOf, partsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

type Written = Exclude<WrittenLanguage, 'other'>;

/** What is denied stands behind these, as far as the clause goes. */
const denials: Readonly<Record<Written, RegExp>> = {
  en: /(?<!\p{L})(?:(?:not|never|cannot|\p{L}{2,6}n[’']t)\s((?:\p{L}[\p{L}’'-]*\s?){1,7})|non-(\p{L}{4,30}))/giu,
  // "Wir reparieren keine Rinnen": the verb, and not what it is denied of.
  de: /(?<!\p{L})(?:(?:nicht|nie|niemals)\s((?:\p{L}[\p{L}’'-]*\s?){1,7})|(?:wir|ich)\s(\p{Ll}{4,}(?:en|e))\s(?:leider\s|aber\s)?keine[nrms]?(?!\p{L}))/giu,
  es: /(?<!\p{L})(?:no|nunca)\s((?:\p{L}[\p{L}’'-]*\s?){1,7})/giu,
  fr: /(?<!\p{L})(?:pas|jamais)\s((?:\p{L}[\p{L}’'-]*\s?){1,7})/giu,
};
/** "Face unlock does not work": what is out of order stands before it. */
const outOfOrder =
  /((?:(?<![\p{L}-])\p{L}[\p{L}-]{1,30}\s){1,2})(?:(?:does not|doesn[’']t|do not|don[’']t) work|funktionier(?:t|en) nicht|no funcionan?|ne (?:fonctionne|marche)(?:nt)? pas)(?!\p{L})/giu;
/** A bound, an age or a comparison is no denial of the thing: "not for laptops over 15 inches". */
const bounded = longPattern('iu')`
  \p{N}|(?<!\p{L})(?:over|under|above|below|more|less|than|longer|only|just|all|every|always|alike|same|sure
    |until|if|children|kids|babies|mehr|über|unter|länger|nur|alle|immer|gleich|kinder\p{L}*|más|menos
    |mayor\p{L}*|solo|sólo|todos|siempre|niñ[oa]s|plus|moins|seulement|tous|toujours|enfants)(?!\p{L})
`;
const denialEnds =
  /\s(?:and|but|or|because|since|so|und|aber|oder|sondern|denn|weil|y|pero|o|porque|et|mais|ou|car)\s/iu;
/** Words that stand in any sentence, so that their being denied says nothing. */
const general: ReadonlySet<string> = new Set(
  contentStemsOf(
    'use used using suitable suited meant made make take need work works included supplied come comes contain contains good long time thing part parts have give item items recommended advised ' +
      'dabei beigelegt mitgeliefert inbegriffen lieferumfang dabeigelegt geeignet verwenden benutzen nehmen gemacht gedacht enthalten brauchen lange gut Teil Teile va van viene trae apta apto aptas aptos usar incluye incluido contiene sirve recomienda tiempo parte ' +
      'fourni fournie livré convient utiliser compris inclus contient passe longtemps partie adapté mettre laver wash clean waschen lavar nettoyer hand hands put keep there this that with your very own ' +
      'beginning start end first needed necessary required Anfang nötig notwendig principio inicio necesario necesaria début fin nécessaire nécessaires besoin',
  ),
);
const shortest = 4;

const known = new WeakMap<Ledger, ReadonlySet<string>>();

/** Stems that the brief only denies: broken skin of "not for use on broken skin", the face unlock that does not work. */
export function deniedStems(ledger: Ledger, written: Written): ReadonlySet<string> {
  const before = known.get(ledger);
  if (before !== undefined) return before;
  const found = new Set<string>();
  let rest = '';
  for (const { text } of ledger.sentences) {
    let left = text;
    for (const match of [...matchesOf(denials[written], text), ...matchesOf(outOfOrder, text)]) {
      const said = (match[1] ?? match[2] ?? '').split(denialEnds)[0]!;
      left = left.replace(said, ' ');
      if (bounded.test(said)) continue;
      for (const stem of contentStemsOf(said))
        if (stem.length >= shortest && !general.has(stem)) found.add(stem);
    }
    rest += `${left}\n`;
  }
  for (const stem of contentStemsOf(rest)) found.delete(stem);
  known.set(ledger, found);
  return found;
}

const careful = longPattern('iu')`
  (?<!\p{L})(?:no|not|never|without|avoid|apart from|except|leave out|skip|leave|cannot|neither|nor
    |\p{L}{2,6}n[’']t|rather than|instead|protect|careful|mind|beware|out of|away|broken|defect\p{L}*|fails?
    |faulty|missing|closed|ruins?|damages?|harms?|nicht|nie|niemals|kein\p{L}*|ohne|statt|weder|schadet
    |kaputt|defekt|fehlt|schütz\p{L}*|vorsicht|geschlossen|vermeiden|no|sin|nunca|ni|evita|evite|daña
    |rot[oa]|falla|cuidado|cerrado|ne|n[’']\p{L}+|pas|non|jamais|sans|aucune?|évite[zr]?|abîm\p{L}+|panne
    |cassée?|protég\p{L}+|fermé|attention)(?!\p{L})
`;

/** Where a text says what its brief only denies, with no word of denial or care in the sentence. */
export function deniedIn(text: string, ledger: Ledger): { start: number; end: number }[] {
  const { written } = ledger.language;
  if (written === 'other') return [];
  const stems = deniedStems(ledger, written);
  if (stems.size === 0) return [];
  const found: { start: number; end: number }[] = [];
  for (const { stem, start, end } of partsOf(text)) {
    if (!stems.has(stem) || /^non-/iu.test(text.slice(start, end))) continue;
    const from = Math.max(...['.', '!', '?', ';', '\n', '>'].map((stop) => text.lastIndexOf(stop, start)));
    const rest = /[.!?;\n<]/u.exec(text.slice(end));
    const around = `${text.slice(from + 1, start)} ${text.slice(end, rest === null ? text.length : end + rest.index)}`;
    if (!careful.test(around)) found.push({ start, end });
  }
  return found;
}
