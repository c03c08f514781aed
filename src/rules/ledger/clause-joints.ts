import { longPattern } from '#rules/text/long-pattern.ts';

/** "Hand wash and dry, then oil", "ages 7 to 12, with an adult": what comes after something, and nothing by itself. */
export const goesOn = longPattern('iu')`
  ^(?:abajo|arriba|detrás|delante|dentro|fuera|unten|oben|hinten|vorne|rechts|links|en bas|en haut|derrière
    |devant|dessous|dessus|à gauche|à droite)$|^get \p{L}+$|^(?:then )?(?!only|family|early|daily|weekly
    |monthly|yearly|hourly|friendly|lovely|fly|jelly|belly|curly|wooly|woolly|ugly|supply|reply|italy
    |july)\p{Ll}{2,}ly$|^\d{1,4} (?:on|at) \p{Ll}{3,}(?: for \d{1,3}(?: \p{Ll}+)?)?$|^\p{Ll}{3,} (?:in|at|after|within) \d{1,3}$|^\d{1,2} (?:months|weeks)$|^(?:il|elle|ils|elles) \p{L}
  |^(?:soit|c[’']est-à-dire|o sea|es decir|das heißt|also(?= \d)|sprich|cioè|ovvero|ossia|ou seja|czyli|oftewel|det vill säga)\s
  |^sondern \p{L}|^um \p{L}{3,}$|^oder (?:für|mit|auf|als|zum|zur|im|beim) \p{L}|^pro (?:minute|stunde|tag|woche|monat|jahr|person|sitzung|fahrt|seite)$
  |^(?:salvo|excepto|excepté|sauf|hormis|ausgenommen|außer)\s
  |^una? (?:en|a|para|por|de) (?:el |la |los |las )?\p{L}.{0,40}(?: y |, )(?:la |el )?otr[ao](?:\s|$)
  |^(?:l[’'])?une? (?:à|au|en|dans|sur|pour|de) (?:l[’']|la |le |les )?\p{L}.{0,40}(?: et |, )(?:l[’']|une? )autre(?:\s|$)
  |^eine?[rs]? (?:am|an|auf|im|in|vorne?|hinten|oben|unten|links|rechts|außen|innen)\s(?:.{0,40}\s)?(?:und|,) eine?[rs]?\s
  |^(?:hinten|vorne?|oben|unten|innen|außen|seitlich|delante|detrás|arriba|abajo|dentro|fuera|devant|derrière|dessus|dessous|en haut|en bas) (?:für|gegen|zum|zur|zu|para|contra|pour|contre)\s
  |^with (?:an adult|adult supervision|supervision|help)(?!\p{L})|^enough (?:for|to)\s|^(?:genug|ausreichend|suficientes?|assez|suffisant|sufficienti?|abbastanza|genoeg) (?:für|um|para|pour|per|voor)\s
  |^(?:less|more|longer|shorter|faster|slower) (?:in|when|at|with|if|on|than)\s
  |^(?:largest|smallest|biggest|longest|shortest|tallest|widest) (?:about )?\d|^still \p{L}+ed\s
  |^done (?:well|badly|properly|neatly|professionally|by)(?!\p{L})|^or \p{Ll}+s\s(?:\p{L}+\s)
  |^(?:n[’']empêche|ne gêne|n[’']affecte|n[’']altère|ne change|sans (?:effet|incidence|impact|conséquence)
    |sin (?:efecto|consecuencias)|ohne (?:einfluss|auswirkung)|no (?:afecta|impide|molesta|influye)
    |stört (?:aber )?nicht|beeinträchtigt)(?!\p{L})|^(?:depuis|desde|au départ de)\s\p{L}
  |^(?:aber|jedoch|mais|pero) \p{Ll}+(?: \p{Ll}+)?$|^(?:aber )?(?:(?:der|die|das|den) )?[\p{L}-]{3,30} (?:aber |jedoch |leider )?nicht$|^(?:mais )?(?:pas|non) (?:(?:le|la|les)\s|l[’'])\p{L}+$
  |^(?:mais )?(?:(?:le|la|les)\s|l[’'])\p{L}+ (?:non|pas)$|^(?:pero )?(?:el|la|los|las) \p{L}+ no$|^(?:pero )?no (?:el|la|los|las) \p{L}+$
  |^\d{1,2} (?:jours|semaines|mois|tage|wochen|monate|días|semanas|meses)$
  |^(?:jede[nrs]?|cada|chaque|tous les|todos los|todas las) (?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|woche|tag|monat|morgen|lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|día|mes|mañana|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|semaine|jour|mois|matin|días|semanas|jours)$
  |^(?:sin cobertura|sans réseau|ohne netz|ohne empfang)$|^(?:en|auf) (?:français|anglais|allemand|espagnol
    |italien|español|inglés|alemán|francés|italiano|deutsch|englisch|französisch|spanisch)(?!\p{L})
  |^so (?!soft|much|good|many|far|light|comfy)\p{L}+\s\p{L}+\s|^(?:(?:and )?then|so (?:it|you|they|that)
    |but (?:let|do|not|it|you|they|still|only)|dann|danach|so dass|sodass|luego|después|así que|puis
    |ensuite)\s|^(?:(?:mit|in|auf|aus|von|für|bei|an|zu|durch|über|unter|nach)\s)?(?:denen|dessen|deren
    |welche[rmns]?)\s|^(?:(?:mit|in|auf|aus|von|für|bei|an|zu|durch)\s)?(?:der|die|das|den
    |dem)\s(?:\p{L}+\s){1,6}\p{Ll}{2,}(?:t|en)$|^(?:(?:of|in|for|with|on|at|by|from|to|after) (?:which|whom)|which|whose)\s(?:\p{L}+\s)
  |^(?:bis (?:es|er|sie|man|sich)|hasta que|jusqu['’]à ce que|(?:an)?statt dass|ohne da(?:ss|ß)|sans que|sin que|sin tener que|sans (?:se|avoir à|devoir))\s|^sans s[’']\p{L}{4,}
  |^ohne (?:[\p{L}-]+ ){0,4}zu \p{Ll}{3,}n$|^ohne (?:[\p{L}-]+ ){0,4}\p{Ll}{2,6}zu\p{Ll}{2,}en$
  |^(?:womit|wodurch|wobei|wovon|wofür|woran|worauf|woraus|worin|wonach|sodass|damit|weil|wenn|obwohl|bevor|nachdem|sobald|solange|sofern|falls|indem
    |porque|aunque|donde|cuy[oa]s?|dont|afin de|lorsque|tandis que)\s
  |^(?:\d{1,2}(?:º|ª|\.|er|e|ème)?|\p{Ll}{4,8}) (?:(?:piso|planta|étage|etage|stock|obergeschoss)
    \s)?(?:con|sin|avec|sans|mit|ohne) (?:ascensor|ascenseur|aufzug|fahrstuhl)$|^(?:wer|wem|wen|was|wie|wo|ob|dass|wann|warum|wohin|woher)\s(?:[\p{L}\d]+\s){1,7}\p{Ll}{2,}(?:t|en|war|sind)$
  |^(?:wer|wem|wen|was|wie|wo|ob|dass|wann|warum|wohin|woher)\s(?:[\p{L}\d]+\s){1,7}(?:wurden?|hatten?|habe|hat)$
  |^(?:máx|max)(?:\.|im(?:al|um|o))? \d{1,4} ?W$|^\d{1,4} ?W (?:máx|max)(?:\.|im(?:al|um|o))?$
  |^(?:même|incluso|selbst|sogar) (?:avec|sans|quand|si|après|con|sin|cuando|si|después|mit|ohne|bei|wenn|nach)\s
  |^(?:avec|pour|dans|sur|à|de) quel(?:le)?s? \p{L}|^(?:et )?combien (?:il|elle|de|ça|cela)\s
`;

