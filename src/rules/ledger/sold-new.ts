import type { SeoForm } from '#contract/seo-content.ts';
import { platforms } from '#rules/platforms/index.ts';

/** Where people sell what they own, a long name is its maker, its model and its state. */
export function isSoldNew(
  { platform }: SeoForm,
  fields: Readonly<Record<string, string>>,
  description: string,
): boolean {
  return (
    platforms[platform].goods !== 'resold' ||
    /^(?:brand )?(?:new|neu|nuev[oa]|neuf|neuve)(?!\p{L})/iu.test(fields['itemCondition'] ?? '') ||
    // "Brand new and good quality", the first line of what is sent from a factory.
    (fields['itemCondition'] === undefined &&
      /^\W{0,4}(?:100% )?brand new(?:,| and| &)? (?:high|good)/imu.test(description))
  );
}
