import type { FactKind } from '#rules/listing/listing.ts';
import type { Unit } from './units.ts';

const comesIn = /^comes? in (?!an? |its |the )|^vienen? en (?!una? |su |la |el )/u;
const meantFor = /^(?:diseñad|pensad|indicad|recomendad|cread)[oa]s? para /u;

/** The kind of a predicate: "come in pink and white" tells of no box, "diseñado para limpiar la casa" of no care. */
export function kindOfPredicate(kind: FactKind, phrase: string): FactKind {
  if (kind === 'contents' && comesIn.test(phrase)) return 'feature';
  if (/^tallas? (?:[SMLX]{1,4}|\d{1,3})$/u.test(phrase)) return 'size';
  return kind === 'care' && meantFor.test(phrase) ? 'use' : kind;
}

const states: ReadonlySet<FactKind> = new Set<FactKind>(['flaw', 'condition', 'exclusion', 'limit']);

/** What use has left on a thing, also where its platform sells new ones. Spanish. */
const traces =
  /(?<!\p{L})(?:arañazos?|golpes?|rayon(?:es)?|rayón|manchas?|marcas? de uso|señales de uso|roces?|abolladuras?|grietas?|óxido)(?!\p{L})/iu;

/** What is told with its verb: "pequeño arañazo en el cuadro" would stand in a title as a trait does, "almendra" as a stuff. */
export function keepsItsVerb(sentence: string, ...kinds: readonly FactKind[]): boolean {
  return kinds.some((kind) => states.has(kind)) || traces.test(sentence);
}

const renewed =
  /^(?:tiene|lleva|le falta|a|présente) .*(?:cambiad[oa]s?|repuest[oa]s?|changée?s?|remplacée?s?)$/iu;

/** "Tiene un golpe en el lateral, se ve en las fotos": what stands behind a flaw is said of it, and is no trait of the thing. */
export function withoutTraitsOfFlaw(units: readonly Unit[]): Unit[] {
  const at = units.findIndex(({ kind }) => kind === 'flaw');
  return units.map((unit, index) =>
    // "Tiene una mancha y un tirador cambiado": the second ails it as the first does.
    at !== -1 && index > at && unit.kind === 'condition' && renewed.test(unit.text)
      ? { ...unit, kind: 'flaw' }
      : at === -1 || index <= at || states.has(unit.kind)
        ? unit
        : { ...unit, kind: 'story' },
  );
}
