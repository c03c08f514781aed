import type { Confidence, CountUnit, FieldId, FieldRule, Limit } from './platform.ts';

/** Day on which the collected rules of the platforms were read. */
export const readOn = '2026-11-20';

/** A bound that the platform enforces: it refuses or cuts more. */
export function hard(
  max: number,
  unit: CountUnit,
  confidence: Confidence,
  source: string,
  min?: number,
): Limit {
  return { max, unit, strength: 'hard', confidence, source, date: readOn, ...(min !== undefined && { min }) };
}

/** Published advice, a display width, or our own bound where the platform publishes none. `fit` keeps to it too. */
export function advice(
  max: number,
  unit: CountUnit,
  confidence: Confidence,
  source: string,
  min?: number,
): Limit {
  return { ...hard(max, unit, confidence, source, min), strength: 'advice' };
}

/** A bound of our own, for fields whose platform publishes no figure. */
export function ownBound(max: number, unit: CountUnit, why: string, min?: number): Limit {
  return advice(max, unit, 'memory', `No figure is published; own bound: ${why}`, min);
}

/** Rules by field id, in the order in which a listing is read. */
export function fieldsById(rules: readonly FieldRule[]): Partial<Record<FieldId, FieldRule>> {
  const fields: Partial<Record<FieldId, FieldRule>> = {};
  for (const rule of rules) fields[rule.id] = rule;
  return fields;
}
