import type { Attribute } from './attributes-english.ts';
import type { Candidate } from './candidate.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './slots.ts';

export interface EnglishParts {
  slots: Slots;
  attributes: readonly Attribute[];
  /** Measures said of the thing itself ("350 ml"). */
  sizes: readonly Slot[];
  /** The seller speaks of gifts or occasions, or the shop lives from them. */
  gifts: boolean;
  /** The product's own texts speak of a gift. */
  saysGift: boolean;
  subject: 'product' | 'video' | 'app' | 'page';
  /** Etsy lets a word stand in three tags only, so "baby blanket" needs phrases with "blanket" alone. */
  shortTags: boolean;
  /** How many searches the sentences of the text gave. */
  said: number;
}

/** The names that phrases are built around. */
export interface EnglishNames {
  /** The best known name of the thing, and another of its own. */
  own: readonly Slot[];
  /** The last words of the best known name, where tags have to be short. */
  short: readonly Slot[];
  /** Own names, the short one and synonyms. */
  all: readonly Slot[];
  head: Slot;
  /** What a person begins a search with: the thing, its short name and two synonyms. */
  searched: readonly Slot[];
}

export type AddPhrase = (phrase: string, kind: Candidate['kind'], slot: Slot) => void;
