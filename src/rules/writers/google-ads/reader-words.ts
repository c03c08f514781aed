import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isTrouble } from '#rules/offers/troubles.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { AdsBrief } from './brief.ts';

/** What a reader does alone, and what takes a thing behind it: "donate", "sponsor a kennel", "sell your gold". */
const readersDeeds: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: longPattern('iu')`
    ^(?:donat(?:e|ing)|volunteer(?:ing)?|fundraise|adopt|foster|sponsor|subscribe|enrol|enroll|apply
      |(?:\p{L}+ ){0,2}(?:donations|sponsorships|bequests|pledges)|join us|get involved
      |(?:donate|get|give|become|apply for|sign up for) .+|(?:donate|give|volunteer|fundraise|adopt|foster
        |sponsor|support|join|become|sell|rent|hire|buy|book|learn|find|start|plan|build|make|leave|visit
        |order|try|trade in|register|refer|host) (?:an?|the|your|our|us|to|for|with|online|monthly
        |now)(?: .+)?)$
  `,
  de: /^(?:spenden|helfen|mitmachen|mitglied werden|(?:\p{L}+ )?(?:pate|patin|fördermitglied|pflegestelle) werden|ehrenamtlich helfen)$/iu,
  es: /^(?:donar|dona|haz(?:te)? .+|colabora(?:r)?|apadrina(?:r)?(?: .+)?|adopta(?:r)?(?: .+)?|hacerse .+)$/iu,
  fr: /^(?:donner|faire un don|devenir .+|parrainer(?: .+)?|adopter(?: .+)?|soutenir .+)$/iu,
};

/** "Cancel subscriptions", "send invoices": what a program lets its reader do. Track days and scan reports are things. */
const programsDeed =
  /^(?:sell (?:tickets|tours|courses|products|art|photos|merch\p{L}*|(?:old |scrap |unwanted )?(?:gold|silver|platinum|jewell?ery|diamonds?|coins|watch(?:es)?|rolex|cars?|houses?|property))(?: online| for cash| fast)?$|(?:sell|pawn|trade in|scrap) (?:my|your|an?) |(?:find|cancel|send|accept|create|write|learn|compare|manage|organi[sz]e|automate|sync|discover|prepare) \p{L}|(?:track|scan|split|edit|export|import|log|share|sign|upload|download) (?:\p{L}+ ){0,2}(?!days$|events$|rentals$|reports$|systems$|lights$|certificates$|duties$)\p{L}{2,}[^s]s$)/iu;

/** Whether a service is named by what its reader is asked to do: "Need Donate?" asks for nothing. */
export function isReadersDeed(name: string, language: WrittenLanguage): boolean {
  return (readersDeeds[language]?.test(name) ?? false) || (language === 'en' && programsDeed.test(name));
}

const deedOnThing = /^\p{L}{3,}ing (?:an?|the|your|of) \p{L}/iu;

/** Whether a name says what is done to one thing: nobody needs "adding an inscription", or has a local one. English. */
export function isDeedOnThing(name: string, language: WrittenLanguage): boolean {
  return language === 'en' && deedOnThing.test(name);
}

/** Whether a name can stand in a row of what a business offers: a practice lists what it treats, nobody else a trouble. */
export function isListed(
  name: string,
  { businessType, language }: Pick<AdsBrief, 'businessType' | 'language'>,
): boolean {
  return businessType === 'healthcare' || !isTrouble(name, language.written);
}
