import { longPattern } from '#rules/text/long-pattern.ts';
import type { Form } from './unsaid-forms.ts';

/** Claims that texts of shops are full of, in words that tell facts elsewhere: how it is stowed, what comes off, how one pays. */
export const usualForms: readonly Form[] = [
  // "For extra strength": a quality that nobody told, given as a purpose.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:for (?:extra|added|more|better|maximum|greater|easy|easier|lasting|improved|superior|ultimate|optimal)|für (?:mehr|extra|besseren?|zusätzlichen?|optimalen?|maximalen?)
      |para (?:más|mayor|mejor|una? (?:mayor|mejor)|máxim[oa])|pour (?:plus de|davantage de|une? meilleure?|un maximum de)) \p{L}{3,20}[^.,;:!?\n<]{0,60}
    `,
    kind: 'tail',
  },
  // "Packs into its own pocket", "rolls up small".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(packs|stows|tucks|rolls|folds|collapses|stuffs|squashes|breaks) (?:away|down|up|flat|small|into|neatly|easily|compactly)(?!\p{L})
    `,
    kind: 'property',
    unless: /(?<!\p{L})(?:fold|collaps|stow|pack(?:s|ed)? (?:away|down|up|into|small|flat))/iu,
    isToldBy: 1,
  },
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:lässt|lassen) sich (?:\p{L}+ ){0,3}(?:zusammenfalten|zusammenklappen|zusammenrollen|zusammenlegen|verstauen)(?!\p{L})
      |(?<!\p{L})se (?:pliega|dobla|enrolla|recoge)n? (?:plan[oa]s?|sobre|en|fácilmente|con facilidad)(?!\p{L})
      |(?<!\p{L})se (?:replie|plie|roule)(?:nt)? (?:à plat|dans|en|facilement|sur)(?!\p{L})
    `,
    kind: 'property',
    unless:
      /(?<!\p{L})(?:falt|klapp|roll|zusammen|verstau|pleg|plieg|dobl|enroll|recog|guard|pli|repli|roul|range)/iu,
  },
  // "The plates come out": what would come off it or apart.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:comes?|lifts?|slides?|pulls?|pops?|clips?|zips?|snaps?|unclips?|unscrews?|unbuttons?|detach(?:es)?) (?:right |straight |easily )?(?:out|off|apart)(?= (?:for|to|so|when|and|in|easily|after|without)(?!\p{L})|[.,;!]|$)
      |(?<!\p{L})(?:lässt|lassen) sich (?:\p{L}+ ){0,2}(?:abziehen|abschrauben|aushängen|auseinandernehmen|herausziehen|abknöpfen)(?!\p{L})
      |(?<!\p{L})se (?:separan?|extraen?|sacan?|desenroscan?)(?= (?:para|fácilmente|con|y)(?!\p{L})|[.,;!]|$)
      |(?<!\p{L})se (?:détachent?|dévissent?|déclipsent?)(?= (?:pour|facilement|et)(?!\p{L})|[.,;!]|$)
    `,
    kind: 'property',
    unless:
      /remov|detach|take|taken|apart|(?:come|lift|slide|pull|pop|clip|zip|snap|screw|button)s? (?:off|out)|unscrew|separat|abnehm|abzieh|abschraub|herausnehm|zerleg|auseinander|quita|desmont|separ|extra|saca|enlèv|enlev|démont|amovible|détach|déviss/iu,
  },
  // How one may pay.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(cash|bank transfers?|wire transfer|paypal|venmo|zelle|contactless|klarna|credit cards?|debit cards?|card payments?|instal?lments
        |Barzahlung|Überweisung|Ratenzahlung|Kreditkarte|Kartenzahlung|efectivo|transferencia|bizum|tarjeta de crédito|a plazos
        |espèces|virement|carte bancaire|chèque|en plusieurs fois)(?!\p{L})
    `,
    kind: 'service',
    isToldBy: 1,
  },
  // "Outdoors too".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:indoors? (?:and|or|as well as) out(?:doors?|side)|(?:used?|works?|hangs?|kept|left|stays?|suitable|great|good|perfect|ideal) (?:for )?(?:both )?out(?:doors?|side)(?: use)?
        |drinnen (?:und|wie|oder) draußen|(?:im|für den) (?:Außenbereich|Freien)|Innen- und Außenbereich
        |(?:en |para )?interior(?:es)? (?:y|o|como en) exterior(?:es)?|al aire libre|en exteriores|intérieur (?:et|ou|comme) (?:en |à l[’'])?extérieur|en extérieur|à l[’']extérieur)(?!\p{L})
    `,
    kind: 'fit',
    unless:
      /(?<!\p{L})(?:out ?doors?|outside|garden|patio|balcon|terras|draußen|außen|im freien|garten|exterior|jard[ií]n|aire libre|extérieur)/iu,
  },
  // "Pots of any shape".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:of|for|in) (?:any|every|all) (?:sizes?|shapes?|kinds?|types?|ages|levels?|brands?|makes?|models?)(?!\p{L})
      |(?<!\p{L})jede[rn]? (?:Form|Größe|Art|Marke|Alters)(?!\p{L})
      |(?<!\p{L})de (?:cualquier|tod[oa]s? (?:l[oa]s )?)(?: )?(?:tamaños?|formas?|tipos?|edad(?:es)?|marcas?|niveles?)(?!\p{L})
      |(?<!\p{L})(?:de|pour) (?:toutes? (?:les )?(?:tailles?|formes?|marques?)|tous (?:les )?(?:types?|âges|niveaux))(?!\p{L})
    `,
    kind: 'fit',
    unless:
      /(?<!\p{L})(?:any|every|(?<!(?:in|at|after) )all|universal\p{L}*|jede[rnms]?|alle[nr]?|cualquier|tod[oa]s?|tous|toutes?)(?!\p{L})/iu,
  },
  // "Grow faster", "sleep better".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:grow|heal|learn|sleep|work|run|recover|bake|cook|dry|charge|load|last|sell|breathe|feel|move|heat)s? (?:much |far |even |up )?(?:faster|better|longer|quicker|deeper|easier)(?! (?:than|if|when|with)(?!\p{L}))(?!\p{L})
      |(?<!\p{L})(?:gets?|gives?|saves?|uses?|lets? in|lets? through) (?:more|less|fewer) \p{L}{3,}(?!\p{L})
      |(?<!\p{L})(?:schneller|besser) (?:wachsen|wächst|heilen|lernen|lernt|schlafen|schläft|trocknen|trocknet)(?!\p{L})|(?<!\p{L})(?:wachsen|wächst|heilt|lernt|schläft|schlafen|trocknet) (?:schneller|besser)(?!\p{L})
      |(?<!\p{L})(?:crecen?|duermen?|aprenden?|secan?) (?:más rápido|mejor)(?!\p{L})|(?<!\p{L})(?:pousse|dort|sèche|apprend)(?:nt)? (?:plus vite|mieux)(?!\p{L})
    `,
    kind: 'effect',
    unless:
      /(?<!\p{L})(?:more|less|fewer|faster|better|longer|quicker|deeper|easier|schneller|besser|más|mejor|plus|mieux)(?!\p{L})/iu,
  },
  // "Doubles as a rolling mat".
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:doubles?|serves?|also (?:good|great|useful|handy|works?|used)|works? (?:just as )?well|can (?:also )?be used|use (?:it|them)) (?:up )?as (?:an? )?(?!(?:gifts?|presents?|well|usual|needed|directed|shown|described|new)(?!\p{L}))(?:(?:small|large|little|nice|lovely|handy|simple) )?(\p{L}{3,}(?:ing \p{L}+)?)
      |(?<!\p{L})(?:auch|zugleich|gleichzeitig) als (\p{Lu}\p{L}{3,}) (?:nutzbar|verwendbar|geeignet|nutzen|verwenden)
      |(?<!\p{L})(?:también|igualmente) (?:sirven?|valen?|se usan?) (?:como|de) (?:una? )?(\p{L}{4,})
      |(?<!\p{L})(?:sert|servent|s[’']utilise(?:nt)?) (?:aussi|également) (?:de|comme) (\p{L}{4,})
    `,
    kind: 'function',
    isToldBy: 1,
  },
  // What it keeps in mind by itself.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:remembers?|memori[sz]es?|recalls?) (?:your|the|its|which|how|where|every)(?!\p{L})|(?<!\p{L})merkt sich(?!\p{L})|(?<!\p{L})(?:recuerda|memoriza) (?:la|el|tu|su|los|las)(?!\p{L})
      |(?<!\p{L})(?:mémorise|se souvient)(?!\p{L})
    `,
    kind: 'function',
    unless: /remember|memor|recall|\bsave|merk|speicher|recuerd|guard|mémor|souvien|enregistr/iu,
  },
  // Who tells others to buy it, whatever they are.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?!(?:always|this|does|yes|its|his|is|was|has)(?!\p{L}))\p{L}{3,}s(?: (?:in|from|across|around|of) (?:the )?\p{L}+)? (?:recommend|trust|adore|swear by|rave about|praise)(?!\p{L})
      |(?<!\p{L})(?:recommended|trusted|approved|loved|chosen|praised) by (?:\p{L}+ ){0,2}\p{L}{3,}s(?!\p{L})
    `,
    kind: 'praise',
    unless: /recommend|trust|adore|swear|rave|prais|loved by|approved by|chosen by/iu,
  },
  // What somebody promises to answer.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:I|we)(?:[’']ll| will| try to| always){0,2} (?:answer|reply to|read|respond to) (?:all|every|each|any|your)(?!\p{L})
      |(?<!\p{L})(?:beantworten?|antworten?(?= (?:ich |wir )?auf)) (?:ich |wir )?(?:auf )?(?:alle|jede|eure|deine|Ihre)(?!\p{L})|(?<!\p{L})respond(?:o|emos) (?:a )?tod[oa]s|(?<!\p{L})(?:je réponds|nous répondons) à (?:tou|vos|chaque)
    `,
    kind: 'service',
    unless: /answer|repl(?:y|ies)|respond|question|comment|antwort|frage|respond|pregunt|répon|question/iu,
  },
  // "Every Friday": when the next one would come.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})new (?:\p{L}+ ){1,2}(?:every|each|on) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend)(?!\p{L})
      |(?<!\p{L})(?:jeden|immer) (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)s? (?:ein )?neue[rs]?(?!\p{L})
      |(?<!\p{L})neue[s]? \p{L}+ (?:jeden|immer) (?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)s?(?!\p{L})
      |(?<!\p{L})nuev[oa]s? \p{L}+ (?:cada|todos los) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})
      |(?<!\p{L})(?:une? )?nouve(?:au|lle|aux) \p{L}+ (?:chaque|tous les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?!\p{L})
    `,
    kind: 'offer',
    unless: /every|each|weekly|jede|wöchentlich|cada|semanal|chaque|hebdo/iu,
  },
  // How little is heard of it.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:in silence|without (?:a sound|noise|making (?:a sound|noise))|noiselessly|silently|(?:fast |nahezu |völlig )?(?:geräuschlos|lautlos)|en silencio|sin (?:hacer )?ruidos?|silenciosamente|en silence|sans (?:faire de )?bruit|silencieusement)(?!\p{L})
    `,
    kind: 'property',
    unless: /silen|quiet|noise|leise|lautlos|geräusch|ruido|bruit/iu,
  },
  // What would be mended in a moment, where the seller tells of a fault.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})(?:can|could|may) (?:\p{L}+ )?be (?:\p{L}+ )?(?:fixed|repaired|mended|sorted|polished out|sanded out)(?!\p{L})
      |(?<!\p{L})(?:lässt|lassen) sich (?:\p{L}+ ){0,2}(?:reparieren|beheben)(?!\p{L})|(?<!\p{L})se (?:puede|arregla|repara)n? (?:arreglar|reparar|fácil)|(?<!\p{L})se répare(?:nt)?(?!\p{L})
    `,
    kind: 'history',
    unless: /\bfix|repair|mend|sort|reparier|beheb|arregl|repar|répar/iu,
  },
  // Whose name stands on it.
  {
    pattern:
      /(?<!\p{L})(?:is|are|comes?) (?:\p{L}+ )?(?:hand-?)?(?:signed|numbered|dated)(?!\p{L})|(?<!\p{L})(?:signiert|nummeriert)(?!\p{L})|(?<!\p{L})(?:firmad|numerad)[oa]s?(?!\p{L})|(?<!\p{L})(?:signée?s|numérotée?s?)(?!\p{L})/giu,
    kind: 'property',
    unless: /(?<!de)sign|numbered|\bdated|nummer|firm|numerad|numérot/iu,
  },
  // Where links would be.
  {
    pattern: /(?<!\p{L})(?:verlinkt|linked (?:below|in)|enlazad[oa]s?)(?!\p{L})/giu,
    kind: 'contents',
    unless: /link|enla/iu,
  },
  // In what else it would be had.
  {
    pattern: longPattern('giu')`
      (?<!\p{L})also (?:available|comes?|sold|offered) (?:in|as|with)(?!\p{L})|(?<!\p{L})(?:gibt es|erhältlich|ist|sind) auch (?:in|als|mit) (?:\p{L}+ )?(?:erhältlich|Form)(?!\p{L})
      |(?<!\p{L})también (?:existen?|disponibles?|se venden?) (?:en|con)(?!\p{L})|(?<!\p{L})existe(?:nt)? aussi (?:en|avec|dans)(?!\p{L})
    `,
    kind: 'offer',
    unless: /(?<!\p{L})(?:also|auch|también|available|erhältlich|disponibles?|existe(?:nt)?)(?!\p{L})/iu,
  },
];
