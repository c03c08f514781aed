import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What somebody has and wants to be rid of, by its first word in English and by its head elsewhere. */
const troubles: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: longPattern('iu')`
    ^(?:clogged|blocked|burst|broken|leaking|leaky|cracked|damaged|faulty|lost|dead|flat(?= (?:tyre|tire|batter|spot))|noisy|smelly|stuck
      |jammed|locked out|missing|storm|hail|water damage|mold|mould|damp|pests?|termites?|bed ?bugs?|ingrown|sore
      |stiff|slipped|torn|chipped|frozen(?= (?:pipe|shoulder|boiler|condensate|tap|drain|lock|water)))(?: |$)|\s(?:not \p{L}+ing|won['’]t \p{L}+)$
    |(?:^|\s)(?:pains?|\p{L}*aches?|injur(?:y|ies)|arthritis|acne|eczema|rosacea|psoriasis|warts?|verrucas?
      |toenails?|bunions?|corns|migraines?|anxiety|depression|insomnia|sciatica|tinnitus|snoring|hair loss
      |dermatitis|vertigo|sleep apn(?:o)?ea|allergies|burnout|phobias?|incontinence|sprains?|veins|leaks?
      |blockages?|infestations?|wasps?|rats|mice|cockroaches|lock-?outs?)$
  `,
  de: longPattern('iu')`
    \s\p{L}{2,}t nicht$|\s(?:defekt|kaputt|undicht|verstopft)$|^(?:verstopfte|defekte|kaputte|gebrochene
      |undichte|eingewachsene|tropfende)\p{L}?\s|(?:schmerz(?:en)?|stottern|lispeln|verzögerung(?:en)?
      |störung(?:en)?|verletzung(?:en)?|beschwerden|angst|ängste|angststörung(?:en)?|depression(?:en)?
      |burnout|akne|rosacea|neurodermitis|schuppenflechte|haarausfall|schnarchen|schwindel|warzen
      |hühneraugen|migräne|tinnitus|schlafstörung(?:en)?|verspannung(?:en)?|arthrose|rohrbr(?:uch|üche)
      |verstopfung(?:en)?|wasserschaden|wasserschäden|schimmel|schädlinge|befall|wespen|bettwanzen|ratten
      |mäuse|kakerlaken)$
  `,
  es: longPattern('iu')`
    ^(?:dolor(?:es)?|tort[ií]colis|lumbalgias?|cervicalgias?|lesi[oó]n(?:es)?|ansiedad|depresión|estrés|insomnio|uñas encarnadas|papilomas|verrugas
      |juanetes|varices|migrañas?|acné|rosácea|psoriasis|dermatitis|eczemas?|caída del (?:pelo|cabello)
      |alopecia|manchas|hongos|ronquidos|apnea|hernias?|vértigos?|ciática|artrosis|atascos?|atranques
      |humedades|goteras|fugas|averías|plagas|cucarachas|chinches|ratas|avispas|termitas)(?!\p{L})
  `,
  fr: longPattern('iu')`
    ^(?:douleurs?|mal de dos|torticolis|lumbagos?|lumbalgies?|cervicalgies?|maux|blessures?|anxiété|dépression|stress|insomnies?|acné|rosacée|psoriasis
      |eczéma|chute de cheveux|apnée|ronflements?|vertiges?|hernies?|verrues?|ongles? incarnés?|migraines?
      |sciatique|arthrose|fuites?|bouchons?|canalisations? bouchées?|wc bouchés?|dégâts? des eaux|pannes?
      |cafards|punaises de lit|nuisibles|rats|souris|guêpes|frelons|moisissures?|humidité)(?!\p{L})
  `,
};

/** "Pest control", "storm clean-up": named by what is done about it, which nobody wants to be rid of. "Storm windows" are none either. */
const doneAbout =
  /^storm (?:windows?|doors?|shutters?|drains?)$|\s(?:control|proofing|removals?|repairs?|treatments?|replacements?|restoration|clearance|clearing|clean-?\s?ups?|unblocking|extraction|remediation|prevention|protection|surveys?|inspections?|testing|cleaning|cutting|service|services|specialists?|therapy|massage|relief|management)$/iu;

/** Whether a service is named by what the customer suffers from: nobody looks for "blocked drains" or needs "back pain". */
export function isTrouble(name: string, language: WrittenLanguage): boolean {
  return !(language === 'en' && doneAbout.test(name)) && (troubles[language]?.test(name) ?? false);
}