/** "Diagnosis 60 pounds, taken off the repair": nothing by itself. */
export const saysOfPrice = longPattern('iu')`
  ^(?:hors|htva|hors taxes?|ttc|plus (?:vat|postage|gst|sales tax|tva|iva)
    |ex(?:cl)?\.?(?:uding|usive of)? vat|zzgl\.?|zuzüglich|exkl\.?|más iva|iva (?:no )?incluid[oa]|sin iva
    |frais de \p{L}+ (?:non )?compris|taken off|deducted|credited|refund(?:ed|able)
    |wird (?:angerechnet|verrechnet)|(?:angerechnet|verrechnet)|se descuenta|descontad[oa]s?|déduite?s?
    |remboursée?s?)(?!\p{L})
`;

/** "Estimates to invoice in one tap": the preposition says how, and opens no list. */
export const saysHow =
  /\s(?:(?:in|with|on|by|from) (?:one|a|an|a single|just one) \p{L}+|in (?:(?:\d+|a few|two|three) )?(?:seconds|minutes|clicks|taps|steps)|on the go|in the background|from (?:your|the) (?:phone|wrist|lock screen|car))$/iu;

/** "Große ab 60 Euro" behind "kleine Hunde ab 35 Euro", "grandes 30 euros": of what stands in the price before it. */
export const pricesOther = /^\p{Ll}{3,} (?:ab |desde |à partir de )?\d[\d.,]*\s?(?:€|[Ee]uros?)$/u;

