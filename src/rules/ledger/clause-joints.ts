/** "Hand wash and dry, then oil", "ages 7 to 12, with an adult": what comes after something, and nothing by itself. */
export const goesOn =
  /^get \p{L}+$|^with (?:an adult|adult supervision|supervision|help)(?!\p{L})|^enough (?:for|to)\s|^(?:less|more|longer|shorter|faster|slower) (?:in|when|at|with|if|on|than)\s|^(?:largest|smallest|biggest|longest|shortest|tallest|widest) (?:about )?\d|^still \p{L}+ed\s|^done (?:well|badly|properly|neatly|professionally|by)(?!\p{L})|^or \p{Ll}+s\s(?:\p{L}+\s)|^(?:depuis|desde|au départ de)\s\p{L}|^\d{1,2} (?:jours|semaines|mois|tage|wochen|monate|días|semanas|meses)$|^(?:sin cobertura|sans réseau|ohne netz|ohne empfang)$|^(?:en|auf) (?:français|anglais|allemand|espagnol|italien|español|inglés|alemán|francés|italiano|deutsch|englisch|französisch|spanisch)(?!\p{L})|^so (?!soft|much|good|many|far|light|comfy)\p{L}+\s\p{L}+\s|^(?:(?:and )?then|so (?:it|you|they|that)|but (?:let|do|not|it|you|they|still|only)|dann|danach|so dass|sodass|luego|después|así que|puis|ensuite)\s|^(?:(?:mit|in|auf|aus|von|für|bei|an|zu|durch|über|unter|nach)\s)?(?:denen|dessen|deren|welche[rmns]?)\s|^(?:(?:mit|in|auf|aus|von|für|bei|an|zu|durch)\s)?(?:der|die|das|den|dem)\s(?:\p{L}+\s){1,6}\p{Ll}{2,}(?:t|en)$|^(?:womit|wodurch|wobei|damit|weil|wenn|obwohl|bevor|nachdem|porque|aunque|donde|cuy[oa]s?|dont|afin de|lorsque|tandis que)\s|^(?:wer|wem|wen|was|wie|wo|ob|dass|wann|warum|wohin|woher)\s(?:[\p{L}\d]+\s){1,7}\p{Ll}{2,}(?:t|en|war|sind)$/iu;

/** "Diagnosis 60 pounds, taken off the repair": nothing by itself. */
export const saysOfPrice =
  /^(?:taken off|deducted|credited|refund(?:ed|able)|wird (?:angerechnet|verrechnet)|(?:angerechnet|verrechnet)|se descuenta|descontad[oa]s?|déduite?s?|remboursée?s?)(?!\p{L})/iu;

/** "Estimates to invoice in one tap": the preposition says how, and opens no list. */
export const saysHow =
  /\s(?:(?:in|with|on|by|from) (?:one|a|an|a single|just one) \p{L}+|in (?:(?:\d+|a few|two|three) )?(?:seconds|minutes|clicks|taps|steps)|on the go|in the background|from (?:your|the) (?:phone|wrist|lock screen|car))$/iu;
