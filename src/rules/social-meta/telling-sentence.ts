import type { SocialMetaForm } from '#contract/social-meta.ts';
import type { Language } from '#rules/listing/listing.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { type Opened, withoutOpening } from './without-opening.ts';

/** A sentence without what opens it and names nothing. */
export function openedBy(sentence: string, form: SocialMetaForm, language: Language): Opened {
  return withoutOpening(sentence.replace(/[.…!。！\s]+$/u, ''), form.businessName, language);
}

/** How a business began. */
const tale =
  /^(?:(?:my|our) (?:(?:great[- ])?grand\p{L}+|father|mother|parents?|family|story)|(?:it|we|i)(?: all)? (?:started|began)|since \d{4}|in \d{4}|(?:back )?when (?:we|i))(?!\p{L})/iu;

/** The sentence of a business that says what there is, where its first one only asks or tells how it began. */
export function tellingSentence(
  form: SocialMetaForm,
  sentences: readonly string[],
  language: Language,
): string | undefined {
  const [begun = ''] = sentences;
  const isOffer = (sentence: string): boolean => saidOffers(sentence, language.written) !== null;
  if (form.contentType === 'article' || form.contentType === 'video') return undefined;
  // "Cracked screen? Tired battery? We fix phones": the answer.
  if (begun.endsWith('?') && openedBy(begun, form, language).by === null) return sentences.find(isOffer);
  // "My father opened this bench in 1962. I service watches": the second.
  return form.contentType === 'website' && tale.test(begun) ? sentences.find(isOffer) : undefined;
}

/** Words of the name of a thing. */
const longestCalled = 6;

/** "The Salt Road is a novel about two sisters". */
const namedThing =
  /^((?!(?:This|That|It|He|She|Each|Every\p{L}*|Here|There|What|Our|My|One|All)\s)(?:The |A |An )?\p{Lu}[\p{L}’'-]*(?:\s(?:of|the|and|in|for|\p{Lu}[\p{L}’'-]*|\d+\p{L}?)){0,5}) is an? ((?!\p{L}+ed\s)\p{Ll}.{6,})$/u;

/** A product whose first sentence says what it is, by its name and that; empty where it does not. English. */
export function nameAndThing(sentence: string, language: Language): string {
  const [, name, thing] = (language.written === 'en' ? namedThing.exec(sentence) : null) ?? [];
  if (name === undefined || thing === undefined || name.split(' ').length > longestCalled) return '';
  return `${name}: ${thing}`;
}
