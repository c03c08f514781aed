import { longPattern } from '#rules/text/long-pattern.ts';
import type { Form } from './unsaid-forms.ts';

/** Claims of what was and what will be: who had it, how little it shows of that, what comes next, what else it would become. */
export const thenForms: readonly Form[] = [
  // "The second owner wore it only on Sundays".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:first|second|third|previous|former|last|original|current|its) owners?(?!\p{L})|(?<!\p{L})(?:Erst|Zweit|Vor)besitzer(?:in)?(?!\p{L})
      |(?<!\p{L})(?:erste|zweite|vorige|letzte)[rn]? Besitzer(?:in)?(?!\p{L})|(?<!\p{L})(?:primer|segund[oa]|anterior|últim[oa]) (?:dueñ[oa]|propietari[oa])(?!\p{L})
      |(?<!\p{L})(?:premi(?:er|ère)|seconde?|ancien(?:ne)?|précédente?) propriétaire(?!\p{L})
    `,
    kind: 'history',
    unless: /owner|besitzer|besitz|dueñ|propietari|propriétaire/iu,
  },
  // How little it shows: the seller tells what there is to be seen.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:(?:very|only|just|some|a few|almost no|hardly any) ){0,2}(?:(?:light|minor|slight|minimal|faint|few|little|normal|usual) )?(?:signs?|traces?) of (?:wear|use|age|usage)(?!\p{L})
      |(?<!\p{L})(?:(?:nur|sehr|kaum|leichte|geringe|minimale|wenige|normale|übliche)n? ){1,3}(?:Gebrauchs|Trage|Alters|Nutzungs)spuren(?!\p{L})
      |(?<!\p{L})(?:leves|ligeras?|mínim[oa]s|poc[oa]s|pequeñas) (?:señales|marcas|signos|huellas) de(?:l)? (?:uso|desgaste)(?!\p{L})
      |(?<!\p{L})(?:légères?|petites|rares|quelques|peu de) (?:traces|marques|signes) d[’'](?:usure|usage|utilisation)(?!\p{L})
    `,
    kind: 'history',
    unless:
      /(?<!\p{L})(?:signs?|traces?|wear|worn)(?!\p{L})|spuren|señales|marcas|signos|huellas|desgaste|traces|marques|signes|usure/iu,
  },
  // "The next part comes on Monday".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})next (?:week|month|year|time|video|episode|part|lesson|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?!\p{L})|(?<!\p{L})(?:coming|available|out) (?:very )?soon(?!\p{L})
      |(?<!\p{L})(?:nächste|kommende)[nrsm]? (?:Woche|Monat|Jahr|Folge|Video|Teil|Mal)s?(?!\p{L})|(?<!\p{L})(?:demnächst|in Kürze)(?!\p{L})
      |(?<!\p{L})(?:próxim[oa] (?:semana|mes|año|vídeo|video|episodio|parte|capítulo)|(?:semana|mes|año) que viene|próximamente)(?!\p{L})
      |(?<!\p{L})(?:prochaine? (?:vidéo|épisode|semaine|fois|partie)|(?:semaine|mois|année|an) prochaine?|prochainement)(?!\p{L})
    `,
    kind: 'offer',
    unless: /(?<!\p{L})(?:next|soon|nächst|kommend|demnächst|kürze|próxim|que viene|prochain)/iu,
  },
  // "It learns how long your glue takes".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:learns|adapts|predicts|guesses|suggests|recommends|understands|recogni[sz]es) (?:how|what|when|where|which|who|your|you|to|the|itself|and)(?!\p{L})
      |(?<!\p{L})(?:lernt|erkennt|errät|empfiehlt)(?= (?:dein|ihr|wie|was|wann|den|die|das|dir|mit|automatisch|dazu))|(?<!\p{L})passt sich (?:automatisch |deine[rmn] |de[rmn] |an )
      |(?<!\p{L})(?:(?<!(?:^|[.!?¡>\n]\s?))aprende|se adapta|reconoce|sugiere|recomienda) (?:de|a|al|tu|tus|cómo|qué|el|la|los|las)(?!\p{L})
      |(?<!\p{L})(?:apprend|s[’']adapte|reconnaît|suggère|recommande) (?:à|au|aux|de|vos|votre|ce|comment|le|la|les|l[’'])
    `,
    kind: 'function',
    unless:
      /learn|adapt|predict|guess|suggest|recommend|understand|recogni|lern|erkenn|errät|empf[ei]hl|passt sich|aprend|reconoc|sugier|sugerenc|recomiend|recomendac|apprend|apprenti|reconna|suggè|suggest|recommand/iu,
  },
  // "Spare parts are bagged separately".
  {
    pattern:
      /(?<!\p{L})(?:spare|replacement) parts?(?!\p{L})|(?<!\p{L})Ersatzteile?n?(?!\p{L})|(?<!\p{L})(?:piezas|recambios) de repuesto(?!\p{L})|(?<!\p{L})pièces (?:de rechange|détachées)(?!\p{L})/giu,
    kind: 'contents',
    unless: /spare|replacement|ersatz|repuesto|recambio|rechange|détachées/iu,
  },
  // "Use the stuff sack as a pillow".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})us(?:e|ing) (?:the|your|this) (?:[\p{L}-]+ ){1,3}as (?:an? )(?!(?:gift|present)(?!\p{L}))(?:[\p{L}-]+ )?(\p{L}{3,})(?!\p{L})
    `,
    kind: 'function',
    isToldBy: 1,
  },
  // "Solid oak" of what is veneered.
  {
    pattern:
      /(?<!\p{L})(?:solid|massive[nrsm]?|massiv(?:holz|eiche|buche|kiefer)?|maciz[oa]s?|massi(?:f|ve)s?) ?(?:\p{L}{3,})?(?!\p{L})/giu,
    kind: 'value',
    unless:
      /^(?![\s\S]{0,20000}(?:veneer|furnier|chapad[oa]|chapa de|plaqué|placage|laminate|chipboard|particle ?board|spanplatte|melamin|mdf))|(?<!\p{L})(?:solid|massiv|maciz|massif)/iu,
  },
  // "Turns off by itself".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:turns?|switch(?:es)?|shuts?|goes|go) (?:(?:it|them)sel(?:f|ves) )?off (?:by (?:it|them)sel(?:f|ves)|automatically|at (?:dawn|sunrise))(?!\p{L})
      |(?<!\p{L})schalte[nt] sich (?:\p{L}+ ){0,3}(?:ab|aus|ein)(?!\p{L})|(?<!\p{L})se (?:apaga|enciende)n? (?:sol[oa]s?|automáticamente)(?!\p{L})
      |(?<!\p{L})s[’'](?:éteint|allume)(?:nt)? (?:tou(?:t|te|s|tes) seule?s?|automatiquement)(?!\p{L})
    `,
    kind: 'function',
    unless:
      /(?<!\p{L})off(?!\p{L})|auto|dawn|sunrise|abschalt|ausschalt|schalte[nt] sich|dämmer|apag|encien|étei|extinc|allum/iu,
  },
  // "No call-out fee" of who asks for one.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:no|without) (?:call-?out|delivery|booking|hidden|extra|joining|cancellation|set-?up|travel|service) (?:fees?|charges?|costs?)(?!\p{L})
      |(?<!\p{L})(?:keine|ohne) (?:Anfahrts?|Versand|Zusatz|Neben|Buchungs)(?:kosten|gebühren?)(?!\p{L})|(?<!\p{L})sin (?:gastos|costes|cargos)(?: \p{L}+)?(?!\p{L})
      |(?<!\p{L})sans frais(?: \p{L}+)?(?!\p{L})
    `,
    kind: 'offer',
    unless:
      /(?<!\p{L})(?:no|without|free) (?:[\p{L}-]+ ){0,3}(?:fees?|charges?|costs?)|free call-?out|(?:keine|ohne|kostenlos\p{L}*) (?:\p{L}+ ){0,2}(?:\p{L}*kosten|\p{L}*gebühr|anfahrt)|(?:anfahrt|versand|lieferung)[^.;!?\n]{0,30} (?:frei|inklusive|inbegriffen|enthalten)(?!\p{L})|sin (?:gastos|costes|cargos)|sans frais|gratuit|kostenlos|kostenfrei|gratis|umsonst/iu,
  },
  // "Fall asleep in minutes".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})in (?:just |only |a few |mere )?(?:minutes|seconds|no time)(?!\p{L})|(?<!\p{L})in (?:just |only )?a few (?:hours|days|weeks)(?!\p{L})|(?<!\p{L})in (?:nur )?wenigen (?:Stunden|Tagen|Wochen)(?!\p{L})|(?<!\p{L})en (?:pocas horas|pocos días|quelques (?:heures|jours|semaines))(?!\p{L})|(?<!\p{L})(?:fall|falling) asleep(?!\p{L})|(?<!\p{L})in (?:nur |wenigen )?(?:Minuten|Sekunden|Sekundenschnelle|Windeseile)(?!\p{L})
      |(?<!\p{L})en (?:solo |pocos |unos )?(?:minutos|segundos|un momento)(?!\p{L})|(?<!\p{L})en (?:quelques |seulement )?(?:minutes|secondes|un rien de temps)(?!\p{L})
    `,
    kind: 'time',
    unless: /(?<!\p{L})(?:in|within|en) (?:\p{L}+ )?(?:minut|second|sekund|segund)|asleep|no time/iu,
  },
  // "It works on any door".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:works?|fits?|goes|succeeds?) (?:on|with|in|for|to) (?:any|every|all)(?!\p{L})|(?<!\p{L})(?:geht|klappt|funktioniert|gelingt|hält|passt) (?:bei|an|auf|mit|in|zu) jede[rmns]?(?!\p{L})
      |(?<!\p{L})(?:funciona|vale|sirve|queda)n? (?:con|en|para) (?:cualquier|tod[oa]s)(?!\p{L})|(?<!\p{L})(?:marche|fonctionne|va|convient)(?:nt)? (?:avec|sur|pour|à) (?:tou(?:t|te|s|tes)|n[’']importe)(?!\p{L})
    `,
    kind: 'fit',
    unless:
      /(?<!\p{L})(?:any|every|all|universal\p{L}*|jede[rnms]?|alle[nr]?|cualquier|tod[oa]s?|tous|toutes?)(?!\p{L})/iu,
  },
  // "On my blog": where else somebody would tell more.
  {
    pattern:
      /(?<!\p{L})(?:on|at|via|auf|über|en|sur) (?:my|our|meinem|unserem|meiner|unserer|mi|nuestr[oa]|mon|notre) (blog|website|channel|instagram|patreon|newsletter|podcast|kanal|canal|chaîne|web)(?!\p{L})/giu,
    kind: 'offer',
    isToldBy: 1,
  },
  // "For one euro".
  {
    pattern:
      /(?<!\p{L})(?:one|a|an?|a single|einen?|une?|una?) (?:euro|dollar|pound|penny|cent|fiver|tenner)(?:(?= (?:each|more|extra))|(?! \p{L}*(?:coin|cake|shop|weight)))(?!\p{L})/giu,
    kind: 'price',
  },
  // "Baristas call it the best".
  {
    pattern:
      /(?<!\p{L})(?!(?:this|always|its)(?!\p{L}))\p{L}{3,}s (?:call|name|vote|rate) (?:it|this|them)(?!\p{L})/giu,
    kind: 'praise',
  },
  // "Scan the QR code".
  {
    pattern: /(?<!\p{L})(?:QR[- ]?codes?|códigos? QR|codes? QR)(?!\p{L})/giu,
    kind: 'contents',
    unless: /(?<!\p{L})qr(?!\p{L})/iu,
  },
  // "Open to offers".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:open to (?:any |sensible |reasonable )?offers|(?:sensible |reasonable )?offers? (?:are )?(?:welcome|considered|accepted)|make (?:me |us )?an offer|or (?:nearest|best) offer|price is negotiable|haggl\p{L}+)(?!\p{L})
      |(?<!\p{L})(?:acepto|se aceptan|escucho) ofertas(?!\p{L})|(?<!\p{L})(?:faire offre|à débattre)(?!\p{L})
    `,
    kind: 'price',
    unless: /offer|negotia|(?<!\p{L})o\.?n\.?o\.?(?!\p{L})|haggl|ofert|negocia|offre|débattre|négoci/iu,
  },
  // "Seven days a week".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:(?:seven|7) days (?:a|per) week|24\/7|(?:a)?round the clock|day and night)(?!\p{L})|(?<!\p{L})(?:rund um die Uhr|sieben Tage (?:die|in der|pro) Woche)(?!\p{L})
      |(?<!\p{L})(?:(?:los )?siete días (?:de|a) la semana|24 horas al día|día y noche)(?!\p{L})|(?<!\p{L})(?:sept jours sur sept|7 ?j(?:ours)? ?(?:\/|sur) ?7|24 ?h(?:eures)? ?(?:\/|sur) ?24|jour et nuit)(?!\p{L})
    `,
    kind: 'time',
    unless:
      /seven days|7 days|24\/7|clock|day and night|every day|daily|sun(?:days?)?(?!\p{L})[^.\n]{0,12}\d|rund um die|täglich|sieben tage|siete días|24 horas|todos los días|día y noche|sept jours|7j|24h|tous les jours|jour et nuit/iu,
  },
  // "Not for children under 3".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:not (?:(?:suitable|intended|recommended|meant) )?for|keep (?:it |them )?(?:away|out of (?:the )?reach) (?:from|of)) (?:small |young |little )?(?:children|kids|babies|infants|toddlers|pets)(?:(?: aged)? under \S{1,5})?(?: years)?
      |(?<!\p{L})(?:nicht (?:geeignet )?für (?:kleine )?(?:Klein)?kinder(?: unter \S{1,5})?(?: Jahren)?|außer Reichweite von Kindern)(?: \p{L}{2,12}en)?
      |(?<!\p{L})(?:no (?:apt[oa]s?|recomendad[oa]s?|adecuad[oa]s?) para (?:niños|menores|bebés)(?: (?:de|menores de) \S{1,5})?|(?:mantener )?fuera del alcance de los niños)
      |(?<!\p{L})(?:ne convien(?:t|nent) pas aux (?:jeunes )?enfants(?: de moins de \S{1,5})?|(?:tenir )?hors de (?:la )?portée des enfants)
    `,
    kind: 'safety',
    unless:
      /child|kid|bab(?:y|ies)|infant|toddler|kinder|niñ|menores|bebé|enfant|(?<!\p{L})(?:years?|jahren?|años|ans|ages?)(?!\p{L})/iu,
  },
  // "No drilling".
  {
    pattern:
      /(?<!\p{L})(?:no|without(?: any)?) ((?!(?:any|every|no)?thing|string|spring|ring|wing|ceiling|lining|evening|morning|wedding|painting|clothing|smoking|parking)\p{L}{3,}ing)(?: (?:is )?(?:needed|required|necessary|involved))?(?=[.,;!)]|$)/giu,
    kind: 'function',
    isToldBy: 1,
  },
  // "To protect your eyes": what it would be good for.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})to (?:help )?(protect|reduce|prevent|improve|relieve|boost|support|enhance|increase|strengthen|soothe|stimulate) (?:the|your|their|his|her|against|from|\p{L}{3,})(?: \p{L}{3,})?
      |(?<!\p{L})zu[mr]? (Schutz|Linderung|Verbesserung|Vorbeugung|Stärkung)(?: \p{L}+){1,3}|(?<!\p{L})zu (schützen|lindern|verbessern|verhindern|stärken|reduzieren)(?!\p{L})
      |(?<!\p{L})para (?:proteger|reducir|prevenir|mejorar|aliviar|evitar|fortalecer|estimular) (?:el|la|los|las|tus?|sus?) \p{L}{3,}
      |(?<!\p{L})pour (?:protéger|réduire|prévenir|améliorer|soulager|éviter|renforcer|stimuler) (?:le|la|les|l[’']\p{L}+|vos|votre) ?\p{L}{0,20}
    `,
    kind: 'effect',
    unless:
      /protect|reduc|prevent|improv|reliev|boost|support|enhanc|increas|strength|sooth|stimul|schutz|schütz|linder|verbesser|verhinder|stärk|reduz|proteg|prevenir|mejor|alivi|evit|fortalec|protég|rédui|réduct|améliorer|soulag|renfor/iu,
  },
  // "Séchage rapide".
  {
    pattern:
      /(?<!\p{L})(?:(?:quick|fast)(?:ly)?[- ](?:dry|dries)\p{L}*|dries (?:quickly|fast)|schnelltrocknend\p{L}*|trocknet schnell|séchage rapide|sèche(?:nt)? (?:vite|rapidement)|secado rápido|se secan? (?:rápido|enseguida))(?!\p{L})/giu,
    kind: 'property',
    unless:
      /(?:quick|fast)(?:ly)?[- ]?dr|dries|trocknend|trocknet schnell|séchage rapide|sèche|secado rápido|se seca/iu,
  },
  // "Compliant with the new law".
  {
    pattern:
      /(?<!\p{L})(?:(?:\p{L}{2,5}[- ])?compliant|compl(?:y|ies) with|in (?:line|accordance) with|meets? (?:the|all|every) (?:\p{L}+ )?(?:standards?|rules|requirements|regulations?)|(?:\p{L}{2,12}-)?konform\p{L}{0,2}|cumplen? (?:con )?(?:la|las|los) (?:ley|normas?|normativa|requisitos)|conformes? (?:à|aux)|conformes? con)(?: \p{L}+){0,5}/giu,
    kind: 'certificate',
    unless: /compl(?:y|ies|ian)|accordance|standard|regulation|konform|norm|cumpl|conform|ley(?!\p{L})/iu,
  },
  // "Aromatherapy" of what only smells: what would be treated with it.
  {
    pattern:
      /(?<!\p{L})[\p{L}-]{0,20}(?:therap(?:y|ies|ie|eut\p{L}*)|terapia|terap[eé]utic[oa]s?|thérapi?e?(?:utiques?)?)(?!\p{L})/giu,
    kind: 'effect',
    unless: /t(?:h)?[eé]rap/iu,
  },
  // "Kinder behandeln wir auch": whom or what else somebody would take on.
  {
    pattern:
      /(?<![\p{L}-])(\p{Lu}\p{Ll}{3,})(?: und \p{Lu}\p{Ll}{3,})? \p{Ll}{4,} (?:wir|ich) auch(?!\p{L})/gu,
    kind: 'service',
    isToldBy: 1,
  },
];
