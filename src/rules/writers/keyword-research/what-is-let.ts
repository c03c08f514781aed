import { splitSentences } from '#rules/ledger/clauses.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { gatheringPlaceIn, hiredName, isGatheringPlace } from './hired-out.ts';
import { isGuestHouse } from './lodging.ts';
import { isDone } from './list-words.ts';
import type { OfferKind } from './offer-kind.ts';
import type { OfferTexts } from './offer-texts.ts';
import { openingNames } from './opening-name.ts';

interface Named {
  name: string;
  kind: OfferKind;
}

const mayBeLet: ReadonlySet<OfferKind> = new Set(['product', 'food', 'venue', 'property']);

/** What people stay in, meet in or bring back is no goods: a shepherd's hut, a barn for weddings, the kayaks of a hire shop. */
export function asLet({ name, kind }: Named, said: string, texts: OfferTexts): Named {
  if (texts.subject !== 'page' || !mayBeLet.has(kind)) return { name, kind };
  const place = gatheringPlaceIn(said, texts.language);
  if (place !== null) return { name: place, kind: 'venue' };
  if (isGatheringPlace(name) || isGuestHouse(name, texts)) return { name, kind: 'venue' };
  const isThing = kind === 'product' || kind === 'food' || name === 'soft play';
  const hired = isThing ? hiredName(name, kind, texts) : null;
  return hired === null ? { name, kind } : { name: hired, kind: 'service' };
}

const lets =
  /^(?:we|i|wir|ich|nous|je|on)?\s?(?:also |auch )?(?:rent|hire|let|vermieten|verleihen|vermiete|verleihe|alquilamos|alquilo|louons|loue)(?: out)?\s/iu;

/** "We also run yoga retreats" */
const adds = /^(?:we also|(?:wir|ich) [^.]*auch|también|nous [^.]*(?:aussi|également))\s/iu;

const sentencesOf = (description: string): string[] =>
  description.split('\n').flatMap(splitSentences).slice(0, 6);

/** "Wedding barn" of "We rent out a barn for weddings". */
export function gatheringPlacesIn(description: string, language: WrittenLanguage): string[] {
  return sentencesOf(description).flatMap(
    (sentence) => gatheringPlaceIn(sentence.replace(lets, ''), language) ?? [],
  );
}

/** What a description opens with: a place to meet by what one meets for, else by the names in its first sentence. */
export function openingOffers(description: string, language: WrittenLanguage): string[] {
  const places = gatheringPlacesIn(description, language);
  return places.length > 0 ? places : openingNames(description, language);
}

/** What a house for guests lets out beside its rooms. */
export function letBeside(description: string, language: WrittenLanguage): string[] {
  return sentencesOf(description)
    .filter((sentence) => lets.test(sentence) || adds.test(sentence))
    .flatMap((sentence) => {
      if (!lets.test(sentence))
        return (saidOffers(sentence, language)?.things ?? []).filter((thing) => isDone(thing, language));
      const place = gatheringPlaceIn(sentence.replace(lets, ''), language);
      return place === null ? (saidOffers(sentence, language)?.named ?? []) : [place];
    });
}
