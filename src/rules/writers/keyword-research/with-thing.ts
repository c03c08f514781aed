import { withThing } from '#rules/offers/lacking-thing.ts';
import { animalFirst, ofAnimals } from '#rules/offers/of-animals.ts';
import type { OfferTexts } from './offer-texts.ts';

/** "Yearly inspections" of chimney services are looked for with their thing, "neutering" by a vet as that of pets. */
export function withThingOf(said: string, { language, subject, industry, businessName }: OfferTexts): string {
  if (subject !== 'page') return said;
  const ofThem =
    language === 'en'
      ? animalFirst(ofAnimals(said, industry, language))
      : ofAnimals(said, industry, language);
  if (language !== 'en' || ofThem !== said) return ofThem;
  const isOfVehicles = vehicles.test(`${industry} ${businessName}`);
  return withThing(said, { industry, businessName, isOfVehicles });
}
const vehicles = /(?<!\p{L})(?:autos?|automotive|cars?|mechanics?|garages?|trucks?|vehicles?)(?!\p{L})/iu;
