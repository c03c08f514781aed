import { longPattern } from '#rules/text/long-pattern.ts';
import { saidFree } from './said-free.ts';

/** A way to say something that only a seller can know. */
export interface Form {
  pattern: RegExp;
  kind: string;
  /** What of the brief makes it said. */
  unless?: RegExp;
  /** Group of the pattern whose word makes it said, where the brief has it. */
  isToldBy?: number;
}

/** Claims that are told by how they are said, whatever of. */
export const forms: readonly Form[] = [
  // Rank beside all others.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:the|its|our) (?!(?:rest|west|east|best|test|guest|chest|nest|forest|harvest|request
          |interest|quest|crest|vest|latest|nearest|next|last|first|highest|lowest|largest
          |smallest)(?!\p{L}))\p{Ll}{3,14}est(?= \p{L})|(?<!\p{L})(?:the
        |our) most (?!(?:of|people|part|popular)(?!\p{L}))\p{L}{5,}|(?<!\p{L})in (?:its|their) (?:class
        |category)(?!\p{L})|(?<!\p{L})(?:\p{L}{2,14}er|better|more \p{L}{2,20}|less \p{L}{2,20}) than (?:any
        |all|what|every|most|others?|ordinary|normal|cheap|standard|comparable)(?!\p{L})[^.!?;\n]{0,40}
    `,
    kind: 'comparison',
  },
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:el|la|los|las) (?:\p{L}{1,20} )?más \p{L}{4,20} (?:que hay|del mundo|del mercado
        |de su clase|de todas?|de todos)|(?<!\p{L})más \p{L}{4,20} que (?:hay|ningun[oa]|cualquier|otr[oa]s?
        |l[oa]s demás|nunca)(?!\p{L})|(?<!\p{L})(?:le|la|les) plus \p{L}{4,20} (?:du monde|du marché
        |de sa catégorie|qui soit|de tous|de toutes)|(?<!\p{L})plus \p{L}{4,20} que (?:les autres
        |n[’']importe|tous|toutes|jamais)(?!\p{L})|(?<!\p{L})\p{L}{2,20}er als (?:jede[rsmn]?|alle
        |andere\p{L}?|herkömmliche\p{L}?|übliche\p{L}?)(?!\p{L})
    `,
    kind: 'comparison',
  },
  // How many have it or praise it, and how few are left.
  {
    pattern:
      /(?<!\p{L})(?:hundreds|thousands|millions|tens of thousands) of \p{L}+|(?<!\p{L})(?:hunderte|tausende|abertausende|millionen)(?: von)? \p{L}+|(?<!\p{L})(?:cientos|miles|millones) de \p{L}+|(?<!\p{L})des (?:centaines|milliers|millions) de \p{L}+/giu,
    kind: 'praise',
    unless:
      /hundreds|thousands|millions|hunderte|tausende|millionen|cientos|miles|millones|centaines|milliers/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:only|just) (?:a )?(?:few|handful|\p{L}+|\d+)(?: \p{L}+){0,3} (?:left|remain(?:ing)?)(?!\p{L})|(?<!\p{L})(?:last|final) (?:few|pieces|ones|chance)(?!\p{L})|(?<!\p{L})nur noch (?:wenige|\p{L}+|\d+)(?: \p{L}+)?|(?<!\p{L})(?:solo|sólo) quedan(?!\p{L})|(?<!\p{L})plus que quelques(?!\p{L})/giu,
    kind: 'since',
    unless: /\bleft\b|remain|nur noch|quedan|plus que/iu,
  },
  // What the seller would do for the buyer.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:we|i)(?:[’']ll| will| can| also| gladly| happily){0,3} (?:deliver|ship|dispatch|post
        |bring|donate|engrave|personali[sz]e|embroider|refund|replace(?= (?:it|them|any|every|broken|faulty|damaged|lost|the item)(?!\p{L}))|exchange|reimburse|repair
        |courier)(?!\p{L})|(?<!\p{L})(?:wir|ich) (?:liefern?|versenden?|verschicken?|schicken?|ersetzen?
        |erstatten?|tauschen?|reparieren?)(?!\p{L})|(?<!\p{L})(?:enviamos|envío|entregamos|cambiamos
        |devolvemos|reembolsamos|reparamos|sustituimos)(?!\p{L})|(?<!\p{L})nous (?:livrons|expédions
        |envoyons|remboursons|remplaçons|échangeons|réparons)(?!\p{L})
    `,
    kind: 'service',
    unless:
      /deliver|bring|donat|engrav|personali|embroid|\bship|dispatch|\bpost|refund|replace|exchange|repair|courier|liefer|versand|versend|verschick|schick|ersetz|erstatt|tausch|reparier|reparatur|env[ií]|entreg|cambi|devol|reembols|repar|livr|expédi|envo|rembours|rempla|échang|répar/iu,
  },
  // A rule or a norm that it is said to meet.
  {
    pattern:
      /(?<!\p{L})(?:meets?|exceeds?|fulfils?|compl(?:y|ies) with|conforms? to|according to|entspricht|erfüllt|cumplen?(?: con)?|conformes? (?:à|aux)|répond(?:ent)? (?:à|aux)|satisfait)(?: \p{L}[\p{L}-]*){0,4} (?:standards?|norms?|regulations?|requirements?|directives?|Normen|Norm|Vorgaben|Richtlinien?|Standards?|Vorschriften|normas?|normativas?|requisitos|normes?|exigences|réglementations?)(?!\p{L})/giu,
    kind: 'certificate',
    unless:
      /standard|norm|regulation|requirement|directive|vorgabe|richtlinie|vorschrift|requisito|exigence|réglement/iu,
  },
  // How little it was used, which its seller alone knows.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:like|as good as|nearly|almost|practically) new(?!\p{L})|(?<!\p{L})(?:excellent|mint|perfect|immaculate|very good
        |great) condition(?!\p{L})|(?<!\p{L})(?:worn|used|ridden|washed|played
        |driven) (?:only |just )?(?:once|twice)(?!\p{L})|(?<!\p{L})(?:barely|hardly|never) (?:worn|used
        |ridden|played)(?!\p{L})|(?<!\p{L})(?:wie|fast|nahezu) neu(?!\p{L})|(?<!\p{L})(?:sehr gut|einwandfrei|ausgezeichnet
        |tadellos)e[mnrs]? Zustand(?!\p{L})|(?<!\p{L})kaum (?:getragen|benutzt|gebraucht)(?!\p{L})
      |(?<!\p{L})(?:como|casi) nuev[oa]s?(?!\p{L})|(?<!\p{L})(?:excelente|perfecto|muy buen) estado(?!\p{L})
      |(?<!\p{L})apenas usad[oa]s?(?!\p{L})|(?<!\p{L})(?:comme|presque) neu(?:f|ve)s?(?!\p{L})
      |(?<!\p{L})(?:excellent|parfait|très bon) état(?!\p{L})|(?<!\p{L})(?:à )?peine porté\p{L}*
    `,
    kind: 'history',
    unless:
      /\bnew\b|condition|\bonce\b|\btwice\b|barely|hardly|never (?:worn|used)|neu\b|zustand|kaum|nuev|estado|apenas|neuf|neuve|état|à peine/iu,
  },
  // For how long: "for ever", "for a few weeks", "a lifetime".
  {
    pattern:
      /(?<!\p{L})(?:for ?ever|for life|for good|für immer|ein Leben lang|para siempre|toda la vida|pour toujours|à vie)(?!\p{L})/giu,
    kind: 'guarantee',
    unless:
      /for ?ever|for life|lifetime|für immer|leben lang|para siempre|toda la vida|pour toujours|à vie/iu,
  },
  // "Non-stick", "pre-shrunk": what was done to it or what it does, by the form of the word.
  {
    pattern:
      /(?<![\p{L}-])(?:[Nn]on|[Pp]re|[Ss]elf|[Uu]ltra)-(?!owned|order|loved|existing|smoking|fiction|profit|alcoholic|drivers?)\p{Ll}{4,}(?!\p{L})/gu,
    kind: 'property',
  },
  // For whose skin it is.
  {
    pattern:
      /(?<!\p{L})(?:sensitive|delicate|irritated|damaged|mature) (?:skins?|ears?|scalps?|stomachs?|eyes|teeth|noses?|hair)(?!\p{L})|(?<!\p{L})empfindliche[rnms]? (?:Haut|Ohren|Kopfhaut|Augen|Zähne)|(?<!\p{L})piel(?:es)? sensibles?|(?<!\p{L})peaux? sensibles?/giu,
    kind: 'fit',
    unless: /sensitiv|delicate|empfindlich|sensib/iu,
  },
  // A decade that it would be of.
  {
    pattern:
      /(?<!\p{L})(?:(?:nineteen[\s-]?)?(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)|(?:zwanziger|dreißiger|vierziger|fünfziger|sechziger|siebziger|achtziger|neunziger)[\s-]?jahre\p{L}?|años (?:veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)|années (?:vingt|trente|quarante|cinquante|soixante|quatre-vingts?))(?!\p{L})/giu,
    kind: 'since',
    unless: /\d0s|19\d\d|18\d\d|ties\b|jahre|años|années/iu,
  },
  // That there is nothing wrong with it.
  {
    pattern:
      /(?<!\p{L})(?:no|without|free of|zero|keine?|ohne|sin|ningún|ninguna|sans|aucune?)(?: any| visible| sign of)? (marks|scratches|scuffs|flaws|damage|defects?|signs? of (?:wear|use)|stains|cracks|dents|chips|kratzer|schäden|mängel|flecken|gebrauchsspuren|arañazos|defectos|manchas|golpes|rayures|défauts?|taches|traces d[’']usure)(?!\p{L})/giu,
    kind: 'history',
    isToldBy: 1,
  },
  // Nothing to pay.
  {
    pattern:
      /(?<!\p{L})(?:for free|free of charge|at no (?:extra )?(?:cost|charge)|kostenlos\p{L}*|kostenfrei|gratis|umsonst|gratuitement|sin coste)(?!\p{L})/giu,
    kind: 'offer',
    unless: saidFree,
  },
  // Who cannot do without it.
  {
    pattern:
      /(?<!\p{L})(?:swear by|rave about|raved about|(?:fell|falling) in love with|can[’']t get enough|obsessed with|schwören auf|begeistert von)(?!\p{L})/giu,
    kind: 'praise',
  },
  {
    pattern: /(?<!\p{L})(?:scientifically|clinically|medically|lab) (?:proven|tested|backed)(?!\p{L})/giu,
    kind: 'certificate',
  },
  // Made as the buyer wishes.
  {
    pattern:
      /(?<!\p{L})(?:on request|auf wunsch|a petición|sur demande|made to measure|custom[- ]made|maßgefertigt|a medida|sur mesure)(?!\p{L})/giu,
    kind: 'service',
    unless: /request|wunsch|petición|demande|measure|custom|maß|medida|mesure/iu,
  },
  {
    pattern:
      /(?<!\p{L})(?:engraved|personali[sz]ed|monogrammed|embroidered with your|graviert\p{L}*|personalisier\p{L}*|personalizad[oa]s?|personnalisée?s?)(?!\p{L})/giu,
    kind: 'service',
    unless:
      /engrav|personali|monogram|embroid|name|initial|stamp|custom|gravi|stick|nombre|inicial|bordad|prénom|brod|gravé/iu,
  },
  { pattern: /(?<!\p{L})the \p{L}{4,20} family(?!\p{L})/giu, kind: 'name' },
  {
    pattern:
      /(?<!\p{L})(?:twice|three times|ten times|half) as \p{L}{3,20}(?: \p{L}{2,20}){0,2} as(?!\p{L})/giu,
    kind: 'comparison',
  },
  {
    pattern:
      /(?<!\p{L})(?:cannot|can[’']t|can not) be (?!used|washed|put|returned|opened|removed|changed|guaranteed|seen|told|combined|cleaned|placed|left|heated)\p{L}{3,20}/giu,
    kind: 'lasting',
  },
  // How long it was used or takes, in words.
  {
    pattern:
      /(?<!\p{L})(?:used|worn|ridden|played|owned|benutzt|getragen|genutzt|gebraucht|usad[oa]s?|utilisée?s?|portée?s?)(?: \p{L}+){0,3} (days?|weeks?|months?|years?|hours?|tagen?|wochen?|monaten?|jahren?|días?|semanas?|mes(?:es)?|años?|jours?|semaines?|mois|ans?)(?!\p{L})/giu,
    kind: 'history',
    isToldBy: 1,
  },
  // Whose mother made it or whose son has outgrown it.
  {
    pattern:
      /(?<!\p{L})(?:my|our|meine?\p{L}{0,2}|unsere?\p{L}{0,2}|mi|mis|nuestr[oa]s?|mon|ma|mes|notre|la|el|die) (?:grand(?:mother|father|ma|pa|parents)|mother|father|mum|mom|dad|wife|husband|daughter|son|sister|brother|uncle|aunt|oma|opa|großmutter|großvater|mutter|vater|tochter|sohn|bruder|schwester|abuel[oa]s?|madre|padre|hij[oa]|herman[oa]|grand-mère|grand-père|mère|père|fils|fille|frère|sœur)(?!\p{L})/giu,
    kind: 'name',
    unless:
      /(?:mother|father|mum|mom|dad|wife|husband|daughter|son|sister|brother|family|oma|opa|mutter|vater|tochter|sohn|bruder|schwester|abuel|madre|padre|hij[oa]|herman|mère|père|fils|fille|frère|sœur)/iu,
  },
  // Wet, sun and frost that do it no harm.
  {
    pattern:
      /(?<!\p{L})(?:moisture|steam|water|damp|rain|heat|frost|sun|sunlight|salt water|sweat|stains?|scratches|dust) (?:do|does|is|are|will|can)(?:n[’']t| ?not| no) (?:bother|harm|hurt|affect|damage|problem|matter|a problem)\p{L}*/giu,
    kind: 'lasting',
  },
  // Regions whose adjective stands before what comes from there.
  {
    pattern:
      /(?<!\p{L})(?:Thüringer|Solinger|Schweizer|Wiener|Berliner|Hamburger|Münch(?:e)?ner|Kölner|Allgäuer|Schwarzwälder|Tiroler|Meiß(?:e)?ner|Dresd(?:e)?ner|Leipziger|Nürnberger|Bremer|Zürcher|Basler|Pariser|Londoner|Mailänder|Südtiroler|Bergischer|Steirer|Salzburger|Erzgebirger|Lausitzer|Eifeler|Frankfurter|Stuttgarter)(?= \p{Lu})/gu,
    kind: 'place',
  },
  // Another maker's system that a thing fits, in German, where every noun has a capital.
  {
    pattern:
      /(?<!\p{L})\p{Lu}\p{L}{2,20}-(?:Systeme?n?|Produkte?n?|Modelle?n?|Geräte?n?|Maschinen?|Adaptern?|Akkus?|Handys?|Smartphones?|Halterung(?:en)?)(?!\p{L})/gu,
    kind: 'name',
  },
  // Roman figures before what they count.
  {
    pattern:
      /(?<![\p{L}\p{N}-])(?:I{2,3}|I?V|VI{1,3}|I?X|XI{1,3}|XI?V|XVI{0,3}|X{2,3}(?:I{1,3}|I?V)?)(?= \p{Ll}{3,})/gu,
    kind: 'number',
  },
  // "Free from almond", "smells of vanilla": what a thing holds or smells of.
  {
    pattern:
      /(?<!\p{L})(?:win|wins|gewinnen Sie|gana|gagnez) (?:a|an|one|the|your|ein\p{L}*|un[ea]?) [^.!?;\n]{1,40}/giu,
    kind: 'offer',
    unless: /\bwin|gewinn|\bgan|gagn/iu,
  },
  // Whose favourite it is, and what it was called.
  {
    pattern:
      /(?<!\p{L})(?:of the year|des jahres|del año|de l[’']année)(?!\p{L})|(?<!\p{L})(?:voted|crowned)(?: (?:the|as|best|number))|[’']s favou?rite(?!\p{L})/giu,
    kind: 'praise',
  },
  {
    pattern:
      /(?<!\p{L})(?:\p{L}{3,20}(?:ers|ists|ians|ors|ects|men|women|people|chefs|cooks)) (?:love|use|recommend|choose|prefer|trust|adore|praise)(?!\p{L})|(?<!\p{L})\p{Lu}\p{L}{3,20} (?:lieben|empfehlen|bevorzugen|schätzen|vertrauen)(?!\p{L})|(?<!\p{L})[Ll][oa]s \p{L}{4,20} (?:recomiendan|adoran|prefieren|aman)(?!\p{L})|(?<!\p{L})[LlDd]es \p{L}{4,20} (?:adorent|recommandent|préfèrent|plébiscitent)(?!\p{L})/gu,
    kind: 'praise',
  },
  {
    pattern:
      /(?<!\p{L})(?:trägt|hat|erhielt|bears|carries|lleva|tiene|porte|a reçu|possède)(?: \p{L}{2,12}){0,3} (?:siegel|gütesiegel|prüfzeichen|prüfsiegel|seal|sello|label)(?!\p{L})/giu,
    kind: 'certificate',
    unless: /siegel|prüf|\bseal\b|sello|label/iu,
  },
  // What happens when it breaks, and when it leaves.
  {
    pattern:
      /(?<!\p{L})if (?:it|the \p{L}{2,20}) (?:ever )?(?:breaks|cracks|fails|warps|wears out|stops working)(?!\p{L})|(?<!\p{L})(?:money back|your money comes back|get a new one)(?!\p{L})/giu,
    kind: 'guarantee',
  },
  {
    pattern:
      /(?<!\p{L})(?:leaves (?:us|our \p{L}{3,20})|reaches you|is with you|is on its way|lands at your)(?!\p{L})[^.!?\n]{0,40}(?:day|days|hours?|weeks?|tomorrow|today|order)(?!\p{L})|(?<!\p{L})(?:port offert|frais de port|franco de port|ohne versandkosten|versandkostenfrei|portes pagados|free (?:postage|p ?& ?p)|postage (?:is )?(?:free|included|paid))(?!\p{L})/giu,
    kind: 'shipping',
  },
  // Since when a family has made it.
  {
    pattern:
      /(?<!\p{L})(?:our|my|unsere|meine|nuestra|mi|notre|ma) (?:family|familie|familia|famille)(?!\p{L})|(?<!\p{L})(?:for|since|seit|desde hace|depuis)(?: \p{L}{2,12}){0,2} (?:generations?|centur(?:y|ies)|generationen|jahrhunderten?|siglos?|generaciones|générations?|siècles?)(?!\p{L})/giu,
    kind: 'since',
    unless: /famil|generation|centur|jahrhundert|siglo|generacion|génération|siècle/iu,
  },
  {
    pattern: /(?<=^|[.!?>]\s?|\n)(?:Grandma|Granny|Nonna|Oma|Mamie|La abuela)(?= \p{Ll})/gu,
    kind: 'name',
    unless: /grandma|granny|nonna|\boma\b|mamie|abuela/iu,
  },
  // How it fits whom.
  {
    pattern:
      /(?<!\p{L})(?:(?:slim|regular|loose|relaxed|skinny|boxy) fit|oversized|true to size|runs (?:small|large|big)|(?:king|queen)[- ]?size)(?!\p{L})/giu,
    kind: 'size',
  },
  {
    pattern:
      /(?<!\p{L})for (?:many |long )?(?:years|decades)(?: to come)?(?!\p{L})|(?<!\p{L})(?:jahrelang|jahrzehntelang|durante (?:muchos )?años|pendant des années)(?!\p{L})/giu,
    kind: 'lasting',
  },
  {
    pattern: /(?<!\p{L})(?:direct[- ]trade|single[- ]origin|small[- ]batch)(?!\p{L})/giu,
    kind: 'environmental',
  },
  {
    pattern:
      /(?<!\p{L})(?:(?:vegetable|natural|plant|azo)[- ]dyes?|pflanzengefärbt\p{L}*|tintes naturales|teintures? végétales?)(?!\p{L})/giu,
    kind: 'stuff',
  },
  {
    pattern:
      /(?<!\p{L})(?:free for (?:all|everything|everyone|everybody)|(?:completely|totally|entirely|absolutely) free)(?!\p{L})|(?<!\p{L})(?:first|erste[rs]?|primera?|première?) \p{L}{3,20} (?:is|ist|es|est) (?:free|kostenlos|gratis|gratuite?)(?!\p{L})/giu,
    kind: 'offer',
    unless: saidFree,
  },
  // What it keeps away.
  {
    pattern:
      /(?<!\p{L})(?:repels?|drives? away|keeps? (?:away|off) (?:mosquitoes|midges|moths|insects|flies|cats|mice|ants)|vertreibt|ahuyenta|repele|éloigne|fait fuir)(?!\p{L})/giu,
    kind: 'effect',
    unless: /repel|drive|keeps? (?:away|off)|vertreib|ahuyenta|repele|éloigne|fait fuir/iu,
  },
  // The greatest of its kind in German, where the ending tells it.
  {
    pattern:
      /(?<!\p{L})(?:[Dd]er|[Dd]ie|[Dd]as) (?!erste|letzte|nächste|meiste|einzigste|ernste|feste|beste|leiseste)\p{Ll}{3,20}(?:ste|ßte)(?= \p{Lu})/gu,
    kind: 'comparison',
  },
  // What of the body it would do good.
  {
    pattern:
      /(?<!\p{L})(?:protects?|strengthens?|cleanses?|schütz(?:t|en)|stärk(?:t|en)|schon(?:t|en)|protège(?:nt)?|renforce(?:nt)?|protegen?|fortalecen?|cuidan?) (?:the|your|das|die|ihre?|dein\p{L}?|le|la|les|vos|votre|el|los|tu|su) (?:heart|liver|brain|joints|back|spine|herz|leber|gehirn|gelenke|rücken|cœur|foie|cerveau|dos|articulations|corazón|hígado|cerebro|espalda|articulaciones)(?!\p{L})/giu,
    kind: 'effect',
  },
];
