import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { AdsBrief } from './brief.ts';

/** What somebody has and wants to be rid of, by its first word in English and by its head elsewhere. */
const troubles: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^(?:clogged|blocked|burst|broken|leaking|leaky|cracked|damaged|faulty|frozen|lost|dead|flat|noisy|smelly|stuck|jammed|missing|storm|hail|water damage|mold|mould|damp|pests?|termites?|bed ?bugs?|ingrown|sore|stiff|frozen|slipped|torn|chipped)(?: |$)|\s(?:not \p{L}+ing|won['’]t \p{L}+)$|(?:^|\s)(?:pains?|\p{L}*aches?|injur(?:y|ies)|arthritis|acne|eczema|rosacea|psoriasis|warts?|verrucas?|toenails?|bunions?|corns|migraines?|anxiety|depression|insomnia|sciatica|tinnitus|snoring|allergies|burnout|phobias?|incontinence|sprains?|veins|leaks?|blockages?|infestations?|wasps?|rats|mice|cockroaches)$/iu,
  de: /^(?:verstopfte|defekte|kaputte|gebrochene|undichte|eingewachsene|tropfende)\p{L}?\s|(?:schmerz(?:en)?|verletzung(?:en)?|beschwerden|angst|ängste|angststörung(?:en)?|depression(?:en)?|burnout|akne|warzen|hühneraugen|migräne|tinnitus|schlafstörung(?:en)?|verspannung(?:en)?|arthrose|rohrbr(?:uch|üche)|verstopfung(?:en)?|wasserschaden|wasserschäden|schimmel|schädlinge|befall|wespen|bettwanzen|ratten|mäuse|kakerlaken)$/iu,
  es: /^(?:dolor(?:es)?|lesi[oó]n(?:es)?|ansiedad|depresión|estrés|insomnio|uñas encarnadas|papilomas|verrugas|juanetes|varices|migrañas?|acné|ciática|artrosis|atascos?|atranques|humedades|goteras|fugas|averías|plagas|cucarachas|chinches|ratas|avispas|termitas)(?!\p{L})/iu,
  fr: /^(?:douleurs?|mal de dos|maux|blessures?|anxiété|dépression|stress|insomnies?|acné|verrues?|ongles? incarnés?|migraines?|sciatique|arthrose|fuites?|bouchons?|canalisations? bouchées?|wc bouchés?|dégâts? des eaux|pannes?|cafards|punaises de lit|nuisibles|rats|souris|guêpes|frelons|moisissures?|humidité)(?!\p{L})/iu,
};

/** Whether a service is named by what the customer suffers from: nobody looks for "blocked drains" or needs "back pain". */
export function isTrouble(name: string, language: WrittenLanguage): boolean {
  return troubles[language]?.test(name) ?? false;
}

/** What a reader does alone, and what takes a thing behind it: "donate", "sponsor a kennel", "sell your gold". */
const readersDeeds: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: /^(?:donat(?:e|ing)|volunteer(?:ing)?|fundraise|adopt|foster|sponsor|subscribe|enrol|enroll|apply|join us|get involved|(?:donate|give|volunteer|fundraise|adopt|foster|sponsor|support|join|become|sell|rent|hire|buy|book|learn|find|start|plan|build|make|leave|visit|order|try|trade in|register|refer|host) (?:an?|the|your|our|us|to|for|with|online|monthly|now)(?: .+)?)$/iu,
  de: /^(?:spenden|helfen|mitmachen|mitglied werden|(?:\p{L}+ )?(?:pate|patin|fördermitglied|pflegestelle) werden|ehrenamtlich helfen)$/iu,
  es: /^(?:donar|dona|haz(?:te)? .+|colabora(?:r)?|apadrina(?:r)?(?: .+)?|adopta(?:r)?(?: .+)?|hacerse .+)$/iu,
  fr: /^(?:donner|faire un don|devenir .+|parrainer(?: .+)?|adopter(?: .+)?|soutenir .+)$/iu,
};

/** Whether a service is named by what its reader is asked to do: "Need Donate?" asks for nothing. */
export function isReadersDeed(name: string, language: WrittenLanguage): boolean {
  return readersDeeds[language]?.test(name) ?? false;
}

/** Whether a name can stand in a row of what a business offers: a practice lists what it treats, nobody else a trouble. */
export function isListed(
  name: string,
  { businessType, language }: Pick<AdsBrief, 'businessType' | 'language'>,
): boolean {
  return businessType === 'healthcare' || !isTrouble(name, language.written);
}
