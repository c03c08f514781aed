import type { SupportEntry } from '#rules/support/entry.ts';
import { account } from './account.ts';
import { billing } from './billing.ts';
import { courtesy } from './courtesy.ts';
import { features } from './features.ts';
import { gettingStarted } from './getting-started.ts';
import { platforms } from './platforms.ts';
import { pricing } from './pricing.ts';
import { specialOffer } from './special-offer.ts';
import { support } from './support.ts';
import { texts } from './texts.ts';
import { unlimited } from './unlimited.ts';

/** All that support knows; of two entries that match alike, the first answers. */
export const supportEntries: readonly SupportEntry[] = [
  ...platforms,
  ...pricing,
  ...unlimited,
  ...features,
  ...texts,
  ...gettingStarted,
  ...specialOffer,
  ...support,
  ...account,
  ...billing,
  ...courtesy,
];
