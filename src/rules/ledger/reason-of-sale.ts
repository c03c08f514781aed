import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Why somebody sells what is his: whom it fits no longer, what he bought instead. Nothing of it is a fact of the thing. */
const reasons: Readonly<Partial<Record<WrittenLanguage, RegExp>>> = {
  en: longPattern('iu')`
    ^(?:(?:i|we)(?:[’'](?:m|re)|\sam|\sare)\s)?(?:only\s|just\s|now\s|reluctantly\s){0,2}(?:selling|parting\swith|letting\sgo\sof
        |getting\srid\sof|letting\s(?:it|this|them|these)\sgo)(?:\s(?:it|this|them|these|up|on))?(?:\sonly|\sjust)?
      \s(?:as|because|since|now\sthat|due\sto|owing\sto|to\s(?:make|free|fund)|after|for\slack\sof)\s
    |^(?:my\s|the\s|our\s|only\s){0,2}reason\s(?:for\s(?:sale|selling|the\ssale)|(?:why\s)?(?:i|we)(?:[’']m|[’']re|\sam|\sare)?\ssell)
    |^(?:for\ssale|sale|sold|up\sfor\ssale)(?:\sonly)?\s(?:because|due\sto|as\s(?:i|we|it|they|he|she|my|our)(?:\s|[’']))
    |^(?:it|they|this|these|which)\s(?:no\slonger|(?:does|do|did)\s?n[o’']t|(?:does|do|did)\snot|won[’']t|never)\s(?:really\s|quite\s|even\s)?
      (?:fits?|suits?|goes|go|works?)\s(?:me|us|him|her|my|our|in\s(?:my|our|the\snew)|with\s(?:my|our|the\snew)|for\s(?:me|us))(?!\p{L})
    |^(?:i|we)\s(?:no\slonger|hardly|rarely|don[’']t|do\snot|never)\s(?:really\s|actually\s|even\s)?(?:need|use|wear|ride|play|drive|have\s(?:the\s|any\s|enough\s)?(?:room|space|time|use))\s?
      (?:it|them|this|that|one|for|to|any\s?more|enough|$)
    |^(?:i|we)(?:[’']ve|\shave)?\s(?:just\s|now\s|since\s|recently\s)?(?:upgraded|downsized|switched|changed\sto|moved\s(?:to|on|into|house|home)|bought\s(?:an?\s(?:new|bigger|smaller|newer|different)|another)|got\s(?:an?\s(?:new|bigger|smaller|newer|different)|another))(?!\p{L})
    |^(?:(?:i|we)\s)?(?:bought|got|have)\s(?:an?\s)?(?:new|newer|bigger|smaller|better|another)\sone(?!\p{L})
    |^(?:only\s|just\s)?(?:upgrading|upgraded|downsizing|decluttering|moving\s(?:house|home|abroad)|having\sa\sclear\s?out|clearing\sout)$
    |^(?:my|our)\s(?:\p{L}+\s){1,2}(?:has|have|is|are)\s(?:now\s|since\s|finally\s)?(?:outgrown|grown\sout|grown\sup|moved\s(?:on|out)|too\s(?:big|tall|old|heavy)\s(?:for|now)|lost\sinterest)(?!\p{L})
    |^(?:(?:the|my|our)\s)?(?:\p{L}+\s)?(?:sons?|daughters?|kids?|kiddo|children|child|boys?|girls?|lads?|twins|baby|toddler|grandson|granddaughter)\s(?:has\s|have\s)?(?:now\s)?(?:outgrown|outgrew|grown\sout)(?!\p{L})
    |^(?:my|our)\s(?:\p{L}+\s){1,2}(?:outgrew|grew\sout\sof|upgraded|moved\sout)(?!\p{L})
    |^(?:(?:a|the|my|our)\s)?(?:new|bigger|replacement)\s(?:one|ones)\s(?:is\s|are\s)?(?:arriv|coming|on\s(?:its|the|their)\sway|on\sorder|being\sdelivered|(?:has\s|have\s)?arrived)
    |^(?:it\s|they\s|this\s)?(?:just\s)?needs?\s(?:to\s(?:be\s)?)?(?:gone|go)(?!\p{L})
    |^(?:i\s|we\s)?(?:bought|ordered|purchased)\s(?:it\s|them\s|an?\s|one\s|two\s|the\s)?(?:extra|too\smany|wrong|duplicate|by\smistake)\b
    |^(?:it[’']s\s|it\sis\s|they\sare\s)?(?:now\s)?(?:surplus\sto\s|no\slonger\s(?:needed|required|wanted|used)(?!\p{L}))
  `,
  de: longPattern('iu')`
    ^(?:(?:ich|wir)\s)?(?:(?:verkauf|geb|trenn)en?)\s(?:[^.]{0,60}\s|[^.]{0,60},\s)?(?:weil|da\s(?:ich|wir|er|sie|es|mein\p{L}*|unser\p{L}*)|wegen|denn|aus\splatz\p{L}+|aufgrund|nachdem)(?!\p{L})
    |^(?:der\s)?(?:verkaufsgrund|grund\s(?:für\sden|des)\sverkauf\p{L}*)(?!\p{L})
    |^(?:sie|er|es|das|die|der)\s(?:passt|passen|gefällt|gefallen)\s(?:mir|uns|ihm|ihr|leider)\s(?:leider\s)?nicht\smehr
    |^(?:wird|werden|(?:sie|er|es)\swird)\snicht\smehr\s(?:gebraucht|benötigt|genutzt)
    |^(?:ich|wir)\s(?:brauche|nutze|benutze|verwende)n?\s(?:ihn|sie|es|das|den)\s(?:leider\s)?(?:nicht|kaum)(?:\smehr)?
    |^(?:wegen|aus)\s(?:umzugs?|haushaltsauflösung|platzgründen|platzmangels?|geschäftsaufgabe)(?!\p{L})
    |^(?:unsere?|meine?)\s(?:\p{L}+\s)?(?:ist|sind)\s(?:inzwischen\s|jetzt\s)?(?:zu\sgroß|herausgewachsen|rausgewachsen|schon\sgroß)
  `,
  es: longPattern('iu')`
    ^(?:(?:lo|la|los|las)\s)?(?:vend(?:o|emos)|se\svend\p{L}+)\s(?:[^.]{0,60}\s)?(?:porque|por\s(?:mudanza|herencia|cierre|duplicad|falta|cambio|no|viaje|traslado|reforma|jubilaci)|ya\sque|debido)
    |^(?:el\s)?motivo\s(?:de\s(?:la\s|su\s)?venta|por\sel\sque)
    |^ya\sno\s(?:me|nos|le|les|lo|la|los|las)\s(?:queda|sirve|cabe|vale|uso|usamos|utiliz|necesit|gusta|pongo)
    |^(?:casi\s)?no\s(?:lo|la|los|las)\s(?:uso|usamos|utiliz|pongo|necesit)
    |^(?:mi|nuestr[oa])\s(?:\p{L}+\s)(?:ha\screcido|ya\ses\s(?:mayor|grande)|se\sha\s(?:mudado|cansado))
  `,
  fr: longPattern('iu')`
    ^(?:(?:je|on|nous)\s)?(?:(?:le|la|les|l[’']|m[’']en)\s?)?(?:vends?|vendons|cède|(?:me\s|m[’']en\s)?sépare)\s(?:[^.]{0,60}\s)?(?:car|parce\squ|suite\sà|pour\scause|cause|faute\sde|à\scause)
    |^suite\s(?:à\s(?:la\s|une?\s)?)?(?:fermeture|déménagement|décès|succession|retraite|cessation)(?!\p{L})
    |^(?:raison|motif|cause)\s(?:de\s(?:la\s)?vente|déménagement|double\semploi)
    |^(?:vendue?s?|vente)\s(?:car|parce\squ|suite\sà|pour\scause|cause|faute\sde)
    |^(?:il|elle|ils|elles|ça)\sne\s(?:me|nous|lui|leur)\s(?:va|vont|sert|servent|convient|plaît)\splus
    |^(?:je|on|nous)\sne\s(?:s[’']en\s|m[’']en\s|nous\sen\s|l[’']|les\s)?(?:ser[st]|utilise|mets?|met)\p{L}*\splus
    |^(?:mon|ma|notre|nos|mes)\s(?:\p{L}+\s)(?:a|ont|est|sont)\s(?:bien\s|trop\s)?(?:grandi|déménagé|trop\sgrande?s?)
  `,
  other: longPattern('iu')`
    ^(?:motivo|reden|powód|důvod|anledning|grunn|årsag|причина)\s?(?:da|della|van|av|til)?\s?(?:de\s)?:?\s?(?:venda|vendita|verkoop|sprzedaży|prodeje|salg|försäljning|продажи
      |mudança|trasloco|verhuizing|przeprowadzk\p{L}*|stěhování|flytt\p{L}*|переезд)(?!\p{L})
  `,
};

/** Whether a text says why its seller lets a thing go: "selling as it no longer fits me", "la vendo por mudanza". */
export function tellsReasonOfSale(text: string, language: WrittenLanguage): boolean {
  return reasons[language]?.test(text) === true;
}
