import { catalogueKeys, platformOfCatalogueKey } from '#contract/platforms.ts';
import type { PlanKey } from '#contract/plans.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId, FieldRule, Platform } from '#rules/platforms/platform.ts';
import { platformCatalogue, type PlanText } from './platform-catalogue.ts';

const isFieldId = (platform: Platform, name: string): name is FieldId => name in platform.fields;

function figureOf(rule: FieldRule, part: string | undefined): number | undefined {
  if (part === undefined) return rule.kind === 'text' ? rule.limit.max : rule.count.max;
  if (rule.kind !== 'list') return undefined;
  if (part === 'each') return rule.each.max;
  return part === 'total' ? rule.total?.max : undefined;
}

/**
 * Fills `{field}`, `{field.each}` and `{field.total}` from the platform's file.
 * @throws Error when the platform has no such figure, so that no page is built with a hole
 */
export function fillLimits(text: string, platform: Platform): string {
  return text.replaceAll(/\{(\w+)(?:\.(\w+))?\}/g, (hole, name: string, part: string | undefined) => {
    const rule = isFieldId(platform, name) ? platform.fields[name] : undefined;
    const figure = rule && figureOf(rule, part);
    if (figure === undefined) throw new Error(`${platform.name} has no figure for ${hole}.`);
    return figure.toLocaleString('en');
  });
}

/** The catalogue with today's limits in it. The bundle names none of a single platform. */
export function filledCatalogue(): Record<PlanKey, PlanText> {
  const filled = { ...platformCatalogue };
  for (const key of catalogueKeys) {
    const platform = platforms[platformOfCatalogueKey(key)];
    const text = platformCatalogue[key];
    const fill = (words: string) => fillLimits(words, platform);
    const [first, second, third, fourth] = text.features;
    filled[key] = {
      ...text,
      description: fill(text.description),
      line: fill(text.line),
      features: [fill(first), fill(second), fill(third), fill(fourth)],
    };
  }
  return filled;
}
