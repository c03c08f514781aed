import { longPattern } from '#rules/text/long-pattern.ts';

/** "Patatas jugosa" of "tortilla de patatas jugosa": the adjective is the tortilla's. Spanish adjectives agree. */
const disagrees =
  /^\p{L}+as \p{L}{3,}[ao]$|^(?!(?:mano|foto|moto|radio)\s)\p{L}{3,}o (?:impres|hech|\p{L}{2,}(?:ad|id))a$/iu;
/** "Lin brodée", "hierro fundido precurada": the ending is that of the thing which the material is of. */
const otherGender = longPattern('iu')`
  ^(?:(?:lin|coton|cuir|bois|grès|papier|verre|métal|acier|laiton|velours|satin|jersey|denim|rotin|raphia
      |argent|marbre|liège|carton|olivier|chêne|noyer|hêtre|frêne|bambou|teck|pin)\s(?:(?:\S+\s)?\p{L}+ées?
      |personnalisés?)|(?:lino|hierro|vidrio|algodón|papel|cartón|metal|cristal|latón|corcho|gres|acero
      |cuero|cáñamo|yute|mármol)\s(?:\S+\s)?\p{L}+[ai]das?|(?:cerámica|madera|lana|seda|porcelana|plata|tela
      |lona|pizarra|cera)\s(?:\S+\s)?\p{L}+[ai]dos?)$
`;

/** "Date personnalisés" of "prénom et date personnalisés": said of both. */
const ofBoth = /^\p{L}+[^sx\P{L}] \p{L}{3,}(?:és|ées|ad[oa]s|id[oa]s)$/iu;

/** "Mise normes" of a "mise aux normes", "modèle b" of a comparison, "l’abri de l’humidité" of where it hangs. */
const halfSaid =
  /^\p{L}{0,20}[^sx\P{L}] (?:cousu|peint|fait|tricoté|brodé|tissé|tourné)e?s (?:à la )?main$|^mise(?! (?:à|aux?|en|hors) \p{L})|^(?:modèle|modelo|étape|paso|parte|partie|jour|día) (?:\p{L}|\d{1,2})$|(?:^|\s)(?:à )?l['’]abri(?!\p{L})/iu;

/** "Anillo de ley" of one in "plata de ley", "anillo en bruto" of a rough stone: said of the stuff, which was cut off. */
const ofStuff =
  /^(?:\S+\s){0,2}?(?<!(?:plata|oro|alpaca)\s)de ley$|^(?!(?:piedra|turmalina|cuarzo|amatista|mineral|diamante|pierre|quartz|améthyste|pierres)(?!\p{L}))\p{L}+ (?:en bruto|brute?)$/iu;

/** Whether the adjective of a Spanish or French phrase agrees with a noun that was cut off. */
export function losesAgreement(phrase: string): boolean {
  return (
    ofStuff.test(phrase) ||
    halfSaid.test(phrase) ||
    ofBoth.test(phrase) ||
    disagrees.test(phrase) ||
    otherGender.test(phrase)
  );
}
