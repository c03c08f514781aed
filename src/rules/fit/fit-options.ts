import type { Language } from '#rules/listing/listing.ts';
import type { Platform } from '#rules/platforms/platform.ts';

export interface FitOptions {
  /** Phrases that are never cut through: brand with model, number with unit, the seller's fixed terms. */
  protect: readonly string[];
  language: Language;
  /** The seller's own names (brand, app). Only inside them do marks that a platform allows in brands stand. */
  names?: readonly string[];
}

/** One field's surroundings, handed through the steps of fitting. */
export interface FitContext extends FitOptions {
  platform: Platform;
}