/**
 * Clauses that lean on a noun before them in languages that are not written in full: "víčko, které slouží jako hrnek",
 * "крышка, которая служит чашкой", "kubka, który trzyma ciepło", "et låg, som kan bruges som kop".
 */
export const leansElsewhere = longPattern('u')`
  ^(?:(?:na|v|ve|w|we|za|od|do|z|ze|s|se|ke|k|o|po|u|в|на|с|из|для|к|о|по|у)\s)?(?:kter(?:ý|á|é|ého|ému|ém
      |ým|ou|ých|ými|í)|jenž|jež|aby|když|protože|któr(?:y|a|e|ego|ej|emu|ym|ą|ych|ymi|zy)|żeby|ponieważ
    |котор(?:ый|ая|ое|ые|ого|ой|ому|ым|ую|ых|ыми|ом)|чтобы|если|потому что|який|яка|яке|які|щоб|som|hvor|där
    |så att|slik at|joka|jotka|jossa|amely|amelyek|ami|amit|hogy|dat|waar(?:door|mee|in|op|bij)?|zodat|omdat
    |che|perché|affinché|onde|porque|para que
    |mesmo (?:com|sem|que|quando|se|em|n[oa]s?|depois)|anche (?:con|senza|se|quando|dopo)|(?:zelfs|ook) (?:met|zonder|als|bij)
    |(?:även|också) (?:om|med|när|utan)|(?:selv|også) (?:om|med|når|uden|uten)|nawet (?:przy|z|ze|gdy|jeśli|bez|po))\s
`;

const done = longPattern('u')`
  (?:^|\s)(?:\p{Ll}{2,}(?:ad|id)[oa]s?|\p{Ll}{0,8}ge\p{Ll}{3,}(?:t|en)|\p{Ll}{2,}(?:ée?|ue?|ie?)s?)(?:\s\p{L}+){0,3}$
`;
const denied =
  /^(?:no\s(?!inclu)\p{Ll}{2,}(?:ad|id)[oa]s?|nicht\sge\p{Ll}{3,}(?:t|en)|(?:et\s)?(?:pas|non)\s(?!inclu|fourni|compris)\p{Ll}{2,}(?:é|u|i)e?s?)$/u;

/** "Dunkel geröstet im Trommelröster, 18 Minuten": for how long. */
const soLong = /^\d{1,3} (?:heures|minutes|stunden|minuten|horas|minutos)$/iu;

/** "Suela cosida a mano, no pegada", "geschraubt, nicht geklebt": how it was not done is told with how it was. */
export function deniesOther(before: string, part: string): boolean {
  return (
    (denied.test(part) || soLong.test(part)) && done.test(before.charAt(0).toLowerCase() + before.slice(1))
  );
}
